/* An imagined game as a value: the turns that were resolved, what is drafted for each player in each turn, and whose
 * orders are shown. The tab keeps it as it is. */

/**
 * @typedef {{orders: unknown, n: number}} Drafted   `n`: how many orders
 * @typedef {{line: unknown[][], drafts: Record<string, Drafted>[], seat: number|null}} Imagined
 *     `line`: the orders of each resolved turn, by seat; `drafts`: by turn, from the first one on, what differs from
 *     its start; `seat` null: everything is shown
 */

const TURN_MAX = 1_000_000;

/** @type {() => Imagined} */
export const begun = () => ({ line: [], drafts: [], seat: null });

/** What is drafted in the turn that is resolved next, by seat. */
export const drafts_now = ({ line, drafts }) => drafts[line.length] ?? {};

const is_record = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const is_drafted = (one) => is_record(one) && 'orders' in one && Number.isInteger(one.n);

function sane_drafts(all, seats) {
  if (!is_record(all)) return {};
  return Object.fromEntries(Object.entries(all)
    .filter(([seat, one]) => /^\d{1,2}$/.test(seat) && Number(seat) < seats && is_drafted(one))
    .map(([seat, { orders, n }]) => [seat, { orders, n }]));
}

/**
 * What was kept, as far as it is well formed; a fresh value where it is not. Storage can hold anything.
 * @returns {Imagined}
 */
export function sane(kept, seats) {
  const is_line = Array.isArray(kept?.line)
    && kept.line.every((each) => Array.isArray(each) && each.length === seats);
  if (!is_line || !Array.isArray(kept.drafts)) return begun();
  const is_seat = Number.isInteger(kept.seat) && kept.seat >= 0 && kept.seat < seats;
  const drafts = kept.drafts.map((all) => sane_drafts(all, seats));
  return { line: kept.line, drafts, seat: is_seat ? kept.seat : null };
}

/** Whether there is nothing to keep. */
export const is_fresh = ({ line, drafts, seat }) =>
  !line.length && seat === null && drafts.every((all) => !Object.keys(all).length);

/** Other orders of a player in the turn that is resolved next; null: those of its start. What was drafted for later
 *  turns followed from the old ones, and is dropped. */
export function drafted(value, seat, one) {
  const others = Object.fromEntries(Object.entries(drafts_now(value)).filter(([other]) => other !== String(seat)));
  const earlier = Array.from(value.line, (each, i) => value.drafts[i] ?? {});
  return { ...value, drafts: [...earlier, one ? { ...others, [seat]: one } : others] };
}

/** The turn is resolved with these orders, and everything is shown. */
export const resolved = (value, each) => ({ ...value, line: [...value.line, each], seat: null });

/** Back to the orders of the last turn that was resolved: those of this seat, or of the first whose were changed. */
export function taken_back(value, seat) {
  const was = { ...value, line: value.line.slice(0, -1) };
  const [first] = Object.keys(drafts_now(was)).map(Number);
  return { ...was, seat: seat ?? first ?? null };
}

/** What was ordered in the game, in the turn that is resolved next, by seat; null: nothing is known of that turn, or
 *  nobody ordered anything. */
export const given = ({ line }, recorded) =>
  (!line.length && recorded?.some((orders) => orders !== null) ? recorded : null);

/**
 * What each seat orders in the turn that is resolved next: what is drafted, else what it ordered in the game, else
 * nothing. Null for a seat that gives no orders then, or gave none in time.
 * @param {Imagined} value
 * @param {{seats: number, owes: number[], recorded: unknown[]|null, none: unknown}} turn   `none`: empty orders
 */
export function each_of(value, { seats, owes, recorded, none }) {
  const drafts = drafts_now(value);
  const known = given(value, recorded);
  return Array.from({ length: seats }, (_, seat) => {
    if (!owes.includes(seat)) return null;
    if (drafts[seat]) return drafts[seat].orders;
    return known ? known[seat] : none;
  });
}

const path_in = (fault) => fault?.errors?.[0]?.path ?? '';

/** Whether a refusal is about the turns that were sent, and not about their start, the connection or too many
 *  requests. */
export const is_about_line = (fault) => /^\/line\b/.test(path_in(fault));

/** Whose orders a refusal of the resolution is about, and the path in them; null where it is about no orders. */
export function refused_at(fault) {
  const [, seat, path] = /^\/line\/\d+\/each\/(\d+)(.*)$/.exec(path_in(fault)) ?? [];
  return seat === undefined ? null : { seat: Number(seat), path };
}

/** The turn that an address names, else the first. */
export function turn_in(query) {
  const named = query.get('turn') ?? '';
  return /^\d{1,7}$/.test(named) ? Math.min(TURN_MAX, Math.max(1, Number(named))) : 1;
}

/** The address for a game from scratch. */
export const scratch_path = (game, variant, seats) => `/what-if/${game}?${new URLSearchParams({ variant, seats })}`;

/** Whether all players of a variant of the catalogue order at the same time, turn after turn. */
export const is_together = (variant) => variant?.turns === 'together' && variant.seats_max > 1;
