//! The room there is for a table, and whose belongings stand where in it.

use super::Model;
use crate::table::Drawn;
use leptos::ev;
use leptos::prelude::*;
use tabletop::{Seat, SeatSet};

/// How much room there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Three columns.
    Wide,
    /// Chips on top, a drawer on the right.
    Middle,
    /// A phone held upright: chips on top, a sheet at the bottom.
    Narrow,
    /// A phone on its side: the sheet is the right column.
    Flat,
}

impl Room {
    /// The room of a window of this size.
    pub fn of(width: f64, height: f64) -> Room {
        match (width, height) {
            (_, height) if height < 500.0 && width > height => Room::Flat,
            (width, _) if width >= 1200.0 => Room::Wide,
            (width, _) if width >= 768.0 => Room::Middle,
            _ => Room::Narrow,
        }
    }

    /// The style sheet's class.
    pub fn name(self) -> &'static str {
        match self {
            Room::Wide => "wide",
            Room::Middle => "middle",
            Room::Narrow => "narrow",
            Room::Flat => "flat",
        }
    }

    /// Whether prompt and answers stand in a sheet with tabs.
    pub fn has_sheet(self) -> bool {
        matches!(self, Room::Narrow | Room::Flat)
    }

    fn now() -> Room {
        let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
        Room::of(size(window().inner_width()), size(window().inner_height()))
    }
}

/// Who is shown where. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The room there is now.
    pub room: Memo<Room>,
    /// The seat whose belongings stand on the right.
    pub seat: Memo<Seat>,
    /// The seat of the viewer that was picked by hand; forgotten when another one is asked.
    pub pick: RwSignal<Option<Seat>>,
    /// The viewer's seats.
    pub mine: Memo<Vec<Seat>>,
    /// The seats that stand on the left.
    pub others: Memo<Vec<Seat>>,
}

impl Desk {
    /// The desk of a table; `me` is the seat that is asked, else the viewer's first.
    pub fn new<G: Drawn>(model: Model<G>, me: Memo<Seat>) -> Desk {
        let room = RwSignal::new(Room::now());
        let listener = window_event_listener(ev::resize, move |_| {
            if room.get_untracked() != Room::now() {
                room.set(Room::now());
            }
        });
        on_cleanup(move || listener.remove());
        let pick = RwSignal::new(None);
        Effect::new(move |_| {
            me.track();
            pick.set(None);
        });
        let mine = Memo::new(move |_| {
            let viewer = model.viewer.get().unwrap_or(SeatSet::NONE);
            seats(model).filter(|&seat| viewer.contains(seat)).collect::<Vec<_>>()
        });
        let seat = Memo::new(move |_| {
            let picked = pick.get().filter(|seat| mine.with(|mine| mine.contains(seat)));
            picked.unwrap_or_else(|| me.get())
        });
        let others = Memo::new(move |_| {
            let seats: Vec<Seat> = seats(model).collect();
            // Whoever sees everything through one seat's eyes, as in a replay, sees the others beside it.
            let all_mine = mine.with(Vec::len) == seats.len();
            let own =
                |other: &Seat| if all_mine { *other == seat.get() } else { mine.with(|mine| mine.contains(other)) };
            seats.into_iter().filter(|other| !own(other)).collect::<Vec<_>>()
        });
        Desk { room: Memo::new(move |_| room.get()), seat, pick, mine, others }
    }

    /// What the seat on the right is called: "You" to somebody who is alone with one seat and gave no name.
    pub fn own_name<G: Drawn>(self, model: Model<G>) -> String {
        let seat = self.seat.get();
        let given = model.kept.with(|kept| kept.names.get(seat.index()).is_some_and(|name| !name.is_empty()));
        let alone = model.people.with(Vec::len) < 2 && self.mine.with(|mine| mine.as_slice() == [seat]);
        if alone && !given { crate::text::t("page.you") } else { model.name(seat) }
    }
}

/// Every seat of a table.
fn seats<G: Drawn>(model: Model<G>) -> impl Iterator<Item = Seat> {
    (0..model.rules.with_value(|rules| rules.seats())).map(Seat)
}

#[cfg(test)]
mod tests {
    use super::Room;

    #[test]
    fn every_size_has_its_room() {
        let rooms =
            [(1440.0, 900.0), (1199.0, 800.0), (768.0, 1024.0), (767.0, 1024.0), (390.0, 844.0), (844.0, 390.0)];
        let expected = [Room::Wide, Room::Middle, Room::Middle, Room::Narrow, Room::Narrow, Room::Flat];
        assert_eq!(rooms.map(|(width, height)| Room::of(width, height)), expected);
    }
}
