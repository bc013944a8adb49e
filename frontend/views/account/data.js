/* Recovery codes, my data and the end of my account, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';

const left = (n) => (n ? `${n} of your codes ${n === 1 ? 'is' : 'are'} left.` : 'You have none yet.');

/** Ten codes for a forgotten password. */
export function recovery(state, send) {
  const submit = (event) => { event.preventDefault(); send.codes(event.target); };
  return html`<section><h2>Recovery codes</h2>
    <p>Who forgets the password comes back with one of ten codes, each good once.
      ${state.left === null ? nothing : left(state.left)}</p>
    ${state.codes
      ? html`<div class="note good" role="status"><p>Write them down now: they are not shown again.</p>
        <ul class="codes">${state.codes.map((code) => html`<li><code>${code}</code></li>`)}</ul></div>`
      : nothing}
    <details><summary>Make ${state.left ? 'new codes instead' : 'ten codes'}</summary>
      <form class="sheet" @submit=${submit}>
      <input class="unseen" name="username" autocomplete="username" tabindex="-1" aria-hidden="true" readonly
        .value=${state.me.name}>
      <label class="field"><span>Your password</span><input name="password" type="password" required
        autocomplete="current-password"></label>
      ${fault(state.recovery.error)}
      <p><button class="plain" ?disabled=${state.recovery.busy}>Make the codes</button></p></form></details></section>`;
}

/** Taking everything along, and going. */
export function leaving(state, send) {
  return html`<section><h2>Your data</h2>
    <p><a href=${state.export_address} download>Everything about you</a> as lines of JSON.</p>
    <p>Who goes resigns what runs; finished games stay under a neutral name.</p>
    <p><button class="grave" ?disabled=${state.act.busy} @click=${send.go_away}>Delete the account</button></p>
    </section>`;
}
