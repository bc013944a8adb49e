/* What this browser stores: how the page looks and sounds, its language, what was learnt, and drafts that were not sent
 * yet. The page works without. The look is set on <html> as data attributes; theme.js sets them before the first
 * paint. */
import { LANGUAGES } from '../../locales/text.js';

function read(store, key) {
  try {
    return JSON.parse(store().getItem(key));
  } catch {
    return null;
  }
}

function write(store, key, value) {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, JSON.stringify(value));
  } catch { /* without storage nothing is remembered, and the page still works */ }
}

const lasting = () => globalThis.localStorage;
const tab = () => globalThis.sessionStorage;

/**
 * How the page looks and sounds: one value of each of CHOICES, `volume` in percent, and `at`, when it was chosen, in ms
 * since 1970.
 * @typedef {Record<keyof typeof CHOICES, string> & {volume: number, at: number}} Look
 */

/** The values of each choice, the default first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  board: ['wood', 'paper', 'slate', 'contrast'],
  pieces: ['signs', 'letters', 'shapes'],
  coordinates: ['signed', 'physical'],
  bottom: ['own', 'first', 'second'],
  motion: ['system', 'off'],
  commit: ['unset', 'button', 'twice', 'at_once'],
  exposed: ['beginner', 'always', 'never'],
  keys: ['on', 'off'],
  sound: ['system', 'on', 'off'],
  language: ['browser', ...Object.keys(LANGUAGES)],
};

const FIRST = Object.fromEntries(Object.entries(CHOICES).map(([name, [usual]]) => [name, usual]));
const USUAL = /** @type {Look} */ ({ ...FIRST, volume: 60, at: 0 });
const MOST = { volume: 100, at: Number.MAX_SAFE_INTEGER };
const WORN = ['theme', 'board', 'pieces', 'motion'];
const told = new Set();

/* Only known names and values: storage can hold anything. */
function sane(kept) {
  const found = { ...USUAL };
  for (const [name, values] of Object.entries(CHOICES)) if (values.includes(kept?.[name])) found[name] = kept[name];
  for (const [name, most] of Object.entries(MOST)) {
    if (Number.isInteger(kept?.[name])) found[name] = Math.min(most, Math.max(0, kept[name]));
  }
  return found;
}

let look = sane(read(lasting, 'look'));

function wear() {
  const worn = document.documentElement.dataset;
  for (const name of WORN) {
    if (look[name] === USUAL[name]) delete worn[name];
    else worn[name] = look[name];
  }
  for (const fn of told) fn(look);
}

/** How the page looks and sounds now. */
export const look_now = () => look;

/**
 * How a complete turn is confirmed: 'button', 'twice' or 'at_once'. Until the player has chosen, with a button; but in
 * a first game with free takebacks, at once.
 * @param {{is_first?: boolean}} [game]
 */
export function confirms({ is_first = false } = {}) {
  if (look.commit !== 'unset') return look.commit;
  return is_first ? 'at_once' : 'button';
}

const BEGINNER_GAMES = 3;

/** The games that this browser's player has finished, up to the number after which nobody is a beginner. */
export const games_kept = () => read(lasting, 'games') ?? [];

/** Remember that a game was finished. */
export function game_keep(id) {
  const games = games_kept();
  if (!games.includes(id) && games.length < BEGINNER_GAMES) write(lasting, 'games', [...games, id]);
}

/** Whether no other game was finished here. */
export const is_first_game = (id) => games_kept().every((other) => other === id);

/* By game, the match in which its first turn is explained, or true once it was read. Storage can hold anything. */
const EXPLAINED_MOST = 50;
const sane_explained = (kept) => Object.fromEntries(Object.entries(kept ?? {})
  .filter(([game, match]) => /^[a-z]{1,40}$/.test(game) && (match === true || /^\w{1,40}$/.test(match)))
  .slice(0, EXPLAINED_MOST));
const told_explained = new Set();

/** Of which games the first turn was explained, by game: in which match, or true where it was read. */
export const explained_now = () => sane_explained(read(lasting, 'explained'));

/**
 * Whether the first turn of a game is explained in this match: only in the first one that the player opened, here or
 * elsewhere, until it is read.
 */
export const explains_first_turn = (game, match) => [undefined, match].includes(explained_now()[game]);

/** Remember in which match the first turn is explained, or with true that it was read. */
export function first_turn_keep(game, match) {
  write(lasting, 'explained', { ...explained_now(), [game]: match });
  for (const fn of told_explained) fn();
}

/** What was explained elsewhere counts here, too. Returns whether more is known here. */
export function explained_met(kept) {
  const theirs = sane_explained(kept);
  const ours = explained_now();
  const read_there = Object.entries(theirs).filter(([game, match]) => match === true || !Object.hasOwn(ours, game));
  const all = { ...ours, ...Object.fromEntries(read_there) };
  if (read_there.some(([game, match]) => ours[game] !== match)) write(lasting, 'explained', all);
  return Object.entries(all)
    .some(([game, match]) => !Object.hasOwn(theirs, game) || (match === true && theirs[game] !== true));
}

/** Call `fn` whenever a first turn is explained or read here; returns a function that stops this. */
export function on_explained(fn) {
  told_explained.add(fn);
  return () => told_explained.delete(fn);
}

/** Whether own pieces that can be taken are marked on the board. */
export const marks_exposed = () => look.exposed === 'always'
  || (look.exposed === 'beginner' && games_kept().length < BEGINNER_GAMES);

/** Whether the ways to confirm a move should still be offered to this player. */
export const confirms_offered = () => look.commit !== 'unset' || read(lasting, 'confirms') === true;

/** The player has declined them. */
export const confirms_decline = () => write(lasting, 'confirms', true);

/** Choose a value; it is stored here, and listeners are called. */
export function look_set(name, value) {
  look = sane({ ...look, [name]: value, at: Date.now() });
  write(lasting, 'look', look);
  wear();
}

/** A look stored elsewhere (in the account, by another tab) replaces ours if it is newer. Returns whether ours is
 * newer. */
export function look_met(kept) {
  const theirs = sane(kept);
  if (theirs.at > look.at) {
    look = theirs;
    write(lasting, 'look', look);
    wear();
  }
  return look.at > theirs.at;
}

/** Call `fn(look)` at each change; returns a function that stops this. */
export function on_look(fn) {
  told.add(fn);
  return () => told.delete(fn);
}

/** Switch to the next of system, light, dark. */
export function theme_next() {
  const order = CHOICES.theme;
  look_set('theme', order[(order.indexOf(look.theme) + 1) % order.length]);
}

/* Another tab of this browser has changed the look. */
globalThis.addEventListener?.('storage', (event) => { if (event.key === 'look') look_met(read(lasting, 'look')); });

/** Whether the player has declined notifications on this device. */
export const notices_declined = () => read(lasting, 'no_notices') === true;

/** The player has declined them. */
export const notices_decline = () => write(lasting, 'no_notices', true);

/** Whether this browser was asked to show notifications of its own. */
export const notices_kept = () => read(lasting, 'notices') === true;

/** Store whether it should show them. */
export function notices_keep(on) {
  write(lasting, 'notices', on ? true : null);
}

/* Drafts are kept for this tab, and for later visits of the same account: no other account of this browser may see
 * them. */
const DRAFT = 'draft:';
const DRAFTS_MOST = 50;
let drafts_of = '';

function keys_of(store) {
  try {
    return Object.keys(store());
  } catch {
    return [];
  }
}

const draft_keys = () => keys_of(lasting).filter((key) => key.startsWith(DRAFT));

/** From now on, drafts are those of this account ('': nobody's); those of another one are deleted. */
export function drafts_belong(account) {
  drafts_of = account;
  if (read(lasting, 'drafts') === account) return;
  for (const key of draft_keys()) write(lasting, key, null);
  write(lasting, 'drafts', account || null);
}

/* The oldest go when there are too many: those of games that were finished elsewhere. */
function drafts_prune() {
  const all = draft_keys().map((key) => ({ key, at: read(lasting, key)?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const { key } of all.slice(DRAFTS_MOST)) write(lasting, key, null);
}

/** The stored draft of a match and turn, or null. */
export const draft_kept = (match, turn) => read(tab, `${DRAFT}${match}:${turn}`)
  ?? (drafts_of ? read(lasting, `${DRAFT}${match}:${turn}`)?.draft : null) ?? null;

/** Store the unsent draft of a match and turn; null deletes it. */
export function draft_keep(match, turn, draft) {
  const key = `${DRAFT}${match}:${turn}`;
  write(tab, key, draft);
  if (drafts_of) write(lasting, key, draft === null ? null : { draft, at: Date.now() });
  if (drafts_of && draft !== null) drafts_prune();
}

/** What this browser has stored under a shelf's name, or null. */
export const shelf_kept = (key) => read(lasting, `shelf:${key}`);

/** Store the content of a shelf; null deletes it. */
export const shelf_keep = (key, items) => write(lasting, `shelf:${key}`, items);

/** The player's own marks on the board of a match, or null. */
export const marks_kept = (match) => read(tab, `marks:${match}`);

/** Store the player's own marks on the board of a match; null deletes them. */
export function marks_keep(match, marks) {
  write(tab, `marks:${match}`, marks);
}

/** What a viewer has open at a match (a value of the face's own), or null. */
export const desk_kept = (match) => read(tab, `desk:${match}`);

/** Store what a viewer has open at a match. */
export function desk_keep(match, desk) {
  write(tab, `desk:${match}`, desk);
}

/** The last run of skipped turns of a match: where it began, how long it could be; or null. */
export const skip_kept = (match) => read(tab, `skip:${match}`);

/** Store the run of skipped turns; null deletes it. */
export const skip_keep = (match, skip) => write(tab, `skip:${match}`, skip);

/** Why standing orders stopped at this point of a match, in words, or ''. */
export const halt_kept = (match, moment) => {
  const kept = read(tab, `halt:${match}`);
  return kept?.moment === moment ? kept.words : '';
};

/** Store why standing orders stopped at a point of a match. */
export const halt_keep = (match, moment, words) => write(tab, `halt:${match}`, { moment, words });

/** What this browser remembers of a running match that its view no longer shows, or null. */
export const memory_kept = (match) => read(lasting, `memory:${match}`);

/** Store what was seen of a match; null deletes it. */
export function memory_keep(match, memory) {
  write(lasting, `memory:${match}`, memory);
}

/** The imagined game that was begun in this tab under a name, or null. */
export const what_if_kept = (name) => read(tab, `what-if:${name}`);

/** Store an imagined game; null deletes it. */
export const what_if_keep = (name, value) => write(tab, `what-if:${name}`, value);

/** The games that several people play at this device (app/together/games.js). */
export const shared_games_kept = () => read(lasting, 'together') ?? [];

/** Store them; returns whether this browser does keep them. */
export function shared_games_keep(games) {
  write(lasting, 'together', games.length ? games : null);
  return shared_games_kept().length === games.length;
}

/** Delete all that is kept of the seats of a match: drafts, what they have seen, what they had open. */
export function seats_forget(match) {
  for (const store of [lasting, tab]) {
    for (const key of keys_of(store)) if (key.includes(`:${match}~`)) write(store, key, null);
  }
}

/** Tell the other tabs that somebody sits down at a match here. */
export const device_take = (match) => write(lasting, 'together_at', { match, at: Date.now() });

/** Call `fn` when another tab says so; returns a function that stops this. */
export function on_device_taken(match, fn) {
  const heard = ({ key }) => { if (key === 'together_at' && read(lasting, key)?.match === match) fn(); };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** The opponent last played from the first page, by game: `{GAME: bot id or 'anyone'}`. */
export const opponents_kept = () => read(lasting, 'opponents') ?? {};

/** Remember the opponent that was played. */
export function opponent_keep(game, versus) {
  write(lasting, 'opponents', { ...opponents_kept(), [game]: versus });
}

/** The exercises solved in this browser, by game: `{GAME: [exercise]}`. */
export const learnt_kept = () => read(lasting, 'learn') ?? {};

/** Remember the exercises solved. */
export function learnt_keep(learnt) {
  write(lasting, 'learn', learnt);
}
