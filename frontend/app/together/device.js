/* Who is at the device, in a game that several people play on it. While everybody sees the same position, the board
 * goes from seat to seat. Otherwise each seat has a page of its own that is taken away before the next one. The
 * requests of a seat are signed only while its player is at the device; between two seats the page asks as nobody. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { follow } from '../net/poll.js';
import { device_take, on_device_taken } from '../local/settings.js';
import { moment_of } from '../match/moment.js';
import { table } from '../match/table.js';
import { laid } from '../pages/match.js';
import { remember } from '../router.js';
import { variant_of } from '../../model/catalogue.js';
import { said_clear } from '../../ui/alerts/said.js';
import { dialogs_close } from '../../ui/controls/dialog.js';
import { shared_game_change, shared_game_end } from './games.js';

const NOBODY = { token: '' };

/** A header with the names that people here have given their seats. They are no names of accounts. */
export const named_by = ({ people }) => (header) => ({ ...header, is_shared: true,
  seats: header.seats.map((seat) => (
    people[seat.seat] ? { ...seat, name: people[seat.seat].name, kind: null } : seat)) });

/* Whether all players see the same: not while orders are secret, and a setup is. */
const is_open = (header, { stage }) => {
  const variant = variant_of(header);
  return variant?.turns === 'alternate' && !variant.hidden && stage !== 'setup';
};

/* What the seat owes at a moment: the next thing it owes is another turn at the device. */
const task_of = (live) => `${moment_of(live)} ${live.stage}`;

const NOTHING_TOLD = { told: 0, lines: [], view: null };

/* What everybody can know of the turn that was resolved last: its lines of the log, and the view that has the names in
 * them. A view of spectators can be a second old. */
function story(match) {
  const all = [];
  return async (turn) => {
    for (let more = true; more;) {
      const { items, next } = await api.log(match, all.at(-1)?.n, NOBODY);
      all.push(...items);
      more = next !== null && items.length > 0;
    }
    const lines = all.filter((line) => line.turn === turn - 1);
    if (!lines.length) return { ...NOTHING_TOLD, told: Math.max(0, turn - 1) };
    const { data } = await api.spectate(match, {}, NOBODY);
    return { told: turn - 1, lines, view: data.view };
  };
}

/* Which seats of this device have something to answer or to order. The inbox of a seat says that and no more. */
/** @param {import('./games.js').SharedGame} game */
async function due_in({ people, match }) {
  const inboxes = await Promise.all(people.map(({ token }) => api.inbox({}, { token })));
  const seats = (list) => inboxes.flatMap(({ data }, seat) =>
    (data[list].some((one) => one.match === match) ? [seat] : []));
  return { offers: seats('offers'), waiting: seats('waiting') };
}

const is_away = (error) => error.status === 401;

class Device {
  #ctx;
  #match;
  #face;
  #named;
  #tell;
  #looking = in_order();
  #page = null; // of the seat at the device: its table, what is drawn of it, and the view that was noticed last
  #task = null;
  #waiting = null;
  #closed = false;
  #off;

  constructor(ctx, game, header, face) {
    this.#ctx = ctx;
    this.#match = game.match;
    this.#named = named_by(game);
    /* The shelves of a game belong to the account of this browser, and none of the seats does. */
    this.#face = { ...face, shelf: undefined, standing: undefined };
    this.#tell = story(game.match);
    this.state = { game, header: this.#named(header), face, phase: 'looking', seat: null, next: null,
      error: '', is_open: false, ...NOTHING_TOLD };
    this.#off = on_device_taken(game.match, () => { if (this.#hides()) this.leave(); });
    addEventListener('pagehide', this.#hidden);
    addEventListener('pageshow', this.#shown);
  }

  #handle = (seat) => `${this.#match}~${seat}`;
  #hides = () => this.state.phase === 'seat' && !this.state.is_open;
  #hidden = () => { if (this.#hides()) this.#cover(); };
  #shown = ({ persisted }) => { if (persisted) this.look(); };

  #put(change) {
    Object.assign(this.state, change);
    this.#ctx.paint();
  }

  /* The page of the seat is closed, and no request for it is signed any more. */
  #shut() {
    this.#page?.inner.close();
    this.#page = null;
    if (this.state.seat !== null) api.seat_signs(this.#handle(this.state.seat), null);
    this.state.seat = null;
    this.#waiting?.stop();
    this.#waiting = null;
  }

  /* Nothing of a seat stays: neither on the screen nor in the address. */
  #cover() {
    this.#looking();
    this.#shut();
    said_clear();
    dialogs_close();
    remember(this.#ctx.path);
    this.#put({ phase: 'looking', next: null });
  }

  /* A page for one seat or, at the end, for all who look back; its paints are ours while it is shown. */
  #open(id, read) {
    const own = /** @type {{table?: ReturnType<typeof table>, inner?: object, seen?: object}} */ ({});
    const ctx = this.#ctx;
    const is_shown = () => this.#page === own;
    const here = { ...ctx, say: (text) => { if (is_shown()) ctx.say(text); },
      paint: () => {
        if (!is_shown()) return;
        this.#notice(own);
        ctx.paint();
      } };
    this.#page = own;
    own.table = table(here, id, this.#named(read), this.#face,
      { path: ctx.path, query: ctx.query, named: this.#named });
    own.inner = laid(here, own.table, null);
    this.#turn();
  }

  /* The board lies as it lay for the first seat, or is turned to the one at the device. */
  #turn() {
    const { game, seat, is_open } = this.state;
    if (is_open && seat === 1) this.#page?.table.set('flip', Boolean(game.stays));
  }

  /* A view of the seat has come: the turn may be over, or somebody else's. The first one is where the player begins,
   * who may also have asked for the seat out of turn. */
  #notice(own) {
    const { live } = own.table?.state ?? {};
    if (!live || live === own.seen || this.state.phase === 'over') return;
    const is_first = !own.seen;
    own.seen = live;
    if (live.status === 'finished') this.#end();
    else if (!is_open(this.state.header, live)) this.#check_task(live);
    else if (!is_first) this.look();
  }

  /* The seat has done what it owed. Where players take turns, who goes on keeps the device: a rival after a piece that
   * was taken. */
  #check_task(live) {
    const goes_on = live.owes && variant_of(this.state.header)?.turns === 'alternate';
    if (this.#task && !goes_on && (!live.owes || this.#task !== task_of(live))) this.leave();
    else if (live.owes) this.#task = task_of(live);
  }

  async #end() {
    if (this.state.phase !== 'looking') this.#cover();
    const counts = this.#looking();
    try {
      this.state.game = shared_game_end(this.state.game);
      this.state.phase = 'over';
      const read = await api.match(this.#match);
      if (counts()) this.#open(this.#match, read);
      this.#ctx.paint();
    } catch (error) {
      if (counts()) this.#failed(error);
    }
  }

  /* An open board stays while there is no connection. */
  #failed(error) {
    const words = words_of(error);
    if (this.#page && this.state.is_open && !is_away(error)) return this.#put({ error: words });
    this.#shut();
    this.#put({ phase: is_away(error) ? 'lost' : 'failed', error: words });
  }

  /* The device goes to the first of the seats that are due; without any, it waits for the bots. */
  /** @param {number[]} due */
  #hand(due) {
    const next = due[0] ?? null;
    if (next === null) this.#wait();
    else if (!this.state.is_open) this.pass(next);
    else if (next !== this.state.seat) this.sit(next);
    else this.#ctx.paint();
  }

  #wait() {
    if (this.state.phase === 'seat') return;
    this.#put({ phase: 'wait' });
    this.#waiting ??= follow((values, rest) => api.spectate(this.#match, values, { ...rest, ...NOBODY }),
      () => this.look(), () => true);
  }

  /** Whose turn it is, as nobody in particular sees it and the inboxes say. */
  async look() {
    const counts = this.#looking();
    const { game, header } = this.state;
    try {
      const [seen, due] = await Promise.all([api.match(this.#match, NOBODY), game.is_over ? null : due_in(game)]);
      const open = is_open(header, seen);
      const told = seen.status === 'live' && !open ? await this.#tell(seen.turn) : NOTHING_TOLD;
      if (this.#closed || !counts()) return;
      Object.assign(this.state, { ...told, is_open: open, error: '' });
      if (seen.status === 'finished') this.#end();
      else this.#hand([...due.offers, ...due.waiting]);
    } catch (error) {
      if (!this.#closed && counts()) this.#failed(error);
    }
  }

  /** Take the view of the seat away, and see whose turn it is. */
  leave = () => {
    this.#cover();
    this.look();
  };

  /** Ask for the device to be passed to a seat. */
  pass = (next) => {
    if (this.state.phase === 'seat') this.#cover();
    this.#shut();
    this.#put({ phase: 'pass', next });
  };

  /** A seat is at the device. */
  sit = async (seat) => {
    const counts = this.#looking();
    this.#shut();
    this.#task = null;
    api.seat_signs(this.#handle(seat), this.state.game.people[seat].token);
    if (!this.state.is_open) device_take(this.#match);
    this.#put({ phase: 'seat', seat, next: null, error: '' });
    try {
      const read = await api.match(this.#handle(seat));
      if (counts()) this.#open(this.#handle(seat), read);
    } catch (error) {
      if (counts()) this.#failed(error);
    }
  };

  /** Whether the board stays as it lies. */
  stays = (stays) => {
    this.state.game = shared_game_change(this.state.game, { stays });
    this.#turn();
    this.#ctx.paint();
  };

  /** The page of the seat, once there is something to draw. */
  get inner() { return this.#page?.table?.state.live ? this.#page.inner : null; }

  close() {
    this.#closed = true;
    this.#off();
    this.#looking();
    this.#shut();
    removeEventListener('pagehide', this.#hidden);
    removeEventListener('pageshow', this.#shown);
  }
}

/**
 * @param {{paint: () => void, say: (text: string) => void, go: (address: string, how?: object) => void, path: string,
 *     query: URLSearchParams}} ctx
 * @param {import('./games.js').SharedGame} game   with a match
 * @param {object} header   of the match
 * @param {import('../../games/contract.js').Face} face
 */
export const device = (ctx, game, header, face) => new Device(ctx, game, header, face);
