/* What a game's face is: the counterpart of the C door, one object per game. Everything in it is pure;
 * only `mount` touches what is on the page (pan and zoom) and only after it was painted.
 *
 * @typedef {object} Face
 * @property {(view: object, me: number|null, kept?: object|null) => object} draft
 *     an unsent order as a value; `kept` is an older draft of the same turn to take up again
 * @property {(draft: object, act: object, hints: object|null) => object} reduce   the next draft; undo keeps the old one inside
 * @property {(draft: object) => object|null} order      what to send, or null while something is missing
 * @property {(draft: object) => object|null} partial    what to ask `legal` with; null: the plain list
 * @property {(draft: object) => object} keep            the part of a draft worth remembering across a reload
 * @property {(view: object, draft: object|null, hints: object|null, send: Function) => unknown} board
 * @property {(legal: object|null, draft: object|null) => object|null} hints       null when watching
 * @property {(view: object, draft: object, hints: object|null, send: Function) => unknown} entry   the controls of an order
 * @property {(state: {view: object, me: number|null, draft: object|null, hints: object|null, owes: boolean}) => Asked} asked
 * @property {(view: object) => unknown} facts           what both sides may read off the position
 * @property {(line: object) => string} tell             one sentence for people
 * @property {(view: object, seat: number) => unknown} seat_facts
 * @property {string[]} seat_names
 * @property {(view: object) => unknown} miniature       the board as a small still picture
 * @property {(root: Element, view: object) => void} mount
 *
 * @typedef {object} Asked
 * @property {string} act        what is asked, in words
 * @property {string} commit     what the commit button says
 * @property {boolean} may       whether it can be pressed now
 * @property {boolean} main      whether it is the one action of the page (a bare pass is not)
 * @property {string} [warn]     something to heed (check)
 */
export {};
