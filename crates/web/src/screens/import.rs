//! Imports files: every table in them is played through before anything is stored, and each file gets a report.
//!
//! Not here: the file formats (`storage/table_files.rs`), the workers that check tables (`storage/import_checker.rs`).

use super::file_button::FileButton;
use crate::database;
use crate::storage::{self, CheckResult, ImportChecker, ImportedTable, MAX_FILE_BYTES, SavedTable};
use crate::table::origin_words;
use crate::text::{key, t, tf, tn};
use leptos::prelude::*;
use protocol::Stopped;
use std::collections::VecDeque;

/// The maximum number of reasons that are listed for one file.
const MOST_REASONS: usize = 5;
/// After this many tables the import yields, so that the browser can draw and take a click on "cancel".
const YIELD_INTERVAL: usize = 200;

/// The stage of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ImportStage {
    /// Nothing.
    Idle,
    /// How many tables have been played through, of how many.
    Checking(usize, usize),
    /// How many tables have been added or skipped, of how many.
    Adding(usize, usize),
}

/// The report about one file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct FileReport {
    file: String,
    /// How many tables the rules follow to their end.
    sound: u32,
    /// Tables that the rules follow only in part.
    partly: Reasons,
    /// Tables that cannot be used.
    refused: Reasons,
}

/// The reasons for several tables: the first ones, and their number.
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

/// An import under way. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
struct ImportRun {
    stage: RwSignal<ImportStage>,
    reports: RwSignal<Vec<FileReport>>,
    /// The result of the import: what was added, or why nothing was.
    result: RwSignal<Option<Result<String, String>>>,
    /// Counts imports, so that the answers of a cancelled one do nothing.
    run: StoredValue<u32>,
    /// Lets workers play the tables through.
    checker: StoredValue<ImportChecker, LocalStorage>,
}

/// A table of a file, with the number of the file's report.
type PendingTable = (usize, ImportedTable);

/// The button for files, the progress of an import and its reports.
#[component]
pub fn ImportFiles() -> impl IntoView {
    let import = ImportRun {
        stage: RwSignal::new(ImportStage::Idle),
        reports: RwSignal::new(Vec::new()),
        result: RwSignal::new(None),
        run: StoredValue::new(0),
        checker: StoredValue::new_local(ImportChecker::default()),
    };
    let accept = ".json,.jsonl,.strata,.txt,application/json";
    view! {
        <FileButton label=t(key::PAGE_TABLES_IMPORT) name="import" accept largest=MAX_FILE_BYTES several=true taken=move |files| import.begin(files)/>
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

fn progress(import: ImportRun) -> Option<impl IntoView> {
    let (key, done, all) = match import.stage.get() {
        ImportStage::Idle => return None,
        ImportStage::Checking(done, all) => (key::PAGE_IMPORT_CHECKING, done, all),
        ImportStage::Adding(done, all) => (key::PAGE_IMPORT_ADDING, done, all),
    };
    let checking = key == key::PAGE_IMPORT_CHECKING;
    Some(view! {
        <div class="import-progress">
            <label>{tf(key, &[("done", &done), ("all", &all)])}<progress max=all value=done></progress></label>
            {checking.then(|| view! { <button class="button" data-import="cancel" on:click=move |_| import.cancel()>{t(key::PAGE_IMPORT_CANCEL)}</button> })}
        </div>
    })
}

/// Draws the report of one file.
fn lines(report: FileReport) -> impl IntoView {
    let name = report.file.clone();
    let sound = (report.sound > 0).then(|| tn(key::PAGE_IMPORT_SOUND, report.sound));
    let reasons = |Reasons { first, count }: Reasons, class: &'static str| {
        let more = (count - first.len()) as u32;
        let more = (more > 0).then(|| view! { <li>{tn(key::PAGE_IMPORT_MORE, more)}</li> });
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

/// Returns how far a table is followed, and why no further.
fn partly(stop: &Stopped) -> String {
    let origin = origin_words(stop.origin).map(|words| format!(" {words}")).unwrap_or_default();
    tf(
        key::PAGE_IMPORT_PARTLY,
        &[("moves", &stop.moves), ("all", &stop.of), ("reason", &stop.reason), ("origin", &origin)],
    )
}

impl ImportRun {
    /// Starts an import of files, each with its name and its text, or the reason why it could not be read.
    fn begin(self, files: Vec<(String, Result<String, String>)>) {
        self.end();
        self.result.set(None);
        let (mut reports, mut waiting) = (Vec::new(), VecDeque::new());
        for (file, text) in files {
            let number = reports.len();
            let mut report = FileReport { file, ..FileReport::default() };
            match text.and_then(|text| storage::table_files::read(&text)) {
                Ok(tables) => waiting.extend(tables.into_iter().map(|table| (number, table))),
                Err(reason) => report.refused.push(reason),
            }
            reports.push(report);
        }
        self.reports.set(reports);
        leptos::task::spawn_local(self.check(waiting));
    }

    /// Cancels an import before anything is added.
    fn cancel(self) {
        self.end();
        self.stage.set(ImportStage::Idle);
        self.reports.set(Vec::new());
        self.result.set(Some(Ok(t(key::PAGE_IMPORT_CANCELLED))));
    }

    /// Ends an import that is under way.
    fn end(self) {
        self.run.update_value(|run| *run += 1);
        self.checker.with_value(ImportChecker::end);
        self.checker.set_value(ImportChecker::default());
    }

    /// Checks the tables one after the other, then adds those that can be used.
    async fn check(self, mut waiting: VecDeque<PendingTable>) {
        let (run, all) = (self.run.get_value(), waiting.len());
        let checker = self.checker.get_value();
        let mut usable = Vec::new();
        while let Some((number, table)) = waiting.pop_front() {
            let done = all - waiting.len() - 1;
            if done.is_multiple_of(YIELD_INTERVAL) {
                database::sleep(0).await;
            }
            if !self.is_running(run) {
                return;
            }
            self.stage.set(ImportStage::Checking(done, all));
            let verdict = checker.check(table).await;
            if !self.is_running(run) {
                return;
            }
            usable = self.take(number, verdict, usable);
        }
        self.add(usable);
    }

    /// Returns whether nobody has cancelled this import or gone to another screen.
    fn is_running(self, run: u32) -> bool {
        self.run.try_get_value() == Some(run)
    }

    /// Adds the result of a check to the report of its file.
    fn take(
        self,
        number: usize,
        verdict: CheckResult,
        mut usable: Vec<(SavedTable, String)>,
    ) -> Vec<(SavedTable, String)> {
        self.reports.update(|reports| {
            let Some(report) = reports.get_mut(number) else { return };
            match verdict {
                CheckResult::Usable(table, stop) => {
                    usable.push(*table);
                    match stop {
                        None => report.sound += 1,
                        Some(stop) => report.partly.push(partly(&stop)),
                    }
                }
                CheckResult::Refused(reason) => {
                    report.refused.push(tf(key::PAGE_IMPORT_REFUSED, &[("reason", &reason)]))
                }
            }
        });
        usable
    }

    fn add(self, usable: Vec<(SavedTable, String)>) {
        if usable.is_empty() {
            self.stage.set(ImportStage::Idle);
            return self.result.set(Some(Err(t(key::PAGE_IMPORT_NOTHING))));
        }
        let all = usable.len();
        self.stage.set(ImportStage::Adding(0, all));
        leptos::task::spawn_local(async move {
            let seen = |done| {
                if !self.stage.is_disposed() {
                    self.stage.set(ImportStage::Adding(done, all));
                }
            };
            let added = database::import_tables(&usable, seen).await;
            storage::refresh().await;
            if self.stage.is_disposed() {
                return;
            }
            self.stage.set(ImportStage::Idle);
            self.result.set(Some(match added {
                Ok(0) => Ok(tn(key::PAGE_TABLES_KNOWN, all as u32)),
                Ok(count) => Ok(tn(key::PAGE_TABLES_ADDED, count as u32)),
                Err(stopped) => {
                    let words = stopped.reason.message();
                    Err(tf(key::PAGE_IMPORT_STOPPED, &[("count", &stopped.added), ("all", &all), ("reason", &words)]))
                }
            }));
        });
    }
}
