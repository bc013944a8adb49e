// bars.mjs - how slow orders may become beside an attack (tests/cases.md, 3, 35 and 36), and what `make soak` says of it at its end.
import { quantile } from './measure.mjs';

const TIMES_ALONE = 2;
const BARS = {
  'attacked': { times: TIMES_ALONE },
  'logins': { times: TIMES_ALONE },
  'no patience': { times: TIMES_ALONE },
  'slow clients': { ms: 200 },
};

/** What is over its bar, in words. `times_of(phase)`: the milliseconds of each order; a phase without any is over it, and so are those measured by `alone` where that has none. */
export function over_bars(times_of) {
  const p95 = (phase) => quantile(times_of(phase), 0.95) ?? Infinity;
  return Object.entries(BARS).flatMap(([phase, { times, ms }]) => {
    const bar = ms ?? times * (quantile(times_of('alone'), 0.95) ?? 0);
    return p95(phase) < bar ? [] : [`${phase}: p95 of orders ${p95(phase)} ms, allowed less than ${bar} ms`];
  });
}

/** The last word. A machine on which others worked before the arena began was not quiet. */
export function verdict({ broken, bars, load, processors }) {
  const word = broken ? 'BROKEN' : bars.length ? 'every promise was kept, but orders were too slow' : 'every promise was kept';
  const quiet = load < processors / 2;
  return quiet ? word : `${word} (the machine was not quiet: load ${load.toFixed(2)} on ${processors} processors before the start; measure times again)`;
}
