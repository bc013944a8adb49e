/* The result of a run in words, by the measures that the server names. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

/** "m* 14, errors 6, boards 3"; without mastery there is nothing to compare. */
export function run_words(measures, run) {
  if (!run?.measures) return '';
  if (!run.counts) return t('common-run-not-mastered');
  return measures.map(({ id, title }, i) => `${i ? title.toLowerCase() : title} ${run.measures[id]}`).join(', ');
}

export const measure_heads = (measures) =>
  measures.map(({ title }) => html`<th scope="col" class="figure">${title}</th>`);
export const measure_cells = (measures, run) =>
  measures.map(({ id }, i) => html`<td class="figure">
    ${!run.counts ? '–' : i ? run.measures[id] : html`<strong>${run.measures[id]}</strong>`}</td>`);

export const ladder_path = (game, level) =>
  `/ladder/${encodeURIComponent(game)}${level ? `/${encodeURIComponent(level)}` : ''}`;
export const daily_path = (game, day) =>
  `/daily/${encodeURIComponent(game)}${day ? `/${encodeURIComponent(day)}` : ''}`;
