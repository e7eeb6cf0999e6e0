//! Runs the binary for a test in a folder of its own: once with a whole input, or line by line as a game that goes on.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A folder of its own for a test, with the folder for saves in it.
pub struct TestFolder {
    folder: PathBuf,
}

/// The binary.
const STRATA: &str = env!("CARGO_BIN_EXE_strata");

/// What a run printed, and how it ended.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl TestFolder {
    pub fn new(name: &str) -> TestFolder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        TestFolder { folder }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Returns the command that runs a program with these arguments in the folder.
    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&self.folder).env("XDG_DATA_HOME", self.path("data"));
        // The tests read English, whatever the language of the machine is.
        command.env("LC_ALL", "C").env("LANG", "C");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs `strata` in the folder; nothing that it is given may make it panic.
    pub fn run(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
        Ran::of(self.command(STRATA, arguments), input.as_ref())
    }

    /// Runs `strata` with these variables of the environment.
    pub fn run_with(&self, variables: &[(&str, &str)], arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
        let mut command = self.command(STRATA, arguments);
        command.envs(variables.iter().copied());
        Ran::of(command, input.as_ref())
    }

    /// Runs `strata` after a line of shell, such as a limit that the operating system sets.
    pub fn run_after(&self, line: &str, arguments: &[&str]) -> Ran {
        let script = format!("{line}; exec \"$@\"");
        Ran::of(self.command("sh", &[&["-c", &script, "sh", STRATA], arguments].concat()), b"")
    }

    /// Starts `strata` and leaves it running.
    pub fn talk(&self, arguments: &[&str]) -> Talk {
        let mut process = self.command(STRATA, arguments).stderr(Stdio::inherit()).spawn().unwrap();
        let output = process.stdout.take().unwrap();
        Talk { process, output }
    }

    /// Returns the names of all files in the folder, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = entries.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Plays a game of bots to its end and returns what was printed.
    pub fn bots(&self, save: &str, seed: &str) -> Ran {
        let seats = "bot,bot,random,bot";
        self.run(&["play", "cosmic-frog", "--seats", seats, "--length", "shorter", "--seed", seed, "--save", save], "")
    }
}

impl Ran {
    fn of(mut command: Command, input: &[u8]) -> Ran {
        let mut process = command.spawn().unwrap();
        // A command that does not read its input may have ended before all of it is written.
        let _ = process.stdin.take().unwrap().write_all(input);
        let output = process.wait_with_output().unwrap();
        let ran = Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        };
        assert!(!ran.err.contains("panicked"), "{command:?}: {}", ran.err);
        ran
    }

    #[track_caller]
    pub fn expect(&self, code: i32, part: &str) {
        let all = format!("{}{}", self.out, self.err);
        assert_eq!(self.code, code, "{all}");
        assert!(all.contains(part), "{part:?} in\n{all}");
    }
}

/// A running game in which the test plays the person.
pub struct Talk {
    process: Child,
    output: ChildStdout,
}

impl Talk {
    /// Returns what is printed up to the next prompt (`red> `); `None` if the program ends before there is one.
    pub fn until_prompt(&mut self) -> Option<String> {
        let mut text = Vec::new();
        let mut byte = [0];
        while self.output.read(&mut byte).unwrap() == 1 {
            text.push(byte[0]);
            let line = text.rsplit(|&byte| byte == b'\n').next().unwrap();
            if line.strip_suffix(b"> ").is_some_and(|name| name.iter().all(u8::is_ascii_lowercase)) {
                return Some(String::from_utf8(text).unwrap());
            }
        }
        None
    }

    /// Types a line.
    pub fn say(&mut self, line: &str) {
        let input = self.process.stdin.as_mut().unwrap();
        input.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Ends the program as a crash or a power cut would.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Closes the input and waits until the program has left the game.
    pub fn leave(mut self) {
        drop(self.process.stdin.take());
        while self.output.read(&mut [0; 1024]).unwrap() > 0 {}
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // A test that fails must not leave a process running.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A scenario that passes.
pub const SCENARIO: &str = r#"
game = "cosmic-frog"
title = "Red leaps"
[board]
"0,0" = "barren desert"
"1,0" = "barren"
[frog.red]
at = "0,0"
card = "blink down"
[frog.purple]
at = "aether"
card = "nimble down"
[decks]
action = "red purple"
[script]
play = '''
chance draw red
red leap 1,0
'''
expect = '''
frog.red.at = 1,0
'''
"#;
