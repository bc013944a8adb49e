/* The hall and the archive, drawn: what is searched for, in words, and what was found. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { match_pictures, match_rows } from './match/rows.js';
import { empty, fault } from '../ui/alerts/note.js';

const RESULTS = { '': 'any result', drawn: 'a draw', won: 'the player won', lost: 'the player lost',
  resign: 'somebody resigned', flag: 'somebody ran out of time' };
const RATED = { '': 'rated or not', 1: 'rated', 0: 'unrated' };

const is_narrowed = (wishes) => Object.values(wishes).some(Boolean);

const tab = ({ status: now, wishes: { player } }, status, text) => {
  const href = `/matches?status=${status}${player ? `&player=${encodeURIComponent(player)}` : ''}`;
  return html`<a href=${href} aria-current=${now === status ? 'true' : nothing}>${text}</a>`;
};

/* ---- the form ---- */

const pick = (state, send, name, label, options) => html`<label class="field"><span>${label}</span>
  <select name=${name} @change=${(e) => send.set(name, e.target.value)}>${options.map(([value, text]) =>
    html`<option value=${value} ?selected=${value === state.form[name]}>${text}</option>`)}</select></label>`;

const type = (state, send, name, label, kind, rest = {}) => html`<label class="field"><span>${label}</span>
  <input name=${name} type=${kind} min=${rest.min ?? nothing} max=${rest.max ?? nothing}
    maxlength=${rest.length ?? nothing} placeholder=${rest.hint ?? nothing}
    autocomplete="off" .value=${state.form[name] ?? ''} @input=${(e) => send.set(name, e.target.value)}></label>`;

function variants(state) {
  const game = state.games.find((g) => g.id === state.form.game);
  return (game?.variants.length ?? 0) > 1 ? [['', 'any variant'], ...game.variants.map((v) => [v.id, v.title])] : null;
}

/* What a game's matches differ by so much that people look for it: the options its schema marks x-sought. */
function sought(games, wishes) {
  const game = games.find((g) => g.id === wishes.game);
  const schema = game?.variants.find((v) => !wishes.variant || v.id === wishes.variant)?.options_schema;
  return Object.entries(schema?.properties ?? {}).filter(([, property]) => property['x-sought']);
}

/* An address may hold anything; the server says what is wrong with it. */
function options_of(wishes) {
  try {
    return Object(JSON.parse(wishes.options || '{}'));
  } catch {
    return {};
  }
}

function option(state, send, [name, { title, enum: values, 'x-names': names }]) {
  const now = options_of(state.form);
  const set = (index) => {
    const all = Object.entries(now).filter(([other]) => other !== name);
    if (index !== '') all.push([name, values[index]]);
    send.set('options', all.length ? JSON.stringify(Object.fromEntries(all)) : '');
  };
  return html`<label class="field"><span>${title}</span><select name=${name} @change=${(e) => set(e.target.value)}>
    <option value="" ?selected=${!(name in now)}>any</option>
    ${values.map((value, i) =>
      html`<option value=${i} ?selected=${now[name] === value}>${names?.[i] ?? value}</option>`)}</select></label>`;
}

/* "The player won" needs a player. */
const results = (state) =>
  Object.entries(RESULTS).filter(([value]) => state.form.player || !['won', 'lost'].includes(value));

function fields(state, send) {
  const found = variants(state);
  return html`<div class="wishes">
    ${pick(state, send, 'game', 'Game', [['', 'any game'], ...state.games.map((g) => [g.id, g.title])])}
    ${found ? pick(state, send, 'variant', 'Variant', found) : nothing}
    ${sought(state.games, state.form).map((one) => option(state, send, one))}
    ${type(state, send, 'player', 'Player', 'text', { length: 40, hint: 'anybody' })}
    ${state.status === 'finished' ? pick(state, send, 'result', 'Ending', results(state)) : nothing}
    ${pick(state, send, 'rated', 'Rating', Object.entries(RATED))}
    ${state.status === 'finished' ? html`
      ${type(state, send, 'turns_min', 'Turns, at least', 'number', { min: 0, max: 2147483647 })}
      ${type(state, send, 'turns_max', 'Turns, at most', 'number', { min: 0, max: 2147483647 })}
      ${type(state, send, 'from', 'Ended from', 'date')} ${type(state, send, 'to', 'Ended until', 'date')}`
      : nothing}</div>`;
}

/* A date as people of this page write it, 21 November 2026. */
const day = (text) =>
  new Date(text).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function turns({ turns_min: min, turns_max: max }) {
  if (min && max) return min === max ? `${min} turns long` : `${min} to ${max} turns long`;
  return min ? `${min} turns or longer` : max ? `${max} turns or shorter` : '';
}

/* "dimensions 3" */
function option_words(games, wishes) {
  const titles = Object.fromEntries(sought(games, wishes).map(([name, { title }]) => [name, title.toLowerCase()]));
  return Object.entries(options_of(wishes))
    .map(([name, value]) => `${titles[name] ?? name.replaceAll('_', ' ')} ${value}`);
}

/* What is searched for, as a phrase: "a game, dimensions 3, of Ada, a draw, 20 turns or longer". */
function wish_words(games, w) {
  return [
    w.game && game_title(w.game, w.variant), ...option_words(games, w), w.player && html`of <bdi>${w.player}</bdi>`,
    w.result && (RESULTS[w.result] ?? w.result.replaceAll('_', ' ')), w.rated && RATED[w.rated],
    turns(w), w.from && `ended from ${day(w.from)}`, w.to && `ended until ${day(w.to)}`,
  ].filter(Boolean).map((words, i) => html`${i ? ', ' : ''}${words}`);
}

function search(state, send) {
  const submit = (event) => { event.preventDefault(); send.search(); };
  const is_set = is_narrowed(state.wishes);
  return html`<details class="search">
    <summary>Search${is_set ? html`: <span class="quiet">${wish_words(state.games, state.wishes)}</span>`
      : nothing}</summary>
    <form @submit=${submit}>${fields(state, send)}
      <p class="row"><button class="main">Search</button>${is_set
        ? html`<a class="button plain" href=${`/matches?status=${state.status}`}>Everything</a>`
        : nothing}</p></form></details>`;
}

/* ---- what was found ---- */

function none(state) {
  if (is_narrowed(state.wishes)) {
    return empty('No match fits this search.',
      html`<a href=${`/matches?status=${state.status}`}>Show all of them</a>.`);
  }
  return empty(state.status === 'live' ? 'No match is running just now.' : 'No match has been finished yet.',
    html`<a href="/">Start one</a>.`);
}

function further(state, send) {
  if (!state.next) return state.items.length ? nothing : none(state);
  const words = state.searched_to
    ? html`<p class="quiet" role="status">Searched back to ${day(state.searched_to)}: ${state.items.length || 'nothing'}
      found so far.</p>`
    : nothing;
  return html`${words}<p><button class="plain" ?disabled=${state.busy}
    @click=${send.more}>${state.searched_to ? 'Search further back' : 'Show more'}</button></p>`;
}

function body(state, send) {
  if (state.error) return fault(state.error, html`<button class="plain" @click=${send.more}>Try again</button>`);
  if (!state.items) return html`<p class="quiet">Reading the list …</p>`;
  return html`${state.items.length ? (state.status === 'finished' ? match_pictures : match_rows)(state.items)
    : nothing}${further(state, send)}`;
}

export function matches(state, send) {
  return html`<div class="page">
    <h1>${state.wishes.player ? html`Matches of <bdi>${state.wishes.player}</bdi>` : 'Matches'}</h1>
    <nav class="filters" aria-label="Which matches">${tab(state, 'live', 'Live')}
      ${tab(state, 'finished', 'Finished')}</nav>
    ${search(state, send)}
    ${body(state, send)}</div>`;
}
