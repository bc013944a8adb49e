/* What draws the still pictures of CoSAIR, apart from the face (games/index.js). */
export { miniature, still } from './map.js';
