/* The result of a run in words, by the measures that the server names. */
import { html } from '../../vendor/lit-html.js';
import { has_words, t } from '../../locales/text.js';

/** Words that lead to the guide for programs, for `rich`. */
export const api_link = { link: (text) => html`<a href="/docs/api/">${text}</a>` };

/** The name of a level; the server's own is English. */
export function level_words(game, { id, title }) {
  const name = `catalogue-${game}-option-level-value-${id}`;
  return has_words(name) ? t(name) : title;
}

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
