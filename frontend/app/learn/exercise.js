/* An exercise in progress: the player's turns, the answers of the other side as the strongest bot advises, and the
 * game's verdict on what the engine has answered. */
import { path_to } from '../../model/variations.js';
import { confirms } from '../local/settings.js';
import { study } from '../study/study.js';
import { told } from './board.js';
import { t } from '../../locales/text.js';

const ADVICE = { nodes: 6000, lines: 1 };
const OPEN = { state: 'open', words: '' };
const answers_to = (root, node) => [root.answer, ...path_to(node).map((step) => step.answer)];

/* What the page sees of it now. */
function seen({ face, exercise, lessons, moves, own, is_mine }) {
  const { state } = moves;
  const mine = is_mine();
  return {
    verdict: own.verdict, stuck: own.stuck, view: state.view ?? lessons.view_of(exercise.position),
    is_live: Boolean(state.view),
    busy: state.busy, error: state.error, sure: state.sure, refused: state.refused, draft: mine ? state.draft : null,
    hints: mine ? moves.hints() : null,
    hinted: exercise.hints.slice(0, own.hinted), more_hints: own.hinted < exercise.hints.length,
    told: told(face, state.at), is_started: state.at.parent !== null,
    is_thinking: !mine && own.verdict.state === 'open' && state.at.parent !== null && !own.stuck,
  };
}

/* The reply of the other side: asked for this position, and played if the position is still shown. */
async function answer(run, node) {
  const { moves, own } = run;
  own.stuck = '';
  await moves.ask_advice(ADVICE);
  if (moves.state.at !== node) return;
  const best = node.advice?.best?.[0];
  if (best) await moves.play(best.text ?? best.orders);
  else own.stuck = moves.state.advice_error || t('learn-no-reply');
  run.ctx.paint();
}

/* A new position: what happened, the game's verdict, and whose turn it is. */
function judge(run, node) {
  const { own, face, lessons, exercise, moves, ctx } = run;
  Object.assign(own, { verdict: OPEN, stuck: '' });
  if (!node.parent) return;
  own.verdict = lessons.verdict(exercise, answers_to(moves.state.root, node));
  const { state, words } = own.verdict;
  const sentences = node.tell.map((line) => face.tell(line));
  const said = state === 'solved' ? t('learn-exercise-good-said', { praise: exercise.praise }) : words;
  ctx.say([...sentences, said].filter(Boolean).join(' '));
  if (state === 'solved') ctx.solved();
  if (state === 'open' && moves.state.seat !== exercise.seat) answer(run, node);
}

/**
 * @param {{game: string, face: object, lessons: object, exercise: object}} what
 * @param {{paint: () => void, say: (text: string) => void, solved: () => void}} ctx
 */
export function trial({ game, face, lessons, exercise }, ctx) {
  const own = { verdict: OPEN, hinted: 0, stuck: '' };
  const moves = study({ paint: ctx.paint, face, game, shown: (node) => judge(run, node), confirms });
  const is_mine = () => moves.state.seat === exercise.seat && own.verdict.state === 'open';
  const run = { ctx, face, lessons, exercise, moves, own, is_mine };
  return {
    face, exercise,
    get state() { return seen(run); },
    begin: () => moves.start({ position: exercise.position }),
    send: (act) => { if (is_mine()) moves.send(act); },
    undo: () => moves.undo(),
    play: () => moves.commit(),
    again: () => moves.first(),
    hint() {
      own.hinted = Math.min(own.hinted + 1, exercise.hints.length);
      ctx.say(exercise.hints[own.hinted - 1]);
      ctx.paint();
    },
    answer: () => answer(run, moves.state.at),
    close: () => moves.close(),
  };
}
