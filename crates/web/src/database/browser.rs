//! Bindings to parts of the browser that `web-sys` has only for the page, or only behind an unstable switch. They are
//! the same in the page and in a worker.

use js_sys::{Array, Function, Object, Promise, Reflect};
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbTransaction};

#[wasm_bindgen]
extern "C" {
    /// The global object of the page or of a worker.
    type Global;
    #[wasm_bindgen(method, getter)]
    fn navigator(this: &Global) -> Option<GlobalNavigator>;
    #[wasm_bindgen(method, getter)]
    fn performance(this: &Global) -> Performance;
    #[wasm_bindgen(method, js_name = setTimeout)]
    fn set_timeout(this: &Global, callback: &Function, milliseconds: u32);

    /// The clock of the page or of a worker.
    type Performance;
    #[wasm_bindgen(method)]
    fn now(this: &Performance) -> f64;

    /// The navigator of the page or of a worker.
    type GlobalNavigator;
    /// Returns the locks of the browser, which are missing on pages that were not loaded by https or from this device.
    #[wasm_bindgen(method, getter)]
    fn locks(this: &GlobalNavigator) -> Option<LockManager>;
    /// Returns the storage manager, which is missing on the same pages.
    #[wasm_bindgen(method, getter)]
    fn storage(this: &GlobalNavigator) -> Option<StorageManager>;

    /// The Web Locks of the browser.
    pub type LockManager;
    /// Asks for a lock; the callback's promise holds it.
    #[wasm_bindgen(method, catch)]
    pub fn request(this: &LockManager, name: &str, options: &Object, granted: &Function) -> Result<Promise, JsValue>;

    /// What the browser does with stored data.
    pub type StorageManager;
    /// Asks the browser not to delete stored data on its own. Missing in workers.
    #[wasm_bindgen(method, catch)]
    pub fn persist(this: &StorageManager) -> Result<Promise, JsValue>;

    /// A database whose transactions take options.
    type DatabaseWithOptions;
    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &DatabaseWithOptions,
        stores: &Array,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;
}

fn global() -> Global {
    js_sys::global().unchecked_into()
}

/// Returns the Web Locks, if the browser offers them here.
pub fn locks() -> Option<LockManager> {
    global().navigator()?.locks()
}

/// Returns the storage manager, if the browser offers it here.
pub fn storage_manager() -> Option<StorageManager> {
    global().navigator()?.storage()
}

/// Makes an object of options for the browser.
pub fn options(members: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in members {
        // Setting a member of a plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object
}

/// Returns a promise and the function that resolves it.
pub fn promise() -> (Promise, Function) {
    let mut resolver = None;
    let promise = Promise::new(&mut |resolve, _| resolver = Some(resolve));
    // The browser calls the function above at once, so there is always a resolver.
    (promise, resolver.unwrap_or_else(|| Function::new_no_args("")))
}

/// Returns the time in milliseconds on a clock that never goes back.
pub fn now() -> f64 {
    global().performance().now()
}

/// Waits for this many milliseconds.
pub async fn sleep(milliseconds: u32) {
    let timer = Promise::new(&mut |resolve, _| global().set_timeout(&resolve, milliseconds));
    let _ = JsFuture::from(timer).await;
}

/// Waits for a future, but at most this many milliseconds; returns the unfinished future if it takes longer.
pub async fn within<F: Future>(milliseconds: u32, work: F) -> Result<F::Output, Pin<Box<F>>> {
    let mut work = Box::pin(work);
    let mut impatient = pin!(sleep(milliseconds));
    let done = poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending => impatient.as_mut().poll(context).map(|()| None),
    });
    match done.await {
        Some(done) => Ok(done),
        None => Err(work),
    }
}

/// Begins a transaction with a durability. Browsers that do not know the option ignore it.
pub fn transaction(
    database: &IdbDatabase,
    stores: &[&str],
    mode: &str,
    durability: &str,
) -> Result<IdbTransaction, JsValue> {
    let names: Array = stores.iter().map(|name| JsValue::from_str(name)).collect();
    let options = options(&[("durability", JsValue::from_str(durability))]);
    database.unchecked_ref::<DatabaseWithOptions>().transaction(&names, mode, &options)
}
