//! Tables in the JSON encoding of the protocol.

use crate::{Host, HostedGame};
use protocol::{QuestionId, RefusalOf, UpdateOf};

impl<G: HostedGame> Host<G> {
    pub(crate) fn json_update(&self, update: &UpdateOf<G>) -> Vec<u8> {
        serde_json::to_vec(update).unwrap_or_default()
    }

    pub(crate) fn json_refusal(&self, question: Option<QuestionId>, reason: &RefusalOf<G>) -> Vec<u8> {
        serde_json::to_vec(&(question, reason)).unwrap_or_default()
    }
}
