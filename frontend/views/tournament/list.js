/* The list of tournaments, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { tournaments_feed } from '../../model/addresses.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { is_given, tournament_name } from '../tournament_name.js';
import { dotted, format_words, standing_words, time_words } from './words.js';
import { language_now, rich, t } from '../../locales/text.js';

const path_of = (game) => (game ? `/tournaments?${new URLSearchParams({ game })}` : '/tournaments');

const filters = ({ games, game }) => html`<nav class="filters" aria-label=${t('tournament-game')}>
  ${[['', t('tournament-game-any')], ...games.map((g) => [g.id, g.title])].map(([id, text]) => html`<a
    href=${path_of(id)} aria-current=${id === game ? 'true' : nothing}>${text}</a>`)}</nav>`;

const entered = (it) => (it.waiting ? t('tournament-entered-waiting', { n: it.players, of: it.max_players,
  waiting: it.waiting }) : t('tournament-entered', { n: it.players, of: it.max_players }));

const row = (it, now) => html`<tr>
  <th scope="row"><a href=${`/tournaments/${it.id}`}><bdi translate=${is_given(it) ? 'no' : nothing}>${
    tournament_name(it, it)}</bdi></a>
    <span class="small under plan">${dotted([game_title(it.game, it.variant), format_words(it),
      time_words(it)])}</span></th>
  <td class="figure">${it.status === 'open' ? entered(it) : t('tournament-players', { n: it.players })}</td>
  <td class="end">${standing_words(it, now)}</td></tr>`;

function table(title, items, now) {
  if (!items?.length) return nothing;
  return html`<section><h2 id=${`tournaments-${title}`}>${t(title)}</h2>
    <table class="rows tournament-list" aria-labelledby=${`tournaments-${title}`}><thead><tr>
      <th scope="col">${t('tournament-column-name')}</th>
      <th scope="col" class="figure">${t('tournament-column-players')}</th>
      <th scope="col" class="end">${t('tournament-column-when')}</th></tr></thead>
    <tbody>${items.map((it) => row(it, now))}</tbody></table></section>`;
}

const others = (items, mine) => items.filter(({ id }) => !mine.some((own) => own.id === id));

/* Where nothing is listed yet: what fills the page. */
const none = () => html`${empty(t('tournament-none'), t('tournament-none-fill'))}
  <p><a class="button main" href="/tournaments/new">${t('tournament-create')}</a></p>`;

const older = (state, send) => (state.next
  ? html`<p><button class="plain" ?disabled=${state.busy} @click=${send.more}>${t('tournament-more')}</button></p>`
  : nothing);

function lists(state, send) {
  const { mine, running, open, finished, now } = state;
  if (!running) return state.error ? nothing : html`<p class="quiet">${t('tournament-loading')}</p>`;
  const [live, entry] = [others(running, mine), others(open, mine)];
  const is_empty = ![mine, live, entry, finished].some((items) => items.length);
  return html`${is_empty ? none() : nothing} ${table('tournament-mine', mine, now)}
    ${table('tournament-open', entry, now)} ${table('tournament-running', live, now)}
    ${!is_empty && !entry.length && !mine.length
      ? empty(rich('tournament-none-open', { link: (text) => html`<a href="/tournaments/new">${text}</a>` })) : nothing}
    ${table('tournament-finished', finished, now)} ${older(state, send)}`;
}

/** The whole page. */
export const tournaments = (state, send) => html`<div class="page tournaments"><div class="row spread">
  <h1>${t('tournament-title')}</h1>
  <a class="button plain" href="/tournaments/new">${t('tournament-create')}</a></div>
  ${filters(state)} ${fault(state.error)} ${lists(state, send)}
  <p class="small">${rich('tournament-follow', {
    atom: (text) => html`<a href=${tournaments_feed('atom', language_now())}>${text}</a>`,
    calendar: (text) => html`<a href=${tournaments_feed('ics', language_now())}>${text}</a>` })}</p></div>`;
