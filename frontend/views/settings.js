/* The settings, drawn: choices on one side, what they make of a board on the other. */
import { html, nothing } from '../vendor/lit-html.js';
import { fault } from '../ui/alerts/note.js';
import { look_form } from '../ui/controls/look_form.js';

/** @type {[title: string, names: string[]][]} */
const PARTS = [
  ['The board', ['board', 'pieces', 'coordinates', 'bottom']],
  ['The page', ['theme', 'motion']],
  ['Playing', ['commit', 'keys', 'sound']],
];

const kept = (account) => (account ? 'Kept in your account, and in this browser.'
  : html`Kept in this browser. <a href="/sign-in">Sign in</a> to have it everywhere.`);

const moment = (time) => new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function leave(v, busy, send) {
  const submit = (event) => { event.preventDefault(); send.go_away(Number(new FormData(event.target).get('days'))); };
  return html`<form class="row" @submit=${submit}>
    <label class="inline">Days <input name="days" type="number" inputmode="numeric" min="1" max=${v.left} step="1"
      .value=${String(Math.min(7, v.left))} required></label>
    <button class="plain" ?disabled=${busy}>Go on vacation now</button></form>`;
}

function away(v, busy, send) {
  if (v.until) {
    return html`<p>You are away until <strong>${moment(v.until)}</strong>.</p>
      <p><button class="plain" ?disabled=${busy} @click=${send.come_back}>I am back</button></p>`;
  }
  return v.left > 0 ? leave(v, busy, send) : html`<p>The year’s days are used up.</p>`;
}

/* Days in which no time runs in correspondence matches. */
function vacation({ account, vacation: v, act }, send) {
  if (!account || !v) return nothing;
  return html`<section class="vacation" aria-label="Vacation"><h2>Vacation</h2>
    <p class="quiet">While you are away no time runs for you in correspondence matches; other clocks run on. ${v.left}
      of ${v.allowance} days are left in ${v.year}; days count whole.</p>
    ${away(v, act.busy, send)} ${fault(act.error)}</section>`;
}

export function settings(state, send) {
  const [face] = state.faces;
  return html`<div class="page settings"><h1>Settings</h1>
    <p class="quiet">Every choice holds at once. ${kept(state.account)}</p>
    <div class="settings-sides">
      <form class="sheet" @submit=${(e) => e.preventDefault()}>${PARTS.map(([title, names]) => html`
        <section aria-label=${title}>
          <h2>${title}</h2>${look_form(state.look, send.set, { names, full: true })}</section>`)}</form>
      ${face ? html`<aside class="sample" aria-label="How a board looks">${face.still()}</aside>` : nothing}
    </div>${vacation(state, send)}</div>`;
}
