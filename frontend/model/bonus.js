/* The bonus of a study: amounts are whole minor units of its currency. */

/** Currencies that a scheme can have; each has a hundred minor units. */
export const CURRENCIES = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'USD'];

/** An amount as people write it, in the language of the page. */
export const money = (amount, currency, number_text) => number_text(amount / 100, { style: 'currency', currency });

/**
 * What is earned while a series runs: what was earned before it, and its accepted moves so far. `score`: the points of
 * the series once it is over, before that null.
 */
export const bonus_now = ({ before, per_move, per_series, per_point = 0, ceiling }, accepted, score) =>
  Math.min(ceiling, before + accepted * per_move + (score === null ? 0 : per_series + score * per_point));

/** The minor units of an amount that somebody typed; undefined for none. */
export const minor_of = (typed) => (typed === '' ? undefined : Math.round(Number(typed) * 100));
