/* What the page of a notebook does besides the board: chapters, authors, sharing, export and import. */
import { report_thing } from '../tools/report_thing.js';
import * as page_api from '../net/page_api.js';
import { new_key } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { copied } from '../tools/copied.js';
import { download } from '../tools/download.js';
import { patiently } from '../tools/patiently.js';
import { ask } from '../../ui/controls/dialog.js';
import { BadText, chapters_of, pieces_of, text_of } from '../../model/notebook.js';
import { t } from '../../locales/text.js';

const sure = (name) => ask({ title: t(`notebook-${name}-title`), text: t(`notebook-${name}-text`),
  yes: t(`notebook-${name}`), grave: true });

/* A chapter was added, and not all of its lines. */
class PartOnly extends Error {
  constructor(cause, title) {
    super('a part of a chapter was added', { cause });
    this.words = t('notebook-import-part', { title, reason: words_of(cause) });
  }
}

/* One chapter, in as many pieces as its lines need; `saved` is told of each. The server writes turns in its own way, so
 * what it has is kept. */
async function add_in_pieces(id, { nodes, position, ...head }, saved) {
  const key = new_key();
  let last = null;
  let end = 0;
  const send = (to) => (last
    ? page_api.chapter_put(id, last.chapter, { title: last.title, version: last.version,
      nodes: [...last.nodes, ...nodes.slice(end, to)] })
    : page_api.chapter_new(id, { ...head, from: { position }, nodes: nodes.slice(0, to) }, key));
  try {
    for (const to of pieces_of(nodes)) {
      last = await patiently(() => send(to));
      saved(to - end);
      end = to;
    }
  } catch (error) {
    throw last ? new PartOnly(error, head.title) : error;
  }
  return last.chapter;
}

/* The chapters of a text, one after the other: what was added before a refusal stays. */
async function add_all(chapters, { id, state, paint, read }) {
  const all = chapters.reduce((sum, { nodes }) => sum + nodes.length, 0);
  state.importing = { n: 0, all };
  let first = null;
  for (const chapter of chapters) {
    const n = await add_in_pieces(id, chapter, (more) => {
      state.importing.n += more;
      paint();
    });
    await read();
    first ??= n;
  }
  return first;
}

async function take_all(text, page) {
  const { state, open } = page;
  state.import_error = '';
  try {
    await open(await add_all(chapters_of(text), page));
  } catch (error) {
    if (error instanceof BadText) state.import_error = t('notebook-import-bad', { line: String(error.line) });
    else if (error instanceof PartOnly) state.import_error = error.words;
    else throw error;
  } finally {
    state.importing = null;
  }
}

/** Adding, removing and moving chapters. */
export function chapters({ id, state, paint, read, open, forget }) {
  const act = sender(paint);
  async function added(body) {
    const { chapter } = await page_api.chapter_new(id, body, new_key());
    await read();
    return chapter;
  }
  return {
    act,
    add: (body) => act.run(async () => { await open(await added({ ...body, nodes: [{}] })); }),
    take: (text) => act.run(() => take_all(text, { id, state, paint, read, open })),
    move: (by) => act.run(async () => {
      const order = state.book.chapters.map(({ chapter }) => chapter);
      const at = order.indexOf(state.n);
      const [one] = order.splice(at, 1);
      order.splice(at + by, 0, one);
      state.book = await page_api.notebook_change(id, { chapters: order });
    }),
    async remove() {
      if (!await sure('chapter-delete')) return;
      await act.run(async () => {
        const gone = state.n;
        forget();
        await page_api.chapter_end(id, gone);
        await read();
        await open(state.book.chapters[0]?.chapter ?? null);
      });
    },
  };
}

/** Title, visibility, authors, the link, the whole as text. */
export function sharing({ id, state, paint, read, go, session, settled }) {
  const act = sender(paint);
  const set = (change) => {
    Object.assign(state, change);
    paint();
  };
  return {
    act,
    change: (body) => act.run(async () => { state.book = await page_api.notebook_change(id, body); }),
    invite: () => act.run(async () => {
      const url = await page_api.notebook_invite(id);
      state.invite = new URL(url, location.origin).href;
      await read();
    }),
    invite_end: () => act.run(async () => {
      await page_api.notebook_invite_end(id);
      state.invite = '';
      await read();
    }),
    dismiss: (name) => act.run(async () => { await page_api.notebook_author_end(id, name); await read(); }),
    leave: () => act.run(() => page_api.notebook_author_end(id, session.account.name).then(() => go('/notebooks'))),
    report: () => report_thing(act, state.book.title, (body) => page_api.notebook_report(id, body)),
    copy_mine: () => act.run(async () => { go(`/notebooks/${(await page_api.notebook_copy(id, new_key())).id}`); }),
    async remove() {
      if (await sure('delete')) await act.run(async () => { await page_api.notebook_end(id); go('/notebooks'); });
    },
    export: () => act.run(async () => {
      const texts = [];
      await settled();
      for (const { chapter } of state.book.chapters) {
        texts.push(text_of(await page_api.chapter(id, chapter, { answer: 1 })));
      }
      download(`${state.book.title.replace(/\W+/g, '-') || id}.txt`, texts.join('\n'), 'text/plain');
    }),
    copy_link: async (text) => set({ copied: (await copied(text)) ? text : '' }),
  };
}
