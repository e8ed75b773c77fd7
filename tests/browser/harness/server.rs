//! Serves the built app as a plain web server would, under a path of its own: nothing is found that is not there.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

const BASE: &str = "/some/where/";

/// Starts serving until the process ends; gives the address of the page.
pub fn serve(folder: PathBuf) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("a bound socket has an address").port();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = folder.clone();
            // a browser that goes away in mid-answer is no error
            thread::spawn(move || drop(answer(stream, &folder)));
        }
    });
    format!("http://127.0.0.1:{port}{BASE}")
}

fn answer(mut stream: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = request.split(' ').nth(1).unwrap_or_default();
    let (status, kind, body) = match file(path, folder) {
        Some((kind, body)) => ("200 OK", kind, body),
        None => ("404 Not Found", "text/plain", b"not found".to_vec()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

fn file(path: &str, folder: &Path) -> Option<(&'static str, Vec<u8>)> {
    let name = path.split('?').next()?.strip_prefix(BASE)?;
    let name = if name.is_empty() { "index.html" } else { name };
    if name.split('/').any(|part| part.starts_with('.')) {
        return None;
    }
    Some((kind(name)?, std::fs::read(folder.join(name)).ok()?))
}

fn kind(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}
