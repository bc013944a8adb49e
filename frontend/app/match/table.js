/* One match on the page: what all its parts share, and how news runs through them.
 * Parts: drafting (my order), desk (what I look at, what I do at once), history (log, looking back), figures (curves), talk, telling
 * (what is said and heard), consent (offers, resigning). */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { follow } from '../poll.js';
import { look_now } from '../settings.js';
import { consent } from './consent.js';
import { desk } from './desk.js';
import { drafting } from './drafting.js';
import { eyes } from './eyes.js';
import { figures } from './figures.js';
import { history } from './history.js';
import { notes } from './notes.js';
import { planning } from './planning.js';
import { queueing } from './queueing.js';
import { replay } from './replay.js';
import { shelf } from '../shelf.js';
import { marks } from './marks.js';
import { talk } from './talk.js';
import { telling } from './telling.js';
import { why } from './why.js';


/** What a match page knows before the first view. */
function fresh(header, face) {
  return {
    header, face, seat: header.seats.find((s) => s.you)?.seat ?? null,
    live: null, skew: 0,
    draft: null, legal: null, refused: '', error: '', echo: '', notice: '', tried: null,
    sure: false, acted: false, played: null,
    past: null, log: [], eyes: null,
    talk: [], unread: 0,
    tab: 'act', side: 'talk', plan_open: false, narrow: false, flip: false, more: false, hours: 24,
  };
}

/* The seat at the bottom: one's own, or the one that was chosen for good. */
function seat_below({ seat }) {
  const { bottom } = look_now();
  return bottom === 'own' ? seat ?? 0 : ['first', 'second'].indexOf(bottom);
}

/**
 * Sit down at a match, as a player or to watch.
 * @param {{paint: () => void, say: (text: string) => void, go: (address: string) => void}} ctx
 */
export function table(ctx, id, header, face) {
  const t = { ctx, id, face, paint: ctx.paint, state: fresh(header, face), poll: null };
  t.drafting = drafting(t);
  t.eyes = eyes(t);
  t.history = history(t);
  t.replay = replay(t);
  t.talk = talk(t);
  t.notes = notes(t);
  t.telling = telling(t);
  t.consent = consent(t);
  t.planning = planning(t);
  t.queueing = queueing(t);
  t.why = why(t);
  t.state.shelf = face.shelf ? shelf(t.paint, header.game, face.shelf) : null;
  t.marks = marks(t);
  t.desk = desk(t);
  t.figures = figures(t);
  t.bottom = () => (seat_below(t.state) + (t.state.flip ? 1 : 0)) % 2;
  t.set = (name, value) => {
    t.state[name] = value;
    if (name === 'tab' && value === 'talk') t.state.unread = 0;
    t.paint();
    if (name === 'tab') t.talk.seen();
  };
  t.read_header = () => read_header(t);
  t.start = () => start(t);
  t.stop = () => {
    t.poll.stop();
    t.talk.stop();
    t.notes.stop();
    t.replay.stop();
    t.telling.stop();
    t.drafting.put.drop();
    t.queueing.stop();
  };
  return t;
}

function start(t) {
  const read = t.state.seat === null ? api.spectate : api.view;
  t.poll = follow((values, rest) => read(t.id, values, rest), (live, date) => news(t, live, date), (refusal) => {
    t.state.error = words_of(refusal);
    t.paint();
    return refusal.status >= 500;
  });
  t.talk.start();
  t.notes.read();
  t.telling.start();
}

/* A new view: everything that hangs on it follows. */
function news(t, live, date) {
  const { state } = t;
  const before = state.live;
  state.live = live;
  state.skew = api.skew_of(date);
  state.echo = '';
  t.desk.remember();
  t.drafting.follow(before);
  t.history.read();
  t.talk.read();
  t.queueing.follow(before);
  t.planning.read();
  t.figures.follow(before);
  t.telling.news(before);
  const is_over = live.status === 'finished';
  if (before && (is_over || before.status !== live.status)) t.read_header();
  if (is_over && state.seat === null) t.poll?.stop(); /* who played may yet hear of a rematch */
  t.paint();
}

async function read_header(t) {
  t.state.header = await api.match(t.id).catch(() => t.state.header);
  t.consent.rematch.follow();
  t.paint();
}
