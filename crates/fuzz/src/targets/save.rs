//! Save files: reads them, follows them, plays on from their end and from the snapshot behind a stop, and writes them again.

use super::text;
use crate::corpus::{self, VariedSetups};
use crate::exercise::{self, POSITION};
use crate::mutate::{self, MutationTools};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use serde_json::Value;
use std::sync::Arc;
use tabletop::{Save, SeatSet, text_hash};
use testkit::Random;

/// Returns the target for the saves of a game.
pub fn target<G: VariedSetups>() -> FuzzTarget {
    let corpus = corpus::saves::<G>().into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(G::NAME);
    FuzzTarget::new(format!("save-{}", G::NAME), InputFormat::JsonLines, corpus, move |input, random| {
        read::<G>(input, &facts, random)
    })
    .with_changer(change)
}

fn read<G: VariedSetups>(input: &[u8], facts: &[String], random: &mut Random) -> ReadProgress {
    let Some(Ok(save)) = text(input).map(Save::read) else { return ReadProgress::Refused };
    if save.header.game != G::NAME {
        return ReadProgress::Refused;
    }
    let _ = Save::read(&save.write());
    save.holders(Vec::new());
    let Ok(rules) = save.rules::<G>() else { return ReadProgress::Parsed };
    let Ok(followed) = save.follow(Arc::new(rules)) else { return ReadProgress::Parsed };
    if let Some(stop) = &followed.stop {
        drop(stop.to_string());
    }
    let _ = Save::read(&save.followed_part(&followed).write());
    save.first_moves(&followed, random.below(100) as usize);
    let mut table = followed.table;
    table.seat_to_end_turn();
    table.forced_move();
    if let Some(rescue) = followed.rescue {
        save.rescued(&rescue);
        exercise::play_randomly(table.rules().as_ref(), *rescue.table.state(), facts, POSITION, random);
    }
    exercise::play_randomly(table.rules().as_ref(), *table.state(), facts, POSITION, random);
    let count = table.moves().count();
    table.position_after(random.below(count as u32 + 2) as usize);
    let _ = table.undo(SeatSet::ALL);
    let _ = table.undo_agreed(random.below(count as u32 + 2));
    ReadProgress::Accepted
}

/// Changes a save and corrects the checksums of its snapshots, which would otherwise reveal a changed position.
fn change(input: &[u8], tools: &mut MutationTools<'_>) -> Option<Vec<u8>> {
    let changed = mutate::change_tree(InputFormat::JsonLines, text(input)?, tools)?;
    let edition = tools.below(4);
    let mend = |(index, line): (usize, &str)| {
        let Ok(mut value) = serde_json::from_str::<Value>(line) else { return format!("{line}\n") };
        // Hashes of positions are compared only with those of the same edition.
        if index == 0 && edition > 0 && value.is_object() {
            value["edition"] = (90 + edition).into();
        }
        if let Some(snapshot) = value.get_mut("snapshot")
            && let Some(text) = snapshot.get("text").and_then(Value::as_str)
        {
            snapshot["sum"] = format!("{:016x}", text_hash(text)).into();
        }
        format!("{value}\n")
    };
    Some(changed.lines().enumerate().map(mend).collect::<String>().into_bytes())
}
