//! `strata serve` as a process: where it listens, and how it ends.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// Makes a folder with a page of one file.
fn page(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("serve-{test}"));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("index.html"), "<html>").unwrap();
    folder
}

fn command(page: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strata"));
    command.arg("serve").arg("--page").arg(page).args(arguments);
    command.env("LC_ALL", "C").env("LANG", "C");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server that is killed when the test is over, if it still runs.
struct Server {
    process: Child,
    out: BufReader<ChildStdout>,
    /// Host and port.
    address: String,
}

impl Server {
    fn start(page: &Path, arguments: &[&str]) -> Server {
        let mut process = command(page, arguments).stderr(Stdio::null()).spawn().unwrap();
        let mut out = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).0.to_string();
        Server { process, out, address }
    }

    fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    }

    fn ask(&self, request: &str) -> String {
        let mut text = String::new();
        self.send(request).read_to_string(&mut text).unwrap();
        text
    }

    fn port(&self) -> u16 {
        self.address.rsplit_once(':').unwrap().1.parse().unwrap()
    }

    /// Waits for the end, but not for ever, and returns whether it was a success.
    fn ended(&mut self) -> bool {
        for _ in 0..300 {
            if let Some(status) = self.process.try_wait().unwrap() {
                return status.success();
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("the server does not end");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

const GET: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

#[test]
fn the_page_of_a_folder_is_served() {
    let server = Server::start(&page("folder"), &["--port", "0"]);
    let answer = server.ask(GET);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("<html>"), "{answer}");
    let foreign = server.ask(&GET.replace("localhost", "evil.example"));
    assert!(foreign.starts_with("HTTP/1.1 421"), "{foreign}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_and_sigterm_end_it_beside_a_half_sent_request() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start(&page(signal), &["--port", "0"]);
        let _half = server.send("GET / HTTP/1.1\r\nHost: local");
        let _silent = server.send("");
        assert!(server.ask(GET).ends_with("<html>"));
        let sent = Command::new("kill").args([signal, &server.process.id().to_string()]).status().unwrap();
        assert!(sent.success());
        assert!(server.ended(), "{signal}");
    }
}

#[test]
fn a_taken_port_is_an_error_if_it_was_asked_for() {
    let page = page("taken");
    let server = Server::start(&page, &["--port", "0"]);
    let Output { status, stdout, stderr } = command(&page, &["--port", &server.port().to_string()]).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert_eq!((status.code(), &*out), (Some(2), ""), "{err}");
    assert!(err.contains("is taken") && err.contains("saved games per address"), "{err}");
}

#[test]
fn without_a_port_the_next_free_one_is_taken_and_said() {
    let page = page("next");
    // One of the two, or a program of somebody else, has the usual port.
    let servers = [Server::start(&page, &[]), Server::start(&page, &[])];
    assert_ne!(servers[0].port(), servers[1].port());
    let mut moved = 0;
    for mut server in servers {
        assert!((7878..7978).contains(&server.port()), "{}", server.address);
        let has_moved = server.port() != 7878;
        // An answer proves that all has been said; then the process ends, so that its output does.
        server.ask(GET);
        server.process.kill().unwrap();
        let mut rest = String::new();
        server.out.read_to_string(&mut rest).unwrap();
        assert_eq!(rest.contains("Port 7878 is taken"), has_moved, "{rest}");
        moved += usize::from(has_moved);
    }
    assert!(moved > 0);
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = page("empty");
    fs::remove_file(folder.join("index.html")).unwrap();
    let output = command(&folder, &[]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("has no index.html"));
}
