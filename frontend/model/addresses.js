/* Addresses of the HTTP interface: how they are built, and those that a page shows as links and pictures. */

export const base = '/api/v1';

/** `?a=1&b=2`, without what is undefined or null. */
export function query(values) {
  const pairs = Object.entries(values ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== '');
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

/** A path whose parts are escaped. */
export const at = (strings, ...parts) => strings.reduce((all, s, i) => all + encodeURIComponent(parts[i - 1]) + s);

/** The address of the record of a finished match, for a download. */
export const export_of = (id, format) => base + at`/matches/${id}/export` + query({ format });
/** The address of the promise ledger of a finished match, for a download. */
export const promises_of = (id) => base + at`/matches/${id}/promises`;
/** The address of the picture of a position, the last one or that of a turn, for <img>. */
export const picture_of = (id, turn) => base + at`/matches/${id}/board.svg` + query({ turn });
/** The address of a finished match as an animated picture, for <img> and for a download. */
export const replay_gif_of = (id) => base + at`/matches/${id}/replay.gif`;
/** The public feed of tournaments, 'atom' or 'ics', in a language. */
export const tournaments_feed = (kind, lang) => `${base}/feeds/tournaments.${kind}${query({ lang })}`;
/** The feed of what happens in one tournament, in a language. */
export const tournament_feed = (id, lang) => base + at`/feeds/tournament-${id}.atom` + query({ lang });
/** The feed of a club's tournaments, 'atom' or 'ics', in a language. */
export const club_feed = (id, kind, lang) => base + at`/feeds/club-${id}.` + kind + query({ lang });
/** Where the record of a tournament is found; for a download. */
export const tournament_export_of = (id, format) => base + at`/tournaments/${id}/export` + query({ format });

/** The page of the conversation with a player. */
export const conversation_path = (name) => at`/messages/${name}`;
