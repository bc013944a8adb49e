/* The rounds of a tournament, drawn: pairings with their results, the bracket of a knock-out, the games on now. */
import { html, nothing } from '../../vendor/lit-html.js';
import { bracket_of, pairings_of, winner_of } from '../../model/bracket.js';
import { running_of } from '../../model/tournament.js';
import { kind_mark, player_link, shown_name } from '../../ui/seats.js';
import { score, score_text } from './words.js';
import { t } from '../../locales/text.js';

/** How many boards are shown at once; their pictures are fetched again and again. */
export const WALL = 6;

/* ---- pairings ---- */

const game_words = ({ state }) => t({ playing: 'tournament-game-watch', finished: 'tournament-game-view',
  forfeited: 'tournament-game-view' }[state] ?? 'tournament-game-soon');

/* A result between two reads "1 – ½"; at a table of more each player's points stand by their name. */
function result({ result: halves, state, match, players }) {
  if (state === 'bye') return t('tournament-bye');
  const text = halves && players.length === 2 ? halves.map(score_text).join(' – ') : game_words({ state });
  const told = state === 'forfeited' ? html` <span class="small">${t('tournament-forfeited')}</span>` : nothing;
  return html`${match ? html`<a href=${`/matches/${match}`}>${text}</a>` : text}${told}`;
}

const seated = ({ players, result: halves }, own) => players.map(({ player, kind }, i) => html`${i
  ? html`<span class="versus"> – </span>` : nothing}<span class=${own.has(player) ? 'yours' : nothing}>${
  player_link(player, kind)}${kind_mark(kind)}${halves && players.length > 2
    ? html` ${score(halves[i])}` : nothing}</span>`);

const pairing = (game, own) => html`<tr><td class="figure rank">${game.board}</td>
  <td>${seated(game, own)}</td><td class="end result-cell">${result(game)}</td></tr>`;

const round_button = (n, state, send) => html`<button class="bare" aria-pressed=${n === state.shown ? 'true' : 'false'}
  aria-label=${t('tournament-round', { n })} @click=${() => send.round(n)}>${n}</button>`;

const round_nav = (state, send) => (state.tournament.round > 1
  ? html`<div class="round-nav" role="group" aria-label=${t('tournament-rounds-title')}>${Array.from(
    { length: state.tournament.round }, (_, i) => round_button(i + 1, state, send))}</div>` : nothing);

const rounds_title = ({ tournament, shown }) => (tournament.format === 'arena' ? t('tournament-games')
  : t('tournament-pairings', { n: shown }));

/* An arena's games come by the hundred, the newest last. */
const ARENA_SHOWN = 20;
const listed = ({ tournament }, items) => (tournament.format === 'arena' ? items.toReversed().slice(0, ARENA_SHOWN)
  : items);

/** The games of one round, with their results. */
export function pairings(state, send) {
  const { tournament, rounds, shown, own } = state;
  if (!tournament.round) return nothing;
  const round = rounds.get(shown);
  return html`<section class="pairings"><h2 id="pairings">${rounds_title(state)}</h2>
    ${tournament.format === 'arena' ? nothing : round_nav(state, send)}
    ${round ? html`<table class="rows board-table" aria-labelledby="pairings"><thead class="unseen"><tr>
      <th scope="col">${t('tournament-column-board')}</th><th scope="col">${t('tournament-column-players')}</th>
      <th scope="col">${t('tournament-column-result')}</th></tr></thead>
      <tbody>${listed(state, round.items).map((game) => pairing(game, own))}</tbody></table>`
      : html`<p class="quiet">${t('tournament-loading')}</p>`}</section>`;
}

/* ---- the bracket ---- */

const is_won = (pairing, i) => pairing.players[i] === pairing.winner;

const kind_of = ({ games: [first], players }, i) =>
  first.players.find(({ player }) => player === players[i])?.kind;

const side = (pairing, i, { own }) => html`<span class=${`side${is_won(pairing, i) ? ' won' : ''}${
  own.has(pairing.players[i]) ? ' yours' : ''}`}><span class="side-name">${
  player_link(pairing.players[i], kind_of(pairing, i))}${kind_mark(kind_of(pairing, i))}</span>${
  pairing.players.length > 1 ? html`<span class="figure">${score(pairing.scores[i])}</span>`
    : html`<span class="small">${t('tournament-bye')}</span>`}${
  is_won(pairing, i) ? html`<span class="unseen">${t('tournament-advances')}</span>` : nothing}</span>`;

const game_link = (game, words) => html`<a href=${`/matches/${game.match}`}
  class=${game.state === 'playing' ? 'running' : nothing}>${words}</a>`;
const games = ({ games: all }) => html`<span class="tie-games">${all.filter(({ match }) => match).map((game, i) =>
  game_link(game, all.length > 1 ? t('tournament-game-n', { n: i + 1 }) : game_words(game)))}</span>`;

const tie = (pairing, state) => html`<li class="tie"><div class=${pairing ? 'tie-card' : 'tie-card empty'}>${pairing
  ? html`${pairing.players.map((_, i) => side(pairing, i, state))} ${games(pairing)}`
  : html`<span class="quiet">${t('tournament-tie-open')}</span>`}</div></li>`;

function round_name(n, total) {
  const left = total - n;
  return left < 3 ? t(`tournament-round-name-${left}`) : t('tournament-round', { n: n + 1 });
}

/* The pairings of a round, each with its winner or null; a round that has not been read has none yet. */
const tied = (round, games_each) => pairings_of(round?.items ?? []).map((pairing) =>
  ({ ...pairing, winner: winner_of(pairing, games_each, round.status === 'finished') }));

/** The bracket of a knock-out. */
export function bracket(state) {
  const { tournament, rounds } = state;
  if (tournament.format !== 'knockout' || !tournament.round) return nothing;
  const known = Array.from({ length: tournament.round }, (_, i) => tied(rounds.get(i + 1), tournament.games_each));
  const columns = bracket_of(known, tournament.rounds);
  return html`<section><h2 id="bracket">${t('tournament-bracket')}</h2>
    <div class="scroll" role="region" aria-labelledby="bracket" tabindex="0"><div class="bracket">
    ${columns.map((column, n) => html`<section class="bracket-round"><h3>${round_name(n, columns.length)}</h3>
      <ol>${column.map((one) => tie(one, state))}</ol></section>`)}</div></div></section>`;
}

/* ---- the games on now ---- */

function board(game, wall) {
  const { face, view } = wall.get(game.match) ?? {};
  const picture = view ? face.miniature(view) : face?.still();
  return html`<li><a href=${`/matches/${game.match}`}>
    <span class="wall-picture" aria-hidden="true">${picture ?? nothing}</span>
    <span class="caption">${
      game.players.map(({ player, kind }) => shown_name(player, kind)).join(' – ')}</span></a></li>`;
}

/** The running games as living boards, those of the leaders first. */
export function wall(state) {
  const { rounds, tournament, standings, wall: shown } = state;
  const running = running_of(rounds.get(tournament.round)?.items ?? [], standings ?? []);
  if (tournament.status !== 'running' || !running.length) return nothing;
  return html`<section class="wall"><h2 id="wall">${t('tournament-wall', { n: running.length })}</h2>
    <ul aria-labelledby="wall">${running.slice(0, WALL).map((game) => board(game, shown))}</ul></section>`;
}
