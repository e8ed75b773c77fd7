//! What places bring, and how long it takes to pay for something.

use rules::cards::{Cards, Kind};
use rules::deal::pips;
use rules::ids::{Corner, Hex, Seat};
use rules::rules::Rules;
use rules::table::{Rates, Table};

/// Cards of each kind in 36 rolls, on average.
pub type Income = [u32; 8];

/// What a hex brings to a building of a level: 0 a settlement, 1 a city.
fn of_hex(rules: &Rules, table: &Table, hex: Hex, level: usize, sum: &mut Income) {
    let pips = pips(table.numbers[hex.at()]);
    for (kind, n) in rules.yields[table.terrain[hex.at()] as usize][level].cards.iter() {
        sum[kind as usize] += pips * u32::from(n);
    }
}

/// What a settlement on a corner brings.
pub fn of_corner(rules: &Rules, table: &Table, corner: Corner) -> Income {
    let mut sum = Income::default();
    rules.board.hexes_at(corner).iter().for_each(|hex| of_hex(rules, table, *hex, 0, &mut sum));
    sum
}

/// What all buildings of a seat bring while the robber stays where it is.
pub fn of_seat(rules: &Rules, table: &Table, seat: Seat) -> Income {
    let mut sum = Income::default();
    for (level, corners) in [table.settlements[seat.at()], table.cities[seat.at()]].into_iter().enumerate() {
        for corner in corners.iter() {
            for hex in rules.board.hexes_at(corner).iter().filter(|hex| table.robber != Some(**hex)) {
                of_hex(rules, table, *hex, level, &mut sum);
            }
        }
    }
    sum
}

/// Rolls beyond which waiting is as good as never.
pub const NEVER: u32 = 255;

/// How many rolls it takes until a hand can pay a cost, trading with the bank what is left over.
pub fn rolls(hand: Cards, cost: Cards, income: &Income, rates: &Rates) -> u32 {
    let pays = |rolls: u32| {
        let (mut lacking, mut spare) = (0, 0);
        for kind in Kind::ALL {
            let have = u32::from(hand.get(kind)) + income[kind as usize] * rolls / 36;
            let due = u32::from(cost.get(kind));
            lacking += due.saturating_sub(have);
            spare += have.saturating_sub(due) / u32::from(rates[kind as usize].max(1));
        }
        lacking <= spare
    };
    let (mut low, mut high) = (0, NEVER);
    while low < high {
        let middle = (low + high) / 2;
        if pays(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
