//! [`FrameStack`]: the interrupted steps of a position, innermost last.

use crate::frame::Frame;
use serde::{Deserialize, Serialize};

/// Most steps that the rules can stack.
const DEPTH: usize = 8;

/// The steps of a position. The one on top says what the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FrameStack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl FrameStack {
    /// Makes a stack with one step.
    pub(crate) fn new(frame: Frame) -> FrameStack {
        let mut stack = FrameStack { frames: [Frame::None; DEPTH], depth: 0 };
        stack.push(frame);
        stack
    }

    /// Returns the step on top, or [`Frame::None`] if there is none.
    #[inline]
    pub(crate) fn top(&self) -> Frame {
        self.frames[(self.depth as usize).saturating_sub(1) % DEPTH]
    }

    /// Puts a step on top.
    pub(crate) fn push(&mut self, frame: Frame) {
        assert!((self.depth as usize) < DEPTH, "a sequence of the game nests deeper than any rule allows");
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    /// Removes the step on top.
    pub(crate) fn pop(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.frames[self.depth as usize] = Frame::None;
    }

    /// Replaces the step on top.
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.frames[(self.depth as usize).saturating_sub(1)] = frame;
    }
}
