/* A player's public profile, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { collection_rows } from '../collection/collection.js';
import { match_rows } from '../match/rows.js';
import { conversation_path } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { kind_mark, player_link, shown_name } from '../../ui/seats.js';
import { level_about } from '../../ui/words/bots.js';
import { ratings_table } from './ratings_table.js';
import { invite_path, status_words } from '../account/friends.js';
import { date_text, rich, t } from '../../locales/text.js';

function facts(p) {
  const when = date_text(p.since, { dateStyle: 'medium' });
  return html`<p class="quiet">${p.kind === 'builtin' ? t('player-builtin') : t(`player-since-${p.kind}`, { when })}${
    p.model ? ` · ${p.model}` : nothing}${
    p.owner ? html` &#183; ${rich('player-owner', { player: player_link }, { name: p.owner })}` : nothing}</p>`;
}

/* Which level of which game a bot is, and the form of a game against it. */
const bot_facts = ({ game, bot, levels, path }) => html`<p class="quiet">${game}: ${level_about(bot, levels)}</p>
  <p class="row"><a class="button main" href=${path}>${t('player-play-bot')}</a></p>`;

/* Shown only when it is known. */
function reliable({ reliability: known }) {
  if (!known || known.percent === null) return nothing;
  const { percent, matches: games, missed } = known;
  return html`<p class="small">${t('player-reliability', { percent, games })}
    ${missed ? t('player-missed', { turns: missed }) : nothing}</p>`;
}

const count_row = (g) => html`<tr><td>${game_title(g.game)}</td><td class="figure">${g.played}</td>
  <td class="figure">${g.won}</td><td class="figure">${g.drawn}</td><td class="figure end">${g.lost}</td></tr>`;

function counts(p) {
  if (!p.games.length) return nothing;
  const all = p.games.reduce((sum, g) => sum + g.played, 0);
  return html`<section><h2>${t('player-games')}</h2>
    <table class="rows"><thead><tr><th scope="col">${t('player-game')}</th>
    <th scope="col" class="figure">${t('player-played')}</th><th scope="col" class="figure">${t('player-won')}</th>
    <th scope="col" class="figure">${t('player-drawn')}</th><th scope="col" class="figure end">${t('player-lost')}</th>
    </tr></thead><tbody>${p.games.map(count_row)}</tbody></table>
    ${reliable(p)}
    ${all >= p.counted ? html`<p class="small">${t('player-counted', { games: p.counted })}</p>` : nothing}</section>`;
}

function none_finished({ me, player: { id, name, kind } }) {
  return me?.id === id
    ? empty(t('player-finished-none-own'), html`<a href="/">${t('player-finished-start')}</a>`)
    : empty(t('player-finished-none', { name: shown_name(name, kind) }),
      html`<a href="/matches">${t('player-finished-watch')}</a>`);
}

function recent(state, send) {
  const items = state.matches ?? state.player.recent;
  const more = state.matches ? state.next : items.length === 10;
  return html`<section><h2>${t('player-finished')}</h2>
    ${items.length ? match_rows(items) : none_finished(state)}
    ${more ? html`<p><button class="plain" @click=${send.more}>${t('player-show-more')}</button></p>`
      : nothing}</section>`;
}

const ratings = (told) => (told?.ratings.length
  ? html`<section><h2>${t('player-ratings')}</h2>${ratings_table({ ...told, board: null })}</section>`
  : nothing);

const MARKS = [
  { name: 'following', off: 'player-follow', on: 'player-follow-on', about: null },
  { name: 'muted', off: 'player-mute', on: 'player-mute-on', about: 'player-mute-about' },
  { name: 'blocked', off: 'player-block', on: 'player-block-on', about: 'player-block-about' },
];

/** @param {typeof MARKS[number]} one */
function mark({ name, off, on }, state, send) {
  const is_on = state.mine[name];
  return html`<button class="plain" aria-pressed=${is_on ? 'true' : 'false'} ?disabled=${state.act.busy}
    @click=${() => send.change({ [name]: !is_on })}>${t(is_on ? on : off)}</button>`;
}

function note(state, send) {
  const submit = (event) => { event.preventDefault(); send.change({ note: new FormData(event.target).get('note') }); };
  return html`<details ?open=${Boolean(state.mine.note)}><summary>${t('player-note')}</summary>
    <form class="sheet" @submit=${submit}>
    <label class="field"><span class="unseen">${t('player-note-text')}</span><textarea name="note" rows="3"
      maxlength="2000" .value=${state.mine.note}></textarea></label>
    <p class="row"><button class="plain" ?disabled=${state.act.busy}>${t('player-note-save')}</button>${state.kept
      ? html`<span class="small" role="status">${t('player-note-saved')}</span>`
      : nothing}</p></form></details>`;
}

/* Whether we are friends, and what can be done about it. */
const FRIEND = {
  none: (state, send) => html`<button class="plain" ?disabled=${state.act.busy}
    @click=${() => send.befriend(true)}>${t('player-friend-ask')}</button>`,
  sent: (state, send) => html`<span class="small">${t('player-friend-sent')}</span>
    <button class="plain" ?disabled=${state.act.busy}
      @click=${() => send.befriend(false)}>${t('friends-withdraw')}</button>`,
  received: (state, send) => html`<button class="main" ?disabled=${state.act.busy}
      aria-label=${t('friends-accept-of', { name: state.player.name })}
      @click=${() => send.befriend(true)}>${t('friends-accept')}</button>
    <button class="plain" ?disabled=${state.act.busy} aria-label=${t('friends-decline-of', { name: state.player.name })}
      @click=${() => send.befriend(false)}>${t('friends-decline')}</button>`,
  friends: (state, send) => html`<a class="button main"
      href=${invite_path(state.player.name)}>${t('friends-invite')}</a>
    <button class="plain" ?disabled=${state.act.busy} @click=${send.part}>${t('friends-end')}</button>`,
};

function friendship(state, send) {
  if (!state.friend || state.mine.blocked) return nothing;
  if (state.me.kind === 'guest') {
    return html`<p class="small">${rich('friends-guest',
      { link: (text) => html`<a href="/register">${text}</a>` })}</p>`;
  }
  const { state: now, status } = state.friend;
  return html`<p class="row">${FRIEND[now](state, send)} <a class="button plain"
      href=${conversation_path(state.player.name)}>${t('player-write')}</a></p>
    ${now === 'friends' && status ? html`<p class="small">${status_words(status, Date.now())}</p>` : nothing}`;
}

/* What I have set for this player; nobody else sees it. */
function opinion(state, send) {
  if (!state.mine) return nothing;
  const marks = MARKS.filter(({ name }) => name !== 'blocked' || state.player.kind !== 'builtin');
  return html`${friendship(state, send)}<div class="row">${marks.map((one) => mark(one, state, send))}</div>
    ${marks.map(({ name, about }) => (state.mine[name] && about ? html`<p class="small">${t(about)}</p>` : nothing))}
    ${state.player.kind === 'builtin' ? nothing : html`<p><button class="plain" ?disabled=${state.act.busy}
      @click=${send.report}>${t('player-report')}</button></p>`}
    ${note(state, send)} ${fault(state.act.error)}`;
}

const live = (p) => (p.live.length ? html`<section><h2>${t('player-live')}</h2>${match_rows(p.live)}</section>`
  : nothing);

const program_row = (one) => html`<li>${player_link(one.name, one.kind)}${kind_mark(one.kind)}
  <span class="small">${one.model ?? ''}</span></li>`;

const programs = (p) => (p.programs.length ? html`<section><h2>${t('player-programs')}</h2>
  <ul class="plain-list">${p.programs.map(program_row)}</ul></section>` : nothing);

const collections = ({ collections: all }) => (all.length
  ? html`<section><h2>${t('collection-all')}</h2>${collection_rows(all)}</section>` : nothing);

export function player(state, send) {
  if (state.unknown) {
    return html`<div class="page narrow"><h1>${state.name}</h1><p>${t('player-unknown')}</p>
      <p><a href="/matches">${t('player-watch')}</a></p></div>`;
  }
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  if (!state.player) return html`<div class="page narrow"><h1>${state.name}</h1>${fault(state.error, again)}</div>`;
  const p = state.player;
  return html`<div class="page narrow player"><h1>${shown_name(p.name, p.kind)}</h1>
    ${facts(p)} ${state.bot ? bot_facts(state.bot) : nothing}
    ${p.name === state.me?.name ? html`<p class="row"><a href="/account">${
      t('player-own-account')}</a> <a href="/account/insights">${t('player-insights')}</a></p>` : nothing}
    ${fault(state.error, again)} ${opinion(state, send)}
    ${counts(p)} ${ratings(state.ratings)} ${live(p)} ${recent(state, send)} ${collections(state)}
    ${programs(p)}</div>`;
}
