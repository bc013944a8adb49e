/* All nations: the race with its line, a table of public facts, graphs over the turns, the time lapse. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { tech_name } from './world.js';
import { dossier_of, mine, nation_name, number, people, planet_of, report_of } from './position.js';
import { curves, race_bars, race_words } from './potentials.js';
import { nation_label, planet_link } from './pieces.js';

function dossier(view, seat) {
  const seen = dossier_of(view, seat);
  if (!seen) return nothing;
  const facts = { turn: String(seen.turn), gold: number(seen.gold), techs: seen.techs.map(tech_name).join(', ') };
  return html`<span class="small">${seen.techs.length ? t('cosair-seen-nation-techs', facts)
    : t('cosair-seen-nation', facts)}</span>`;
}

function nation_row(view, nation, names) {
  const { seat, rank, planets, potential, status, left } = nation;
  return html`<tr class=${seat === mine(view) ? 'here' : nothing}><td class="figure">${rank ?? '–'}</td>
    <th scope="row">${nation_label(view, seat)}
      <span class="small">${names?.[seat] ?? ''}
      ${status === 'playing' ? '' : t(`cosair-left-${status}`, { turn: String(left) })}</span>
      ${dossier(view, seat)}</th>
    <td class="figure">${planets}</td><td class="figure">${potential}</td></tr>`;
}

function table(view, names) {
  const all = [...view.nations].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || b.potential - a.potential);
  const caption = t('cosair-nations', { turn: view.over ? 'end' : String(view.turn) });
  return html`<table class="rows co-nations"><caption class="unseen">${caption}</caption>
    <thead><tr><th scope="col" class="figure">${t('cosair-column-rank')}</th>
      <th scope="col">${t('cosair-column-nation')}</th>
      <th scope="col" class="figure">${t('cosair-column-planets')}</th>
      <th scope="col" class="figure">${t('cosair-column-potential')}</th></tr></thead>
    <tbody>${all.map((nation) => nation_row(view, nation, names))}</tbody></table>`;
}

/* ---- over the turns ---- */

const SHOWN = ['potential', 'planets'];

function curve(view, id) {
  const data = curves(view, id);
  const title = t(`cosair-graph-${id}`);
  return html`<div class="co-curve" role="group" aria-label=${title}><h3>${title}</h3>
    <div class="co-paper"><quad-figures .data=${data} role="img"
      aria-label=${t(`cosair-graph-about-${id}`)}></quad-figures></div>
    <details><summary>${t(`cosair-graph-table-${id}`)}</summary>
      <div class="co-scroll co-tall" tabindex="0" role="group" aria-label=${title}>
        <table class="rows"><thead><tr><th scope="col">${t('cosair-column-turn')}</th>
          ${data.names.map((name) => html`<th scope="col" class="figure">${name}</th>`)}</tr></thead>
      <tbody>
        ${data.rows.map(({ turn, values }) => html`<tr><td>${turn}</td>
          ${values.map((n) => html`<td class="figure">${n}</td>`)}</tr>`)}</tbody></table></div></details></div>`;
}

/** The potentials over the turns, for the end of a match. */
export function potential_curve(view) {
  import('../../ui/charts/figures.js').catch(() => { /* the table has the same figures */ });
  return curve(view, 'potential');
}

/* Modules that are loaded when they are first needed. */
function wanted(how, name, load) {
  const on = Boolean(how.desk?.value?.[name]);
  if (on) load().catch(() => { /* the table has the same figures */ });
  return { on, flip: () => how.desk?.set({ ...how.desk.value, [name]: !on }) };
}

function history(view, how) {
  const graphs = wanted(how, 'curves', () => import('../../ui/charts/figures.js'));
  const lapse = wanted(how, 'lapse', () => import('./lapse.js'));
  return html`<div class="row"><button type="button" class="plain" aria-pressed=${graphs.on ? 'true' : 'false'}
    @click=${graphs.flip}>${t('cosair-graphs')}</button>
      <button type="button" class="plain" aria-pressed=${lapse.on ? 'true' : 'false'}
        @click=${lapse.flip}>${t('cosair-lapse')}</button></div>
    ${graphs.on ? SHOWN.map((id) => curve(view, id)) : nothing}
    ${lapse.on ? html`<cosair-lapse .data=${{ view, log: how.log ?? [] }}></cosair-lapse>` : nothing}`;
}

/* ---- foreign planets ---- */

const seen_words = (report) => (report
  ? t('cosair-seen-planet', { turn: String(report.turn), people: people(report.pop), n: report.ships }) : '');

function planets(view, look) {
  const rows = view.planets.filter((p) => p.owner !== mine(view));
  return html`<details><summary>${t('cosair-foreign', { n: rows.length })}</summary>
    <div class="co-scroll" tabindex="0" role="group" aria-label=${t('cosair-foreign-table')}>
      <table class="rows"><thead><tr>${['planet', 'owner', 'square', 'report'].map((id) =>
        html`<th scope="col">${t(`cosair-column-${id}`)}</th>`)}</tr></thead>
    <tbody>
      ${rows.map((p) => html`<tr>
        <th scope="row">${look ? planet_link(view, p.id, look) : planet_of(view, p.id).name}</th>
        <td>${nation_name(view, p.owner)}</td><td>${p.x}, ${p.y}</td>
        <td>${seen_words(report_of(view, p.id))}</td></tr>`)}</tbody></table></div></details>`;
}

/** The whole panel. */
export function nations_panel(view, how, look) {
  return html`<div class="co-all"><div class="co-paper">${race_bars(view)}</div>
    <p class="small">${race_words(view)}</p>${table(view, how.names)} ${history(view, how)}
    ${planets(view, look)}</div>`;
}
