/* A report with its evidence, and the form to decide about it, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { desk_nav, decision_words, reason_words, DAY, REASONS } from './parts.js';
import { fault, heed } from '../../ui/alerts/note.js';
import { kind_mark, player_link } from '../../ui/seats.js';
import { moment } from '../account/parts.js';
import { date_text, rich, t } from '../../locales/text.js';

const DECIDED = ['dismiss', 'warn', 'mute']; // by a panel
const ACTIONS = ['none', 'warn', 'mute', 'hide', 'unrate', 'close'];

/* Only what is reported as a whole can be hidden. */
const actions_of = ({ thing }) => ACTIONS.filter((one) => one !== 'hide' || thing);

function post_place(r) {
  if (!r.club) return t('desk-post-gone');
  return rich('desk-post', { link: (text) => html`<a href=${`/clubs/${r.club}/topics/${r.topic}`}>${text}</a>` });
}

function thing_place({ kind, id }) {
  if (!id) return t(`desk-thing-${kind}-gone`);
  return rich(`desk-thing-${kind}`, { link: (text) => html`<a href=${`/${kind}s/${id}`}>${text}</a>` });
}

function place(r) {
  if (r.thing) return thing_place(r.thing);
  if (r.post) return post_place(r);
  if (!r.match) return t(r.direct ? 'desk-direct' : 'desk-about-player');
  return rich('desk-in-match', { link: (text) => html`<a href=${`/matches/${r.match}`}>${text}</a>` });
}

function facts(r) {
  return html`<p>${rich('desk-report-of', { accused: player_link, reporter: player_link },
    { accused: r.accused, reporter: r.reporter })} ${kind_mark(r.accused_kind)}</p>
    <p class="quiet">${reason_words(r.reason)} &#183; ${moment(r.at)} &#183; ${place(r)} &#183; ${
      t('desk-reports-by', { n: r.reports_by_reporter })}</p>
    ${r.text ? html`<blockquote class="note"><p class="note-line">${r.text}</p></blockquote>` : nothing}`;
}

const line = (one, said) => html`<tr class=${one.text === said.said && one.at === said.said_at ? 'mine' : nothing}>
  <td>${one.from.name}</td><td><span class="note-line">${one.text}</span></td>
  <td class="wide">${moment(one.at)}</td><td class="wide"><code title=${one.hash}>${one.hash.slice(0, 12)}</code></td>
  </tr>`;

/* Where a message was reported. Its words are empty a year after the answer. */
function conversation(r) {
  if (r.said === null) return nothing;
  return html`<section><h2>${t(r.thing ? 'desk-said-thing' : 'desk-said')}</h2>
    ${r.said ? html`<blockquote class="note warn"><p class="note-line">${r.said}</p></blockquote>`
      : html`<p class="quiet">${t('desk-faded')}</p>`}
    <h3>${t(r.thing ? 'desk-lines-thing' : 'desk-lines')}</h3>
    <p class="small">${t(r.thing ? 'desk-lines-thing-about' : 'desk-lines-about')}</p>
    <table class="rows"><thead><tr><th scope="col">${t('desk-author')}</th><th scope="col">${
      t(r.thing ? 'desk-text-thing' : 'desk-text')}</th>
      <th scope="col" class="wide">${t('desk-time')}</th>
      <th scope="col" class="wide">${t('desk-hash')}</th></tr></thead>
    <tbody>${r.lines.map((one) => line(one, r))}</tbody></table></section>`;
}

const vote_row = (one) => html`<tr><td>${player_link(one.name)}</td><td>${t(`panel-vote-${one.vote}`)}</td>
  <td>${t(`panel-reason-${one.reason}`)}</td></tr>`;

const votes_of = ({ votes }) => (votes.length ? html`<table class="rows stacks"><thead><tr>
  <th scope="col">${t('desk-member')}</th><th scope="col">${t('panel-vote')}</th>
  <th scope="col">${t('desk-reason')}</th></tr></thead><tbody>${votes.map(vote_row)}</tbody></table>` : nothing);

/* Votes are secret until the case ends, from the staff too. */
function panel_now({ panel }) {
  if (panel.outcome) return html`<p>${t(`panel-outcome-${panel.outcome}`)}</p> ${votes_of(panel)}`;
  return html`<p>${t('desk-panel-open', { n: panel.voted, until: moment(panel.until) })}</p>
    <p class="small">${t('desk-panel-take')}</p>`;
}

function panel(state, send) {
  const r = state.report;
  if (!r.panel) return nothing;
  const again = r.panel.outcome === 'short' && !r.holder && !r.closed_at && !r.outranked;
  return html`<section><h2>${t('desk-panel')}</h2>${panel_now(r)}
    ${again ? html`<p><button class="plain" ?disabled=${state.act.busy} @click=${send.panel}>${
      t('desk-panel-start')}</button></p>` : nothing}</section>`;
}

const before_row = (x) => html`<tr><td>${date_text(x.at, DAY)}</td><td>${decision_words(x)}</td>
  <td>${reason_words(x.reason)}</td><td>${x.lifted_at ? t('desk-lifted') : nothing}</td></tr>`;

const before = ({ sanctions }) => (sanctions.length
  ? html`<table class="rows stacks"><thead><tr><th scope="col">${t('desk-time')}</th>
    <th scope="col">${t('desk-decision')}</th>
    <th scope="col">${t('desk-reason')}</th><th scope="col"><span class="unseen">${t('desk-lifted')}</span></th></tr>
    </thead><tbody>${sanctions.map(before_row)}</tbody></table>`
  : html`<p class="quiet">${t('desk-before-none')}</p>`);

const shared = (one) => t(one.device ? one.network ? 'desk-near-both' : 'desk-near-device' : 'desk-near-network');

const near_row = (one) => html`<li>${player_link(one.name)}${kind_mark(one.kind)}
  <span class="small">${shared(one)} &#183; ${t('desk-near-games', { n: one.rated_games_together })}${
    one.closed ? html` &#183; ${t('desk-closed')}` : nothing}</span></li>`;

const near = (person) => (person.near.length
  ? html`<h3>${t('desk-near')}</h3><p class="small">${t('desk-near-about')}</p>
    <ul class="plain-list">${person.near.map(near_row)}</ul>` : nothing);

const record = (r) => html`<section><h2>${t('desk-record', { name: r.person.name })}</h2>
  <p class="quiet">${t('desk-since', { when: date_text(r.person.created_at, DAY) })} &#183; ${
    t('desk-reports-of', { n: r.reports_of_accused })}${
    r.person.closed ? html` &#183; ${t('desk-closed')}` : nothing}</p>
  ${before(r.person)} ${near(r.person)}</section>`;

const small = (text) => html`<span class="small">${text}</span>`;

const option = (name, value, words, first) => html`<label><input type="radio" name=${name} value=${value}
  ?checked=${first}><span>${words}</span></label>`;

/* Only the fields that fit the chosen action are there. */
function details({ action, reason }) {
  const days = html`<label class="field"><span>${t(action === 'mute' ? 'desk-days' : 'desk-days-optional')}</span><input
    name="days" type="number" min="1" max="365" inputmode="numeric" ?required=${action === 'mute'}></label>`;
  const annuls = action === 'close' && reason === 'cheating'
    ? html`<p class="small">${t('desk-annuls-always')}</p>`
    : html`<label class="check"><input type="checkbox" name="annuls">${t('desk-annuls')}</label>`;
  return html`<fieldset class="choice"><legend>${t('desk-reason')}</legend><div class="choices">${REASONS.map((one) =>
    option('reason', one, reason_words(one), one === reason))}</div></fieldset>
    ${['mute', 'unrate'].includes(action) ? days : nothing} ${['unrate', 'close'].includes(action) ? annuls : nothing}
    <label class="field"><span>${rich('desk-note', { small })}</span>
      <textarea name="note" rows="3" maxlength="1000"></textarea></label>`;
}

function form(state, send) {
  const submit = (event) => { event.preventDefault(); send.decide(event.target); };
  const change = (event) => send.choose(event.currentTarget);
  return html`<form class="sheet" @submit=${submit} @change=${change}>
    <fieldset class="choice"><legend>${t('desk-action')}</legend><div class="choices">${
      actions_of(state.report).map((one, i) => option('action', one, t(`desk-action-${one}`), i === 0))}</div>
    </fieldset>
    ${state.choice.action === 'none' ? nothing : details(state.choice)}
    <label class="field"><span>${rich('desk-why', { small })}</span>
      <textarea name="why" rows="2" maxlength="1000" required></textarea></label>
    ${fault(state.act.error)}
    <p class="row"><button class=${state.choice.action === 'none' ? 'main' : 'grave'} ?disabled=${state.act.busy}>${
      t('desk-decide')}</button>
      <button type="button" class="plain" ?disabled=${state.act.busy} @click=${send.release}>${
        t('desk-release')}</button></p></form>`;
}

const answer = ({ answer: said, panel: judged }) => (DECIDED.includes(judged?.outcome)
  ? t('desk-panel-answer', { outcome: t(`panel-outcome-${judged.outcome}`) }) : said);

function decision(state, send) {
  const r = state.report;
  if (r.closed_at) {
    return html`<p class="note good">${t('desk-answered-at', { when: moment(r.closed_at) })} ${answer(r)}</p>`;
  }
  if (r.outranked) return heed(t('desk-outranked'));
  if (r.mine) return form(state, send);
  return html`${r.holder ? heed(t('desk-held-by', { name: r.holder })) : nothing} ${fault(state.act.error)}
    ${r.holder ? nothing : html`<p><button class="main" ?disabled=${state.act.busy} @click=${send.take}>${
      t('desk-take')}</button> <span class="small">${t('desk-take-about')}</span></p>`}`;
}

export function report(state, send) {
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  return html`<div class="page narrow"><h1>${t('desk-report')}</h1>${desk_nav('')} ${fault(state.error, again)}
    ${state.report ? html`${facts(state.report)} ${conversation(state.report)}
      ${panel(state, send)} ${record(state.report)}
      <section><h2>${t('desk-decision')}</h2>${decision(state, send)}</section>` : nothing}</div>`;
}
