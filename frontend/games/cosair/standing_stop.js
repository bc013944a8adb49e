/* Whether the player has to look before standing orders carry on with the next turn, and why, in words. */
import { t } from '../../locales/text.js';
import { mine } from './position.js';
import { race } from './potentials.js';
import { BROKEN, is_covered } from './standing.js';
import { rule_words, why_words } from './standing_words.js';
import { need_key, need_words } from './todo.js';
import { tell } from './words.js';

/* News that may change what the player wants. */
const ALARMS = new Set(['discovered', 'sabotaged', 'unrest_begun', 'hijacked']);
const LAST_TURNS = 10;
/* The race is close when the leader has nine tenths of what ends the game. */
const CLOSE = 0.9;

const is_alarm = (view, line) => ALARMS.has(line.kind)
  || (line.kind === 'battle' && [line.att, line.def].includes(mine(view)))
  || (line.kind === 'owner' && [line.from, line.owner, line.seat].includes(mine(view)));

/* A task that no rule takes care of; one that was there before is known to the player. */
function new_need(before, draft, rules) {
  const known = new Set((before.you?.needs ?? []).map(need_key));
  return draft.view.you.needs.find((need) => !known.has(need_key(need)) && !is_covered(need, draft, rules));
}

function is_close(view) {
  const now = race(view);
  return Boolean(now) && now.first.potential >= CLOSE * now.line;
}

const turns_left = (view) => (view.options?.max_turns ?? Infinity) - view.turn + 1;

function end_words(before, view) {
  const left = turns_left(view);
  if (left <= LAST_TURNS && turns_left(before) > LAST_TURNS) return t('cosair-standing-stop-last');
  return is_close(view) && !is_close(before) ? t('cosair-standing-stop-close') : '';
}

/**
 * Why the player should look now, or ''. `before` is the view of the turn that is over.
 * @param {object} before
 * @param {object} draft   with the standing orders of this turn in it
 * @param {object[]} rules
 */
export function halt(before, draft, rules) {
  const { view } = draft;
  const alarm = (view.news ?? []).find((line) => is_alarm(view, line));
  if (alarm) return t('cosair-standing-stop-news', { news: tell(alarm, view) });
  const broken = draft.unfollowed?.find(({ why }) => BROKEN.has(why));
  if (broken) {
    return t('cosair-standing-stop-rule', { rule: rule_words(view, broken.rule, rules), why: why_words(broken.why) });
  }
  const need = new_need(before, draft, rules);
  if (need) return t('cosair-standing-stop-need', { task: need_words(view, need) });
  return end_words(before, view);
}
