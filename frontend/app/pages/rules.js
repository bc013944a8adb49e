/* A rule set is written, and the server says as one types where its faults are, whether it can stalemate, and on which board. */
import * as api from '../api.js';
import { copied } from '../copied.js';
import { sender, words_of } from '../form.js';
import { need_account } from '../session.js';
import { examples } from '../rules/examples.js';
import { names_of, place_of } from '../rules/text.js';
import { trial_of } from '../rules/trial.js';
import { style } from '../../games/index.js';
import { rules } from '../../views/rules.js';

const CHECK_AFTER_MS = 300;
const AGAIN_MS = 1500;
const KEPT = 'quadrivium.rules';
const NINE = 9;

/* What was typed outlives a reload of this tab. */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

function keep({ text, pieces, shapes, colors }) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ text, pieces, shapes, colors }));
  } catch { /* a full or forbidden store only means that a reload begins anew */ }
}

const objects_of = ({ pieces, shapes, colors }) => (pieces === 'own' ? { shapes: names_of(shapes), colors: names_of(colors) } : pieces);

/* Ask about the newest text only, once the hands rest; a lost line is tried again. */
function checking(state, told, paint) {
  let timer = 0;
  let abort = null;

  async function ask() {
    abort = new AbortController();
    const { signal } = abort;
    const text = state.text;
    try {
      const answer = await api.rules_check({ rule_set: text, objects: objects_of(state) }, { signal });
      Object.assign(state, { answer: { ...answer, text }, error: '', busy: false });
      told(answer);
    } catch (error) {
      if (signal.aborted) return;
      Object.assign(state, { error: words_of(error), busy: false });
      if (error instanceof api.NetworkLoss) timer = setTimeout(ask, 1000 * (error.retry_after ?? 0) + AGAIN_MS);
    }
    paint();
  }

  const drop = () => {
    clearTimeout(timer);
    abort?.abort();
  };
  return {
    drop,
    later(ms = CHECK_AFTER_MS) {
      drop();
      state.busy = Boolean(state.text.trim());
      if (state.busy) timer = setTimeout(ask, ms);
      else Object.assign(state, { answer: null, error: '' });
      paint();
    },
  };
}

/* The text as it stands, on boards of the pieces it was tested for; the usual sixteen need no naming. */
const puzzle_of = ({ text, pieces, answer }) => ({
  game: 'rulegame', options: { rules: text, ...(pieces !== 'legacy' && { shapes: answer.objects.shapes, colors: answer.objects.colors }) },
});

/* Nine pieces at random, of the kinds the verdict is about. */
function deal({ shapes, colors }) {
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const cells = new Set();
  while (cells.size < NINE) cells.add(1 + Math.floor(Math.random() * 36));
  return [...cells].sort((a, b) => a - b).map((cell) => [cell, any(shapes), any(colors)]);
}

export async function open(ctx) {
  await Promise.all([style('/css/rules.css'), style('/games/rulegame/style.css')]);
  const state = {
    text: examples[0][1], pieces: 'legacy', shapes: 'square, star', colors: 'red, blue', ...kept(), before: null, busy: false, error: '', answer: null,
    share: sender(ctx.paint), link: '', copied: false,
  };
  const trial = trial_of(() => state.text, ctx.paint);
  state.trial = trial.state;

  /* A new witness comes to the bench; a board laid out by hand stays and begins again. */
  function told({ ok, witness }) {
    if (!ok) return;
    if (witness || state.trial.from_witness) trial.send.lay(witness?.board ?? null, Boolean(witness));
    else trial.send.again();
  }

  const check = checking(state, told, ctx.paint);
  const set = (values) => {
    Object.assign(state, values, { link: '', copied: false });
    keep(state);
    check.later();
  };

  const send = {
    trial: trial.send,
    write: (text) => set({ text, before: null }),
    choose: (values) => set(values),
    example: (n) => set({ text: examples[n][1], before: state.before ?? state.text }),
    back: () => set({ text: state.before, before: null }),
    take_printed: () => set({ text: state.answer.printed, before: state.text }),
    deal: () => trial.send.lay(deal(state.answer.objects)),
    witness: () => trial.send.lay(state.answer.witness.board, true),
    share: () => state.share.run(async () => {
      await need_account();
      const { url } = await api.puzzle_new(puzzle_of(state), api.new_key());
      state.link = new URL(url, location.origin).href;
    }),
    copy: async (text) => { state.copied = await copied(text); ctx.paint(); },
    show_fault() {
      const field = document.getElementById('rule-text');
      const { start, end } = place_of(state.text, state.answer.error);
      field.focus();
      field.setSelectionRange(start, end);
    },
  };
  check.later(0);
  return { name: 'rules', title: () => 'Rule sets', view: () => rules(state, send), close: check.drop };
}
