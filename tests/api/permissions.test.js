// Who may do what with clubs, friends, messages between two people, collections, reports, panels and the desk: every route of theirs × everybody, held
// against permissions.table.tsv. PERMISSIONS_TABLE=write writes the table anew; then it is to be read, not believed. A route without a row fails.
//
// A cell is the answer's status, and its code unless that is 2xx. Before each request that could change something all is as at the beginning.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { crowd, fresh } from '../lib/people.mjs';
import { table } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const TABLE = new URL('permissions.table.tsv', import.meta.url);
const GUARDED = /^\/(clubs|collections|panel|desk|me\/(clubs|collections|friends|conversations))(\/|$)|^\/notebooks\/\{notebook\}\/report$|^\/players\/\{name\}\/(report|collections)$/;
const routes = [...readFileSync(new URL('../../backend/web/routes.def', import.meta.url), 'utf8').matchAll(/^ROUTE\((\w+), "([^"]+)", (\w+),/gm)]
  .filter(([, , path]) => GUARDED.test(path)).map(([, method, path, handler]) => ({ method, path, handler }));

/* ---- everybody, and what there is ---------------------------------------------------------------------------------- */

const NAMES = ['stranger', 'member', 'officer', 'owner', 'banned', 'closed', 'staff', 'trusted', 'other', 'friend'];
const all = await crowd(s, NAMES.length);
const who = Object.fromEntries(NAMES.map((name, i) => [name, all[i]]));
const id_of = (name) => `(select id from account where public_id = '${who[name].account.id}')`;
const name_of = (name) => encodeURIComponent(who[name].account.name);
await s.sql(`update account set kind = 'human', registered_at = arena_now() where public_id in (${all.map(({ account }) => `'${account.id}'`).join()});
  insert into staff (account_id, role) values (${id_of('staff')}, 'moderator'); insert into panel_member (account_id) values (${id_of('trusted')})`);
const CALLERS = { nobody: s.client(), guest: await s.guest(), ...Object.fromEntries(NAMES.slice(0, 8).map((name) => [name, who[name]])) };
const { owner } = who;
const club = (await owner.post('/clubs', { name: fresh('Club') })).body.id;
const collection = (await owner.post('/collections', { title: 'Games', visibility: 'public' })).body.id;
const notebook = (await owner.post('/notebooks', { title: 'Notes', visibility: 'public' })).body.id;
const { match } = await table(s, { rated: false });
const { body: { id: report } } = await who.friend.post(`/players/${name_of('other')}/report`, { reason: 'other' });
await s.sql(`update account set closed_at = arena_now() where id = ${id_of('closed')}`);
const IDS = { club, collection, notebook, match, report, case: report, sanction: report, topic: 1, n: 1, name: name_of('other') };

const of_club = `(select id from club where public_id = '${club}')`;
const of_collection = `(select id from collection where public_id = '${collection}')`;
const people = (names) => names.map((name) => id_of(name)).join(', ');
const pair = (one, two) => `least(${id_of(one)}, ${id_of(two)}), greatest(${id_of(one)}, ${id_of(two)})`;
const reset = `
  delete from attempt; delete from idempotency;
  insert into club (public_id, owner_id, name, name_key, about, language, joining)
    select '${club}', ${id_of('owner')}, 'Club of all', 'club of all', '', 'any', 'open' on conflict (public_id) do update
       set owner_id = excluded.owner_id, about = '', joining = 'open', forum = 'members', next_topic = 2;
  delete from club where owner_id in (${people(NAMES)}) and public_id <> '${club}';
  delete from club_topic where club_id = ${of_club}; delete from club_member where club_id = ${of_club};
  insert into club_member (club_id, account_id, state) select ${of_club}, a, b from (values (${id_of('owner')}, 'officer'), (${id_of('officer')}, 'officer'),
    (${id_of('member')}, 'member'), (${id_of('closed')}, 'member'), (${id_of('other')}, 'member'), (${id_of('banned')}, 'banned')) v (a, b);
  insert into club_topic (club_id, n, title, author_id, next_post) values (${of_club}, 1, 'Topic', ${id_of('other')}, 2);
  insert into club_post (club_id, topic, n, author_id, body) values (${of_club}, 1, 1, ${id_of('other')}, 'Words');
  delete from friendship where low_id in (${people(NAMES)}); delete from lobby_invitation;
  insert into friendship (low_id, high_id, asker_id, since) values (${pair('member', 'other')}, ${id_of('member')}, arena_now());
  delete from collection where owner_id in (${people(NAMES)}) and public_id <> '${collection}';
  insert into collection (public_id, owner_id, title, visibility) values ('${collection}', ${id_of('owner')}, 'Games', 'public') on conflict (public_id) do nothing;
  update collection set title = 'Games' where id = ${of_collection};
  insert into collection_match (collection_id, match_id) select ${of_collection}, m.id from match m where m.public_id = '${match}' on conflict do nothing;
  delete from report where public_id <> '${report}' and reporter_id in (${people(NAMES)});
  delete from report where public_id <> '${report}' and reporter_id = (select id from account where public_id = '${CALLERS.guest.account.id}')`;

/* What is sent; without one, {}. Desk and panel: what reaches its end there is tested in moderation and panels. */
const BODIES = {
  club_post: () => ({ name: fresh('Another') }), club_patch: { about: 'Changed' }, club_person_put: { state: 'banned' }, club_topic_post: { title: 'New', text: 'Words' },
  club_topic_patch: { closed: true }, club_post_post: { text: 'Words' }, club_post_report_post: { reason: 'spam' }, club_report_post: { reason: 'spam' },
  collection_report_post: { reason: 'spam' }, notebook_report_post: { reason: 'spam' }, player_report_post: { reason: 'spam' },
  collection_post: { title: 'Mine' }, collection_patch: { title: 'Changed' }, direct_message_post: { text: 'Hello' }, direct_message_report_post: { reason: 'spam' },
  my_conversation_read_put: { n: 0 }, desk_decision_post: { action: 'none', why: 'x' }, desk_member_put: { why: 'x' }, desk_member_delete: { why: 'x' },
  desk_appeal_put: { answer: 'x' }, panel_vote_put: { vote: 'dismiss', reason: 'harmless' },
};

async function cell({ method, path, handler }, client) {
  const body = BODIES[handler];
  const sent = method === 'GET' ? undefined : typeof body === 'function' ? body() : body ?? (method === 'DELETE' ? undefined : {});
  const answer = await client.call(method, path.replace(/\{(\w+)\}/g, (_, name) => IDS[name]), { body: sent });
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${answer.body.code}`;
}

test('everybody may do what the table says, and nothing else', async () => {
  for (const { path } of routes) for (const [, name] of path.matchAll(/\{(\w+)\}/g)) assert.ok(IDS[name], `${path}: there is no ${name}`);
  assert.ok(routes.length > 50);
  const lines = [['route', ...Object.keys(CALLERS)].join('\t')];
  await s.sql(reset);
  for (const route of routes) {
    const cells = [];
    for (const client of Object.values(CALLERS)) {
      if (route.method !== 'GET') await s.sql(reset);
      cells.push(await cell(route, client));
    }
    lines.push([route.handler, ...cells].join('\t'));
  }
  if (process.env.PERMISSIONS_TABLE === 'write') writeFileSync(TABLE, lines.join('\n') + '\n');
  assert.deepEqual(lines, readFileSync(TABLE, 'utf8').trimEnd().split('\n'));
});
