/* The map as a table: every province is a row with a button, for screen readers and the keyboard. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { PROVINCES, province } from './world.js';
import { armies, civ_of, mine } from './position.js';
import { building_name, place_name, seat_name, terrain_name, units_words } from './names.js';

const seat_words = (view, seat) => (seat === mine(view) ? t('stratagem-table-you') : seat_name(seat));

function owner_words(view, place, seen) {
  if (!seen) return t('stratagem-table-unknown');
  const owner = (seen.owner ?? null) === null ? t('stratagem-table-unowned') : seat_words(view, seen.owner);
  return place.visible ? owner : t('stratagem-table-seen', { owner, turn: String(seen.turn) });
}

function garrison(view, seen) {
  if (!seen) return t('stratagem-table-unknown');
  return armies(seen).map((army) => t('stratagem-table-units', { seat: seat_words(view, army.seat),
    units: units_words(army.kinds, civ_of(view, army.seat)) })).join('; ') || t('stratagem-table-none');
}

function works(seen) {
  if (!seen) return t('stratagem-table-unknown');
  return (seen.buildings ?? []).map(building_name).join(', ') || t('stratagem-table-none');
}

function row(view, place, how, choose, is_chosen) {
  const fixed = province(place.code);
  const seen = place.visible ? place : how.memory?.[place.code];
  return html`<tr class=${is_chosen ? 'here' : nothing}>
    <th scope="row"><button type="button" class="bare" aria-pressed=${is_chosen ? 'true' : 'false'}
      @click=${() => choose(place.code)}>${fixed.name}</button></th>
    <td>${terrain_name(fixed.terrain)}</td><td>${owner_words(view, place, seen)}</td><td>${garrison(view, seen)}</td>
    <td>${works(seen)}</td><td>${fixed.adjacent.map(place_name).join(', ')}</td></tr>`;
}

const HEADS = ['stratagem-table-province', 'stratagem-table-terrain', 'stratagem-table-owner',
  'stratagem-table-garrison', 'stratagem-table-buildings', 'stratagem-table-neighbours'];

/** All provinces as a table; choosing one opens its card among the orders. */
export function table_panel(view, draft, send, how) {
  const chosen = draft ? draft.at : how.desk?.value?.at;
  const choose = draft ? (code) => { send({ type: 'look', at: code }); how.show?.('act'); }
    : (code) => how.desk?.set({ ...how.desk.value, at: code });
  const rows = PROVINCES.map(({ code }) => view.provinces.find((p) => p.code === code));
  return html`<div class="sg-table" tabindex="0" role="group" aria-label=${t('stratagem-table-label')}>
    <p class="small">${t('stratagem-table-intro')}</p>
    <table class="rows"><caption class="unseen">${t('stratagem-table-caption', { turn: String(view.turn) })}</caption>
      <thead><tr>${HEADS.map((id) => html`<th scope="col">${t(id)}</th>`)}</tr></thead>
      <tbody>${rows.map((place) => row(view, place, how, choose, chosen === place.code))}</tbody></table></div>`;
}
