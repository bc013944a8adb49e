// pool.mjs - names of things that answers have told: a path that names nothing tests nothing.

const KINDS = { lobbies: 'lobby', matches: 'match', experiments: 'experiment', tokens: 'token', sessions: 'session', bots: 'bot', invites: 'invite', puzzles: 'puzzle', offers: 'offer', participants: 'participant', players: 'name',
  ladder: 'level', clubs: 'club', collections: 'collection', notebooks: 'notebook', tournaments: 'tournament', reports: 'report', cases: 'case', panel: 'case', sanctions: 'sanction', appeals: 'sanction', webhooks: 'webhook', passkeys: 'passkey', deliveries: 'delivery', tactics: 'tactic', storms: 'storm', pictures: 'picture', grants: 'grant', posts: 'n', rounds: 'round' };
const NAMES = new Set(['match', 'lobby', 'experiment', 'token', 'session', 'bot', 'invite', 'puzzle', 'participant', 'name', 'game', 'variant', 'level', 'seat', 'turn', 'window', 'cursor', 'next', 'seq', 'code', 'feed', 'club', 'topic', 'chapter', 'n', 'tournament', 'report', 'case', 'sanction', 'webhook', 'passkey', 'delivery', 'tactic', 'storm', 'picture', 'grant', 'round']);
const KEPT = 40;

export class Pool {
  #known = new Map();

  add(name, value) {
    if (!['string', 'number'].includes(typeof value) || String(value).length > 200) return;
    const list = this.#known.get(name) ?? [];
    if (list.includes(value)) return;
    list.push(value);
    if (list.length > KEPT) list.splice(4, 1); // the first are the fuzzer's own
    this.#known.set(name, list);
  }

  /** Keep what an answer to `path` tells of names. */
  learn(path, body, depth = 0, kind = KINDS[path.split('?')[0].split('/').filter((part) => part in KINDS).pop()]) {
    if (!body || typeof body !== 'object' || depth > 4) return;
    for (const [key, value] of Object.entries(body).slice(0, 30)) {
      if (key === 'id' && kind) this.add(kind, value);
      else if (key === 'next') this.add('cursor', value);
      else if (NAMES.has(key)) this.add(key, value);
      this.learn(path, value, depth + 1, KINDS[key] ?? kind);
    }
  }

  value(name, random) {
    const list = this.#known.get(name === 'x' || name === 'id' ? 'match' : name);
    return list?.length ? random.pick(list) : undefined;
  }
}
