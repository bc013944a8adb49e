/* Language models compared: rating with its range, cost of a game, answers that did not count, promises kept. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title, known } from '../model/catalogue.js';
import { chosen_game, model_games } from '../model/model_game.js';
import { scale_of } from '../ui/charts/span.js';
import { empty, fault } from '../ui/alerts/note.js';
import { player_link } from '../ui/seats.js';
import { season_words } from '../ui/words/rating.js';
import { games_path, range_cell, range_head, season_games } from './standings.js';
import { document_at, number_text, rich, t } from '../locales/text.js';

const path = (season, board) => `/models?${new URLSearchParams({ season, ...(board && { board }) })}`;

const choice = (href, words, is) => html`<a href=${href} aria-current=${is ? 'true' : nothing}>${words}</a>`;

/* The boards with a rating: one for each variant of each game. */
const boards = () => known.games.flatMap((game) => game.variants.filter(({ rated }) => rated)
  .map((variant) => ({ id: `${game.id}/${variant.id}`, title: game_title(game.id, variant.id) })));

function filters({ seasons, season, board }) {
  return html`${seasons.length > 1 ? html`<nav class="filters" aria-label=${t('models-season')}>${seasons.map((one) =>
      choice(path(one.season, board), season_words(one.season), one.season === season))}</nav>` : nothing}
    <nav class="filters" aria-label=${t('models-game')}>${choice(path(season, ''), t('models-all-games'), !board)}
      ${boards().map(({ id, title }) => choice(path(season, id), title, id === board))}</nav>`;
}

const share = (part, all) => (all ? number_text(part / all, { style: 'percent', maximumFractionDigits: 1 }) : '–');

const cost = ({ cost_per_game: millionths }) => (millionths === null ? '–'
  : number_text(millionths / 1e6, { maximumSignificantDigits: 3 }));

const promises = ({ kept, broken }) => (kept + broken ? t('models-promises-of', { kept, all: kept + broken }) : '–');

const range_or_none = (row, scale) => (row.rating === null
  ? html`<td class="range-cell"><span class="small">${t('models-unrated')}</span></td>` : range_cell(row, scale));

/* The search that finds the games of the table; those that ended since it was computed are not in it. */
const games_of = ({ seasons, season, board }) => ({ ...season_games(season, board),
  as_of: seasons.find((one) => one.season === season)?.computed_at });

const row = (one, scale, wish) => html`<tr><th scope="row"><a href=${`/players/${encodeURIComponent(one.name)}`}
    translate="no">${one.name}</a><span class="small under">${one.model
      ? rich('models-stated', { model: (text) => html`<bdi translate="no">${text}</bdi>` }, { model: one.model })
      : t('models-not-stated')}</span></th>
  ${range_or_none(one, scale)}<td class="figure"><a
    href=${games_path({ ...wish, player: one.name })}>${one.games}</a></td><td class="figure">${cost(one)}</td>
  <td class="figure">${share(one.illegal, one.answers)}</td><td class="figure">${promises(one)}</td></tr>`;

function table(state) {
  const { items } = state.table;
  const scale = scale_of(items.filter(({ rating }) => rating !== null));
  return html`<div class="scrolls" tabindex="0" role="region" aria-label=${t('models-title')}>
    <table class="rows board-table"><caption class="unseen">${t('models-title')}</caption><thead><tr>
      <th scope="col">${t('models-program')}</th>${range_head(t('models-rating'), scale)}
      <th scope="col" class="figure">${t('models-games')}</th><th scope="col" class="figure">${t('models-cost')}</th>
      <th scope="col" class="figure">${t('models-illegal')}</th>
      <th scope="col" class="figure">${t('models-promises')}</th></tr></thead>
    <tbody>${items.map((one) => row(one, scale, games_of(state)))}</tbody></table></div>`;
}

const about = () => html`<p class="small">${rich('models-about', {
  how: (text) => html`<a href=${document_at('agents/llm')} target="_blank">${text}</a>`,
  ratings: (text) => html`<a href=${document_at('ratings')} target="_blank">${text}</a>` })}</p>`;

const game_choice = (state, send) => html`<label class="field"><span>${t('models-game')}</span><select
  @change=${(e) => send.game(e.target.value)}>${model_games().map((id) => html`<option value=${id}
    .selected=${id === chosen_game(state)}>${game_title(...id.split('/'))}</option>`)}</select></label>`;

const opponent = (one, { act }, send) => html`<li class="row spread"><span class="grow">${player_link(one.name, 'llm')}
    <span class="small"><bdi translate="no">${one.model ?? t('models-not-stated')}</bdi> &#183; ${
      rich('models-owner', { owner: (text) => player_link(text) }, { owner: one.owner })}</span></span>
  <button class="plain" ?disabled=${act.busy} @click=${() => send.play(one.name)}
    aria-label=${t('models-play-named', { name: one.name })}>${t('models-play')}</button></li>`;

/* The models that people can play, and the blind game. */
function opponents(state, send) {
  const { playable, act } = state;
  return html`<section class="sheet"><h2>${t('models-against')}</h2>
    <p class="small">${t('models-against-about')}</p>
    ${game_choice(state, send)} ${fault(act.error)}
    ${playable.length ? html`<ul class="plain-list">${playable.map((one) => opponent(one, state, send))}</ul>`
      : empty(t('models-against-none'))}
    <p class="row"><button class="main" ?disabled=${act.busy} @click=${send.play_blind}>${
      t('models-play-blind')}</button></p>
    <p class="small">${t('models-play-blind-about')}</p></section>`;
}

/** The page of language models. */
export function models(state, send) {
  const { table: found, error } = state;
  return html`<div class="page models"><h1>${t('models-title')}</h1><p>${t('models-intro')}</p>
    ${fault(error, html`<button class="plain" @click=${send.retry}>${t('common-try-again')}</button>`)}
    ${found && !error ? html`${opponents(state, send)}<h2>${t('models-compared')}</h2>${filters(state)}${
      found.items.length ? table(state)
      : empty(t('models-none'),
        html`<a href=${document_at('agents/llm')} target="_blank">${t('models-join')}</a>`)}${about()}`
      : nothing}</div>`;
}
