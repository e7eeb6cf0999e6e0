//! What the search knows about the words of each language.
//!
//! Not here: how words are compared (`search.rs`). To teach it a language, add a [`Vocabulary`] and a line in [`of`].

/// An everyday word, with the words that the rules use for it.
type Meaning = (&'static str, &'static [&'static str]);

/// What the search knows about the words of a language.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Vocabulary {
    /// Words that say nothing about what is looked for.
    pub small_words: &'static [&'static str],
    /// Everyday words, each with the words that the rules use for it.
    pub meanings: &'static [Meaning],
    /// Endings that do not matter, a longer one before the shorter ones that it ends with.
    pub endings: &'static [&'static str],
    /// How many bytes of a word stay at least when its ending is cut off.
    pub shortest_stem: usize,
    /// Whether the language joins words without hyphens, so that the last part of a word is looked for too.
    pub joins_words: bool,
}

/// Returns the vocabulary of a language; an empty one if nobody has written any yet.
pub(crate) fn of(language: &str) -> &'static Vocabulary {
    match language {
        "en" => &ENGLISH,
        "de" => &GERMAN,
        _ => &NONE,
    }
}

const NONE: Vocabulary =
    Vocabulary { small_words: &[], meanings: &[], endings: &[], shortest_stem: 3, joins_words: false };

const ENGLISH: Vocabulary = Vocabulary {
    small_words: &[
        "a", "about", "am", "an", "and", "any", "are", "as", "at", "be", "by", "can", "did", "do", "does", "for",
        "from", "get", "go", "has", "have", "how", "i", "if", "in", "is", "it", "its", "many", "may", "me", "much",
        "must", "my", "of", "on", "or", "should", "that", "the", "their", "there", "they", "this", "to", "was", "we",
        "what", "when", "where", "which", "who", "why", "will", "with", "you", "your",
    ],
    meanings: &[
        ("animal", &["critter", "frog"]),
        ("creature", &["critter", "frog"]),
        ("crystal", &["resource"]),
        ("energy", &["oomph", "Ω"]),
        ("evacuate", &["escape", "migrate", "leave"]),
        ("fight", &["combat", "contest"]),
        ("finish", &["end", "over"]),
        ("flee", &["escape", "migrate", "leave"]),
        ("jump", &["leap"]),
        ("kill", &["home", "knockback"]),
        ("leaf", &["resource"]),
        ("mana", &["oomph", "Ω"]),
        ("money", &["resource", "Ω"]),
        ("point", &["score"]),
        ("purchase", &["buy", "cost"]),
        ("price", &["cost"]),
        ("setup", &["set-up"]),
        ("shell", &["resource"]),
        ("steal", &["raid", "gullet"]),
        ("tie", &["level", "shared"]),
        ("win", &["victory", "winner"]),
    ],
    endings: &["ations", "ation", "ings", "ing", "ies", "ers", "es", "er", "ed", "s", "e", "y"],
    shortest_stem: 3,
    joins_words: false,
};

const GERMAN: Vocabulary = Vocabulary {
    small_words: &[
        "aber", "als", "also", "am", "an", "auch", "auf", "aus", "bei", "beim", "bin", "bist", "da", "dann", "darf",
        "darfst", "das", "dass", "dein", "deine", "dem", "den", "der", "des", "die", "dies", "diese", "dieser", "du",
        "ein", "eine", "einem", "einen", "einer", "eines", "er", "es", "etwas", "für", "gibt", "habe", "haben", "hat",
        "ich", "ihr", "im", "in", "ist", "kann", "kannst", "können", "man", "mein", "meine", "meinem", "meinen",
        "meiner", "mich", "mir", "mit", "muss", "musst", "nach", "nun", "nur", "ob", "oder", "sie", "sind", "so",
        "soll", "sollte", "um", "und", "von", "vom", "wann", "warum", "was", "welche", "welchem", "welchen", "welcher",
        "welches", "wem", "wen", "wenn", "wer", "werden", "wie", "wieso", "viel", "viele", "wird", "wo", "wofür",
        "woher", "wohin", "wozu", "zu", "zum", "zur",
    ],
    meanings: &[
        ("bezahlen", &["zahlen", "kostet", "kosten"]),
        ("energie", &["wumms", "Ω"]),
        ("evakuieren", &["fliehen", "flieht", "flucht"]),
        ("figur", &["tierchen", "frosch"]),
        ("flüchten", &["fliehen", "flieht", "flucht"]),
        ("fressen", &["ernten", "schlund"]),
        ("geld", &["rohstoff", "Ω"]),
        ("hüpfen", &["springen", "sprung"]),
        ("klauen", &["raubzug", "plündern", "schlund"]),
        ("kämpfen", &["angriff", "angreifen", "streit"]),
        ("mana", &["wumms", "Ω"]),
        ("preis", &["kostet", "kosten"]),
        ("schluss", &["ende", "endet"]),
        ("sieg", &["gewinnen"]),
        ("siegen", &["gewinnen", "sieg"]),
        ("stehlen", &["raubzug", "plündern", "schlund"]),
        ("tier", &["tierchen", "frosch"]),
        ("töten", &["hand", "rückstoß"]),
        ("unentschieden", &["gleichstand", "gleichauf"]),
    ],
    endings: &[
        "ungen", "ung", "sten", "ten", "ern", "est", "en", "em", "er", "es", "et", "st", "te", "e", "n", "s", "t",
    ],
    shortest_stem: 4,
    joins_words: true,
};
