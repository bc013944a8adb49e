/* Lines of play with their variations, as a tree: every node is a position, reached by one turn from its parent.
 * Pure bookkeeping; app/study/study.js asks the server what the positions are. */

let last_id = 0;

/** A tree's beginning, before any turn. */
export function root() {
  return {
    id: ++last_id, parent: null, kids: [], chosen: 0, entry: null, text: '', tell: [], answer: null, comment: '',
    marks: [], question: '', if_right: '', if_wrong: '', is_right: false,
  };
}

/** The position after one more turn; a known turn gives the known node, so that no line is there twice. */
export function grow(parent, entry, { text, tell = [] }) {
  const known = parent.kids.find((kid) => kid.text === text);
  if (known) return known;
  const node = { ...root(), parent, entry, text, tell };
  parent.kids.push(node);
  return node;
}

/** The nodes from the first turn to this one, without the beginning. */
export function path_to(node) {
  const path = [];
  for (let at = node; at?.parent; at = at.parent) path.unshift(at);
  return path;
}

/** The node that turns as text lead to, or null when it is not known yet. */
export function reached(start, line) {
  let at = start;
  for (const text of line) at = at?.kids.find((kid) => kid.text === text) ?? null;
  return at;
}

/** Remember which branch was taken on the way here, so that stepping on follows it. */
export function walk_to(node) {
  for (const step of path_to(node)) step.parent.chosen = step.parent.kids.indexOf(step);
}

/** The next position of the line last walked, or null at its end. */
export const next_of = (node) => node.kids[node.chosen] ?? node.kids[0] ?? null;

/** The end of the line last walked. */
export function end_of(node) {
  let at = node;
  while (next_of(at)) at = next_of(at);
  return at;
}

/** The same turn played otherwise: the variation before (-1) or after (1) this one, or null. */
export function beside(node, by) {
  const kids = node.parent?.kids ?? [];
  return kids[kids.indexOf(node) + by] ?? null;
}

/** Remove a node and everything after it from the tree; returns where to go then. */
export function cut(node) {
  const { parent } = node;
  if (!parent) return node;
  parent.kids = parent.kids.filter((kid) => kid !== node);
  parent.chosen = 0;
  return parent;
}

/* The last turn on the way to a node where a variation was taken, or null on the main line. */
function branch_of(node) {
  const taken = path_to(node).filter((step) => step.parent.kids[0] !== step);
  return taken.at(-1) ?? null;
}

/** Whether no variation leads to the node. */
export const is_main = (node) => !branch_of(node);

/** Move the variation that a node is in before the one above it; the first of all is the main line. */
export function promote(node) {
  const branch = branch_of(node);
  if (!branch) return;
  const { kids } = branch.parent;
  const at = kids.indexOf(branch);
  kids.splice(at - 1, 2, branch, kids[at - 1]);
  walk_to(node);
}

/** Whether `node` is `other` or comes after it. */
export function is_behind(node, other) {
  for (let at = node; at; at = at.parent) if (at === other) return true;
  return false;
}
