//! Reads names and lists of names from command line arguments, and collects errors for unknown ones.

/// Reads a comma-separated list. For a name that `read` does not know, the text of `unknown` is added to the errors.
pub fn read_list<T>(
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

/// Reads the name of a preset. An unknown name is added to the errors together with all valid ones.
pub fn read_preset<T>(name: &str, read: fn(&str) -> Option<T>, all: &[&str], errors: &mut Vec<String>) -> Option<T> {
    let found = read(name);
    if found.is_none() {
        errors.push(format!("--preset: there is no {name:?}; the presets are {}", all.join(", ")));
    }
    found
}
