/* What has happened: the log as it grows, and the board as it was at an earlier turn. */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { remember } from '../router.js';
import { line_words } from '../../ui/tale.js';

/* The lines after the last one known, page by page. */
async function newer(t) {
  const { state } = t;
  const last = () => state.log.at(-1)?.n ?? 0;
  const added = [];
  for (let more = true; more;) {
    const page = await api.log(t.id, last());
    const lines = page.items.filter((line) => line.n > last());
    state.log = [...state.log, ...lines];
    added.push(...lines);
    more = lines.length > 0 && page.next !== null;
  }
  return added;
}

export function history(t) {
  const { state } = t;
  let busy = false;

  async function read() {
    if (busy) return;
    busy = true;
    try {
      const first = !state.log.length;
      const added = await newer(t);
      if (!first && added.length) t.ctx.say(added.map((line) => line_words(t.face, line, state.header)).join(' '));
    } catch { /* the next view brings the next try */ }
    busy = false;
    t.paint();
  }

  function now() {
    state.past = null;
    remember(`/matches/${t.id}`);
    t.paint();
  }

  async function jump(turn) {
    if (turn === null || !(turn < state.live.turn)) return now();
    const wanted = Math.max(0, turn);
    state.past = { ...state.past, turn: wanted };
    t.paint();
    try {
      const answer = await (state.seat === null ? api.spectate : api.view)(t.id, { turn: wanted });
      if (state.past?.turn === wanted) state.past = { turn: wanted, view: answer.data.view };
      remember(`/matches/${t.id}?turn=${wanted}`);
    } catch (error) {
      state.past = null;
      state.error = words_of(error);
    }
    return t.paint();
  }

  return { read, jump };
}
