/* Queued orders, drawn: the lines as "If … then …", a form for one more. */
import { html, nothing } from '../vendor/lit-html.js';

const WHY = {
  surprise: 'the other side played something else', offer: 'the other side made an offer', own_order: 'you played yourself',
  takeback: 'a turn was taken back', refused: 'the game refused your answer',
};

/* Theirs and mine by turns: "If … then …, and if … then …". */
function words(texts) {
  const pairs = texts.flatMap((text, i) => (i % 2 ? [] : [[text, texts[i + 1]]]));
  return pairs.map(([theirs, mine], i) => html`${i ? ', and ' : ''}${i ? 'if' : 'If'} <code>${theirs}</code> then <code>${mine}</code>`);
}

const line = (state, texts, i, send) => html`<li><span class="grow">${words(texts)}.</span>
  <button class="plain" aria-label=${`Give up: if ${texts.join(', ')}`} ?disabled=${state.plan_act.busy} @click=${() => send.plan.remove(i)}>Give up</button></li>`;

function after_field({ plan, plan_form }, send) {
  if (!plan.texts.length) return nothing;
  return html`<label class="field"><span>From</span><select @change=${(e) => send.plan.fill({ after: e.target.value })}>
    <option value="" ?selected=${plan_form.after === ''}>the position now</option>
    ${plan.texts.map((texts, i) => html`<option value=${String(i)} ?selected=${plan_form.after === String(i)}>after ${texts.join(' ')}</option>`)}</select></label>`;
}

function form(state, send) {
  if (!state.may_plan) return nothing;
  const { plan_form, plan_act } = state;
  const submit = (event) => {
    event.preventDefault();
    send.plan.add();
  };
  const field = (name, label, hint) => html`<label class="field"><span>${label}</span><input autocomplete="off" autocapitalize="off" spellcheck="false" required
    placeholder=${hint} .value=${plan_form[name]} @input=${(e) => send.plan.fill({ [name]: e.target.value })}></label>`;
  return html`<form class="plan-form" @submit=${submit}>${after_field(state, send)}
    <div class="plan-pair">${field('theirs', 'If they play', 'a turn in notation')} ${field('mine', 'I answer', '-- passes')}</div>
    ${fault(plan_form.fault)}
    <button class="plain" ?disabled=${plan_act.busy}>Queue it</button></form>`;
}

const fault = (text) => (text ? html`<p class="note bad" role="alert">${text}</p>` : nothing);

const given_up = (cancelled) => (cancelled ? html`<p class="note warn" role="status">Your queued orders were given up at turn ${cancelled.turn}:
  ${WHY[cancelled.reason]}.</p>` : nothing);

const list = (state, send) => (state.plan.texts.length ? html`<ul class="plan-lines" aria-label="Queued orders">
  ${state.plan.texts.map((texts, i) => line(state, texts, i, send))}</ul>` : nothing);

/** Everything about queued orders; nothing where there is nothing to say. */
export function plan_panel(state, send) {
  const { plan, plan_act } = state;
  const speaks = plan.texts.length > 0 || plan.cancelled !== null;
  if (state.live.status === 'finished' || !(speaks || state.may_plan)) return nothing;
  return html`<details class="plan" ?open=${speaks || state.plan_open} @toggle=${(e) => send.set('plan_open', e.target.open)}>
    <summary>Answer before they move</summary>
    ${state.may_plan || plan.texts.length ? html`<p class="small">Your answer is played when they play just this. Anything else gives all of it up. Only you can see it.</p>` : nothing}
    ${given_up(plan.cancelled)} ${list(state, send)} ${fault(plan_act.error)} ${form(state, send)}</details>`;
}
