//! Colours of a table of Cosmic Frog: the frogs. The tests hold the sprite (`art/cosmic-frog.svg`) to them.

/// The body colours of the frogs, by the name of the colour.
pub const FROGS: [(&str, &str); 6] = [
    ("red", "#ef4d52"),
    ("purple", "#a66bf0"),
    ("gray", "#a3acbd"),
    ("blue", "#3f8cff"),
    ("green", "#46cf6a"),
    ("orange", "#ffa52b"),
];

/// Returns the body colour of a frog.
pub fn body_colour(colour: &str) -> &'static str {
    FROGS.iter().find(|(name, _)| *name == colour).map_or("currentColor", |(_, body)| body)
}
