/* The questions of a chapter, for somebody who reads it: a turn that is played is compared with the answers, which are
 * asked for with the first try. Until then the server keeps them, and afterwards the tree does not show them. */
import * as page_api from '../net/page_api.js';
import { sender } from '../net/form.js';
import { closed_above, first_closed, fold, is_asked, tree_of } from '../../model/notebook.js';
import { path_to, reached } from '../../model/variations.js';
import { t } from '../../locales/text.js';

const texts_to = (node) => path_to(node).map(({ text }) => text);
const key_of = (node) => JSON.stringify(texts_to(node));

class Quiz {
  #doors;
  #whole; // all nodes, once they were asked for
  #opened = new Map(); // how each question was answered: 'right' or 'shown'
  act;

  constructor(doors) {
    this.#doors = doors;
    this.#whole = doors.chapter.folded ? null : doors.chapter.nodes;
    this.act = sender(doors.paint);
  }

  /** The tree as far as it is open; `known` as for tree_of. */
  tree(known) {
    const asks = this.#whole ? is_asked : ({ question }) => Boolean(question);
    const tree = tree_of(this.#whole ?? this.#doors.chapter.nodes, known);
    return fold(tree, asks, (node) => this.#opened.has(key_of(node)));
  }

  /** Show the first question. */
  begin = () => this.#doors.board.to(first_closed(this.#doors.board.state.root));

  /** A position is shown: if a turn after a question leads to it, that turn is an answer. */
  judge = async () => {
    const question = this.#tried();
    if (!question || this.act.busy) return;
    if (!this.#whole) await this.#load();
    if (!this.#whole || this.#tried() !== question) return;
    const asked = this.#answered(question);
    const answer = this.#answer_of(question, asked);
    if (!asked || !is_asked(asked) || answer?.is_right) await this.#open(question, 'right');
    this.#say(asked, answer);
  };

  /** Show the answer of the question that the board is at, or behind. */
  reveal = async () => {
    const question = closed_above(this.#doors.board.state.at);
    if (!question || this.act.busy) return;
    if (!this.#whole) await this.#load();
    if (!this.#whole) return;
    await this.#open(question, 'shown');
    const { board } = this.#doors;
    await board.to(reached(board.state.root, texts_to(question))?.kids.find(({ is_right }) => is_right));
  };

  /** Back to the question, without the turns that were tried. */
  again = async () => {
    const { board } = this.#doors;
    const question = closed_above(board.state.at) ?? this.#open_above();
    if (!question) return;
    const line = texts_to(question);
    this.#opened.delete(key_of(question));
    await board.replant(this.tree(board.state.root));
    await board.to(reached(board.state.root, line));
  };

  /**
   * What there is to say at the position on the board: the question with what became of it; a question elsewhere; or
   * null. `said`: what the authors wrote about the answer. `last`: the question before, if its answer led here.
   * @returns {{mode: string, question?: string, said?: string[], last?: object}|null}   `mode`: asked, judging, wrong,
   *     right, shown or elsewhere
   */
  now() {
    const { at, root } = this.#doors.board.state;
    const question = closed_above(at);
    if (question === at) return { mode: 'asked', question: question.question, last: this.#open_now() };
    if (question) return this.#tried_now(question);
    return this.#open_now() ?? (first_closed(root) ? { mode: 'elsewhere' } : null);
  }

  #open_now() {
    const open = this.#open_above();
    return open && { mode: this.#opened.get(key_of(open)), question: open.question, said: [open.if_right] };
  }

  /* A turn that was played, and not compared yet or wrong. */
  #tried_now(question) {
    if (!this.#whole) return { mode: 'judging', question: question.question };
    const asked = this.#answered(question);
    const answer = this.#answer_of(question, asked);
    return { mode: 'wrong', question: question.question, said: [answer?.comment, asked?.if_wrong].filter(Boolean) };
  }

  /* The question after which the board stands; null at it, and where there is none. */
  #tried() {
    const { at } = this.#doors.board.state;
    const question = closed_above(at);
    return question === at ? null : question;
  }

  /* The question that was answered here, or by the last turn. */
  #open_above() {
    const { at } = this.#doors.board.state;
    return [at, at.is_right ? at.parent : null].find((node) => node?.asks === 'open') ?? null;
  }

  /* The same position in the tree with the answers; null when its authors have removed it meanwhile. */
  #answered = (question) => reached(tree_of(this.#whole), texts_to(question));

  #answer_of(question, asked) {
    const [tried] = path_to(this.#doors.board.state.at).slice(path_to(question).length);
    return asked?.kids.find(({ text }) => text === tried.text) ?? null;
  }

  #load = () => this.act.run(async () => {
    const { id, chapter } = this.#doors;
    this.#whole = (await page_api.chapter(id, chapter.chapter, { answer: 1 })).nodes;
  });

  #open(question, how) {
    const { board } = this.#doors;
    this.#opened.set(key_of(question), how);
    return board.replant(this.tree(board.state.root));
  }

  #say(asked, answer) {
    const is_right = answer?.is_right;
    if (asked && is_asked(asked)) this.#doors.say([t(is_right ? 'notebook-quiz-right' : 'notebook-quiz-wrong'),
      ...is_right ? [asked.if_right] : [answer?.comment, asked.if_wrong]].filter(Boolean).join(' '));
  }
}

/**
 * @param {{id: string, chapter: {chapter: number, nodes: object[], folded: boolean}, board: object,
 *          say: (words: string) => void, paint: () => void}} doors
 */
export const quizzing = (doors) => new Quiz(doors);
