/* A board that plays both sides: a start, lines with variations, drafts and hints as at a match, advice on wish. Every
 * position and everything that may follow is the server's word (POST /analysis, or the source it is given); nothing is
 * stored there. Drives the analysis page, the live boards of the lessons and the copy of a match for conditional
 * moves. */
import * as page_api from '../net/page_api.js';
import { NetworkLoss, Refusal } from '../net/api.js';
import { asking } from '../net/asking.js';
import { words_of } from '../net/form.js';
import {
  beside, cut, end_of, grow, is_behind, next_of, path_to, reached, root, walk_to,
} from '../../model/variations.js';

const PAUSE_S = 2;
const TIMES_AWAY = 4;
const entries_to = (node) => path_to(node).map((step) => step.entry);
const texts_to = (node) => path_to(node).map((step) => step.text);
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

function fresh() {
  const start = root();
  return {
    from: undefined, root: start, at: start, answer: null, view: null, seat: null,
    draft: null, legal: null, refused: '', error: '', busy: false, sure: false, advising: false, advice_error: '',
  };
}

/* Whether to retry: always after too many requests, and a few times while the server is briefly unavailable. */
function may_wait(error, times) {
  if (error instanceof Refusal) return error.status === 429;
  return error instanceof NetworkLoss && error.retry_after !== undefined && times < TIMES_AWAY;
}

/* One request at a time: a newer one cancels the one before it. */
function one_at_a_time(source) {
  let abort = null;
  return {
    drop() { abort?.abort(); },
    async ask(body) {
      abort?.abort();
      const mine = new AbortController();
      abort = mine;
      for (let times = 0; ; times++) {
        try {
          return await source(body, { signal: mine.signal });
        } catch (error) {
          if (!may_wait(error, times)) throw error;
          await pause((error.retry_after ?? PAUSE_S) * 1000);
          mine.signal.throwIfAborted();
        }
      }
    },
  };
}

class Study {
  #doors;
  #source;
  #positions;
  #looks;
  #advice;
  #asking;
  #has_acted = false;
  state = fresh();

  constructor(doors) {
    this.#doors = doors;
    this.#source = doors.source ?? page_api.analysis;
    [this.#positions, this.#looks, this.#advice] = [1, 2, 3].map(() => one_at_a_time(this.#source));
    this.#asking = asking({
      state: this.state, face: doors.face, put: (answer) => Object.assign(this.state, answer),
      learnt: () => { doors.paint(); this.#go_on(); },
      may: () => this.state.seat !== null,
      send: this.send, legal: (partial) => this.#follow(partial),
    });
  }

  /**
   * Begin anew: `{position: text}`, `{match, turn}`, or null for the opening; then the turns of `line` (notation or
   * orders). False, with `state.error` in words, when the server refuses; then the board is as it was.
   */
  start(from = null, line = []) {
    const body = this.#body({ from: from ?? undefined, line: line.map(entry_of) });
    return this.#run(body, (answer) => {
      Object.assign(this.state, { root: root(), from });
      return this.#grown(body.line, answer);
    });
  }

  /** Begin anew with a tree of turns whose positions are asked for when they are shown (model/notebook.js). */
  plant(from, tree) {
    return this.#run(this.#body({ from, line: [] }), (answer) => {
      Object.assign(this.state, { root: tree, from });
      tree.answer = answer;
      return tree;
    });
  }

  /** The same start with another tree; the board stays where it is, or goes to the last position that is left. */
  replant(tree) {
    const { state } = this;
    let at = tree;
    for (const text of this.line()) {
      const next = at.kids.find((kid) => kid.text === text);
      if (!next) break;
      at = next;
    }
    const was_here = path_to(at).length === path_to(state.at).length;
    state.root = tree;
    if (!was_here) return this.to(at);
    walk_to(at);
    state.at = at;
    this.#doors.paint();
    return Promise.resolve(true);
  }

  /** The position at the end of a line of turns as text, without going there. Requested once. */
  async find(line) {
    const known = reached(this.state.root, line);
    if (known?.answer) return known;
    const body = this.#body({ line: line.map(entry_of) });
    return this.#grown(body.line, await this.#looks.ask(body));
  }

  /** Go to the end of such a line. */
  walk(line) {
    const known = reached(this.state.root, line);
    if (known?.answer) return this.to(known);
    const body = this.#body({ line: line.map(entry_of) });
    return this.#run(body, (answer) => this.#grown(body.line, answer));
  }

  /** Another position as text, with no line. */
  set_position = (text) => this.start({ position: text });

  /** The legal continuations of the draft, for the board and the controls. */
  hints = () => (this.state.draft ? this.#doors.face.hints(this.state.legal, this.state.draft) : null);

  /** An act of the player on the board or in the controls. */
  send = (act) => {
    const { state } = this;
    if (!state.draft || state.busy || this.#asking.keeps(act)) return;
    if (act.type === 'commit') return this.commit(); /* the field for typing hands the turn in by an act */
    Object.assign(state, { error: '', sure: false });
    state.draft = this.#doors.face.reduce(state.draft, act, this.hints());
    this.#has_acted = true;
    this.#asking.ask();
    this.#doors.paint();
    this.#go_on();
  };

  undo = () => this.send({ type: 'undo' });

  /** Play the draft; where the player wants to be asked twice, the first press only asks. */
  commit = () => {
    const { state } = this;
    if (this.#doors.confirms?.() !== 'twice' || state.sure) return void this.play();
    state.sure = Boolean(state.draft);
    this.#doors.paint();
  };

  /**
   * Play the draft, or the orders given (their own shape or notation): a turn known here is walked, another is a
   * variation.
   */
  play = (orders) => {
    const { state } = this;
    if (orders === undefined && !state.draft) return Promise.resolve(false);
    const from_here = state.at;
    const entry = entry_of(orders ?? this.#doors.face.order(state.draft));
    const known = from_here.kids.find((kid) => kid.text === orders);
    if (known) return this.to(known);
    return this.#run(this.#body({ line: [...entries_to(from_here), entry] }), (answer) => {
      const told = answer.line.at(-1);
      const parent = path_to(from_here).reduce((at, step) => grow(at, step.entry, step), this.state.root);
      const node = grow(parent, kept(entry, told), told);
      node.answer = answer;
      return node;
    });
  };

  /** Go to a node of the tree. */
  to = (node) => {
    if (!node) return Promise.resolve(false);
    if (node.answer) {
      this.#positions.drop();
      this.state.busy = false;
      this.#show(node);
      return Promise.resolve(true);
    }
    return this.#run(this.#body({ line: entries_to(node) }), (answer) => {
      const here = reached(this.state.root, texts_to(node)) ?? node; // the tree can be another one by now
      here.answer = answer;
      return here;
    });
  };

  back = () => this.to(this.state.at.parent);
  forward = () => this.to(next_of(this.state.at));
  first = () => this.to(this.state.root);
  last = () => this.to(end_of(this.state.at));
  /** The variation before (-1) or after (1) the one shown. */
  aside = (by) => this.to(beside(this.state.at, by));

  /** Remove a turn and everything after it from the tree. */
  remove = (node) => {
    const stands_behind = is_behind(this.state.at, node);
    const parent = cut(node);
    if (stands_behind) return this.to(parent);
    this.#doors.paint();
    return Promise.resolve(true);
  };

  /** The turns that led here, as text for a link. */
  line = () => texts_to(this.state.at);

  /** Ask the strongest bot what it thinks of this position. The advice is kept with the position. */
  ask_advice = async ({ nodes = 20_000, lines = 3 } = {}) => {
    const { state } = this;
    const node = state.at;
    Object.assign(state, { advising: true, advice_error: '' });
    this.#doors.paint();
    try {
      const answer = await this.#advice.ask(this.#body({ line: entries_to(node), advise: { nodes, lines } }));
      node.advice = { ...answer.advice, asked: { nodes, lines } };
      state.advising = false;
    } catch (error) {
      if (error.name === 'AbortError') return;
      Object.assign(state, { advising: false, advice_error: words_of(error) });
    }
    this.#doors.paint();
  };

  /** Draft these orders in place of what is drafted. */
  put_orders(orders) {
    const { state } = this;
    if (state.seat === null) return;
    state.draft = this.#doors.face.draft(state.view, state.seat, { orders, at: null });
    this.#has_acted = false;
    this.#asking.ask();
    this.#doors.paint();
  }

  /** Compare the drafted orders with better ones: `{text, score}`, or null when the server did not. */
  async compare() {
    const { state } = this;
    Object.assign(state, { advising: true, advice_error: '' });
    this.#doors.paint();
    try {
      const compare = this.#doors.face.order(state.draft);
      const answer = await this.#advice.ask(this.#body({ line: entries_to(state.at), compare }));
      state.advising = false;
      return answer.comparison;
    } catch (error) {
      if (error.name !== 'AbortError') Object.assign(state, { advising: false, advice_error: words_of(error) });
      return null;
    }
  }

  /** No request is left under way. */
  close() {
    this.#positions.drop();
    this.#looks.drop();
    this.#advice.drop();
    this.#asking.forget();
  }

  /* The nodes of a line the server has answered; the answer is the last one's. */
  #grown(line, answer) {
    let at = this.state.root;
    answer.line.forEach((told, i) => { at = grow(at, kept(line[i], told), told); });
    at.answer = answer;
    return at;
  }

  #body(more) {
    const { game, variant, options, seats, seat } = this.#doors;
    return { game, variant, options, seats, seat, from: this.state.from ?? undefined, ...more };
  }

  /* Where turns are played without a button, a draft to which nothing can be added is played. */
  #go_on() {
    const { draft, busy, refused } = this.state;
    if (!draft || busy || refused || !this.#has_acted || this.#doors.confirms?.() !== 'at_once') return;
    if (this.#doors.face.asked(draft, this.hints()).whole) this.play();
  }

  async #follow(partial) {
    const answer = await this.#source(this.#body({ line: entries_to(this.state.at), partial: partial ?? undefined }));
    return answer.legal;
  }

  /* Request a position and go where `place` puts its answer; a refusal leaves everything as it was. */
  async #run(body, place) {
    const { state } = this;
    Object.assign(state, { busy: true, error: '' });
    this.#doors.paint();
    try {
      const answer = await this.#positions.ask(body);
      await this.#doors.face.prepare?.(answer.view);
      state.busy = false;
      this.#show(place(answer));
      return true;
    } catch (error) {
      if (error.name === 'AbortError') return false;
      Object.assign(state, { busy: false, error: words_of(error), fault: error });
      this.#doors.paint();
      return false;
    }
  }

  #show(node) {
    const { state } = this;
    const { answer } = node;
    walk_to(node);
    if (state.at !== node) this.#advice.drop();
    const seat = answer.standing?.over ? null : answer.seat ?? null;
    Object.assign(state, {
      at: node, answer, view: answer.view, seat, error: '', sure: false, advising: false, advice_error: '',
      draft: seat === null ? null : this.#doors.face.draft(answer.view, seat),
    });
    this.#has_acted = false;
    this.#asking.forget();
    if (answer.legal) this.#asking.told(answer.legal);
    this.#asking.ask();
    this.#doors.shown?.(node);
    this.#doors.paint();
  }
}

/* A turn of a line: text and orders of one seat, or what several hand in together. */
const entry_of = (turn) => (turn?.each || turn?.orders !== undefined ? turn : { orders: turn });

/* One seat's turn is kept as text: short in a link, and the same however it was entered. */
const kept = (entry, told) => (entry.each || !told.text ? entry : { orders: told.text });

/**
 * @param {{paint: () => void, face: object, game: string, variant?: string, options?: object,
 *          shown?: (node: object) => void, source?: (body: object, rest?: object) => Promise<object>,
 *          confirms?: () => string, seats?: number, seat?: number|null}} doors
 *     `shown` is called with each position that comes to stand on the board; `source` answers instead of POST
 *     /analysis, in its shape; `confirms`: how a turn is confirmed (confirms in
 *     app/local/settings.js); none: with a button; `seats`: how many play, where the board begins at the opening;
 *     `seat`: whose view and orders these are, where several seats give orders at once; null: the view of everything,
 *     without orders
 */
export function study(doors) {
  return new Study(doors);
}
