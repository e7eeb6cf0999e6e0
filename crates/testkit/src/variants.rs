//! [`all_variants`](crate::all_variants): the names of all variants of an enum, checked by the compiler.

/// Lists the names of all variants of an enum without fields. It does not compile if one is missing.
///
/// ```
/// enum Side {
///     Left,
///     Right,
/// }
/// assert_eq!(testkit::all_variants!(Side: Left, Right), ["Left", "Right"]);
/// ```
#[macro_export]
macro_rules! all_variants {
    ($name:ident: $($variant:ident),+) => {{
        let name = |value: $name| match value { $($name::$variant => stringify!($variant)),+ };
        vec![$(name($name::$variant).to_string()),+]
    }};
}
