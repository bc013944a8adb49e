/* The form that creates a game, drawn from the catalogue. */
import { html, nothing } from '../../vendor/lit-html.js';
import { schema_form } from '../../ui/controls/schema_form.js';
import { absence_words, policies } from '../../ui/words/absence.js';
import { duration } from '../../ui/controls/duration.js';
import { levels_row } from '../../ui/controls/levels.js';
import { fault } from '../../ui/alerts/note.js';
import { clock_words } from '../../ui/seats.js';
import { span_text } from '../../ui/clock.js';
import { game_title } from '../../model/catalogue.js';
import { MODEL_CLOCKS } from '../../model/model_game.js';
import { chosen_bot, fill_row, seat_rows } from './fill.js';
import { audience_set, away_set, choice_set, joining_set, options_set, players_set, time_set } from './set_to.js';
import { has_words, rich, t } from '../../locales/text.js';

/**
 * Settings that most people leave alone, behind a line that says what they are set to. Those with a field that the
 * browser or the server refuses are unfolded (`state.unfolded`).
 */
export const folded = (id, state, send, words, fields) => html`<details class="fold" ?open=${state.unfolded.has(id)}
  @toggle=${(e) => send.fold(id, e.target.open)}><summary>${words}</summary>${fields}</details>`;

const FIELDS = { turn_seconds: 'lobby-turn-seconds', bank_seconds: 'lobby-bank-seconds',
  increment_seconds: 'lobby-increment-seconds' };

/* A newer server may know more kinds of clock and more stages. */
const mode_words = (mode) => (has_words(`lobby-clock-${mode}`) ? t(`lobby-clock-${mode}`) : mode);
const stage_words = (stage) =>
  (has_words(`lobby-stage-${stage}`) ? t(`lobby-stage-${stage}`) : t('lobby-stage-other', { stage }));

/** One of a list of [value, text]. */
export function pick(id, label, value, options, set) {
  return html`<label class="field"
    for=${id}><span>${label}</span><select id=${id} @change=${(e) => set(e.target.value)}>
    ${options.map(([v, text]) => html`<option value=${v} ?selected=${v === value}>${text}</option>`)}</select></label>`;
}

/* A number and its unit; the unit that was chosen stays. */
const time_field = (state, send, name, label, value, [min, max], set) =>
  duration(`time-${name}`, label, { value, unit: state.form.units[name], bounds: [min, max] }, (seconds, unit) => {
    send.unit(name, unit);
    set(seconds);
  });

/* Where all play at once: whether a turn ends before its time when everybody has handed in. */
function early({ form, variant }, send) {
  if (variant?.turns !== 'together' || form.clock.mode === 'untimed') return nothing;
  return html`<label class="check"><input id="clock-early" type="checkbox" .checked=${form.clock.early}
    @change=${(e) => send.clock('early', e.target.checked)}> ${t('lobby-early-check')}</label>`;
}

/** The clock, folded. */
export function clock(state, send) {
  const known = state.variant?.clock ?? {};
  const modes = Object.keys(known.modes ?? { [state.form.clock.mode]: {} })
    .filter((mode) => !state.form.blind || MODEL_CLOCKS.includes(mode));
  const bounds = known.modes?.[state.form.clock.mode] ?? {};
  return folded('time', state, send, time_set(state), html`
    ${pick('clock-mode', t('lobby-time-control'), state.form.clock.mode, modes.map((m) => [m, mode_words(m)]),
      send.mode)}
    ${Object.entries(FIELDS).filter(([name]) => bounds[name]).map(([name, label]) =>
      time_field(state, send, name, t(label), state.form.clock[name], bounds[name], (v) => send.clock(name, v)))}
    ${state.form.clock.mode === 'untimed' ? nothing : Object.entries(known.stages ?? {}).map(([stage, range]) =>
      time_field(state, send, stage, stage_words(stage),
        state.form.clock.stage_seconds?.[stage] ?? known.default?.stage_seconds?.[stage] ?? range[0],
        range, (v) => send.stage(stage, v)))}
    ${early(state, send)}`);
}

/** How many players a variant can have. */
export function seat_numbers({ seats_min: min = 2, seats_max: max = min, seats_step: step = 1 } = {}) {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);
}

function wish(state, send) {
  const schema = state.variant?.choice_schema;
  if (!Object.keys(schema?.properties ?? {}).length) return nothing;
  return folded('choice', state, send, choice_set(schema, state.form.choice), html`
    <p class="small">${t('lobby-choice-about')}</p>
    ${schema_form(schema, state.form.choice, send.choice, 'choice')}`);
}

const LATEST = 1000;

const bots_fill = ({ form }) => Object.values(form.bots).filter(Boolean).length === form.seats - 1;

/* What spectators see, as far as the variant leaves a choice. Open shows hidden things live: no rated game does. */
function audiences(variant) {
  const choice = (variant?.spectators ?? ['public', 'none']).filter((name) => name !== 'open' || variant?.hidden);
  return [['', t('lobby-spectators-default')], ...choice.map((name) => [name, t(`lobby-spectators-${name}`)])];
}

/* By how many turns spectators are late, where they are. */
function delay({ form, variant }, send) {
  if (!variant?.delay_turns_min || (form.spectators || variant.spectators[0]) !== 'delayed') return nothing;
  return html`<label class="field"
    for="delay"><span>${t('lobby-delay', { min: variant.delay_turns_min, max: LATEST })}</span><input id="delay"
      type="number" inputmode="numeric" min=${variant.delay_turns_min} max=${LATEST}
    placeholder=${variant.delay_turns} .value=${String(form.delay)}
      @input=${(e) => send.set('delay', e.target.value)}></label>`;
}

/* A blind game is unrated. */
const blind = ({ form }, send) => html`<label class="check"><input type="checkbox" .checked=${form.blind}
    @change=${(e) => send.blind(e.target.checked)}> ${t('lobby-blind-check')}</label>
  ${form.blind ? html`<p class="small">${t('lobby-blind-about', { private: String(form.private) })}</p>` : nothing}`;

/* Where people have all seats. */
const can_be_blind = ({ form }) => form.seats > 1 && !form.watch && !Object.values(form.bots).some(Boolean);

const rated = (state, send) => html`<label class="check"><input type="checkbox" .checked=${state.form.rated}
  ?disabled=${state.guest || state.form.blind}
  @change=${(e) => send.set('rated', e.target.checked)}> ${t('lobby-rated-check')}</label>
  ${state.guest
    ? html`<p class="small">${rich('lobby-guests-unrated',
      { link: (text) => html`<a href="/register">${text}</a>` })}</p>`
    : nothing}`;

/* Whether bots play alone, and the person watches. */
function watch({ form, can_watch }, send) {
  if (!can_watch) return html`<p class="small">${t('lobby-you-first')}</p>`;
  return html`<label class="check"><input id="watch" type="checkbox" .checked=${form.watch}
      @change=${(e) => send.watch(e.target.checked)}> ${t('lobby-watch-check')}</label>
    <p class="small">${t(form.watch ? 'lobby-watch-about' : 'lobby-you-first')}</p>`;
}

/* The other of two players: a variant can say that it is no opponent. */
const other_words = ({ game, variant }) =>
  t([`lobby-other-${game}-${variant}`].find(has_words) ?? 'lobby-opponent');

const opponent = (form, bots, send) => levels_row({ name: 'opponent', label: other_words(form), bots,
  chosen: form.bots[1] ?? '', before: [['', t('lobby-person')]], set: (id) => send.bot(1, id) });

/* A bot for all others, or for all seats where bots play alone. */
function fill_others({ form }, bots, send) {
  const seats = Array.from({ length: form.seats }, (_, seat) => seat).slice(form.watch ? 0 : 1);
  const free = seats.filter((seat) => !form.bots[seat]).length;
  return fill_row(bots, { free, taken: seats.length - free, bot: form.fill },
    { choose: (bot) => send.set('fill', bot), fill: send.fill });
}

/* A single opponent is chosen directly. For several, first their number, and a bot for all others. */
function opponents(state, game, send) {
  const { form } = state;
  const numbers = seat_numbers(state.variant), bots = game?.bots ?? [];
  return html`${numbers.length > 1
    ? pick('seats', t('lobby-number-of-players'), form.seats, numbers.map((n) => [n, String(n)]),
      (n) => send.seats(Number(n)))
    : nothing}
    ${form.seats === 2 && !form.watch ? opponent(form, bots, send) : nothing}
    ${form.seats > 2 || form.watch ? fill_others(state, bots, send) : nothing}`;
}

/* Who takes which seat, and whether bots play alone. */
function seats(state, game, send) {
  const { form, can_watch } = state;
  if (form.seats === 1 || (form.seats === 2 && !can_watch)) return nothing;
  const first = form.watch ? 0 : form.seats > 2 ? 1 : 2;
  return folded('players', state, send, players_set(form), html`${watch(state, send)}
    ${seat_rows(game?.bots ?? [], { seats: form.seats, first, chosen: form.bots, person: !form.watch },
      send.bot)}`);
}

/** A number that can be left open. */
export function optional(id, label, value, [min, max], set) {
  return html`<label class="field" for=${id}><span>${label}</span><input id=${id} type="number" inputmode="numeric"
    min=${min} max=${max} placeholder=${t('lobby-any')}
    .value=${String(value)} @input=${(e) => set(e.target.value)}></label>`;
}

/* Who can join; ratings only where this game is rated with this kind of clock. */
function demands({ form, variant }, send) {
  const has_board = variant?.rated && variant.clock?.speeds?.[form.clock.mode];
  return html`<div class="wishes">
    ${has_board ? html`${optional('from', t('lobby-rating-from'), form.from, [1, 5000], (v) => send.set('from', v))}
      ${optional('to', t('lobby-rating-to'), form.to, [1, 5000], (v) => send.set('to', v))}` : nothing}
    ${optional('reliable', t('lobby-reliability'), form.reliable, [1, 100], (v) => send.set('reliable', v))}</div>
    <p class="small">${t('lobby-reliability-about')}</p>`;
}

/* Who can join, and whether the game is rated. Where bots have all other seats, nobody can join. */
function joining(state, send) {
  const is_full = state.form.watch || bots_fill(state);
  const can_be_rated = state.variant?.rated && !state.form.watch;
  if (is_full && !can_be_rated) return nothing;
  return folded('joining', state, send, joining_set(state, is_full), html`${is_full ? nothing
    : html`<label class="check"><input type="checkbox" ?checked=${state.form.private}
      @change=${(e) => send.set('private', e.target.checked)}> ${t('lobby-private-check')}</label>`}
    ${can_be_rated ? rated(state, send) : nothing} ${can_be_blind(state) ? blind(state, send) : nothing}
    ${is_full ? nothing : demands(state, send)}`);
}

const audience = (state, send) => folded('audience', state, send, audience_set(state.form), html`
  ${pick('spectators', t('lobby-spectators'), state.form.spectators, audiences(state.variant),
    (v) => send.set('spectators', v))}
  ${delay(state, send)}
  ${pick('press', t('lobby-chat'), state.form.press,
    ['all', 'public', 'none'].map((press) => [press, t(`lobby-chat-${press}`)]), (v) => send.set('press', v))}`);

/* What happens when a player is away; without a clock nobody can be late. */
function absence(state, game, send) {
  const { absence: now, clock: { mode } } = state.form;
  if (mode === 'untimed') return nothing;
  const bots = [...(game?.bots ?? [])].sort((a, b) => b.level - a.level);
  const offered = policies(state.form).filter(([policy]) => (policy !== 'bot' || bots.length)
    && !(state.form.blind && ['default', 'open'].includes(policy)));
  const number = (id, label, name, min, max) =>
    html`<label class="field" for=${id}><span>${label}</span><input id=${id} type="number" inputmode="numeric"
      step="1" min=${min} max=${max} required .value=${String(now[name])}
      @input=${(e) => send.absence(name, Number(e.target.value))}></label>`;
  const struck = now.policy !== 'default';
  return folded('away', state, send, away_set(state.form), html`
    ${pick('absence-policy', t('lobby-away-policy'), now.policy, offered, (v) => send.absence('policy', v))}
    ${struck ? number('absence-after', t('lobby-away-after'), 'after', 1, 100) : nothing}
    ${struck && mode === 'budget'
      ? time_field(state, send, 'grace', t('lobby-away-grace'), now.grace_seconds, [5, 86400],
        (v) => send.absence('grace_seconds', v))
      : nothing}
    ${now.policy === 'bot' ? levels_row({ name: 'absence-bot', label: t('lobby-away-bot'), bots, chosen: now.bot,
      before: [['', t('lobby-strongest')]], set: (id) => send.absence('bot', id) }) : nothing}
    ${absence_words({ ...state.form, absence: { ...now, bot: now.bot || bots[0]?.id } }, { bots })
      .map((words) => html`<p class="small">${words}</p>`)}`);
}

/** The options of the variant, folded. */
export function options(state, send) {
  const schema = state.variant?.options_schema;
  if (!Object.keys(schema?.properties ?? {}).length) return nothing;
  return folded('options', state, send, options_set(schema, state.form.options),
    schema_form(schema, state.form.options, send.option));
}

/* Which variant, a sentence about it, and a link to its rules. */
function variants(state, game, send) {
  const words = state.variant?.options_schema?.description;
  return html`${pick('variant', t('lobby-variant'), state.form.variant, game.variants.map((v) => [v.id, v.title]),
    send.variant)}
    ${words ? html`<p class="small">${words}
      <a href=${`/learn/${game.id}#${state.form.variant}`}>${t('lobby-how-to-play')}</a></p>` : nothing}`;
}

/* What most people leave as it is. */
const folds = (state, game, send) => html`<div class="folds">${seats(state, game, send)}
  ${state.form.watch ? nothing : html`${wish(state, send)} ${clock(state, send)} ${absence(state, game, send)}`}
  ${joining(state, send)} ${audience(state, send)} ${options(state, send)}</div>`;

function button({ form, friend, named }) {
  if (named) return 'lobby-invite-send';
  if (form.watch) return 'lobby-watch-start';
  if (bots_fill({ form })) return 'lobby-start';
  return friend ? 'lobby-get-link' : 'lobby-create';
}

/** A field that the browser is going to refuse must be visible. */
export function unfold({ currentTarget: button }) {
  for (const field of button.form.querySelectorAll('input:invalid')) {
    for (let at = field.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
  }
}

/** The game and its variant. */
export const game_pick = (state, game, send) => html`${state.games.length > 1
  ? pick('game', t('lobby-game'), game.id, state.games.map((g) => [g.id, g.title]), send.game)
  : html`<p>${rich('lobby-only-game', { game: () => html`<strong>${game.title}</strong>` })}</p>`}
  ${game.variants.length > 1 ? variants(state, game, send) : nothing}`;

const act = (state) => html`${fault(state.act.error)}
  <p class="row"><button class="main" ?disabled=${state.act.busy}
    @click=${unfold}>${t(button(state))}</button></p>`;

/* What a friend who is invited by name can be told, and who can watch. */
const word = ({ form }, send) => html`<label class="field" for="word"><span>${t('lobby-invite-message')}</span><input
  id="word" maxlength="200" autocomplete="off" .value=${form.word ?? ''}
  @input=${(e) => send.set('word', e.target.value)}></label>`;

function shown_to(state, send) {
  const { form, named } = state;
  return folded('joining', state, send,
    t('lobby-set-shown', { hidden: String(form.private), rated: String(form.rated) }),
    html`<label class="check"><input type="checkbox" .checked=${form.private}
      @change=${(e) => send.set('private', e.target.checked)}> ${t('lobby-invite-hidden', { name: named })}</label>
    ${state.variant?.rated ? rated(state, send) : nothing}`);
}

/* How many play; bots have the seats that are neither one's own nor the friend's. */
function with_bots({ form, variant }, game, send) {
  const numbers = seat_numbers(variant).filter((n) => n > 1), { bots } = game;
  return html`${numbers.length > 1
    ? pick('seats', t('lobby-number-of-players'), form.seats, numbers.map((n) => [n, String(n)]),
      (n) => send.seats(Number(n))) : nothing}
    ${form.seats > 2 ? levels_row({ name: 'fill', label: t('lobby-invite-bots', { n: form.seats - 2 }), bots,
      chosen: chosen_bot(bots, form.fill).id, set: (bot) => send.set('fill', bot) }) : nothing}`;
}

/* A friend by name: the game, a word to them, and one button. */
const for_named = (state, game, send) => html`${game_pick(state, game, send)} ${with_bots(state, game, send)}
  ${word(state, send)} ${act(state)}
  <div class="folds">${wish(state, send)} ${clock(state, send)} ${absence(state, game, send)} ${shown_to(state, send)}
    ${audience(state, send)} ${options(state, send)}</div>`;

/* For a friend only the link matters: one line says what will be played. */
function for_friend(state, game, send) {
  const { game: id, variant, seats: n, clock: time, rated: is_rated } = state.form;
  return html`<p>${t('lobby-invite-what', { game: game_title(id, variant), n, clock: clock_words(time, span_text),
    rated: String(is_rated) })}</p>
    ${act(state)}
    ${folded('all', state, send, t('lobby-options'), html`${game_pick(state, game, send)}
      ${opponents(state, game, send)} ${folds(state, game, send)}`)}`;
}

const usual = (state, game, send) => html`${game_pick(state, game, send)} ${opponents(state, game, send)}
  ${act(state)} ${folds(state, game, send)}`;

const form_of = ({ friend, named }) => (named ? for_named : friend ? for_friend : usual);

/** What the page is called. */
export const title_of = ({ friend, named }) =>
  (named ? t('lobby-invite-named', { name: named }) : t(friend ? 'lobby-invite-friend' : 'lobby-new'));

/* Another way for people who are in one room. */
const here_together = ({ named, form: { game }, variant }) => (named || variant?.turns === 'own' ? nothing
  : html`<p class="small device-limits">${rich('lobby-together', { link: (text) => html`<a
    href=${`/together?${new URLSearchParams({ game, variant: variant.id })}`}>${text}</a>` })}</p>`);

export function create(state, send) {
  const game = state.games.find((g) => g.id === state.form.game);
  const title = title_of(state);
  if (!game) {
    return html`<div class="page narrow"><h1>${title}</h1><p class="note bad">${rich('lobby-games-not-loaded',
      { link: (text) => html`<a href="/lobbies">${text}</a>` })}</p></div>`;
  }
  const submit = (event) => { event.preventDefault(); send.submit(); };
  return html`<div class="page narrow"><h1>${title}</h1>
    <form class="sheet" @submit=${submit}>
      ${form_of(state)(state, game, send)}
    </form>${here_together(state)}</div>`;
}
