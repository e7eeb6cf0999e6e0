//! The plural rule of a language as a table, from the data of Unicode.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory as Category, PluralRules};

use crate::PluralCategory;

/// Returns the categories of the numbers from 0 to 199, or what is wrong with the name of the language.
pub fn table(language: &str) -> Result<Vec<PluralCategory>, String> {
    let locale: Locale = language.parse().map_err(|error| format!("{language:?} is no language: {error}"))?;
    let rules = PluralRules::try_new_cardinal(locale.into()).map_err(|error| format!("no plurals: {error}"))?;
    Ok((0..200u32).map(|number| category(rules.category_for(number))).collect())
}

fn category(category: Category) -> PluralCategory {
    match category {
        Category::Zero => PluralCategory::Zero,
        Category::One => PluralCategory::One,
        Category::Two => PluralCategory::Two,
        Category::Few => PluralCategory::Few,
        Category::Many => PluralCategory::Many,
        Category::Other => PluralCategory::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_count_differently() {
        let [english, polish] = ["en", "pl"].map(|language| table(language).unwrap());
        assert_eq!(
            [english[0], english[1], english[2]],
            [PluralCategory::Other, PluralCategory::One, PluralCategory::Other]
        );
        assert_eq!(
            [polish[1], polish[3], polish[5], polish[22], polish[112]],
            [PluralCategory::One, PluralCategory::Few, PluralCategory::Many, PluralCategory::Few, PluralCategory::Many]
        );
        assert!(table("no such language").is_err());
    }
}
