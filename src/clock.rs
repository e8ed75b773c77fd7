//! How long a turn has taken. It shows, and never acts.

/// Milliseconds longer than which nothing is waited between two looks: the device slept.
const ASLEEP: u64 = 5_000;

/// The time of the turn under way, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    turn: u16,
    spent: u64,
    looked: Option<u64>,
}

impl Clock {
    /// Looks at the time; `running` is false behind the curtain. Another turn starts anew.
    pub fn look(&mut self, now: u64, turn: u16, running: bool) {
        if self.turn != turn {
            *self = Clock { turn, ..Clock::default() };
        }
        let since = self.looked.map_or(0, |looked| now.saturating_sub(looked));
        if since < ASLEEP {
            self.spent += since;
        }
        self.looked = running.then_some(now);
    }

    /// Whole seconds left of so many.
    pub fn left(&self, seconds: u8) -> u64 {
        let all = u64::from(seconds) * 1000;
        all.saturating_sub(self.spent).div_ceil(1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_down_to_nothing() {
        let mut clock = Clock::default();
        for second in 0..=70 {
            clock.look(1_000_000 + second * 1000, 3, true);
            assert_eq!(clock.left(60), 60_u64.saturating_sub(second));
        }
    }

    #[test]
    fn behind_the_curtain_it_stands_still() {
        let mut clock = Clock::default();
        clock.look(0, 3, true);
        clock.look(2_000, 3, false);
        clock.look(4_000, 3, false);
        clock.look(6_000, 3, true);
        clock.look(7_500, 3, true);
        assert_eq!(clock.left(60), 57, "three and a half seconds are gone");
    }

    #[test]
    fn another_turn_has_all_its_time() {
        let mut clock = Clock::default();
        clock.look(0, 3, true);
        clock.look(3_000, 3, true);
        clock.look(4_000, 4, true);
        assert_eq!(clock.left(90), 90);
    }

    #[test]
    fn time_asleep_is_nobodys() {
        let mut clock = Clock::default();
        clock.look(0, 3, true);
        clock.look(3_600_000, 3, true);
        assert_eq!(clock.left(60), 60);
    }
}
