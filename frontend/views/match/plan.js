/* Conditional moves, drawn: the lines as "If … then …", the way to the copy of the board, a form for one more. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { fault, heed } from '../../ui/alerts/note.js';

/* A turn of a line: pointing at it shows the position on the board, pressing it opens the copy there. */
function turn(state, texts, i, send) {
  const here = texts.slice(0, i + 1);
  const text = texts[i];
  if (!state.may_plan) return html`<code>${text}</code>`;
  const shown = state.queue.look?.texts.join() === here.join();
  return html`<button class="line-turn" aria-label=${t('match-plan-show', { turn: text })}
    aria-current=${shown ? 'step' : nothing} @click=${() => send.queue.open(here)}
    @pointerenter=${(e) => { if (e.pointerType === 'mouse') send.queue.look(here); }}
    @pointerleave=${send.queue.look_away}
    @focus=${(e) => { if (e.target.matches(':focus-visible')) send.queue.look(here, true); }}
    @blur=${send.queue.look_away}><code>${text}</code></button>`;
}

/* Their moves and mine in pairs: "If … then …. After that, if … then …." */
function words(state, texts, send) {
  const pairs = texts.flatMap((_, i) => (i % 2 ? [] : [i]));
  return pairs.map((i) => html`${rich(i ? 'match-plan-then-if' : 'match-plan-if', {
    theirs: () => turn(state, texts, i, send), mine: () => turn(state, texts, i + 1, send),
  })} `);
}

const line = (state, texts, i, send) => html`<li><span class="grow">${words(state, texts, send)}</span>
  <button class="plain" aria-label=${t('match-plan-remove-line', { line: texts.join(', ') })}
    ?disabled=${state.plan_act.busy} @click=${() => send.plan.remove(i)}>${t('match-plan-remove')}</button></li>`;

function after_field({ plan, plan_form }, send) {
  if (!plan.texts.length) return nothing;
  return html`<label class="field"><span>${t('match-plan-after')}</span>
    <select @change=${(e) => send.plan.fill({ after: e.target.value })}>
    <option value="" ?selected=${plan_form.after === ''}>${t('match-plan-after-now')}</option>
    ${plan.texts.map((texts, i) => html`<option value=${String(i)}
      ?selected=${plan_form.after === String(i)}>${t('match-plan-after-line',
        { line: texts.join(' ') })}</option>`)}</select></label>`;
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
    <div class="plan-pair">${field('theirs', t('match-plan-theirs'), t('match-plan-theirs-hint'))}
      ${field('mine', t('match-plan-mine'), t('match-plan-mine-hint'))}</div>
    ${fault(plan_form.fault)}
    <button class="plain" ?disabled=${plan_act.busy}>${t('match-plan-add-line')}</button></form>`;
}

/** Why the conditional moves were cancelled. */
export const given_up = (cancelled) =>
  (cancelled ? html`<p class="note warn" role="status">${
    t(`match-plan-cancelled-${cancelled.reason}`, { turn: String(cancelled.turn) })}</p>` : nothing);

/** The lines that are set. */
export const queued_lines = (state, send) =>
  (state.plan.texts.length ? html`<ul class="plan-lines" aria-label=${t('match-plan')}>
    ${state.plan.texts.map((texts, i) => line(state, texts, i, send))}</ul>` : nothing);

/** The same as notation, for players who prefer to type. */
export const plan_text = (state, send) => (state.may_plan
  ? html`<details class="plan-typed" ?open=${state.plan_open} @toggle=${(e) => send.set('plan_open', e.target.open)}>
    <summary>${t('match-plan-type')}</summary>${form(state, send)}</details>`
  : nothing);

/** Everything about conditional moves; nothing where there is nothing to say. */
export function plan_panel(state, send) {
  const { plan, plan_act, queue } = state;
  const waits = plan.texts.length > 0;
  const speaks = waits || plan.cancelled !== null || queue.ended;
  if (state.live.status === 'finished' || !(speaks || state.may_plan)) return nothing;
  return html`<section class="plan" tabindex="-1" aria-label=${t('match-plan')}><h2>${t('match-plan')}</h2>
    ${state.may_plan || waits
      ? html`<p class="small">${t('match-plan-how')}</p>`
      : nothing}
    ${heed(queue.ended)} ${given_up(plan.cancelled)} ${queued_lines(state, send)} ${fault(plan_act.error)}
    ${state.may_plan
      ? html`<div class="row"><button class="plain grow" data-queue @click=${() => send.queue.open()}>${icon('copy')}
        ${waits ? t('match-plan-add-more') : t('match-plan-add')}</button></div>`
      : nothing}
    ${plan_text(state, send)}</section>`;
}
