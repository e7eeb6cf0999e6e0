//! The end of a position: the stack of frames, and what only an expansion needs.
//!
//! A position of a game without the expansion is written byte for byte as if there were none: the highest bit of the depth
//! says whether more follows. Saves and golden games made before it stay valid.

use crate::frame::Frame;
use crate::muck::MuckState;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Most frames that can be stacked.
pub(crate) const DEPTH: usize = 12;
/// Said of the depth: more follows.
const MORE: u8 = 0x80;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tail {
    pub(crate) frames: [Frame; DEPTH],
    pub(crate) depth: u8,
    pub(crate) muck: MuckState,
}

impl Tail {
    pub(crate) const NONE: Tail = Tail { frames: [Frame::None; DEPTH], depth: 0, muck: MuckState::NONE };
}

impl Serialize for Tail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let more = self.muck != MuckState::NONE;
        let mut tuple = serializer.serialize_tuple(DEPTH + 1 + usize::from(more))?;
        for frame in &self.frames {
            tuple.serialize_element(frame)?;
        }
        tuple.serialize_element(&(self.depth | if more { MORE } else { 0 }))?;
        if more {
            tuple.serialize_element(&self.muck)?;
        }
        tuple.end()
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Tail;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("frames, their number, and perhaps the state of an expansion")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Tail, A::Error> {
        let short = || A::Error::custom("the position breaks off");
        let mut tail = Tail::NONE;
        for frame in &mut tail.frames {
            *frame = seq.next_element()?.ok_or_else(short)?;
        }
        let depth: u8 = seq.next_element()?.ok_or_else(short)?;
        tail.depth = depth & !MORE;
        if usize::from(tail.depth) > DEPTH {
            return Err(A::Error::custom("more frames than can be stacked"));
        }
        if depth & MORE != 0 {
            tail.muck = seq.next_element()?.ok_or_else(short)?;
        }
        Ok(tail)
    }
}

impl<'de> Deserialize<'de> for Tail {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tail, D::Error> {
        deserializer.deserialize_tuple(DEPTH + 2, Reader)
    }
}
