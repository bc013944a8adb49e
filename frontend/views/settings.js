/* The settings, drawn: choices on one side, a board as a preview on the other. */
import { html, nothing } from '../vendor/lit-html.js';
import { date_text, rich, t } from '../locales/text.js';
import { fault } from '../ui/alerts/note.js';
import { look_form } from '../ui/controls/look_form.js';

/** @type {[title: string, names: string[]][]} */
const PARTS = [
  ['settings-board', ['board', 'pieces', 'coordinates', 'bottom']],
  ['settings-page', ['theme', 'motion', 'language']],
  ['settings-playing', ['commit', 'exposed', 'keys', 'sound']],
];

const kept = (account) => (account ? t('settings-kept-account')
  : rich('settings-kept-browser', { link: (text) => html`<a href="/sign-in">${text}</a>` }));

function leave(v, busy, send) {
  const submit = (event) => { event.preventDefault(); send.go_away(Number(new FormData(event.target).get('days'))); };
  return html`<form class="row" @submit=${submit}>
    <label class="inline">${t('settings-vacation-days')}
      <input name="days" type="number" inputmode="numeric" min="1" max=${v.left} step="1"
      .value=${String(Math.min(7, v.left))} required></label>
    <button class="plain" ?disabled=${busy}>${t('settings-vacation-start')}</button></form>`;
}

function away(v, busy, send) {
  if (v.until) {
    return html`<p>${rich('settings-vacation-until', { time: (text) => html`<strong>${text}</strong>` },
      { time: date_text(v.until) })}</p>
      <p><button class="plain" ?disabled=${busy} @click=${send.come_back}>${t('settings-vacation-end')}</button></p>`;
  }
  return v.left > 0 ? leave(v, busy, send) : html`<p>${t('settings-vacation-none')}</p>`;
}

/* Days on which the clock does not run in correspondence games. */
function vacation({ account, vacation: v, act }, send) {
  if (!account || !v) return nothing;
  const title = t('settings-vacation');
  return html`<section class="vacation" aria-label=${title}><h2>${title}</h2>
    <p class="quiet">${t('settings-vacation-clocks')}
      ${t('settings-vacation-left', { left: v.left, allowance: v.allowance, year: String(v.year) })}
      ${t('settings-vacation-whole')}</p>
    ${away(v, act.busy, send)} ${fault(act.error)}</section>`;
}

export function settings(state, send) {
  const [face] = state.faces;
  return html`<div class="page settings"><h1>${t('settings-title')}</h1>
    <p class="quiet">${kept(state.account)}</p>
    <div class="settings-sides">
      <form class="sheet" @submit=${(e) => e.preventDefault()}>${PARTS.map(([id, names]) => html`
        <section aria-label=${t(id)}>
          <h2>${t(id)}</h2>${look_form(state.look, send.set, { names, full: true })}</section>`)}</form>
      ${face ? html`<aside class="sample" aria-label=${t('settings-preview')}>${face.still()}</aside>` : nothing}
    </div>${vacation(state, send)}</div>`;
}
