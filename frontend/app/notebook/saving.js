/* Saves a chapter as it is written: after each pause, with the version that was read. Where another author was faster,
 * the changes of both are brought together and saved again; nothing is overwritten unseen. */
import * as page_api from '../net/page_api.js';
import { NetworkLoss } from '../net/api.js';
import { words_of } from '../net/form.js';
import { sending } from '../net/sending.js';
import { is_taken_over, merged, nodes_of, tree_of } from '../../model/notebook.js';
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
  #lost = []; // what was sent without an answer since the version that is known: at most one of them was saved
  #timer = 0;
  #put;
  #get;
  #waiting = [];
  state = { status: 'saved', error: '', title: '' };

  constructor(doors) {
    this.#doors = doors;
    this.state.title = doors.chapter.title;
    this.#based_on(doors.chapter);
    this.#put = sending({
      paint: () => this.#paint(),
      request: (job) => this.#sending(job),
      done: (chapter, job) => {
        const is_renamed = job.body.title !== this.#base_title;
        this.#based_on({ ...chapter, nodes: job.body.nodes });
        this.#lost = [];
        this.#keep();
        if (is_renamed) this.#doors.renamed();
      },
      refused: (refusal, { body }) => {
        if (refusal.code === 'chapter_changed') this.#get.start({});
        else if (!is_same(body.nodes, this.#mine()) || body.title !== this.state.title) this.#keep();
        else this.#set('refused', words_of(refusal));
      },
    });
    /* Another author has saved meanwhile, or an answer to this page was lost. */
    this.#get = sending({
      paint: () => this.#paint(),
      request: () => this.#read(),
      done: (theirs) => this.#take(theirs),
      refused: (refusal) => this.#set('refused', words_of(refusal)),
    });
  }

  /** The newest version that this page knows. */
  get version() { return this.#version; }

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

  /** Save at once, and wait until the server has answered, refused, or cannot be reached. Resolves to whether all is
   * saved. */
  async settled() {
    this.rest();
    while (this.#is_busy() && !this.#is_lost()) await new Promise((done) => { this.#waiting.push(done); });
    return this.#is_saved() && !this.#is_busy();
  }

  /** Take over what was saved elsewhere. */
  async look() {
    if (this.#is_busy() || this.state.status === 'refused') return;
    const theirs = await this.#read();
    if (!this.#is_busy() && theirs.version > this.#version) this.#take(theirs);
  }

  #mine() { return nodes_of(this.#doors.tree()); }

  #is_saved() { return is_same(this.#mine(), this.#base) && this.state.title === this.#base_title; }

  #is_busy() { return this.#put.busy || this.#get.busy; }

  #is_lost() { return this.#put.lost || this.#get.lost; }

  #read() { return page_api.chapter(this.#doors.id, this.#doors.chapter.chapter); }

  /* Where the connection was lost, the chapter may have been saved all the same. */
  async #sending(job) {
    try {
      return await page_api.chapter_put(this.#doors.id, this.#doors.chapter.chapter, job.body);
    } catch (error) {
      if (error instanceof NetworkLoss && !this.#lost.includes(job.body)) this.#lost.push(job.body);
      throw error;
    }
  }

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
    this.#put.start({ body: { title: this.state.title, nodes: this.#mine(), version: this.#version } });
  }

  /* What this page sent, saved although the answer was lost, perhaps with newer versions after it: merged with itself,
   * it would be there twice. What was sent last has what was sent before. */
  #stored_of({ nodes, title }) {
    return this.#lost.findLast((sent) => [this.#base_title, title].includes(sent.title)
      && is_taken_over(this.#base, sent.nodes, in_order(nodes)));
  }

  #take(theirs) {
    const mine = this.#mine();
    const stored = this.#stored_of(theirs);
    if (stored) this.#based_on(stored);
    this.#lost = [];
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
