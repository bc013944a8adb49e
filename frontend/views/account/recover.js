/* A new password by a code, drawn. */
import { html } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';

export function recover(state, send) {
  const submit = (event) => { event.preventDefault(); send.recover(event.target); };
  return html`<div class="page narrow"><h1>A new password</h1>
    <p>With one of the recovery codes you wrote down. It works once, and every other session ends.</p>
    <form class="sheet" @submit=${submit}>
      <label class="field"><span>Name</span><input name="name" required autocomplete="username"></label>
      <label class="field"><span>Recovery code</span><input name="code" required autocomplete="off"
        autocapitalize="none" spellcheck="false" placeholder="abcde-fghij-klmno-pqrst"></label>
      <label class="field"><span>New password</span><input name="password" type="password" required
        autocomplete="new-password"></label>
      <label class="check"><input type="checkbox" name="end_tokens" checked> End my access tokens too</label>
      <p class="small">Programs that sign in with one stop playing until you give them a new one. Leave it ticked if
        somebody else may have known the old password.</p>
      ${fault(state.act.error)}
      <p class="row"><button class="main" ?disabled=${state.act.busy}>Set the password</button>
        <a href="/sign-in">Sign in instead</a></p></form></div>`;
}
