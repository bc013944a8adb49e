/* The preview of a study, drawn: a line that says so, and the page as participants see it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';
import { study_page } from './page.js';
import { pairs_of, pairs_told } from './pairs.js';
import { shown_picture } from './picture.js';

const looks = (pieces) => (pieces.length ? html`<p>${t('studies-preview-pieces')}</p><p
  class="study-thumbs">${pieces.map(({ id, name }) => shown_picture(id, name))}</p>` : nothing);

const series = ({ x, pieces, pairs, act }, send) => html`<h2>${t('studies-preview-series')}</h2>
  <p>${t('studies-preview-series-about')}</p>${pairs ? pairs_told(pairs_of(pairs)) : nothing}
  <table class="rows ex-table"><caption class="unseen">${t('research-by-list')}</caption>
    <thead><tr><th scope="col">${t('research-list')}</th><th scope="col"
      class="figure">${t('research-series')}</th></tr></thead>
    <tbody>${x.lists.map((l) => html`<tr><th scope="row">${l.list}</th><td
      class="figure">${l.rows}</td></tr>`)}</tbody></table>${looks(pieces)}
  <p class="row"><button class="main" ?disabled=${act.busy}
    @click=${send.submit}>${t('studies-continue')}</button></p>`;

const end = ({ at, act }, send) => html`<p class="ex-where">${t(`studies-preview-${at.status}`)}</p>
  <p>${rich('studies-code', { code: () => html`<code class="study-code">${at.code}</code>` })}</p>
  ${at.return_to ? html`<p>${t('studies-preview-return')}<br><code class="study-code">${at.return_to}</code></p>` :
    nothing}
  <p class="row"><button class="plain" ?disabled=${act.busy}
    @click=${send.again}>${t('studies-preview-again')}</button></p>`;

function step(state, send) {
  const { at, act } = state;
  if (at.status === 'series') return html`${fault(act.error)}${series(state, send)}`;
  if (!at.page) return html`${fault(act.error)}${end(state, send)}`;
  return study_page(state.pages, { busy: act.busy, error: act.error, is_preview: true }, send);
}

const languages = ({ languages: all, language, act }, send) => (all.length > 1
  ? html`<p class="row" role="group" aria-label=${t('studies-language')}>${all.map((code) => html`<button class="plain"
    aria-pressed=${code === language ? 'true' : 'false'} ?disabled=${act.busy}
    @click=${() => send.speak(code)}>${code}</button>`)}</p>` : nothing);

/** The whole page. */
export const preview = (state, send) => html`<div class="page narrow take">
  <p class="note" role="note">${t('studies-preview-note')} <a
    href=${`/experiments/${state.id}/study`}>${t('studies-edit')}</a></p>
  ${languages(state, send)}<h1>${state.x.shown_title || t('research-experiment')}</h1>${step(state, send)}</div>`;
