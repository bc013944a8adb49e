/* The page that verifies an export: a place to drop it on, and the verdict. */
import { html, nothing } from '../vendor/lit-html.js';
import { has_words, rich, t } from '../locales/text.js';
import { fault } from '../ui/alerts/note.js';

const name = (text) => html`<bdi translate="no">${text}</bdi>`;

/* A newer server may find more than this page knows. */
function why_words(reason) {
  const id = `verify-why-${String(reason).replaceAll('_', '-')}`;
  return has_words(id) ? t(id) : '';
}

function altered(state) {
  const { turns: n, first_bad_turn: bad, reason } = state.verdict;
  const values = { name: state.name, turn: String(bad) };
  return html`<div class="note bad" role="alert">
    <p><strong>${rich(bad === null ? 'verify-altered' : 'verify-altered-turn', { name }, values)}</strong>
      ${why_words(reason)}</p>
    <p class="small">${n ? t('verify-good-turns', { n }) : t('verify-none-played')}</p></div>`;
}

function verdict(state) {
  const { ok, turns: n, hash } = state.verdict;
  if (!ok) return altered(state);
  return html`<div class="note good" role="status">
    <p><strong>${rich('verify-genuine', { name }, { name: state.name })}</strong>
      ${t('verify-genuine-turns', { n })}</p>
    <p class="small">${rich('verify-hash', { code: (text) => html`<code>${text}</code>` }, { hash })}</p></div>`;
}

export function verify(state, send) {
  const dropped = (event) => {
    event.preventDefault();
    send.take(event.dataTransfer?.files[0]);
  };
  return html`<div class="page narrow"><h1>${t('verify-title')}</h1>
    <p>${t('verify-about')}</p>
    <label class=${`drop${state.over ? ' over' : ''}`} @dragover=${(e) => { e.preventDefault(); send.over(true); }}
      @dragleave=${() => send.over(false)} @drop=${dropped}>
      <span>${state.busy ? rich('verify-busy', { name }, { name: state.name })
        : t('verify-drop')}</span>
      <input type="file" accept=".json,.ndjson,application/json,application/x-ndjson" aria-label=${t('verify-file')}
        ?disabled=${state.busy}
        @change=${(e) => { send.take(e.target.files[0]); e.target.value = ''; }}></label>
    ${fault(state.error)}${state.verdict ? verdict(state) : nothing}
    <p class="small">${t('verify-about-storage')}</p></div>`;
}
