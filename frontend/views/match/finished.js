/* Finished matches as a table: the last position, the players, the result in a sentence, and when it ended. */
import { html, nothing } from '../../vendor/lit-html.js';
import { has_words, t } from '../../locales/text.js';
import { turns_in_all } from '../turns.js';
import { picture_of } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { shown_name } from '../../ui/seats.js';
import { day_text } from '../../ui/words/rating.js';
import { names, outcome, winners } from './rows.js';

/* The winner's name; of several bots of one name also the seat. */
function winner_name(match, { name: account, kind, seat }) {
  const is_shared = match.seats.filter((other) => other.name === account).length > 1;
  const name = shown_name(account, kind);
  if (is_shared && name) return t('archive-name-seat', { name, seat: String(seat + 1) });
  return name ?? t('match-rows-open-seat');
}

/* "Finished with 22 points." */
function told_alone(match) {
  const { reason, scores } = match.result ?? {};
  const id = `archive-told-alone-${reason}`;
  return has_words(id) && scores ? t(id, { n: scores[0] }) : outcome(match);
}

/* "Ada won by resignation." A newer server can send reasons that have no words here yet. */
function told(match) {
  if (match.seats.length === 1) return told_alone(match);
  const [first, ...others] = winners(match);
  const reason = match.result?.reason;
  if (!first) return outcome(match);
  const id = `archive-told-${others.length ? 'drawn' : 'won'}-${reason}`;
  if (others.length) return t(has_words(id) ? id : 'match-rows-draw');
  return t(has_words(id) ? id : 'archive-told-won', { name: winner_name(match, first) });
}

/* The last position, small; the row has the rest in words. */
const picture = (m) => html`<td class="mini"><a href=${`/matches/${m.id}`} tabindex="-1"
  aria-hidden="true"><img src=${picture_of(m.id)} alt="" width="88" height="88" loading="lazy"
    decoding="async"></a></td>`;

const ended = (m) => (m.finished_at ? day_text(m.finished_at) : '');

const finished_row = (m, more) => html`<tr>${picture(m)}
  <td><a href=${`/matches/${m.id}`}>${names(m)}</a>
    <span class="told">${told(m)}</span>
    <span class="small narrow-only">${game_title(m.game, m.variant)} · ${ended(m)}</span>${more(m)}</td>
  <td class="wide">${game_title(m.game, m.variant)}</td>
  <td class="figure">${turns_in_all(m)}</td>
  <td class="figure wide">${ended(m)}</td></tr>`;

/**
 * Finished matches: the last position, who won and how, and when.
 * @param {object[]} items
 * @param {(match: object) => unknown} more   what else is told of one
 */
export const match_pictures = (items, more = () => nothing) => html`<table class="rows finished">
    <thead><tr><th scope="col"><span class="unseen">${t('archive-last-position')}</span></th>
    <th scope="col">${t('archive-players-result')}</th><th scope="col" class="wide">${t('archive-game')}</th>
    <th scope="col" class="figure">${t('archive-turns')}</th>
    <th scope="col" class="figure wide">${t('archive-date')}</th></tr></thead>
    <tbody>${items.map((m) => finished_row(m, more))}</tbody></table>`;
