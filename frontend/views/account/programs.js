/* My API tokens, connected programs and my program accounts, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, day, moment, sign_up_link, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { document_at, list_of, rich, t } from '../../locales/text.js';

/** @type {[id: string, is_usual: boolean][]} */
const SCOPES = [['play', true], ['lobby', true], ['messages', false], ['account', false]];
const KINDS = ['engine', 'llm'];
const DAYS = [7, 30, 90, 365];
const USUAL_DAYS = 90;

const code = (text) => html`<code>${text}</code>`;
const small = (text) => html`<span class="small">${text}</span>`;
const scope_title = (id) => t(`account-scope-${id}`);

function made(state, send) {
  if (!state.made) return nothing;
  const { label, name, token } = state.made;
  return html`<div class="note good" role="status">
    <p>${rich('account-token-made', { label: (text) => html`<strong>${text}</strong>` }, { label, name })}</p>
    <p class="row share"><input class="grow" readonly aria-label=${t('account-token-text')} .value=${token}
      @focus=${(e) => e.target.select()}>
      <button class="plain" @click=${send.copy}>${
        t(state.copied ? 'account-token-copied' : 'account-token-copy')}</button></p></div>`;
}

const scope = ([id, checked]) =>
  html`<label class="check"><input type="checkbox" name="scope" value=${id} ?checked=${checked}>
    <span>${scope_title(id)} ${small(t(`account-scope-${id}-about`))}</span></label>`;

const days_option = (days) =>
  html`<option value=${days} ?selected=${days === USUAL_DAYS}>${t('account-token-days', { days })}</option>`;

function token_form(state, send) {
  const submit = (event) => { event.preventDefault(); send.make_token(event.target); };
  return html`<details><summary>${t('account-token-new')}</summary><form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('account-token-label')}</span><input name="label" required maxlength="60"
      autocomplete="off"></label>
    <label class="field"><span>${t('account-token-as')}</span><select name="bot">
      <option value="">${t('account-token-as-you', { name: state.me.name })}</option>
      ${(state.programs ?? []).map((p) => html`<option value=${p.id}>${p.name}</option>`)}</select></label>
    <fieldset class="choice"><legend>${t('account-token-scopes')}</legend>${SCOPES.map(scope)}</fieldset>
    <label class="field"><span>${t('account-token-valid')}</span><select name="days">
      ${DAYS.map(days_option)}</select></label>
    ${fault(state.token.error)}
    <p><button class="main" ?disabled=${state.token.busy}>${t('account-token-create')}</button></p></form></details>`;
}

/* The last request outside the token's scopes: the wrong program, or another person has the token. */
function refusal({ refused }) {
  if (!refused) return nothing;
  const values = { times: refused.times, when: moment(refused.at), request: `${refused.method} ${refused.path}` };
  return html`<br><span class="small">${refused.scope
    ? rich('account-token-refused-scope', { code }, { ...values, scope: scope_title(refused.scope) })
    : rich('account-token-refused', { code }, values)}</span>`;
}

const token_row = (token, state, send) => html`<tr>
  <td>${token.label}<br>${small(html`${token.name} &#183; ${list_of(token.scopes.map(scope_title))}`)}${
    refusal(token)}</td>
  <td class="wide">${moment(token.seen_at)}</td><td>${day(token.expires_at)}</td>
  <td class="end"><button class="plain" ?disabled=${state.act.busy}
    aria-label=${t('account-token-revoke-of', { label: token.label })}
    @click=${() => send.end_token(token)}>${t('account-token-revoke')}</button></td></tr>`;

const token_table = (state, send) => html`<table class="rows">
  <thead><tr><th scope="col">${t('account-token')}</th><th scope="col" class="wide">${t('account-token-used')}</th>
  <th scope="col">${t('account-token-expires')}</th>
  <th scope="col"><span class="unseen">${t('account-action')}</span></th></tr></thead>
  <tbody>${state.tokens.map((token) => token_row(token, state, send))}</tbody></table>`;

const tokens = (state, send) => html`<section><h2>${t('account-tokens')}</h2>
  <p>${rich('account-tokens-about', { code, link: (text) => html`<a href=${document_at('api/')}>${text}</a>` })}</p>
  ${made(state, send)}
  ${state.tokens?.length ? token_table(state, send) : empty(t('account-tokens-none'))}
  ${token_form(state, send)}</section>`;

const grant_row = (grant, state, send) => html`<tr>
  <td>${grant.client} ${small(new URL(grant.redirect_uri).host)}<br>${
    small(html`${grant.name} &#183; ${list_of(grant.scopes.map(scope_title))}`)}</td>
  <td class="wide">${moment(grant.used_at)}</td>
  <td class="end"><button class="plain" ?disabled=${state.act.busy}
    aria-label=${t('account-grant-end-of', { name: grant.client })}
    @click=${() => send.end_grant(grant)}>${t('account-grant-end')}</button></td></tr>`;

const grant_table = (state, send) => html`<table class="rows">
  <thead><tr><th scope="col">${t('account-program')}</th><th scope="col" class="wide">${t('account-token-used')}</th>
  <th scope="col"><span class="unseen">${t('account-action')}</span></th></tr></thead>
  <tbody>${state.grants.map((grant) => grant_row(grant, state, send))}</tbody></table>`;

const grants = (state, send) => html`<section><h2>${t('account-grants')}</h2>
  <p>${rich('account-grants-about', { code }, { address: `${location.origin}/mcp` })}</p>
  ${state.grants?.length ? grant_table(state, send) : empty(t('account-grants-none'))}</section>`;

const kind_choice = (kind, i) => html`<label><input type="radio" name="kind" value=${kind} ?checked=${i === 0}><span>${
  t(`account-program-kind-${kind}`)}</span></label>`;

function program_form(state, send) {
  const submit = (event) => { event.preventDefault(); send.make_program(event.target); };
  return html`<details><summary>${t('account-program-new')}</summary><form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('account-name')}</span><input name="name" required maxlength="24"
      autocomplete="off"></label>
    <fieldset class="choice"><legend>${t('account-program-kind')}</legend>
      <div class="choices">${KINDS.map(kind_choice)}</div>
      <p class="small">${t('account-program-kind-about')}</p></fieldset>
    <label class="field"><span>${rich('account-program-model', { small })}</span><input name="model"
      maxlength="80" autocomplete="off"></label>
    ${fault(state.program.error)}
    <p><button class="main" ?disabled=${state.program.busy}>${t('account-program-create')}</button></p></form>
    </details>`;
}

const PEOPLE = [0, 1, 2, 4, 8, 16, 32];

/* How many games people can begin with a language model at once. */
function people(program, state, send) {
  if (program.kind !== 'llm') return nothing;
  const numbers = [...new Set([...PEOPLE, program.people_games])].sort((a, b) => a - b);
  return html`<label class="field"><span>${t('account-program-people')}</span><select ?disabled=${state.act.busy}
    @change=${(e) => send.let_people(program, Number(e.target.value))}>${numbers.map((n) =>
      html`<option value=${n} .selected=${n === program.people_games}>${
        t('account-program-people-games', { n })}</option>`)}</select></label>`;
}

const program_row = (program, state, send) => html`<tr>
  <td>${program.name}<br>${small(html`${t(`account-program-kind-${program.kind}`)}${
    program.model ? ` · ${program.model}` : nothing}`)}${people(program, state, send)}</td>
  <td class="wide">${t('account-program-since', { when: day(program.created_at) })}</td>
  <td class="end"><button class="plain" ?disabled=${state.act.busy}
    aria-label=${t('account-program-retire-of', { name: program.name })}
    @click=${() => send.end_program(program)}>${t('account-program-retire')}</button></td></tr>`;

const program_table = (state, send) => html`<table class="rows"><thead class="unseen">
  <tr><th scope="col">${t('account-program')}</th><th scope="col" class="wide">${t('account-program-made')}</th>
  <th scope="col">${t('account-action')}</th></tr></thead>
  <tbody>${state.programs.map((p) => program_row(p, state, send))}</tbody></table>`;

function accounts(state, send) {
  const title = html`<h2>${t('account-programs')}</h2>`;
  if (state.me.kind !== 'human') {
    return html`<section>${title}<p>${rich('account-programs-guest', sign_up_link)}</p></section>`;
  }
  return html`<section>${title}
    ${state.programs?.length ? program_table(state, send) : empty(t('account-programs-none'))}
    ${state.programs?.some(({ kind }) => kind === 'llm')
      ? html`<p class="small">${t('account-program-people-about')}</p>` : nothing}
    ${program_form(state, send)}</section>`;
}

export function programs(state, send) {
  if (!state.me) return strangers(t('account-api'));
  return html`<div class="page narrow"><h1>${t('account-api')}</h1>${account_nav('/account/programs')}
    ${fault(state.act.error || state.error,
      state.error ? html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>` : nothing)}
    ${tokens(state, send)} ${grants(state, send)} ${accounts(state, send)}</div>`;
}
