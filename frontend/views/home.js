/* Home, drawn: (state, send) => template. */
import { html, nothing } from '../vendor/lit-html.js';
import { date_text, rich, t } from '../locales/text.js';
import { match_rows } from './match/rows.js';
import { game_title, is_climbed, ladder_levels } from '../model/catalogue.js';
import { is_together } from '../model/what_if.js';
import { fault } from '../ui/alerts/note.js';
import { ladder_row, levels_row } from '../ui/controls/levels.js';
import { schema_form } from '../ui/controls/schema_form.js';
import { kind_mark, shown_name } from '../ui/seats.js';
import { rating_figure, ratings_path } from '../ui/words/rating.js';
import { is_given, tournament_name } from './tournament_name.js';
import { levels_of, usual_bot } from '../ui/words/bots.js';
import { daily_path, ladder_path } from '../ui/words/runs.js';
import { about_links } from './about_links.js';
import { wait_note } from './wait_note.js';

const OPEN = 3, LEVELS = 8;

/* The opponent chosen here, or kept from the last game, while the game still has it. */
function opponent(game, wish) {
  const is_there = wish === 'anyone' || levels_of(game.bots).some(({ id }) => id === wish);
  return is_there ? wish : usual_bot(game.bots)?.id ?? 'anyone';
}

/* A game that one player usually plays alone. */
const is_alone = (game) => game.variants[0].seats_max === 1;

/* What is played: a bot or anybody, or alone a level of the ladder. */
const chosen_in = (game, state) => (is_climbed(game) ? state.level[game.id] ?? ladder_levels(game)[0][0]
  : opponent(game, state.versus[game.id]));

/* One row of named levels. */
function levels(game, chosen, send) {
  if (is_climbed(game)) return ladder(game, chosen, send);
  return is_alone(game) ? nothing : opponents(game, chosen, send);
}

/* The levels of bots, then another player. */
const opponents = (game, chosen, send) => levels_row({ name: `versus-${game.id}`,
  label: t('home-opponent'), bots: levels_of(game.bots), chosen, set: (id) => send.versus(game.id, id),
  after: [['anyone', t('home-opponent-anyone'), t('home-opponent-anyone-about')]] });

/* The first levels of the ladder of a game that is played alone. */
function ladder(game, chosen, send) {
  const all = ladder_levels(game);
  return ladder_row({ name: `level-${game.id}`, label: t('home-level'), levels: all.slice(0, LEVELS), chosen,
    about: t('home-level-about', { n: all.findIndex(([id]) => id === chosen) + 1, levels: all.length }),
    set: (id) => send.level(game.id, id) });
}

/* The secret choice of a player, where the game asks for one. */
const wish = (game, state, send) =>
  schema_form(game.variants[0].choice_schema, state.choice[game.id] ?? {},
    (name, value) => send.choice(game.id, name, value), `choice-${game.id}`);

/* A running match as spectators see it now; the opening of the game while nobody plays it. */
function picture(shown) {
  if (!shown?.view) return shown?.face?.still?.() ?? nothing;
  const players = shown.match.seats.map((s) => shown_name(s.name, s.kind)).join(' – ');
  return html`<a class="picture" href=${`/matches/${shown.match.id}`}>${shown.face.miniature(shown.view)}
    <span class="caption">${t('home-now', { players })}</span></a>`;
}

/* The other variants of a game, and values of the options that people search for (x-sought). Each opens the form of a
 * new game, against the bot that is chosen. */
function others(game, chosen) {
  const [base, ...rest] = game.variants;
  const against = levels_of(game.bots).some((b) => b.id === chosen) && { versus: chosen };
  const path = (wish) => `/lobbies/new?${new URLSearchParams({ game: game.id, ...wish, ...against })}`;
  const sought = Object.entries(base.options_schema?.properties ?? {})
    .filter(([, rule]) => rule['x-sought'] && rule['x-names']);
  return [
    ...rest.map((variant) => [variant.title, path({ variant: variant.id }), variant.lang]),
    ...sought.flatMap(([name, rule]) => rule.enum
      .map((value, i) => [value, rule['x-names'][i].replace(/^\d+: /, '')])
      .filter(([value]) => value !== rule.default)
      .map(([value, title]) => [title, path({ [name]: value }), rule['x-lang']])),
  ];
}

function also(game, chosen) {
  const list = others(game, chosen);
  return list.length
    ? html`<p class="also"><span class="small">${t('home-variants')}</span>
      ${list.map(([title, href, lang]) => html`<a href=${href} lang=${lang ?? 'en'}>${title}</a> `)}</p>`
    : nothing;
}

/* What else can be done with a game. */
const ways = (game) =>
  html`${is_alone(game) ? html`<a href=${`/lobbies/new?game=${game.id}`}>${t('home-create')}</a>`
    : html`<a href=${`/lobbies/new?game=${game.id}&friend=1`}>${t('home-invite')}</a>`}
    ${game.variants[0].turns === 'own' ? nothing
      : html`<a href=${`/together?game=${game.id}`}>${t('home-together')}</a>`}
    ${game.ladder ? html`<a href=${ladder_path(game.id)}>${t('home-ladder')}</a>` : nothing}
    ${game.puzzles ? html`<a href=${daily_path(game.id)}>${t('home-daily')}</a>` : nothing}
    ${game.challenges ? html`<a href="/challenges">${t('home-challenges')}</a>` : nothing}
    ${game.tactics ? html`<a href=${`/tactics/${game.id}`}>${t('home-tactics')}</a>` : nothing}
    <a href=${`/learn/${game.id}`}>${t('home-learn')}</a>
    ${is_together(game.variants[0]) ? html`<a href=${`/what-if/${game.id}`}>${t('home-what-if')}</a>` : nothing}
    ${game.capabilities.includes('study') ? html`<a href=${`/analysis/${game.id}`}>${t('home-analyse')}</a>`
      : nothing}`;

function table(game, state, send) {
  const chosen = chosen_in(game, state);
  const about = game.variants[0].options_schema;
  return html`<section class="table" aria-labelledby=${`table-${game.id}`}>
    <h2 id=${`table-${game.id}`} translate="no">${game.title}</h2>
    <div class="picture-room">${picture(state.shown.get(game.id))}</div>
    <p class="blurb" lang=${about?.['x-lang'] ?? 'en'}>${about?.description ?? ''}</p>
    <div class="table-act"><button class="main" ?disabled=${state.play.busy} @click=${() => send.play(game.id, chosen)}>
        ${state.play.busy ? t('home-starting') : t('home-play', { game: game.title })}</button>
      ${fault(state.play.error)} ${levels(game, chosen, send)} ${wish(game, state, send)}</div>
    <div class="table-ways"><p>${ways(game)}</p>${also(game, opponent(game, state.versus[game.id]))}</div>
  </section>`;
}

const rematch = (wish) =>
  html`<p class="note">${rich('home-rematch', { link: (text) => html`<a href=${`/matches/${wish.match}`}>${text}</a>` },
    { name: wish.from })}</p>`;

const invitation = ({ lobby, from, game, variant }) =>
  html`<p class="note">${rich('home-invitation', { link: (text) => html`<a href=${`/lobbies/${lobby}`}>${text}</a>` },
    { name: from, game: game_title(game, variant) })}</p>`;

function tournament_id({ match, status, format, reason }) {
  if (match) return 'home-tournament-game';
  if (reason === 'not_started') return 'home-tournament-not_started';
  if (status === 'cancelled') return 'home-tournament-cancelled';
  if (status === 'open') return 'home-tournament-starts';
  return format === 'arena' ? 'home-tournament-arena' : 'home-tournament-round';
}

/** The player's tournament: the game that is on, the round, when it starts, or that it did not. */
export const tournament_note = (it) => (!it ? nothing : html`<p
  class=${it.match ? 'note good' : 'note'}>${rich(tournament_id(it), {
  link: (text) => html`<a href=${it.match ? `/matches/${it.match}` : `/tournaments/${it.id}`}>${text}</a>`,
  name: (text) => html`<bdi translate=${is_given(it) ? 'no' : nothing}>${text}</bdi>` },
  { name: tournament_name(it, it), round: it.round, rounds: it.rounds ?? 0,
  at: it.starts_at ? date_text(it.starts_at, { weekday: 'short', hour: 'numeric', minute: '2-digit' }) : '' })}</p>`);

/* Those that need the player come first. */
function own(state) {
  const owes = new Set(state.waiting.map((w) => w.match));
  return state.mine.map((m) => ({ ...m, id: m.match ?? m.id, owes: m.owes || owes.has(m.match) }))
    .sort((a, b) => Number(b.owes) - Number(a.owes));
}

/* Few enough are open to keep the games below in view. */
function mine(items) {
  const more = items.slice(OPEN);
  return html`<section class="mine"><h2>${t('home-mine')}</h2>${match_rows(items.slice(0, OPEN))}
    ${more.length ? html`<details><summary>${t('home-mine-more', { n: more.length })}</summary>
      ${match_rows(more)}</details>` : nothing}</section>`;
}

function watch(state) {
  const own = new Set(state.mine.map((m) => m.match));
  const items = state.live.filter((m) => !own.has(m.id));
  return html`<section><h2>${t('home-live')}</h2>
    ${items.length ? html`${match_rows(items)}
      <p>${rich('home-watch', { link: (text) => html`<a href=${`/watch/${items[0].game}`}>${text}</a>` },
        { game: state.games.find(({ id }) => id === items[0].game)?.title ?? '' })}</p>`
      : html`<p class="quiet">${rich('home-no-live', {
        finished: (text) => html`<a href="/matches?status=finished">${text}</a>`,
        open: (text) => html`<a href="/lobbies">${text}</a>` })}</p>`}
    <p>${rich('home-tournaments', { link: (text) => html`<a href="/tournaments">${text}</a>` })}</p>
    <p>${rich('home-endless', { link: (text) => html`<a href="/endless">${text}</a>` })}</p></section>`;
}

const leader = (item, board) =>
  html`<li><a href=${ratings_path(item.player, board)} translate="no">${
    shown_name(item.player, item.kind)}</a>${kind_mark(item.kind)}
    <span class="figure">${rating_figure(item.rating, item.provisional)}</span></li>`;

const leader_list = (game, board, titled) => html`<div>
  ${titled ? html`<h3 translate="no">${game.title}</h3>` : nothing}
  ${board.items.length ? html`<ol>${board.items.map((item) => leader(item, board))}</ol>`
    : html`<p class="quiet">${t('home-no-leaders', { game: game.title })}</p>`}
  <a href=${`/boards/${game.id}`}>${t('home-leaderboard')}</a></div>`;

/* The first few of each game's leaderboard. */
function best(state) {
  const led = state.games.filter((g) => g.variants.some((v) => v.rated)).map((g) => [g, state.leaders.get(g.id)])
    .filter(([, board]) => board);
  return html`<section class="leaders"><h2>${t('home-leaders')}</h2>
    <div class="leader-lists">${led.map(([game, board]) => leader_list(game, board, led.length > 1))}</div></section>`;
}

/* On a phone the row of games is swiped. */
const tables = (state, send) => html`<div class="tables" role="group" aria-label=${t('home-games')}
  >${state.games.map((g) => table(g, state, send))}</div>`;

export function home(state, send) {
  const items = own(state);
  const needed = items.some(({ owes }) => owes);
  return html`<div class="page home">
    <h1>${t('home-title')}</h1>
    ${wait_note(state.wait)} ${tournament_note(state.tournament)}
    ${state.invitations.map(invitation)} ${state.rematches.map(rematch)} ${needed ? mine(items) : nothing}
    ${state.games.length ? tables(state, send)
      : html`<p class="note bad" role="alert">${t('home-no-games')}
        <button class="plain" @click=${send.again}>${t('common-try-again')}</button></p>`}
    ${items.length && !needed ? mine(items) : nothing} ${watch(state)} ${best(state)}
    ${about_links()}
  </div>`;
}
