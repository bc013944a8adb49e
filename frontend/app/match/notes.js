/* The private notes of a player: saved after each pause in typing. Text on the server is never overwritten unseen: if
 * another device changed it meanwhile, both texts are shown and the player chooses. While the connection is lost, the
 * notes stay on the page. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { sending } from '../net/sending.js';
import { NOTE_BYTES } from './store.js';

const REST_MS = 700;
const UTF8 = new TextEncoder();

const bytes_of = (text) => UTF8.encode(text).length;

/* Sends the text to the server, and again until it is saved. */
function keeping({ id, store, paint }) {
  const { state, notes_changed: set } = store;

  async function compare() {
    try {
      const { text, changed_at } = await api.notes(id);
      if (text === state.notes.text) set({ changed_at, status: 'saved' });
      else set({ changed_at, status: 'changed', theirs: text });
    } catch (error) {
      set({ status: 'refused', error: words_of(error) });
    }
  }

  const put = sending({
    paint,
    request: ({ text, changed_at }) => api.notes_put(id, { text, changed_at }),
    done(note, job) {
      set({ changed_at: note.changed_at });
      if (job.text === state.notes.text) set({ status: 'saved', error: '' });
      else keep();
    },
    refused(refusal) {
      if (refusal.code === 'notes_changed') compare();
      else set({ status: 'refused', error: words_of(refusal) });
    },
  });

  function keep() {
    if (put.busy) return;
    if (state.notes.bytes > NOTE_BYTES) set({ status: 'long' });
    else {
      set({ status: 'saving' });
      put.start({ text: state.notes.text, changed_at: state.notes.changed_at });
    }
  }

  return { put, keep };
}

/* The notes as the server has them. */
async function read_once({ id, store: { state, notes_changed: set } }) {
  if (state.seat === null || state.notes.status !== 'unread') return;
  set({ status: 'reading', error: '' });
  try {
    const note = await api.notes(id);
    set({ text: note.text, bytes: bytes_of(note.text), changed_at: note.changed_at, status: 'saved' });
  } catch (error) {
    set({ status: 'unread', error: words_of(error) });
  }
}

/** @param {{id: string, store: import('./store.js').MatchStore, paint: () => void}} match */
export function notes(match) {
  const { state, notes_changed: set } = match.store;
  const { put, keep } = keeping(match);
  const read = () => read_once(match);
  let timer = 0;

  /* Leaving the field or the page saves at once. */
  function rest() {
    clearTimeout(timer);
    if (state.notes.status === 'typing') keep();
  }

  return {
    put, read, rest,
    stop: rest,
    typed(text) {
      clearTimeout(timer);
      set({ text, bytes: bytes_of(text), status: 'typing', error: '' });
      timer = setTimeout(keep, REST_MS);
    },
    again: () => (state.notes.status === 'unread' ? read() : keep()),
    choose(mine) {
      const { theirs } = state.notes;
      set({ theirs: null });
      if (mine) keep();
      else set({ text: theirs, bytes: bytes_of(theirs), status: 'saved' });
    },
  };
}
