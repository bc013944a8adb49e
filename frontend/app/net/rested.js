/* Debounced questions about a text that is being typed: only about the newest text, and again if no answer came. */
import { NetworkLoss } from './api.js';
import { words_of } from './form.js';

const REST_MS = 300;
const AGAIN_MS = 1500;

/**
 * `ask(signal)` resolves to what to do with the answer; `state.busy` and `state.error` are kept.
 * @param {{busy: boolean, error: string}} state
 * @param {(signal: AbortSignal) => Promise<() => void>} ask
 * @param {() => void} paint
 */
export function rested(state, ask, paint) {
  let timer = 0;
  let abort = null;

  async function now() {
    abort = new AbortController();
    const { signal } = abort;
    try {
      const told = await ask(signal);
      if (signal.aborted) return;
      Object.assign(state, { error: '', busy: false });
      told();
    } catch (error) {
      if (signal.aborted) return;
      Object.assign(state, { error: words_of(error), busy: false });
      if (error instanceof NetworkLoss || error.retry_after) {
        timer = setTimeout(now, 1000 * (error.retry_after ?? 0) + AGAIN_MS);
      }
    }
    paint();
  }

  const drop = () => {
    clearTimeout(timer);
    abort?.abort();
  };
  return {
    drop,
    later(ms = REST_MS) {
      drop();
      state.busy = true;
      timer = setTimeout(now, ms);
      paint();
    },
  };
}
