/* The way to a game's modules. Every game of the catalogue has a folder of its name with the same five files: face.js,
 * picture.js, lessons.js, pages.js (their shapes: contract.js) and style.css. Each is fetched when first needed. */

import { words_load } from '../locales/text.js';

const faces = new Map();
const pictures = new Map();

/* An id can come from an address: only a folder of this directory can be requested. */
const is_id = (game) => /^[a-z][a-z0-9]*$/.test(game);

/** Load a style sheet into the page; resolves when it is there. */
export function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const ready = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  return ready;
}

/* A module that says in `areas` which catalogues it speaks, together with them. */
const with_words = (module) => words_load(module.areas ?? []).then(() => module);

/* A module of a game together with its words and its style sheet; what could not be fetched is asked for again. */
function once(known, game, load) {
  if (!known.has(game)) {
    const all = Promise.all([load().then(with_words), style(`/games/${game}/style.css`)]).then(([module]) => module);
    all.catch(() => known.delete(game));
    known.set(game, all);
  }
  return known.get(game);
}

/** The face of a game, or null when there is no such game; rejects when it could not be fetched. */
export async function face_of(game) {
  return is_id(game) ? (await once(faces, game, () => import(`./${game}/face.js`))).face : null;
}

/** What draws a game's still pictures, {miniature, still} of the contract, without the rest of the face; null as for a
 * face. */
export async function picture_of(game) {
  return is_id(game) ? once(pictures, game, () => import(`./${game}/picture.js`)) : null;
}

/** The lessons of a game, or null when there is no such game; rejects when they could not be fetched. */
export async function lessons_of(game) {
  return is_id(game) ? (await import(`./${game}/lessons.js`).then(with_words)).lessons : null;
}

/* What these games bring; rejects when one could not be fetched. */
const brought_by = (games) =>
  Promise.all(games.filter(is_id).map((game) => import(`./${game}/pages.js`).then(with_words)));

/** The pages that these games bring, one list; a page itself is fetched when it is opened. */
export const pages_of = async (games) => (await brought_by(games)).flatMap(({ pages }) => pages);

/** What the first of these games that is used for experiments says about them. */
export const experiments_of = async (games) =>
  (await brought_by(games)).find(({ experiments }) => experiments).experiments;
