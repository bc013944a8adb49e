/* What waits for the player, in order: turns by their deadlines, and everything in the inbox as one list of news.
 * Independent of pages and texts; it gets the inbox as the server sent it. */

import { conversation_path } from './addresses.js';

const END = '9999';
const by_deadline = (a, b) => (a.deadline ?? END).localeCompare(b.deadline ?? END) || a.match.localeCompare(b.match);

/** The matches that wait for the player's order, the most pressing first. */
export const in_order = (inbox) => [...inbox.waiting].sort(by_deadline);

/**
 * The address of the next match that waits for the player, seen from another address: the one after it, in a circle;
 * null when there is no other.
 */
export function next_of(inbox, path) {
  const paths = in_order(inbox).map((w) => `/matches/${w.match}`);
  const at = paths.indexOf(path);
  if (at < 0) return paths[0] ?? null;
  return paths.length > 1 ? paths[(at + 1) % paths.length] : null;
}

const talked = (inbox) => inbox.matches.filter((m) => m.unread > 0);

/** Invitations that can still be accepted: nothing tells the page when one expires. */
export const open_invitations = ({ invitations }, now = Date.now()) =>
  invitations.filter(({ expires_at }) => Date.parse(expires_at) > now);

/** How many things wait: turns, offers, rematches, matches with unread chat, decisions of moderators, invitations and
 * their answers, requests of friends, news of clubs, cases of a panel, conversations with unread messages. */
export const count_of = (inbox) =>
  inbox.waiting.length + inbox.offers.length + inbox.rematches.length + talked(inbox).length +
  (inbox.decisions ?? 0) + open_invitations(inbox).length + inbox.declines.length + inbox.friend_requests +
  inbox.clubs.length + (inbox.cases ?? 0) + inbox.conversations.length;

/** The names of the other players of a match. `name_of`: how a seat's player is called. */
export const others_of = (match, name_of = ({ name }) => name) =>
  (match?.seats ?? []).filter((s) => s.seat !== match.seat).map(name_of).join(', ');

/**
 * Something that waits: `kind` says which of the other members it has. The key changes when it is news again.
 * @typedef {{key: string, path: string, kind: 'turn'|'offer'|'rematch'|'chat'|'invitation'|'decline'|'friends'
 *     |'club'|'direct', name?: string, game?: string, n?: number,
 *     news?: string, offer?: {kind: string, hours?: number}}} News
 */

/**
 * How many asked for the same before.
 * @param {News[]} news
 * @param {News} item
 */
const askers = (news, { kind, path, news: what }) =>
  news.find((one) => one.kind === kind && one.path === path && one.news === what)?.n ?? 0;
const ASKED = ['friends', 'club'];

/**
 * What is new in `news` since `known`. Fewer requests than before are an answer, and no news.
 * @param {News[]} news
 * @param {Map<string, News>} known   by their keys
 */
export const fresh_of = (news, known) => news.filter((item) =>
  !known.has(item.key) && !(ASKED.includes(item.kind) && item.n <= askers([...known.values()], item)));

/** @returns {News[]} */
const friendly = (inbox) => [
  ...open_invitations(inbox).map(({ lobby, from, game }) => (
    { key: `invitation ${lobby}`, path: `/lobbies/${lobby}`, kind: 'invitation', name: from, game })),
  ...inbox.declines.map(({ lobby, from, game }) => (
    { key: `decline ${lobby}`, path: `/lobbies/${lobby}`, kind: 'decline', name: from, game })),
  ...inbox.friend_requests
    ? [{ key: `friends ${inbox.friend_requests}`, path: '/friends', kind: 'friends', n: inbox.friend_requests }] : [],
  ...inbox.clubs.map(({ club, name, kind, n }) => (
    { key: `club ${club} ${kind} ${n}`, path: `/clubs/${club}`, kind: 'club', name, n, news: kind })),
  ...inbox.conversations.map(({ player, n }) => (
    { key: `direct ${n} ${player}`, path: conversation_path(player), kind: 'direct', name: player })),
];

/**
 * Everything that waits, one item for each; ui/words/news.js has the words.
 * @param {object} inbox
 * @param {(seat: {name: string, kind: string}) => string} [name_of]
 * @returns {News[]}
 */
export function news_of(inbox, name_of) {
  const match_of = (id) => inbox.matches.find((m) => m.match === id);
  const news = (key, match, kind, rest) => ({ key, path: `/matches/${match}`, kind, ...rest });
  return [
    ...in_order(inbox).map((w) => news(`turn ${w.match} ${w.turn}`, w.match, 'turn', { game: w.game })),
    ...inbox.offers.map((o) => news(`offer ${o.match} ${o.offer}`, o.match, 'offer',
      { name: others_of(match_of(o.match), name_of), offer: o })),
    ...inbox.rematches.map((r) => news(`rematch ${r.lobby}`, r.match, 'rematch', { name: r.from })),
    ...talked(inbox).map((m) => news(`talk ${m.match} ${m.unread}`, m.match, 'chat',
      { name: others_of(m, name_of), game: m.game })),
    ...friendly(inbox),
  ];
}
