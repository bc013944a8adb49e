/* The private notes of a seat: a sheet of paper, and whether it is kept. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';

const WORDS = {
  unread: '', reading: 'Fetching your notes …', typing: 'Not kept yet …', saving: 'Keeping …',
  saved: 'Kept', refused: '',
  long: 'Too long to be kept: shorten it', changed: 'Changed on another device',
};

function kept({ notes, notes_put }) {
  if (notes_put.lost) return 'Kept here only: no connection. It is sent when the line is back.';
  return WORDS[notes.status];
}

const conflict = (notes, send) =>
  html`<div class="notes-conflict" role="alert"><p>These notes were changed on another device. There they say:</p>
    <blockquote>${notes.theirs || 'nothing'}</blockquote>
    <p class="row"><button class="plain" @click=${() => send.notes.choose(true)}>Keep what is written here</button>
      <button class="plain" @click=${() => send.notes.choose(false)}>Take the other</button></p></div>`;

/** The notes of the player who sits here. */
export function notes_panel(state, send) {
  const { notes } = state;
  const is_there = !['unread', 'reading'].includes(notes.status);
  return html`<div class="notes">
    ${notes.theirs === null ? nothing : conflict(notes, send)}
    <label class="unseen" for="notes">Your private notes</label>
    <textarea id="notes" aria-describedby="notes-kept" ?disabled=${!is_there}
      placeholder="Plans, guesses, who promised what. Nobody else ever reads this."
      .value=${notes.text} @input=${(e) => send.notes.typed(e.target.value)} @blur=${send.notes.rest}></textarea>
    <p id="notes-kept" class="small row"><span role="status">${kept(state)}</span>
      <span class=${notes.bytes > notes.most ? 'wrong' : 'quiet'}>${notes.bytes} of ${notes.most} bytes</span></p>
    ${fault(notes.error, html`<button class="plain" @click=${send.notes.again}>Try again</button>`)}</div>`;
}
