/* How I am told, drawn: one section for each way. */
import { html } from '../vendor/lit-html.js';
import { account_nav, strangers } from './account_parts.js';

const BROWSER = {
  unable: 'This browser has no notifications for pages. The number in the title and the icon of the tab tells the same.',
  refused: 'This browser was told to refuse notifications of this site. Allow them in its own settings for sites, then come back here.',
};

function browser(state, send) {
  const words = BROWSER[state.browser];
  return html`<section><h2>In this browser</h2>
    <p>While the page is open but hidden, the browser may say that a turn, an offer or talk waits for you. The title and the icon of the tab always carry the number.</p>
    ${words ? html`<p class="note">${words}</p>` : html`<label class="check"><input type="checkbox" .checked=${state.browser === 'on'}
      @change=${(e) => send.browser(e.target.checked)}> Notify me while the page is hidden</label>`}</section>`;
}

export function notices(state, send) {
  if (!state.me) return strangers('Notifications');
  return html`<div class="page narrow"><h1>Notifications</h1>${account_nav('/account/notices')}
    <p><a href="/inbox">The inbox</a> lists everything that waits for you.</p>
    ${browser(state, send)}</div>`;
}
