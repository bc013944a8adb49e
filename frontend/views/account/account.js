/* My account, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { leaving, recovery } from './data.js';
import { account_nav, moment, strangers } from './parts.js';
import { fault } from '../../ui/alerts/note.js';

/** The password once more, before what cannot be undone. */
export const password_field = () => html`<label class="field"><span>Your password</span><input name="password"
  type="password" required autocomplete="current-password"></label>`;

function password(state, send) {
  const submit = (event) => { event.preventDefault(); send.password(event.target); };
  return html`<section><h2>Password</h2><form class="sheet" @submit=${submit}>
    <input class="unseen" name="username" autocomplete="username" tabindex="-1" aria-hidden="true" readonly
      .value=${state.me.name}>
    <label class="field"><span>Now</span><input name="old" type="password" required
      autocomplete="current-password"></label>
    <label class="field"><span>New</span><input name="new" type="password" required autocomplete="new-password"></label>
    ${fault(state.password.error)}
    ${state.changed
      ? html`<p class="note good" role="status">The password is changed; every other session has ended.</p>`
      : nothing}
    <p><button class="plain" ?disabled=${state.password.busy}>Change the password</button></p></form></section>`;
}

function sessions(state, send) {
  if (!state.sessions) return nothing;
  return html`<section><h2>Where you are signed in</h2><table class="rows">
    <thead><tr><th scope="col">Since</th><th scope="col" class="wide">Last seen</th>
      <th scope="col"><span class="unseen">Act</span></th></tr></thead>
    <tbody>
      ${state.sessions.map((s) => html`<tr><td>${moment(s.created_at)}</td><td class="wide">${moment(s.seen_at)}</td>
        <td class="end">${s.current ? 'this browser' : html`<button class="plain" ?disabled=${state.act.busy}
          aria-label=${`End the session of ${moment(s.created_at)}`} @click=${() => send.end(s.id)}>End</button>`}</td>
        </tr>`)}</tbody></table></section>`;
}

export function account(state, send) {
  if (!state.me) return strangers('Account');
  const guest = state.me.kind === 'guest';
  return html`<div class="page narrow"><h1>${state.me.name}</h1>${account_nav('/account')}
    ${guest
      ? html`<p>You play as a guest, in this browser only. <a href="/register">Choose a name and a password</a> to keep
        your games.</p>`
      : nothing}
    <p><a href=${`/players/${encodeURIComponent(state.me.name)}`}>My public page</a> &#183;
      <a href="/settings">Look and sound</a></p>
    ${guest ? nothing : password(state, send)} ${guest ? nothing : recovery(state, send)} ${sessions(state, send)}
    ${leaving(state, send)}
    ${fault(state.act.error || state.error)}
    <p><button class="plain" ?disabled=${state.act.busy} @click=${send.leave}>Sign out</button></p></div>`;
}
