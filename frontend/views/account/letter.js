/* The two pages that letters lead to, drawn. */
import { html } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';

const WORDS = {
  confirm: ['Confirm your address',
    'From then on you are written to when something waits for you: once, until your next visit.', 'Confirm the address',
    'The address is confirmed.'],
  stop: ['No more letters',
    'The address is forgotten and nothing is sent to it any more. Your account and your matches stay as they are.',
    'Stop all letters', 'No letter will come any more.'],
};

export function letter(state, send) {
  const [title, about, button, done] = WORDS[state.stops ? 'stop' : 'confirm'];
  return html`<div class="page narrow"><h1>${title}</h1>
    ${state.done
      ? html`<p class="note good" role="status">${done}</p><p><a href="/account/notices">Notifications</a></p>`
      : html`<p>${about}</p>${fault(state.act.error)}<p><button class="main" ?disabled=${state.act.busy}
        @click=${send.go}>${button}</button></p>`}</div>`;
}
