/* All that only a game in three dimensions needs, fetched when there is one (face.js: prepare). */
export { board } from './space.js';
export { handed_in, is_changed, keep, reduce_setup, setup_draft, setup_order } from './setup.js';
