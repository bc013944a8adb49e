/* Queued orders: what I answer when the other side plays this or that. Slow matches only; nobody else hears of it. */
import * as api from '../api.js';
import { Refusal } from '../api.js';
import { sender, words_of } from '../form.js';
import { bot_of, variant_of } from '../session.js';

const SLOW = new Set(['correspondence', 'untimed']);
const EMPTY = { turn: null, lines: [], texts: [], cancelled: null };

/** Whether orders may be queued in this match at all. */
export function is_slow({ header, seat }) {
  const variant = variant_of(header);
  return seat !== null && SLOW.has(header.clock.mode) && variant?.turns === 'alternate' && !variant.hidden;
}

/** Whether they may be queued now: the other side is to move, and not a program of the house, which moves at once. */
export function may_plan(state) {
  const { live } = state;
  return is_slow(state) && !bot_of(state) && live?.status === 'live' && !live.owes && live.stage !== 'setup' && Array.isArray(live.pending) && live.pending.length === 1;
}

/* Which of the two fields a refusal is about, and what it says. */
function fault_of(error) {
  const entry = error instanceof Refusal ? /^\/lines\/\d+\/(\d+)/.exec(error.errors[0]?.path ?? '') : null;
  const whose = entry ? ['Their turn: ', 'Your answer: '][Number(entry[1]) % 2] : '';
  return whose + words_of(error);
}

/** Does a line begin with all turns of another? */
export const is_begun_by = (line, other) => other.every((text, i) => line[i] === text);

export function planning(t) {
  const { state } = t;
  const act = sender(t.paint);
  state.plan = EMPTY;
  state.plan_form = { after: '', theirs: '', mine: '', fault: '' };

  const fill = (change) => {
    state.plan_form = { ...state.plan_form, ...change };
    t.paint();
  };
  const store = (lines) => (lines.length ? api.plan_put(t.id, { turn: state.live.turn, lines }) : api.plan_drop(t.id).then(() => EMPTY));
  const change = (lines) => act.run(async () => {
    state.plan = await store(lines);
    fill({ after: '', fault: '' });
  });

  return {
    act, fill,
    /** One more line as text, instead of those it makes longer. Answers whether it is queued. */
    add_line: async (line) => {
      const others = state.plan.lines.filter((_, i) => !is_begun_by(line, state.plan.texts[i]));
      await change([...others, line]);
      return !act.error;
    },
    async read() {
      if (!is_slow(state)) return;
      state.plan = await api.plan(t.id).catch(() => state.plan);
      t.paint();
    },
    /** One more line, or a line made longer by two turns. */
    add: () => act.run(async () => {
      const { after, theirs, mine } = state.plan_form;
      const before = after === '' ? [] : state.plan.lines[Number(after)];
      const others = state.plan.lines.filter((_, i) => String(i) !== after);
      try {
        state.plan = await store([...others, [...before, theirs.trim(), mine.trim()]]);
        fill({ after: '', theirs: '', mine: '', fault: '' });
      } catch (error) {
        fill({ fault: fault_of(error) });
      }
    }),
    remove: (i) => change(state.plan.lines.filter((_, k) => k !== i)),
    clear: () => change([]),
  };
}
