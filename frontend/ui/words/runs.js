/* The result of a run in words, by the measures that the server names. */
import { html } from '../../vendor/lit-html.js';
import { document_at, has_words, t } from '../../locales/text.js';

/** Words that lead to the guide for programs, for `rich`. */
export const api_link = { link: (text) => html`<a href=${document_at('api/')}>${text}</a>` };

/** The name of a level; the server's own is English. */
export function level_words(game, { id, title }) {
  const name = `catalogue-${game}-option-level-value-${id}`;
  return has_words(name) ? t(name) : title;
}

/* What the page or, for a measure that it does not know, the server calls a result. */
function measure_words({ id, title }, n) {
  const words = `puzzle-run-${id}`;
  return has_words(words) ? t(words, { n }) : `${title} ${n}`;
}

/** "found after 14 attempts, 6 errors, 3 boards"; without mastery there is nothing to compare. */
export function run_words(measures, run) {
  if (!run?.measures) return '';
  if (!run.counts) return t('common-run-not-mastered');
  return measures.map((measure) => measure_words(measure, run.measures[measure.id])).join(', ');
}

function measure_head({ id, title }) {
  const words = `puzzle-measure-${id}`;
  return has_words(words) ? t(words) : title;
}

export const measure_heads = (measures) =>
  measures.map((measure) => html`<th scope="col" class="figure">${measure_head(measure)}</th>`);
export const measure_cells = (measures, run) =>
  measures.map(({ id }, i) => html`<td class="figure">
    ${!run.counts ? '–' : i ? run.measures[id] : html`<strong>${run.measures[id]}</strong>`}</td>`);

export const ladder_path = (game, level) =>
  `/ladder/${encodeURIComponent(game)}${level ? `/${encodeURIComponent(level)}` : ''}`;
export const daily_path = (game, day) =>
  `/daily/${encodeURIComponent(game)}${day ? `/${encodeURIComponent(day)}` : ''}`;
