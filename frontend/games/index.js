/* Which module draws which game, and which teaches it: id -> module, fetched when first needed; a face with its style sheet. */

const faces = {
  stratic: () => import('./stratic/face.js'),
  stratagem: () => import('./stratagem/face.js'),
  rulegame: () => import('./rulegame/face.js'),
  cosair: () => import('./cosair/face.js'),
  nullgame: () => import('./nullgame/face.js'),
};

/* Games whose still pictures are drawn by a part of the face, so that a page with pictures alone need not carry the whole. */
const pictures = {
  stratic: () => import('./stratic/board.js'),
  stratagem: () => import('./stratagem/map.js'),
  cosair: () => import('./cosair/map.js'),
};

const lessons = {
  stratic: () => import('./stratic/lessons.js'),
  stratagem: () => import('./stratagem/lessons.js'),
  cosair: () => import('./cosair/lessons.js'),
  rulegame: () => import('./rulegame/lessons.js'),
};

const loaded = new Map();
const drawing = new Map();

/** Have a style sheet on the page; resolves when it is there. */
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

/** Every game this page can draw. */
export const drawn = Object.keys(faces);

/* A module of a game together with its style sheet; what could not be fetched is asked for again. */
function once(known, game, load) {
  if (!known.has(game)) {
    const both = Promise.all([load(), style(`/games/${game}/style.css`)]).then(([module]) => module);
    both.catch(() => known.delete(game));
    known.set(game, both);
  }
  return known.get(game);
}

/** The face of a game, or null when this page cannot draw it. */
export async function face_of(game) {
  return Object.hasOwn(faces, game) ? (await once(loaded, game, faces[game])).face : null;
}

/** What draws a game's still pictures ({miniature, still} of the contract), or null. */
export async function picture_of(game) {
  return Object.hasOwn(pictures, game) ? once(drawing, game, pictures[game]) : face_of(game);
}

/** The games that can be learnt here. */
export const taught = Object.keys(lessons);

/** The games whose positions can be set up, weighed and played on alone. */
export const analysed = ['stratic'];

/** What there is to learn of a game, or null. */
export async function lessons_of(game) {
  return Object.hasOwn(lessons, game) ? (await lessons[game]()).lessons : null;
}
