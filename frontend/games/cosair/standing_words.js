/* Standing orders in words. */
import { list_of, t } from '../../locales/text.js';
import { mission_name, tech_name } from './world.js';
import { nation_name, number, planet_name } from './position.js';
import { ALL, MIX } from './standing.js';
import { items_words } from './words.js';

/* What a governor builds: "growth buildings, colony ships, 2 cruisers a round and freighters". */
function wishes({ grow, settle, mix }) {
  const parts = [grow && t('cosair-standing-wish-grow'), settle && t('cosair-standing-wish-settle'),
    ...MIX.filter((item) => mix[item]).map((item) => t(`cosair-standing-wish-${item}`, { n: mix[item] }))];
  return list_of(parts.filter(Boolean)) || t('cosair-standing-wish-none');
}

const has_own_governor = ({ kind, planet }) => kind === 'govern' && planet !== ALL;

const SAID = {
  repeat: (view, r) =>
    t('cosair-standing-repeat', { planet: planet_name(view, r.planet), items: items_words(r.items) }),
  govern: (view, r, rules) => (r.planet === ALL
    ? t(rules.some(has_own_governor) ? 'cosair-standing-govern-others' : 'cosair-standing-govern-all',
      { wishes: wishes(r) })
    : t('cosair-standing-govern', { planet: planet_name(view, r.planet), wishes: wishes(r) })),
  station: (view, r) => {
    const facts = { planet: planet_name(view, r.planet), n: r.keep };
    return r.to === ALL ? t('cosair-standing-station', facts)
      : t('cosair-standing-station-to', { ...facts, goal: planet_name(view, r.to) });
  },
  settle: (view, r) => t(r.reserve < 0 ? 'cosair-standing-settle-debt' : 'cosair-standing-settle',
    { n: r.escort, gold: number(Math.abs(r.reserve)) }),
  agents: (view, r) => {
    const facts = { mission: mission_name(r.mission), n: r.guard };
    return r.nation === ALL ? t('cosair-standing-agents', facts)
      : t('cosair-standing-agents-nation', { ...facts, nation: nation_name(view, r.nation) });
  },
  attack: (view, r) => {
    const facts = { choice: r.choice, margin: r.margin, n: r.keep };
    return r.nation === ALL ? t('cosair-standing-attack', facts)
      : t('cosair-standing-attack-nation', { ...facts, nation: nation_name(view, r.nation) });
  },
  train: (view, r) => t('cosair-standing-train', { n: r.n }),
  research: (view, r) => t('cosair-standing-research', { techs: r.techs.map(tech_name).join(', ') }),
};

/** A rule as a sentence; `rules` are those it stands among. */
export const rule_words = (view, rule, rules) => SAID[rule.kind](view, rule, rules);

/** Why a rule was not followed. */
export const why_words = (why) => t(`cosair-standing-why-${why}`);

