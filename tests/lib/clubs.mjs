// clubs.mjs - what tests of clubs do again and again.
import { crowd, fresh } from './people.mjs';

/** So many registered people, whose coming costs nothing. */
export async function registered(s, count) {
  const all = await crowd(s, count);
  await s.sql(`update account set kind = 'human', registered_at = arena_now() where public_id in (${all.map(({ account }) => `'${account.id}'`).join()})`);
  return all;
}

export const name_of = (who) => who.account?.name ?? who;
export const place_of = (club, who) => `/clubs/${club}/members/${encodeURIComponent(name_of(who))}`;
/** Found a club; resolves to its id. */
export const found = async (owner, rest = {}) => (await owner.post('/clubs', { name: fresh('Club'), ...rest })).body.id;
export const join = (who, club, message) => who.put(`/clubs/${club}/members/me`, message === undefined ? {} : { message });
export const leave = (who, club) => who.delete(`/clubs/${club}/members/me`);
export const place = (officer, club, who, state) => officer.put(place_of(club, who), { state });
export const seen = async (who, club) => (await who.get(`/clubs/${club}`)).body;
export const inbox = async (who) => (await who.get('/me/inbox')).body;
/** What the inbox has of clubs: kinds, with how many. */
export const news = async (who) => (await inbox(who)).clubs.map(({ kind, n }) => [kind, n]);
