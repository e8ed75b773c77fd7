//! The page calls `main` when the browser has loaded the app.

#[cfg(target_arch = "wasm32")]
fn main() {
    farshore::app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Farshore runs in a browser: scripts/play builds and serves it.");
    std::process::exit(2);
}
