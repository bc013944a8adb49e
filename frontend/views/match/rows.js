/* Matches as a table: the players, the state of the match, and whether it is the viewer's turn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { has_words, t } from '../../locales/text.js';
import { picture_of } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { kind_mark } from '../../ui/seats.js';
import { day_text } from '../../ui/words/rating.js';

const STATE = { live: 'match-rows-live', paused: 'match-rows-paused', quarantined: 'match-rows-quarantined' };

function names(match) {
  const first = match.result?.places ?? [];
  return (match.seats ?? []).map((seat, i) => html`${i ? html`<span class="versus"> – </span>` : nothing}<span
    class=${first[i] === 1 && first.filter((p) => p === 1).length === 1 ? 'won' : nothing}>${seat.name
      ?? t('match-rows-open-seat')}${kind_mark(seat.kind)}</span>`);
}

function state_of(match) {
  if (match.owes) return html`<strong class="yours">${t('match-rows-your-turn')}</strong>`;
  if (match.status === 'finished') return outcome(match);
  return STATE[match.status] ? t(STATE[match.status]) : '';
}

const winners = (match) => (match.seats ?? []).filter((_, i) => match.result?.places?.[i] === 1);

function outcome(match) {
  if (winners(match).length > 1) return t('match-rows-draw');
  const id = `match-rows-reason-${match.result?.reason}`;
  return has_words(id) ? t(id) : t('match-rows-finished');
}

/* "Ada won by resignation." A newer server can send reasons that have no words here yet. */
function told(match) {
  const [first, ...others] = winners(match);
  const reason = match.result?.reason;
  if (!first || match.seats.length === 1) return outcome(match);
  const id = `match-rows-${others.length ? 'drawn' : 'won'}-${reason}`;
  if (others.length) return t(has_words(id) ? id : 'match-rows-draw');
  return t(has_words(id) ? id : 'match-rows-won', { name: first.name ?? t('match-rows-open-seat') });
}

/* The last position, small; the row has the rest in words. */
const picture = (m) => html`<td class="mini"><a href=${`/matches/${m.id}`} tabindex="-1"
  aria-hidden="true"><img src=${picture_of(m.id)} alt="" width="88" height="88" loading="lazy"
    decoding="async"></a></td>`;

const finished_row = (m) => html`<tr>${picture(m)}
  <td><a href=${`/matches/${m.id}`}>${names(m)}</a>
    <span class="told">${told(m)}</span>
    <span class="small narrow-only">${game_title(m.game, m.variant)} · ${day_text(m.finished_at)}</span></td>
  <td class="wide">${game_title(m.game, m.variant)}</td>
  <td class="figure">${m.turn}</td>
  <td class="figure wide">${day_text(m.finished_at)}</td></tr>`;

/** Finished matches: the last position, who won and how, and when. */
export const match_pictures = (items) => html`<table class="rows finished">
    <thead><tr><th scope="col"><span class="unseen">${t('match-rows-last-position')}</span></th>
    <th scope="col">${t('match-rows-players-result')}</th><th scope="col" class="wide">${t('match-rows-game')}</th>
    <th scope="col" class="figure">${t('match-rows-turns')}</th>
    <th scope="col" class="figure wide">${t('match-rows-date')}</th></tr></thead>
    <tbody>${items.map(finished_row)}</tbody></table>`;

/** A table of matches; each row leads to its match. */
export function match_rows(items) {
  return html`<table class="rows">
    <thead><tr><th scope="col">${t('match-rows-players')}</th><th scope="col" class="wide">${t('match-rows-game')}</th>
    <th scope="col" class="figure">${t('match-rows-turn')}</th>
    <th scope="col">${t('match-rows-status')}</th></tr></thead>
    <tbody>${items.map((m) => html`<tr><td><a href=${`/matches/${m.id}`}>${names(m)}</a></td>
      <td class="wide">${game_title(m.game, m.variant)}</td>
      <td class="figure">${m.turn}</td><td>${state_of(m)}</td></tr>`)}</tbody></table>`;
}
