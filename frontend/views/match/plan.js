/* Queued orders, drawn: the lines as "If … then …", the way to the copy of the board, a form for one more. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { fault, heed } from '../../ui/alerts/note.js';

const WHY = {
  surprise: 'the other side played something else', offer: 'the other side made an offer',
  own_order: 'you played yourself',
  takeback: 'a turn was taken back', refused: 'the game refused your answer',
};

/* A turn of a queued line: pointed at, the board shows where it leads; pressed, the copy opens there. */
function turn(state, texts, i, send) {
  const here = texts.slice(0, i + 1);
  const text = texts[i];
  if (!state.may_plan) return html`<code>${text}</code>`;
  const shown = state.queue.look?.texts.join() === here.join();
  return html`<button class="line-turn" aria-label=${`${text}: see it on the board`}
    aria-current=${shown ? 'step' : nothing} @click=${() => send.queue.open(here)}
    @pointerenter=${(e) => { if (e.pointerType === 'mouse') send.queue.look(here); }}
    @pointerleave=${send.queue.look_away}
    @focus=${(e) => { if (e.target.matches(':focus-visible')) send.queue.look(here, true); }}
    @blur=${send.queue.look_away}><code>${text}</code></button>`;
}

/* Theirs and mine by turns: "If … then …, and if … then …". */
function words(state, texts, send) {
  const pairs = texts.flatMap((_, i) => (i % 2 ? [] : [i]));
  return pairs.map((i) => html`${i ? ', and ' : ''}${i ? 'if' : 'If'}
    ${turn(state, texts, i, send)} then ${turn(state, texts, i + 1, send)}`);
}

const line = (state, texts, i, send) => html`<li><span class="grow">${words(state, texts, send)}.</span>
  <button class="plain" aria-label=${`Give up: if ${texts.join(', ')}`} ?disabled=${state.plan_act.busy}
    @click=${() => send.plan.remove(i)}>Give up</button></li>`;

function after_field({ plan, plan_form }, send) {
  if (!plan.texts.length) return nothing;
  return html`<label class="field"><span>From</span><select @change=${(e) => send.plan.fill({ after: e.target.value })}>
    <option value="" ?selected=${plan_form.after === ''}>the position now</option>
    ${plan.texts.map((texts, i) => html`<option value=${String(i)}
      ?selected=${plan_form.after === String(i)}>after ${texts.join(' ')}</option>`)}</select></label>`;
}

function form(state, send) {
  const { plan_form, plan_act } = state;
  const submit = (event) => {
    event.preventDefault();
    send.plan.add();
  };
  const field = (name, label, hint) => html`<label class="field"><span>${label}</span><input autocomplete="off"
    autocapitalize="off" spellcheck="false" required
    placeholder=${hint} .value=${plan_form[name]} @input=${(e) => send.plan.fill({ [name]: e.target.value })}></label>`;
  return html`<form class="plan-form" @submit=${submit}>${after_field(state, send)}
    <div class="plan-pair">${field('theirs', 'If they play', 'a turn in notation')}
      ${field('mine', 'I answer', '-- passes')}</div>
    ${fault(plan_form.fault)}
    <button class="plain" ?disabled=${plan_act.busy}>Queue it</button></form>`;
}

/** Why what was queued is no longer. */
export const given_up = (cancelled) =>
  (cancelled ? html`<p class="note warn" role="status">Your queued orders were given up at turn ${cancelled.turn}:
    ${WHY[cancelled.reason]}.</p>` : nothing);

/** The lines that wait. */
export const queued_lines = (state, send) =>
  (state.plan.texts.length ? html`<ul class="plan-lines" aria-label="Queued orders">
    ${state.plan.texts.map((texts, i) => line(state, texts, i, send))}</ul>` : nothing);

/** The same as notation, for who would rather write. */
export const plan_text = (state, send) => (state.may_plan
  ? html`<details class="plan-typed" ?open=${state.plan_open} @toggle=${(e) => send.set('plan_open', e.target.open)}>
    <summary>Type a line instead</summary>${form(state, send)}</details>`
  : nothing);

/** Everything about queued orders; nothing where there is nothing to say. */
export function plan_panel(state, send) {
  const { plan, plan_act, queue } = state;
  const waits = plan.texts.length > 0;
  const speaks = waits || plan.cancelled !== null || queue.ended;
  if (state.live.status === 'finished' || !(speaks || state.may_plan)) return nothing;
  return html`<section class="plan" aria-label="Queued orders"><h2>Answer before they move</h2>
    ${state.may_plan || waits
      ? html`<p class="small">Your answer is played when they play just this. Anything else gives all of it up. Only you
        can see it.</p>`
      : nothing}
    ${heed(queue.ended)} ${given_up(plan.cancelled)} ${queued_lines(state, send)} ${fault(plan_act.error)}
    ${state.may_plan
      ? html`<div class="row"><button class="plain grow" data-queue @click=${() => send.queue.open()}>${icon('copy')}
        ${waits ? 'Queue more orders' : 'Queue orders'}</button></div>`
      : nothing}
    ${plan_text(state, send)}</section>`;
}
