/* A collection: games that somebody keeps together. Its owner writes notes, changes and deletes it here. */
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, session } from '../net/session.js';
import { report_thing } from '../tools/report_thing.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { collection } from '../../views/collection/collection.js';
import { note_field } from '../../views/collection/note.js';
import { t } from '../../locales/text.js';

/* What its owner can do. */
function acts(ctx, id, state, read) {
  const { act } = state;
  const change = (fn) => act.run(async () => {
    await fn();
    await read();
  });
  return {
    change: (body) => change(() => page_api.collection_change(id, body)),
    async end() {
      const words = { title: t('collection-delete-title'), text: t('collection-delete-text'),
        yes: t('collection-delete'), grave: true };
      if (await ask(words)) await act.run(async () => { await page_api.collection_end(id); ctx.go('/collections'); });
    },
    async note(match, note) {
      const values = await fill({ title: t('collection-note'), text: t('collection-note-about'), body: note_field(note),
        yes: t('collection-save') });
      if (values) await change(() => page_api.collection_keep(id, match.id, String(values.get('note')).trim()));
    },
    report: () => report_thing(act, state.told.title, (body) => page_api.collection_report(id, body)),
    let_go: (match) => change(() => page_api.collection_let_go(id, match.id)),
  };
}

export async function open(ctx) {
  const id = ctx.params.collection;
  const state = { told: null, error: '', act: sender(ctx.paint) };
  async function read() {
    try {
      state.told = await page_api.collection(id);
      state.error = '';
    } catch (error) {
      state.told = null;
      state.error = error.status === 404 ? '' : words_of(error);
    }
    ctx.paint();
  }
  const more = () => state.act.run(async () => {
    const page = await page_api.collection(id, { cursor: state.told.next });
    state.told = { ...page, items: [...state.told.items, ...page.items] };
  });
  await Promise.all([catalogue(), read()]);
  return { name: 'collection', title: () => state.told?.title ?? t('collection-not-found'),
    view: () => collection({ ...state, me: session.account }, { read, more, ...acts(ctx, id, state, read) }) };
}
