/* The board of one chapter: its tree of turns, what is written about them, and for authors the saving. */
import { study } from '../study/study.js';
import { confirms } from '../local/settings.js';
import { ask } from '../../ui/controls/dialog.js';
import { is_main, path_to, promote } from '../../model/variations.js';
import { tree_of } from '../../model/notebook.js';
import { t } from '../../locales/text.js';
import { quizzing } from './quiz.js';
import { saving } from './saving.js';

/* A position by the turns to it: another tree may come while a question is being written. */
const place_of = (node) => JSON.stringify(path_to(node).map(({ text }) => text));

/** What an author asks readers about the position that is shown. */
export function questioning(state, changed, paint) {
  let begun = null; // where a question is being written
  const set = (change) => {
    Object.assign(state.at, change);
    changed();
  };
  const begin = (node) => {
    begun = place_of(node);
    paint();
  };
  return {
    /* `name`: comment, question, if_right, if_wrong. */
    write(name, text) {
      if (name === 'question') begun = place_of(state.at);
      set({ [name]: text });
    },
    right: (is_right) => set({ is_right }),
    ask: () => begin(state.at),
    ask_not() {
      begun = null;
      set({ question: '', if_right: '', if_wrong: '' });
    },
    asks: (node) => place_of(node) === begun,
  };
}

/* What an author does with the turn that is shown. */
function editing({ board, saver, paint }) {
  const { state } = board;
  const changed = () => {
    saver.changed();
    paint();
  };
  return {
    ...questioning(state, changed, paint),
    marks(all) {
      state.at.marks = all;
      changed();
    },
    promote() {
      promote(state.at);
      changed();
    },
    async remove() {
      const node = state.at;
      const words = { title: t('notebook-remove-title'), text: t('notebook-remove-text'), yes: t('notebook-remove'),
        grave: true };
      if (node.kids.length && !await ask(words)) return;
      await board.remove(node);
      changed();
    },
  };
}

/* Marks are drawn with a tool that is chosen here, and belong to the turn that is shown. */
function marking(state, edit, paint) {
  const tool = { kind: 0, on: false };
  const choose = (change) => {
    Object.assign(tool, change);
    paint();
  };
  return () => ({ ...tool, all: state.at.marks, set: edit?.marks ?? (() => {}),
    choose: (kind) => choose({ kind }), toggle: () => choose({ on: !tool.on }) });
}

/**
 * @param {{id: string, chapter: object, face: object, may_write: boolean, ctx: object, renamed: () => void}} page
 */
export function chapter_board({ id, chapter, face, may_write, ctx, renamed }) {
  const { paint } = ctx;
  /* The board shows the tree only after the first position was answered: until then, what is saved is in `tree`. */
  const part = { saver: null, quiz: null, tree: null };
  const board = study({
    paint, face, game: chapter.game, variant: chapter.variant, options: chapter.options, confirms,
    shown(node) {
      part.saver?.changed();
      part.quiz?.judge(node);
      if (node.tell.length) ctx.say(node.tell.map((line) => face.tell(line)).join(' '));
    },
  });
  const begin = async () => {
    if (await board.plant({ position: chapter.position }, part.tree)) await part.quiz?.begin();
  };
  const plant = (tree) => {
    if (board.state.view) return board.replant(tree);
    part.tree = tree;
    return begin();
  };
  part.saver = may_write ? saving({ id, chapter, say: ctx.say, paint, renamed, plant,
    tree: () => (board.state.view ? board.state.root : part.tree) }) : null;
  part.quiz = may_write ? null : quizzing({ id, chapter, board, say: ctx.say, paint });
  part.tree = part.quiz?.tree() ?? tree_of(chapter.nodes);
  const edit = may_write ? editing({ board, saver: part.saver, paint }) : null;
  const marks = marking(board.state, edit, paint);
  return {
    board, edit,
    begin, saver: part.saver, quiz: part.quiz,
    shown: () => ({ chapter, face, study: board.state, hints: board.hints(), marks: marks(),
      is_main: is_main(board.state.at), save: part.saver?.state ?? null, quiz: part.quiz?.now() ?? null }),
    close() {
      part.saver?.rest();
      board.close();
    },
  };
}
