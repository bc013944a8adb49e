/* What every form does: send once, show an error where it happened, keep what was typed. */
import { has_words, t } from '../../locales/text.js';
import { NetworkLoss, Refusal } from './api.js';

/* A limit that waiting does not lift says what does; of the others, how long to wait. */
function limit_words({ limit_key, retry_after = 1 }) {
  const id = `common-limit-${limit_key.replaceAll(/[._]/g, '-')}`;
  return has_words(id) ? t(id) : t('common-error-too-many', { seconds: retry_after });
}

/** The browser did not do what was asked of it; the message says why, in the page's language. */
export class Mishap extends Error {}

/**
 * An error in words, for the place where it happened; `name` and `title` as in Refusal.words_about.
 * @param {unknown} error
 * @param {(path: string) => string} [name]
 * @param {(option: string) => string} [title]
 */
export function words_of(error, name = () => '', title = undefined) {
  if (error instanceof Refusal && error.status === 429) return limit_words(error);
  if (error instanceof Refusal) return error.words_about(name, title);
  if (error instanceof Mishap) return error.message;
  if (error instanceof NetworkLoss) return t('common-error-offline');
  console.error(error);
  return t('common-error-page');
}

/**
 * A sender for one form or button: `busy` and `error` to show, `run(fn)` to call; `title` as in Refusal.words_about.
 * @param {() => void} paint
 * @param {(option: string) => string} [title]
 */
export function sender(paint, title = undefined) {
  const self = {
    busy: false,
    error: '',
    async run(fn) {
      if (self.busy) return undefined;
      self.busy = true;
      self.error = '';
      paint();
      try {
        return await fn();
      } catch (error) {
        self.error = words_of(error, undefined, title);
        return undefined;
      } finally {
        self.busy = false;
        paint();
      }
    },
  };
  return self;
}
