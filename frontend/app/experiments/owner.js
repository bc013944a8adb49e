/* A running or closed experiment, for its author: progress, participants, downloads. */
import * as page_api from '../net/page_api.js';
import { copied } from '../tools/copied.js';
import { download } from '../tools/download.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { ask } from '../../ui/controls/dialog.js';
import { keep } from './edits.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 5000;

/* All pages of one download as one text: a table has its header once, a stream its last line, with the
 * digest of the preregistration. */
async function whole(id, wish) {
  let text = '';
  let cursor = null;
  let count = 0;
  let end = null;
  do {
    const page = await page_api.transcripts(id, { ...wish, cursor });
    end = end_of(wish, page.text);
    const next = page.next ?? end?.next ?? null;
    if (wish.format === 'csv') text += text ? page.text.slice(page.text.indexOf('\n') + 1) : page.text;
    else {
      text += page.text.slice(0, page.text.trimEnd().lastIndexOf('\n') + 1);
      count += end.count;
    }
    cursor = next;
  } while (cursor);
  return wish.format === 'csv' ? text : `${text}${JSON.stringify({ ...end, count, next: null })}\n`;
}

function end_of({ format }, text) {
  return format === 'csv' ? null : JSON.parse(text.trimEnd().split('\n').at(-1));
}

async function save(x, format, table) {
  const text = await whole(x.id, { format, table });
  download(`${x.title.replace(/\W+/g, '-') || x.id}${table ? `-${table}` : ''}.${format}`, text,
    format === 'csv' ? 'text/csv' : 'application/x-ndjson');
}

const closing = () => ({ title: t('research-close-title'), text: t('research-close-text'), yes: t('research-close'),
  grave: true });

const copy_of = ({ title, shown_title, consent, plan, files }) =>
  ({ title: t('research-copy-title', { title }).slice(0, 120), shown_title, consent, plan, files });

/* Polls progress and participants while the experiment runs. */
function reader(state, paint) {
  const { id } = state.x;
  let timer = 0;
  let is_closed = false;
  const asking = in_order();

  function take(figures, people) {
    /* only the first page is read again; the others stay */
    if (state.people.length <= people.items.length) Object.assign(state, { people: people.items, next: people.next });
    else state.people.splice(0, people.items.length, ...people.items);
    Object.assign(state, { progress: figures, error: '' });
  }

  async function read() {
    const counts = asking();
    try {
      const limit = Math.min(200, Math.max(50, state.people.length));
      const [figures, people] = await Promise.all([page_api.experiment_progress(id),
        page_api.participants(id, { limit })]);
      if (counts()) take(figures, people);
    } catch (error) {
      if (counts()) state.error = words_of(error);
    }
    paint();
    if (!is_closed && state.x.status === 'running') timer = setTimeout(again, AGAIN_MS);
  }
  const again = () => (document.hidden ? (timer = setTimeout(again, AGAIN_MS)) : read());
  return { read, marked: () => { asking()(); }, close: () => { is_closed = true; clearTimeout(timer); } };
}

/** The state of the page and what it can do. */
export function owner(ctx, x) {
  const state = { x, progress: null, people: [], next: null, error: '', copied: false, origin: location.origin,
    page: {}, turn: sender(ctx.paint), load: sender(ctx.paint), mark: sender(ctx.paint) };
  const { read, marked, close } = reader(state, ctx.paint);
  read();

  const send = {
    copy: async (text) => { state.copied = await copied(text); ctx.paint(); },
    close: async () => {
      if (await ask(closing())) {
        await state.turn.run(async () => { state.x = await page_api.experiment_turn(x.id, 'closed'); });
      }
    },
    again: () => {
      keep(null, copy_of(x));
      ctx.go('/experiments/new');
    },
    more: () => state.mark.run(async () => {
      const more = await page_api.participants(x.id, { cursor: state.next });
      Object.assign(state, { people: [...state.people, ...more.items], next: more.next });
    }),
    defective: (code, defective) => state.mark.run(async () => {
      const item = await page_api.participant_mark(x.id, code, defective);
      marked();
      state.people = state.people.map((one) => (one.participant === code ? item : one));
      state.progress = await page_api.experiment_progress(x.id);
    }),
    series: (list, from) => { state.page = { ...state.page, [list]: from }; ctx.paint(); },
    download: (format, table) => state.load.run(() => save(x, format, table)),
  };
  return { state, send, close };
}
