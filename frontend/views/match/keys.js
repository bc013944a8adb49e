/* The list of keys at a match. */
import { html } from '../../vendor/lit-html.js';

const BOARD = [
  [['Tab'], 'to the board, then on to the panel'], [['←', '→', '↑', '↓'], 'from square to square'],
  [['Enter'], 'choose a piece, then where it goes'], [['Esc'], 'let go, close a choice'],
];
const ACTS = [
  [['B'], 'to the board'], [['T'], 'type the turn; arrows choose from the list, Enter plays'],
  [['1', '…', '9'], 'the numbered choices beside the board'],
  [['U'], 'undo a step'], [['P'], 'play: the same as the button'], [['R'], 'turn the board round'],
  [['M'], 'sounds on or off'], [['N'], 'the next match waiting for you'], [['?'], 'this list'],
];
const REPLAY = [[['←', '→'], 'one turn back, one turn on'], [['Home', 'End'], 'the start, the end'],
  [['Space'], 'let the turns run'], [['E'], 'through the next player’s eyes, where something was hidden']];
const COPY = [[['←', '→'], 'one turn back, one turn on'], [['↑', '↓'], 'what was tried instead'],
  [['Home', 'End'], 'the beginning, the end of the line']];

const list = (title, rows) => html`<h3>${title}</h3><dl class="key-list">${rows.map(([keys, words]) => html`
  <div><dt>${keys.map((key) => (key === '…' ? ' … ' : html`<kbd>${key}</kbd> `))}</dt><dd>${words}</dd></div>`)}
  </dl>`;

const own_list = (keys) => list('In this game', keys.map(([key, words]) => [[key.toUpperCase()], words]));

/** `moves`: further keys of the board at hand; `own`: letters of the game's own. */
export const keys_list = ({ replays, copy, own = null, moves = [] }) =>
  html`${list('On the board', [...BOARD, ...moves])} ${list('Anywhere', ACTS)} ${own ? own_list(own) : ''}
    ${replays ? list('Looking back', REPLAY) : ''}
    ${copy ? list('On the copy of the board', COPY) : ''}
    <p class="small">Letters alone can be switched off under <a href="/settings">Settings</a>.</p>`;
