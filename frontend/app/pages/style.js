/* The page of styles: faces and their fixed examples are fetched, everything else is drawn from what is at hand. */
import { catalogue } from '../net/session.js';
import { game_title } from '../../model/catalogue.js';
import { look_now } from '../local/settings.js';
import { face_of, style as sheet } from '../../games/index.js';
import { style } from '../../views/styleguide/styleguide.js';

async function with_samples(id) {
  const face = await face_of(id);
  return face?.samples ? { id, title: game_title(id), face, samples: await face.samples() } : null;
}

export async function open(ctx) {
  const state = { now: Date.now(), games: [], tab: 'act', options: null, sample_look: look_now() };
  const set = (name) => (value) => {
    state[name] = value;
    ctx.paint();
  };
  const send = {
    tab: set('tab'),
    option: (name, value) => set('options')({ ...state.options, [name]: value }),
    sample_look: (name, value) => set('sample_look')({ ...state.sample_look, [name]: value }),
  };
  const ids = (await catalogue()).map(({ id }) => id);
  const [games] = await Promise.all([Promise.all(ids.map(with_samples)), sheet('/css/style.css')]);
  state.games = games.filter(Boolean);
  return {
    name: 'style',
    title: () => 'Style',
    view: () => style(state, send),
    painted: (root) => { for (const { face } of state.games) face.mount(root); },
  };
}
