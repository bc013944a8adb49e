/* Saves a chapter as it is written: after each pause, with the version that was read. Where another author was faster,
 * the changes of both are brought together and saved again; nothing is overwritten unseen. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { sending } from '../net/sending.js';
import { merged, nodes_of, tree_of } from '../../model/notebook.js';
import { t } from '../../locales/text.js';

const REST_MS = 700;
const is_same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/* Lists of the same tree can have different orders. */
const in_order = (nodes) => nodes_of(tree_of(nodes));

class Saving {
  #doors;
  #base;
  #version;
  #base_title;
  #sent = null;
  #timer = 0;
  #put;
  #is_bringing = false;
  #waiting = [];
  state = { status: 'saved', error: '', title: '' };

  constructor(doors) {
    this.#doors = doors;
    this.state.title = doors.chapter.title;
    this.#based_on(doors.chapter);
    this.#put = sending({
      paint: () => this.#paint(),
      request: (job) => api.chapter_put(doors.id, doors.chapter.chapter, job.body),
      done: (chapter, job) => {
        const is_renamed = job.body.title !== this.#base_title;
        this.#based_on({ ...chapter, nodes: job.body.nodes });
        this.#keep();
        if (is_renamed) this.#doors.renamed();
      },
      refused: (refusal) => {
        if (refusal.code === 'chapter_changed') this.#bring();
        else this.#set('refused', words_of(refusal));
      },
    });
  }

  /** The chapter may have changed: it is saved after a pause. */
  changed() {
    clearTimeout(this.#timer);
    if (this.#is_saved()) {
      if (!this.#is_busy()) this.#set('saved');
      return;
    }
    this.#set('typing');
    this.#timer = setTimeout(() => this.#keep(), REST_MS);
  }

  /** Another title. */
  rename(title) {
    this.state.title = title;
    this.changed();
  }

  /** Save at once what is not saved. */
  rest() {
    clearTimeout(this.#timer);
    this.#keep();
  }

  /** Save at once, and wait until the server has answered, refused, or cannot be reached. */
  async settled() {
    this.rest();
    while (this.#is_busy() && !this.#put.lost) await new Promise((done) => { this.#waiting.push(done); });
  }

  /** Take over what other authors have saved. */
  async look() {
    if (this.#is_busy() || this.state.status === 'refused') return;
    const theirs = await api.chapter(this.#doors.id, this.#doors.chapter.chapter);
    if (!this.#is_busy() && theirs.version > this.#version) this.#take(theirs);
  }

  #mine() { return nodes_of(this.#doors.tree()); }

  #is_saved() { return is_same(this.#mine(), this.#base) && this.state.title === this.#base_title; }

  #is_busy() { return this.#put.busy || this.#is_bringing; }

  #based_on({ nodes, version, title }) {
    this.#base = in_order(nodes);
    this.#version = version;
    this.#base_title = title;
  }

  #set(status, error = '') {
    Object.assign(this.state, { status, error });
    this.#paint();
  }

  #paint() {
    for (const done of this.#waiting.splice(0)) done();
    this.#doors.paint();
  }

  #keep() {
    if (this.#is_busy()) return;
    if (this.#is_saved()) {
      this.#set('saved');
      return;
    }
    this.#set('saving');
    this.#sent = { title: this.state.title, nodes: this.#mine(), version: this.#version };
    this.#put.start({ body: this.#sent });
  }

  /* Another author has saved meanwhile, or an answer to this page was lost. */
  async #bring() {
    this.#is_bringing = true;
    try {
      const theirs = await api.chapter(this.#doors.id, this.#doors.chapter.chapter);
      this.#is_bringing = false;
      this.#take(theirs);
    } catch (error) {
      this.#is_bringing = false;
      this.#set('refused', words_of(error));
    }
  }

  /* What this page sent, saved although the answer was lost: merged with itself, it would be there twice. */
  #is_mine({ nodes, version, title }) {
    const sent = this.#sent;
    return sent?.version === version - 1 && sent.title === title && is_same(in_order(nodes), sent.nodes);
  }

  #take(theirs) {
    const mine = this.#mine();
    if (this.#is_mine(theirs)) this.#based_on(this.#sent);
    const { nodes, clashes } = merged(this.#base, mine, in_order(theirs.nodes));
    if (this.state.title === this.#base_title) this.state.title = theirs.title;
    this.#based_on(theirs);
    if (!is_same(nodes, mine)) this.#doors.plant(tree_of(nodes, this.#doors.tree()));
    if (clashes) this.#doors.say(t('notebook-merged-both'));
    this.#keep();
  }
}

/**
 * @param {{id: string, chapter: {chapter: number, title: string, nodes: object[], version: number},
 *          tree: () => object, plant: (tree: object) => void, renamed: () => void, say: (words: string) => void,
 *          paint: () => void}} doors   `tree`: what is on the page now; `plant`: show this one instead; `renamed`:
 *     another title has been saved
 */
export function saving(doors) {
  return new Saving(doors);
}
