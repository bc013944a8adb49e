/* The editor of a rule set: while you type, the server checks for faults and stalemates and shows a board that gets
 * stuck. */
import { t } from '../../../locales/text.js';
import { new_key, puzzle_new } from '../../../app/net/api.js';
import { copied } from '../../../app/tools/copied.js';
import { sender } from '../../../app/net/form.js';
import { rested } from '../../../app/net/rested.js';
import { need_account } from '../../../app/net/session.js';
import { rules_check } from './api.js';
import { examples } from './examples.js';
import { place_of } from '../../../model/text_place.js';
import { names_of } from './text.js';
import { trial_of } from './trial.js';
import { style } from '../../index.js';
import { rules } from './views/rules.js';

const KEPT = 'quadrivium.rules';
const NINE = 9;

/* The typed text survives a reload of this tab. */
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
  } catch { /* with storage full or blocked, a reload starts again */ }
}

const objects_of = ({ pieces, shapes, colors }) =>
  (pieces === 'own' ? { shapes: names_of(shapes), colors: names_of(colors) } : pieces);

/* What the tester says about the newest text. */
function checking(state, told, paint) {
  const rest = rested(state, async (signal) => {
    const { text } = state;
    const answer = await rules_check({ rule_set: text, objects: objects_of(state) }, { signal });
    return () => {
      state.answer = { ...answer, text };
      told(answer);
    };
  }, paint);
  return {
    drop: rest.drop,
    later(ms) {
      if (state.text.trim()) return rest.later(ms);
      rest.drop();
      Object.assign(state, { answer: null, error: '', busy: false });
      return paint();
    },
  };
}

/* The text as it stands, on boards of the pieces it was tested for; the usual sixteen need no naming. */
const puzzle_of = ({ text, pieces, answer }) => ({
  game: 'rulegame',
  options: { rules: text,
    ...(pieces !== 'legacy' && { shapes: answer.objects.shapes, colors: answer.objects.colors }) },
});

/* Nine pieces at random, of the kinds the verdict is about. */
function deal({ shapes, colors }) {
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const cells = new Set();
  while (cells.size < NINE) cells.add(1 + Math.floor(Math.random() * 36));
  return [...cells].sort((a, b) => a - b).map((cell) => [cell, any(shapes), any(colors)]);
}

function show_error({ text, answer }) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById('rule-text'));
  const { start, end } = place_of(text, answer.error);
  field.focus();
  field.setSelectionRange(start, end);
}

/* What the page can ask for. `set` changes what is written or chosen. */
const actions = (state, trial, set, paint) => ({
  trial: trial.send,
  write: (text) => set({ text, before: null }),
  choose: (values) => set(values),
  example: (n) => set({ text: examples()[n][1], before: state.before ?? state.text }),
  back: () => set({ text: state.before, before: null }),
  take_printed: () => set({ text: state.answer.printed, before: state.text }),
  deal: () => trial.send.lay(deal(state.answer.objects)),
  witness: () => trial.send.lay(state.answer.witness.board, true),
  share: () => state.share.run(async () => {
    await need_account();
    const { url } = await puzzle_new(puzzle_of(state), new_key());
    state.link = new URL(url, location.origin).href;
  }),
  copy: async (text) => { state.copied = await copied(text); paint(); },
  show_fault: () => show_error(state),
});

export async function open(ctx) {
  await Promise.all(['/css/paper.css', '/games/rulegame/pages/rules.css', '/games/rulegame/style.css'].map(style));
  const state = {
    text: examples()[0][1], pieces: 'legacy', shapes: 'square, star', colors: 'red, blue', ...kept(), before: null,
    busy: false, error: '', answer: null,
    share: sender(ctx.paint), link: '', copied: false,
  };
  const trial = trial_of(() => state.text, ctx.paint);
  state.trial = trial.state;

  /* A new witness goes onto the bench; a board laid out by hand stays and starts again. */
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
  const send = actions(state, trial, set, ctx.paint);
  check.later(0);
  return { name: 'rules', title: () => t('rulegame-pages-title'), view: () => rules(state, send), close: check.drop };
}
