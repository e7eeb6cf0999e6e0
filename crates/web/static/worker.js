// Starts the worker: it uses the same wasm file as the page, by another entry. If loading fails, it is tried once more. Every
// error is sent to the page as text, because the page waits for an answer.
import init, { worker } from './__GAME__.js';
const fail = error => postMessage(String(error?.message ?? error));
addEventListener('unhandledrejection', event => fail(event.reason));
try {
  await init().catch(() => init());
  worker();
} catch (error) {
  fail(error);
}
