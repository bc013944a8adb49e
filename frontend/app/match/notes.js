/* The private notes of one's seat: kept as they are typed, once the hand rests. What the server holds is never overwritten unseen:
 * when another device wrote meanwhile, both texts are shown and the player chooses. While the line is down nothing is lost here. */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { sending } from '../sending.js';

const REST_MS = 700;
const UTF8 = new TextEncoder();

const NOTE_BYTES = 8192;

const bytes_of = (text) => UTF8.encode(text).length;

/* What is written goes to the server, again and again until it stands there. */
function keeping(t, state, set) {
  async function compare() {
    try {
      const note = await api.notes(t.id);
      state.changed_at = note.changed_at;
      if (note.text === state.text) set({ status: 'saved' });
      else set({ status: 'changed', theirs: note.text });
    } catch (error) {
      set({ status: 'refused', error: words_of(error) });
    }
  }

  const put = sending({
    paint: t.paint,
    request: ({ text, changed_at }) => api.notes_put(t.id, { text, changed_at }),
    done(note, job) {
      state.changed_at = note.changed_at;
      if (job.text === state.text) set({ status: 'saved', error: '' });
      else keep();
    },
    refused(refusal) {
      if (refusal.code === 'notes_changed') compare();
      else set({ status: 'refused', error: words_of(refusal) });
    },
  });

  function keep() {
    if (put.busy) return;
    if (state.bytes > NOTE_BYTES) set({ status: 'long' });
    else {
      state.status = 'saving';
      put.start({ text: state.text, changed_at: state.changed_at });
    }
  }

  return { put, keep };
}

export function notes(t) {
  const state = { text: '', status: 'unread', error: '', theirs: null, bytes: 0, most: NOTE_BYTES, changed_at: null };
  let timer = 0;
  t.state.notes = state;

  function set(values) {
    Object.assign(state, values);
    t.paint();
  }

  const { put, keep } = keeping(t, state, set);

  async function read() {
    if (t.state.seat === null || state.status !== 'unread') return;
    set({ status: 'reading', error: '' });
    try {
      const note = await api.notes(t.id);
      set({ text: note.text, bytes: bytes_of(note.text), changed_at: note.changed_at, status: 'saved' });
    } catch (error) {
      set({ status: 'unread', error: words_of(error) });
    }
  }

  /* Leaving the field or the page keeps at once. */
  function rest() {
    clearTimeout(timer);
    if (state.status === 'typing') keep();
  }

  return {
    put, read, rest,
    stop: rest,
    typed(text) {
      clearTimeout(timer);
      set({ text, bytes: bytes_of(text), status: 'typing', error: '' });
      timer = setTimeout(keep, REST_MS);
    },
    again: () => (state.status === 'unread' ? read() : keep()),
    choose(mine) {
      const { theirs } = state;
      state.theirs = null;
      if (mine) keep();
      else set({ text: theirs, bytes: bytes_of(theirs), status: 'saved' });
    },
  };
}
