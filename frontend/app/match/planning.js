/* Conditional moves: my replies to moves that the opponent may play. Slow matches only; nobody else sees them. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { bot_of, variant_of } from '../../model/catalogue.js';
import { NO_PLAN } from './store.js';
import { t } from '../../locales/text.js';

const SLOW = new Set(['correspondence', 'untimed']);

/** Whether this match has conditional moves at all; people at one device see them. */
export function is_slow({ header, seat }) {
  const variant = variant_of(header);
  if (seat === null || header.is_shared) return false;
  return SLOW.has(header.clock.mode) && variant?.turns === 'alternate' && !variant.hidden;
}

/** Whether they can be set now: it is the turn of an opponent who is not a built-in bot, since those move at once. */
export function may_plan(state) {
  const { live } = state;
  return is_slow(state) && !bot_of(state) && live?.status === 'live' && !live.owes && live.stage !== 'setup'
    && Array.isArray(live.pending) && live.pending.length === 1;
}

/* Which of the two fields an error is about, and its text. */
function fault_of(error) {
  const entry = error instanceof Refusal ? /^\/lines\/\d+\/(\d+)/.exec(error.errors[0]?.path ?? '') : null;
  const why = words_of(error);
  if (!entry) return why;
  return Number(entry[1]) % 2 ? t('match-plan-fault-mine', { why }) : t('match-plan-fault-theirs', { why });
}

/** Whether a line begins with all turns of another. */
export const is_begun_by = (line, other) => other.every((text, i) => line[i] === text);

/* One more line from the form, or a line made longer by two turns; `put` saves all lines. */
async function add_typed({ state: { plan, plan_form }, plan_filled: fill }, put) {
  const { after, theirs, mine } = plan_form;
  const before = after === '' ? [] : plan.lines[Number(after)];
  const others = plan.lines.filter((_, i) => String(i) !== after);
  try {
    await put([...others, [...before, theirs.trim(), mine.trim()]]);
    fill({ after: '', theirs: '', mine: '', fault: '' });
  } catch (error) {
    fill({ fault: fault_of(error) });
  }
}

/* The lines as the server has them. Where reading and saving overlap, it is not known which answer is the newer one, so
 * they are read again. */
function plan_of(id, { plan_came }) {
  const asking = in_order();
  let reads = 0;
  let saves = 0;

  async function read() {
    reads += 1;
    const [before, counts] = [saves, asking()];
    const plan = await api.plan(id).catch(() => null);
    if (saves !== before) return read();
    if (plan && counts()) plan_came(plan);
    return undefined;
  }

  return {
    read,
    /** Show what was saved when the answer comes. */
    async put(answer) {
      const before = reads;
      plan_came(await answer);
      saves += 1;
      if (reads !== before) read();
    },
  };
}

/** @param {{id: string, store: import('./store.js').MatchStore, paint: () => void}} match */
export function planning({ id, store, paint }) {
  const { state, plan_filled: fill } = store;
  const act = sender(paint);
  const stored = plan_of(id, store);

  async function put(lines) {
    const made = lines.length ? api.plan_put(id, { turn: state.live.turn, lines })
      : api.plan_drop(id).then(() => NO_PLAN);
    await stored.put(made);
  }
  const change = (lines) => act.run(async () => {
    await put(lines);
    fill({ after: '', fault: '' });
    return true;
  });

  return {
    act, fill,
    /** Add a line as text; it replaces the lines that it continues. Returns whether it was added. */
    add_line: async (line) => {
      const others = state.plan.lines.filter((_, i) => !is_begun_by(line, state.plan.texts[i]));
      return Boolean(await change([...others, line])); // nothing is saved while another change is
    },
    async read() {
      if (is_slow(state)) await stored.read();
    },
    add: () => act.run(() => add_typed(store, put)),
    remove: (i) => change(state.plan.lines.filter((_, k) => k !== i)),
    clear: () => change([]),
  };
}
