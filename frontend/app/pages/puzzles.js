/* The puzzles that I have shared by link. */
import * as api from '../net/api.js';
import { pages_brought } from '../brought.js';
import { copied } from '../tools/copied.js';
import { sender, words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { style } from '../../games/index.js';
import { puzzles } from '../../views/puzzles.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  await style('/css/ladder.css');
  const made_here = (await pages_brought()).find((page) => page.puzzles)?.puzzles ?? (() => '');
  const state = { made_here, items: null, error: '', copied: '', origin: location.origin, end: sender(ctx.paint) };
  const read = async () => { state.items = session.account ? await api.my_puzzles() : []; };
  try {
    await read();
  } catch (error) {
    state.error = words_of(error);
  }
  const send = {
    copy: async (text) => { state.copied = (await copied(text)) ? text : ''; ctx.paint(); },
    end: (id) => state.end.run(async () => { await api.puzzle_end(id); await read(); }),
  };
  return { name: 'puzzles', title: () => t('puzzle-shared'), view: () => puzzles(state, send) };
}
