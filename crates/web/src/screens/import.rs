//! Brings in files: every table in them is played through before anything is added, and each file gets a report.
//!
//! Not here: the form of the files (`storage/transfer.rs`), who plays tables through (`storage/checker.rs`).

use super::file::FileButton;
use crate::database;
use crate::storage::{self, Checker, Incoming, Kept, LARGEST, Verdict};
use crate::table::origin_words;
use crate::text::{t, tf, tn};
use leptos::prelude::*;
use protocol::Stopped;
use std::collections::VecDeque;

/// Most reasons that are listed for one file.
const MOST_REASONS: usize = 5;
/// After so many tables that were refused without asking a worker, the browser may draw and take a click on "cancel".
const BREATH: usize = 200;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing.
    Idle,
    /// So many of so many tables have been played through.
    Checking(usize, usize),
    /// So many of so many tables have been looked at while adding.
    Adding(usize, usize),
}

/// What came of one file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Report {
    file: String,
    /// How many tables the rules follow to their end.
    sound: u32,
    /// Tables that they follow only so far.
    partly: Reasons,
    /// Tables that cannot be used.
    refused: Reasons,
}

/// Why something is so of several tables: the first reasons, and how many there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Reasons {
    first: Vec<String>,
    count: usize,
}

impl Reasons {
    fn push(&mut self, reason: String) {
        self.count += 1;
        if self.first.len() < MOST_REASONS {
            self.first.push(reason);
        }
    }
}

/// An import under way. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
struct Import {
    stage: RwSignal<Stage>,
    reports: RwSignal<Vec<Report>>,
    /// What was added in the end, or why nothing was.
    result: RwSignal<Option<Result<String, String>>>,
    /// Counts imports, so that the answers of a cancelled one do nothing.
    run: StoredValue<u32>,
    /// Has the tables of the import played through.
    checker: StoredValue<Checker, LocalStorage>,
}

/// A table of a file, with the number of the file's report.
type Waiting = (usize, Incoming);

/// The button for files, the progress of an import and its reports.
#[component]
pub fn ImportFiles() -> impl IntoView {
    let import = Import {
        stage: RwSignal::new(Stage::Idle),
        reports: RwSignal::new(Vec::new()),
        result: RwSignal::new(None),
        run: StoredValue::new(0),
        checker: StoredValue::new_local(Checker::default()),
    };
    let accept = ".json,.jsonl,.strata,.txt,application/json";
    view! {
        <FileButton label=t("page.tables.import") name="import" accept largest=LARGEST several=true taken=move |files| import.begin(files)/>
        <div class="import" aria-live="polite">
            {move || progress(import)}
            {move || import.result.get().map(|result| match result {
                Ok(text) => view! { <p class="said">{text}</p> }.into_any(),
                Err(text) => view! { <p class="problem" role="alert">{text}</p> }.into_any(),
            })}
            <ul class="import-reports">{move || import.reports.get().into_iter().map(lines).collect_view()}</ul>
        </div>
    }
}

fn progress(import: Import) -> Option<impl IntoView> {
    let (key, done, all) = match import.stage.get() {
        Stage::Idle => return None,
        Stage::Checking(done, all) => ("page.import.checking", done, all),
        Stage::Adding(done, all) => ("page.import.adding", done, all),
    };
    let checking = key == "page.import.checking";
    Some(view! {
        <div class="import-progress">
            <label>{tf(key, &[("done", &done), ("all", &all)])}<progress max=all value=done></progress></label>
            {checking.then(|| view! { <button class="button" data-import="cancel" on:click=move |_| import.cancel()>{t("page.import.cancel")}</button> })}
        </div>
    })
}

/// The report of one file.
fn lines(report: Report) -> impl IntoView {
    let name = report.file.clone();
    let sound = (report.sound > 0).then(|| tn("page.import.sound", report.sound));
    let reasons = |Reasons { first, count }: Reasons, class: &'static str| {
        let more = (count - first.len()) as u32;
        let more = (more > 0).then(|| view! { <li>{tn("page.import.more", more)}</li> });
        view! { {first.into_iter().map(|reason| view! { <li class=class>{reason}</li> }).collect_view()}{more} }
    };
    view! {
        <li class="import-report" data-report=name>
            <b>{report.file}</b>
            <ul>
                {sound.map(|text| view! { <li class="import-sound">{text}</li> })}
                {reasons(report.partly, "import-partly")}
                {reasons(report.refused, "import-refused")}
            </ul>
        </li>
    }
}

/// How far a table is followed, and why no further.
fn partly(stop: &Stopped) -> String {
    let origin = origin_words(stop.origin).map(|words| format!(" {words}")).unwrap_or_default();
    tf(
        "page.import.partly",
        &[("moves", &stop.moves), ("all", &stop.of), ("reason", &stop.reason), ("origin", &origin)],
    )
}

impl Import {
    /// Begins with files, each with its name and its text, or the reason why it could not be read.
    fn begin(self, files: Vec<(String, Result<String, String>)>) {
        self.end();
        self.result.set(None);
        let (mut reports, mut waiting) = (Vec::new(), VecDeque::new());
        for (file, text) in files {
            let number = reports.len();
            let mut report = Report { file, ..Report::default() };
            match text.and_then(|text| storage::transfer::read(&text)) {
                Ok(tables) => waiting.extend(tables.into_iter().map(|table| (number, table))),
                Err(reason) => report.refused.push(reason),
            }
            reports.push(report);
        }
        self.reports.set(reports);
        leptos::task::spawn_local(self.check(waiting));
    }

    /// Stops before anything was added.
    fn cancel(self) {
        self.end();
        self.stage.set(Stage::Idle);
        self.reports.set(Vec::new());
        self.result.set(Some(Ok(t("page.import.cancelled"))));
    }

    /// Ends an import that is under way.
    fn end(self) {
        self.run.update_value(|run| *run += 1);
        self.checker.with_value(Checker::end);
        self.checker.set_value(Checker::default());
    }

    /// Checks the tables one after the other, then adds those that can be used.
    async fn check(self, mut waiting: VecDeque<Waiting>) {
        let (run, all) = (self.run.get_value(), waiting.len());
        let checker = self.checker.get_value();
        let mut usable = Vec::new();
        while let Some((number, table)) = waiting.pop_front() {
            let done = all - waiting.len() - 1;
            if done.is_multiple_of(BREATH) {
                database::sleep(0).await;
            }
            if !self.is_running(run) {
                return;
            }
            self.stage.set(Stage::Checking(done, all));
            let verdict = checker.check(table).await;
            if !self.is_running(run) {
                return;
            }
            usable = self.take(number, verdict, usable);
        }
        self.add(usable);
    }

    /// Whether nobody has cancelled this import or gone to another screen.
    fn is_running(self, run: u32) -> bool {
        self.run.try_get_value() == Some(run)
    }

    /// Notes a verdict in the report of its file.
    fn take(self, number: usize, verdict: Verdict, mut usable: Vec<(Kept, String)>) -> Vec<(Kept, String)> {
        self.reports.update(|reports| {
            let Some(report) = reports.get_mut(number) else { return };
            match verdict {
                Verdict::Usable(table, stop) => {
                    usable.push(*table);
                    match stop {
                        None => report.sound += 1,
                        Some(stop) => report.partly.push(partly(&stop)),
                    }
                }
                Verdict::Refused(reason) => report.refused.push(tf("page.import.refused", &[("reason", &reason)])),
            }
        });
        usable
    }

    fn add(self, usable: Vec<(Kept, String)>) {
        if usable.is_empty() {
            self.stage.set(Stage::Idle);
            return self.result.set(Some(Err(t("page.import.nothing"))));
        }
        let all = usable.len();
        self.stage.set(Stage::Adding(0, all));
        leptos::task::spawn_local(async move {
            let seen = |done| {
                if !self.stage.is_disposed() {
                    self.stage.set(Stage::Adding(done, all));
                }
            };
            let added = database::import_tables(&usable, seen).await;
            storage::refresh().await;
            if self.stage.is_disposed() {
                return;
            }
            self.stage.set(Stage::Idle);
            self.result.set(Some(match added {
                Ok(0) => Ok(tn("page.tables.known", all as u32)),
                Ok(count) => Ok(tn("page.tables.added", count as u32)),
                Err(stopped) => {
                    let words: &dyn std::fmt::Display = &stopped.reason.words();
                    Err(tf("page.import.stopped", &[("count", &stopped.added), ("all", &all), ("reason", words)]))
                }
            }));
        });
    }
}
