//! A browser of its own for every journey.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// Chromedriver on a free port, ended with this value, and what the two wrote with it.
pub struct Driver {
    process: Child,
    port: u16,
    // the last to go: the others may still be writing there
    _scratch: Scratch,
}

impl Driver {
    pub fn start() -> Driver {
        let scratch = Scratch::new();
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").env("TMPDIR", &scratch.0).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().expect("chromedriver on PATH: scripts/setup installs it");
        let said = BufReader::new(process.stdout.take().expect("stdout is piped"));
        let mut lines = said.lines().map_while(Result::ok);
        let port =
            lines.find_map(|line| line.split("successfully on port ").nth(1)?.trim_end_matches('.').parse().ok());
        // keep reading, or it waits for us when the pipe is full
        std::thread::spawn(move || lines.for_each(drop));
        Driver { process, port: port.expect("chromedriver names its port"), _scratch: scratch }
    }

    pub async fn browser(&self) -> Client {
        let mut arguments = vec![
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ];
        // shared memory is small in containers
        arguments.push("--disable-dev-shm-usage");
        let mut options = json!({ "args": arguments });
        if let Some(path) = chromium() {
            options["binary"] = json!(path);
        }
        let wanted = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let Value::Object(wanted) = wanted else { unreachable!("written above") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let address = format!("http://127.0.0.1:{}", self.port);
        builder.capabilities(wanted).connect(&address).await.expect("a browser that chromedriver can start")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A folder for the profile of one browser and whatever else it puts aside, gone with this value.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("farshore-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the browser");
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // a browser that is still closing writes on for a moment
        for _ in 0..50 {
            if fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

/// Where chromedriver does not look by itself.
fn chromium() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders)
        .flat_map(|folder| [folder.join("chromium"), folder.join("chromium-browser")])
        .find(|path| path.is_file())
}
