//! Makes new saves from older ones: everything that the rules follow, the first moves, or the part after a damaged line.
//!
//! They have a header of this version. Entries of seats that changed hands stay in their place; snapshots are made again.

use super::{FollowedSave, Header, Rescue, Save, SaveLine};
use crate::{CompleteGame, Table};

impl Save {
    /// Makes a new save of everything that the rules followed of this one.
    pub fn followed_part<G: CompleteGame>(&self, followed: &FollowedSave<G>) -> Save {
        self.rewrite(&followed.table, followed.from.clone(), self.lines.iter().take(followed.lines))
    }

    /// Makes a new save of the first `count` moves that count, without those that were taken back.
    pub fn first_moves<G: CompleteGame>(&self, followed: &FollowedSave<G>, count: usize) -> Save {
        let mut counted = Vec::new();
        for (index, line) in self.lines.iter().enumerate().take(followed.lines) {
            match line {
                SaveLine::Move(_) => counted.push(index),
                SaveLine::Undo(back) | SaveLine::AgreedUndo(back) | SaveLine::TurnUndo(back) => {
                    counted.truncate(counted.len().saturating_sub(*back as usize));
                }
                _ => {}
            }
        }
        let end = counted.get(count).copied().unwrap_or(followed.lines);
        let lines = self.lines.iter().enumerate().take(end).filter(|(index, line)| match line {
            SaveLine::Move(_) => counted.binary_search(index).is_ok(),
            SaveLine::Seat { .. } => true,
            _ => false,
        });
        self.rewrite(&followed.table, followed.from.clone(), lines.map(|(_, line)| line))
    }

    /// Makes a new save that begins from a position after the damage and goes on as far as the rules follow this one.
    pub fn rescued<G: CompleteGame>(&self, rescue: &Rescue<G>) -> Save {
        let before = self.lines.iter().take(rescue.lines.start).filter(|line| matches!(line, SaveLine::Seat { .. }));
        // The questions are numbered from the beginning again, so a stand-in would answer another one.
        let is_kept = |line: &&SaveLine| !matches!(line, SaveLine::StandIn { .. });
        let after = self.lines.iter().take(rescue.lines.end).skip(rescue.lines.start).filter(is_kept);
        self.rewrite(&rescue.table, Some(rescue.text.clone()), before.chain(after))
    }

    /// Writes lines down again as this version writes them. They must fit the position that `table` began from.
    fn rewrite<'a, G: CompleteGame>(
        &self,
        table: &Table<G>,
        from: Option<String>,
        lines: impl Iterator<Item = &'a SaveLine>,
    ) -> Save {
        let header = Header { from, ..Header::of(table.rules().as_ref()) };
        let mut again = Table::from_position(table.rules().clone(), *table.start());
        let mut written = Vec::new();
        for line in lines {
            let entry = match line.entry(&again) {
                Ok(Some(entry)) => entry,
                Ok(None) => {
                    written.extend(line.is_about_players().then(|| line.clone()));
                    continue;
                }
                Err(_) => break,
            };
            let copy = SaveLine::of(&again, entry);
            if again.repeat(entry, &mut ()).is_err() {
                break;
            }
            let is_move = matches!(copy, SaveLine::Move(_));
            written.push(copy);
            written.extend(SaveLine::snapshot(&again).filter(|_| is_move));
        }
        Save::new(header, written)
    }
}
