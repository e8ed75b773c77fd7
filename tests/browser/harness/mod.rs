//! The app in a real browser, driven from here.

mod command;
mod driver;
mod page;
mod server;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;

pub use page::{DESKTOP, PHONE, PORTRAIT, Page, SIZES, Size, TABLET, Theme};

/// Runs a journey in a browser of its own. It fails if the console said an error that the journey did not expect.
pub fn journey(walk: impl AsyncFnOnce(&Page)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let address = server::serve(dist());
    let driver = driver::Driver::start();
    let page = runtime.block_on(async { Page::new(driver.browser().await, address).await });
    let walked = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            walk(&page).await;
            page.no_console_error().await;
        });
    }));
    runtime.block_on(async {
        if walked.is_err() {
            let test = std::thread::current().name().unwrap_or("journey").replace("::", "-");
            page.shot(&format!("failed-{test}")).await;
        }
        page.close().await;
    });
    if let Err(failure) = walked {
        resume_unwind(failure);
    }
}

/// The release build to test.
fn dist() -> PathBuf {
    let folder = std::env::var_os("FARSHORE_DIST").map_or_else(|| root().join("dist"), PathBuf::from);
    assert!(folder.join("index.html").is_file(), "no build in {}: scripts/test makes one", folder.display());
    folder
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
