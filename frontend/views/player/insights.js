/* One's own results, drawn: what the games have in common, as small tables with bars. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, strangers } from '../account/parts.js';
import { game_title } from '../../model/catalogue.js';
import { groups_of, parts_of, score_of } from '../../model/insights.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { date_text, has_words, number_text, t } from '../../locales/text.js';

const key_word = (id, key) => (has_words(id) ? t(id) : key);

/* What a part of a group is called. */
const NAMES = {
  seat: (key, { seats }) => seats[Number(key)] ?? t('insights-seat', { n: Number(key) + 1 }),
  length: (key) => t(key === '161' ? 'insights-length-last' : 'insights-length', { from: key === '0' ? '1' : key,
    to: { 0: '10', 11: '20', 21: '40', 41: '80', 81: '160' }[key] ?? key }),
  month: (key) => date_text(`${key}-01T00:00:00Z`, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
};
const name_of = (by, key, state) => NAMES[by]?.(key, state) ?? key_word(`insights-${by}-${key}`, key);

/* Won, drawn and lost side by side; the figures stand beside it. */
const bar = ({ won, drawn, lost }) => html`<span class="result-bar" aria-hidden="true">${
  [['won', won], ['drawn', drawn], ['lost', lost]].map(([kind, n]) => (n
    ? html`<i class=${`result-${kind}`} .style=${`flex-grow:${n}`}></i>` : nothing))}</span>`;

const row = (by, part, state) => html`<tr><th scope="row">${name_of(by, part.key, state)}</th>
  <td class="bar-cell">${bar(part)}</td>
  <td class="figure">${score_of(part)}<span class="small"> %</span></td>
  <td class="figure small">${part.won} / ${part.drawn} / ${part.lost}</td></tr>`;

function group(one, state) {
  const parts = parts_of(one);
  if (parts.length < 2 && one.by !== 'month') return nothing; // all games are alike in this
  return html`<section class="insight"><h2>${t(`insights-by-${one.by}`)}</h2>
    <table class="rows"><caption class="unseen">${t(`insights-by-${one.by}`)}</caption>
      <thead class="unseen"><tr><th scope="col">${t('insights-part')}</th><td></td>
        <th scope="col">${t('insights-score')}</th><th scope="col">${t('insights-tally')}</th></tr></thead>
      <tbody>${parts.map((part) => row(one.by, part, state))}</tbody></table></section>`;
}

/* Where the costliest turns were: a game is searched for them when somebody asks for its mistakes. */
function phases({ phases: told }) {
  if (!told) {
    return html`<section class="insight"><h2>${t('insights-by-phase')}</h2>
      ${empty(t('insights-phase-none'))}</section>`;
  }
  const part = ({ key, turns, cost }) => html`<tr><th scope="row">${t(`insights-phase-${key}`)}</th>
    <td class="bar-cell"><span class="result-bar" aria-hidden="true"><i class="result-lost" .style=${
      `flex-grow:${turns}`}></i><i .style=${`flex-grow:${told.turns - turns}`}></i></span></td>
    <td class="figure">${turns}</td><td class="figure small">${number_text(cost / 100)}</td></tr>`;
  return html`<section class="insight"><h2>${t('insights-by-phase')}</h2>
    <p class="small">${t('insights-phase-about', { searched: told.searched, turns: told.turns })}</p>
    <table class="rows"><caption class="unseen">${t('insights-by-phase')}</caption>
      <thead class="unseen"><tr><th scope="col">${t('insights-part')}</th><td></td>
        <th scope="col">${t('insights-phase-turns')}</th><th scope="col">${t('insights-phase-cost')}</th></tr></thead>
      <tbody>${told.rows.map(part)}</tbody></table></section>`;
}

const address = ({ game, variant }) => `/account/insights?${new URLSearchParams({ game, variant })}`;

const choices = ({ told, chosen }) => html`<nav class="filters" aria-label=${t('insights-game')}>
  ${told.variants.map((one) => html`<a href=${address(one)}
    aria-current=${one === chosen ? 'page' : nothing}>${game_title(one.game, one.variant)}</a>`)}</nav>`;

const all_games = ({ chosen, me }) => `/matches?${new URLSearchParams(
  { status: 'finished', game: chosen.game, variant: chosen.variant, player: me.name })}`;

function body(state, send) {
  const { chosen, told } = state;
  if (!chosen) return empty(t('insights-none'), html`<a href="/">${t('insights-play')}</a>`);
  const { played, won, drawn, lost } = chosen;
  return html`${choices(state)}
    <div class="insight-all">${bar(chosen)}
      <p>${t('insights-all', { played, won, drawn, lost, score: score_of(chosen) })}</p></div>
    <div class="insight-groups">${groups_of(chosen).map((one) => group(one, state))}
      ${phases(chosen)}</div>
    <p class="small">${t('insights-counted', { n: told.counted })}</p>
    <p class="row"><a class="button plain" href=${all_games(state)}>${t('insights-games')}</a>
      <button class="plain" @click=${send.save}>${t('insights-save')}</button></p>`;
}

export function insights(state, send) {
  if (!state.me) return strangers(t('insights-title'));
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  return html`<div class="page insights"><h1>${t('insights-title')}</h1>${account_nav('/account/insights')}
    ${fault(state.error, again)} ${state.told ? body(state, send) : nothing}</div>`;
}
