/* Chapters of notebooks: a tree of turns as the list that the server stores, two authors' changes brought together, and
 * a notebook as text. Pure. */
import { grow, path_to, root } from './variations.js';

/**
 * A node as the server has it; the first has neither parent nor turn. `quiz`: what readers are asked there; `right`:
 * the turn answers the question of its parent.
 * @typedef {{parent?: number, turn?: string, comment?: string, marks?: object[],
 *     quiz?: {question: string, if_right?: string, if_wrong?: string}, right?: boolean}} Node
 */

/* The texts of a node. */
const TEXTS = ['comment', 'question', 'if_right', 'if_wrong'];

/* What an earlier tree knows of the same position: the server's answer, the engine's advice. */
const known_of = ({ answer, tell, advice, entry } = root()) => ({ answer, tell, advice, ...entry ? { entry } : {} });

/* What an author has written about a question before the question itself: no list has it, so the next tree takes it
 * over. */
function begun_of({ question, if_right, if_wrong, is_right, parent } = root()) {
  return { ...!question && { if_right, if_wrong }, ...!parent?.question && { is_right } };
}

/** The tree of a list of nodes (model/variations.js). What `known`, an earlier tree, knows of a position is kept. */
export function tree_of(nodes, known = undefined) {
  const made = [];
  const before = [];
  nodes.forEach(({ parent, turn, comment = '', marks = [], quiz, right = false }, i) => {
    const node = i ? grow(made[parent], { orders: turn }, { text: turn }) : root();
    before[i] = i ? before[parent]?.kids.find((kid) => kid.text === turn) : known;
    made[i] = Object.assign(node, known_of(before[i]), begun_of(before[i]),
      { comment, marks, ...quiz, ...right && { is_right: right } });
  });
  return made[0];
}

/* Without a question nothing is said about answers, and no turn is one. */
function quiz_of({ parent, question, if_right, if_wrong, is_right }) {
  const quiz = { question, ...if_right ? { if_right } : {}, ...if_wrong ? { if_wrong } : {} };
  return { ...question ? { quiz } : {}, ...is_right && parent?.question ? { right: true } : {} };
}

function node_of(node, parent) {
  const { text, comment, marks } = node;
  return { ...parent === null ? {} : { parent, turn: text }, ...comment ? { comment } : {},
    ...marks.length ? { marks } : {}, ...quiz_of(node) };
}

/** The list of a tree: each node, then everything after it, variation by variation. */
export function nodes_of(tree) {
  const list = [];
  const open = [{ node: tree, parent: null }];
  while (open.length) {
    const { node, parent } = open.pop();
    const n = list.push(node_of(node, parent)) - 1;
    for (const kid of node.kids.toReversed()) open.push({ node: kid, parent: n });
  }
  return list;
}

/* ---- two authors ---- */

const MARKS_MAX = 64;

const is_same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const turns_of = (node) => node?.kids.map((kid) => kid.text) ?? [];
const kid_of = (node, text) => node?.kids.find((kid) => kid.text === text) ?? null;
const is_unchanged = (node, base) => is_same(nodes_of(node), nodes_of(base));

/* Of three texts the one that was changed; of two changed ones, both. */
function comment_of(base, mine, theirs, clashes) {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  clashes.push(theirs);
  return [theirs, mine].filter(Boolean).join('\n\n');
}

/* The marks of both, without those that one removed: as many as a position can have. */
function marks_of(base, mine, theirs) {
  const by_text = (all) => new Map(all.map((mark) => [JSON.stringify(mark), mark]));
  const [was, own, others] = [base, mine, theirs].map(by_text);
  const all = [...new Map([...others, ...own])].filter(([key]) => !was.has(key) || (own.has(key) && others.has(key)));
  return all.slice(0, MARKS_MAX).map(([, mark]) => mark);
}

/* Whether a turn stays that only one author has: a new one does, and one the other deleted if it was changed since. */
const stays = (one, base) => !base || !is_unchanged(one, base);

function kids_of(base, mine, theirs, clashes) {
  const order = is_same(turns_of(mine), turns_of(base)) ? [theirs, mine] : [mine, theirs];
  const turns = [...new Set(order.flatMap(turns_of))];
  return turns.flatMap((text) => {
    const [b, m, t] = [base, mine, theirs].map((node) => kid_of(node, text));
    if (m && t) return [joined(b, m, t, clashes)];
    return stays(m ?? t, b) ? [m ?? t] : [];
  });
}

function joined(base, mine, theirs, clashes) {
  const node = { ...root(), text: mine.text, entry: mine.entry };
  for (const name of TEXTS) node[name] = comment_of(base?.[name] ?? '', mine[name], theirs[name], clashes);
  node.is_right = mine.is_right === (base?.is_right ?? false) ? theirs.is_right : mine.is_right;
  node.marks = marks_of(base?.marks ?? [], mine.marks, theirs.marks);
  node.kids = kids_of(base, mine, theirs, clashes);
  for (const kid of node.kids) kid.parent = node;
  return node;
}

/**
 * What two authors made of the same list: the turns of both, without those that one deleted and the other did not
 * touch. Where both changed a comment or a question, both texts stand there; `clashes` counts these.
 * @param {Node[]} base   @param {Node[]} mine   @param {Node[]} theirs
 */
export function merged(base, mine, theirs) {
  const clashes = [];
  const tree = joined(...[base, mine, theirs].map((list) => tree_of(list)), clashes);
  return { nodes: nodes_of(tree), clashes: clashes.length };
}

/* The turns that follow a position in `node`, of those that one of `others` has there. */
function shared_turns(node, ...others) {
  const known = new Set(others.flatMap(turns_of));
  return turns_of(node).filter((text) => known.has(text));
}

function is_taken(base, sent, theirs) {
  if (base && is_unchanged(sent, base)) return true;
  if (!theirs) return false;
  const was = base ?? root();
  const is_there = (name) => is_same(sent[name], was[name]) || is_same(sent[name], theirs[name]);
  const is_kept = is_same(turns_of(sent), turns_of(was)) || is_same(turns_of(sent), shared_turns(theirs, was, sent));
  return [...TEXTS, 'marks', 'is_right'].every(is_there) && is_kept
    && sent.kids.every((kid) => is_taken(kid_of(was, kid.text), kid, kid_of(theirs, kid.text)));
}

/**
 * Whether every change from `base` to `sent` is in `theirs`, as if its author had read `sent`.
 * @param {Node[]} base   @param {Node[]} sent   @param {Node[]} theirs
 */
export function is_taken_over(base, sent, theirs) {
  return is_taken(...[base, sent, theirs].map((list) => tree_of(list)));
}

/* ---- questions ---- */

const root_of = (node) => path_to(node)[0]?.parent ?? node;

/** Whether readers are asked here: a question without a right answer is not finished. */
export const is_asked = ({ question, kids }) => Boolean(question) && kids.some((kid) => kid.is_right);

/**
 * A tree as readers see it: nothing after a question that they have not answered. `asks` of a node says whether its
 * question is 'closed' or 'open'.
 * @param {object} tree   of tree_of; it is changed
 * @param {(node: object) => boolean} asks   whether there is a question to readers
 * @param {(node: object) => boolean} is_open   whether it was answered
 */
export function fold(tree, asks, is_open) {
  if (asks(tree)) tree.asks = is_open(tree) ? 'open' : 'closed';
  if (tree.asks === 'closed') tree.kids = [];
  for (const kid of tree.kids) fold(kid, asks, is_open);
  return tree;
}

/** The question that a position is, or comes after, and that was not answered yet; null for none. */
export const closed_above = (node) => [root_of(node), ...path_to(node)].find(({ asks }) => asks === 'closed') ?? null;

/** The first question of a tree that was not answered yet; null for none. */
export function first_closed(tree) {
  if (tree.asks === 'closed') return tree;
  for (const kid of tree.kids) {
    const found = first_closed(kid);
    if (found) return found;
  }
  return null;
}

/* ---- text ---- */

const STEP = '  ';
const INSTEAD = '| ';
const LINE_END = /\r\n|\r|\n/;
/* What a line that begins with a sign says of the turn above it. */
const SIGNS = { ';': 'comment', '?': 'question', '?+': 'if_right', '?-': 'if_wrong' };
const RIGHT = '?!';
const mark_text = ({ from, to, kind }) => (is_same(from, to) ? `${from}#${kind}` : `${from}>${to}#${kind}`);

function mark_of(text) {
  const found = /^(-?\d+(?:,-?\d+){1,3})(?:>(-?\d+(?:,-?\d+){1,3}))?#(\d)$/.exec(text);
  if (!found) return null;
  const [from, to] = [found[1], found[2] ?? found[1]].map((place) => place.split(',').map(Number));
  return { from, to, kind: Number(found[3]) };
}

const lines_with = (sign, text) => (text ? text.split(LINE_END).map((line) => `${sign} ${line}`) : []);

function said(node, deep) {
  const { comment, marks } = node;
  const { quiz = {}, right } = quiz_of(node);
  const lines = [...lines_with(';', comment), ...marks.length ? [`! ${marks.map(mark_text).join(' ')}`] : [],
    ...['?', '?+', '?-'].flatMap((sign) => lines_with(sign, quiz[SIGNS[sign]])), ...right ? [RIGHT] : []];
  return lines.map((line) => deep + line);
}

/* A turn, what is said about it, and then the turns played instead of it: further in, and begun by a sign. The line
 * itself goes on at its own depth. */
function lines_of(first, deep, sign) {
  const lines = [];
  for (let node = first; node; node = node.kids[0]) {
    const others = node === node.parent.kids[0] ? node.parent.kids.slice(1) : [];
    lines.push(`${deep}${node === first ? sign : ''}${node.text}`, ...said(node, deep),
      ...others.flatMap((other) => lines_of(other, deep + STEP, INSTEAD)));
  }
  return lines;
}

/** A chapter as text: its head, then a turn a line; variations stand further in, below the turn they replace
 * (docs/notebooks.md). */
export function text_of({ title, game, variant, options, position, nodes }) {
  const tree = tree_of(nodes);
  return [`# ${title}`, `game: ${game}`, `variant: ${variant}`, `options: ${JSON.stringify(options)}`,
    `position: ${position}`, '', ...said(tree, ''), ...lines_of(tree.kids[0], '', ''), ''].join('\n');
}

/** A text that cannot be read, and where. */
export class BadText extends Error {
  constructor(line) {
    super(`line ${line} cannot be read`);
    this.line = line;
  }
}

const HEAD = ['game', 'variant', 'options', 'position'];

function chapter_new(title) {
  return { title, nodes: [{}], last: [0], at: 0 };
}

/* `last[depth]`: the newest turn of the line at that depth, at first the start. A variation has the parent of the turn
 * that it replaces. */
function read_turn(chapter, depth, text) {
  const { nodes, last } = chapter;
  const begins = text.startsWith(INSTEAD);
  const parent = begins ? nodes[last[depth - 1]]?.parent : last[depth];
  if (parent === undefined) return false;
  chapter.at = nodes.push({ parent, turn: begins ? text.slice(INSTEAD.length) : text }) - 1;
  chapter.last = [...last.slice(0, depth), chapter.at];
  return true;
}

function add_line(of, name, text) {
  of[name] = of[name] === undefined ? text : `${of[name]}\n${text}`;
  return true;
}

function read_marks(node, text) {
  node.marks = text.split(' ').filter(Boolean).map(mark_of);
  return node.marks.every(Boolean);
}

/* A question stands before what is said about its answers, and above them. */
function read_quiz({ nodes, at }, sign, text) {
  const node = nodes[at];
  if (sign === RIGHT) {
    node.right = true;
    return text === '' && Boolean(nodes[node.parent]?.quiz);
  }
  if (sign === '?') node.quiz ??= {};
  return Boolean(node.quiz) && add_line(node.quiz, SIGNS[sign], text);
}

function read_said(chapter, sign, text) {
  const node = chapter.nodes[chapter.at];
  if (sign === ';') return add_line(node, 'comment', text);
  return sign === '!' ? read_marks(node, text) : read_quiz(chapter, sign, text);
}

function read_head(chapter, line) {
  const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
  if (!HEAD.includes(name) || name in chapter) return false;
  try {
    chapter[name] = name === 'options' ? JSON.parse(value) : value;
  } catch {
    return false;
  }
  return true;
}

function read_line(chapter, line) {
  if (!chapter.has_head) return read_head(chapter, line);
  const [, deep, sign, text] = /^((?: {2})*)(?:([;!]|\?[-+!]?) ?)?(.*)$/s.exec(line);
  if (sign) return read_said(chapter, sign, text);
  return !text.startsWith(' ') && read_turn(chapter, deep.length / STEP.length, text.trimEnd());
}

/**
 * The chapters of a text that text_of wrote; a BadText where it cannot be read.
 * @param {string} text
 * @returns {{title: string, game: string, variant: string, options: object, position: string, nodes: Node[]}[]}
 */
export function chapters_of(text) {
  const chapters = [];
  text.split(/\r?\n/).forEach((line, i) => {
    const chapter = chapters.at(-1);
    if (line.startsWith('# ')) chapters.push(chapter_new(line.slice(2).trim()));
    else if (!line.trim()) {
      if (chapter && HEAD.every((name) => name in chapter)) chapter.has_head = true;
    } else if (!chapter || !read_line(chapter, line)) throw new BadText(i + 1);
  });
  const bare = chapters.find((chapter) => !chapter.has_head);
  if (!chapters.length || bare) throw new BadText(text.split('\n').length);
  return chapters.map(({ title, game, variant, options, position, nodes }) =>
    ({ title, game, variant, options, position, nodes: nodes_of(tree_of(nodes)) }));
}

/* ---- saving in pieces ---- */

const LINES_AT_ONCE = 500;
const TURNS_A_UNIT = 100;

/**
 * Where to cut a list of nodes_of, so that nobody saves more new lines at once than the server takes: how many nodes
 * there are at the end of each piece. A long line counts as several.
 * @param {Node[]} nodes
 * @returns {number[]}
 */
export function pieces_of(nodes) {
  const goes_on = new Set(nodes.map(({ parent }) => parent));
  const depths = [];
  const cuts = [];
  let [sum, end] = [0, 0]; // what the piece costs, and the end of its last line
  nodes.forEach(({ parent }, i) => {
    depths[i] = i ? depths[parent] + 1 : 0;
    if (goes_on.has(i)) return;
    const cost = 1 + Math.floor(depths[i] / TURNS_A_UNIT);
    if (sum + cost > LINES_AT_ONCE) {
      cuts.push(end);
      sum = 0;
    }
    sum += cost;
    end = i + 1;
  });
  return [...cuts, nodes.length];
}
