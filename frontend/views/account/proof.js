/* The form in which somebody proves that the account is theirs: by the password, or by a passkey. */
import { html, nothing } from '../../vendor/lit-html.js';
import { code_field, password_fields } from './second_factor.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

/**
 * The form; the button for a passkey leaves the password's field empty.
 * @param {{me: {name: string}, factor_since: string|null|undefined, passkeys: unknown[]|null, error: string,
 *          busy: boolean}} state
 * @param {{act: (form: HTMLFormElement, by_passkey: boolean) => void, cancel: () => void, words: string, kind: string,
 *          fields: unknown}} form   `kind`: the class of its button; `fields` come first
 */
export function proven(state, { act, cancel, words, kind, fields }) {
  const by_password = (event) => { event.preventDefault(); act(event.target, false); };
  const by_passkey = ({ target: { form } }) => {
    if (form.elements.namedItem('name')?.reportValidity() !== false) act(form, true);
  };
  return html`<form class="sheet" @submit=${by_password}>${fields}${password_fields(state.me)}
    ${state.factor_since ? code_field(false) : nothing} ${fault(state.error)}
    <p class="row"><button class=${kind} ?disabled=${state.busy}>${words}</button>
      ${state.passkeys?.length ? html`<button type="button" class="plain" ?disabled=${state.busy}
        @click=${by_passkey}>${t('account-passkey-instead')}</button>` : nothing}
      <button type="button" class="plain" @click=${cancel}>${t('account-cancel')}</button></p></form>`;
}
