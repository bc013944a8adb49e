/* Pages about hidden rules, and the places of the arena that the menu names for this game (games/contract.js, Page). */
import { html } from '../../vendor/lit-html.js';
import { rich, t, words_load } from '../../locales/text.js';

export const areas = ['rulegame-menu'];

/* What the pages and the desk of experiments speak. */
const SPOKEN = ['rulegame-pages', 'reason', 'rulegame-board'];

export const pages = [
  { path: '/ladder/rulegame', get title() { return t('rulegame-menu-ladder'); } },
  {
    path: '/rules', get title() { return t('rulegame-menu-rules'); },
    load: () => import('./pages/rules.js'), areas: SPOKEN,
    puzzles: () => rich('rulegame-menu-puzzles', { link: (text) => html`<a href="/rules">${text}</a>` }),
  },
];

export const experiments = {
  get sample() { return t('rulegame-menu-sample'); },
  get task() { return t('rulegame-menu-task'); },
  load_desk: () => Promise.all([import('./pages/plan_desk.js'), words_load(SPOKEN)]).then(([module]) => module),
};
