/* The animated picture (GIF) of a finished match: the server makes it when somebody asks for it, and keeps it. */
import * as api from '../net/api.js';
import { Mishap, sender } from '../net/form.js';
import { t } from '../../locales/text.js';

/* What the server says of animations in general, in words for this one. */
function meant(error) {
  if (error instanceof api.NetworkLoss && error.retry_after) return new Mishap(t('match-replay-gif-busy'));
  if (error instanceof api.Refusal && error.status === 404) return new Mishap(t('match-replay-gif-long'));
  return error;
}

/**
 * @param {{id: string, paint: () => void}} match
 */
export function animation({ id, paint }) {
  const making = sender(paint);
  let [is_open, bytes] = [false, 0];
  /** @type {AbortController|null} */
  let abort = null;

  const make = () => making.run(async () => {
    abort = new AbortController();
    try {
      bytes = await api.replay_gif(id, abort.signal);
    } catch (error) {
      if (error.name !== 'AbortError') throw meant(error);
    }
  });

  return {
    make,
    /** Open it, or close it and wait no longer. */
    toggle() {
      is_open = !is_open;
      if (!is_open) abort?.abort();
      else if (!bytes) make();
      paint();
    },
    stop: () => abort?.abort(),
    shown: () => ({ is_open, bytes, busy: making.busy, error: making.error }),
  };
}
