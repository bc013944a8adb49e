// play_some.mjs URL N - play N whole games of Stratic at a running arena, and begin one that is not finished.
import { Client } from './client.mjs';
import { begun, play_line, SHORT_WIN } from './play.mjs';

const [url, games] = [process.argv[2], Number(process.argv[3])];
const arena = { url, guest: () => new Client(url).guest(), client: () => new Client(url) };
const PLAIN = { rated: false, clock: { mode: 'untimed' } };
for (let i = 0; i < games; i++) await play_line(await begun(arena, PLAIN), SHORT_WIN);
await play_line(await begun(arena, PLAIN), ['--', '--']);
process.exit(0);
