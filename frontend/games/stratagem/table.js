/* The map without a picture: every province as a row, chosen by a button, for the ear and the keyboard. */
import { html, nothing } from '../../vendor/lit-html.js';
import { PROVINCES, province, TERRAINS } from './world.js';
import { armies, civ_of, mine, seat_name, units_words } from './position.js';
import { building_name } from './words.js';

function holder(view, seen) {
  if (!seen) return 'unknown';
  if (seen.owner === null || seen.owner === undefined) return 'nobody';
  return seen.owner === mine(view) ? 'you' : seat_name(seen.owner);
}

function garrison(view, seen) {
  if (!seen) return 'out of sight';
  const whose = (seat) => (seat === mine(view) ? 'your' : `${seat_name(seat)}’s`);
  return armies(seen).map((army) => `${whose(army.seat)} ${units_words(army.kinds, civ_of(view, army.seat))}`)
    .join('; ') || 'nobody';
}

const works = (seen) => (seen?.buildings ?? []).map(building_name).join(', ') || 'none';

function row(view, place, how, choose, is_chosen) {
  const fixed = province(place.code);
  const seen = place.visible ? place : how.memory?.[place.code];
  const old = !place.visible && seen ? ` (turn ${seen.turn})` : '';
  return html`<tr class=${is_chosen ? 'here' : nothing}>
    <th scope="row"><button type="button" class="bare" aria-pressed=${is_chosen ? 'true' : 'false'}
      @click=${() => choose(place.code)}>${fixed.name}</button></th>
    <td>${TERRAINS[fixed.terrain].name}</td><td>${holder(view, seen)}${old}</td><td>${garrison(view, seen)}</td>
    <td>${works(seen)}</td><td>${fixed.adjacent.map((code) => province(code).name).join(', ')}</td></tr>`;
}

/** All provinces as a table; choosing one opens its card among the orders. */
export function table_panel(view, draft, send, how) {
  const chosen = draft ? draft.at : how.desk?.value?.at;
  const choose = draft ? (code) => { send({ type: 'look', at: code }); how.show?.('act'); }
    : (code) => how.desk?.set({ ...how.desk.value, at: code });
  const rows = PROVINCES.map(({ code }) => view.provinces.find((p) => p.code === code));
  return html`<div class="sg-table" tabindex="0" role="group" aria-label="All provinces">
    <p class="small">The whole map as a table. A province’s name opens it, with everything that may be
      ordered there.</p>
    <table class="rows"><caption class="unseen">Provinces in turn ${view.turn}</caption>
      <thead><tr><th scope="col">Province</th><th scope="col">Terrain</th><th scope="col">Holder</th>
        <th scope="col">Units</th><th scope="col">Buildings</th><th scope="col">Roads to</th></tr></thead>
      <tbody>${rows.map((place) => row(view, place, how, choose, chosen === place.code))}</tbody></table></div>`;
}
