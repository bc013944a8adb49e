/* The help of a match: the rules on one card, and the list of keys. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';

/* Keys with a name of their own in each language; other keys are shown by their sign. */
const NAMES = { Tab: 'match-key-tab', Enter: 'match-key-enter', Escape: 'match-key-esc', Home: 'match-key-home',
  End: 'match-key-end', Space: 'match-key-space' };

/* Keys, and the message that says what they do. */
const BOARD = [
  [['Tab'], 'match-keys-to-board'], [['←', '→', '↑', '↓'], 'match-keys-squares'],
  [['Enter'], 'match-keys-choose'], [['Escape'], 'match-keys-cancel'],
];
const ACTS = [
  [['B'], 'match-keys-focus-board'], [['T'], 'match-keys-type'], [['1', '…', '9'], 'match-keys-numbers'],
  [['U'], 'match-keys-undo'], [['P'], 'match-keys-play'], [['R'], 'match-keys-flip'],
  [['W'], 'match-keys-whole'], [['J'], 'match-keys-task'],
  [['M'], 'match-keys-sound'], [['N'], 'match-keys-next-game'], [['?'], 'match-keys-help'],
];
const REPLAY = [[['←', '→'], 'match-keys-steps'], [['Home', 'End'], 'match-keys-ends'],
  [['Space'], 'match-keys-run'], [['E'], 'match-keys-eyes']];
const COPY = [[['←', '→'], 'match-keys-steps'], [['↑', '↓'], 'match-keys-variations'],
  [['Home', 'End'], 'match-keys-line-ends']];

const cap = (key) => html`<kbd>${NAMES[key] ? t(NAMES[key]) : key}</kbd> `;

const list = (title, rows) => html`<h3>${title}</h3><dl class="key-list">${rows.map(([keys, words]) => html`
  <div><dt>${keys.map((key) => (key === '…' ? ' … ' : cap(key)))}</dt><dd>${words}</dd></div>`)}
  </dl>`;

const spoken = (rows) => rows.map(([keys, id]) => [keys, t(id)]);
const own_list = (keys) => list(t('match-keys-own'), keys.map(([key, words]) => [[key.toUpperCase()], words]));

/** `moves`: further keys of the board at hand; `own`: letters of the game's own. */
export const keys_list = ({ replays, copy, own = null, moves = [] }) =>
  html`${list(t('match-keys-board'), [...spoken(BOARD), ...moves])}
    ${list(t('match-keys-anywhere'), spoken(ACTS))} ${own ? own_list(own) : ''}
    ${replays ? list(t('match-keys-replay'), spoken(REPLAY)) : ''}
    ${copy ? list(t('match-keys-copy'), spoken(COPY)) : ''}
    <p class="small">${rich('match-keys-letters', { link: (text) => html`<a href="/settings">${text}</a>` })}</p>`;

/** What the help shows; `card`: the rules as the game's face draws them. */
export const help_card = ({ card, game, keys }) => html`<div class="help">
  <section class="help-card" aria-label=${t('match-help-rules')}>${card ?? nothing}
    <p><a href=${`/learn/${game}`}>${t('match-help-lessons')}</a></p></section>
  <details class="help-keys" ?open=${!card}><summary>${t('match-keys')}</summary>${keys}</details></div>`;
