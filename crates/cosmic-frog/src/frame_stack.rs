//! `FrameStack`: the interrupted steps of a position, innermost last, together with the optional Find Muck state.
//!
//! Serialized compactly: without Find Muck the bytes are the same as before the expansion existed, so older saves and golden
//! games stay valid. The top bit of the depth marks that a [`MuckState`] follows. Text formats get names instead.

use crate::frame::Frame;
use crate::muck::MuckState;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most frames that can be stacked.
pub(crate) const DEPTH: usize = 12;
/// The bit of the depth that marks that a [`MuckState`] follows.
const MUCK_FOLLOWS: u8 = 0x80;

/// The frames of a position and the state of Find Muck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FrameStack {
    pub(crate) frames: [Frame; DEPTH],
    pub(crate) depth: u8,
    pub(crate) muck: MuckState,
}

impl FrameStack {
    pub(crate) const NONE: FrameStack = FrameStack { frames: [Frame::None; DEPTH], depth: 0, muck: MuckState::NONE };
}

/// The frames in text formats, without empty ones.
#[derive(Serialize, Deserialize)]
struct ReadableFrames {
    frames: Vec<Frame>,
    muck: Option<MuckState>,
}

impl From<&FrameStack> for ReadableFrames {
    fn from(stack: &FrameStack) -> ReadableFrames {
        let frames = stack.frames.iter().copied().take(usize::from(stack.depth)).collect();
        ReadableFrames { frames, muck: (stack.muck != MuckState::NONE).then_some(stack.muck) }
    }
}

impl ReadableFrames {
    fn stack(self) -> Option<FrameStack> {
        let mut stack = FrameStack { muck: self.muck.unwrap_or(MuckState::NONE), ..FrameStack::NONE };
        stack.frames.get_mut(..self.frames.len())?.copy_from_slice(&self.frames);
        stack.depth = self.frames.len() as u8;
        Some(stack)
    }
}

impl Serialize for FrameStack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return ReadableFrames::from(self).serialize(serializer);
        }
        let muck_follows = self.muck != MuckState::NONE;
        let mut tuple = serializer.serialize_tuple(DEPTH + 1 + usize::from(muck_follows))?;
        for frame in &self.frames {
            tuple.serialize_element(frame)?;
        }
        tuple.serialize_element(&(self.depth | if muck_follows { MUCK_FOLLOWS } else { 0 }))?;
        if muck_follows {
            tuple.serialize_element(&self.muck)?;
        }
        tuple.end()
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = FrameStack;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("frames, their number, and perhaps the state of an expansion")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<FrameStack, A::Error> {
        let short = || A::Error::custom("the position breaks off");
        let mut stack = FrameStack::NONE;
        for frame in &mut stack.frames {
            *frame = seq.next_element()?.ok_or_else(short)?;
        }
        let depth: u8 = seq.next_element()?.ok_or_else(short)?;
        stack.depth = depth & !MUCK_FOLLOWS;
        if usize::from(stack.depth) > DEPTH {
            return Err(A::Error::custom("more frames than can be stacked"));
        }
        if depth & MUCK_FOLLOWS != 0 {
            stack.muck = seq.next_element()?.ok_or_else(short)?;
        }
        Ok(stack)
    }
}

impl<'de> Deserialize<'de> for FrameStack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FrameStack, D::Error> {
        if deserializer.is_human_readable() {
            let stack = ReadableFrames::deserialize(deserializer)?.stack();
            return stack.ok_or_else(|| D::Error::custom("more frames than can be stacked"));
        }
        deserializer.deserialize_tuple(DEPTH + 2, Reader)
    }
}
