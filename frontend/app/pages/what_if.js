/* What if: a practice board on which one person orders for every player of a turn, from a turn of a finished match or
 * from scratch, and sees what comes of it. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { panel_sight } from '../match/panel_sight.js';
import { practice } from '../what_if/practice.js';
import { face_of } from '../../games/index.js';
import { game_title, variant_of } from '../../model/catalogue.js';
import { is_together, scratch_path, turn_in } from '../../model/what_if.js';
import { seat_numbers } from '../../views/lobby/create.js';
import { nothing_here, what_if } from '../../views/what_if.js';
import { t } from '../../locales/text.js';

const NARROW = '(max-width: 899px)';
const NEXT = '.reach .main:not([disabled]), .reach .plain:not([disabled])';

const refused = (words, more) => ({ name: 'what-if', title: () => t('what-if-title'),
  view: () => nothing_here(words, more) });

/* A turn of a finished match. */
async function of_match(ctx) {
  const header = await api.match(ctx.params.match);
  const { game, variant, id, seats } = header;
  const from = { match: id, turn: turn_in(ctx.query) };
  return { game, variant, header, from, seats: seats.length, name: `${id}:${from.turn}`,
    why: header.status === 'finished' ? '' : t('what-if-running') };
}

/* From scratch: the variant and the number of players that the address names, else the usual ones. */
function of_game({ params: { game }, query }, games) {
  const { variants } = games.find(({ id }) => id === game);
  const usual = variants.find(is_together) ?? variants[0];
  const variant = variants.find(({ id }) => id === query.get('variant')) ?? usual;
  const numbers = seat_numbers(variant);
  const seats = numbers.find((n) => String(n) === query.get('seats')) ?? variant.seats_usual ?? variant.seats_min;
  return { game, variant: variant.id, header: null, from: null, seats, numbers,
    variants: variants.filter(is_together), name: `${game}:${variant.id}:${seats}`, why: '' };
}

function laid(ctx, start, face) {
  const board = practice({ ...start, face }, {
    paint: ctx.paint, told: (turn) => ctx.say(t('what-if-resolved', { turn: String(turn) })),
  });
  const escape = (event) => { if (event.key === 'Escape') board.act({ type: 'cancel' }); };
  document.addEventListener('keydown', escape);
  const narrow = matchMedia(NARROW);
  const is_narrow = () => narrow.matches;
  let is_led = false; // the button that was pressed is gone or disabled: the focus goes to what can be pressed now
  const leading = (act) => () => Promise.resolve(act()).then(() => {
    is_led = true;
    ctx.paint();
  });
  const seen = panel_sight({ get tab() { return board.shown().panel; }, get narrow() { return is_narrow(); } });
  const send = {
    ...board, resolve: leading(board.resolve), back: leading(board.back), again: leading(board.again),
    zoom: (how) => face.zoom(document.getElementById('page'), how),
    choose: ({ variant = start.variant, seats = start.seats }) =>
      ctx.go(scratch_path(start.game, variant, seats), { replace: true }),
  };
  const shown = () => ({ ...start, ...board.shown(), face });
  return {
    name: 'what-if',
    title: () => t('what-if-title-game', { game: game_title(start.game, start.variant) }),
    view: () => what_if(shown(), send),
    painted(root) {
      seen(root);
      if (is_led && document.activeElement === document.body) root.querySelector(NEXT)?.focus({ preventScroll: true });
      is_led = false;
      if (board.shown().board.view) face.mount(root);
    },
    close() {
      document.removeEventListener('keydown', escape);
      board.close();
    },
  };
}

export async function open(ctx) {
  try {
    const games = await catalogue();
    const start = ctx.params.match ? await of_match(ctx) : of_game(ctx, games);
    if (!is_together(variant_of(start))) return refused(t('what-if-in-turn', { game: game_title(start.game) }), start);
    if (start.why) return refused(start.why, start);
    const face = await face_of(start.game);
    if (!face) return refused(t('what-if-no-board'), start);
    await face.prepare?.(start.header?.options ?? {});
    return laid(ctx, start, face);
  } catch (error) {
    return refused(words_of(error), null);
  }
}
