/* The Endless Tournament: a region of its board, the vote that is asked of my side, what the last windows brought. */
import * as api from '../api.js';
import { asking } from '../asking.js';
import { words_of } from '../form.js';
import { need_account, session } from '../session.js';
import { face_of, style } from '../../games/index.js';
import { endless, no_tournament } from '../../views/endless.js';
import { say } from '../../ui/said.js';

const LOOK_MS = 15_000;
const CLOSED_MS = 1200; /* the daemon resolves a moment after the close */
const NARROW = '(max-width: 700px)';
const SIDE = { wide: 18, narrow: 11 };

const fresh = () => ({
  data: null, skew: 0, game: '', face: null, view: null, region: null, draft: null, legal: null, refused: '', error: '', trouble: '', busy: false,
  opened: null, tallies: new Map(), weeks: null, credits: null,
});

/** A square part of the board as near to its middle as the board allows; all of a small one. */
export function region_at([cx, cy], extent, side) {
  const [lo, hi] = extent;
  const size = Math.min(side, hi - lo + 1);
  const start = (c) => Math.max(lo, Math.min(hi - size + 1, Math.round(c - size / 2)));
  const [x0, y0] = [start(cx), start(cy)];
  return { x0, y0, x1: x0 + size - 1, y1: y0 + size - 1 };
}

const middle_of = ({ x0, y0, x1, y1 }) => [(x0 + x1 + 1) / 2, (y0 + y1 + 1) / 2];
const same_region = (a, b) => a && b && ['x0', 'y0', 'x1', 'y1'].every((k) => a[k] === b[k]);
const side_now = () => (matchMedia(NARROW).matches ? SIDE.narrow : SIDE.wide);

class Hall {
  state = fresh();
  #paint;
  #asking;
  #timer = 0;
  #stopped = false;
  #seen = () => { if (!document.hidden) this.look(); };

  constructor(paint) {
    this.#paint = paint;
    const { state } = this;
    document.addEventListener('visibilitychange', this.#seen);
    this.#asking = {
      begin: () => asking({
        state, face: state.face, paint, may: () => this.may_vote(),
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
    const data = await api.endless();
    const header = await api.match(data.match);
    state.game = header.game;
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

  #later() {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const closes = Date.parse(this.state.data.window?.closes_at ?? '') - (Date.now() + this.state.skew);
    const wait = closes > -LOOK_MS && closes < LOOK_MS ? Math.max(CLOSED_MS, closes + CLOSED_MS) : LOOK_MS;
    this.#timer = setTimeout(() => (document.hidden ? this.#later() : this.look()), wait);
  }

  /** What stands now; a window that has closed brings another position. */
  look = async () => {
    try {
      await this.#took(await api.endless());
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
    state.data = data;
    if (before && before.window?.window === data.window?.window && state.view) return;
    if (before && data.last[0]) say(`Window ${data.last[0].window} is closed: ${data.last[0].played}`);
    state.draft = null;
    await this.#show(state.region ? middle_of(state.region) : [5, 5]);
  }

  /* The first look asks for the middle and learns how large the board is. */
  async #show(middle) {
    const { state } = this;
    const region = region_at(middle, state.view?.extent ?? [0, 9], side_now());
    const first = await api.spectate(state.data.match, region);
    let live = first.data;
    state.skew = api.skew_of(first.date);
    const fitting = region_at(middle, live.view.extent, side_now());
    if (!same_region(region, fitting)) ({ data: live } = await api.spectate(state.data.match, fitting));
    Object.assign(state, { view: live.view, region: fitting });
    this.asking.forget();
    if (!this.may_vote()) state.draft = null;
    else state.draft = state.draft ? state.face.renew(state.draft, live.view) : state.face.draft(live.view, state.data.me.side);
    this.asking.ask();
    this.#paint();
  }

  /** Look elsewhere: a middle in squares. */
  go = async (middle) => {
    try {
      await this.#show(middle);
    } catch (error) {
      this.state.trouble = words_of(error);
      this.#paint();
    }
  };

  step = (dx, dy) => {
    const { region } = this.state;
    const [x, y] = middle_of(region);
    const far = Math.ceil((region.x1 - region.x0 + 1) / 2);
    this.go([x + dx * far, y + dy * far]);
  };

  act = (act) => {
    const { state } = this;
    if (!state.draft || state.busy) return;
    if (act.type === 'commit') return void this.vote();
    state.error = '';
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
    }
    state.busy = false;
    this.#paint();
  };

  vote = () => this.#run(async () => {
    const { state } = this;
    const { window } = state.data.window;
    const ballot = await api.endless_vote(window, state.face.order(state.draft));
    state.data.me.ballot = ballot;
    state.draft = state.face.draft(state.view, state.data.me.side);
    this.asking.ask();
    say(`Your vote: ${ballot.text}`);
  });

  unvote = () => this.#run(async () => {
    await api.endless_unvote(this.state.data.window.window);
    this.state.data.me.ballot = null;
  });

  join = () => this.#run(async () => {
    await need_account();
    await this.look();
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
    this.state.data = { ...this.state.data, last: [...last, ...older.items] };
  });

  read = (what) => this.#run(async () => {
    const { state } = this;
    if (what === 'weeks') state.weeks ??= (await api.endless_weeks()).items;
    else state.credits ??= await api.endless_credits();
  });
}

export async function open(ctx) {
  await style('/css/endless.css');
  const hall = new Hall(ctx.paint);
  try {
    await hall.begin();
  } catch (error) {
    return { name: 'endless', title: () => 'The Endless Tournament', view: () => no_tournament(words_of(error)), close: () => hall.stop() };
  }
  return {
    name: 'endless',
    title: () => 'The Endless Tournament',
    view: () => endless({ ...hall.state, hints: hall.hints(), may_vote: hall.may_vote(), account: session.account }, hall),
    painted: (root) => hall.state.face.mount(root),
    close: () => hall.stop(),
  };
}
