/* What stands out without a report, drawn: evidence in words and figures, and nothing to decide with. */
import { html, nothing } from '../../vendor/lit-html.js';
import { desk_page } from './parts.js';
import { empty } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { game_title } from '../../model/catalogue.js';
import { moment } from '../account/parts.js';
import { t } from '../../locales/text.js';

const STEADY = 1.5; // half of all thinking times are within so small a ratio

const percent = (thousandths) => Math.round(thousandths / 10);
const seconds = (ms) => Math.round(ms / 100) / 10;

const closed = (is_closed) => (is_closed ? html` <span class="small">${t('desk-closed')}</span>` : nothing);

function thinking({ thought }) {
  if (!thought) return nothing;
  const { quarter, median, three_quarters: late } = thought;
  return html`<li>${t('desk-alike-thought', { from: seconds(quarter), to: seconds(late), median: seconds(median) })}
    ${late <= STEADY * quarter ? t('desk-alike-steady') : nothing}</li>`;
}

const report_link = (name) => html`<a href=${`/players/${encodeURIComponent(name)}`}>${
  t('desk-alike-report', { name })}</a>`;

const judged_game = (one) => html`<li><a href=${`/matches/${one.match}`}>${
  t('desk-alike-game', { agreed: one.agreed, turns: one.turns })}</a></li>`;

const account = (one) => html`<section><h3>${player_link(one.name)}${closed(one.closed)}</h3>
  <p class="quiet">${game_title(one.game, one.variant)} &#183; ${t('desk-alike-rating', { rating: one.rating })}
    &#183; ${t('desk-alike-games', { n: one.games })} &#183; ${t('desk-alike-turns', { n: one.turns })}</p>
  <ul><li>${t('desk-alike-share', { share: percent(one.share), usual: percent(one.share_usual), peers: one.peers,
    z: Math.round(one.share_z / 10) / 10 })}</li>
    <li>${t('desk-alike-loss', { loss: one.loss, usual: one.loss_usual })}</li>${thinking(one)}</ul>
  <h4>${t('desk-alike-latest')}</h4><ul class="plain-list">${one.matches.map(judged_game)}</ul>
  <p>${report_link(one.name)}</p></section>`;

const judged_words = ({ accounts, matches, waiting }) => t('desk-alike-judged',
  { accounts, games: matches, waiting });

const engine = ({ judged, accounts }) => html`<section><h2>${t('desk-alike-engine')}</h2>
  <p class="small">${t('desk-alike-engine-about')} ${judged_words(judged)}</p>
  ${accounts.length ? accounts.map(account) : empty(t('desk-alike-none'))}</section>`;

const SHARED = { true: { true: 'desk-near-both', false: 'desk-near-device' },
  false: { true: 'desk-near-network', false: 'desk-alike-gone' } };
const shared = ({ device, network }) => t(SHARED[device][network]);

const pair_row = (one) => html`<tr><td>${player_link(one.names[0])}${closed(one.one_closed)}</td>
  <td>${player_link(one.names[1])}${closed(one.other_closed)}</td><td>${shared(one)}</td>
  <td>${t('desk-alike-games', { n: one.games })} ${one.matches.map((id, i) => html`<a href=${`/matches/${id}`}
    aria-label=${t('desk-alike-game-n', { n: i + 1 })}>${i + 1}</a> `)}</td><td>${moment(one.last_at)}</td></tr>`;

const HEADS = ['desk-player', 'desk-alike-opponent', 'desk-alike-shared', 'desk-alike-played', 'desk-alike-last'];

const pairs = (list) => html`<section><h2>${t('desk-alike-pairs')}</h2>
  <p class="small">${t('desk-alike-pairs-about')}</p>
  ${list.length ? html`<table class="rows stacks"><thead><tr>${HEADS.map((id) =>
    html`<th scope="col">${t(id)}</th>`)}</tr></thead><tbody>${list.map(pair_row)}</tbody></table>`
    : empty(t('desk-alike-pairs-none'))}</section>`;

export const alike = (state, send) => desk_page(state, '/desk/alike', () => html`
  <p class="quiet">${t('desk-alike-about')}</p> ${engine(state.items)} ${pairs(state.items.pairs)}`, send.read);
