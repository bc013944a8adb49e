/* The controls of an order: tray, choices and notation of a turn; those of the placement are in setup_entry.js. */
import { html, nothing } from '../../vendor/lit-html.js';
import { left_to_place } from './draft.js';
import { turn_text } from './notation.js';
import { letter_of, WORDS } from './position.js';
import { setup_entry } from './setup_entry.js';
import { emblem } from './signs.js';
import { square_name } from './square.js';
import { steps_of } from './words.js';

const picture = (kind, me) =>
  html`<svg class="stratic emblem" viewBox="-50 -50 100 100" aria-hidden="true">${emblem(letter_of(kind, me), me)}</svg>`;

function tray(draft, hints, send) {
  if (!hints?.placing) return nothing;
  return html`<div class="row" role="group" aria-label="Reinforcement to place">
    ${hints.kinds.map((kind) => html`<button class="plain kind" aria-pressed=${draft.tray === kind ? 'true' : 'false'}
      @click=${() => send({ type: 'tray', kind })}>${picture(kind, draft.me)}<span>${WORDS[kind]}</span></button>`)}
    <span class="small">${left_to_place(draft)} left to place</span></div>`;
}

function choices(draft, send) {
  if (!draft.ask) return nothing;
  return html`<div class="ask" role="group" aria-label=${`What to do on ${square_name(draft.ask.at)}`}>
    <p class="small">On ${square_name(draft.ask.at)}:</p>
    ${draft.ask.options.map((option) => html`<button class="plain" @click=${() => send({ type: 'pick', option })}>${option.label}</button>`)}
    <button class="bare" @click=${() => send({ type: 'cancel' })}>Not this</button></div>`;
}

function chain(draft, send) {
  if (!draft.chain) return nothing;
  return html`<div class="ask" role="group" aria-label="Second capture"><p class="small">Second capture:</p>
    ${draft.chain.map((entry) => html`<button class="plain" @click=${() => send({ type: 'square', at: entry.sq })}>
      ${entry.act === 'breach' ? 'Breach' : 'Take'} ${square_name(entry.sq)}</button>`)}
    <button class="bare" @click=${() => send({ type: 'stop' })}>Keep the first alone</button></div>`;
}

function steps(draft) {
  const all = steps_of(draft);
  return all.length ? html`<ol class="steps">${all.map((words) => html`<li>${words}</li>`)}</ol>` : nothing;
}

function notation(draft, send) {
  const read = (event) => {
    event.preventDefault();
    send({ type: 'text', text: new FormData(event.target).get('turn') });
  };
  const now = draft.place.length || draft.moves.length ? turn_text(draft.place, draft.moves) : '';
  return html`<details class="typed"><summary>Type the turn instead</summary>
    <form class="row" @submit=${read}>
      <label class="grow"><span class="unseen">Turn in notation</span>
        <input name="turn" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="+Fe5 Ac3xc5xe7" .value=${now}></label>
      <button class="plain">Draw it</button></form>
    <p class="small">&gt; moves, x takes, ^ occupies, % breaches, ~ exchanges, * crushes, + places, -- passes.</p></details>`;
}

/** The controls of the order that is being drafted. */
export function entry(view, draft, hints, send, how = {}) {
  if (draft.mode === 'setup') return setup_entry(draft, send, how.shelf);
  return html`<div class="entry">${tray(draft, hints, send)} ${choices(draft, send)} ${chain(draft, send)} ${steps(draft)}
    ${draft.fault ? html`<p class="note bad" role="alert">${draft.fault}.</p>` : nothing}
    ${notation(draft, send)}</div>`;
}
