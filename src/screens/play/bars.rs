//! How often each sum was rolled, as bars, against what was to be expected.

use super::table::Table;
use crate::chronicle::{Rolls, ways};
use crate::decimal::{tenths, whole};
use crate::page::*;
use crate::words::t_string;

/// How high the tallest bar may be.
const HEIGHT: f64 = 138.0;

#[component]
pub fn Bars(rolls: Rolls, #[prop(into)] width: Signal<f64>) -> View {
    let words = Table::get().words;
    let row = move |sum: usize| t_string!(words, end.rolled_times, sum = sum, count = rolls[sum]);
    view! {
        {move || plot(&rolls, width.get())}
        <ul class="vh">{move || (2..=12).map(|sum| view! { <li>{row(sum)}</li> }).collect_view()}</ul>
    }
}

fn plot(rolls: &Rolls, width: f64) -> View {
    let total: u16 = rolls.iter().sum();
    let expected = |sum: usize| f64::from(total) * f64::from(ways(sum)) / 36.0;
    let tallest = (2..=12).map(|sum| expected(sum).max(f64::from(rolls[sum]))).fold(1.0, f64::max) * 1.06;
    let column = width / 11.0;
    let bar = |sum: usize| {
        let rolled = rolls[sum];
        let high = f64::from(rolled) / tallest * HEIGHT;
        let line = expected(sum) / tallest * HEIGHT;
        let left = (sum - 2) as f64 * column;
        let middle = tenths(left + column / 2.0).to_string();
        let red = sum == 6 || sum == 8;
        view! {
            <rect class="bar" class:red=red x=left + 3.0 y=HEIGHT - high width=column - 6.0 height=high rx="2"/>
            <path class="expected" d=format!("M{},{}h{}", tenths(left + 0.5), tenths(HEIGHT - line), tenths(column - 1.0))/>
            <text class="vl" x=middle.clone() y=HEIGHT - high.max(line) - 6.0>{rolled}</text>
            <text class="ax" class:red=red x=middle y=HEIGHT + 17.0>{sum}</text>
        }
    };
    view! {
        <svg class="plot" viewBox=format!("0 -18 {} {}", whole(width), whole(HEIGHT + 40.0)) aria-hidden="true">
            {(2..=12).map(bar).collect_view()}
            <path class="axis" d=format!("M0,{}H{}", whole(HEIGHT), whole(width))/>
        </svg>
    }
}
