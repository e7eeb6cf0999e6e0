//! The game is over.

use super::Step;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use tabletop::Pending;

/// The game is over; nobody is asked anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Over;

impl Step for Over {
    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}
