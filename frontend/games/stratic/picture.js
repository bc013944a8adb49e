/* What draws the still pictures of Stratic, apart from the face (games/index.js). */
export const areas = ['stratic-board'];

export { miniature, still } from './board/board.js';
