/* Keys for single acts at a match: they press what is on the page, never anything else. They do nothing while the
 * player types, and can be switched off (single letters can disturb speech input). */
import { look_now, look_set } from '../local/settings.js';
import { writes } from '../tools/typed.js';
import { help_card, keys_list } from '../../views/match/keys.js';
import { seated } from '../../views/match/how.js';
import { show } from '../../ui/controls/dialog.js';
import { is_heard } from '../../ui/alerts/sound.js';
import { t } from '../../locales/text.js';
import { focus, lead } from './tasks.js';

const page = () => document.getElementById('page');

/* The button can also take back a turn that was played at once. */
function press_undo(hand) {
  const button = /** @type {HTMLButtonElement|null} */ (page().querySelector('.commit .undo:enabled'));
  if (button) button.click();
  else hand.undo();
}

/* Follow a key of the game's own: draft its act and show its panel. Returns whether there is such a key. */
function own_key({ store: { state }, drafting, set }, key) {
  const step = state.face.keys?.find(([name]) => name === key)?.[2];
  if (!step || !state.draft || state.past) return false;
  const way = step(state.live.view, state.draft, drafting.hints());
  if (way) lead({ drafting, set }, way);
  return true;
}

const keys_of = ({ face, live, seat, queue }) => keys_list({
  replays: seat === null || live?.status === 'finished', copy: queue.is_open,
  own: face.keys, moves: face.board_keys?.(live?.view),
});

/* The card of rules and the list of all keys, in a dialog. Without a connection the keys are shown alone. */
async function help_of(state) {
  const { face, live, header } = state;
  const card = live && await face.rules_card?.().catch(() => null);
  const rules = card?.(seated(live.view, state), header.variant);
  const body = help_card({ card: rules, game: header.game, keys: keys_of(state) });
  show({ title: t('match-help'), body, wide: true });
}

/* The keys of every match, and what each does. */
const acts_of = ({ store: { state }, drafting, queueing, tasks, set }, hand) => ({
  '?': () => help_of(state),
  /* The field is in the act panel, which can be closed on a phone. */
  t() {
    set('tab', 'act');
    setTimeout(focus, 0, '[data-key="t"]');
  },
  j: tasks.next,
  b: () => focus('.board [tabindex="0"]'),
  p: () => (queueing.hand() ? hand().commit() : drafting.press()),
  u: () => press_undo(hand()),
  r: () => set('flip', !state.flip),
  w: () => state.face.zoom?.(page(), state.face.is_framed ? 'other' : 'whole'),
  m: () => look_set('sound', is_heard(look_now()) ? 'off' : 'on'),
});

/**
 * The keys of a match; `on` listens at the document.
 * @param {{store: import('./store.js').MatchStore, set: (name: string, value: unknown) => void,
 *          drafting: ReturnType<typeof import('./drafting.js').drafting>,
 *          queueing: ReturnType<typeof import('./queueing.js').queueing>,
 *          tasks: ReturnType<typeof import('./tasks.js').tasks>}} match
 */
export function keys(match) {
  const { store: { state }, drafting, queueing } = match;
  /* A draft on the copy of the board takes precedence over one at the match. */
  const hand = () => queueing.hand() ?? { ...drafting, draft: state.draft };
  const acts = acts_of(match, hand);

  function choose(n) {
    const { draft, hints, send } = hand();
    const item = draft ? state.face.choices?.(draft, hints())?.items[n - 1] : null;
    if (item) send(item.act);
    return Boolean(item);
  }

  /* Returns whether the key had a meaning. */
  function pressed(key) {
    if (/^[1-9]$/.test(key)) return choose(Number(key));
    return acts[key]?.() !== undefined || key in acts || own_key(match, key);
  }

  function on(event) {
    if (event.key === 'Escape') return hand().send({ type: 'cancel' });
    if ([event.ctrlKey, event.altKey, event.metaKey, event.defaultPrevented].includes(true)) return undefined;
    if (!state.live || look_now().keys === 'off' || writes(event.target)) return undefined;
    if (pressed(event.key)) event.preventDefault();
    return undefined;
  }

  return { on, help: acts['?'] };
}
