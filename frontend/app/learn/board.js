/* A live board of a chapter: the reader moves one side's pieces, the server answers, and a fixed reply of the other
 * side can follow. Until the server has answered, only a picture is shown. */
import { path_to } from '../../model/variations.js';
import { confirms } from '../local/settings.js';
import { study } from '../study/study.js';

const REPLY_MS = 500;
const AGAIN_MS = 3000;

/** The turns on the way to a node of a study, as sentences. */
export const told = (face, node) => path_to(node).flatMap((step) => step.tell.map((line) => face.tell(line)));

/* The fixed reply to a position; when the connection is lost, it is tried again, since the lesson needs it. */
function replying(moves) {
  let timer = 0;
  function soon(node, reply, after_ms = REPLY_MS) {
    timer = setTimeout(async () => {
      if (moves.state.at !== node) return;
      await moves.play(reply);
      if (moves.state.at === node && moves.state.error) soon(node, reply, AGAIN_MS);
    }, after_ms);
  }
  return { soon, stop: () => clearTimeout(timer) };
}

/* What the page draws: the picture until the server has answered, and a draft while it is the reader's turn. */
function seen({ state, hints }, picture, { face, is_begun, is_mine, n }) {
  return {
    view: state.view ?? picture, is_begun, is_live: Boolean(state.view), busy: state.busy,
    error: state.error, sure: state.sure, refused: state.refused, draft: is_mine ? state.draft : null,
    hints: is_mine ? hints() : null, told: told(face, state.at), is_started: n > 0, is_done: n > 0 && !is_mine,
  };
}

/**
 * @param {{game: string, face: object, board: object, view_of: (position: string) => object}} what
 * @param {{paint: () => void, say: (text: string) => void}} ctx
 */
export function live_board({ game, face, board, view_of }, { paint, say }) {
  const { position, variant, options, seat = 0, turns = 1, replies = [] } = board;
  const picture = view_of(position);
  const moves = study({ paint, face, game, variant, options, shown, confirms });
  const played = () => path_to(moves.state.at).length;
  const fixed = replying(moves);
  let begun = false;
  let asked = false;

  /* Whose turn it is follows from what was played: one's own and the fixed replies alternate. */
  function shown(node) {
    fixed.stop();
    if (!node.parent) return;
    say(node.tell.map((line) => face.tell(line)).join(' '));
    const reply = moves.state.seat === null || moves.state.seat === seat ? undefined
      : replies[(path_to(node).length - 1) / 2];
    if (reply) fixed.soon(node, reply);
  }

  const is_mine = () => moves.state.seat === seat && played() < 2 * turns;

  return {
    face, board, seat,
    get state() {
      return seen(moves, picture, { face, is_begun: asked, is_mine: is_mine(), n: played() });
    },
    /** Ask for the position, once unless the connection was lost. */
    async begin() {
      if (begun) return;
      begun = asked = true;
      begun = await moves.start({ position });
    },
    send: (act) => { if (is_mine()) moves.send(act); },
    undo: moves.undo, play: moves.commit, again: moves.first,
    close: () => { fixed.stop(); moves.close(); },
  };
}
