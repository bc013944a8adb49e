/* The form that creates a tournament, drawn from the catalogue: a few questions, and the rest folded. */
import { html, nothing } from '../../vendor/lit-html.js';
import { clock, folded, game_pick, options, optional, pick, seat_numbers, unfold } from '../lobby/create.js';
import { duration } from '../../ui/controls/duration.js';
import { fault } from '../../ui/alerts/note.js';
import { span_text } from '../../ui/clock.js';
import { players_least, rounds_most, rounds_of, rounds_set, tournament_seconds } from '../../model/tournament.js';
import { conditions, dotted, format_about } from './words.js';
import { rich, t } from '../../locales/text.js';

const HOUR = 3600;
const DAY = 86_400;

/** So many seconds, rounded as people say it. */
export function about_words(seconds) {
  const [step] = [[600, 1.5 * HOUR], [HOUR, 1.5 * DAY], [DAY, Infinity]].find(([, most]) => seconds < most);
  return span_text(Math.max(step, Math.round(seconds / step) * step));
}

/* "5 rounds, about 2 hours" */
function preview({ form, variant }) {
  const plan = { ...form, rounds: rounds_set(form), players: form.max_players };
  const rounds = rounds_of(plan);
  const about = about_words(tournament_seconds(plan, variant.turns === 'together' ? 1 : form.seats));
  const words = rounds ? t('tournament-preview', { n: rounds, about, players: form.max_players })
    : t('tournament-preview-arena', { about });
  return html`<p class="preview" role="status">${words}</p>`;
}

/* One of a few, side by side. */
const choice = (name, legend, value, all, set, about = /** @type {unknown} */ (nothing)) => html`<fieldset
  class="choice"><legend>${legend}</legend><div class="choices">${all.map(([id, text]) => html`<label>
    <input type="radio" name=${name} value=${id} .checked=${id === value} @change=${() => set(id)}>
    <span>${text}</span></label>`)}</div>${about}</fieldset>`;

const number = (id, label, value, [min, max], set) => html`<label class="field" for=${id}><span>${label}</span>
  <input id=${id} type="number" inputmode="numeric" required min=${min} max=${max} .value=${String(value)}
    @input=${(e) => set(Number(e.target.value))}></label>`;

const format_pick = ({ form, formats }, send) => choice('format', t('tournament-format'), form.format,
  formats.map((id) => [id, t(`tournament-format-${id}`)]), send.format,
  html`<p class="small">${format_about(form)}</p>`);

const name_field = ({ form }, send) => html`<label class="field" for="tournament-name"><span>${
  t('tournament-name')}</span><input id="tournament-name" required minlength="3" maxlength="60" autocomplete="off"
    .value=${form.name} @input=${(e) => send.set('name', e.target.value)}></label>`;

/* How long it goes on, as far as its format leaves a choice. */
function length(state, send) {
  const { format, seats, games_each, minutes } = state.form;
  if (format === 'arena') {
    return duration('minutes', t('tournament-minutes'), { value: minutes * 60, unit: state.form.units.minutes,
      bounds: [300, 7 * DAY] }, (seconds, unit) => {
      send.unit('minutes', unit);
      send.set('minutes', Math.round(seconds / 60));
    });
  }
  if (format === 'swiss' || (format === 'round_robin' && seats > 2)) {
    return number('rounds', t('tournament-rounds'), rounds_set(state.form), [1, rounds_most(state.form)],
      (n) => send.set('rounds', n));
  }
  const each = { round_robin: [1, 2], knockout: [1, 3, 5, 7] }[format];
  return each ? pick('games-each', t(`tournament-games-${format}`), games_each, each.map((n) => [n, String(n)]),
    (n) => send.set('games_each', Number(n))) : nothing;
}

const players_field = ({ form, most }, send) =>
  number('max-players', t('tournament-max-players'), form.max_players, [form.seats, most],
    (n) => send.set('max_players', n));

const seats_pick = ({ form, variant }, send) => {
  const numbers = seat_numbers(variant).filter((n) => n >= 2);
  return numbers.length > 1 ? pick('seats', t('tournament-seats'), form.seats, numbers.map((n) => [n, String(n)]),
    (n) => send.seats(Number(n))) : nothing;
};

/* A club plays against another one, or its members against each other. */
const rival = ({ club, form }, send) => (club && form.format === 'team' ? html`<label class="field" for="rival"><span>${
  t('tournament-rival')}</span><input id="rival" maxlength="24" autocomplete="off" spellcheck="false" translate="no"
    .value=${form.rival} @input=${(e) => send.set('rival', e.target.value)}><span class="small">${
  t('tournament-rival-about')}</span></label>` : nothing);

const has_rival = ({ club, form }) => club && form.rival.trim() !== '';

const has_teams = (state) => state.form.format === 'team' && !has_rival(state);

const teams = (state, send) => (has_teams(state) ? html`<div class="wishes">${[0, 1].map((i) => html`
  <label class="field" for=${`team-${i}`}><span>${t('tournament-team', { n: i + 1 })}</span><input id=${`team-${i}`}
    required maxlength="40" autocomplete="off" .value=${state.form.teams[i]}
    @input=${(e) => send.team(i, e.target.value)}></label>`)}</div>` : nothing);

const STARTS = ['time', 'full', 'host'];

const start = ({ form }, send) => html`${choice('start', t('tournament-start'), form.start,
  STARTS.map((id) => [id, t(`tournament-start-${id}`)]), (id) => send.set('start', id))}
  ${form.start === 'time' ? html`<label class="field" for="starts-at"><span>${t('tournament-starts-at')}</span>
    <input id="starts-at" type="datetime-local" required .value=${form.starts_at} min=${form.earliest}
      @input=${(e) => send.set('starts_at', e.target.value)}></label>` : nothing}`;

const check = (text, value, set, is_off = false) => html`<label class="check"><input type="checkbox" .checked=${value}
  ?disabled=${is_off} @change=${(e) => set(e.target.checked)}> ${text}</label>`;

/* The folded line says what is set. */
const entry_set = ({ form, asked }) => t('tournament-set-entry', { who: dotted([
  form.entrants === 'all' && t('tournament-entrants-all'), ...conditions({ ...asked, rated: false })]) });

/* Who enters before a round is paired plays from that round on. */
const late = ({ late_rounds, ...form }, send) => pick('late-rounds', t('tournament-late-rounds'), late_rounds,
  [[0, t('tournament-late-none')], ...Array.from({ length: Math.max(0, rounds_set(form) - 1) }, (_, i) =>
    [i + 2, t('tournament-late', { n: i + 2 })])], (n) => send.set('late_rounds', Number(n)));

function entry(state, send) {
  const { form } = state;
  return folded('entry', state, send, entry_set(state), html`
    ${pick('entrants', t('tournament-entrants'), form.entrants,
      ['all', 'people', 'programs'].map((id) => [id, t(`tournament-entrants-${id}`)]),
      (id) => send.set('entrants', id))}
    <div class="wishes">${optional('from', t('lobby-rating-from'), form.from, [1, 5000], (n) => send.set('from', n))}
      ${optional('to', t('lobby-rating-to'), form.to, [1, 5000], (n) => send.set('to', n))}
      ${optional('reliable', t('lobby-reliability'), form.reliable, [1, 100], (n) => send.set('reliable', n))}
      ${optional('age', t('tournament-age-field'), form.age, [1, 3650], (n) => send.set('age', n))}</div>
    ${form.format === 'swiss' ? late(form, send) : nothing}
    ${check(t('tournament-private'), form.private, (on) => send.set('private', on))}`);
}

function rated(state, send) {
  const { form, variant, guest } = state;
  if (!variant.rated) return nothing;
  return html`${check(t('lobby-rated-check'), form.rated, (on) => send.set('rated', on), guest)}
    ${guest ? html`<p class="small">${rich('lobby-guests-unrated',
      { link: (text) => html`<a href="/register">${text}</a>` })}</p>` : nothing}`;
}

const least = ({ form }) => Math.max(form.min_players, players_least(form));

const rules_set = (state) => t('tournament-set-rules', { min: least(state),
  time: span_text(state.form.no_show_seconds) });

const rules = (state, send) => folded('rules', state, send, rules_set(state), html`
  ${number('min-players', t('tournament-min-players'), least(state),
    [players_least(state.form), state.form.max_players], (n) => send.set('min_players', n))}
  ${duration('no-show', t('tournament-no-show-after'), { value: state.form.no_show_seconds,
    unit: state.form.units.no_show, bounds: [30, 7 * DAY] }, (seconds, unit) => {
    send.unit('no_show', unit);
    send.set('no_show_seconds', seconds);
  })}`);

const folds = (state, send) => html`<div class="folds">${clock(state, send)} ${entry(state, send)}
  ${rules(state, send)} ${options(state, send)}</div>`;

const form = (state, game, send) => html`<form class="sheet"
  @submit=${(event) => { event.preventDefault(); send.submit(); }}>
  ${state.club ? html`<p class="note">${rich('tournament-club', { link: (name) => html`<a href=${
    `/clubs/${state.club.id}`} translate="no">${name}</a>` }, { club: state.club.name })}</p>` : nothing}
  ${name_field(state, send)} ${game_pick(state, game, send)} ${seats_pick(state, send)}
  ${format_pick(state, send)} ${rival(state, send)} ${teams(state, send)}
  <div class="wishes">${players_field(state, send)} ${length(state, send)}</div>
  ${start(state, send)} ${rated(state, send)}
  ${preview(state)} ${fault(state.act.error)}
  <p class="row"><button class="main" ?disabled=${state.act.busy}
    @click=${unfold}>${t('tournament-create')}</button></p>
  ${folds(state, send)}</form>`;

/** The whole page. */
export function create(state, send) {
  const game = state.games.find((g) => g.id === state.form.game);
  return html`<div class="page narrow tournament-new"><h1>${t('tournament-new')}</h1>
    ${game ? form(state, game, send) : html`<p class="note bad">${rich('tournament-games-not-loaded',
      { link: (text) => html`<a href="/tournaments">${text}</a>` })}</p>`}</div>`;
}
