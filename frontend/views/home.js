/* Home, drawn: (state, send) => template. */
import { html, nothing } from '../vendor/lit-html.js';
import { match_rows } from './match/rows.js';
import { fault } from '../ui/alerts/note.js';
import { schema_form } from '../ui/controls/schema_form.js';
import { kind_mark } from '../ui/seats.js';
import { rating_figure, ratings_path } from '../ui/words/rating.js';
import { daily_path, ladder_path } from '../ui/words/runs.js';
import { wait_note } from './lobby/wait.js';

/* A bot of level 0 is no opponent. */
const bots_of = (game) => (game.bots ?? []).filter((b) => b.level > 0);
const usual = (game) => bots_of(game).find((b) => b.level === 2) ?? bots_of(game).at(-1);

/* Played by oneself, as it is usually played. */
const is_alone = (game) => game.variants[0].seats_max === 1;

function versus(game, chosen, send) {
  if (is_alone(game)) return nothing;
  const levels = [...bots_of(game)].sort((a, b) => a.level - b.level).map((b) => [b.id, b.title, `level ${b.level}`]);
  return html`<fieldset class="choice"><legend>Against a bot, or whoever comes next</legend>
    <div class="choices">${[...levels, ['anyone', 'A person', '']].map(([id, title, level]) => html`<label>
      <input type="radio" name=${`versus-${game.id}`} value=${id} .checked=${id === chosen}
        @change=${() => send.versus(game.id, id)}>
      <span>${title}${level ? html`<span class="unseen">, bot of ${level}</span>` : nothing}</span></label>`)}</div>
    </fieldset>`;
}

/* What a player may wish for in secret, where the game asks. */
const wish = (game, state, send) =>
  schema_form(game.variants[0].choice_schema, state.choice[game.id] ?? {},
    (name, value) => send.choice(game.id, name, value), `choice-${game.id}`);

function picture(shown) {
  if (!shown?.view) return shown?.face?.still?.() ?? nothing;
  const names = shown.match.seats.map((s) => s.name).join(' against ');
  return html`<a class="picture" href=${`/matches/${shown.match.id}`}>${shown.face.miniature(shown.view)}
    <span class="caption">Now: ${names}</span></a>`;
}

/* Its other variants, and what its matches differ by so much that people look for it, each as a table to be set,
 * against the bot that is chosen. */
function others(game, chosen) {
  const [base, ...rest] = game.variants;
  const against = bots_of(game).some((b) => b.id === chosen) && { versus: chosen };
  const path = (wish) => `/lobbies/new?${new URLSearchParams({ game: game.id, ...wish, ...against })}`;
  const sought = Object.entries(base.options_schema?.properties ?? {})
    .filter(([, rule]) => rule['x-sought'] && rule['x-names']);
  return [
    ...rest.map((variant) => [variant.title, path({ variant: variant.id })]),
    ...sought.flatMap(([name, rule]) => rule.enum.map((value, i) => [value, rule['x-names'][i].replace(/^\d+: /, '')])
      .filter(([value]) => value !== rule.default).map(([value, title]) => [title, path({ [name]: value })])),
  ];
}

function also(game, chosen) {
  const list = others(game, chosen);
  return list.length
    ? html`<p class="also"><span class="small">Also:</span>
      ${list.map(([title, href]) => html`<a href=${href}>${title}</a> `)}</p>`
    : nothing;
}

/* What else can be done with a game. */
const ways = (game) =>
  html`<a href=${`/lobbies/new?game=${game.id}`}>${is_alone(game) ? 'Set a table of your own' : 'Invite a friend'}</a>
    ${game.ladder ? html`<a href=${ladder_path(game.id)}>The ladder</a>` : nothing}
    ${game.puzzles ? html`<a href=${daily_path(game.id)}>Puzzle of the day</a>` : nothing}
    <a href=${`/learn/${game.id}`}>Learn how to play</a>
    ${game.capabilities.includes('study') ? html`<a href=${`/analysis/${game.id}`}>Analyse a position</a>` : nothing}`;

function table(game, state, send) {
  const chosen = state.versus[game.id] ?? usual(game)?.id ?? 'anyone';
  return html`<section class="table" aria-labelledby=${`table-${game.id}`}>
    <h2 id=${`table-${game.id}`}>${game.title}</h2>
    <p class="blurb">${game.variants[0].options_schema?.description ?? ''}</p>
    <div class="table-act"><button class="main" ?disabled=${state.play.busy} @click=${() => send.play(game.id, chosen)}>
        ${state.play.busy ? 'Setting the table …' : `Play ${game.title} now`}</button>
      ${versus(game, chosen, send)} ${wish(game, state, send)}
      ${ways(game)} ${also(game, chosen)}</div>
    ${fault(state.play.error)}
    <div class="picture-room">${picture(state.shown.get(game.id))}</div>
  </section>`;
}

const rematch = (wish) =>
  html`<p class="note">${wish.from} wants a rematch. <a href=${`/matches/${wish.match}`}>To the table</a></p>`;

function mine(state) {
  if (!state.mine.length) return nothing;
  const owes = new Set(state.waiting.map((w) => w.match));
  const items = state.mine.map((m) => ({ ...m, id: m.match ?? m.id, owes: m.owes || owes.has(m.match) }))
    .sort((a, b) => Number(b.owes) - Number(a.owes));
  return html`<section><h2>Your matches</h2>${match_rows(items)}</section>`;
}

function watch(state) {
  const own = new Set(state.mine.map((m) => m.match));
  const items = state.live.filter((m) => !own.has(m.id));
  return html`<section><h2>Worth watching</h2>
    ${items.length ? match_rows(items)
      : html`<p class="quiet">No other match is running just now.
        <a href="/matches?status=finished">Look at finished ones</a>
        or <a href="/lobbies">see who waits for a partner</a>.</p>`}
    <p>One match never ends: in <a href="/endless">the Endless Tournament</a> two crowds vote for every turn, and you
      are of one of them.</p></section>`;
}

const leader = (item, board) =>
  html`<li><a href=${ratings_path(item.player, board)}>${item.player}</a>${kind_mark(item.kind)}
    <span class="figure">${rating_figure(item.rating, item.provisional)}</span></li>`;

/* The first few of each game's board. */
function best(state) {
  const led = state.games.filter((g) => g.variants.some((v) => v.rated)).map((g) => [g, state.leaders.get(g.id)])
    .filter(([, board]) => board);
  return html`<section class="leaders"><h2>The best</h2><div class="leader-lists">${led.map(([g, board]) => html`<div>
    ${led.length > 1 ? html`<h3>${g.title}</h3>` : nothing}
    ${board.items.length ? html`<ol>${board.items.map((item) => leader(item, board))}</ol>`
      : html`<p class="quiet">Nobody has a rating in ${g.title} yet: rated games make one.</p>`}
    <a href=${`/boards/${g.id}`}>The whole board</a></div>`)}</div></section>`;
}

export function home(state, send) {
  return html`<div class="page home">
    <h1>Sit down and play: strategy games against a friend, a stranger or a bot.</h1>
    ${wait_note(state.wait)}
    ${state.games.length ? html`<div class="tables">${state.games.map((g) => table(g, state, send))}</div>`
      : html`<p class="note bad" role="alert">The games could not be read from the server.
        <button class="plain" @click=${send.again}>Try again</button></p>`}
    ${state.rematches.map(rematch)} ${mine(state)} ${watch(state)} ${best(state)}
  </div>`;
}
