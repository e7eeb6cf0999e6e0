//! Reads handbooks from Markdown.
//!
//! `pulldown-cmark` makes the HTML. Only its own elements and the links written here get into it: raw HTML is shown as text,
//! and a link leads to a rule or to an `https:` address. Every id of a rule becomes a link.

use crate::{Book, ENGLISH, RuleEntry, Section};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html};
use std::collections::BTreeMap;
use std::sync::OnceLock;

// `TRANSLATIONS`: the language, the game and the text of every handbook that is not in English.
include!(concat!(env!("OUT_DIR"), "/translations.rs"));

/// The game and the text of every English handbook, in the order of the catalogue.
static ENGLISH_TEXTS: [(&str, &str); 2] = [
    ("cosmic-frog", include_str!("../../../handbook/cosmic-frog.md")),
    ("volcanique", include_str!("../../../handbook/volcanique.md")),
];

/// Reads the handbooks of all games, once: those in English in the order of the catalogue, then their translations.
pub fn books() -> &'static [Book] {
    static BOOKS: OnceLock<Vec<Book>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let english: Vec<Book> = ENGLISH_TEXTS.iter().map(|(game, text)| read(ENGLISH, game, text)).collect();
        let translated = TRANSLATIONS.iter().map(|(language, game, text)| {
            let mut book = read(language, game, text);
            if let Some(original) = english.iter().find(|original| original.game == book.game) {
                use_slugs_of(&mut book, original);
            }
            book
        });
        let translated: Vec<Book> = translated.collect();
        english.into_iter().chain(translated).collect()
    })
}

/// Returns the handbook of a game in a language, by its name in the catalogue and the code of the language.
pub fn book(game: &str, language: &str) -> Option<&'static Book> {
    books().iter().find(|book| book.game == game && book.language == language)
}

/// Gives the sections of a translation the addresses of the original.
fn use_slugs_of(book: &mut Book, original: &Book) {
    for (section, other) in book.sections.iter_mut().zip(&original.sections) {
        section.slug.clone_from(&other.slug);
    }
}

/// Reads a handbook. A section begins with `## heading`, a rule with `### ID · title`; the ids of its rules become links.
pub fn read(language: &str, game: &str, text: &str) -> Book {
    let writer = Writer::of(game, text);
    let mut parts = text.split("\n## ");
    let preface = parts.next().and_then(|before| before.split_once('\n')).map_or("", |(_, rest)| rest);
    Book {
        game: game.into(),
        language: language.into(),
        preface: writer.html(preface),
        sections: parts.map(|part| writer.section(part)).collect(),
    }
}

/// Returns the name of a section in addresses: its heading in small letters, with hyphens.
fn slug(title: &str) -> String {
    let letters = title.to_lowercase();
    let words = letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// Turns the Markdown of one handbook into HTML.
struct Writer<'b> {
    game: &'b str,
    /// The title of each rule by its id.
    titles: BTreeMap<&'b str, &'b str>,
}

impl<'b> Writer<'b> {
    /// Prepares to write the handbook with this text, whose headings are the titles of the rules.
    fn of(game: &'b str, text: &'b str) -> Writer<'b> {
        let headings = text.lines().filter_map(|line| line.strip_prefix("### ")?.split_once('·'));
        Writer { game, titles: headings.map(|(id, title)| (id.trim(), title.trim())).collect() }
    }

    fn section(&self, text: &str) -> Section {
        let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
        let mut parts = rest.split("\n### ");
        let intro = self.html(parts.next().unwrap_or(""));
        let entries = parts.filter_map(|part| self.entry(part)).collect();
        Section { slug: slug(title), title: title.trim().into(), intro, entries }
    }

    fn entry(&self, text: &str) -> Option<RuleEntry> {
        let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
        let (id, title) = head.split_once('·')?;
        Some(RuleEntry { id: id.trim().into(), title: title.trim().into(), html: self.html(rest), text: plain(rest) })
    }

    fn html(&self, markdown: &str) -> String {
        let mut out = String::new();
        html::push_html(&mut out, self.events(markdown).into_iter());
        out.trim().into()
    }

    /// Returns what a text consists of, with links to rules and without anything that could be harmful in a page.
    fn events<'t>(&self, markdown: &'t str) -> Vec<Event<'t>> {
        let mut parser = TextMergeStream::new(parser(markdown));
        let mut events = Vec::new();
        // The end tag of each open link.
        let mut links = Vec::new();
        // Whether ids of rules stay text, because links do not nest and code is shown as it is written.
        let mut verbatim = 0;
        while let Some(event) = parser.next() {
            match event {
                Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
                Event::Start(Tag::HtmlBlock) => events.push(Event::Start(Tag::Paragraph)),
                Event::End(TagEnd::HtmlBlock) => events.push(Event::End(TagEnd::Paragraph)),
                Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => {}
                Event::Start(Tag::Link { dest_url, .. }) => match self.rule(dest_url.strip_prefix('#').unwrap_or("")) {
                    Some(link) => {
                        parser.by_ref().find(|event| *event == Event::End(TagEnd::Link));
                        events.push(inline(link));
                    }
                    None => {
                        let (start, end) = link_to(&dest_url);
                        verbatim += 1;
                        events.extend(start);
                        links.push(end);
                    }
                },
                Event::End(TagEnd::Link) => {
                    verbatim -= 1;
                    events.extend(links.pop().flatten());
                }
                Event::Start(Tag::CodeBlock(_)) => {
                    verbatim += 1;
                    events.push(event);
                }
                Event::End(TagEnd::CodeBlock) => {
                    verbatim -= 1;
                    events.push(event);
                }
                // Without alignments, which would be style attributes.
                Event::Start(Tag::Table(_)) => {
                    events.extend([inline(r#"<div class="rule-table">"#), Event::Start(Tag::Table(Vec::new()))]);
                }
                Event::End(TagEnd::Table) => events.extend([event, inline("</div>")]),
                Event::Text(text) if verbatim == 0 => self.words(&text, &mut events),
                event => events.push(event),
            }
        }
        events
    }

    /// Adds plain text in which every id of a rule is a link.
    fn words<'t>(&self, text: &str, events: &mut Vec<Event<'t>>) {
        let mut plain = String::new();
        for token in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            let word = token.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            let id = Some(word).filter(|word| word.contains('-') && !word.contains(|c: char| c.is_ascii_lowercase()));
            match id.and_then(|id| self.rule(id)) {
                Some(link) => {
                    events.push(Event::Text(std::mem::take(&mut plain).into()));
                    events.push(inline(link));
                    plain.push_str(&token[word.len()..]);
                }
                None => plain.push_str(token),
            }
        }
        events.push(Event::Text(plain.into()));
    }

    /// Returns a link to a rule by its id, in capitals or small letters. The address is that of `web::route`.
    fn rule(&self, id: &str) -> Option<String> {
        let id = id.to_ascii_uppercase();
        let (game, title) = (self.game, escaped(self.titles.get(id.as_str())?));
        Some(format!(
            r##"<a class="rule-ref" href="#/handbook/{game}/{id}" title="{title}" data-rule="{id}">{id}</a>"##
        ))
    }
}

fn parser(markdown: &str) -> Parser<'_> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES)
}

/// Returns a piece of HTML that was written here.
fn inline<'t>(html: impl Into<CowStr<'t>>) -> Event<'t> {
    Event::InlineHtml(html.into())
}

/// Returns the start and the end of an external link, both empty unless the address is harmless.
fn link_to<'t>(address: &str) -> (Option<Event<'t>>, Option<Event<'t>>) {
    if !address.starts_with("https://") {
        return (None, None);
    }
    let start = format!(r#"<a href="{}" target="_blank" rel="noopener">"#, escaped(address));
    (Some(inline(start)), Some(inline("</a>")))
}

/// Returns a text as it stands in HTML, also within quotes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns the words of a text without its Markdown.
fn plain(markdown: &str) -> String {
    let mut words = String::new();
    for event in parser(markdown) {
        match event {
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
                words.push_str(&text)
            }
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::CodeBlock) => words.push(' '),
            _ => {}
        }
    }
    words.trim().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::{COSMIC_FROG, VOLCANIQUE};

    fn html(markdown: &str) -> String {
        let [(game, text), _] = ENGLISH_TEXTS;
        Writer::of(game, text).html(markdown)
    }

    fn link(id: &str, title: &str) -> String {
        format!(r##"<a class="rule-ref" href="#/handbook/cosmic-frog/{id}" title="{title}" data-rule="{id}">{id}</a>"##)
    }

    #[test]
    fn paragraphs_lists_and_tables_are_read() {
        let found = html("One\ntwo.\n\n- **a**: b\n  c\n- `d`\n\n1. x\n2. y\n\n| h | i |\n|---|:--|\n| 1 | LEAP-1 |\n");
        let leap = link("LEAP-1", "How far you leap");
        let expected = format!(
            "<p>One\ntwo.</p>\n<ul>\n<li><strong>a</strong>: b\nc</li>\n<li><code>d</code></li>\n</ul>\n\
             <ol>\n<li>x</li>\n<li>y</li>\n</ol>\n<div class=\"rule-table\"><table><thead><tr><th>h</th><th>i</th></tr></thead>\
             <tbody>\n<tr><td>1</td><td>{leap}</td></tr>\n</tbody></table>\n</div>"
        );
        assert_eq!(found, expected);
    }

    #[test]
    fn ids_of_rules_become_links() {
        let (desc, leap) = (COSMIC_FROG.of("DESC-1").unwrap(), COSMIC_FROG.of("LEAP-1").unwrap());
        let expected = format!("<p>see ({}), {}; NO-1.</p>", link("DESC-1", desc), link("LEAP-1", leap));
        assert_eq!(html("see ([DESC-1](#desc-1)), LEAP-1; NO-1."), expected);
        assert_eq!(html("[any **words**](#desc-1)"), format!("<p>{}</p>", link("DESC-1", desc)));
        assert_eq!(html("`LEAP-1`"), "<p><code>LEAP-1</code></p>");
        let outside = r#"<p><a href="https://a.b" target="_blank" rel="noopener">to LEAP-1</a></p>"#;
        assert_eq!(html("[to LEAP-1](https://a.b)"), outside);
    }

    #[test]
    fn nothing_harmful_gets_into_the_html() {
        assert_eq!(html("a <script>b</script> & c"), "<p>a &lt;script&gt;b&lt;/script&gt; &amp; c</p>");
        assert_eq!(html("<img src=x onerror=y>"), "<p>&lt;img src=x onerror=y&gt;</p>");
        assert_eq!(html("<!-- a -->\n\n&lt;b>"), "<p>&lt;!-- a --&gt;\n</p>\n<p>&lt;b&gt;</p>");
        assert_eq!(html("[a](javascript:b) [c](#/settings) [d](http://e)"), "<p>a c d</p>");
        assert_eq!(html("![a](https://b/c.png)"), "<p>a</p>");
        let address = "https://b/&quot;&gt;&lt;i&gt;";
        let quoted = format!("<p><a href=\"{address}\" target=\"_blank\" rel=\"noopener\">a</a></p>");
        assert_eq!(html("[a](https://b/\"><i>)"), quoted);
        assert_eq!(
            html("```\"><i>\nLEAP-1 <b>\n```"),
            "<pre><code class=\"language-&quot;&gt;&lt;i&gt;\">LEAP-1 &lt;b&gt;\n</code></pre>"
        );
    }

    #[test]
    fn words_without_markdown() {
        assert_eq!(plain("A **b**\n`c` ([DESC-1](#desc-1)).\n\n- d\n- e\n"), "A b c (DESC-1). d e");
    }

    #[test]
    fn every_rule_stands_in_its_section() {
        for (book, titles) in books().iter().zip([COSMIC_FROG, VOLCANIQUE]) {
            assert!(book.entries().count() > 90);
            for entry in book.entries() {
                assert_eq!(titles.of(&entry.id), Some(entry.title.as_str()));
                assert!(entry.html.starts_with('<') && !entry.text.is_empty(), "{}", entry.id);
                assert!(!entry.html.contains("<h") && !entry.text.contains("**"), "{}", entry.id);
            }
            let glossary = book.sections.last().unwrap();
            assert!(glossary.entries.is_empty() && glossary.intro.starts_with("<ul>\n<li><strong>"));
            assert!(book.sections.len() > 10 && book.sections.iter().all(|section| !section.intro.is_empty()));
            assert!(book.preface.starts_with("<p>Strata is"), "{}", book.preface);
        }
        let combat = books()[0].sections.iter().find(|section| section.slug == "combat").unwrap();
        assert!(combat.entries.iter().all(|entry| entry.id.starts_with("COM-")));
        assert!(combat.contains("combat") && combat.contains("com-2") && !combat.contains("LEAP-1"));
        assert!(book("chess", ENGLISH).is_none() && book("volcanique", "xx").is_none());
    }

    /// Returns the rules that a text links to, in their order.
    fn links(html: &str) -> Vec<&str> {
        html.split("data-rule=\"").skip(1).filter_map(|link| link.split('"').next()).collect()
    }

    #[test]
    fn a_translation_has_the_sections_rules_and_links_of_the_original() {
        assert!(book("cosmic-frog", "de").is_some() && book("volcanique", "de").is_some());
        for book in books().iter().filter(|book| book.language != ENGLISH) {
            let (language, original) = (&book.language, super::book(&book.game, ENGLISH).unwrap());
            assert_eq!(links(&book.preface), links(&original.preface), "{language}");
            assert_eq!(book.sections.len(), original.sections.len(), "{language}");
            for (section, other) in book.sections.iter().zip(&original.sections) {
                assert_eq!(section.slug, other.slug, "{language}");
                assert_eq!(links(&section.intro), links(&other.intro), "{language}: {}", section.title);
                let ids = |section: &Section| section.entries.iter().map(|entry| entry.id.clone()).collect::<Vec<_>>();
                assert_eq!(ids(section), ids(other), "{language}: {}", section.title);
                for (entry, other) in section.entries.iter().zip(&other.entries) {
                    assert_eq!(links(&entry.html), links(&other.html), "{language}: {}", entry.id);
                }
            }
        }
    }

    #[test]
    fn links_of_a_translation_have_its_titles() {
        let book = book("cosmic-frog", "de").unwrap();
        let title = &book.entries().find(|entry| entry.id == "HARV-1").unwrap().title;
        assert!(book.sections[0].intro.contains(&format!("title=\"{}\"", escaped(title))), "{title}");
        assert_ne!(Some(title.as_str()), COSMIC_FROG.of("HARV-1"));
    }

    #[test]
    fn every_link_between_rules_leads_to_one() {
        let texts = ENGLISH_TEXTS.iter().map(|(_, text)| text).chain(TRANSLATIONS.iter().map(|(_, _, text)| text));
        for text in texts {
            for id in text.split("](#").skip(1).filter_map(|link| link.split(')').next()) {
                let id = id.to_ascii_uppercase();
                assert!(COSMIC_FROG.of(&id).or(VOLCANIQUE.of(&id)).is_some(), "{id}");
            }
        }
    }

    #[test]
    fn a_book_goes_through_its_file() {
        for book in books() {
            let file = serde_json::to_string(book).unwrap();
            assert_eq!(serde_json::from_str::<Book>(&file).unwrap(), *book);
        }
    }
}
