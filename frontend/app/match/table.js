/* One match on the page: its store, the parts that call the store's actions, and how news runs through them.
 * Parts: drafting (my order), desk (what I look at, what I do at once), history (log, looking back), figures (curves),
 * talk, telling (what is said and heard), consent (offers, resigning). A part is given the store and, by name, the few
 * doors of others it needs. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { follow } from '../net/poll.js';
import { session } from '../net/session.js';
import { confirms, confirms_decline, confirms_offered, game_keep, is_first_game, look_now, look_set, marks_exposed }
  from '../local/settings.js';
import { shelf } from '../local/shelf.js';
import { bot_of, takes_back, variant_of } from '../../model/catalogue.js';
import { consent } from './consent.js';
import { desk } from './desk.js';
import { drafting } from './drafting.js';
import { eyes } from './eyes.js';
import { figures } from './figures.js';
import { match_header } from './header.js';
import { first_turn } from './first_turn.js';
import { history } from './history.js';
import { keys } from './keys.js';
import { marks } from './marks.js';
import { notes } from './notes.js';
import { notice_offer } from './notice_offer.js';
import { may_plan, planning } from './planning.js';
import { queueing } from './queueing.js';
import { presence } from './presence.js';
import { promises } from './promises.js';
import { may_replay, replay } from './replay.js';
import { match_store } from './store.js';
import { talk } from './talk.js';
import { tasks } from './tasks.js';
import { telling } from './telling.js';
import { why } from './why.js';

/* The parts, each with the functions of other parts that it can call. */
function parts_of(match) {
  const told = telling(match);
  const at_once = desk(match);
  const through = eyes({ ...match, jump: (turn) => past.jump(turn) });
  const past = history({ ...match, eyes: through, tell: told.lines });
  const plan = planning(match);
  const order = drafting({ ...match, perform: at_once.perform, confirms: confirming(match) });
  return {
    telling: told, desk: at_once, eyes: through, history: past, planning: plan, drafting: order,
    tasks: tasks({ ...match, drafting: order, desk: at_once }),
    replay: replay({ ...match, eyes: through, history: past }),
    queueing: queueing({ ...match, jump: past.jump, add_line: plan.add_line }),
    figures: figures({ ...match, view_of: past.view_of }),
    talk: talk(match), notes: notes(match), presence: presence(match), consent: consent(match), why: why(match),
    marks: marks(match), first_turn: first_turn(match), notice_offer: notice_offer(match),
    promises: promises(match),
  };
}

/* How this player's turns are confirmed. Turns against a bot can be taken back at once, so the first game needs no
 * button. */
const confirming = ({ id, store: { state } }) => () =>
  confirms({ is_first: takes_back(state) && is_first_game(id) });

/* Whether a newcomer has played a turn of their first game. Only a game with takebacks plays a turn without the button;
 * elsewhere there is nothing to choose. */
const may_choose_ways = ({ seat, header, first_played }) => seat !== null && header.seats.length > 1
  && Boolean(variant_of(header)?.takeback) && is_first_game(header.id) && !confirms_offered() && Boolean(first_played);

/** Whether this is the time to offer the ways of confirming: after the first turn, until the next. */
export const offers_ways = (state) => may_choose_ways(state) && state.played === state.first_played;

/* The seat at the bottom: the player's own, or the one chosen in the settings; flipped on request. */
function seat_below({ seat, flip }) {
  const { bottom } = look_now();
  const below = bottom === 'own' ? seat ?? 0 : ['first', 'second'].indexOf(bottom);
  return (below + (flip ? 1 : 0)) % 2;
}

/* What is drawn: the state, requests under way, and what the arena knows besides. */
const shown = (state, parts, kept) => ({
  ...state, hints: parts.drafting.hints(), bottom: seat_below(state), shelf: kept,
  me: session.account, bot: bot_of(state), variant: variant_of(state.header), look: look_now(),
  may_replay: may_replay(state), has_eyes: parts.eyes.may(), may_plan: may_plan(state), is_mine: parts.talk.is_mine,
  put: parts.drafting.put, act: parts.consent.act, plan_act: parts.planning.act, talk_act: parts.talk.act,
  report_act: parts.talk.report_act, notes_put: parts.notes.put, replay: parts.replay.shown(),
  queue: parts.queueing.shown(),
  marks: parts.marks.shown(), desk: parts.desk.shown(), standing: parts.drafting.standing?.shown() ?? null,
  exposed: marks_exposed(), undoes: takes_back(state) && parts.drafting.confirms() === 'at_once',
  offers_ways: offers_ways(state), first_turn: parts.first_turn.shown(),
  notice_offer: parts.notice_offer.shown(),
});

/* The offered ways of confirming: one is chosen, or none. */
const ways_of = (paint) => ({
  choose: (way) => look_set('commit', way),
  decline() {
    confirms_decline();
    paint();
  },
});

/* What the views can call; they call nothing else. */
const doors_of = (paint, { drafting: order, replay: again, talk: said, consent: both, ...parts }) => ({
  send: order.send, commit: order.commit, undo: order.undo, retry: order.put.now, halt: () => order.standing?.stop(),
  jump: again.jump, replay: again, say: said.send, write: said.written, report: said.report,
  notes: parts.notes, plan: parts.planning,
  offer: both.offer, answer: both.answer, resign: both.resign, back: both.back, take: both.take,
  rematch: both.rematch.ask, rematch_off: both.rematch.off, series: both.series, level: both.level,
  figures: parts.figures.toggle, queue: parts.queueing, why: parts.why.ask, ways: ways_of(paint),
  task: parts.tasks.open, first_turn_done: parts.first_turn.done, notices: parts.notice_offer,
});

/**
 * Open a match, as a player or to watch.
 * @param {{paint: () => void, say: (text: string) => void, go: (address: string, how?: object) => void}} ctx
 * @param {string} id
 * @param {object} header   as the server tells it
 * @param {import('../../games/contract.js').Face} face
 * @param {{path?: string, query?: URLSearchParams, watches?: boolean, clock?: import('./timing.js').Timing|null,
 *     named?: (header: object) => object}} [how]
 *     the page's own address and what it names; `watches`: as a stranger sees it; `clock` measures the participant of
 *     an experiment; `named` gives a header that was read other names
 */
export function table({ paint, say, go }, id, header, face, how = {}) {
  const { path = `/matches/${id}`, watches = false, clock = null } = how;
  const { query = new URLSearchParams(location.search), named = (read) => read } = how;
  const store = match_store({ id, header, face, watches });
  const { state } = store;
  const kept = face.shelf ? shelf(paint, header.game, face.shelf) : null;
  const read_header = header_reader(id, (read) => store.header_came(named(read)), () => parts.consent.rematch.follow());
  const match = { id, path, query, store, paint, say, go, set, read_header, clock, look_again: () => feed.now(),
    shown: () => shown(state, parts, kept) };
  const parts = parts_of(match);
  const feed = feeding(match, parts);
  const off = store.subscribe(paint);

  function set(name, value) {
    store.set(name, value);
    if (name === 'tab') parts.talk.seen();
  }

  return {
    state, set, bonus_came: store.bonus_came, start: feed.start, doors: doors_of(paint, parts),
    keys: keys({ store, set, ...parts }),
    stop() {
      off();
      feed.stop();
    },
    replay_key: parts.replay.key, jump_to: parts.replay.jump, look_back: parts.history.jump,
    /** The copy of the board for conditional moves, while it is open. */
    copy: () => (state.queue.is_open ? parts.queueing : null),
    shown: match.shown,
  };
}

/* Reads the header again: at the end of the match, and after each act that changes it. `came` is called afterwards. */
function header_reader(id, put, came) {
  const asking = in_order();
  return async () => {
    const counts = asking();
    const header = await match_header(id).catch(() => null);
    if (header && counts()) put(header);
    came();
  };
}

/* Note in this browser that a game is finished, and that the player ignored the ways of confirming offered to them. */
function remember(state, is_over) {
  if (may_choose_ways(state) && !offers_ways(state)) confirms_decline();
  if (is_over) game_keep(state.header.id);
}

/* Polls a match while its page is open, and passes every new view on. */
function feeding({ id, store, read_header }, parts) {
  const { state } = store;
  let poll = null;

  /* What the header says has changed: the match ended, was stopped, or somebody moved who would have lost otherwise. */
  const is_dated = (before, live) => live.status === 'finished' || before.status !== live.status
    || (Boolean(state.header.tournament?.no_show_at) && before.turn !== live.turn);

  /* A new view. After the end, players can still receive a rematch offer; spectators stop polling. */
  function news(live, date) {
    const before = state.live;
    store.view_came(live, api.skew_of(date));
    if (state.watches) parts.history.read();
    else follow_view(parts, before);
    const is_over = live.status === 'finished';
    if (state.seat !== null) remember(state, is_over);
    if (before && is_dated(before, live)) read_header();
    if (is_over && state.seat === null) poll?.stop();
  }

  return {
    now: () => poll?.now(),
    start() {
      poll = polling(id, store, news);
      if (!state.watches) start_parts(parts);
    },
    stop() {
      poll?.stop();
      stop_parts(parts);
    },
  };
}

/* Newer views as they arrive; a refusal ends the polling, unless it is a fault of the server. */
function polling(id, store, news) {
  const read = store.state.seat === null ? api.spectate : api.view;
  return follow((values, rest) => read(id, values, rest), news, (refusal) => {
    store.failed(words_of(refusal));
    return refusal.status >= 500;
  });
}

function start_parts(parts) {
  parts.talk.start();
  parts.notes.read();
  parts.telling.start();
  parts.presence.start();
}

function stop_parts(parts) {
  const { talk: said, notes: written, replay: again, telling: told, queueing: copy, presence: others } = parts;
  for (const part of [said, written, again, told, copy, others, parts.figures]) part.stop();
  parts.drafting.put.drop();
}

/* Everything that depends on a new view is updated; `before` is the view it replaces. */
function follow_view(parts, before) {
  parts.desk.remember();
  parts.presence.follow();
  parts.drafting.follow(before);
  parts.first_turn.follow();
  parts.notice_offer.follow();
  parts.history.read();
  parts.talk.read();
  parts.queueing.follow(before);
  parts.planning.read();
  parts.figures.follow(before);
  parts.promises.follow();
  parts.telling.news(before);
}
