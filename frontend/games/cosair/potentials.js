/* The race: everybody's potential, and the line that ends the game, usually twice the second. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { list_of, t } from '../../locales/text.js';
import { mine, nation_name, sign_of, tint } from './position.js';

/** The nations still playing, the greatest first. */
export const ranked = (view) =>
  view.nations.filter((n) => n.status === 'playing').sort((a, b) => b.potential - a.potential || a.seat - b.seat);

/** {first, second, line}: the two strongest nations and the potential that ends the game; null if only one plays. */
export function race(view) {
  const [first, second] = ranked(view);
  if (!first || !second) return null;
  const ratio = view.goal?.ratio ?? 200;
  return { first, second, ratio, line: Math.ceil(ratio * second.potential / 100) };
}

/**
 * What a nation needs to win: {nation, is_own, ratio, line}, of the viewer or, for others, of the leader; null when
 * nobody can win any more. The strongest of the other nations is the runner-up.
 */
export function target(view) {
  const all = ranked(view);
  if (all.length < 2 || view.over) return null;
  const own = all.find(({ seat }) => seat === mine(view));
  const nation = own ?? all[0];
  const ratio = view.goal?.ratio ?? 200;
  return { nation, is_own: Boolean(own), ratio,
    line: Math.ceil(ratio * all.find((one) => one !== nation).potential / 100) };
}

/** So many turns before the last one the page begins to say so. */
const LAST_TURNS = 20;

/** How many turns are left, and how the game is decided then; '' while there are many. */
export function limit_words(view) {
  const left = (view.options?.max_turns ?? Infinity) - view.turn + 1;
  if (view.over || left < 1 || left > LAST_TURNS) return '';
  const first = leaders(view);
  return t('cosair-limit', { left, n: first.length, nations: leaders_words(view),
    potential: first[0]?.potential ?? 0 });
}

/** What everybody can see of each nation over the turns. */
export const figures = {
  get names() {
    return [['potential', t('cosair-graph-potential')], ['planets', t('cosair-graph-planets')]];
  },
  history({ history: { turns = [], potential = [], planets = [] } = {} }) {
    return turns.map((turn, i) => ({ turn, potential: potential[i] ?? [], planets: planets[i] ?? [] }));
  },
  lines(view) {
    const signs = view.nations.map(({ seat }) => sign_of(view, seat));
    return { inks: signs.map(({ key }) => `--seat-${key}`),
      dashes: signs.map(({ dash }) => dash.split(' ').filter(Boolean).map(Number)) };
  },
};

/** The nations with the greatest potential: one, or several that are level. */
export function leaders(view) {
  const all = ranked(view);
  return all.filter(({ potential }) => potential === all[0].potential);
}

/* So many are named; of more, as at the beginning of a game, a line would be nothing but names. */
const NAMED = 3;

/** These nations in words. */
export function leaders_words(view) {
  const names = leaders(view).map(({ seat }) => nation_name(view, seat));
  return names.length > NAMED ? t('cosair-leaders', { n: names.length }) : list_of(names);
}

function lead_words(view, { first, second }) {
  const nations = leaders_words(view);
  return leaders(view).length > 1 ? t('cosair-race-tied', { nations, potential: first.potential })
    : t('cosair-race-lead', { leader: nations, first: first.potential, next: nation_name(view, second.seat),
      second: second.potential });
}

function goal_words({ first, line, ratio }) {
  const missing = line - first.potential;
  return missing > 0 ? t('cosair-race-goal', { line, ratio, missing }) : t('cosair-race-reached', { line, ratio });
}

/** The race in one or two sentences. */
export function race_words(view) {
  const now = race(view);
  if (!now) return '';
  return view.over ? lead_words(view, now) : `${lead_words(view, now)} ${goal_words(now)}`;
}

const WIDE = 19;
const SHOWN = 6;
const TALL = 40;

/* The strongest nations, the viewer's own among them. */
function foremost(view) {
  const all = ranked(view);
  const own = all.findIndex(({ seat }) => seat === mine(view));
  return own < SHOWN ? all.slice(0, SHOWN) : [...all.slice(0, SHOWN - 1), all[own]];
}

/** A small picture of the race for the strip over the map: a bar for each of the strongest nations, and the line. */
export function race_picture(view) {
  const now = race(view);
  if (!now) return nothing;
  const all = foremost(view);
  const most = Math.max(now.line, now.first.potential) * 1.08;
  const y = (n) => TALL - n / most * (TALL - 4);
  const width = all.length * WIDE + 34;
  return html`<svg class="co-race" preserveAspectRatio="xMinYMid" viewBox=${`0 0 ${width} ${TALL + 13}`} role="img"
    aria-label=${t('cosair-race-picture', { race: race_words(view) })}>
    ${all.map(({ seat, potential }, i) => svg`<g class=${tint(view, seat)}>
      <rect class=${seat === mine(view) ? 'own' : ''} x=${i * WIDE + 1} y=${y(potential).toFixed(1)} width=${WIDE - 3}
        height=${(TALL - y(potential)).toFixed(1)}/>
      <text x=${i * WIDE + WIDE / 2 - 0.5} y=${TALL + 10}>${sign_of(view, seat).code}</text></g>`)}
    <path class="line" d=${`M0 ${y(now.line).toFixed(1)}H${width - 28}`}/>
    <text class="goal" x=${width - 26} y=${(y(now.line) + 4).toFixed(1)}>${now.line}</text></svg>`;
}

/** All potentials as bars with names and numbers, the line through them. */
export function race_bars(view) {
  const now = race(view);
  const all = [...ranked(view), ...view.nations.filter((n) => n.status !== 'playing')];
  const most = Math.max(now?.line ?? 0, ...all.map((n) => n.potential), 1) * 1.04;
  const tall = all.length * 24;
  const x = (n) => Number((40 + n / most * 300).toFixed(1));
  const is_inside = (n) => n / most > 0.14; // the bar has room for its number, and its pattern ends before it
  return html`<svg class="co-bars" viewBox=${`0 0 350 ${tall + 18}`} role="img"
    aria-label=${t('cosair-race-bars', { race: race_words(view),
      list: all.map((n) => `${nation_name(view, n.seat)} ${n.potential}`).join(', ') })}>
    ${now && !view.over ? svg`<path class="line" d=${`M${x(now.line)} 0V${tall}`}/>
      <text class="goal" x=${x(now.line)}
        y=${tall + 14}>${t('cosair-race-line', { line: now.line })}</text>` : nothing}
    ${all.map(({ seat, potential, status }, i) => svg`<g class=${`${tint(view, seat)} ${status}`}>
      <text class="code" x="4" y=${i * 24 + 17}>${sign_of(view, seat).code}</text>
      <rect x="40" y=${i * 24 + 4} width=${(x(potential) - 40).toFixed(1)} height="16"/>
      <path class="dash"
        d=${`M40 ${i * 24 + 12}H${x(potential) - (is_inside(potential) ? 14 + 9 * String(potential).length : 0)}`}
        stroke-dasharray=${sign_of(view, seat).dash || nothing}/>
      <text class="n" x=${is_inside(potential) ? x(potential) - 6 : x(potential) + 30}
        y=${i * 24 + 17}>${potential}</text></g>`)}</svg>`;
}
