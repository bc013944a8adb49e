/* A file dropped on the page: is this export of a game genuine? The server replays it. */
import { t } from '../../locales/text.js';
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { verify } from '../../views/verify.js';

const MOST_MIB = 16;
const MOST = MOST_MIB << 20;

/* NDJSON: the head, one event per line, and a last line that counts them. */
function from_lines(text) {
  const lines = text.trimEnd().split('\n').map((line) => JSON.parse(line));
  const end = lines.pop();
  const [head, ...events] = lines;
  if (end.type !== 'end' || end.count !== events.length) throw new SyntaxError('cut off');
  return JSON.stringify({ ...head, events });
}

/* What is sent: the file as it is, so that every byte is checked; only NDJSON is assembled. */
function record_of(text) {
  const first = text.slice(0, text.indexOf('\n') + 1 || undefined);
  if (first.length === text.length || first.trim() === '{') return text;
  try {
    if (!JSON.parse(first).events) return from_lines(text);
  } catch { /* not JSON lines: the server says what it is */ }
  return text;
}

export async function open(ctx) {
  const state = { name: '', busy: false, verdict: null, error: '', over: false };
  const set = (values) => { Object.assign(state, values); ctx.paint(); };

  async function take(file) {
    if (!file || state.busy) return;
    set({ name: file.name, busy: true, verdict: null, error: '', over: false });
    if (file.size > MOST) {
      return set({ busy: false,
        error: t('verify-too-large', { mebibytes: MOST_MIB, command: 'quad replay FILE' }) });
    }
    try {
      set({ verdict: await api.verify(record_of(await file.text())) });
    } catch (error) {
      set({ error: words_of(error) });
    }
    return set({ busy: false });
  }

  return {
    name: 'verify',
    title: () => t('verify-title'),
    view: () => verify(state, { take, over: (over) => { if (over !== state.over) set({ over }); } }),
  };
}
