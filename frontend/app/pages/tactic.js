/* One tactic: a position in which one turn is clearly best. The server says whether a turn is that one; the page does
 * not know the solution before it was found or given up. */
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, need_account } from '../net/session.js';
import { go } from '../router.js';
import { confirms, look_now } from '../local/settings.js';
import { study } from '../study/study.js';
import { face_of, style } from '../../games/index.js';
import { tactic_page } from '../../views/tactic.js';
import { no_tactics } from '../../views/tactics.js';
import { t } from '../../locales/text.js';

const take = ({ state }, { tactic, mine }) => { Object.assign(state, { tactic, mine }); };

/* The first turn on the board is the try; what is played after it only looks around. */
async function judge(page, node) {
  const { ctx, state } = page;
  if (!node.parent || node.parent.parent || state.is_shown) return;
  state.verdict = 'asking';
  await state.ask.run(async () => {
    await need_account();
    const answer = await page_api.tactic_try(state.game.id, state.tactic.id, node.text);
    take(page, answer);
    state.verdict = answer.right ? 'right' : 'wrong';
    ctx.say(t(`tactics-${state.verdict}`));
  });
  if (state.verdict === 'asking') state.verdict = 'lost';
  ctx.paint();
}

async function give_up(page) {
  const { state, board } = page;
  await need_account();
  take(page, await page_api.tactic_give_up(state.game.id, state.tactic.id));
  Object.assign(state, { is_shown: true, verdict: '' });
  if (await board.first()) await board.play(state.tactic.solution);
}

function trying(page) {
  const { state, board } = page;
  const { game } = state.tactic;
  return {
    judge_again: () => judge(page, board.state.at),
    again() {
      state.verdict = '';
      return board.first();
    },
    hint: () => state.ask.run(async () => {
      await need_account();
      take(page, await page_api.tactic_hint(game, state.tactic.id));
    }),
    give_up: () => state.ask.run(() => give_up(page)),
    next: () => state.ask.run(async () => {
      await need_account();
      const chosen = await page_api.tactic_next(game, state.theme);
      go(`/tactics/${game}/${chosen.id}${state.theme ? `?theme=${state.theme}` : ''}`);
    }),
  };
}

function laid(ctx, { game, face, tactic, mine, daily }) {
  const state = {
    game, face, tactic, mine, daily, theme: ctx.query.get('theme') ?? '', seat: null, verdict: '', is_shown: false,
    ask: sender(ctx.paint),
  };
  const page = { ctx, state, board: null };
  page.board = study({ paint: ctx.paint, face, game: game.id, variant: tactic.variant, options: tactic.options,
    confirms, shown: (node) => judge(page, node) });
  const { board } = page;
  const acts = trying(page);
  const escape = (event) => { if (event.key === 'Escape') board.send({ type: 'cancel' }); };
  const begin = async () => {
    if (await board.start({ position: tactic.position })) state.seat = board.state.seat;
    ctx.paint();
  };
  document.addEventListener('keydown', escape);
  begin();
  const send = { ...acts, begin, act: board.send, undo: board.undo, play: board.commit };
  return {
    name: 'tactic', title: () => t('tactics-title'),
    view: () => tactic_page({ ...state, study: board.state, hints: board.hints(), look: look_now() }, send),
    painted: (root) => { if (board.state.view) face.mount(root); },
    close() {
      document.removeEventListener('keydown', escape);
      board.close();
    },
  };
}

export async function open(ctx) {
  const title = () => t('tactics-title');
  const game = (await catalogue()).find(({ id }) => id === ctx.params.game);
  if (!game?.tactics) return { name: 'tactics', title, view: () => no_tactics() };
  try {
    const [face, tactic, { mine, daily }] = await Promise.all([
      face_of(game.id), page_api.tactic(game.id, ctx.params.tactic),
      page_api.tactics(game.id), style('/css/learn.css')]);
    await face.prepare?.(tactic.options);
    return laid(ctx, { game, face, tactic, mine, daily });
  } catch (error) {
    return { name: 'tactics', title, view: () => no_tactics(words_of(error), game) };
  }
}
