//! Short messages to the other tabs and workers of this device: what was written to the database. A tab does not receive its
//! own messages.
//!
//! A message is only a hint. In a browser without channels, or if a message is lost, another tab notices the write later.

use std::cell::RefCell;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// The name of the channel. Every version of the page hears it.
const NAME: &str = "strata";

/// What was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelMessage {
    /// A table has grown to this many lines.
    Lines {
        /// The key of the table.
        key: String,
        /// How many lines it has.
        count: u32,
    },
    /// Another tab took the right to write a table away from the tab that had it.
    TakenOver {
        /// The key of the table.
        key: String,
    },
    /// Tables came, went or changed their records.
    Tables,
}

impl ChannelMessage {
    fn write(&self) -> String {
        match self {
            ChannelMessage::Lines { key, count } => format!("lines {key} {count}"),
            ChannelMessage::TakenOver { key } => format!("taken-over {key}"),
            ChannelMessage::Tables => "tables".into(),
        }
    }

    /// Reads a message; `None` if a later version wrote it.
    fn read(text: &str) -> Option<ChannelMessage> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["lines", key, count] => Some(ChannelMessage::Lines { key: key.into(), count: count.parse().ok()? }),
            ["taken-over", key] => Some(ChannelMessage::TakenOver { key: key.into() }),
            ["tables"] => Some(ChannelMessage::Tables),
            _ => None,
        }
    }
}

thread_local! {
    /// One for this page or worker: a channel does not hear itself.
    static CHANNEL: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

fn channel() -> Option<BroadcastChannel> {
    CHANNEL.with_borrow_mut(|channel| {
        if channel.is_none() {
            *channel = BroadcastChannel::new(NAME).ok();
        }
        channel.clone()
    })
}

/// Tells the others what was written. The functions of this module that write do it by themselves.
pub fn post(message: &ChannelMessage) {
    if let Some(channel) = channel() {
        let _ = channel.post_message(&JsValue::from_str(&message.write()));
    }
}

/// Somebody who listens. Dropping it ends that.
pub struct Listener {
    channel: Option<BroadcastChannel>,
    heard: Closure<dyn Fn(MessageEvent)>,
}

/// Calls `heard` with every message of others until the listener is dropped.
pub fn listen(heard: impl Fn(ChannelMessage) + 'static) -> Listener {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(message) = event.data().as_string().and_then(|text| ChannelMessage::read(&text)) {
            heard(message);
        }
    });
    let channel = channel();
    if let Some(channel) = &channel {
        let _ = channel.add_event_listener_with_callback("message", heard.as_ref().unchecked_ref());
    }
    Listener { channel, heard }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(channel) = &self.channel {
            let _ = channel.remove_event_listener_with_callback("message", self.heard.as_ref().unchecked_ref());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_they_were_written() {
        let key = "18f-0a".to_string();
        for message in [
            ChannelMessage::Lines { key: key.clone(), count: 217 },
            ChannelMessage::TakenOver { key },
            ChannelMessage::Tables,
        ] {
            assert_eq!(ChannelMessage::read(&message.write()), Some(message));
        }
        assert_eq!(ChannelMessage::Lines { key: "a".into(), count: 3 }.write(), "lines a 3");
    }

    #[test]
    fn what_another_version_says_is_ignored() {
        for text in ["", "lines", "lines a", "lines a b", "lines a 1 2", "tables 1", "taken-over", "moves a 1"] {
            assert_eq!(ChannelMessage::read(text), None, "{text}");
        }
    }
}
