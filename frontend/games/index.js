/* Which module draws which game: id -> module, fetched when first needed, with its style sheet. */

const faces = {
  stratic: () => import('./stratic/face.js'),
  nullgame: () => import('./nullgame/face.js'),
};

const loaded = new Map();

function style(game) {
  const href = `/games/${game}/style.css`;
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

/** The face of a game, or null when this page cannot draw it. */
export async function face_of(game) {
  if (!faces[game]) return null;
  if (!loaded.has(game)) {
    const both = Promise.all([faces[game](), style(game)]).then(([module]) => module.face);
    both.catch(() => loaded.delete(game));
    loaded.set(game, both);
  }
  return loaded.get(game);
}
