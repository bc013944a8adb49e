/* Collections of games, drawn: the list of one's own, and the games of one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { empty, fault, heed } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { day_text } from '../../ui/words/rating.js';
import { match_pictures } from '../match/finished.js';
import { visibility_field } from '../notebook/manage.js';

const values_of = (event) => {
  event.preventDefault();
  return Object.fromEntries([...new FormData(event.target)].map(([name, value]) => [name, String(value)]));
};

const facts = (one, is_mine) => [t('collection-games', { n: one.matches }), day_text(one.changed_at),
  ...is_mine ? [t(`notebook-${one.visibility}`)] : []].join(' · ');

const row = (one, is_mine) => html`<li><a href=${`/collections/${one.id}`}>${one.title}</a>
  <span class="small">${facts(one, is_mine)}</span></li>`;

/** Collections as a list of links; `is_mine`: with who can see them. */
export const collection_rows = (items, is_mine = false) => html`<ul class="plain-list">${
  items.map((one) => row(one, is_mine))}</ul>`;

const fields = (title, visibility) => html`<label class="field"><span>${t('collection-name')}</span><input name="title"
  required maxlength="100" value=${title}></label>${visibility_field(visibility)}`;

const guest = () => html`<p>${rich('collection-guest',
  { link: (text) => html`<a href="/register">${text}</a>` })}</p>`;

const own = (state, send) => html`<section aria-labelledby="mine"><h2 id="mine">${t('collection-mine')}</h2>
  ${state.items?.length ? collection_rows(state.items, true)
    : empty(t('collection-mine-none'), html`<a href="/matches">${t('collection-watch')}</a>`)}
  <h3>${t('collection-new')}</h3>
  <form class="sheet" @submit=${(event) => send.make(values_of(event))}>${fields('', 'private')}
  ${fault(state.act.error)}
  <div class="row"><button class="main" ?disabled=${state.act.busy}>${t('collection-create')}</button></div></form>
  </section>`;

/** One's own collections. */
export const collections = (state, send) => html`<div class="page narrow"><h1>${t('collection-all')}</h1>
  <p>${t('collection-lead')}</p> ${fault(state.error)} ${state.has_own ? own(state, send) : guest()}</div>`;

/* ---- one ---- */

const manage = (state, send) => html`<details class="fold"><summary>${t('collection-change')}</summary>
  <form @submit=${(event) => send.change(values_of(event))}>${fields(state.told.title, state.told.visibility)}
  <div class="row"><button class="main" ?disabled=${state.act.busy}>${t('collection-save')}</button>
    <button type="button" class="plain" ?disabled=${state.act.busy}
      @click=${send.end}>${t('collection-delete')}</button></div></form></details>`;

const note_of = (state, send) => (match) => {
  const { note } = state.told.items.find((item) => item.match.id === match.id);
  const words = note ? html`<span class="told collection-note">${note}</span>` : nothing;
  if (!state.told.you) return words;
  return html`${words}<span class="row collection-acts"><button class="bare" ?disabled=${state.act.busy}
      @click=${() => send.note(match, note)}>${t(note ? 'collection-note-change' : 'collection-note-add')}</button>
    <button class="bare" ?disabled=${state.act.busy}
      @click=${() => send.let_go(match)}>${t('collection-remove')}</button></span>`;
};

const games = (state, send) => (state.told.items.length
  ? match_pictures(state.told.items.map(({ match }) => match), note_of(state, send))
  : empty(t(state.told.you ? 'collection-empty-own' : 'collection-empty'),
    html`<a href="/matches">${t('collection-watch')}</a>`));

const missing = (state, send) => html`<div class="page narrow"><h1>${t('collection-not-found')}</h1>
  ${state.error
    ? fault(state.error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)
    : html`<p>${t('collection-not-found-why')}</p>`}</div>`;

const reporting = ({ me, act }, send) => (me ? html`<p class="row"><button class="plain" ?disabled=${act.busy}
  @click=${send.report}>${t('collection-report')}</button></p>` : nothing);

/** A collection and its games. */
export function collection(state, send) {
  if (!state.told) return missing(state, send);
  const { title, owner, you, visibility } = state.told;
  return html`<div class="page"><h1>${title}</h1>
    <p class="quiet">${rich('collection-by', { link: player_link }, { name: owner })}${
      you ? ` · ${t(`notebook-${visibility}`)}` : ''}</p>
    ${state.told.hidden ? heed(t('collection-hidden')) : nothing}
    ${fault(state.act.error)} ${games(state, send)}
    ${state.told.next ? html`<p><button class="plain" ?disabled=${state.act.busy}
      @click=${send.more}>${t('collection-more')}</button></p>` : nothing}
    ${you ? manage(state, send) : reporting(state, send)}</div>`;
}
