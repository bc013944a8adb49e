/* What the desk of experiments takes from this game (games/contract.js, Desk_of_plans). */
import { t } from '../../../locales/text.js';
import { plan_bench } from './plan_bench.js';
import { place_for } from './plan_places.js';
import { kinds, sample } from './plan_sample.js';
import { fault_button, plan_bench_panel, rows_table } from './views/plan.js';

export const desk = {
  sheets: ['/games/rulegame/pages/rules.css', '/games/rulegame/style.css'],
  get drop_words() { return t('rulegame-pages-plan-drop'); },
  get sample() { return sample(); },
  get kinds() { return kinds(); },
  place_for, bench: plan_bench, bench_panel: plan_bench_panel, fault_button, rows_table,
};
