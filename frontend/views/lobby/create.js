/* The form that sets a table, drawn from the catalogue. */
import { html, nothing } from '../../vendor/lit-html.js';
import { schema_form } from '../../ui/controls/schema_form.js';
import { absence_words, policies } from '../../ui/words/absence.js';
import { span_text } from '../../ui/clock.js';
import { fault } from '../../ui/alerts/note.js';

const MODES = {
  live: 'Live: a limit for each turn', correspondence: 'Correspondence: hours or days for each turn',
  budget: 'Budget: a bank of time and an increment', untimed: 'No clock',
};

const FIELDS = { turn_seconds: 'Seconds for a turn', bank_seconds: 'Seconds in the bank',
  increment_seconds: 'Seconds added each turn' };

function pick(id, label, value, options, set) {
  return html`<label class="field"
    for=${id}><span>${label}</span><select id=${id} @change=${(e) => set(e.target.value)}>
    ${options.map(([v, text]) => html`<option value=${v} ?selected=${v === value}>${text}</option>`)}</select></label>`;
}

function seconds(id, label, value, [min, max], set) {
  return html`<div class="field"><label for=${id}>${label}</label><div class="row">
    <input id=${id} type="number" inputmode="numeric" step="1" min=${min} max=${max} required
      .value=${String(value ?? '')}
      @input=${(e) => set(Number(e.target.value))}><span class="small">${span_text(value || min)} (${span_text(min)} to
        ${span_text(max)})</span></div></div>`;
}

function clock(state, send) {
  const known = state.variant?.clock ?? {};
  const modes = Object.keys(known.modes ?? { [state.form.clock.mode]: {} });
  const bounds = known.modes?.[state.form.clock.mode] ?? {};
  return html`<fieldset><legend>Clock</legend>
    ${pick('clock-mode', 'Kind', state.form.clock.mode, modes.map((m) => [m, MODES[m] ?? m]), send.mode)}
    ${Object.entries(FIELDS).filter(([name]) => bounds[name]).map(([name, label]) =>
      seconds(`clock-${name}`, label, state.form.clock[name], bounds[name], (v) => send.clock(name, v)))}
    ${state.form.clock.mode === 'untimed' ? nothing : Object.entries(known.stages ?? {}).map(([stage, range]) =>
      seconds(`stage-${stage}`, `Seconds for the ${stage}`,
        state.form.clock.stage_seconds?.[stage] ?? known.default?.stage_seconds?.[stage] ?? range[0],
        range, (v) => send.stage(stage, v)))}
  </fieldset>`;
}

/* How many may sit at a table of a variant. */
function seat_numbers({ seats_min: min = 2, seats_max: max = min, seats_step: step = 1 } = {}) {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);
}

function wish(state, send) {
  const schema = state.variant?.choice_schema;
  if (!Object.keys(schema?.properties ?? {}).length) return nothing;
  return html`<fieldset><legend>Your wish</legend>
    <p class="small">Nobody sees it before the match
      begins.</p>${schema_form(schema, state.form.choice, send.choice, 'choice')}</fieldset>`;
}

const bots_fill = ({ form }) => Object.values(form.bots).filter(Boolean).length === form.seats - 1;

/* What strangers may see, as far as the variant leaves a choice. Open shows hidden things live, which no rated game
 * may. */
function audiences(variant) {
  const words = { delayed: 'see everything, some turns late', public: 'see the public part',
    open: 'see everything at once (unrated)', none: 'none' };
  const choice = (variant?.spectators ?? ['public', 'none']).filter((name) => name !== 'open' || variant?.hidden);
  return [['', 'as usual for this game'], ...choice.map((name) => [name, words[name]])];
}

/* How late the late ones are, where they are. */
function delay({ form, variant }, send) {
  if (!variant?.delay_turns_min || (form.spectators || variant.spectators[0]) !== 'delayed') return nothing;
  return html`<label class="field"
    for="delay"><span>Turns they are late, ${variant.delay_turns_min} to 1000</span><input id="delay" type="number"
      inputmode="numeric" min=${variant.delay_turns_min} max="1000"
    placeholder=${variant.delay_turns} .value=${String(form.delay)}
      @input=${(e) => send.set('delay', e.target.value)}></label>`;
}

function seats(state, game, send) {
  const others = Array.from({ length: state.form.seats - 1 }, (_, i) => i + 1);
  const bots = [...(game?.bots ?? [])].sort((a, b) => a.level - b.level)
    .map((b) => [b.id, `${b.title}, bot of level ${b.level}`]);
  return html`<fieldset><legend>Seats</legend>
    ${seat_numbers(state.variant).length > 1
      ? pick('seats', 'Players', state.form.seats, seat_numbers(state.variant).map((n) => [n, String(n)]),
        (n) => send.seats(Number(n)))
      : nothing}
    <p class="small">You take seat 1.</p>
    ${others.map((seat) => pick(`seat-${seat}`, `Seat ${seat + 1}`, state.form.bots[seat] ?? '',
      [['', 'a person'], ...bots], (v) => send.bot(seat, v)))}
    <label class="check"><input type="checkbox" ?checked=${state.form.private}
      @change=${(e) => send.set('private', e.target.checked)}> Private: only who has the link may sit down</label>
    ${state.variant?.rated ? html`<label class="check"><input type="checkbox" ?checked=${state.form.rated}
      ?disabled=${state.guest} @change=${(e) => send.set('rated', e.target.checked)}> Rated</label>
      ${state.guest
        ? html`<p class="small">Guests play unrated games. <a href="/register">Sign up</a> to play for a rating: your
          games stay yours.</p>`
        : nothing}` : nothing}
    ${pick('spectators', 'Spectators', state.form.spectators, audiences(state.variant),
      (v) => send.set('spectators', v))}
    ${delay(state, send)}
    ${pick('press', 'Talk', state.form.press,
      [['all', 'players may talk'], ['public', 'only in public'], ['none', 'no talk']], (v) => send.set('press', v))}
  </fieldset>`;
}

function optional(id, label, value, [min, max], set) {
  return html`<label class="field" for=${id}><span>${label}</span><input id=${id} type="number" inputmode="numeric"
    min=${min} max=${max} placeholder="any"
    .value=${String(value)} @input=${(e) => set(e.target.value)}></label>`;
}

/* What others must bring; ratings only where this game is rated with this kind of clock. */
function demands(state, send) {
  const { form, variant } = state;
  const has_board = variant?.rated && variant.clock?.speeds?.[form.clock.mode];
  return html`<details class="search" ?open=${Boolean(form.from || form.to || form.reliable)}>
    <summary>Who may sit down</summary><div class="wishes">
    ${has_board ? html`${optional('from', 'Rating from', form.from, [1, 5000], (v) => send.set('from', v))}
      ${optional('to', 'Rating to', form.to, [1, 5000], (v) => send.set('to', v))}` : nothing}
    ${optional('reliable', 'Reliable, in percent', form.reliable, [1, 100], (v) => send.set('reliable', v))}</div>
    <p class="small">Reliable: so many of the last 50 matches with other people went without a missed turn. Who has
      fewer than five is not known yet and may not sit down.</p></details>`;
}

/* What becomes of who does not turn up; without a clock nobody can be late. */
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
  return html`<fieldset><legend>If somebody is not there</legend>
    ${pick('absence-policy', 'Then', now.policy, offered, (v) => send.absence('policy', v))}
    ${struck ? number('absence-after', 'After so many turns missed in a row', 'after', 1, 100) : nothing}
    ${struck && mode === 'budget'
      ? number('absence-grace', 'Seconds for a turn once the bank is empty', 'grace_seconds', 5, 86400)
      : nothing}
    ${now.policy === 'bot' ? pick('absence-bot', 'Bot', now.bot,
      [['', 'the strongest'], ...bots.map((b) => [b.id, b.title])], (v) => send.absence('bot', v)) : nothing}
    ${absence_words({ ...now, bot: now.bot || bots[0]?.id }, state.form.clock,
      { rated, bots }).map((words) => html`<p class="small">${words}</p>`)}
  </fieldset>`;
}

function options(state, send) {
  const schema = state.variant?.options_schema;
  if (!Object.keys(schema?.properties ?? {}).length) return nothing;
  return html`<fieldset>
    <legend>Rules of this table</legend>${schema_form(schema, state.form.options, send.option)}</fieldset>`;
}

/* Which variant, what it is in a sentence, and where it is explained. */
function variants(state, game, send) {
  const words = state.variant?.options_schema?.description;
  return html`${pick('variant', 'Variant', state.form.variant, game.variants.map((v) => [v.id, v.title]), send.variant)}
    ${words ? html`<p class="small">${words} <a href=${`/learn/${game.id}#${state.form.variant}`}>How to play</a></p>`
      : nothing}`;
}

export function create(state, send) {
  const game = state.games.find((g) => g.id === state.form.game);
  if (!game) {
    return html`<div class="page narrow"><h1>Set a table</h1>
      <p class="note bad">The games could not be read from the server. <a href="/lobbies">Back</a></p></div>`;
  }
  const submit = (event) => { event.preventDefault(); send.submit(); };
  return html`<div class="page narrow"><h1>Set a table</h1>
    <form class="sheet" @submit=${submit}>
      ${state.games.length > 1 ? pick('game', 'Game', game.id, state.games.map((g) => [g.id, g.title]), send.game)
        : html`<p>Game: <strong>${game.title}</strong></p>`}
      ${game.variants.length > 1 ? variants(state, game, send) : nothing}
      ${seats(state, game, send)} ${wish(state, send)} ${clock(state, send)} ${absence(state, game, send)}
      ${demands(state, send)} ${options(state, send)}
      ${fault(state.act.error)}
      <p class="row"><button class="main"
        ?disabled=${state.act.busy}>${bots_fill(state) ? 'Start the match' : 'Set the table'}</button></p>
    </form></div>`;
}
