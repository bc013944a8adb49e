/* The lists of notebooks, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';
import { game_title } from '../../model/catalogue.js';
import { visibility_field } from './manage.js';

const facts = ({ owner, chapters, games, changed_at: at }) => [t('notebook-of', { name: owner }),
  t('notebook-chapters-count', { n: chapters }), ...games.map((game) => game_title(game)), day_text(at)].join(' · ');

const row = (is_mine) => (one) => html`<li><a href=${`/notebooks/${one.id}`}>${one.title}</a>
  <span class="small">${facts(one)}${is_mine ? ` · ${t(`notebook-${one.visibility}`)}` : ''}</span></li>`;

const none = ({ items }, words) => (items ? empty(t(words)) : nothing);

const list = ({ items, next }, name, send) => html`<ul class="plain-list">${items.map(row(name === 'mine'))}</ul>
  ${next ? html`<button class="plain" @click=${() => send.more(name)}>${t('notebook-more')}</button>` : nothing}`;

const make = (state, send) => html`<form class="notebook-new" @submit=${(event) => {
  event.preventDefault();
  send.make(Object.fromEntries(new FormData(event.target)));
}}><label class="field"><span>${t('notebook-name')}</span><input name="title" required maxlength="100"></label>
  ${visibility_field('private')} ${fault(state.make.error)}
  <div class="row"><button class="main" ?disabled=${state.make.busy}>${t('notebook-create')}</button></div></form>`;

const mine = (state, send) => html`<section aria-labelledby="mine"><h2 id="mine">${t('notebook-mine')}</h2>
  ${state.mine.items?.length ? list(state.mine, 'mine', send) : none(state.mine, 'notebook-mine-none')}
  <h3>${t('notebook-new')}</h3>${make(state, send)}</section>`;

const guest = () => html`<p>${rich('notebook-guest', { link: (text) => html`<a href="/register">${text}</a>` })}</p>`;

/** The whole page. */
export const notebooks = (state, send) => html`<div class="page notebooks"><h1>${t('notebook-all')}</h1>
  <p>${rich('notebook-lead', { link: (text) => html`<a href="/analysis">${text}</a>` })}</p>
  ${fault(state.error)} ${state.has_own ? mine(state, send) : guest()}
  <section aria-labelledby="others"><h2 id="others">${t('notebook-others')}</h2>
  ${state.others.items?.length ? list(state.others, 'others', send)
    : none(state.others, 'notebook-others-none')}</section>
  </div>`;
