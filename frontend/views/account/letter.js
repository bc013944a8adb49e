/* The two pages that emails link to, drawn. */
import { html } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

const IDS = {
  confirm: { title: 'account-letter-confirm', about: 'account-letter-confirm-about', yes: 'account-letter-confirm-yes',
    done: 'account-letter-confirm-done' },
  stop: { title: 'account-letter-stop', about: 'account-letter-stop-about', yes: 'account-letter-stop-yes',
    done: 'account-letter-stop-done' },
};

/** The title of the page. */
export const letter_title = (stops) => t(IDS[stops ? 'stop' : 'confirm'].title);

export function letter(state, send) {
  const ids = IDS[state.stops ? 'stop' : 'confirm'];
  return html`<div class="page narrow"><h1>${letter_title(state.stops)}</h1>
    ${state.done
      ? html`<p class="note good" role="status">${t(ids.done)}</p>
        <p><a href="/account/notices">${t('account-notices')}</a></p>`
      : html`<p>${t(ids.about)}</p>${fault(state.act.error)}<p><button class="main" ?disabled=${state.act.busy}
        @click=${send.go}>${t(ids.yes)}</button></p>`}</div>`;
}
