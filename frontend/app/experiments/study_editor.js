/* The editor of a study: one value, changed by the form, stored on request. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { download } from '../tools/download.js';
import { bare_study, changed, moved, names_of, new_page, new_question } from '../../model/study.js';
import { t } from '../../locales/text.js';

const empty_texts = ['return_to', 'platform'];

/* What the form leaves empty is not sent. */
function tidy(study) {
  const out = { ...study };
  for (const name of empty_texts) if (!out[name]) delete out[name];
  for (const name of ['quota', 'minutes']) if (!out[name]) delete out[name];
  return out;
}

async function read_file(file) {
  const study = JSON.parse(await file.text());
  return { ...bare_study(), ...study };
}

/**
 * The state of the page and what it can do.
 * @param {{paint: () => void, say: (text: string) => void}} ctx
 * @param {string} id
 * @param {{version: number, study: object}} stored
 */
export function study_editor(ctx, id, stored) {
  const state = { id, study: { ...bare_study(), ...stored.study }, version: stored.version, is_changed: false, told: '',
    put: sender(ctx.paint) };
  const set = (path, value) => {
    state.study = changed(state.study, path, value);
    Object.assign(state, { is_changed: true, told: '' });
    ctx.paint();
  };
  const list = (path) => path.reduce((value, key) => value[key], state.study);
  const send = {
    set,
    add_page: (part, kind) => set([part], [...list([part]), new_page(kind, names_of(state.study))]),
    add_question: (path, kind, how) => {
      const all = list(path).questions ?? [];
      set([...path, 'questions'], [...all, new_question(kind, all.map((one) => one.id), how)]);
    },
    move: (path, at, by) => set(path, moved(list(path), at, by)),
    remove: (path, at) => set(path, list(path).toSpliced(at, 1)),
    save: () => state.put.run(async () => {
      const { version } = await api.study_put(id, tidy(state.study));
      Object.assign(state, { version, is_changed: false });
      ctx.say(t('studies-saved'));
    }),
    download: () => download('study.json', JSON.stringify(tidy(state.study), null, 1), 'application/json'),
    load: async (file) => {
      try {
        state.study = await read_file(file);
        Object.assign(state, { is_changed: true, told: t('studies-loaded', { name: file.name }) });
      } catch {
        state.told = t('studies-not-loaded', { name: file.name });
      }
      ctx.paint();
    },
  };
  return { state, send };
}
