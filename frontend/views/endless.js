/* The Endless Tournament, drawn. */
import { html, nothing, svg } from '../vendor/lit-html.js';
import '../ui/clock.js';
import { game_title } from '../model/catalogue.js';
import { icon } from '../ui/icons.js';
import { empty, fault, heed } from '../ui/alerts/note.js';
import { day_text } from '../ui/words/rating.js';

const number = (n) => n.toLocaleString();
const many = (n, one, more = `${one}s`) => `${number(n)} ${n === 1 ? one : more}`;
const utc_day = (time) => day_text(time, 'UTC'); /* weeks begin there */

/** Where there is none, or it could not be read. */
export const no_tournament = (why) => html`<div class="page narrow"><h1>The Endless Tournament</h1>${fault(why)}
  <p><a href="/">Play something else</a></p></div>`;

/* ---- the board ---- */

/* One side's pieces of a cell; where both sides have some, each takes its half. */
const dot = (count, cell, x, y, seat, shares) => {
  if (!count) return nothing;
  const side = Math.min(0.92, 0.25 + 0.67 * Math.sqrt(count / (cell * cell))) * (shares ? 0.5 : 1);
  const left = shares ? (seat + 0.5) / 2 : 0.5;
  return svg`<rect class=${`of-${seat}`} x=${x + left - side / 2} y=${y + (1 - side) / 2} width=${side} height=${side}
    rx=${side / 8}></rect>`;
};

const dots = (mine, theirs, cell, seat) =>
  mine.map((row, y) => row.map((count, x) => dot(count, cell, x, mine.length - 1 - y, seat, theirs[y][x] > 0)));

const FAR = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/* The whole board in small, and what of it is shown. */
function map({ face, view, region, data }, send) {
  const { cell, sides: [first, second] } = face.crowd.overview(view);
  const cells = first.length;
  const [lo] = view.extent;
  const turned = data.me?.side === 1; /* as the board is */
  const at = (v) => (v - lo) / cell;
  const frame = { x: at(region.x0), y: cells - at(region.y1 + 1), width: (region.x1 - region.x0 + 1) / cell,
    height: (region.y1 - region.y0 + 1) / cell };
  const clicked = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    send.go([turned ? 1 - right : right, turned ? down : 1 - down].map((part) => lo + part * cells * cell));
  };
  const pressed = (event) => {
    const way = FAR[event.key];
    if (!way) return;
    event.preventDefault();
    send.shift(way.map((by) => (turned ? -by : by) * cell));
  };
  return html`<svg class="endless-map" viewBox=${`0 0 ${cells} ${cells}`} role="application" tabindex="0"
    aria-roledescription="map"
    aria-label=${`The whole board in small. Arrow keys look ${cell} squares further.`} @click=${clicked}
    @keydown=${pressed}>
    <rect class="ground" width=${cells} height=${cells}></rect>
    <g transform=${turned ? `rotate(180 ${cells / 2} ${cells / 2})` : nothing}>
    ${dots(first, second, cell, 0)} ${dots(second, first, cell, 1)}
    <rect class="frame" x=${frame.x} y=${frame.y} width=${frame.width} height=${frame.height}></rect></g></svg>`;
}

function compass({ view, region, data }, send) {
  const far = data.me?.side === 1 ? -1 : 1; /* up is ahead, as on the board */
  const [lo, hi] = view.extent;
  const go = (sign, label, dx, dy, off) => html`<button class="bare" ?disabled=${off} aria-label=${label} title=${label}
    @click=${() => send.step(dx, dy)}>${sign}</button>`;
  return html`<div class="compass" role="group" aria-label="Look elsewhere">
    ${go('↑', 'Further up', 0, far, far > 0 ? region.y1 >= hi : region.y0 <= lo)}
    ${go('↓', 'Further down', 0, -far, far > 0 ? region.y0 <= lo : region.y1 >= hi)}
    ${go('←', 'Further left', -far, 0, far > 0 ? region.x0 <= lo : region.x1 >= hi)}
    ${go('→', 'Further right', far, 0, far > 0 ? region.x1 >= hi : region.x0 <= lo)}</div>`;
}

const is_whole = ({ view, region }) => region.x0 <= view.extent[0] && region.x1 >= view.extent[1];

function elsewhere(state, send) {
  if (is_whole(state)) return nothing;
  const side = state.view.extent[1] - state.view.extent[0] + 1;
  return html`<div class="endless-where">${map(state, send)} ${compass(state, send)}
    <p class="small"><span role="status">${state.face.crowd.region_words(state.region)} of ${number(side)} by
      ${number(side)} squares.</span>
      <button class="plain" @click=${() => send.go([5, 5])}>To the middle</button></p></div>`;
}

/* ---- the window ---- */

function countdown({ data, skew }) {
  const { window } = data;
  return html`<span class="closes">closes in
    <quad-clock .time=${{ until: Date.parse(window.closes_at), skew }}></quad-clock></span>`;
}

function my_side({ data, account }) {
  const { me, sides } = data;
  if (account?.kind === 'guest') {
    return html`<p>Guests can watch, but have no vote. <a href="/register">Sign up</a> to take a side: your games
      stay yours.</p>`;
  }
  if (!account || !me) {
    return html`<p>Two sides, and every player belongs to one.
      <a class="button main" href="/register">Sign up to take a side</a></p>`;
  }
  const mine = sides[me.side];
  return html`<p class="my-side"><span class=${`chip chip-${me.side}`} aria-hidden="true"></span> You are of
    <strong>${mine.name}</strong>, one of ${many(mine.members, 'member')}. Your vote weighs ${number(me.weight)}.</p>`;
}

function ballot({ face, data, busy }, send) {
  const { ballot: mine } = data.me ?? {};
  if (!mine) return nothing;
  return html`<p class="note good my-ballot" role="status">Your vote: <strong>${face.crowd.wish(mine.text)}</strong>
    <button class="plain" ?disabled=${busy} @click=${send.unvote}>Take it back</button>
    <span class="small">It will stand in the list of ballots as <code>${mine.code}</code>.</span></p>`;
}

/* Why nothing can be voted for now. */
function not_now({ data, game }) {
  const { me, window } = data;
  if (!me) return nothing;
  if (!me.may_vote) {
    if (me.why === 'too_new') return html`<p>You can vote three days after signing up.</p>`;
    const left = me.games_needed - me.games;
    return html`<p>Votes are for those who know the game: finish ${many(left, 'more game')} of ${game_title(game)}
      first, with five turns of yours or more in each. <a class="button plain" href="/">Play one now</a></p>`;
  }
  return me.side === window.side ? nothing
    : html`<p class="quiet">${data.sides[window.side].name} votes now; your side is next. Meanwhile the board is yours
      to look at.</p>`;
}

function voting(state, send) {
  const { face, draft, hints, busy, refused, error, view, data } = state;
  if (!draft) return html`${fault(error)} ${not_now(state)}`;
  const asked = face.asked(draft, hints);
  return html`<div class="voting">${heed(asked.warn)}<p class="asked-act">${asked.act}</p> ${fault(error || refused)}
    <div class="row"><button class="plain undo" ?disabled=${face.is_empty(draft) && !draft.sel}
      @click=${() => send.act({ type: 'undo' })}>${icon('undo')} Undo</button>
      <button class=${asked.main ? 'main grow' : 'plain grow'} ?disabled=${!asked.may || busy || refused}
        @click=${send.vote}>${face.crowd.commit(asked, Boolean(data.me.ballot))}</button></div>
    ${face.entry(view, draft, hints, send.act)}</div>`;
}

function now(state, send) {
  const { window } = state.data;
  if (!window) return html`<section><h2>It begins in a moment</h2></section>`;
  return html`<section class="endless-now" aria-label="The open window">
    <h2>Window ${number(window.window)}: ${state.data.sides[window.side].name} votes</h2>
    <p class="small">${countdown(state)} · what others vote for stays sealed until then</p>
    ${heed(state.missed)} ${my_side(state)} ${ballot(state, send)} ${voting(state, send)}
    ${heed(state.trouble)}</section>`;
}

/* ---- the week ---- */

function race({ data }) {
  const { week } = data;
  const most = Math.max(1, ...week.captures);
  const until = `by Monday, ${utc_day(week.ends_at)}, 0:00 UTC`;
  return html`<section aria-label="This week"><h2>This week</h2>
    <p class="small">${many(week.pool, 'credit')} for the side that captures more ${until}, shared by those whose votes
      were played.</p>
    <div class="race">${week.captures.map((points, side) => html`<span>${data.sides[side].name}</span>
      <span class="race-bar"><i class=${`of-${side}`} .style=${`width:${(points / most) * 100}%`}></i></span><strong
        class="figure">${points}</strong>`)}</div></section>`;
}

const WISHES = 12;

const wish = (words) => ({ text, weight, ballots, played }) =>
  html`<li class=${played ? 'played' : nothing}><span>${words(text)}${played ? html` <span class="small">played</span>`
    : nothing}</span>
    <span class="figure">${number(weight)} <span class="small">${many(ballots, 'vote')}</span></span></li>`;

const wishes = (words, title, list) =>
  (list?.length ? html`<h4>${title}</h4><ol class="wishes-list">${list.slice(0, WISHES).map(wish(words))}</ol>
    ${list.length > WISHES
      ? html`<p class="small">The ${WISHES} heaviest; ${many(list.length - WISHES, 'lighter one')} stand in the list
        of ballots.</p>`
      : nothing}` : nothing);

/* Whether what was published is what the ballots say, and whether one's own is among them. */
function recount(state, send, { window, ballots }) {
  const told = state.recounts.get(window);
  if (!told) {
    return html`<button class="plain" ?disabled=${state.busy}
      @click=${() => send.recount(window)}>Count them again</button>`;
  }
  if (!told.agrees) {
    return html`<p class="note bad" role="status">Counted again here: the ballots do not make what was published.</p>`;
  }
  const same = `${many(ballots, 'ballot')}, and their weight ${told.hash ? 'and hash are' : 'is'} as published.`;
  const unhashed = told.hash ? '' : ' Over a line that is not secure this browser computes no hash.';
  const mine = told.mine === undefined ? '' : told.mine ? ' Yours is among them.' : ' Yours is not among them.';
  return html`<p class="note good" role="status">Counted again here: ${same}${unhashed}${mine}</p>`;
}

const EXCLUDED = {
  guest: 'by guests', too_new: 'by accounts younger than three days',
  too_few_games: 'by players with fewer than three games',
  one_owner: 'by further accounts of one owner', device: 'by further accounts on one device',
  network: 'beyond five from one network',
};

/* How many votes were not counted, and why; never whose. */
function excluded({ excluded: counts }) {
  const told = Object.entries(counts ?? {});
  return told.length
    ? html`<p class="small excluded">Not counted:
      ${told.map(([why, n], i) => `${i ? '; ' : ''}${many(n, 'vote')} ${EXCLUDED[why] ?? why}`)}.</p>`
    : nothing;
}

function tally(state, send, full) {
  if (!full) return html`<p class="small">One moment …</p>`;
  const { crowd } = state.face;
  if (!full.ballots) return html`<p class="small">${crowd.nobody}</p>${excluded(full)}`;
  return html`${crowd.parts.map(([key, title]) => wishes(crowd.wish, title, full.tally[key]))}
    <p class="small">The <a href=${`/api/v1/endless/windows/${full.window}/ballots?limit=500`}>list of ballots</a> has a
      line for each: code, weight, vote. SHA-256 over these lines: <code>${full.list_hash}</code></p>
    ${excluded(full)} ${recount(state, send, full)}`;
}

function closed(state, send, one) {
  const is_open = state.opened === one.window;
  const taken = one.captures[0] + one.captures[1];
  return html`<li><button class="bare closed-window" aria-expanded=${is_open} @click=${() => send.open(one.window)}>
      <span class=${`chip chip-${one.side}`} aria-hidden="true"></span><span class="figure">${number(one.window)}</span>
      <strong>${state.face.crowd.played(one.played)}</strong><span
        class="small">${many(one.ballots, 'vote')}${taken ? `, ${taken} captured` : ''}</span></button>
    ${is_open ? html`<div class="closed-body">${tally(state, send, state.tallies.get(one.window))}</div>` : nothing}
    </li>`;
}

function last(state, send) {
  const { last: list } = state.data;
  const more = list.length && list.at(-1).window > 1;
  return html`<section aria-label="Windows that are closed"><h2>What was played</h2>
    ${list.length ? html`<ol class="plain-list closed-windows">${list.map((one) => closed(state, send, one))}</ol>`
      : empty('The first window is still open.')}
    ${more ? html`<button class="plain" ?disabled=${state.busy} @click=${send.more}>Earlier ones</button>`
      : nothing}</section>`;
}

const earlier = (what, { next }, { busy }, send) =>
  (next ? html`<button class="plain" ?disabled=${busy} @click=${() => send.read(what, next)}>Earlier ones</button>`
    : nothing);

function weeks(state, send) {
  const { weeks: list } = state;
  if (!list) return html`<p class="small">One moment …</p>`;
  if (!list.items.length) return empty('The first week is not over yet.');
  return html`<table class="rows">
    <thead><tr><th scope="col">Week of</th>
      ${state.data.sides.map(({ name }) => html`<th scope="col" class="figure">${name}</th>`)}
      <th scope="col">Winner</th><th scope="col" class="figure">Each got</th></tr></thead>
    <tbody>
      ${list.items.map((week) => html`<tr><th scope="row">${utc_day(week.starts_on)}</th>
        <td class="figure">${week.captures[0]}</td><td class="figure">${week.captures[1]}</td>
        <td>${week.winner === null ? 'tied, rolls over' : state.data.sides[week.winner].name}</td>
        <td class="figure">${number(week.share)}</td></tr>`)}</tbody></table> ${earlier('weeks', list, state, send)}`;
}

function credits(state, send) {
  const { credits: ledger } = state;
  if (!ledger) return html`<p class="small">One moment …</p>`;
  return html`<p>${state.account ? html`You hold ${many(ledger.mine, 'credit')}; the` : 'The'} pool holds
    ${number(ledger.pool)}. Every transfer sums to zero.</p>
    ${ledger.items.length
      ? html`<table class="rows">
        <thead><tr><th scope="col">Week of</th><th scope="col">What</th><th scope="col" class="figure">Pool</th>
          <th scope="col" class="figure">Mine</th></tr></thead>
        <tbody>
          ${ledger.items.map((one) => html`<tr><th scope="row">${utc_day(one.week)}</th>
            <td>${one.kind === 'issue' ? 'the week’s own' : `shared by ${number(one.rows - 1)}`}</td>
            <td class="figure">${number(one.pool)}</td><td class="figure">${number(one.mine)}</td></tr>`)}</tbody>
        </table> ${earlier('credits', ledger, state, send)}`
      : empty('No transfers yet.')}`;
}

const fold = (title, body, opened) =>
  html`<details @toggle=${(e) => e.target.open && opened()}><summary>${title}</summary>${body}</details>`;

/** The page. */
export function endless(state, send) {
  const { face, view, draft, hints, region } = state;
  const how = { bottom: state.data.me?.side ?? 0, window: region };
  return html`<div class="page endless"><h1>The Endless Tournament</h1>
    <p class="endless-lead">One game that never ends, on a board that keeps growing. Each turn is a window: the side to
      move votes, and the heaviest vote is played.
      <a href=${`/learn/${state.game}#${state.variant}`}>How it goes</a></p>
    <div class="endless-sides">
      <div class="endless-board">${face.board(view, draft, hints, draft ? send.act : () => {}, how)}
        ${elsewhere(state, send)}</div>
      <div class="endless-words">${now(state, send)} ${race(state)} ${last(state, send)}
        <section aria-label="Weeks and credits">
          ${fold('Weeks that are over', weeks(state, send), () => send.read('weeks'))}
          ${fold('The ledger of credits', credits(state, send), () => send.read('credits'))}</section></div>
    </div></div>`;
}
