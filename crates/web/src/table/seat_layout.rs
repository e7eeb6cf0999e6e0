//! The layout for the size of the window, and which seats are shown in which part of it.

use super::TableModel;
use crate::table::TableTheme;
use crate::text::key;
use leptos::ev;
use leptos::prelude::*;
use tabletop::{Seat, SeatSet};

/// The layout for a size of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutKind {
    /// Three columns.
    Wide,
    /// Chips on top, a drawer on the right.
    Middle,
    /// A phone held upright: chips on top, a sheet at the bottom.
    Narrow,
    /// A phone on its side: the sheet is the right column.
    Flat,
}

impl LayoutKind {
    /// Returns the layout for a window of this size.
    pub fn of(width: f64, height: f64) -> LayoutKind {
        match (width, height) {
            (_, height) if height < 500.0 && width > height => LayoutKind::Flat,
            (width, _) if width >= 1200.0 => LayoutKind::Wide,
            (width, _) if width >= 768.0 => LayoutKind::Middle,
            _ => LayoutKind::Narrow,
        }
    }

    /// Returns the style sheet's class.
    pub fn name(self) -> &'static str {
        match self {
            LayoutKind::Wide => "wide",
            LayoutKind::Middle => "middle",
            LayoutKind::Narrow => "narrow",
            LayoutKind::Flat => "flat",
        }
    }

    /// Returns whether prompt and answers are in a sheet with tabs.
    pub fn has_sheet(self) -> bool {
        matches!(self, LayoutKind::Narrow | LayoutKind::Flat)
    }

    fn now() -> LayoutKind {
        let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
        LayoutKind::of(size(window().inner_width()), size(window().inner_height()))
    }
}

/// Which seats are shown where. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct SeatLayout {
    /// The layout for the current size of the window.
    pub kind: Memo<LayoutKind>,
    /// The seat whose belongings are shown on the right.
    pub seat: Memo<Seat>,
    /// The seat that the viewer picked; reset when another seat is asked.
    pub pick: RwSignal<Option<Seat>>,
    /// The viewer's seats.
    pub mine: Memo<Vec<Seat>>,
    /// The seats that are shown on the left.
    pub others: Memo<Vec<Seat>>,
}

impl SeatLayout {
    /// Creates the layout of a table; `me` is the seat that is asked, else the viewer's first.
    pub fn new<G: TableTheme>(model: TableModel<G>, me: Memo<Seat>) -> SeatLayout {
        let kind = RwSignal::new(LayoutKind::now());
        let listener = window_event_listener(ev::resize, move |_| {
            if kind.get_untracked() != LayoutKind::now() {
                kind.set(LayoutKind::now());
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
            // A viewer who sees all seats, as in a replay, sees one of them here and the others beside it.
            let all_mine = mine.with(Vec::len) == seats.len();
            let own =
                |other: &Seat| if all_mine { *other == seat.get() } else { mine.with(|mine| mine.contains(other)) };
            seats.into_iter().filter(|other| !own(other)).collect::<Vec<_>>()
        });
        SeatLayout { kind: Memo::new(move |_| kind.get()), seat, pick, mine, others }
    }

    /// Returns the name of the seat on the right: "You" for a single viewer with one seat and no name.
    pub fn own_name<G: TableTheme>(self, model: TableModel<G>) -> String {
        let seat = self.seat.get();
        let given = model.saved.with(|saved| saved.names.get(seat.index()).is_some_and(|name| !name.is_empty()));
        let alone = model.people.with(Vec::len) < 2 && self.mine.with(|mine| mine.as_slice() == [seat]);
        if alone && !given { crate::text::t(key::PAGE_YOU) } else { model.name(seat) }
    }
}

/// Returns every seat of a table.
fn seats<G: TableTheme>(model: TableModel<G>) -> impl Iterator<Item = Seat> {
    (0..model.rules.with_value(|rules| rules.seats())).map(Seat)
}

#[cfg(test)]
mod tests {
    use super::LayoutKind;

    #[test]
    fn every_size_has_its_room() {
        let rooms =
            [(1440.0, 900.0), (1199.0, 800.0), (768.0, 1024.0), (767.0, 1024.0), (390.0, 844.0), (844.0, 390.0)];
        let expected = [
            LayoutKind::Wide,
            LayoutKind::Middle,
            LayoutKind::Middle,
            LayoutKind::Narrow,
            LayoutKind::Narrow,
            LayoutKind::Flat,
        ];
        assert_eq!(rooms.map(|(width, height)| LayoutKind::of(width, height)), expected);
    }
}
