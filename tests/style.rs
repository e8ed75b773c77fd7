//! What the style sheets must not do.

use std::fs;
use std::path::Path;

/// With `:has()` every part that comes or goes makes a browser style the whole table anew, board and all.
#[test]
fn no_rule_looks_down_from_an_ancestor() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let mut sheets = 0;
    for file in fs::read_dir(folder).expect("the style sheets") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|kind| kind == "css") {
            let text = fs::read_to_string(&path).expect("a text");
            assert!(!text.contains(":has("), "{}", path.display());
            sheets += 1;
        }
    }
    assert!(sheets >= 16, "{sheets} style sheets");
}
