/* A game that several people play at this device: the screen between two seats, and the page of the one who plays. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { device } from '../together/device.js';
import { shared_game, shared_game_again } from '../together/games.js';
import { seat_all } from '../together/seating.js';
import { face_of } from '../../games/index.js';
import { variant_of } from '../../model/catalogue.js';
import { at_device, lost_seats } from '../../views/device.js';
import { t } from '../../locales/text.js';

const without = (match, why) => ({ name: 'together', title: () => t('together-title'),
  view: () => lost_seats(match, why) });

export async function open(ctx) {
  const { match } = ctx.params;
  const game = shared_game(match);
  if (!game) return without(match, '');
  try {
    /* As nobody: what the account is told, the worker keeps. */
    const [header] = await Promise.all([api.match(match, { token: '' }), catalogue()]);
    const face = await face_of(header.game);
    await face.prepare?.(header.options ?? {});
    return page(ctx, device(ctx, game, header, face));
  } catch (error) {
    return without(match, error instanceof Refusal && error.status === 404 ? '' : words_of(error));
  }
}

/* Once more with the same people, who change seats. */
async function again(ctx, game) {
  const variant = variant_of({ game: game.wish.game, variant: game.wish.variant });
  const { match } = await seat_all(shared_game_again(game), variant);
  ctx.go(`/together/${match}`);
}

const title_of = ({ state }) => {
  const { phase, next, game } = state;
  return phase === 'pass' ? t('together-pass', { name: game.people[next].name })
    : game.people.map(({ name }) => name).join(' – ');
};

function page(ctx, at) {
  const { state } = at;
  const act = sender(ctx.paint);
  const send = { sit: at.sit, leave: at.leave, pass: at.pass, retry: () => at.look(), stays: at.stays,
    again: () => act.run(() => again(ctx, state.game)) };
  let drawn = null; // the last picture of a seat stays while that of the next one is fetched
  let was = '';
  at.look();

  function inner() {
    if (at.inner) drawn = at.inner.view();
    else if (state.phase !== 'seat' || !state.is_open) drawn = null;
    return drawn;
  }

  return {
    name: 'together', game: state.header.game,
    title: () => title_of(at),
    view: () => at_device({ ...state, inner: inner(), act }, send),
    painted(root) {
      at.inner?.painted(root);
      if (was !== state.phase && state.phase === 'pass') root.querySelector('h1')?.focus({ preventScroll: true });
      was = state.phase;
    },
    close: () => at.close(),
  };
}
