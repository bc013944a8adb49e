/* The Endless Tournament, drawn. */
import { html, nothing, svg } from '../vendor/lit-html.js';
import '../ui/clock.js';
import { game_title } from '../model/catalogue.js';
import { icon } from '../ui/icons.js';
import { empty, fault, heed } from '../ui/alerts/note.js';
import { commit_label } from '../ui/words/commit.js';
import { day_text } from '../ui/words/rating.js';
import { date_text, has_words, list_of, number_text, rich, t } from '../locales/text.js';

const utc_day = (time) => day_text(time, 'UTC'); /* weeks begin there */

/** Where there is no tournament, or it could not be loaded. */
export const no_tournament = (why) => html`<div class="page narrow"><h1>${t('endless-title')}</h1>${fault(why)}
  <p><a href="/">${t('endless-other-game')}</a></p></div>`;

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

/* A map of the whole board, with a frame around the region that is shown. */
const side_name = ({ face, data }, side) => face?.seat_names[side] ?? data.sides[side].name;

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
    aria-roledescription=${t('endless-map')} aria-label=${t('endless-map-about', { n: cell })}
    @click=${clicked} @keydown=${pressed}>
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
  return html`<div class="compass" role="group" aria-label=${t('endless-move-view')}>
    ${go('↑', t('endless-up'), 0, far, far > 0 ? region.y1 >= hi : region.y0 <= lo)}
    ${go('↓', t('endless-down'), 0, -far, far > 0 ? region.y0 <= lo : region.y1 >= hi)}
    ${go('←', t('endless-left'), -far, 0, far > 0 ? region.x0 <= lo : region.x1 >= hi)}
    ${go('→', t('endless-right'), far, 0, far > 0 ? region.x1 >= hi : region.x0 <= lo)}</div>`;
}

const is_whole = ({ view, region }) => region.x0 <= view.extent[0] && region.x1 >= view.extent[1];

function elsewhere(state, send) {
  if (is_whole(state)) return nothing;
  const size = state.view.extent[1] - state.view.extent[0] + 1;
  const region = state.face.crowd.region_words(state.region);
  return html`<div class="endless-where">${map(state, send)} ${compass(state, send)}
    <p class="small"><span role="status">${t('endless-region', { region, size })}</span>
      <button class="plain" @click=${() => send.go([5, 5])}>${t('endless-centre')}</button></p></div>`;
}

/* Orders in words, with their notation small beside them. */
function orders({ face }, text) {
  const { words, notation } = face.crowd.told(text);
  return html`${words}${notation ? html` <code class="commit-notation">${notation}</code>` : nothing}`;
}

/* ---- the window ---- */

const countdown = ({ data: { window }, skew }) =>
  rich('endless-closes', {
    clock: () => html`<quad-clock .time=${{ until: Date.parse(window.closes_at), skew }}></quad-clock>`,
  });

function my_side(state) {
  const { data: { me }, account } = state;
  if (account?.kind === 'guest') {
    return html`<p>${rich('endless-guest', { link: (text) => html`<a href="/register">${text}</a>` })}</p>`;
  }
  if (!account || !me) {
    return html`<p>${t('endless-sides')} <a class="button main" href="/register">${t('endless-sign-up')}</a></p>`;
  }
  const { members } = state.data.sides[me.side];
  return html`<p class="my-side"><span class=${`chip chip-${me.side}`} aria-hidden="true"></span>
    ${rich('endless-my-side', { side: () => html`<strong>${side_name(state, me.side)}</strong>` },
      { members, weight: me.weight })}</p>`;
}

function ballot(state, send) {
  const { data, busy } = state;
  const { ballot: mine } = data.me ?? {};
  if (!mine) return nothing;
  return html`<p class="note good my-ballot" role="status">
    ${rich('endless-my-vote', { vote: () => html`<strong>${orders(state, mine.text)}</strong>` })}
    <button class="plain" ?disabled=${busy} @click=${send.unvote}>${t('endless-withdraw')}</button>
    <span class="small">${rich('endless-my-code', { code: () => html`<code>${mine.code}</code>` })}</span></p>`;
}

/* The games that a player still has to finish, which can be done while the days pass. */
function games_left({ data: { me }, game }) {
  const n = me.games_needed - me.games;
  return n > 0 ? html`<p>${t('endless-too-few-games', { n, game: game_title(game) })}
    <a class="button plain" href="/">${t('endless-play-now')}</a></p>` : nothing;
}

/* Everything that this player lacks for a vote. */
const lacking = (state) => html`${state.data.me.why === 'too_new'
  ? html`<p>${t('endless-too-new', { when: date_text(state.data.me.old_enough_at) })}</p>` : nothing}
  ${games_left(state)}`;

/* Why this player cannot vote now. */
function not_now(state) {
  const { me, window } = state.data;
  if (!me) return nothing;
  if (!me.may_vote) return lacking(state);
  return me.side === window.side ? nothing
    : html`<p class="quiet">${t('endless-other-side', { side: side_name(state, window.side) })}</p>`;
}

/* After a vote, the question says how to change it. */
const question = ({ face, draft, data }, asked) => (data.me.ballot && face.is_empty(draft) && !draft.sel
  ? t('endless-may-change') : asked.act);

function voting(state, send) {
  const { face, draft, hints, busy, refused, error, view, data } = state;
  if (!draft) return html`${fault(error)} ${not_now(state)}`;
  const asked = face.asked(draft, hints);
  return html`<div class="voting">${heed(asked.warn)}<p class="asked-act">${question(state, asked)}</p>
    ${fault(error || refused)}
    <div class="row"><button class="plain undo" ?disabled=${face.is_empty(draft) && !draft.sel}
      @click=${() => send.act({ type: 'undo' })}>${icon('undo')} ${t('endless-undo')}</button>
      <button class=${asked.main ? 'main grow' : 'plain grow'} ?disabled=${!asked.may || busy || refused}
        @click=${send.vote}>${commit_label(face.crowd.commit(asked, Boolean(data.me.ballot)))}</button></div>
    ${face.entry(view, draft, hints, send.act, { folds: true })}</div>`;
}

function now(state, send) {
  const { window } = state.data;
  if (!window) return html`<section><h2>${t('endless-starts-soon')}</h2></section>`;
  return html`<section class="endless-now" aria-label=${t('endless-open-window')}>
    <h2>${t('endless-window', { window: window.window, side: side_name(state, window.side) })}</h2>
    <p class="small">${countdown(state)}</p>
    ${heed(state.missed)} ${my_side(state)} ${ballot(state, send)} ${voting(state, send)}
    ${heed(state.trouble)}</section>`;
}

/* ---- the week ---- */

function race(state) {
  const { week } = state.data;
  const most = Math.max(1, ...week.captures);
  return html`<section aria-label=${t('endless-week')}><h2>${t('endless-week')}</h2>
    <p class="small">${t('endless-week-about', { day: utc_day(week.ends_at), credits: week.pool })}</p>
    <div class="race">${week.captures.map((points, side) => html`<span>${side_name(state, side)}</span>
      <span class="race-bar"><i class=${`of-${side}`} .style=${`width:${(points / most) * 100}%`}></i></span><strong
        class="figure">${points}</strong>`)}</div></section>`;
}

const WISHES = 12;

const wish = (state) => ({ text, weight, ballots, played }) =>
  html`<li class=${played ? 'played' : nothing}><span>${orders(state, text)}${played
    ? html` <span class="small">${t('endless-played')}</span>` : nothing}</span>
    <span class="figure">${number_text(weight)}
      <span class="small">${t('endless-votes', { n: ballots })}</span></span></li>`;

const wishes = (state, title, list) =>
  (list?.length ? html`<h4>${title}</h4><ol class="wishes-list">${list.slice(0, WISHES).map(wish(state))}</ol>
    ${list.length > WISHES
      ? html`<p class="small">${t('endless-lighter', { shown: WISHES, n: list.length - WISHES })}</p>`
      : nothing}` : nothing);

/* Whether the ballots match the published result, and whether one's own is among them. */
function recount(state, send, { window, ballots }) {
  const told = state.recounts.get(window);
  if (!told) {
    return html`<button class="plain" ?disabled=${state.busy}
      @click=${() => send.recount(window)}>${t('endless-recount')}</button>`;
  }
  if (!told.agrees) return html`<p class="note bad" role="status">${t('endless-recount-differs')}</p>`;
  const mine = told.mine ? 'endless-recount-yours' : 'endless-recount-without-yours';
  return html`<p class="note good" role="status">
    ${t(told.hash ? 'endless-recount-agrees' : 'endless-recount-unhashed', { n: ballots })}
    ${told.mine === undefined ? nothing : t(mine)}</p>`;
}

const excluded_words = ([why, n]) =>
  t(has_words(`endless-excluded-${why}`) ? `endless-excluded-${why}` : 'endless-excluded-other', { n });

/* How many votes were not counted, and why, without names. */
function excluded({ excluded: counts }) {
  const told = Object.entries(counts ?? {});
  return told.length
    ? html`<p class="small excluded">${t('endless-not-counted', { votes: list_of(told.map(excluded_words)) })}</p>`
    : nothing;
}

function tally(state, send, full) {
  if (!full) return html`<p class="small">${t('endless-loading')}</p>`;
  const { crowd } = state.face;
  if (!full.ballots) return html`<p class="small">${crowd.nobody}</p>${excluded(full)}`;
  return html`${crowd.parts.map(([key, title]) => wishes(state, title, full.tally[key]))}
    <p class="small">${rich('endless-ballots-about', {
      list: (text) => html`<a href=${`/api/v1/endless/windows/${full.window}/ballots?limit=500`}>${text}</a>`,
      hash: () => html`<code>${full.list_hash}</code>`,
    })}</p>
    ${excluded(full)} ${recount(state, send, full)}`;
}

function closed(state, send, one) {
  const is_open = state.opened === one.window;
  const taken = one.captures[0] + one.captures[1];
  return html`<li><button class="bare closed-window" aria-expanded=${is_open} @click=${() => send.open(one.window)}>
      <span class=${`chip chip-${one.side}`} aria-hidden="true"></span><span
        class="figure">${number_text(one.window)}</span>
      <strong>${orders(state, one.played)}</strong><span class="small">${taken
        ? t('endless-votes-captured', { n: one.ballots, captured: taken })
        : t('endless-votes', { n: one.ballots })}</span></button>
    ${is_open ? html`<div class="closed-body">${tally(state, send, state.tallies.get(one.window))}</div>` : nothing}
    </li>`;
}

/* Windows in which nobody voted are put together, so that those with votes stay in sight. */
function in_runs(list) {
  const runs = [];
  for (const one of list) {
    const before = runs.at(-1);
    if (before && !one.ballots && !before[0].ballots) before.push(one);
    else runs.push([one]);
  }
  return runs;
}

const silent = (run, state, send) => html`<li><details class="silent-windows">
  <summary class="small">${t('endless-silent-windows',
    { n: run.length, first: run.at(-1).window, last: run[0].window })}</summary>
  <ol class="plain-list">${run.map((one) => closed(state, send, one))}</ol></details></li>`;

const closed_run = (run, state, send) =>
  (run[0].ballots ? closed(state, send, run[0]) : silent(run, state, send));

function last(state, send) {
  const { last: list } = state.data;
  const more = list.length && list.at(-1).window > 1;
  return html`<section aria-label=${t('endless-past-windows')}><h2>${t('endless-past-windows')}</h2>
    ${list.length ? html`<ol class="plain-list closed-windows">${in_runs(list)
      .map((run) => closed_run(run, state, send))}</ol>`
      : empty(t('endless-first-window'))}
    ${more ? html`<button class="plain" ?disabled=${state.busy}
      @click=${send.more}>${t('endless-show-earlier')}</button>` : nothing}</section>`;
}

const earlier = (what, { next }, { busy }, send) =>
  (next ? html`<button class="plain" ?disabled=${busy}
    @click=${() => send.read(what, next)}>${t('endless-show-earlier')}</button>` : nothing);

function weeks(state, send) {
  const { weeks: list } = state;
  if (!list) return html`<p class="small">${t('endless-loading')}</p>`;
  if (!list.items.length) return empty(t('endless-first-week'));
  return html`<table class="rows">
    <thead><tr><th scope="col">${t('endless-week-of')}</th>
      ${state.data.sides.map((_, side) => html`<th scope="col" class="figure">${side_name(state, side)}</th>`)}
      <th scope="col">${t('endless-winner')}</th>
      <th scope="col" class="figure">${t('endless-share')}</th></tr></thead>
    <tbody>
      ${list.items.map((week) => html`<tr><th scope="row">${utc_day(week.starts_on)}</th>
        <td class="figure">${week.captures[0]}</td><td class="figure">${week.captures[1]}</td>
        <td>${week.winner === null ? t('endless-drawn') : side_name(state, week.winner)}</td>
        <td class="figure">${number_text(week.share)}</td></tr>`)}</tbody></table>
    ${earlier('weeks', list, state, send)}`;
}

function credits(state, send) {
  const { credits: ledger } = state;
  if (!ledger) return html`<p class="small">${t('endless-loading')}</p>`;
  return html`<p>${state.account ? t('endless-balance', { mine: ledger.mine, pool: ledger.pool })
    : t('endless-pool', { pool: ledger.pool })}</p>
    ${ledger.items.length
      ? html`<table class="rows">
        <thead><tr><th scope="col">${t('endless-week-of')}</th><th scope="col">${t('endless-transfer')}</th>
          <th scope="col" class="figure">${t('endless-pool-column')}</th>
          <th scope="col" class="figure">${t('endless-mine-column')}</th></tr></thead>
        <tbody>
          ${ledger.items.map((one) => html`<tr><th scope="row">${utc_day(one.week)}</th>
            <td>${one.kind === 'issue' ? t('endless-issued') : t('endless-shared', { n: one.rows - 1 })}</td>
            <td class="figure">${number_text(one.pool)}</td>
            <td class="figure">${number_text(one.mine)}</td></tr>`)}</tbody>
        </table> ${earlier('credits', ledger, state, send)}`
      : empty(t('endless-no-transfers'))}`;
}

const fold = (title, body, opened) =>
  html`<details @toggle=${(e) => e.target.open && opened()}><summary>${title}</summary>${body}</details>`;

/** The page. */
export function endless(state, send) {
  const { face, view, draft, hints, region } = state;
  const how = { bottom: state.data.me?.side ?? 0, window: region };
  return html`<div class="page endless"><h1>${t('endless-title')}</h1>
    <p class="endless-lead">${rich('endless-lead',
      { link: (text) => html`<a href=${`/learn/${state.game}#${state.variant}`}>${text}</a>` })}</p>
    <div class="endless-sides">
      <div class="endless-board">${face.board(view, draft, hints, draft ? send.act : () => {}, how)}
        ${elsewhere(state, send)}</div>
      <div class="endless-words">${now(state, send)} ${race(state)} ${last(state, send)}
        <section aria-label=${t('endless-weeks-and-credits')}>
          ${fold(t('endless-past-weeks'), weeks(state, send), () => send.read('weeks'))}
          ${fold(t('endless-ledger'), credits(state, send), () => send.read('credits'))}</section></div>
    </div></div>`;
}
