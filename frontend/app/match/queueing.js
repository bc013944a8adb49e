/* Queued orders on a board: a copy of the position on which I play what I expect of the other side, and my answer to it. What may be
 * played there is the server's word (POST /matches/{id}/plan/preview), and nothing leaves the copy before it is added. */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { moment_of } from './drafting.js';
import { is_begun_by, may_plan } from './planning.js';

const CLOSED = { is_open: false, look: null, added: '', error: '', ended: '' };

/* The board that composes lines from the present position; the module comes when it is first wanted. */
async function copy_of(t, shown) {
  const { study } = await import('../study.js');
  const { turn } = t.state.live;
  const orders = (line) => line?.map((entry) => entry.orders);
  return study({
    paint: t.paint, face: t.face, game: t.state.header.game, shown,
    source: ({ line, partial }, rest) => api.plan_preview(t.id, { turn, line: orders(line), partial }, rest),
  });
}

const ending = (lost) => `The match has moved on, and the copy of the board is closed.${lost.length ? ` This line was not added: ${lost.join(', ')}.` : ''}`;

export function queueing(t) {
  const { state } = t;
  let board = null; /* a promise of one, from when it is first wanted until the match moves on */
  let ready = null;
  state.queue = CLOSED;

  const change = (more) => {
    state.queue = { ...state.queue, ...more };
    t.paint();
  };
  const words_at = (node) => node.tell.map((line) => t.face.tell(line)).join(' ');
  const told = (node) => { if (node.parent && state.queue.is_open) t.ctx.say(words_at(node)); };

  function copy() {
    if (board) return board;
    const mine = copy_of(t, told);
    board = mine;
    mine.then((made) => { if (board === mine) ready = made; }, () => { if (board === mine) board = null; });
    return mine;
  }

  function forget(ended = '') {
    ready?.close();
    board = ready = null;
    state.queue = { ...CLOSED, ended };
  }

  const line = () => ready?.line() ?? [];
  /* What lies on the copy when the match moves on is not swallowed. */
  const unsaved = () => {
    const now = state.queue.is_open ? line() : [];
    return now.length && !state.plan.texts.some((texts) => is_begun_by(texts, now)) ? now : [];
  };

  const self = {
    /** A newer view has come: a copy of an older position is put away. What is said of it stands until I open another, or play. */
    follow(before) {
      const moved = before && moment_of(before) !== moment_of(state.live);
      if (!moved && may_plan(state)) return;
      if (state.queue.is_open) forget(ending(unsaved()));
      else forget(moved && state.played === moment_of(before) ? '' : state.queue.ended);
    },
    /** Open the copy, at the end of a line (text) when one is given. */
    async open(at = []) {
      t.history.jump(null);
      state.tab = 'act';
      change({ ...CLOSED, is_open: true });
      try {
        await (await copy()).walk(at);
      } catch (error) {
        change({ error: words_of(error) });
      }
    },
    close: () => change(CLOSED),
    /** Look at the end of a line without going there; `aloud` for who cannot see it. */
    async look(texts, aloud = false) {
      const mine = { texts, node: null };
      change({ look: mine });
      try {
        mine.node = await (await copy()).find(texts);
      } catch {
        return; /* the board stays as it is; a press asks again, and says what is wrong */
      }
      if (state.queue.look !== mine) return;
      if (aloud) t.ctx.say(words_at(mine.node));
      t.paint();
    },
    look_away: () => { if (state.queue.look) change({ look: null }); },
    /** Queue the line that stands on the copy, and begin the next one. */
    async add() {
      const now = line();
      if (!await t.planning.add_line(now)) return;
      change({ added: now.join(', ') });
      await ready?.first();
    },
    send(act) {
      change({ added: '' });
      ready?.send(act);
    },
    play() {
      change({ added: '' });
      ready?.play();
    },
    /** The last step of the draft, else the last turn of the line. */
    undo() {
      if (!ready?.state.draft || (t.face.is_empty(ready.state.draft) && !ready.state.draft.sel)) ready?.back();
      else ready.undo();
    },
    to: (node) => ready?.to(node),
    first: () => ready?.first(), back: () => ready?.back(), forward: () => ready?.forward(), last: () => ready?.last(),
    aside: (by) => ready?.aside(by),
    /** What the keys of the page press while the copy is open; else null. */
    hand: () => (state.queue.is_open && ready?.state.draft ? { draft: ready.state.draft, hints: () => ready.hints(), send: self.send, commit: self.play, undo: self.undo } : null),
    /** What is drawn. */
    shown() {
      const now = line();
      return {
        ...state.queue, study: ready?.state ?? null, hints: ready?.hints() ?? null, line: now,
        is_whole: now.length > 0 && now.length % 2 === 0, is_queued: now.length > 0 && state.plan.texts.some((texts) => is_begun_by(texts, now)),
      };
    },
    stop: () => forget(),
  };
  return self;
}
