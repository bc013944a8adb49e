/* What draws the still pictures of CoSAIR, apart from the face (games/index.js). */
export const areas = ['cosair-map'];
export { miniature, still } from './map.js';
