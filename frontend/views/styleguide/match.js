/* The page of styles, second part: what a match is made of, with the face and the fixed examples of one game. */
import { html, nothing } from '../../vendor/lit-html.js';
import '../../ui/clock.js';
import '../../ui/charts/swing.js';
import { empty } from '../../ui/alerts/note.js';
import { marks_bar } from '../../ui/controls/marks_bar.js';
import { offer_note } from '../../ui/controls/offer.js';
import { asked_line, commit_bar } from '../match/act.js';
import { end_panel } from '../match/end.js';
import { figures } from '../match/figures.js';
import { log_panel } from '../match/log.js';
import { replay_bar } from '../match/replay.js';
import { seat_card } from '../match/seat.js';
import { talk_panel } from '../match/talk.js';
import { clocks, EVALUATIONS, HEADER, OFFERS, PLATFORM_LINES, table, TALK } from './data.js';

const idle = () => {};
const doors = { send: idle, commit: idle, undo: idle, retry: idle, jump: idle, say: idle, write: idle, report: idle,
  set: idle, offer: idle, answer: idle, resign: idle, again: idle, type: idle, rematch: idle, rematch_off: idle,
  replay: { jump: idle, toggle: idle, speed: idle, swing: idle, swing_again: idle },
};

const watched = (samples) => samples.boards.find((b) => b.view.status !== 'setup' && !b.draft) ?? samples.boards[0];

const all_clocks = (id, { now }) =>
  html`<dl class="facts-list">${clocks(now).map(([words, time]) => html`<dt>${words}</dt>
    <dd><span class="time"><quad-clock .time=${{ skew: 0, ...time }}></quad-clock></span></dd>`)}</dl>`;

function seats(id, { face, samples, now }) {
  const { view } = watched(samples);
  const soon = new Date(now + 45_000).toISOString();
  const states = [{}, { live: { deadline: soon } }, { live: { pending: [1], owes: false } },
    { live: { clocks: [{ seat: 0, used_ms: 0, bank_ms: 8_000, running: true },
      { seat: 1, used_ms: 0, bank_ms: 540_000, running: false }] } }];
  return states.map((more) => [0, 1].map((seat) => seat_card(table(face, view, now, more), seat)));
}

function log(id, { face, samples, now }) {
  const { view } = watched(samples);
  const state = table(face, view, now, { log: [...samples.log, ...PLATFORM_LINES] });
  return html`${log_panel(state, doors)}
    ${log_panel(table(face, view, now, { past: { turn: 2, view }, log: samples.log }), doors)}
    ${log_panel(table(face, view, now), doors)}`;
}

function talk(id, { face, samples, now }) {
  const { view } = watched(samples);
  return html`${talk_panel(table(face, view, now, { talk: TALK }), doors)}
    ${talk_panel(table(face, view, now,
      { seat: null, talk_act: { busy: false, error: 'Too many requests. Try again in 3 s.' } }), doors)}`;
}

const offers = () => html`${OFFERS.map((offer) => offer_note(offer, HEADER.seats[offer.from]?.name, false, idle))}
  ${offer_note(OFFERS[0], HEADER.seats[OFFERS[0].from]?.name, true, idle)}`;

/* The asked act and the commit bar, through a turn and after it. */
function acts(id, { face, samples, now }) {
  const live = { turn: 7 };
  const drafted = samples.boards.filter((b) => b.draft)
    .map((b) => table(face, b.view, now, { live, draft: b.draft, hints: b.hints ?? null }));
  const is_ready = ({ draft, hints }) => face.asked(draft, hints).may && face.asked(draft, hints).main;
  const last = drafted.findLast(is_ready) ?? drafted.at(-1);
  const { view } = watched(samples);
  const over = table(face, view, now, { live: { status: 'finished', result: samples.result } });
  const states = [...drafted, { ...last, put: { busy: true, lost: false } },
    { ...last, put: { busy: true, lost: true } },
    { ...last, error: 'The turn has moved on: the other side was quicker.' }, { ...last, draft: null, echo: 'Ac4xf7' },
    table(face, view, now, { seat: 1, live: { pending: [0], owes: false } }),
    table(face, view, now, { live: { status: 'paused', owes: false } }), over];
  return states.map((state) => html`<div class="specimen-row">${asked_line(state)} ${commit_bar(state, doors)}</div>`);
}

const marks = () => [{ all: [], kind: 0, on: false }, { all: [{}], kind: 2, on: true }].map((state) =>
  html`<div class="row">${marks_bar({ set: idle, choose: idle, toggle: idle, ...state })}</div>`);

/* After the end: another match, a rematch from its wish to its table; the replay with the swing of the game. */
function ends(id, { face, samples, now }) {
  const { view } = watched(samples);
  const over = (rematch, more) => table(face, view, now,
    { live: { status: 'finished', turn: 4, result: samples.result }, header: { ...HEADER, rematch }, ...more });
  const swing = { items: EVALUATIONS, wanted: true, whole: true, busy: false, error: '' };
  const replay = { playing: false, speed: 1, speeds: [0.5, 1, 2, 4], swing, fork: { busy: false, error: '' } };
  const past = { turn: 2, view };
  return html`${[undefined, { wanted_by: [0] }, { wanted_by: [1] }, { match: 'sample' }].map((rematch) =>
    end_panel(over(rematch), doors))}
    ${replay_bar(over(undefined, { may_replay: true, past, replay, log: samples.log, beside: `, ${id}` }), doors)}
    ${replay_bar(over(undefined,
      { may_replay: true, past,
        replay: { ...replay, playing: true,
          swing: { ...swing, items: EVALUATIONS.slice(0, 2), whole: false, busy: true } },
        beside: `, ${id}, on its way` }), doors)}`;
}

const board_of = (face, sample) => html`<div class="board-frame">
  ${face.board(sample.view, sample.draft ?? null, sample.hints ?? null, idle, { bottom: 0, ...sample.how })}</div>`;

function boards(id, { face, samples }) {
  return samples.boards.map((sample, n) =>
    html`<p class="sample-title"><strong>${sample.title}</strong></p>${board_of(face, sample)}
      ${sample.entry && sample.draft
        ? html`<div class="specimen-row">
          ${face.entry(sample.view, sample.draft, sample.hints ?? null, idle,
            { shelf: null, tried: null, id: `${id}-${n}` })}</div>`
        : nothing}
      ${sample.draft ? nothing : face.facts(sample.view, samples.log)}`);
}

const small = (id, { face, samples }) => html`<div class="miniatures">${face.miniature(watched(samples).view)}
  ${face.still()}</div>`;

/* Five turns of what a game counts. */
const five_turns = (counted) => Array.from({ length: 5 }, (_, i) => ({ turn: i + 1,
  ...Object.fromEntries(Object.entries(counted)
    .map(([name, values]) => [name, values.map((n) => (n === null ? null : Math.round(n * (i + 1) / 5)))])) }));

/* What a game counts over the turns; most count nothing. */
function curves(id, { face, samples, now }) {
  if (!face.figures) return empty('This game has no curves.');
  const { view } = samples.boards.at(-1);
  const rows = face.figures.history?.(view) ?? five_turns(face.figures.of(view));
  const [[first]] = face.figures.names;
  const seats = rows[0][first].map((_, seat) => ({ seat }));
  return figures(table(face, view, now, { header: { ...HEADER, seats }, figures: { wanted: true, rows } }), doors);
}

/** Parts that every game shows alike, drawn with one game. */
export const match_pieces = [
  ['Clocks', all_clocks], ['Seats', seats], ['The asked act and its button', acts], ['Offers', offers],
  ['The log', log], ['Talk', talk],
  ['Marking a board', marks], ['After the end, and replay', ends],
];

/** Parts of each game. */
export const board_pieces = [['Boards', boards], ['Small pictures', small], ['Curves', curves]];
