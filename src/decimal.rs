//! Lengths and shares as the page wants them: a number with a few places, never more. The standard library's own way of
//! writing fractions, which finds the shortest that is exact, brings large tables along.

use std::fmt;

/// A number rounded to some places.
#[derive(Clone, Copy)]
pub struct Decimal {
    /// In units of the last place.
    units: i64,
    places: u32,
}

fn rounded(number: f64, places: u32) -> Decimal {
    Decimal { units: (number * 10f64.powi(places as i32)).round() as i64, places }
}

/// To the nearest whole number.
pub fn whole(number: impl Into<f64>) -> Decimal {
    rounded(number.into(), 0)
}

/// To one place.
pub fn tenths(number: impl Into<f64>) -> Decimal {
    rounded(number.into(), 1)
}

/// To two places.
pub fn hundredths(number: impl Into<f64>) -> Decimal {
    rounded(number.into(), 2)
}

/// To three places.
pub fn thousandths(number: impl Into<f64>) -> Decimal {
    rounded(number.into(), 3)
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = 10u64.pow(self.places);
        let units = self.units.unsigned_abs();
        if self.units < 0 {
            f.write_str("-")?;
        }
        write!(f, "{}", units / unit)?;
        match (units % unit, self.places as usize) {
            (0, _) => Ok(()),
            (rest, places) => write!(f, ".{rest:0places$}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_to_their_place_and_no_further() {
        let cases = [
            (0.0, "0"),
            (-0.04, "0"),
            (-0.06, "-0.1"),
            (12.0, "12"),
            (12.34, "12.3"),
            (-7.96, "-8"),
            (100.05, "100.1"),
        ];
        for (number, text) in cases {
            assert_eq!(tenths(number).to_string(), text);
        }
        assert_eq!(whole(-0.5_f32).to_string(), "-1");
        assert_eq!(whole(2.4_f32).to_string(), "2");
        assert_eq!(hundredths(1.075_f32 * 2.0).to_string(), "2.15");
        assert_eq!(hundredths(-3.05).to_string(), "-3.05");
        assert_eq!(thousandths(1.0 / 3.0).to_string(), "0.333");
        assert_eq!(thousandths(0.0625).to_string(), "0.063");
        assert_eq!(tenths(f64::NAN).to_string(), "0");
    }
}
