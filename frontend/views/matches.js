/* The lists of live and finished matches, drawn: the search, the search in words, and what was found. */
import { html, nothing } from '../vendor/lit-html.js';
import { faction_title, game_title, has_capability } from '../model/catalogue.js';
import { explorer_path } from '../model/explorer.js';
import { match_pictures } from './match/finished.js';
import { match_rows } from './match/rows.js';
import { value_text } from '../ui/controls/schema_form.js';
import { empty, fault } from '../ui/alerts/note.js';
import { season_words } from '../ui/words/rating.js';
import { date_text, has_words, rich, t } from '../locales/text.js';

const RESULTS = ['drawn', 'won', 'lost', 'resign', 'flag'];
const RATED = ['1', '0'];
const TURNS_MAX = 2147483647;
const SEATS_MAX = 16;

const is_narrowed = (wishes) => Object.values(wishes).some(Boolean);

const tab = ({ status: now, wishes: { player } }, status, text) => {
  const href = `/matches?status=${status}${player ? `&player=${encodeURIComponent(player)}` : ''}`;
  return html`<a href=${href} aria-current=${now === status ? 'true' : nothing}>${text}</a>`;
};

/* ---- the filters in words ---- */

/* What a search keeps when another game is selected. */
const OF_A_GAME = { variant: '', options: '', faction: '' };

function matches_path({ status, wishes }, change) {
  const wanted = Object.entries({ ...wishes, ...change }).filter(([, value]) => value);
  return `/matches?${new URLSearchParams([['status', status], ...wanted])}`;
}

const line = (state, label, wish, all, change = {}) => html`<nav class="filters" aria-label=${label}>${
  all.map(([value, text]) => html`<a href=${matches_path(state, { ...change, [wish]: value })}
    aria-current=${state.wishes[wish] === value ? 'true' : nothing}>${text}</a>`)}</nav>`;

const filters = (state) => html`<div class="filter-lines">
  ${line(state, t('archive-game'), 'game',
    [['', t('archive-game-any')], ...state.games.map((g) => [g.id, g.title])], OF_A_GAME)}
  ${line(state, t('archive-rated'), 'rated',
    [['', t('archive-rated-all')], ...RATED.map((rated) => [rated, t(`archive-rated-${rated}`)])])}</div>`;

/* ---- the form ---- */

const pick = (state, send, name, label, options) => html`<label class="field"><span>${label}</span>
  <select name=${name} @change=${(e) => send.set(name, e.target.value)}>${options.map(([value, text]) =>
    html`<option value=${value} ?selected=${value === state.form[name]}>${text}</option>`)}</select></label>`;

/* The field of a day shows no moment, which an address can have. */
const shown = (kind, value = '') => (kind === 'date' ? value.slice(0, 10) : value);

const type = (state, send, name, label, kind, rest = {}) => html`<label class="field"><span>${label}</span>
  <input name=${name} type=${kind} min=${rest.min ?? nothing} max=${rest.max ?? nothing}
    maxlength=${rest.length ?? nothing} placeholder=${rest.hint ?? nothing}
    autocomplete="off" .value=${shown(kind, state.form[name])}
    @input=${(e) => send.set(name, e.target.value)}></label>`;

function variants(state) {
  const game = state.games.find((g) => g.id === state.form.game);
  return (game?.variants.length ?? 0) > 1
    ? [['', t('archive-variant-any')], ...game.variants.map((v) => [v.id, v.title])]
    : null;
}

/* The options that people search by: the schema marks them x-sought. */
function sought(games, wishes) {
  const game = games.find((g) => g.id === wishes.game);
  const schema = game?.variants.find((v) => !wishes.variant || v.id === wishes.variant)?.options_schema;
  return Object.entries(schema?.properties ?? {}).filter(([, property]) => property['x-sought']);
}

/* An address can contain anything; the server says what is wrong with it. */
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
    <option value="" ?selected=${!(name in now)}>${t('archive-option-any')}</option>
    ${values.map((value, i) =>
      html`<option value=${i} ?selected=${now[name] === value}>${names?.[i] ?? value}</option>`)}</select></label>`;
}

/* "Won by the player" needs a player. */
const results = ({ form: { player } }) => [['', t('archive-result-any')],
  ...RESULTS.filter((result) => player || !['won', 'lost'].includes(result))
    .map((result) => [result, t(`archive-result-${result}`)])];

const ratings = () => [['', t('archive-rated-any')], ...RATED.map((rated) => [rated, t(`archive-rated-${rated}`)])];

/* The faction of the player, where one is named, or of anybody. */
function faction(state, send) {
  const all = state.games.find((g) => g.id === state.form.game)?.factions ?? [];
  return all.length ? pick(state, send, 'faction', t('archive-faction'),
    [['', t('archive-faction-any')], ...all.map(({ id, title }) => [id, title])]) : nothing;
}

const of_player = (state, send) => html`
  ${type(state, send, 'opponent', t('archive-opponent'), 'text', { length: 40, hint: t('archive-player-any') })}
  ${type(state, send, 'seat', t('archive-seat'), 'number', { min: 1, max: SEATS_MAX })}`;

/* What only links set: it can be taken out, but not typed. */
const linked = (state, send) => {
  const { league, as_of } = state.form;
  const words = { league: league && t('archive-wish-league', { season: league_words(league) }),
    as_of: as_of && t('archive-wish-as-of', { time: moment(as_of) }) };
  return Object.entries(words).filter(([, wish]) => wish).map(([wished, wish]) => html`<p class="field">
    <button type="button" class="plain" @click=${() => send.set(wished, '')}>${t('archive-wish-remove', {
      wish })}</button></p>`);
};

const finished_fields = (state, send) => html`
  ${state.form.player ? of_player(state, send) : nothing}
  ${type(state, send, 'seats', t('archive-seats'), 'number', { min: 1, max: SEATS_MAX })} ${faction(state, send)}
  ${type(state, send, 'turns_min', t('archive-turns-min'), 'number', { min: 0, max: TURNS_MAX })}
  ${type(state, send, 'turns_max', t('archive-turns-max'), 'number', { min: 0, max: TURNS_MAX })}
  ${type(state, send, 'from', t('archive-from'), 'date')} ${type(state, send, 'to', t('archive-to'), 'date')}
  ${linked(state, send)}`;

function fields(state, send) {
  const found = variants(state);
  return html`<div class="wishes">
    ${pick(state, send, 'game', t('archive-game'),
      [['', t('archive-game-any')], ...state.games.map((g) => [g.id, g.title])])}
    ${found ? pick(state, send, 'variant', t('archive-variant'), found) : nothing}
    ${sought(state.games, state.form).map((one) => option(state, send, one))}
    ${type(state, send, 'player', t('archive-player'), 'text', { length: 40, hint: t('archive-player-any') })}
    ${state.status === 'finished' ? pick(state, send, 'result', t('archive-result'), results(state)) : nothing}
    ${pick(state, send, 'rated', t('archive-rated'), ratings())}
    ${state.status === 'finished' ? finished_fields(state, send) : nothing}</div>`;
}

/* ---- the search in words ---- */

/* Anything that is not a date or number, in an address typed by hand, is shown as it is. */
const day = (text) => (Number.isNaN(Date.parse(text)) ? text
  : date_text(text, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));
const count = (text) => (/^\d+$/.test(text) ? Number(text) : text);

function turns_words({ turns_min, turns_max }) {
  const [min, max] = [count(turns_min), count(turns_max)];
  if (turns_min && turns_max) {
    return min === max ? t('archive-wish-turns', { turns: min }) : t('archive-wish-turns-between', { min, max });
  }
  if (turns_min) return t('archive-wish-turns-min', { min });
  return turns_max ? t('archive-wish-turns-max', { max }) : '';
}

/* "Dimensions: Cube" */
function option_words(games, wishes) {
  const rules = Object.fromEntries(sought(games, wishes));
  return Object.entries(options_of(wishes)).map(([name, value]) => {
    const known = rules[name]?.enum?.includes(value);
    return t('archive-wish-option', { option: rules[name]?.title ?? name.replaceAll('_', ' '),
      value: known ? value_text(rules[name], value) : String(value) });
  });
}

/* "against Bela · seat 2 · 4 players · Ironborn" */
const table_words = (w) => [
  w.opponent && rich('archive-wish-opponent', { name }, { opponent: w.opponent }),
  w.seat && t('archive-wish-seat', { seat: count(w.seat) }),
  w.seats && t('archive-wish-seats', { seats: count(w.seats) }),
  w.faction && faction_title(w.game, w.faction),
];

const league_words = (season) => (/^\d{4}Q[1-4]$/.test(season) ? season_words(season) : season);
const moment = (text) => (Number.isNaN(Date.parse(text)) ? text : date_text(text));

/* An address can name any reason for an end. */
function result_words(result) {
  const id = `archive-wish-result-${result}`;
  return has_words(id) ? t(id) : result.replaceAll('_', ' ');
}

const name = (text) => html`<bdi>${text}</bdi>`;

/* "Stratic · Dimensions: Cube · player Ada · draw · 20 turns or more" */
function wish_words(games, w) {
  return [
    w.game && game_title(w.game, w.variant), ...option_words(games, w),
    w.player && rich('archive-wish-player', { name }, { player: w.player }), ...table_words(w),
    w.result && result_words(w.result), RATED.includes(w.rated) && t(`archive-wish-rated-${w.rated}`),
    turns_words(w), w.from && t('archive-wish-from', { day: day(w.from) }),
    w.to && t('archive-wish-to', { day: day(w.to) }),
    w.league && t('archive-wish-league', { season: league_words(w.league) }),
    w.as_of && t('archive-wish-as-of', { time: moment(w.as_of) }),
  ].filter(Boolean).map((words) => html` · ${words}`);
}

function search(state, send) {
  const submit = (event) => { event.preventDefault(); send.search(); };
  const is_set = is_narrowed(state.wishes);
  return html`<details class="search">
    <summary>${t('archive-search')}${is_set
      ? html`<span class="quiet">${wish_words(state.games, state.wishes)}</span>` : nothing}</summary>
    <form @submit=${submit}>${fields(state, send)}
      <p class="row"><button class="main">${t('archive-search')}</button>${is_set
        ? html`<a class="button plain" href=${`/matches?status=${state.status}`}>${t('archive-search-clear')}</a>`
        : nothing}</p></form></details>`;
}

/* ---- what was found ---- */

function none(state) {
  if (is_narrowed(state.wishes)) {
    return empty(t('archive-none-found'),
      html`<a href=${`/matches?status=${state.status}`}>${t('archive-show-all')}</a>`);
  }
  return empty(t(state.status === 'live' ? 'archive-none-live' : 'archive-none-finished'),
    html`<a href="/">${t('archive-start')}</a>`);
}

const searched = ({ searched_to, items }) => html`<p class="quiet" role="status">${
  t('archive-searched', { day: day(searched_to), found: items.length })}</p>`;

function further(state, send) {
  if (!state.next) return state.items.length ? nothing : none(state);
  return html`${state.searched_to ? searched(state) : nothing}<p><button class="plain" ?disabled=${state.busy}
    @click=${send.more}>${t(state.searched_to ? 'archive-search-further' : 'archive-show-more')}</button></p>`;
}

function body(state, send) {
  if (state.error) {
    return fault(state.error, html`<button class="plain" @click=${send.more}>${t('common-try-again')}</button>`);
  }
  if (!state.items) return html`<p class="quiet">${t('archive-loading')}</p>`;
  return html`${state.items.length ? (state.status === 'finished' ? match_pictures : match_rows)(state.items)
    : nothing}${further(state, send)}`;
}

/* The way to the openings of the game that is searched, or of the first that has them. */
function openings({ wishes, games }) {
  const game = games.find(({ id }) => has_capability(id, 'openings') && (!wishes.game || id === wishes.game));
  return game ? html`<a href=${explorer_path({ game: game.id, variant: wishes.variant })}>${
    t('archive-openings')}</a>` : nothing;
}

export function matches(state, send) {
  const { player } = state.wishes;
  return html`<div class="page">
    <h1>${player ? rich('archive-title-of', { name }, { player }) : t('archive-title')}</h1>
    <nav class="filters" aria-label=${t('archive-status')}>${tab(state, 'live', t('archive-live'))}
      ${tab(state, 'finished', t('archive-finished'))}${state.status === 'live'
        ? html`<a href=${state.wishes.game ? `/watch/${state.wishes.game}` : '/watch'}>${t('archive-watch')}</a>`
        : openings(state)}</nav>
    ${filters(state)} ${search(state, send)}
    ${body(state, send)}</div>`;
}
