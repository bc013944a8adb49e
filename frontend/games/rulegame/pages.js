/* Pages about hidden rules, and the places of the arena that the menu names for this game (games/contract.js, Page). */
import { html } from '../../vendor/lit-html.js';

export const pages = [
  { path: '/ladder/rulegame', title: 'The ladder of rules' },
  {
    path: '/rules', title: 'Rule sets', load: () => import('./pages/rules.js'),
    puzzles: () => html`Write <a href="/rules">a rule set of your own</a> and send it to somebody.`,
  },
];

export const experiments = {
  sample: 'The small plan has two lists of two rule sets.',
  task: 'You will be shown pieces on a board and four buckets. Which piece may go where is for you to find out.',
  load_desk: () => import('./pages/plan_desk.js'),
};
