/* My programs and their tokens, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, day, moment, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';

const KINDS = { engine: 'engine', llm: 'language model' };
const SCOPES = [
  ['play', 'Play', 'orders, views, the inbox', true], ['lobby', 'Tables', 'open, join, leave', true],
  ['messages', 'Talk', 'read and write at the table', false],
  ['account', 'Settings', 'of the account', false],
];
const DAYS = [[7, 'a week'], [30, '30 days'], [90, '90 days'], [365, 'a year']];

function made(state, send) {
  if (!state.made) return nothing;
  return html`<div class="note good" role="status">
    <p><strong>${state.made.label}</strong> for ${state.made.name}. Copy the token now: it is not shown again.</p>
    <p class="row share"><input class="grow" readonly aria-label="The new token" .value=${state.made.token}
      @focus=${(e) => e.target.select()}>
      <button class="plain" @click=${send.copy}>${state.copied ? 'Copied' : 'Copy'}</button></p></div>`;
}

const scope = ([id, title, words, checked]) =>
  html`<label class="check"><input type="checkbox" name="scope" value=${id} ?checked=${checked}>
    <span>${title} <span class="small">${words}</span></span></label>`;

function token_form(state, send) {
  const submit = (event) => { event.preventDefault(); send.make_token(event.target); };
  return html`<details><summary>Make a token</summary><form class="sheet" @submit=${submit}>
    <label class="field"><span>What it is for</span><input name="label" required maxlength="60"
      autocomplete="off"></label>
    <label class="field"><span>Signs in as</span><select name="bot">
      <option value="">${state.me.name} (yourself)</option>
      ${(state.programs ?? []).map((p) => html`<option value=${p.id}>${p.name}</option>`)}</select></label>
    <fieldset class="choice"><legend>What it may do</legend>${SCOPES.map(scope)}</fieldset>
    <label class="field"><span>Works for</span><select name="days">
      ${DAYS.map(([n, text]) => html`<option value=${n} ?selected=${n === 90}>${text}</option>`)}</select></label>
    ${fault(state.token.error)}
    <p><button class="main" ?disabled=${state.token.busy}>Make the token</button></p></form></details>`;
}

/* The last request that the token's scopes do not reach: a wrong program, or somebody else with the token. */
function refusal({ refused }) {
  if (!refused) return nothing;
  const times = refused.times === 1 ? 'Refused once' : `Refused ${refused.times} times, the last time`;
  const why = refused.scope ? `needs ${refused.scope}` : 'no token can do this';
  const asked = `${refused.method} ${refused.path}`;
  return html`<br><span class="small">${times} ${moment(refused.at)}: <code>${asked}</code> (${why})</span>`;
}

const token_row = (token, state, send) => html`<tr>
  <td>${token.label}<br><span class="small">${token.name} &#183; ${token.scopes.join(', ')}</span>${refusal(token)}</td>
  <td class="wide">${moment(token.seen_at)}</td><td>${day(token.expires_at)}</td>
  <td class="end"><button class="plain" ?disabled=${state.act.busy} aria-label=${`Revoke ${token.label}`}
    @click=${() => send.end_token(token)}>Revoke</button></td></tr>`;

function tokens(state, send) {
  return html`<section><h2>Access tokens</h2>
    <p>A program signs in with <code>Authorization: Bearer</code> and a token.
      <a href="/docs/api/">How a program plays</a></p>
    ${made(state, send)}
    ${state.tokens?.length
      ? html`<table class="rows">
        <thead><tr><th scope="col">Token</th><th scope="col" class="wide">Last used</th><th scope="col">Ends</th>
        <th scope="col"><span class="unseen">Act</span></th></tr></thead>
        <tbody>${state.tokens.map((t) => token_row(t, state, send))}</tbody></table>`
      : empty('No token works now.')}
    ${token_form(state, send)}</section>`;
}

function program_form(state, send) {
  const submit = (event) => { event.preventDefault(); send.make_program(event.target); };
  return html`<details><summary>Make a program account</summary><form class="sheet" @submit=${submit}>
    <label class="field"><span>Name</span><input name="name" required maxlength="24" autocomplete="off"></label>
    <fieldset class="choice"><legend>What it is</legend><div class="choices">
      <label><input type="radio" name="kind" value="engine" checked><span>Engine</span></label>
      <label><input type="radio" name="kind" value="llm"><span>Language model</span></label></div>
      <p class="small">Everybody sees this label, and it stays for ever.</p></fieldset>
    <label class="field"><span>Made of <span class="small">(may be empty)</span></span><input name="model"
      maxlength="80" autocomplete="off"></label>
    ${fault(state.program.error)}
    <p><button class="main" ?disabled=${state.program.busy}>Make the account</button></p></form></details>`;
}

const program_row = (program, state, send) => html`<tr>
  <td>${program.name}<br><span class="small">${KINDS[program.kind]}${program.model ? ` · ${program.model}`
    : ''}</span></td>
  <td class="wide">since ${day(program.created_at)}</td>
  <td class="end"><button class="plain" ?disabled=${state.act.busy} aria-label=${`Retire ${program.name}`}
    @click=${() => send.end_program(program)}>Retire</button></td></tr>`;

function accounts(state, send) {
  if (state.me.kind !== 'human') {
    return html`<section><h2>Program accounts</h2>
      <p><a href="/register">Register</a> to own accounts for programs.</p></section>`;
  }
  return html`<section><h2>Program accounts</h2>
    ${state.programs?.length
      ? html`<table class="rows"><thead class="unseen">
        <tr><th scope="col">Program</th><th scope="col" class="wide">Since</th><th scope="col">Act</th></tr></thead>
        <tbody>${state.programs.map((p) => program_row(p, state, send))}</tbody></table>`
      : empty('A program can have a name and a record of its own.')}
    ${program_form(state, send)}</section>`;
}

export function programs(state, send) {
  if (!state.me) return strangers('Programs');
  return html`<div class="page narrow"><h1>Programs</h1>${account_nav('/account/programs')}
    ${fault(state.act.error || state.error,
      state.error ? html`<button class="plain" @click=${send.read}>Try again</button>` : nothing)}
    ${tokens(state, send)} ${accounts(state, send)}</div>`;
}
