/* How the page looks and sounds: stored in this browser, and in the account when the player is signed in. */
import { t } from '../../locales/text.js';
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { catalogue, session } from '../net/session.js';
import { look_now, look_set } from '../local/settings.js';
import { hear } from '../local/hearing.js';
import { face_of } from '../../games/index.js';
import { settings } from '../../views/settings.js';

export async function open(ctx) {
  const state = { faces: [], vacation: null, act: sender(ctx.paint) };
  const away = (work) => state.act.run(async () => { state.vacation = await work(); });
  const send = {
    set(name, value) {
      look_set(name, value);
      if (name === 'sound' || name === 'volume') hear('move');
      ctx.paint();
    },
    go_away: (days) => away(() => api.vacation_start(days)),
    come_back: () => away(api.vacation_end),
  };
  if (session.account) away(api.vacation);
  catalogue().then((games) => Promise.all(games.map((game) => face_of(game.id)))).then((faces) => {
    state.faces = faces.filter(Boolean);
    ctx.paint();
  }, () => { /* the choices work without a picture */ });
  return {
    name: 'settings',
    title: () => t('settings-title'),
    view: () => settings({ ...state, look: look_now(), account: session.account }, send),
  };
}
