/* All nations: the race with its line, a table of public facts, curves over the turns, the time lapse. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { t } from '../../locales/text.js';
import { planet_words, tech_name } from './world.js';
import { dossier_of, mine, nation_name, number, people, report_of } from './position.js';
import { race_bars, race_words } from './potentials.js';
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

function history(view, how) {
  const is_on = Boolean(how.desk?.value?.lapse);
  if (is_on) import('./lapse.js').catch(() => { /* the curves show the same turns */ });
  return html`<div class="co-over-turns">${how.curves?.() ?? nothing}
    <button type="button" class="plain" aria-pressed=${is_on ? 'true' : 'false'}
      @click=${() => how.desk?.set({ ...how.desk.value, lapse: !is_on })}>${icon('play')}
      ${t('cosair-lapse')}</button></div>
    ${is_on ? html`<cosair-lapse .data=${{ view, log: how.log ?? [] }}></cosair-lapse>` : nothing}`;
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
        <th scope="row">${look ? planet_link(view, p.id, look) : planet_words(p.name)}</th>
        <td>${nation_name(view, p.owner)}</td><td>${p.x}, ${p.y}</td>
        <td>${seen_words(report_of(view, p.id))}</td></tr>`)}</tbody></table></div></details>`;
}

/** The whole panel. */
export function nations_panel(view, how, look) {
  return html`<div class="co-all"><div class="co-paper">${race_bars(view)}</div>
    <p class="small">${race_words(view)}</p>${table(view, how.names)} ${history(view, how)}
    ${planets(view, look)}</div>`;
}
