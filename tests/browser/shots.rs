//! Pictures for people to look at: `scripts/shots`.

use crate::harness::{SIZES, Theme, journey};
use crate::saves::{finished, open_with};

/// A name, the address, and what to click there.
const SCREENS: &[(&str, &str, &[&str])] = &[
    ("home", "", &[]),
    ("new-game", "#/new", &[".opt:has(.seed) [role=switch], .opt:last-child [role=switch]"]),
    ("new-game-colour", "#/new", &[".prow button"]),
    ("help", "#/help", &[]),
    ("help-robber", "#/help/robber", &[]),
    ("help-building", "#/help/building", &[]),
    ("help-distance", "#/help/distance", &[]),
    ("help-longest-road", "#/help/longest-road", &[]),
    ("help-harbour", "#/help/trade", &[]),
    ("help-keys", "#/help/keys", &[]),
    ("help-easy-to-miss", "#/help/easy-to-miss", &[]),
    ("settings", "", &["[data-go=settings]"]),
    ("end", "#/play", &[]),
];

#[test]
#[ignore = "makes pictures, checks nothing"]
fn pictures_of_every_screen() {
    journey(async |page| {
        open_with(page, &finished()).await;
        for (name, fragment, clicks) in SCREENS {
            page.open("").await;
            page.open(fragment).await;
            page.reload().await;
            for css in *clicks {
                page.click(css).await;
            }
            for theme in Theme::ALL {
                page.system(theme).await;
                for size in SIZES {
                    page.size(size).await;
                    page.settle().await;
                    page.shot(&format!("{name}-{}-{}", size.name, theme.name())).await;
                }
            }
        }
    });
}

/// Moments of the recorded game worth a look: the number of lines before each.
const MOMENTS: &[(&str, usize, &[&str])] = &[
    ("curtain", 3, &[]),
    ("before-dice", 12, &["#lift"]),
    ("build", 60, &["#lift", ".acts [data-act=road]"]),
    ("trade", 60, &["#lift", ".acts [data-act=trade]"]),
    ("moves", 60, &["#lift", "[data-act=moves]"]),
    ("log", 90, &["#lift", ".logbar"]),
];

#[test]
#[ignore = "makes pictures, checks nothing"]
fn pictures_of_a_game() {
    journey(async |page| {
        let record = crate::game::record();
        crate::game::begin(page, &record).await;
        for at in 0..record.lines.len() {
            for (name, _, clicks) in MOMENTS.iter().filter(|(_, when, _)| *when == at) {
                for css in *clicks {
                    if page.count(css).await > 0 {
                        page.click(css).await;
                    }
                }
                for theme in Theme::ALL {
                    page.system(theme).await;
                    for size in SIZES {
                        page.size(size).await;
                        page.settle().await;
                        page.shot(&format!("{name}-{}-{}", size.name, theme.name())).await;
                    }
                }
                page.size(SIZES[0]).await;
                page.reload().await;
            }
            crate::game::step(page, &record, at).await;
        }
        for theme in Theme::ALL {
            page.system(theme).await;
            for size in SIZES {
                page.size(size).await;
                page.settle().await;
                page.shot(&format!("end-{}-{}", size.name, theme.name())).await;
            }
        }
    });
}
