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
  #timer = 0;
  #put;
  state = { status: 'saved', error: '', title: '' };

  constructor(doors) {
    this.#doors = doors;
    this.state.title = doors.chapter.title;
    this.#based_on(doors.chapter);
    this.#put = sending({
      paint: doors.paint,
      request: (job) => api.chapter_put(doors.id, doors.chapter.chapter, job.body),
      done: (chapter, job) => {
        this.#based_on({ ...chapter, nodes: job.body.nodes });
        this.#keep();
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
      if (!this.#put.busy) this.#set('saved');
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

  /** Take over what other authors have saved. */
  async look() {
    if (this.#put.busy || this.state.status === 'refused') return;
    const theirs = await api.chapter(this.#doors.id, this.#doors.chapter.chapter);
    if (!this.#put.busy && theirs.version > this.#version) this.#take(theirs);
  }

  #mine() { return nodes_of(this.#doors.tree()); }

  #is_saved() { return is_same(this.#mine(), this.#base) && this.state.title === this.#base_title; }

  #based_on({ nodes, version, title }) {
    this.#base = in_order(nodes);
    this.#version = version;
    this.#base_title = title;
  }

  #set(status, error = '') {
    Object.assign(this.state, { status, error });
    this.#doors.paint();
  }

  #keep() {
    if (this.#put.busy) return;
    if (this.#is_saved()) {
      this.#set('saved');
      return;
    }
    this.#set('saving');
    const { title } = this.state;
    this.#put.start({ body: { title, nodes: this.#mine(), version: this.#version } });
  }

  /* Another author has saved meanwhile, or an answer to this page was lost. */
  async #bring() {
    try {
      this.#take(await api.chapter(this.#doors.id, this.#doors.chapter.chapter));
    } catch (error) {
      this.#set('refused', words_of(error));
    }
  }

  #take(theirs) {
    const mine = this.#mine();
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
 *          tree: () => object, plant: (tree: object) => void, say: (words: string) => void, paint: () => void}} doors
 *     `tree`: what is on the page now; `plant`: show this one instead
 */
export function saving(doors) {
  return new Saving(doors);
}
