/* The private notes of a player, and whether they are saved. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { fault } from '../../ui/alerts/note.js';

const WORDS = {
  reading: 'match-notes-reading', typing: 'match-notes-typing', saving: 'match-notes-saving',
  saved: 'match-notes-saved', long: 'match-notes-long', changed: 'match-notes-changed',
};

function kept({ notes, notes_put }) {
  if (notes_put.lost) return t('match-notes-offline');
  return WORDS[notes.status] ? t(WORDS[notes.status]) : '';
}

const conflict = (notes, send) =>
  html`<div class="notes-conflict" role="alert"><p>${t('match-notes-conflict')}</p>
    <blockquote>${notes.theirs || t('match-notes-nothing')}</blockquote>
    <p class="row"><button class="plain" @click=${() => send.notes.choose(true)}>${t('match-notes-keep')}</button>
      <button class="plain" @click=${() => send.notes.choose(false)}>${t('match-notes-other')}</button></p></div>`;

/** The notes of this player. */
export function notes_panel(state, send) {
  const { notes } = state;
  const is_there = !['unread', 'reading'].includes(notes.status);
  return html`<div class="notes">
    ${notes.theirs === null ? nothing : conflict(notes, send)}
    <label class="unseen" for="notes">${t('match-notes-label')}</label>
    <textarea id="notes" aria-describedby="notes-kept" ?disabled=${!is_there}
      placeholder=${t('match-notes-hint')}
      .value=${notes.text} @input=${(e) => send.notes.typed(e.target.value)} @blur=${send.notes.rest}></textarea>
    <p id="notes-kept" class="small row"><span role="status">${kept(state)}</span>
      <span class=${notes.bytes > notes.most ? 'wrong' : 'quiet'}>${t('match-notes-bytes', {
        n: notes.bytes, most: notes.most })}</span></p>
    ${fault(notes.error, html`<button class="plain"
      @click=${send.notes.again}>${t('match-try-again')}</button>`)}</div>`;
}
