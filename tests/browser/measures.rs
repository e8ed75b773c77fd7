//! Figures for people to read: `scripts/measure`.

use crate::harness::journey;

#[test]
#[ignore = "prints figures, checks nothing"]
fn time_to_the_first_screen_from_a_warm_cache_on_a_slow_tablet() {
    journey(async |page| {
        page.open("").await;
        page.slow_down(4).await;
        let mut times = Vec::new();
        for _ in 0..7 {
            page.reload().await;
            let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
            page.until("performance.getEntriesByName('first-contentful-paint').length").await;
            times.push(page.js(painted, vec![]).await.as_f64().expect("a time"));
        }
        times.sort_by(f64::total_cmp);
        println!("first screen, 4 times slower, median of 7: {:.0} ms (from {:.0} to {:.0})", times[3], times[0], times[6]);
    });
}
