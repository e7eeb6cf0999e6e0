// Starts the worker: the same wasm file, the other entry.
import init, { worker } from './strata.js';
await init();
worker();
