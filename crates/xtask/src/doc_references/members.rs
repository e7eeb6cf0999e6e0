//! Finds what the sources declare as `Type::name`: variants, functions, constants and types of each type and trait.
//!
//! Not here: which documents name them, see [`super`].

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenTree;
use syn::visit::{self, Visit};
use syn::{Attribute, File, ImplItem, ItemEnum, ItemImpl, ItemStruct, ItemTrait, Meta, TraitItem, Type};

/// Types of the standard library that examples use.
const STANDARD: [&str; 6] = ["Arc", "Box", "Option", "Result", "String", "Vec"];

/// The names that belong to each type of the project.
#[derive(Default)]
pub struct Members {
    by_type: BTreeMap<String, BTreeSet<String>>,
}

impl Members {
    /// Adds everything that a source file declares.
    pub fn add(&mut self, file: &File) {
        self.visit_file(file);
    }

    /// Returns whether a type of the project, or any type of the standard library, has this member.
    pub fn has(&self, path: MemberPath<'_>) -> bool {
        let found = self.by_type.get(path.owner).is_some_and(|names| names.contains(path.name));
        found || STANDARD.contains(&path.owner)
    }

    fn insert(&mut self, owner: impl ToString, name: impl ToString) {
        self.by_type.entry(owner.to_string()).or_default().insert(name.to_string());
    }

    /// Adds the functions that derived traits give a type.
    fn insert_derived(&mut self, owner: impl ToString + Copy, attributes: &[Attribute]) {
        for attribute in attributes {
            let Meta::List(list) = &attribute.meta else { continue };
            for token in list.tokens.clone() {
                match token {
                    TokenTree::Ident(name) if name == "Default" => self.insert(owner, "default"),
                    TokenTree::Ident(name) if name == "Clone" => self.insert(owner, "clone"),
                    _ => {}
                }
            }
        }
    }
}

impl<'ast> Visit<'ast> for Members {
    fn visit_item_enum(&mut self, item: &'ast ItemEnum) {
        self.insert_derived(&item.ident, &item.attrs);
        item.variants.iter().for_each(|variant| self.insert(&item.ident, &variant.ident));
    }

    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        self.insert_derived(&item.ident, &item.attrs);
    }

    fn visit_item_trait(&mut self, item: &'ast ItemTrait) {
        for member in &item.items {
            match member {
                TraitItem::Fn(function) => self.insert(&item.ident, &function.sig.ident),
                TraitItem::Const(constant) => self.insert(&item.ident, &constant.ident),
                TraitItem::Type(name) => self.insert(&item.ident, &name.ident),
                _ => {}
            }
        }
        visit::visit_item_trait(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if let Type::Path(path) = &*item.self_ty
            && let Some(owner) = path.path.segments.last()
        {
            for member in &item.items {
                match member {
                    ImplItem::Fn(function) => self.insert(&owner.ident, &function.sig.ident),
                    ImplItem::Const(constant) => self.insert(&owner.ident, &constant.ident),
                    ImplItem::Type(name) => self.insert(&owner.ident, &name.ident),
                    _ => {}
                }
            }
        }
        visit::visit_item_impl(self, item);
    }
}

/// A name in a text with the type that it belongs to: `Place::Shard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemberPath<'a> {
    owner: &'a str,
    name: &'a str,
}

impl std::fmt::Display for MemberPath<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}::{}", self.owner, self.name)
    }
}

/// Lists every `Type::name` in a line. A name with a small letter in front of `::` is a crate or module.
pub fn member_paths(line: &str) -> Vec<MemberPath<'_>> {
    let words = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'));
    let mut found = Vec::new();
    for word in words {
        let segments: Vec<&str> = word.split("::").collect();
        for pair in segments.windows(2) {
            if let &[owner, name] = pair
                && owner.starts_with(|letter: char| letter.is_ascii_uppercase())
                && !name.is_empty()
            {
                found.push(MemberPath { owner, name });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_types_are_found() {
        let mut members = Members::default();
        let text = "#[derive(Debug, Default)] struct Frog; impl Frog { const LEGS: u8 = 4; fn leap(&self) {} }\n\
                    enum Place { Shard(u8), Aether } trait Game { type Move; fn legal(&self); }\n\
                    mod steps { impl<T> Game for Deck<T> { type Move = u8; fn legal(&self) {} } }";
        members.add(&syn::parse_file(text).unwrap());
        let has = |text| member_paths(text).into_iter().all(|path| members.has(path));
        assert!(has("Frog::leap Frog::LEGS Frog::default Place::Shard Game::legal Game::Move Deck::legal Arc::new"));
        assert!(!has("Frog::clone") && !has("Place::Sea") && !has("Means::Leap"));
    }

    #[test]
    fn paths_are_told_from_other_text() {
        let owners = |text| member_paths(text).iter().map(MemberPath::to_string).collect::<Vec<_>>();
        assert_eq!(owners("(Place::Shard(cell)) => cosmic_frog::Place::Aether,"), ["Place::Shard", "Place::Aether"]);
        assert_eq!(owners("tabletop::rule, A: b, `Event::…` and std::mem::take"), Vec::<String>::new());
    }
}
