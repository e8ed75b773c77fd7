//! Values of attributes.

use std::borrow::Cow;

use super::live::Find;
use crate::decimal::hundredths;
use crate::follow::{Memo, RwSignal, Signal};

/// What an attribute, a class, a style or a property is set to.
pub enum Value {
    Text(Cow<'static, str>),
    /// There, or not there.
    Is(bool),
    /// Follows what it reads.
    Live(Box<dyn Find<Value>>),
}

impl Value {
    /// Reads a value as it is now, following what it reads.
    pub fn now(self) -> Value {
        match self {
            Value::Live(mut find) => find.find().now(),
            other => other,
        }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Text(a), Value::Text(b)) => a == b,
            (Value::Is(a), Value::Is(b)) => a == b,
            _ => false,
        }
    }
}

/// What an attribute can be set to.
pub trait IntoValue {
    fn into_value(self) -> Value;
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        Value::Is(self)
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        self.map_or(Value::Is(false), T::into_value)
    }
}

impl<F, T> IntoValue for F
where
    F: FnMut() -> T + 'static,
    T: IntoValue,
{
    fn into_value(self) -> Value {
        struct Read<F>(F);

        impl<T: IntoValue, F: FnMut() -> T> Find<Value> for Read<F> {
            fn find(&mut self) -> Value {
                (self.0)().into_value()
            }
        }

        Value::Live(Box::new(Read(self)))
    }
}

impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for Signal<T> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}

impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for RwSignal<T> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}

impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for Memo<T> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl IntoValue for $number {
            fn into_value(self) -> Value {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }
    )*};
}

numbers!(u8, u16, u32, i16, i32, usize);

impl IntoValue for f64 {
    fn into_value(self) -> Value {
        Value::Text(Cow::Owned(hundredths(self).to_string()))
    }
}
