/* The Endless Tournament: a region of its board, the vote of my side, the past windows. */
import * as api from '../net/api.js';
import { asking } from '../net/asking.js';
import { words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { session } from '../net/session.js';
import { face_of, style } from '../../games/index.js';
import { endless, no_tournament } from '../../views/endless.js';
import { say } from '../../ui/alerts/said.js';
import { t } from '../../locales/text.js';

const LOOK_MS = 15_000;
const CLOSED_MS = 1200; /* the clock daemon resolves a window shortly after it closes */
const NARROW = '(max-width: 700px)';
const SIDE = { wide: 18, narrow: 11 };

const fresh = () => ({
  data: null, skew: 0, game: '', variant: '', face: null, view: null, region: null, draft: null, legal: null,
  refused: '', error: '', trouble: '', missed: '', busy: false,
  opened: null, tallies: new Map(), recounts: new Map(), codes: new Map(), weeks: null, credits: null,
});

/** A square region of the board around a centre, kept within the board; a small board is shown whole. */
export function region_at([cx, cy], extent, side) {
  const [lo, hi] = extent;
  const size = Math.min(side, hi - lo + 1);
  const start = (c) => Math.max(lo, Math.min(hi - size + 1, Math.round(c - size / 2)));
  const [x0, y0] = [start(cx), start(cy)];
  return { x0, y0, x1: x0 + size - 1, y1: y0 + size - 1 };
}

/** The last windows, joined with the earlier ones loaded before, unless some are missing in between. */
export function joined(last, before) {
  const rest = before.filter(({ window }) => window < last.at(-1)?.window);
  return rest[0]?.window === last.at(-1)?.window - 1 ? [...last, ...rest] : last;
}

/* Null over an insecure connection, where the browser cannot compute hashes. */
async function sha256(text) {
  const hash = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash ? Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') : null;
}

const number_of = (data) => data?.window?.window;
const keep_code = ({ codes }, me) => me?.ballot && codes.set(me.ballot.window, me.ballot.code);
const LISTS = { weeks: api.endless_weeks, credits: api.endless_credits };
const BALLOTS = 500;

const middle_of = ({ x0, y0, x1, y1 }) => [(x0 + x1 + 1) / 2, (y0 + y1 + 1) / 2];
const same_region = (a, b) => a && b && ['x0', 'y0', 'x1', 'y1'].every((k) => a[k] === b[k]);
const side_now = () => (matchMedia(NARROW).matches ? SIDE.narrow : SIDE.wide);

/* A member without a side is assigned one. */
async function look_in() {
  const data = await api.endless();
  return session.account && session.account.kind !== 'guest' && !data.me ? api.endless_side() : data;
}

class Hall {
  state = fresh();
  #paint;
  #asking;
  #timer = 0;
  #stopped = false;
  #wished = null; /* the centre that was requested last */
  #board_of = null; /* what the board was last read for */
  #looks = in_order();
  #shows = in_order();
  #seen = () => { if (!document.hidden) this.look(); };

  constructor(paint) {
    this.#paint = paint;
    const { state } = this;
    document.addEventListener('visibilitychange', this.#seen);
    this.#asking = {
      begin: () => asking({
        state, face: state.face, may: () => this.may_vote(), send: this.act,
        put: (answer) => Object.assign(state, answer), learnt: paint,
        legal: (partial) => api.endless_legal(state.data.window.window, state.region, partial ?? undefined),
      }),
    };
  }

  /** My side is to move, the window is open, and I have played enough. */
  may_vote() {
    const { data } = this.state;
    return Boolean(data?.window?.open && data.me?.may_vote && data.me.side === data.window.side);
  }

  hints = () => (this.state.draft ? this.state.face.hints(this.state.legal, this.state.draft) : null);

  async begin() {
    const { state } = this;
    const data = await look_in();
    const header = await api.match(data.match);
    Object.assign(state, { game: header.game, variant: header.variant });
    state.face = await face_of(header.game);
    this.asking = this.#asking.begin();
    await this.#took(data);
    this.#later();
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  #later(soon = 0) {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const closes = Date.parse(this.state.data.window?.closes_at ?? '') - (Date.now() + this.state.skew);
    const wait = closes > -LOOK_MS && closes < LOOK_MS ? Math.max(CLOSED_MS, closes + CLOSED_MS) : LOOK_MS;
    this.#timer = setTimeout(() => (document.hidden ? this.#later() : this.look()), soon || wait);
  }

  /** Read the current state; a closed window brings a new position. */
  look = async () => {
    const counts = this.#looks();
    try {
      const data = await look_in();
      if (counts()) await this.#took(data);
      this.state.trouble = '';
    } catch (error) {
      this.state.trouble = words_of(error);
    }
    this.#paint();
    this.#later();
  };

  async #took(data) {
    const { state } = this;
    const before = state.data;
    state.data = { ...data, last: joined(data.last, before?.last ?? []) };
    keep_code(state, data.me);
    const stands = this.#standing();
    if (state.view && this.#board_of === stands) return;
    if (before && number_of(before) !== number_of(data)) this.#closed(data.last[0]);
    state.draft = null;
    await this.#show(this.#wished ?? (state.region ? middle_of(state.region) : [5, 5]));
    this.#board_of = stands;
  }

  /* What a draft depends on. */
  #standing = () => `${number_of(this.state.data)} ${this.may_vote()}`;

  /* A drafted move that was not voted for is lost with the window: the page says so, since the board has changed. */
  #closed(one) {
    const { state } = this;
    if (!one) return;
    const told = { window: one.window, move: state.face.crowd.told(one.played).words };
    const lost = state.draft && !state.face.is_empty(state.draft);
    Object.assign(state, { error: '', missed: lost ? t('endless-window-missed', told) : '' });
    if (!lost) say(t('endless-window-closed', told));
  }

  /* The first request is for the centre; its answer tells how large the board is. */
  async #show(middle) {
    const { state } = this;
    const counts = this.#shows();
    const region = region_at(middle, state.view?.extent ?? [0, 9], side_now());
    const first = await api.spectate(state.data.match, region);
    let live = first.data;
    state.skew = api.skew_of(first.date);
    const fitting = region_at(middle, live.view.extent, side_now());
    if (!same_region(region, fitting)) ({ data: live } = await api.spectate(state.data.match, fitting));
    if (!counts()) return;
    Object.assign(state, { view: live.view, region: fitting });
    this.asking.forget();
    if (!this.may_vote()) state.draft = null;
    else state.draft = state.draft ? state.face.renew(state.draft, live.view)
      : state.face.draft(live.view, state.data.me.side);
    this.asking.ask();
    this.#paint();
  }

  /** Move the view to a centre, in squares. */
  go = async (middle) => {
    const under_way = Boolean(this.#wished);
    this.#wished = middle;
    if (under_way) return;
    try {
      for (let shown = null; shown !== this.#wished;) await this.#show(shown = this.#wished);
    } catch (error) {
      this.state.trouble = words_of(error);
      this.#paint();
    }
    this.#wished = null;
  };

  /* Move by that many squares from the centre requested last: keys are faster than answers. */
  shift = ([dx, dy]) => {
    const [x, y] = this.#wished ?? middle_of(this.state.region);
    const to = middle_of(region_at([x + dx, y + dy], this.state.view.extent, side_now()));
    return this.go(to);
  };

  step = (dx, dy) => {
    const { region } = this.state;
    const far = Math.ceil((region.x1 - region.x0 + 1) / 2);
    return this.shift([dx * far, dy * far]);
  };

  act = (act) => {
    const { state } = this;
    if (!state.draft || state.busy || this.asking.keeps(act)) return;
    if (act.type === 'commit') return void this.vote();
    Object.assign(state, { error: '', missed: '' });
    state.draft = state.face.reduce(state.draft, act, this.hints());
    this.asking.ask();
    this.#paint();
  };

  #run = async (work) => {
    const { state } = this;
    Object.assign(state, { busy: true, error: '' });
    this.#paint();
    try {
      await work();
    } catch (error) {
      state.error = words_of(error);
      if (error.code === 'window_closed') this.#later(CLOSED_MS);
    }
    state.busy = false;
    this.#paint();
  };

  /* The answer of a look that was requested before the server had counted the vote is dropped. */
  async #voting(answer) {
    try {
      return await answer;
    } finally {
      this.#looks()();
    }
  }

  vote = () => this.#run(async () => {
    const { state } = this;
    const { window } = state.data.window;
    const ballot = await this.#voting(api.endless_vote(window, state.face.order(state.draft)));
    keep_code(state, { ballot });
    if (number_of(state.data) !== window) return;
    state.data.me.ballot = ballot;
    state.draft = state.face.draft(state.view, state.data.me.side);
    this.asking.ask();
    say(t('endless-voted', { vote: ballot.text }));
  });

  unvote = () => this.#run(async () => {
    const { state } = this;
    const { window } = state.data.window;
    await this.#voting(api.endless_unvote(window));
    state.codes.delete(window);
    if (number_of(state.data) === window) state.data.me.ballot = null;
  });

  /** The tally of a closed window, fetched when it is opened. */
  open = (n) => this.#run(async () => {
    const { state } = this;
    state.opened = state.opened === n ? null : n;
    if (state.opened && !state.tallies.has(n)) state.tallies.set(n, await api.endless_window(n));
  });

  more = () => this.#run(async () => {
    const { last } = this.state.data;
    const older = await api.endless_windows({ cursor: last.at(-1).window, limit: 20 });
    this.state.data = { ...this.state.data, last: joined(this.state.data.last, [...last, ...older.items]) };
  });

  /** The weeks or the ledger, read again whenever they are unfolded; `next` asks for earlier rows. */
  read = (what, next = '') => this.#run(async () => {
    const { state } = this;
    const page = await LISTS[what](next ? { cursor: next } : {});
    state[what] = next ? { ...page, items: [...state[what].items, ...page.items] } : page;
  });

  /** Fetch all ballots of a closed window, add them up and hash them here. */
  recount = (n) => this.#run(async () => {
    const { state } = this;
    const { weight, list_hash } = state.tallies.get(n);
    const items = [];
    for (let next = ''; next !== null;) {
      const page = await api.endless_ballots(n, { limit: BALLOTS, cursor: next });
      items.push(...page.items);
      ({ next } = page);
    }
    const hash = await sha256(items.map((one) => `${one.code} ${one.weight} ${one.text}\n`).join(''));
    const mine = state.codes.get(n);
    state.recounts.set(n, {
      hash, agrees: (hash ?? list_hash) === list_hash && weight === items.reduce((sum, one) => sum + one.weight, 0),
      mine: mine && items.some(({ code }) => code === mine),
    });
  });
}

export async function open(ctx) {
  await style('/css/endless.css');
  const hall = new Hall(ctx.paint);
  try {
    await hall.begin();
  } catch (error) {
    return { name: 'endless', title: () => t('endless-title'), view: () => no_tournament(words_of(error)),
      close: () => hall.stop() };
  }
  return {
    name: 'endless',
    title: () => t('endless-title'),
    view: () =>
      endless({ ...hall.state, hints: hall.hints(), may_vote: hall.may_vote(), account: session.account }, hall),
    painted: (root) => hall.state.face.mount(root),
    close: () => hall.stop(),
  };
}
