/* The settings, drawn: choices on one side, what they make of a board on the other. */
import { html, nothing } from '../vendor/lit-html.js';
import { look_form } from '../ui/look_form.js';

const PARTS = [
  ['The board', ['board', 'pieces', 'coordinates', 'bottom']],
  ['The page', ['theme', 'motion']],
  ['Playing', ['commit', 'keys', 'sound']],
];

const kept = (account) => (account ? 'Kept in your account, and in this browser.' : html`Kept in this browser. <a href="/sign-in">Sign in</a> to have it everywhere.`);

export function settings(state, send) {
  const [face] = state.faces;
  return html`<div class="page settings"><h1>Settings</h1>
    <p class="quiet">Every choice holds at once. ${kept(state.account)}</p>
    <div class="settings-sides">
      <form class="sheet" @submit=${(e) => e.preventDefault()}>${PARTS.map(([title, names]) => html`
        <section aria-label=${title}><h2>${title}</h2>${look_form(state.look, send.set, { names, full: true })}</section>`)}</form>
      ${face ? html`<aside class="sample" aria-label="How a board looks">${face.still()}</aside>` : nothing}
    </div></div>`;
}
