/* What a visitor can do with a tournament, drawn: go to their game, enter, withdraw; and what its host can do. */
import { html, nothing } from '../../vendor/lit-html.js';
import { bot_name } from '../../ui/seats.js';
import { levels_row } from '../../ui/controls/levels.js';
import { by_level } from '../../ui/words/bots.js';
import { fault } from '../../ui/alerts/note.js';
import { is_over, takes_entries } from '../../model/tournament.js';
import { team_name } from './words.js';
import { rich, t } from '../../locales/text.js';

/* ---- my game ---- */

const my_game_words = ({ format, round }) => (format === 'arena' ? t('tournament-my-game-arena')
  : t('tournament-my-game', { round }));

const game_link = ({ match, player }, is_me, it) => html`<a class=${`button ${is_me ? 'main' : 'plain'}`}
  href=${`/matches/${match}`}>${is_me ? my_game_words(it) : t('tournament-program-game', { name: player })}</a>`;

/* Those of my entries that play now, mine first: one tap leads there. */
function now_playing({ tournament, me }) {
  const playing = tournament.mine.filter(({ match }) => match);
  if (!playing.length) return nothing;
  const is_me = ({ player }) => player === me?.name;
  return html`<p class="row my-games">${[...playing.filter(is_me), ...playing.filter((one) => !is_me(one))].map((one) =>
    game_link(one, is_me(one), tournament))}</p>`;
}

/* What someone who is in waits for. */
function waits_words({ tournament, standings }, entry) {
  if (tournament.status === 'open') return t('tournament-you-entered');
  if (tournament.format === 'arena') return t('tournament-you-wait-arena');
  const mine = standings?.find(({ player }) => player === entry.player);
  if (mine?.status === 'out') return t('tournament-you-out');
  const rests = mine?.cross.some(({ round, kind }) => round === tournament.round && kind === 'bye');
  if (rests) return t('tournament-you-rest');
  return tournament.rounds === tournament.round ? t('tournament-you-done')
    : t('tournament-you-wait', { n: tournament.round + 1 });
}

function entry_words(state, entry) {
  if (entry.status === 'waiting') return t('tournament-you-queue', { n: entry.position });
  if (entry.status === 'withdrawn') return t('tournament-you-withdrew');
  return entry.match ? '' : waits_words(state, entry);
}

/* ---- entering ---- */

/* Whether the visitor's clubs let them and their programs play in a team; 0 where there are none. */
const lets_in = ({ members_only, you_belong }, team = 0) => !members_only || you_belong?.[team] === true;
const lets_in_anywhere = (it) => lets_in(it, 0) || lets_in(it, 1);

const members_words = ({ rival }) => (rival?.agreed === false
  ? t('tournament-members-only-asked', { name: rival.name }) : t('tournament-members-only'));

/* Why somebody cannot enter, as far as the page knows; the server knows the rest and says so. */
function why_not({ tournament: it, me }) {
  if (is_over(it)) return '';
  if (!takes_entries(it)) return t('tournament-entries-closed');
  if (it.entrants === 'programs') return t('tournament-programs-only');
  if (!lets_in_anywhere(it)) return members_words(it);
  if (it.rated && me?.kind !== 'human') {
    return rich('tournament-needs-account', { link: (text) => html`<a href="/register">${text}</a>` });
  }
  return '';
}

const is_full = ({ status, players, max_players }) => status === 'open' && players >= max_players;

/* One button, or one for each team. */
function enter_buttons({ tournament: it, act }, send, program = undefined) {
  const words = is_full(it) ? t('tournament-enter-queue', { n: it.waiting + 1 }) : t('tournament-enter');
  const button = (text, team) => html`<button class=${program ? 'plain' : 'main'} ?disabled=${act.busy}
    @click=${() => send.enter({ program, team })}>${text}</button>`;
  const side = it.rival ? 'tournament-enter-club' : 'tournament-enter-team';
  const of_team = (team, i) => (lets_in(it, i) ? button(t(side, { name: team_name(team) }), i) : nothing);
  return it.teams ? it.teams.map(of_team) : button(words);
}

function withdraw_button({ tournament: it, act }, send, program = undefined) {
  return html`<button class="plain" ?disabled=${act.busy} @click=${() => send.withdraw(program)}>${
    t(it.status === 'open' ? 'tournament-withdraw' : 'tournament-leave')}</button>`;
}

const has_place = (entry) => entry && entry.status !== 'withdrawn';

/* A club that is asked for a match: its officers decide. */
const answer = ({ tournament: it, act }, send) => (it.you_answer ? html`<div class="note">
  <p>${t('tournament-asked', { name: team_name(it.teams[0]) })}</p><p class="row">
  <button class="main" ?disabled=${act.busy} @click=${() => send.answer(true)}>${t('tournament-accept')}</button>
  <button class="plain" ?disabled=${act.busy} @click=${() => send.answer(false)}>${t('tournament-decline')}</button>
  </p></div>` : nothing);

/* Someone who has a place can leave it; anybody else is told why not, or can enter. */
function placed(state, send) {
  return is_over(state.tournament) ? nothing : html`<p class="row">${withdraw_button(state, send)}</p>`;
}

function not_placed(state, send) {
  const reason = why_not(state);
  if (reason) return html`<p class="quiet">${reason}</p>`;
  return takes_entries(state.tournament) ? html`<p class="row">${enter_buttons(state, send)}</p>` : nothing;
}

function own(state, send) {
  const { tournament: it, me } = state;
  const entry = it.mine.find(({ player }) => player === me?.name);
  return html`${entry && !is_over(it) ? html`<p role="status">${entry_words(state, entry)}</p>` : nothing}
    ${(has_place(entry) ? placed : not_placed)(state, send)}`;
}

/* ---- programs ---- */

function program_row(program, state, send) {
  const entry = state.tournament.mine.find(({ player }) => player === program.name);
  return html`<li><span class="grow"><bdi translate="no">${program.name}</bdi>${
    has_place(entry) ? html` <span class="small">${
    entry.status === 'waiting' ? t('tournament-program-queue', { n: entry.position })
      : t('tournament-program-in')}</span>` : nothing}</span>
    ${has_place(entry) ? withdraw_button(state, send, program.name)
      : takes_entries(state.tournament) ? enter_buttons(state, send, program.name) : nothing}</li>`;
}

/* The programs of mine that can enter or have entered. */
function programs(state, send) {
  const { tournament: it, programs: all } = state;
  if (is_over(it) || it.entrants === 'people') return nothing;
  const is_in = ({ name }) => has_place(it.mine.find(({ player }) => player === name));
  const shown = (all ?? []).filter((program) => lets_in_anywhere(it) || is_in(program));
  if (!shown.length) return nothing;
  return html`<details class="entry-programs" ?open=${it.entrants === 'programs'}><summary>${
    t('tournament-programs')}</summary><ul class="plain-list">${shown.map((program) => program_row(program, state,
    send))}</ul></details>`;
}

/* ---- the host ---- */

/* Built-in bots play where programs can: the host fills the table with them. */
function bots({ tournament: it, bots: all, standings, hosting: act }, send) {
  if (it.status !== 'open' || it.entrants === 'people' || it.teams || !all.length) return nothing;
  const is_in = ({ title }) => standings?.some(({ kind, player }) => kind === 'builtin' && player === title);
  const others = by_level(all.filter((bot) => !is_in(bot)));
  const submit = (event) => { event.preventDefault(); send.bot_in(new FormData(event.target).get('bot')); };
  return html`<details class="host-bots"><summary>${t('tournament-bots')}</summary>
    ${all.filter(is_in).map((bot) => html`<p><button class="plain" ?disabled=${act.busy}
      @click=${() => send.bot_out(bot.id)}>${t('tournament-bots-remove', { name: bot_name(bot) })}</button></p>`)}
    ${others.length ? html`<form @submit=${submit}>${levels_row({ name: 'bot', label: t('tournament-bots-add'),
      bots: others, chosen: others[0].id })}
      <button class="plain" ?disabled=${act.busy}>${t('tournament-bots-enter')}</button></form>` : nothing}</details>`;
}

/** The controls of the host. */
export function host(state, send) {
  const { tournament: it, hosting: act } = state;
  if (!it.you_host || is_over(it)) return nothing;
  const short = it.players < it.min_players;
  return html`<section class="host" aria-label=${t('tournament-host-title')}><h2>${t('tournament-host-title')}</h2>
    ${it.status === 'open' && short ? html`<p class="small">${
      t('tournament-start-short', { n: it.min_players, now: it.players })}</p>` : nothing}
    <p class="row">${it.status === 'open' ? html`<button class="plain" ?disabled=${act.busy || short}
        @click=${send.start}>${t('tournament-start-now')}</button>
      <button class="plain" ?disabled=${act.busy} @click=${send.edit}>${t('tournament-edit')}</button>` : nothing}
      <button class="grave" ?disabled=${act.busy} @click=${send.cancel}>${
        t('tournament-cancel')}</button></p>${fault(act.error)}${bots(state, send)}</section>`;
}

/** What the visitor can do. */
export const entry = (state, send) => html`<div class="entry">${answer(state, send)} ${now_playing(state)}
  ${own(state, send)} ${fault(state.act.error)} ${programs(state, send)}</div>`;
