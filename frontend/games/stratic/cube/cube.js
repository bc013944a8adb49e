/* Everything that only three-dimensional games need, fetched when there is one (face.js: prepare). */
export { board } from './space.js';
export { handed_in, is_changed, keep, reduce_setup, setup_draft, setup_order } from './setup.js';
