// Starts the worker: the same wasm file, the other entry. A load that broke off is tried once more. Whatever goes wrong is
// told to the page as text, since the page waits for an answer.
import init, { worker } from './__GAME__.js';
const fail = error => postMessage(String(error?.message ?? error));
addEventListener('unhandledrejection', event => fail(event.reason));
try {
  await init().catch(() => init());
  worker();
} catch (error) {
  fail(error);
}
