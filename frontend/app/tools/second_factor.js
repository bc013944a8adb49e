/* What the account's page does about the second factor, and how a form asks for its code. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';

const MARGIN = 4; /* squares: readers need them (ISO/IEC 18004) */

/**
 * The actions of the section on the account's page.
 * @param {{factor: {error: string, run: (fn: () => Promise<unknown>) => Promise<unknown>}, setup: object|null,
 *          codes: string[]|null, turned_on: boolean}} state
 * @param {{paint: () => void, read: () => Promise<void>}} page   `read` fetches everything again
 */
export const factor_acts = (state, { paint, read }) => ({
  factor_begin: (form) => state.factor.run(async () => {
    const [{ secret, uri }, { encode }] = await Promise.all([
      api.second_factor_begin(new FormData(form).get('password')), import('../../vendor/qr.js')]);
    state.setup = { secret, picture: encode(uri, { border: MARGIN }).data };
    form.reset();
  }),
  factor_confirm: (form) => state.factor.run(async () => {
    state.codes = await api.second_factor_confirm(new FormData(form).get('second_code'));
    state.setup = null;
    state.turned_on = true;
    await read();
  }),
  factor_cancel: () => {
    state.setup = null;
    state.factor.error = '';
    paint();
  },
  factor_end: (form) => state.factor.run(async () => {
    const values = new FormData(form);
    await api.second_factor_end(values.get('password'), values.get('second_code'));
    state.turned_on = false;
    form.reset();
    await read();
  }),
});

function focus_code() {
  const field = /** @type {HTMLInputElement|null} */ (document.querySelector('#page [name="second_code"]'));
  field?.focus();
}

/**
 * What a form does about another name: that account can have no second factor, and a code is the other one's.
 * @param {{asks_code: boolean}} state
 * @param {() => void} paint
 */
export const name_changed = (state, paint) => () => {
  if (!state.asks_code) return;
  state.asks_code = false;
  paint();
};

/**
 * Send a form whose account can have a second factor. When the server asks for its code, `state.asks_code` shows the
 * field, and what was typed stays.
 * @template T
 * @param {{asks_code: boolean}} state
 * @param {() => Promise<T>} send
 * @returns {Promise<T|null>} null: the field is asked for
 */
export async function with_code(state, send) {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'second_factor_needed') throw error;
    state.asks_code = true;
    setTimeout(focus_code, 0);
    return null;
  }
}
