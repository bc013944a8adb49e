/* What the viewer can still do in this turn, as the server lists it, and where each task is done. */
import { agent_name } from './world.js';
import { planet_name, you_of } from './position.js';
import { has_words, t } from '../../locales/text.js';

const PLANET_NEEDS = new Set(['empty_queue', 'colony_ship']);
const PANEL = { no_research: 'empire', debt: 'empire', free_agent: 'spies', recruit: 'spies' };

/** Where the keyboard goes on in each panel. */
export const FOCUS = { act: '.co-card', empire: '.co-empire', spies: '.co-spies' };

/** A key that identifies a task. */
export const need_key = (need) => `${need.kind} ${need.planet ?? need.agent ?? ''}`;

/** A task in words. */
export function need_words(view, need) {
  const id = `cosair-need-${need.kind}`;
  return has_words(id) ? t(id, { planet: planet_name(view, need.planet), agent: agent_name(need.agent) })
    : t('cosair-need-other');
}

function way(need) {
  const panel = PANEL[need.kind] ?? 'act';
  return { act: PLANET_NEEDS.has(need.kind) ? { type: 'look', at: need.planet } : null, panel, focus: FOCUS[panel] };
}

/** The tasks that are left after the orders so far. An agent on guard by a standing order is none. */
export const todo = (view, draft, hints) => (you_of(view, hints)?.needs ?? [])
  .filter((need) => need.kind !== 'free_agent' || !draft.guards?.includes(need.agent))
  .map((need) => ({ key: need_key(need), words: need_words(view, need), ...way(need) }));
