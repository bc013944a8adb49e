/* The editor of a study: one value, changed by the form, stored on request. */
import * as page_api from '../net/page_api.js';
import { sender } from '../net/form.js';
import { Refusal } from '../net/api.js';
import { download } from '../tools/download.js';
import { packed, picture_desk, unpacked } from './pictures.js';
import { bare_study, changed, moved, names_of, new_page, new_question, with_pictures } from '../../model/study.js';
import { t } from '../../locales/text.js';

const empty_texts = ['return_to', 'platform', 'exclusion', 'analysis'];

/* What the form leaves empty is not sent. */
function tidy(study) {
  const out = { ...study };
  for (const name of empty_texts) if (!out[name]) delete out[name];
  for (const name of ['quota', 'minutes']) if (!out[name]) delete out[name];
  return out;
}

async function read_file(file) {
  const { pictures = [], ...study } = JSON.parse(await file.text());
  return { study: { ...bare_study(), ...study }, pictures };
}

/* Saving. A study that was changed elsewhere is not overwritten before its owner says so. */
function saving(ctx, state) {
  const save = (revision) => state.put.run(async () => {
    try {
      const stored = await page_api.study_put(state.id, tidy(state.study), revision);
      Object.assign(state, { version: stored.version, revision: stored.revision, costs: stored.costs,
        is_changed: false, has_rival: false });
      ctx.say(t('studies-saved'));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'study_changed') throw error;
      state.has_rival = true;
    }
  });
  return {
    save: () => save(state.revision),
    replace: () => save(null),
    take_stored: () => state.put.run(async () => {
      const [{ study, version, revision, costs }, pictures] = await Promise.all([page_api.study(state.id),
        page_api.pictures(state.id)]);
      Object.assign(state, { study: { ...bare_study(), ...study }, version, revision, costs, pictures,
        is_changed: false, has_rival: false, told: '' });
    }),
  };
}

/* A study as a file, with its pictures. */
function files(ctx, state) {
  return {
    download: () => state.put.run(async () => {
      const whole = { ...tidy(state.study), pictures: await packed(state.pictures) };
      download('study.json', JSON.stringify(whole, null, 1), 'application/json');
    }),
    preregistration: (format, type) => state.put.run(async () => {
      const text = await page_api.preregistration(state.id, format);
      download(`preregistration.${format === 'json' ? 'json' : 'md'}`, text, type);
    }),
    load: async (file) => {
      let read;
      try {
        read = await read_file(file);
      } catch {
        state.told = t('studies-not-loaded', { name: file.name });
        return ctx.paint();
      }
      return state.put.run(async () => {
        /* Those of an attempt that stopped half-way are there, and so are those of other tabs. */
        const { present, ids } = await unpacked(state.id, read.pictures, await page_api.pictures(state.id));
        Object.assign(state, { study: with_pictures(read.study, ids), pictures: present, is_changed: true,
          told: t('studies-loaded', { name: file.name }) });
      });
    },
  };
}

/**
 * The state of the page and what it can do.
 * @param {{paint: () => void, say: (text: string) => void}} ctx
 * @param {string} id
 * @param {{version: number, revision: string, costs: object|null, study: object}} stored
 * @param {object[]} pictures
 */
export function study_editor(ctx, id, stored, pictures) {
  const state = { id, study: { ...bare_study(), ...stored.study }, version: stored.version, revision: stored.revision,
    costs: stored.costs, is_changed: false, has_rival: false, told: '', pictures, folder: '', put: sender(ctx.paint),
    upload: sender(ctx.paint) };
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
    add_picture: (path, picture) => set([...path, 'pictures'], [...list(path).pictures ?? [], { picture, alt: '' }]),
    ...saving(ctx, state), ...files(ctx, state), ...picture_desk(ctx, state),
  };
  return { state, send };
}
