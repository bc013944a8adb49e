// sink.mjs - a mail server for tests: speaks SMTP on a free port of this machine and keeps every letter it took.
import { createServer } from 'node:net';
import { once } from 'node:events';

/** `letters`: {from, to, headers, text, raw}; `busy`: letters it said 451 to; `mood` may be 'fine', 'busy' (451 to each letter), 'never' (550 to each receiver),
 * 'mute' (connections are counted in `met` and hear nothing) or 'silent' (a letter is kept, and nothing is said of it). */
export async function sink(port = 0) {
  const letters = [];
  const state = { mood: 'fine', busy: 0, met: 0 };
  const open = new Set();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    let pending = '';
    let letter = null;
    const say = (line) => socket.write(`${line}\r\n`);
    const command = (line) => {
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'EHLO' || word === 'HELO') return say('250-sink\r\n250 8BITMIME');
      if (word === 'MAIL') letter = { from: /<(.*?)>/.exec(line)[1], to: [] };
      if (word === 'RCPT' && state.mood === 'never') return say('550 5.1.1 nobody here');
      if (word === 'RCPT') letter.to.push(/<(.*?)>/.exec(line)[1]);
      if (word === 'DATA') {
        letter.raw = '';
        return say('354 go on');
      }
      if (word === 'QUIT') {
        say('221 bye');
        return socket.end();
      }
      return say('250 ok');
    };
    const line = (text) => {
      if (letter?.raw === undefined) return command(text);
      if (text !== '.') return void (letter.raw += `${text.startsWith('..') ? text.slice(1) : text}\n`);
      const whole = letter;
      letter = null;
      if (state.mood === 'busy') {
        state.busy += 1;
        return say('451 later');
      }
      letters.push(parsed(whole));
      return state.mood === 'silent' ? undefined : say('250 taken');
    };
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      pending += data;
      for (let at = pending.indexOf('\r\n'); at >= 0; at = pending.indexOf('\r\n')) {
        const text = pending.slice(0, at);
        pending = pending.slice(at + 2);
        line(text);
      }
    });
    state.met += 1;
    if (state.mood !== 'mute') say('220 sink');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    letters, state, port: server.address().port,
    close: () => new Promise((done) => {
      server.close(done);
      for (const socket of open) socket.destroy();
    }),
  };
}

function parsed(letter) {
  const end = letter.raw.indexOf('\n\n');
  const headers = Object.fromEntries(letter.raw.slice(0, end).replace(/\n[ \t]/g, ' ').split('\n').map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
  }));
  return { ...letter, headers, text: letter.raw.slice(end + 2) };
}
