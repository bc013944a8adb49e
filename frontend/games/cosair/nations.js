/* All nations: the race with its line, a table of what everybody may know, the curve over the turns, the time lapse. */
import { html, nothing } from '../../vendor/lit-html.js';
import { tech_name } from './world.js';
import { dossier_of, mine, nation_name, number, planet_of, report_of, sign_of } from './position.js';
import { race_bars, race_words } from './potentials.js';
import { nation_label, planet_link } from './pieces.js';

const STATUS = { playing: '', eliminated: 'gone since turn ', resigned: 'resigned in turn ' };

function dossier(view, seat) {
  const seen = dossier_of(view, seat);
  return seen
    ? html`<span class="small">turn ${seen.turn}: ${number(seen.gold)}
      gold${seen.techs.length ? `, ${seen.techs.map(tech_name).join(', ')}` : ''}</span>`
    : nothing;
}

function nation_row(view, nation, names) {
  const { seat, rank, planets, potential, status, left } = nation;
  return html`<tr class=${seat === mine(view) ? 'here' : nothing}><td class="figure">${rank ?? '–'}</td>
    <th scope="row">${nation_label(view, seat)}
      <span class="small">${names?.[seat] ?? ''} ${STATUS[status] ? `${STATUS[status]}${left}` : ''}</span>
      ${dossier(view, seat)}</th>
    <td class="figure">${planets}</td><td class="figure">${potential}</td></tr>`;
}

function table(view, names) {
  const all = [...view.nations].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || b.potential - a.potential);
  return html`<table class="rows co-nations"><caption class="unseen">Nations after turn ${view.turn - 1}</caption>
    <thead><tr><th scope="col" class="figure">Rank</th><th scope="col">Nation</th>
      <th scope="col" class="figure">Planets</th><th scope="col" class="figure">Potential</th></tr></thead>
    <tbody>${all.map((nation) => nation_row(view, nation, names))}</tbody></table>`;
}

/* ---- over the turns ---- */

const SHOWN = { potential: 'Potential', planets: 'Planets' };

function curves_of(view, id) {
  const { turns = [], ...rows } = view.history ?? {};
  return {
    rows: turns.map((turn, i) => ({ turn, values: rows[id]?.[i] ?? [] })),
    names: view.nations.map((n) => nation_name(view, n.seat)),
    inks: view.nations.map((n) => `--seat-${sign_of(view, n.seat).key}`),
    dashes: view.nations.map((n) => sign_of(view, n.seat).dash.split(' ').filter(Boolean).map(Number)),
  };
}

function curve(view, id) {
  const data = curves_of(view, id);
  return html`<div class="co-curve" role="group" aria-label=${SHOWN[id]}><h3>${SHOWN[id]}</h3>
    <div class="co-paper"><quad-figures .data=${data} role="img"
      aria-label=${`${SHOWN[id]} over the turns; the table below has the figures`}></quad-figures></div>
    <details><summary>${SHOWN[id]} as a table</summary>
      <div class="co-scroll co-tall" tabindex="0" role="group" aria-label=${SHOWN[id]}>
        <table class="rows"><thead><tr><th scope="col">Turn</th>
          ${data.names.map((name) => html`<th scope="col" class="figure">${name}</th>`)}</tr></thead>
      <tbody>
        ${data.rows.map(({ turn, values }) => html`<tr><td>${turn}</td>
          ${values.map((n) => html`<td class="figure">${n}</td>`)}</tr>`)}</tbody></table></div></details></div>`;
}

/* Drawn by modules that come when they are first wanted. */
function wanted(how, name, load) {
  const on = Boolean(how.desk?.value?.[name]);
  if (on) load().catch(() => { /* the table has the same figures */ });
  return { on, flip: () => how.desk?.set({ ...how.desk.value, [name]: !on }) };
}

function history(view, how) {
  const curves = wanted(how, 'curves', () => import('../../ui/charts/figures.js'));
  const lapse = wanted(how, 'lapse', () => import('./lapse.js'));
  return html`<div class="row"><button type="button" class="plain" aria-pressed=${curves.on ? 'true' : 'false'}
    @click=${curves.flip}>Curves over the turns</button>
      <button type="button" class="plain" aria-pressed=${lapse.on ? 'true' : 'false'}
        @click=${lapse.flip}>Time lapse</button></div>
    ${curves.on ? Object.keys(SHOWN).map((id) => curve(view, id)) : nothing}
    ${lapse.on ? html`<cosair-lapse .data=${{ view, log: how.log ?? [] }}></cosair-lapse>` : nothing}`;
}

/* ---- foreign planets ---- */

function planets(view, look) {
  const rows = view.planets.filter((p) => p.owner !== mine(view));
  const seen = (p) => report_of(view, p.id);
  return html`<details><summary>Their planets (${rows.length})</summary>
    <div class="co-scroll" tabindex="0" role="group" aria-label="Foreign planets">
      <table class="rows"><thead><tr><th scope="col">Planet</th><th scope="col">Holder</th><th scope="col">Square</th>
        <th scope="col">Last look</th></tr></thead>
    <tbody>
      ${rows.map((p) => html`<tr>
        <th scope="row">${look ? planet_link(view, p.id, look) : planet_of(view, p.id).name}</th>
        <td>${nation_name(view, p.owner)}</td><td>${p.x}, ${p.y}</td>
        <td>${seen(p) ? `turn ${seen(p).turn}: ${(seen(p).pop / 1000).toFixed(1)} million, ${seen(p).ships} ships`
          : ''}</td></tr>`)}</tbody></table></div></details>`;
}

/** The whole panel. */
export function nations_panel(view, how, look) {
  return html`<div class="co-all"><div class="co-paper">${race_bars(view)}</div>
    <p class="small">${race_words(view)}</p>${table(view, how.names)} ${history(view, how)}
    ${planets(view, look)}</div>`;
}
