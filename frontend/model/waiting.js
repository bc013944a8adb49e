/* What waits for me, put in order: turns by their deadlines, and everything an inbox tells as one list of news.
 * Knows no page; what it is given is the inbox as the server sent it. */

const END = '9999';
const by_deadline = (a, b) => (a.deadline ?? END).localeCompare(b.deadline ?? END) || a.match.localeCompare(b.match);

/** The matches that wait for my order, the most pressing first. */
export const in_order = (inbox) => [...inbox.waiting].sort(by_deadline);

/**
 * Where the next match waiting for me is, seen from an address: the one after it, round and round; null when there is
 * no other.
 */
export function next_of(inbox, path) {
  const paths = in_order(inbox).map((w) => `/matches/${w.match}`);
  const at = paths.indexOf(path);
  if (at < 0) return paths[0] ?? null;
  return paths.length > 1 ? paths[(at + 1) % paths.length] : null;
}

const talked = (inbox) => inbox.matches.filter((m) => m.unread > 0);

/** How many things wait: turns, offers, rematches, matches with unread talk. */
export const count_of = (inbox) =>
  inbox.waiting.length + inbox.offers.length + inbox.rematches.length + talked(inbox).length;

/** The others at the table of one of my matches, by name. */
export const others_of = (match) =>
  (match?.seats ?? []).filter((s) => s.seat !== match.seat).map((s) => s.name).join(', ');

const ASKS = {
  draw: 'offers a draw', truce: 'offers a truce', resume: 'wants to play on', takeback: 'asks to take a turn back',
  cancel: 'offers to call the match off',
};

/** What an offer to me asks, after the name of who made it. */
export const asks = (kind) => ASKS[kind] ?? 'has an offer';

/** Everything that waits as `{key, path, text}`; the key changes when it is news again. */
export function news_of(inbox, title_of) {
  const match_of = (id) => inbox.matches.find((m) => m.match === id);
  const news = (key, match, text) => ({ key, path: `/matches/${match}`, text });
  return [
    ...in_order(inbox).map((w) =>
      news(`turn ${w.match} ${w.turn}`, w.match, `It is your turn in ${title_of(w.game)}.`)),
    ...inbox.offers.map((o) => news(`offer ${o.match} ${o.offer}`, o.match,
      `${others_of(match_of(o.match)) || 'The other side'} ${asks(o.kind)}.`)),
    ...inbox.rematches.map((r) => news(`rematch ${r.lobby}`, r.match, `${r.from} wants a rematch.`)),
    ...talked(inbox).map((m) => news(`talk ${m.match} ${m.unread}`, m.match,
      `${others_of(m) || 'Somebody'} said something in ${title_of(m.game)}.`)),
  ];
}
