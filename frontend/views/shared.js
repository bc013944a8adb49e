/* What another app has shared, drawn: the text, and what can be done with it. */
import { html } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';
import { query } from '../model/addresses.js';

const as_position = ({ text, games }) => html`<p>${t('shared-about')}</p>
  <p class="row">${games.map(({ id, title }) => html`<a class="button main"
    href=${`/analysis/${id}${query({ position: text })}`}>${t('shared-position', { game: title })}</a>`)}</p>`;

function body(state) {
  if (!state.text) return html`<p>${t('shared-nothing')}</p>`;
  return html`<pre class="shared" translate="no">${state.text}</pre>
    ${state.too_long ? html`<p>${t('shared-too-long')}</p>` : as_position(state)}`;
}

export const shared = (state) => html`<div class="page narrow"><h1>${t('shared-title')}</h1>
  ${body(state)}
  <p><a href="/">${t('common-not-found-home')}</a></p></div>`;
