// match.mjs begin URL FILE | go_on URL FILE - a match of two guests that is begun and noted in FILE, and later played to its end from there.
import { readFileSync, writeFileSync } from 'node:fs';
import { Client } from '../lib/client.mjs';
import { begun, play_line, SHORT_WIN } from '../lib/play.mjs';

const [what, url, file] = process.argv.slice(2);
const HALF = 2; // turns before the break
if (what === 'begin') {
  const t = await begun({ url, guest: () => new Client(url).guest() }, { rated: false, clock: { mode: 'live', turn_seconds: 600 } });
  await play_line(t, SHORT_WIN.slice(0, HALF));
  writeFileSync(file, JSON.stringify({ match: t.match, cookies: t.seats.map((seat) => seat.cookie) }));
} else {
  const { match, cookies } = JSON.parse(readFileSync(file, 'utf8'));
  const seats = cookies.map((cookie) => Object.assign(new Client(url), { cookie }));
  await play_line({ match, seats }, SHORT_WIN.slice(HALF), HALF + 1);
  const { body } = await seats[0].get(`/matches/${match}`);
  if (body.status !== 'finished') throw new Error(`the match is ${body.status}`);
}
process.exit(0);
