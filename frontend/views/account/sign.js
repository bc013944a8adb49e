/* Sign in or register, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { field_text } from '../../ui/controls/field_text.js';
import { fault } from '../../ui/alerts/note.js';

export function sign(state, send) {
  const submit = (event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    send.submit(field_text(form, 'name'), form.get('password'));
  };
  return html`<div class="page narrow"><h1>${state.is_new ? 'Register' : 'Sign in'}</h1>
    ${state.is_new
      ? html`<p>${state.guest ? `Your games as ${state.guest.name} stay yours.`
        : 'A name and a password, nothing else.'}</p>`
      : nothing}
    <form class="sheet" @submit=${submit}>
      <label class="field"><span>Name</span><input name="name" required maxlength="40" autocomplete="username"
        autocapitalize="off" spellcheck="false"></label>
      <label class="field"><span>Password</span><input name="password" type="password" required maxlength="256"
        autocomplete=${state.is_new ? 'new-password' : 'current-password'}>
        ${state.is_new ? html`<span class="small">A sentence is easier to remember than a riddle.</span>`
          : nothing}</label>
      ${fault(state.error)}
      <p class="row"><button class="main" ?disabled=${state.busy}>${state.is_new ? 'Register' : 'Sign in'}</button>
        ${state.is_new ? html`<a href="/sign-in">I have an account</a>`
          : html`<a href="/register">Register</a> <a href="/recover">Forgot the password?</a>`}</p>
    </form>
    <p class="small">To play you need neither: the first page starts a game at once, as a guest.</p></div>`;
}
