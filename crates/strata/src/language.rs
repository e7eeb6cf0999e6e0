//! The language of the sentences: the option `--language`, else what the environment says.
//!
//! Not here: the messages (`wording`). What the command line itself says, such as errors and help, is English.

use crate::cli_error::{CliError, CliResult};
use std::env;
use wording::{Messages, language_codes};

/// The variables of the environment that name the language, in the order in which they count.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Returns the messages of the language that the command line names, else of the language of the environment. A language of
/// the environment that has no messages is English; on the command line it is an error that lists the languages.
pub fn messages(named: Option<&str>) -> CliResult<Messages> {
    let Some(named) = named else {
        return Ok(of_environment(|name| env::var(name).ok()).unwrap_or_else(Messages::english));
    };
    find(named).ok_or_else(|| {
        let codes = language_codes();
        CliError::input(format!("--language: there is no {named:?}; the languages are {}", codes.join(", ")))
    })
}

/// Returns the messages for the first variable that is set.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Messages> {
    let name = VARIABLES.into_iter().filter_map(variable).find(|name| !name.is_empty())?;
    find(&name)
}

/// Returns the messages for a locale such as `de_DE.UTF-8`: those of the country, or else those of the language.
fn find(locale: &str) -> Option<Messages> {
    let country = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
    let language = country.split('-').next().unwrap_or_default();
    Messages::for_language(&country).or_else(|| Messages::for_language(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(variables: &[(&str, &str)]) -> Option<String> {
        let variable = |name: &str| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| value.to_string())
        };
        of_environment(variable).map(|messages| messages.language().to_string())
    }

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let german = Some("de".to_string());
        assert_eq!(language(&[("LANG", "de_DE.UTF-8")]), german);
        assert_eq!(language(&[("LC_ALL", ""), ("LC_MESSAGES", "de@euro"), ("LANG", "C")]), german);
        assert_eq!(language(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]), None);
        for unknown in ["POSIX", "C.UTF-8", "xx_XX", "_"] {
            assert_eq!(language(&[("LANG", unknown)]), None, "{unknown}");
        }
        assert_eq!(language(&[]), None);
    }

    #[test]
    fn a_language_without_messages_is_an_error_that_lists_the_languages() {
        assert_eq!(messages(Some("de-AT")).unwrap().language(), "de");
        let error = messages(Some("klingon")).unwrap_err();
        let list = language_codes().join(", ");
        assert_eq!(error.message(), format!("--language: there is no \"klingon\"; the languages are {list}"));
    }
}
