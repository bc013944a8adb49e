// mcp.mjs - a client of the Model Context Protocol over stateless HTTP: revision 2026-07-28, or an older one that begins with
// initialize. Every answer is held against openapi.yaml by the Client underneath.
import assert from 'node:assert/strict';

export const STATELESS = '2026-07-28';
const META = 'io.modelcontextprotocol/';

export class Mcp {
  /** `client` shows an access token and no cookie; `version` is the revision to speak. */
  constructor(client, version = STATELESS) {
    Object.assign(this, { client, version, number: 0 });
  }

  get is_older() { return this.version !== STATELESS; }

  /** The message and headers of a request, as the revision wants them. */
  request(method, params = {}) {
    const body = { jsonrpc: '2.0', id: ++this.number, method, params: this.is_older ? params : {
      ...params,
      _meta: { [`${META}protocolVersion`]: this.version, [`${META}clientInfo`]: { name: 'tests', version: '1' }, [`${META}clientCapabilities`]: {} },
    } };
    const headers = { Accept: 'application/json, text/event-stream' };
    if (method !== 'initialize') headers['MCP-Protocol-Version'] = this.version;
    if (!this.is_older) {
      headers['Mcp-Method'] = method;
      if (params.name) headers['Mcp-Name'] = params.name;
    }
    return { body, headers };
  }

  /** The whole HTTP answer to a method. */
  async send(method, params, change = (request) => request) {
    const { body, headers } = change(this.request(method, params));
    return this.client.call('POST', '/mcp', { body, headers });
  }

  /** The result of a method that must have one. */
  async ask(method, params) {
    const answer = await this.send(method, params);
    assert.equal(answer.status, 200, answer.text.slice(0, 800));
    assert.equal(answer.body.id, this.number);
    assert.ok(answer.body.result, answer.text.slice(0, 800));
    assert.equal(answer.body.result.resultType, this.is_older ? undefined : 'complete');
    return answer.body.result;
  }

  /** Call a tool, whatever comes of it: {isError, content, structuredContent}. */
  async tool(name, args = {}) {
    const result = await this.ask('tools/call', { name, arguments: args });
    assert.equal(result.content.length, 1);
    if (result.structuredContent) assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
    return result;
  }

  /** What a tool gives that must not refuse. */
  async use(name, args) {
    const result = await this.tool(name, args);
    assert.equal(result.isError, false, `${name} ${JSON.stringify(args)} → ${result.content[0].text.slice(0, 800)}`);
    return result.structuredContent ?? result.content[0].text;
  }

  /** Sit at a table of this game with its first bot and play with `player` (tests/games/ID/player.mjs) until it is over. */
  async play(game, player, pause) {
    const { id, variants: [variant], bots } = game;
    const seats = variant.seats_min;
    const table = await this.use('create_lobby', {
      game: id, options: player.short, seats, clock: { mode: 'untimed' }, rated: false,
      bots: Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, bot: bots[0].id })),
    });
    const { match } = table;
    assert.equal(table.status, 'started');
    const ask = (orders) => this.use('legal_orders', orders ? { match, orders } : { match });
    for (;;) {
      const { waiting } = await this.use('whats_waiting');
      const view = await this.use('get_view', { match, format: 'brief' });
      if (view.status === 'finished') return { match, view };
      if (!waiting.some((one) => one.match === match) || !view.owes) await pause();
      else await this.use('submit_orders', { match, turn: view.turn, orders: await player.choose(view, ask) });
    }
  }
}
