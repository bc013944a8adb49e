/* The page of styles, first part: what every page is made of. Each entry: [title, (id, state, send) => template]; `id`
 * keeps the two halves of the page apart. */
import { html } from '../../vendor/lit-html.js';
import { question } from '../../ui/controls/dialog.js';
import { icon, icon_names } from '../../ui/icons.js';
import { levels_row } from '../../ui/controls/levels.js';
import { duration } from '../../ui/controls/duration.js';
import { link_field } from '../../ui/controls/link_field.js';
import { look_form } from '../../ui/controls/look_form.js';
import { report_fields } from '../../ui/controls/report_form.js';
import { empty, fault, heed } from '../../ui/alerts/note.js';
import { schema_form } from '../../ui/controls/schema_form.js';
import { scale_of, span_bar } from '../../ui/charts/span.js';
import { rating_change, rating_figure, tally } from '../../ui/words/rating.js';
import { kind_mark } from '../../ui/seats.js';
import { stars } from '../../ui/stars.js';
import { tab_panel, tabs } from '../../ui/controls/tabs.js';
import { toast_line } from '../../ui/alerts/toast.js';
import { match_rows } from '../match/rows.js';
import { rating_history } from '../player/ratings.js';
import { head } from '../shell.js';
import { OPTIONS, POINTS, ROWS, SCHEMA, TOKENS } from './data.js';

const idle = () => {};

const colours = () => html`<ul class="swatches">
  ${TOKENS.map((name) => html`<li><span class=${`swatch swatch-${name}`}></span><code>${name}</code></li>`)}</ul>`;

const type = () => html`<p class="type-5">A title of 30</p><p class="type-4">A heading of 22</p>
  <p class="type-3">A story line of 18, in the serif of the house.</p>
  <p>Text of 15 for reading and for controls, never wider than 68 characters, so that the eye finds the next line
    by itself.</p>
  <p class="small">Small text of 13 for what stands beside.</p><p class="quiet">Quiet text.</p>
  <p><a href="/style">A link</a>, <code>Ac3xc5</code>, <kbd>Esc</kbd>, <em>stress</em>, <strong>weight</strong>.</p>`;

const button_row = (title, inner) => html`<div class="row">${inner}<span class="small">${title}</span></div>`;

const buttons = () => html`
  ${button_row('the one action',
    html`<button class="main">Play now</button> <button class="main" disabled>Sending …</button>
      <a class="button main" href="/style">As a link</a>`)}
  ${button_row('others',
    html`<button class="plain">Shuffle</button> <button class="plain" aria-pressed="true">Chosen</button>
      <button class="plain" disabled>Not now</button> <a class="button plain" href="/style">As a link</a>`)}
  ${button_row('with a sign',
    html`<button class="plain">${icon('undo')} Undo</button>
      <button class="plain grave">${icon('flag')} Resign …</button>`)}
  ${button_row('bare', html`<button class="bare" aria-label="Larger">${icon('plus')}</button>
    <button class="bare" aria-label="Smaller" disabled>${icon('minus')}</button> <button class="bare">Rename</button>`)}
  ${button_row('final', html`<button class="grave">Resign</button>`)}`;

const icons = () =>
  html`<ul class="swatches">${icon_names.map((name) => html`<li>${icon(name)} <code>${name}</code></li>`)}</ul>`;

const marks = () => html`<p class="row"><span class="tag">2 in reserve</span>
  <span class="tag firm">operation ready</span> <span class="tag warn">check</span>
  <span>Talk <span class="count">3</span></span> <span>Marshal${kind_mark('builtin')}</span>
  <span>Cy${kind_mark('engine')}</span> <span>Quill${kind_mark('llm')}</span>
  <span class="chip chip-0"></span> <span class="chip chip-1"></span> <span class="waiting-dot"></span></p>
  <p>${[0, 1, 2, 3].map(stars)}</p>${link_field('https://quadrivium.example/p/abcdefghij', false, idle,
    'A link to send on')}`;

const member = { name: 'Ada of Ghent', kind: 'account' };
/** @type {[words: string, state: object][]} */
const HEADS = [
  ['a stranger', { account: null, waiting: [], theme: 'system', path: '/lobbies' }],
  ['a member whose turn it is', { account: member, waiting: [{ match: 'sample' }], theme: 'light', path: '/' }],
  ['three turns wait, the line is down',
    { account: member, waiting: [1, 2, 3].map(() => ({ match: 'sample' })), theme: 'dark', path: '/account',
      lost: true }],
];
const heads = (id) =>
  HEADS.map(([words, state]) => html`<p class="small">${words}</p>${head({ ...state, label: `Main, ${id}, ${words}` },
    { theme: idle, retry: idle })}`);

const notes = () => html`${fault('A piece goes 1 or 2 squares straight. Nothing of the turn is lost.')}
  ${fault('The list could not be read.', html`<button class="plain">Try again</button>`)}
  ${heed('Check: your Commander is under attack.')} <p class="note">Ada wants a rematch.</p>
  <p class="note good">Solved: the Commander falls in one operation.</p>`;

const empties = () => html`${empty('Nothing has happened yet.')}
  ${empty('No match is running just now.', html`<a href="/">Start one</a>.`)}
  <p class="waiting">The page is being laid out.</p>`;

const toasts = () => html`${toast_line({ text: 'It is your turn.', link: { href: '/style', text: 'Go there' } })}
  ${toast_line({ text: 'The link is copied.' })}`;

const QUESTIONS = [
  { grave: false, title: 'Leave the table?', text: 'The table stays open for others.', yes: 'Leave' },
  { grave: true, title: 'Resign this match?', text: 'The other side wins. This cannot be taken back.', yes: 'Resign' },
];
const questions = (id) => QUESTIONS
  .map(({ grave, title, text, yes }) => html`<div class="dialog shown" role="group"
    aria-labelledby=${`${id}-${yes}-title`}>${question({ title, text, yes, grave, id: `${id}-${yes}` })}</div>`);

const LEVELS = ['Novice', 'Apprentice', 'Adept', 'Expert', 'Master']
  .map((title, i) => ({ id: `bot:level-${i + 1}`, title, level: i + 1 }));

const fields = (id, state, send) => html`<form class="sheet" @submit=${(e) => e.preventDefault()}>
  <label class="field"><span>Name</span><input autocomplete="off" placeholder="3 to 20 letters"></label>
  ${levels_row({ name: `${id}-level`, label: 'Against', bots: LEVELS, chosen: 'bot:level-2', set: idle })}
  <label class="field"><span>Not now</span><input disabled value="Closed"></label>
  ${duration(`${id}-time`, 'Time per turn', { value: 7200, bounds: [60, 86400] }, idle)}
  ${schema_form(SCHEMA, state.options ?? OPTIONS, send.option, `${id}-option`)}
  ${look_form(state.sample_look, send.sample_look, { names: ['board', 'pieces'] })}
  ${report_fields()}
  ${fault('That name is taken; try another.')}
  <p class="row"><button class="main">Save</button> <button type="button" class="plain">Leave it</button></p></form>`;

const tables = () => html`${match_rows(ROWS)}<nav class="filters" aria-hidden="true" inert>
  <a href="/style" aria-current="true">Live</a> <a href="/style">Finished</a></nav>`;

const RANGES = [{ rating: 1640, low: 1560, high: 1730 }, { rating: 1480, low: 1300, high: 1610 },
  { rating: 1500, low: null, high: null }];
const ratings = () => html`<p class="row">${rating_figure(1662, true)} ${rating_figure(1544, false)}
  ${rating_change(18)} ${rating_change(-23)} ${rating_change(0)} ${tally({ won: 10, drawn: 2, lost: 7 })}</p>
  <p>${RANGES.map((range) => span_bar(range, scale_of(RANGES)))}</p>
  ${rating_history(POINTS, null, {})}`;

const tabbed = (id, state, send) => html`${tabs([['act', 'Act'], ['log', 'Log'], ['talk', 'Talk', 2]], state.tab,
  send.tab, { label: `Panels, ${id}`, id: `${id}-tab` })}
  ${tab_panel(state.tab, html`<p>What belongs to ${state.tab}.</p>`, { id: `${id}-tab` })}`;

/** Parts in their order. */
export const pieces = [
  ['Colours', colours], ['Type', type], ['Signs', icons], ['Buttons', buttons], ['Badges and marks', marks],
  ['The header', heads], ['Notes', notes],
  ['Nothing there', empties], ['Words about elsewhere', toasts], ['Questions', questions], ['Forms', fields],
  ['Tables and filters', tables], ['Ratings', ratings], ['Tabs', tabbed],
];
