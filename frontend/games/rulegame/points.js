/* What a board is worth after so many errors (R8.1 of the rules): half way between most and least at two. */

/** Whole errors in, whole points out. */
export const points_of = (least, most, errors) =>
  least + Math.round((most - least) / (1 + Math.exp(1.5 * (errors - 2))));
