// The minimal bot loop in JavaScript (Node.js 18 or newer): it starts a match and plays until the match is over.
// usage: QUADRIVIUM_TOKEN=qd_pat_… node bot.mjs [http://localhost:8080 [MATCH]]. Create a token
// with the scopes play and lobby on the page "Programs" of your account.
const SITE = (process.argv[2] ?? 'http://localhost:8080').replace(/\/$/, '');
const SETUP = { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
const pause = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });
const any = (list) => list[Math.floor(Math.random() * list.length)];
const TOKEN = process.env.QUADRIVIUM_TOKEN;
if (!TOKEN) throw new Error('QUADRIVIUM_TOKEN is not set: create a token on the page "Programs" of your account');

/** One request, repeated while the server asks it to wait or the reply is lost. */
async function call(method, path, body) {
  for (;;) {
    let reply;
    try {
      reply = await fetch(SITE + '/api/v1' + path, {
        method,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
        body: body && JSON.stringify(body),
      });
    } catch {
      await pause(1); // the reply was lost; a repeated PUT counts once
      continue;
    }
    if (![429, 503].includes(reply.status)) return { status: reply.status, body: await reply.json() };
    await pause(Number(reply.headers.get('retry-after') ?? 1));
  }
}

/** Reinforcements on free squares of the rectangle that the server names: the first on square number `draw`, the rest
 * at random. */
function place_reserve(view, legal, draw) {
  if (!legal.reserve) return [];
  const taken = new Set(view.view.pieces.map((piece) => piece.at.join()));
  const [x0, y0, x1, y1] = legal.place.rect;
  const free = [];
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) if (!taken.has(`${x},${y}`)) free.push([x, y]);
  const squares = free.length ? free.splice(draw % free.length, 1) : [];
  while (free.length && squares.length < legal.reserve) squares.push(free.splice(any([...free.keys()]), 1)[0]);
  return squares.map((at) => ({ kind: 'F', at }));
}

/** Orders for Stratic, chosen from the legal ones that the server lists. */
async function choose(match, view, draw) {
  if (view.stage === 'setup') return SETUP;
  let { body: legal } = await call('GET', `/matches/${match}/legal`);
  const orders = { type: 'turn', place: place_reserve(view, legal, draw), moves: [] };
  for (;;) {
    if (orders.place.length || orders.moves.length) {
      ({ body: legal } = await call('POST', `/matches/${match}/legal`, { orders }));
    }
    const moves = legal.units.flatMap((unit) => unit.to.filter((to) => !to.incomplete).map((to) => ({ unit, to })));
    const safe = moves.filter(({ to }) => !to.risky);
    const captures = safe.filter(({ to }) => to.act === 'capture');
    const chosen = any([captures, safe, moves].find((list) => list.length) ?? []);
    if (!chosen) return orders;
    const { unit, to } = chosen;
    orders.moves.push({ kind: unit.kind, from: unit.at, to: to.sq, act: to.act });
    if (!to.risky) return orders; // a risky movement needs a second one that ends the check
  }
}

/** Send orders. Sometimes the only answer to a check is a reinforcement on one square. Rejected orders cost nothing, so
 * try again with the first reinforcement on the next square. */
async function order(match, view) {
  const first = Math.floor(Math.random() * 1000);
  let answer;
  for (let draw = first; draw < first + 200; draw++) {
    const orders = await choose(match, view, draw);
    answer = await call('PUT', `/matches/${match}/turns/${view.turn}/orders`, { orders });
    if (answer.status !== 422) return answer;
  }
  console.error(`refused: ${answer.body.code} ${answer.body.detail}`);
  return call('POST', `/matches/${match}/resign`, { confirm: true }); // so that the opponent does not have to wait
}

const { body: started } = process.argv[3] ? { body: { match: process.argv[3] } }
  : await call('POST', '/play', { game: 'stratic', versus: 'bot:random', options: { turn_limit: 20 } });
if (!started.match) throw new Error(`refused: ${started.code} ${started.detail}`);
const { match } = started;
console.log(`${SITE}/match/${match}`);
for (let seq = 0, over = false; !over;) {
  const { body: inbox } = await call('GET', `/me/inbox?after=${seq}&wait=25`);
  seq = inbox.seq;
  // the account can have other matches; this program ignores them
  if (inbox.waiting.some((one) => one.match === match)) {
    const { body: view } = await call('GET', `/matches/${match}/view?format=compact`);
    const { status } = view.owes ? await order(match, view) : {};
    if (status === 409) seq = 0; // the turn ended without these orders: read the view again at once
  }
  const { body: view } = await call('GET', `/matches/${match}/view`);
  over = view.status === 'finished';
  if (over) console.log(JSON.stringify(view.result));
}
