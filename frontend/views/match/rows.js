/* Matches as a table: the players, the state of the match, and whether it is the viewer's turn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { has_words, t } from '../../locales/text.js';
import { game_title } from '../../model/catalogue.js';
import { kind_mark, shown_name } from '../../ui/seats.js';
import { turn_at, turns_in_all } from '../turns.js';

const STATE = { live: 'match-rows-live', paused: 'match-rows-paused', quarantined: 'match-rows-quarantined' };

/** The names of those who play, the only winner's in bold. */
export function names(match) {
  const first = match.result?.places ?? [];
  return (match.seats ?? []).map((seat, i) => html`${i ? html`<span class="versus"> – </span>` : nothing}<span
    class=${first[i] === 1 && first.filter((p) => p === 1).length === 1 ? 'won' : nothing}>${
      shown_name(seat.name, seat.kind) ?? t('match-rows-open-seat')}${kind_mark(seat.kind)}</span>`);
}

function state_of(match) {
  if (match.owes) return html`<strong class="yours">${t('match-rows-your-turn')}</strong>`;
  if (match.status === 'finished') return outcome(match);
  return STATE[match.status] ? t(STATE[match.status]) : '';
}

/** The seats that share the first place. */
export const winners = (match) => (match.seats ?? []).filter((_, i) => match.result?.places?.[i] === 1);

/** How a match ended, as a few words. */
export function outcome(match) {
  if (winners(match).length > 1) return t('match-rows-draw');
  const id = `match-rows-reason-${match.result?.reason}`;
  return has_words(id) ? t(id) : t('match-rows-finished');
}

/** A table of matches; each row leads to its match. */
export function match_rows(items) {
  return html`<table class="rows">
    <thead><tr><th scope="col">${t('match-rows-players')}</th><th scope="col" class="wide">${t('match-rows-game')}</th>
    <th scope="col" class="figure">${t('match-rows-turn')}</th>
    <th scope="col">${t('match-rows-status')}</th></tr></thead>
    <tbody>${items.map((m) => html`<tr><td><a href=${`/matches/${m.id}`}>${names(m)}</a></td>
      <td class="wide">${game_title(m.game, m.variant)}</td>
      <td class="figure">${m.status === 'finished' ? turns_in_all(m) : turn_at(m)}</td><td
      class=${m.status === 'finished' ? nothing : 'state'}>${state_of(m)}</td></tr>`)}</tbody></table>`;
}
