/* One case before a trusted member, drawn: the evidence without names, and the vote. */
import { html, nothing } from '../../vendor/lit-html.js';
import { moment, strangers } from '../account/parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

const VOTES = ['dismiss', 'warn', 'mute', 'stronger'];
const HARMLESS = ['harmless', 'banter', 'unclear'];
const HARMFUL = ['insult', 'hate', 'threat', 'spam', 'other'];

const line = (one) => html`<tr class=${one.reported ? 'mine' : nothing}>
  <td>${one.accused ? t('panel-accused') : t('panel-author', { n: one.author })}</td>
  <td><span class="note-line" dir="auto">${one.text}</span></td><td class="wide">${moment(one.at)}</td></tr>`;

const evidence = (one) => html`<p class="quiet">${t(`account-decision-reason-${one.reason}`)} &#183; ${
  t(one.direct ? 'panel-direct' : 'panel-in-game')} &#183; ${t('panel-ends', { when: moment(one.until) })}</p>
  <section><h2>${t('panel-said')}</h2>
    <blockquote class="note warn"><p class="note-line" dir="auto">${one.said}</p></blockquote>
    <h3>${t('panel-lines')}</h3><p class="small">${t('panel-lines-about')}</p>
    <table class="rows"><thead><tr><th scope="col">${t('panel-from')}</th><th scope="col">${t('panel-text')}</th>
      <th scope="col" class="wide">${t('panel-time')}</th></tr></thead>
    <tbody>${one.lines.map(line)}</tbody></table></section>`;

const option = (name, value, words, chosen) => html`<label><input type="radio" name=${name} value=${value} required
  .checked=${value === chosen}><span>${words}</span></label>`;

const reasons = ({ vote, reason }) => (vote ? html`<fieldset class="choice"><legend>${t('panel-why')}</legend>
  <div class="choices">${(vote === 'dismiss' ? HARMLESS : HARMFUL).map((one) =>
    option('reason', one, t(`panel-reason-${one}`), reason))}</div></fieldset>` : nothing);

function form(state, send) {
  const submit = (event) => { event.preventDefault(); send.vote(event.target); };
  return html`<form class="sheet" @submit=${submit} @change=${(event) => send.choose(event.currentTarget)}>
    <fieldset class="choice"><legend>${t('panel-what')}</legend><div class="choices">${VOTES.map((one) =>
      option('vote', one, t(`panel-vote-${one}`), state.vote))}</div></fieldset>
    ${reasons(state)}
    <p class="small">${t('panel-vote-about')}</p> ${fault(state.act.error)}
    <p class="row"><button class="main" ?disabled=${state.act.busy}>${
      t(state.one.vote ? 'panel-change' : 'panel-send')}</button>
      <a class="button plain" href="/panel">${t('panel-later')}</a></p></form>`;
}

const ended = () => empty(t('panel-gone'),
  rich('panel-gone-next', { link: (text) => html`<a href="/panel">${text}</a>` }));

export function panel_case(state, send) {
  if (!state.me) return strangers(t('panel-case'));
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  return html`<div class="page narrow"><h1>${t('panel-case')}</h1> ${fault(state.error, again)}
    ${state.gone ? ended() : state.one ? html`${evidence(state.one)}
      <section><h2>${t('panel-vote')}</h2>${form(state, send)}</section>` : nothing}</div>`;
}
