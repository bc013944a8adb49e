/* The pictures of an experiment, for its owner: uploading, deleting, and carrying them along in the file of a study. */
import * as page_api from '../net/page_api.js';
import { t } from '../../locales/text.js';

/** The bytes of a file or an answer in Base64. */
export async function base64_of(blob) {
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return globalThis.btoa(text);
}

/** The pictures with their bytes, as the file of a study has them. */
export const packed = (pictures) => Promise.all(pictures.map(async ({ id, name }) =>
  ({ id, name, data: await base64_of(await page_api.picture_bytes(id)) })));

/**
 * Bring the pictures of a file into an experiment: those of a name that it has already are taken as they are.
 * @param {string} experiment
 * @param {{id: string, name: string, data: string}[]} carried
 * @param {{id: string, name: string}[]} present
 * @returns {Promise<{present: object[], ids: Map<string, string>}>} `ids`: from those of the file to those here
 */
export async function unpacked(experiment, carried, present) {
  const all = [...present];
  const ids = new Map();
  for (const { id, name, data } of carried) {
    let here = all.find((one) => one.name === name);
    if (!here) all.push(here = await page_api.picture_new(experiment, { name, data }));
    ids.set(id, here.id);
  }
  return { present: all, ids };
}

const by_name = (a, b) => (a.name < b.name ? -1 : 1);

/**
 * What the editor can do with pictures. Each is stored at once, apart from the pages.
 * @param {{paint: () => void, say: (text: string) => void}} ctx
 * @param {object} state   of the editor: its `pictures`, `folder` and the sender `upload`
 */
export function picture_desk(ctx, state) {
  const named = (file) => (state.folder ? `${state.folder.replace(/\/+$/, '')}/${file.name}` : file.name);
  return {
    set_folder: (folder) => { state.folder = folder; ctx.paint(); },
    upload: (files) => state.upload.run(async () => {
      for (const file of files) {
        const made = await page_api.picture_new(state.id, { name: named(file), data: await base64_of(file) });
        state.pictures = [...state.pictures, made].sort(by_name);
        ctx.paint();
      }
      ctx.say(t('studies-pictures-uploaded', { n: files.length }));
    }),
    drop_picture: (picture) => state.upload.run(async () => {
      await page_api.picture_drop(state.id, picture.id);
      state.pictures = state.pictures.filter((one) => one.id !== picture.id);
    }),
  };
}
