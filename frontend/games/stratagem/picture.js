/* What draws the still pictures of Stratagem, apart from the face (games/index.js). */
export { miniature, still } from './map.js';

export const areas = ['stratagem-map'];
