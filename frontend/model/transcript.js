/* The transcript of a program, as turns: what it was shown, what it answered, and what became of that. A program writes
 * its transcript itself, so nothing in a line is taken for granted; lines of another form than the bench's are kept. */

const text = (value) => (typeof value === 'string' ? value : '');
const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : null);

/* Prices come as text, because numbers of the interface are integers. */
const price = (value) => {
  const found = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  return Number.isFinite(found) && found >= 0 ? found : null;
};

/** What a match cost, in the unit of the prices; null where a price or every count of tokens is missing. */
function cost_of({ tokens_in, tokens_out }, plan) {
  const [per_in, per_out] = [price(plan?.price_in), price(plan?.price_out)];
  if (per_in === null || per_out === null || tokens_in === null) return null;
  return (tokens_in * per_in + (tokens_out ?? 0) * per_out) / 1e6;
}

const attempt_of = (line) => ({ shown: '', cut: null, answer: '', fault: '', tokens_in: null, tokens_out: null,
  latency_ms: null, legal: /** @type {boolean|null} */ (null), why: '', n: count(line.attempt) ?? 1 });

/* The attempt a line belongs to: the last one, or a new one when a question or an answer begins it. */
function attempt_for(turn, line) {
  const last = turn.attempts.at(-1);
  const is_new = !last || (line.kind === 'asked' ? last.is_asked || last.is_answered
    : line.kind === 'answer' && last.is_answered);
  if (!is_new) return last;
  const made = { ...attempt_of(line), is_asked: false, is_answered: false };
  turn.attempts.push(made);
  return made;
}

const READ = {
  asked(turn, line) {
    Object.assign(attempt_for(turn, line), { is_asked: true, shown: text(line.text), cut: count(line.cut) });
  },
  answer(turn, line) {
    Object.assign(attempt_for(turn, line), { is_answered: true, answer: text(line.text), fault: text(line.fault),
      tokens_in: count(line.tokens_in), tokens_out: count(line.tokens_out), latency_ms: count(line.latency_ms) });
  },
  verdict(turn, line) {
    Object.assign(attempt_for(turn, line), { legal: line.legal === true, why: text(line.why) });
  },
  played(turn, line) {
    turn.played.push({ what: text(line.what), value: line.value ?? null,
      dropped: Array.isArray(line.dropped) ? line.dropped.length : 0 });
  },
  late(turn) { turn.is_late = true; },
};

function turn_for(turns, number) {
  if (!turns.has(number)) turns.set(number, { turn: number, attempts: [], played: [], others: [], is_late: false });
  return turns.get(number);
}

const sum = (all, name) => {
  const known = all.map((one) => one[name]).filter((value) => value !== null);
  return known.length ? known.reduce((a, b) => a + b, 0) : null;
};

function totals(turns, plan) {
  const attempts = turns.flatMap((turn) => turn.attempts).filter(({ is_answered }) => is_answered);
  const waits = attempts.map(({ latency_ms: ms }) => ms).filter((ms) => ms !== null).sort((a, b) => a - b);
  const all = { answers: attempts.length, illegal: attempts.filter(({ legal }) => legal === false).length,
    tokens_in: sum(attempts, 'tokens_in'), tokens_out: sum(attempts, 'tokens_out') };
  return { ...all, latency_ms: waits.length ? waits[Math.floor(waits.length / 2)] : null, cost: cost_of(all, plan) };
}

/* Lines about the whole match. */
const HEADS = new Set(['match', 'told', 'end']);

/**
 * @param {{line: Record<string, any>}[]} items   the lines of a transcript, in order
 * @returns {{model: string, told: string, turns: object[], totals: object, others: object[]}}   turns in their order;
 *     `others`: lines that belong to no turn and are none of the bench's
 */
export function transcript_of(items) {
  const lines = items.map(({ line }) => line);
  const first = (kind) => lines.find((line) => line.kind === kind);
  const turns = new Map();
  for (const line of lines.filter(({ turn }) => count(turn) !== null)) {
    const turn = turn_for(turns, line.turn);
    if (Object.hasOwn(READ, line.kind)) READ[line.kind](turn, line);
    else turn.others.push(line);
  }
  const list = [...turns.values()].sort((a, b) => a.turn - b.turn);
  const plan = first('match')?.plan;
  return { model: text(plan?.model), told: text(first('told')?.text), turns: list, totals: totals(list, plan),
    others: lines.filter(({ turn, kind }) => count(turn) === null && !HEADS.has(kind)) };
}
