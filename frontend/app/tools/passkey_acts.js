/* What the account's page does about passkeys. */
import * as api from '../net/api.js';
import { passkey_created, passkey_used } from './passkey.js';
import { field_text } from '../../ui/controls/field_text.js';

/** The proof that the owner acts: what the form has, or a passkey. */
export async function proof_of(form, by_passkey) {
  if (by_passkey) return { passkey: await passkey_used() };
  const values = new FormData(form);
  return { password: values.get('password'), second_code: values.get('second_code') ?? undefined };
}

/* A form that opens or closes takes the button with it that had the focus. */
const focus_soon = (inside) => setTimeout(() => {
  /** @type {HTMLElement|null} */ (document.querySelector(`.passkeys ${inside}`))?.focus();
}, 0);

/**
 * The actions of the section.
 * @param {{passkey: {error: string, run: (fn: () => Promise<unknown>) => Promise<unknown>}, passkey_asked: object|null,
 *          passkey_added: boolean}} state   `passkey_asked`: {act, entry} of the open form
 * @param {{paint: () => void, read: () => Promise<void>}} page   `read` fetches everything again
 */
export function passkey_acts(state, { paint, read }) {
  const ask = (asked) => {
    Object.assign(state, { passkey_asked: asked, passkey_added: false });
    state.passkey.error = '';
    paint();
    focus_soon(asked ? 'form input:not(.unseen)' : 'h2');
  };
  const done = async (form, added) => {
    form.reset();
    Object.assign(state, { passkey_asked: null, passkey_added: added });
    await read();
    focus_soon('h2');
  };
  return {
    passkey_ask: (act, entry = null) => ask({ act, entry }),
    passkey_cancel: () => ask(null),
    passkey_add: (form, by_passkey) => state.passkey.run(async () => {
      const name = field_text(new FormData(form), 'name');
      await api.passkey_add(name, await passkey_created(await api.passkey_begin(await proof_of(form, by_passkey))));
      await done(form, true);
    }),
    passkey_rename: (form) => state.passkey.run(async () => {
      await api.passkey_rename(state.passkey_asked.entry.id, field_text(new FormData(form), 'name'));
      await done(form, false);
    }),
    passkey_delete: (form, by_passkey) => state.passkey.run(async () => {
      await api.passkey_end(state.passkey_asked.entry.id, await proof_of(form, by_passkey));
      await done(form, false);
    }),
  };
}
