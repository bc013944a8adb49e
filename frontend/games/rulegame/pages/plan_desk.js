/* What the desk of experiments takes from this game (games/contract.js, Desk_of_plans). */
import { plan_bench } from './plan_bench.js';
import { place_for } from './plan_places.js';
import { kinds, sample } from './plan_sample.js';
import { fault_button, plan_bench_panel, rows_table, tells_hint } from './views/plan.js';

export const desk = {
  sheets: ['/games/rulegame/pages/rules.css', '/games/rulegame/style.css'],
  drop_words: 'Drop lists, rule sets and boards here: files or whole folders',
  sample, kinds, place_for, bench: plan_bench, bench_panel: plan_bench_panel, fault_button, tells_hint, rows_table,
};
