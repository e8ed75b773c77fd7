//! How long ago something was, as one would say it.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ago {
    Now,
    Minutes(u64),
    Hours(u64),
    Days(u64),
}

/// Both moments in milliseconds since 1970. A moment still to come, by a clock set back, is now.
pub fn ago(when: u64, now: u64) -> Ago {
    let minutes = now.saturating_sub(when) / 60_000;
    match minutes {
        0 => Ago::Now,
        1..60 => Ago::Minutes(minutes),
        60..1440 => Ago::Hours(minutes / 60),
        _ => Ago::Days(minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_whole_unit_is_said() {
        const MINUTE: u64 = 60_000;
        let said = |minutes: u64| ago(5_000, 5_000 + minutes * MINUTE);
        assert_eq!(ago(5_000, 64_999), Ago::Now);
        assert_eq!(said(1), Ago::Minutes(1));
        assert_eq!(said(59), Ago::Minutes(59));
        assert_eq!(said(60), Ago::Hours(1));
        assert_eq!(said(1439), Ago::Hours(23));
        assert_eq!(said(1440), Ago::Days(1));
    }

    #[test]
    fn a_clock_set_back_does_not_confuse_it() {
        assert_eq!(ago(9_000_000, 5), Ago::Now);
    }
}
