/* Pages about hidden rules, and the places of the arena that the menu names for this game (games/contract.js, Page). */
import { html } from '../../vendor/lit-html.js';

export const pages = [
  { path: '/ladder/rulegame', title: 'The ladder of rules' },
  {
    path: '/rules', title: 'Rule sets', load: () => import('./pages/rules.js'),
    puzzles: () => html`Write <a href="/rules">a rule set of your own</a> and send it to somebody.`,
  },
];
