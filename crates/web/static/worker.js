// Starts the worker: the same wasm file, the other entry. A load that broke off is tried once more: the page waits for it.
import init, { worker } from './__GAME__.js';
await init().catch(() => init());
worker();
