/* The still pictures of CoSAIR, without the rest of the face (games/index.js). */
export const areas = ['cosair-map'];
export { miniature, still } from './map.js';
