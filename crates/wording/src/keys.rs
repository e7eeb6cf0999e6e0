//! Tables of message keys: one key per variant of an enum, written out.

/// Defines a function from the variants of an enum to message keys, and for tests a list of all these keys.
macro_rules! message_keys {
    ($(#[$doc:meta])* fn $name:ident($enum:ident), all $all:ident { $($variant:pat => $key:expr,)* }) => {
        $(#[$doc])*
        pub(super) fn $name(value: $enum) -> &'static str {
            match value {
                $($variant => $key,)*
            }
        }

        #[cfg(test)]
        const $all: &[&str] = &[$($key),*];
    };
}
pub(crate) use message_keys;

/// Fails unless the messages whose keys begin with `prefix` are exactly those of a table.
///
/// A message such as `refusal-needs-edge-slip` is a form of `refusal-needs-edge`.
#[cfg(test)]
pub(crate) fn check(prefix: &str, table: &[&str]) {
    let messages = crate::Messages::english();
    let is_form = |message: &str, key: &str| {
        message.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let of_table: Vec<&str> = messages.keys().filter(|message| message.starts_with(prefix)).collect();
    for key in table {
        assert!(of_table.iter().any(|message| is_form(message, key)), "{key} has no message");
    }
    for message in of_table {
        assert!(table.iter().any(|key| is_form(message, key)), "{message} belongs to no variant");
    }
}
