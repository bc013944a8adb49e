/* The form that creates a game, drawn from the catalogue. */
import { html, nothing } from '../../vendor/lit-html.js';
import { schema_form } from '../../ui/controls/schema_form.js';
import { absence_words, policies } from '../../ui/words/absence.js';
import { duration } from '../../ui/controls/duration.js';
import { fault } from '../../ui/alerts/note.js';
import { fill_row } from './fill.js';
import { has_words, rich, t } from '../../locales/text.js';

const FIELDS = { turn_seconds: 'lobby-turn-seconds', bank_seconds: 'lobby-bank-seconds',
  increment_seconds: 'lobby-increment-seconds' };

/* A newer server may know more kinds of clock and more stages. */
const mode_words = (mode) => (has_words(`lobby-clock-${mode}`) ? t(`lobby-clock-${mode}`) : mode);
const stage_words = (stage) =>
  (has_words(`lobby-stage-${stage}`) ? t(`lobby-stage-${stage}`) : t('lobby-stage-other', { stage }));

function pick(id, label, value, options, set) {
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

function clock(state, send) {
  const known = state.variant?.clock ?? {};
  const modes = Object.keys(known.modes ?? { [state.form.clock.mode]: {} });
  const bounds = known.modes?.[state.form.clock.mode] ?? {};
  return html`<fieldset><legend>${t('lobby-clock')}</legend>
    ${pick('clock-mode', t('lobby-time-control'), state.form.clock.mode, modes.map((m) => [m, mode_words(m)]),
      send.mode)}
    ${Object.entries(FIELDS).filter(([name]) => bounds[name]).map(([name, label]) =>
      time_field(state, send, name, t(label), state.form.clock[name], bounds[name], (v) => send.clock(name, v)))}
    ${state.form.clock.mode === 'untimed' ? nothing : Object.entries(known.stages ?? {}).map(([stage, range]) =>
      time_field(state, send, stage, stage_words(stage),
        state.form.clock.stage_seconds?.[stage] ?? known.default?.stage_seconds?.[stage] ?? range[0],
        range, (v) => send.stage(stage, v)))}
    ${early(state, send)}
  </fieldset>`;
}

/* How many players a variant can have. */
function seat_numbers({ seats_min: min = 2, seats_max: max = min, seats_step: step = 1 } = {}) {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);
}

function wish(state, send) {
  const schema = state.variant?.choice_schema;
  if (!Object.keys(schema?.properties ?? {}).length) return nothing;
  return html`<fieldset><legend>${t('lobby-choice')}</legend>
    <p class="small">${t('lobby-choice-about')}</p>
    ${schema_form(schema, state.form.choice, send.choice, 'choice')}</fieldset>`;
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

const rated = (state, send) => html`<label class="check"><input type="checkbox" ?checked=${state.form.rated}
  ?disabled=${state.guest} @change=${(e) => send.set('rated', e.target.checked)}> ${t('lobby-rated-check')}</label>
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

function seats(state, game, send) {
  const { watch: watches } = state.form;
  const picked = Array.from({ length: state.form.seats }, (_, i) => i).slice(watches ? 0 : 1);
  const known = [...(game?.bots ?? [])].sort((a, b) => a.level - b.level);
  const bots = known.map((b) => [b.id, t('lobby-bot-of-level', { bot: b.title, level: b.level })]);
  const free = picked.filter((seat) => !state.form.bots[seat]).length;
  return html`<fieldset><legend>${t('lobby-players')}</legend>
    ${seat_numbers(state.variant).length > 1
      ? pick('seats', t('lobby-number-of-players'), state.form.seats,
        seat_numbers(state.variant).map((n) => [n, String(n)]), (n) => send.seats(Number(n)))
      : nothing}
    ${watch(state, send)}
    ${fill_row(known, { free, bot: state.form.fill }, { choose: (bot) => send.set('fill', bot), fill: send.fill })}
    ${picked.map((seat) => pick(`seat-${seat}`, t('lobby-seat', { n: seat + 1 }), state.form.bots[seat] ?? '',
      [...(watches ? [] : [['', t('lobby-person')]]), ...bots], (v) => send.bot(seat, v)))}
    <label class="check"><input type="checkbox" ?checked=${state.form.private}
      @change=${(e) => send.set('private', e.target.checked)}> ${t('lobby-private-check')}</label>
    ${state.variant?.rated && !watches ? rated(state, send) : nothing}
    ${pick('spectators', t('lobby-spectators'), state.form.spectators, audiences(state.variant),
      (v) => send.set('spectators', v))}
    ${delay(state, send)}
    ${pick('press', t('lobby-chat'), state.form.press,
      ['all', 'public', 'none'].map((press) => [press, t(`lobby-chat-${press}`)]), (v) => send.set('press', v))}
  </fieldset>`;
}

function optional(id, label, value, [min, max], set) {
  return html`<label class="field" for=${id}><span>${label}</span><input id=${id} type="number" inputmode="numeric"
    min=${min} max=${max} placeholder=${t('lobby-any')}
    .value=${String(value)} @input=${(e) => set(e.target.value)}></label>`;
}

/* Who can join; ratings only where this game is rated with this kind of clock. */
function demands(state, send) {
  const { form, variant } = state;
  const has_board = variant?.rated && variant.clock?.speeds?.[form.clock.mode];
  return html`<details class="search" ?open=${Boolean(form.from || form.to || form.reliable)}>
    <summary>${t('lobby-who-can-join')}</summary><div class="wishes">
    ${has_board ? html`${optional('from', t('lobby-rating-from'), form.from, [1, 5000], (v) => send.set('from', v))}
      ${optional('to', t('lobby-rating-to'), form.to, [1, 5000], (v) => send.set('to', v))}` : nothing}
    ${optional('reliable', t('lobby-reliability'), form.reliable, [1, 100], (v) => send.set('reliable', v))}</div>
    <p class="small">${t('lobby-reliability-about')}</p></details>`;
}

/* What happens when a player is away; without a clock nobody can be late. */
function absence(state, game, send) {
  const { absence: now, clock: { mode }, rated } = state.form;
  if (mode === 'untimed') return nothing;
  const bots = [...(game?.bots ?? [])].sort((a, b) => b.level - a.level);
  const offered = policies().filter(([policy]) => policy !== 'bot' || bots.length);
  const number = (id, label, name, min, max) =>
    html`<label class="field" for=${id}><span>${label}</span><input id=${id} type="number" inputmode="numeric"
      step="1" min=${min} max=${max} required .value=${String(now[name])}
      @input=${(e) => send.absence(name, Number(e.target.value))}></label>`;
  const struck = now.policy !== 'default';
  return html`<fieldset><legend>${t('lobby-away')}</legend>
    ${pick('absence-policy', t('lobby-away-policy'), now.policy, offered, (v) => send.absence('policy', v))}
    ${struck ? number('absence-after', t('lobby-away-after'), 'after', 1, 100) : nothing}
    ${struck && mode === 'budget'
      ? time_field(state, send, 'grace', t('lobby-away-grace'), now.grace_seconds, [5, 86400],
        (v) => send.absence('grace_seconds', v))
      : nothing}
    ${now.policy === 'bot' ? pick('absence-bot', t('lobby-away-bot'), now.bot,
      [['', t('lobby-strongest')], ...bots.map((b) => [b.id, b.title])], (v) => send.absence('bot', v)) : nothing}
    ${absence_words({ ...now, bot: now.bot || bots[0]?.id }, state.form.clock,
      { rated, bots }).map((words) => html`<p class="small">${words}</p>`)}
  </fieldset>`;
}

function options(state, send) {
  const schema = state.variant?.options_schema;
  if (!Object.keys(schema?.properties ?? {}).length) return nothing;
  return html`<fieldset>
    <legend>${t('lobby-options')}</legend>${schema_form(schema, state.form.options, send.option)}</fieldset>`;
}

/* Which variant, a sentence about it, and a link to its rules. */
function variants(state, game, send) {
  const words = state.variant?.options_schema?.description;
  return html`${pick('variant', t('lobby-variant'), state.form.variant, game.variants.map((v) => [v.id, v.title]),
    send.variant)}
    ${words ? html`<p class="small">${words}
      <a href=${`/learn/${game.id}#${state.form.variant}`}>${t('lobby-how-to-play')}</a></p>` : nothing}`;
}

/* What concerns people who play. */
const people = (state, game, send) =>
  html`${wish(state, send)} ${clock(state, send)} ${absence(state, game, send)} ${demands(state, send)}`;

function button(state) {
  if (state.form.watch) return 'lobby-watch-start';
  return bots_fill(state) ? 'lobby-start' : 'lobby-create';
}

export function create(state, send) {
  const game = state.games.find((g) => g.id === state.form.game);
  if (!game) {
    return html`<div class="page narrow"><h1>${t('lobby-new')}</h1><p class="note bad">${rich('lobby-games-not-loaded',
      { link: (text) => html`<a href="/lobbies">${text}</a>` })}</p></div>`;
  }
  const submit = (event) => { event.preventDefault(); send.submit(); };
  return html`<div class="page narrow"><h1>${t('lobby-new')}</h1>
    <form class="sheet" @submit=${submit}>
      ${state.games.length > 1 ? pick('game', t('lobby-game'), game.id, state.games.map((g) => [g.id, g.title]),
        send.game) : html`<p>${rich('lobby-only-game', { game: () => html`<strong>${game.title}</strong>` })}</p>`}
      ${game.variants.length > 1 ? variants(state, game, send) : nothing}
      ${seats(state, game, send)} ${state.form.watch ? nothing : people(state, game, send)} ${options(state, send)}
      ${fault(state.act.error)}
      <p class="row"><button class="main"
        ?disabled=${state.act.busy}>${t(button(state))}</button></p>
    </form></div>`;
}
