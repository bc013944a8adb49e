// The privacy page (frontend/views/about.js) names every kind of what is stored about people: each table that refers to an account belongs to one of
// them. A table that is not listed here has to be thought about: who sees it, for how long, and in which words the page says so.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const STORED = [.../STORED = \[([^\]]+)\]/.exec(readFileSync('frontend/views/about.js', 'utf8'))[1].matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind);
const schema = readFileSync('sql/schema.sql', 'utf8');

const KINDS = {
  account: ['account', 'vacation'],
  games: ['invite_use', 'league_entry', 'lobby', 'lobby_seat', 'match_leaver', 'match_seat', 'pairing', 'rating', 'rating_change', 'tournament', 'tournament_entry'],
  puzzles: ['challenge_run', 'puzzle', 'puzzle_play', 'run', 'run_best', 'tactic_solver', 'tactic_storm', 'tactic_try'],
  endless: ['credit_balance', 'credit_entry', 'crowd_ballot', 'crowd_side'],
  programs: ['selftest'],
  talk: ['conversation', 'direct_message', 'message'],
  friends: ['acquaintance', 'friendship', 'lobby_invitation'],
  clubs: ['club', 'club_member', 'club_post', 'club_topic'],
  notebooks: ['notebook', 'notebook_author'],
  collections: ['collection'],
  reports: ['report', 'sanction', 'staff', 'staff_log'],
  panels: ['panel_member', 'panel_seat'],
  alike: ['alike'],
  'sign-in': ['access_token', 'oauth_grant', 'passkey', 'provider_link', 'recovery_code', 'second_factor', 'session', 'token_refusal'],
  network: ['sight'],
  mail: ['mail', 'mail_address'],
  push: ['endpoint', 'feed', 'quiet_hours'],
  log: ['idempotency'],
  studies: ['experiment', 'participant'],
};
/* Work to be done for bots, by the number of the account that pays for it: gone with the turn. */
const WORK = ['bot_turn', 'job'];

/** The tables that refer to an account: by a foreign key, or by a column that is called so. */
function tables_of_people() {
  const keys = [...schema.matchAll(/ALTER TABLE ONLY public\.(\w+)\s+ADD CONSTRAINT \w+ FOREIGN KEY \([\w, ]+\) REFERENCES public\.account\(/g)];
  const tables = [...schema.matchAll(/CREATE TABLE public\.(\w+) \(\n([^]*?)\n\)/g)];
  assert.ok(keys.length > 60 && tables.length > 100);
  const called = tables.filter(([, , columns]) => /^ {4}(?:account|owner|other|author|host|creator)_id bigint/m.test(columns));
  return [...new Set([...keys, ...called].map(([, table]) => table))].sort();
}

test('each table that refers to people belongs to a kind that the privacy page names', () => {
  assert.deepEqual(Object.keys(KINDS).sort(), [...STORED].sort());
  assert.deepEqual([...Object.values(KINDS).flat(), ...WORK].sort(), tables_of_people());
});
