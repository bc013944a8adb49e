/* What the account's page does about the link to the site's own sign-in service. */
import * as api from '../net/api.js';
import { proof_of } from './passkey_acts.js';
import { go_to_provider } from './provider.js';

/* A form that opens or closes takes the button with it that had the focus. */
const focus_soon = (inside) => setTimeout(() => {
  /** @type {HTMLElement|null} */ (document.querySelector(`.provider ${inside}`))?.focus();
}, 0);

/**
 * The actions of the section.
 * @param {{link: {error: string, run: (fn: () => Promise<unknown>) => Promise<unknown>}, unlinking: boolean}} state
 * @param {{paint: () => void, read: () => Promise<void>}} page   `read` fetches everything again
 */
export function link_acts(state, { paint, read }) {
  const ask = (asked) => {
    state.unlinking = asked;
    state.link.error = '';
    paint();
    focus_soon(asked ? 'form input:not(.unseen)' : 'h2');
  };
  return {
    link: () => state.link.run(() => go_to_provider({ from: '/account', link: true })),
    unlink_ask: () => ask(true),
    unlink_cancel: () => ask(false),
    unlink: (form, by_passkey) => state.link.run(async () => {
      await api.my_provider_end(await proof_of(form, by_passkey));
      form.reset();
      state.unlinking = false;
      await read();
      focus_soon('h2');
    }),
  };
}
