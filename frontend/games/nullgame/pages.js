/* This game brings no pages of its own (games/contract.js, Page). */
export const pages = [];
