//! Names that people write on the command line: what they stand for, and what is said of those that stand for nothing.

/// What each name of a list stands for; `unknown` says what is wrong with one that stands for nothing.
pub fn list<T>(
    text: &str,
    read: fn(&str) -> Option<T>,
    unknown: impl Fn(&str) -> String,
    errors: &mut Vec<String>,
) -> Vec<T> {
    let mut found = Vec::new();
    for name in text.split(',').map(str::trim) {
        match read(name) {
            Some(one) => found.push(one),
            None => errors.push(unknown(name)),
        }
    }
    found
}

/// The preset of this name; one that is not there goes to the errors with the names of all.
pub fn preset<T>(name: &str, read: fn(&str) -> Option<T>, all: &[&str], errors: &mut Vec<String>) -> Option<T> {
    let found = read(name);
    if found.is_none() {
        errors.push(format!("--preset: there is no {name:?}; the presets are {}", all.join(", ")));
    }
    found
}
