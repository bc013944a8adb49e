/* The figures of an experiment, drawn: each with its explanation, its table and its files. */
import { html } from '../../vendor/lit-html.js';
import { empty } from '../../ui/alerts/note.js';
import { document_at, number_text, t } from '../../locales/text.js';

/** The words on a figure. */
export const figure_words = ({ id, names }) => ({ title: t(`studies-figure-${id}`), x: t(`studies-figure-${id}-x`),
  y: names ? '' : t(`studies-figure-${id}-y`) });

function cell(value) {
  if (value === null) return '';
  if (typeof value === 'number') return number_text(value, { maximumFractionDigits: 2 });
  return typeof value === 'boolean' ? t(value ? 'studies-yes' : 'studies-no') : value;
}

const table = ({ id, columns, rows }) => html`<details><summary>${t('studies-figure-table')}</summary>
  <div class="ex-wide" tabindex="0" role="group" aria-label=${t(`studies-figure-${id}`)}>
    <table class="rows"><caption class="unseen">${t(`studies-figure-${id}`)}</caption>
      <thead><tr>${columns.map((name, i) => html`<th scope="col" class=${i ? 'figure' : ''}>${name}</th>`)}</tr></thead>
      <tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((value) =>
        html`<td class="figure">${cell(value)}</td>`)}</tr>`)}</tbody></table></div></details>`;

const one = (figure, send) => {
  const title = t(`studies-figure-${figure.id}`);
  return html`<section class="ex-figure" aria-label=${title}><h2>${title}</h2>
    <p class="small">${t(`studies-figure-${figure.id}-about`)}</p>
    <div class="ex-plot" role="img" aria-label=${t('studies-figure-seen', { title })}>${figure.node}</div>
    <div class="row"><button class="plain"
        aria-label=${t('studies-figure-file', { title, kind: t('studies-figure-svg') })}
        @click=${() => send.svg(figure)}>${t('studies-figure-svg')}</button>
      <button class="plain" aria-label=${t('studies-figure-file', { title, kind: t('studies-figure-csv') })}
        @click=${() => send.csv(figure)}>${t('studies-figure-csv')}</button></div>${table(figure)}</section>`;
};

/** The whole page. */
export const figures = (state, send) => html`<div class="page experiment"><h1>${t('studies-figures')}</h1>
  <p class="ex-lead"><a href=${`/experiments/${state.x.id}`}>${state.x.title}</a></p>
  <p>${t('studies-figures-about')} <a href=${document_at('studies')}>${t('studies-docs')}</a></p>
  ${state.figures.length ? state.figures.map((figure) => one(figure, send))
    : empty(t('studies-figures-none'), t('research-share-link'))}</div>`;
