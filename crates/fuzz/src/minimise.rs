//! Minimises an input that shows a fault: removes branches of its tree, then lines, words and characters.

use crate::InputFormat;
use crate::mutate::{Node, parse, tokens, write};

/// Returns the smallest input found with which `same` still holds. `same` is called at most `attempts` times.
pub fn minimise(form: InputFormat, input: &[u8], attempts: usize, same: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut search = Minimiser { best: input.to_vec(), attempts, same };
    if let Some(node) = parse(form, input) {
        search.prune(form, node);
    }
    loop {
        let before = search.best.len();
        if form == InputFormat::Bytes {
            search.cut(|bytes| bytes.iter().map(|&byte| vec![byte]).collect());
        } else {
            search.cut(|bytes| bytes.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect());
            search.cut(parts);
        }
        if search.best.len() == before || search.attempts == 0 {
            return search.best;
        }
    }
}

/// Splits a text into words and marks; other inputs into bytes.
fn parts(bytes: &[u8]) -> Vec<Vec<u8>> {
    match std::str::from_utf8(bytes) {
        Ok(text) => tokens(text).into_iter().map(|(_, part)| part.as_bytes().to_vec()).collect(),
        Err(_) => bytes.iter().map(|&byte| vec![byte]).collect(),
    }
}

struct Minimiser<F> {
    best: Vec<u8>,
    attempts: usize,
    same: F,
}

impl<F: FnMut(&[u8]) -> bool> Minimiser<F> {
    /// Keeps a smaller input if it still shows the fault.
    fn take(&mut self, input: Vec<u8>) -> bool {
        if self.attempts == 0 || input.len() >= self.best.len() {
            return false;
        }
        self.attempts -= 1;
        let same = (self.same)(&input);
        if same {
            self.best = input;
        }
        same
    }

    /// Removes runs of parts, first long ones, then shorter ones.
    fn cut(&mut self, split: impl Fn(&[u8]) -> Vec<Vec<u8>>) {
        let mut parts = split(&self.best);
        let mut size = parts.len().div_ceil(2);
        while size > 0 && self.attempts > 0 {
            let mut at = 0;
            while at < parts.len() {
                let end = (at + size).min(parts.len());
                let rest: Vec<Vec<u8>> = parts[..at].iter().chain(&parts[end..]).cloned().collect();
                if self.take(rest.concat()) {
                    parts = rest;
                } else {
                    at = end;
                }
            }
            size /= 2;
        }
    }

    /// Removes branches of the tree, first those near its root.
    fn prune(&mut self, form: InputFormat, mut root: Node) {
        // Written again, the input may be longer than the original, so the written form is the one to compare with.
        let written = write(form, &root).into_bytes();
        if !(self.same)(&written) {
            return;
        }
        self.best = written;
        let mut places = vec![Vec::new()];
        while let Some(place) = places.pop() {
            self.prune_at(form, &mut root, &place);
            let Some(node) = at(&root, &place) else { continue };
            for index in (0..node.len()).rev() {
                places.push(place.iter().copied().chain([index]).collect());
            }
        }
    }

    fn prune_at(&mut self, form: InputFormat, root: &mut Node, place: &[usize]) {
        let count = at(root, place).map_or(0, size);
        let mut step = count.div_ceil(2);
        while step > 0 && self.attempts > 0 {
            let mut from = 0;
            while from < at(root, place).map_or(0, size) {
                let mut smaller = root.clone();
                remove(&mut smaller, place, from, step);
                if self.take(write(form, &smaller).into_bytes()) {
                    *root = smaller;
                } else {
                    from += step;
                }
            }
            step /= 2;
        }
    }
}

fn at<'a>(root: &'a Node, place: &[usize]) -> Option<&'a Node> {
    place.iter().try_fold(root, |node, &index| node.child(index))
}

/// Counts the pieces that a node can lose: what is below it, or the lines or words of its text.
fn size(node: &Node) -> usize {
    match node {
        Node::Text(text) => pieces(text).len(),
        other => other.len(),
    }
}

fn pieces(text: &str) -> Vec<&str> {
    let mark = if text.trim_end().contains('\n') { '\n' } else { ' ' };
    text.split_inclusive(mark).collect()
}

fn remove(root: &mut Node, place: &[usize], from: usize, count: usize) {
    let node = place.iter().try_fold(root, |node, &index| node.child_mut(index));
    match node {
        Some(Node::List(items)) => drop(items.drain(from..(from + count).min(items.len()))),
        Some(Node::Map(entries)) => drop(entries.drain(from..(from + count).min(entries.len()))),
        Some(Node::Text(text)) => {
            let kept: String = pieces(text)
                .iter()
                .enumerate()
                .filter(|(index, _)| !(from..from + count).contains(index))
                .map(|(_, piece)| *piece)
                .collect();
            *text = kept;
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contains(input: &[u8], part: &str) -> bool {
        String::from_utf8_lossy(input).contains(part)
    }

    #[test]
    fn only_what_matters_is_left() {
        let toml = b"a = 1\nb = 'one two bad three'\n[c]\nd = [1, 2, 3]\n[e]\nf = 'x'\n";
        let small = minimise(InputFormat::Toml, toml, 500, |input| contains(input, "bad"));
        assert_eq!(String::from_utf8(small).unwrap(), "bad");
        let parsed = |input: &[u8]| parse(InputFormat::Toml, input).is_some() && contains(input, "bad");
        let small = minimise(InputFormat::Toml, toml, 500, parsed);
        assert_eq!(String::from_utf8(small).unwrap().trim_end(), "b=\"bad\"");
        let small = minimise(InputFormat::Bytes, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 500, |input| input.contains(&7));
        assert_eq!(small, [7]);
    }

    #[test]
    fn nothing_is_made_of_nothing() {
        assert_eq!(minimise(InputFormat::Text, b"", 10, |_| true), b"");
        assert_eq!(minimise(InputFormat::Text, b"a b", 0, |_| true), b"a b");
    }
}
