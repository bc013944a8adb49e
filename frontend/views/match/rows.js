/* Matches as a table: who plays whom, where it stands, what to do. */
import { html, nothing } from '../../vendor/lit-html.js';
import { picture_of } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { kind_mark } from '../../ui/seats.js';

const STATE = { live: 'live', paused: 'paused', finished: 'finished', quarantined: 'held for repair' };

function names(match) {
  const first = match.result?.places ?? [];
  return (match.seats ?? []).map((seat, i) => html`${i ? html`<span class="versus"> – </span>` : nothing}<span
    class=${first[i] === 1 && first.filter((p) => p === 1).length === 1 ? 'won' : nothing}>${seat.name
      ?? 'open'}${kind_mark(seat.kind)}</span>`);
}

function state_of(match) {
  if (match.owes) return html`<strong class="yours">your turn</strong>`;
  if (match.status === 'finished') return outcome(match);
  return STATE[match.status] ?? match.status;
}

function outcome(match) {
  const first = (match.result?.places ?? []).filter((p) => p === 1).length;
  return first > 1 ? 'draw' : (match.result?.reason ?? 'finished').replaceAll('_', ' ');
}

/* The last position, small; the row says the rest. */
const picture = (m) => html`<td class="mini"><a href=${`/matches/${m.id}`} tabindex="-1"
  aria-hidden="true"><img src=${picture_of(m.id)} alt="" width="88" height="88" loading="lazy"
    decoding="async"></a></td>`;

/** Finished matches with their last positions. */
export const match_pictures = (items) => match_rows(items, true);

/** A table of matches; each row leads to its match. */
export function match_rows(items, pictured = false) {
  return html`<table class="rows">
    <thead><tr>${pictured ? html`<th scope="col"><span class="unseen">Last position</span></th>` : nothing}
    <th scope="col">Players</th><th scope="col" class="wide">Game</th>
    <th scope="col" class="figure">Turn</th><th scope="col">State</th></tr></thead>
    <tbody>${items.map((m) => html`<tr>${pictured ? picture(m) : nothing}
      <td><a href=${`/matches/${m.id}`}>${names(m)}</a></td>
      <td class="wide">${game_title(m.game, m.variant)}</td>
      <td class="figure">${m.turn}</td><td>${state_of(m)}</td></tr>`)}</tbody></table>`;
}
