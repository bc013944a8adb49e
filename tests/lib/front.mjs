// front.mjs - a second nginx in front of an arena, as an operator has one: it ends TLS, and says in X-Forwarded-* who asks for what.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exchange } from './client.mjs';
import { until } from './stack.mjs';

/** The address from which it speaks to the arena: QUADRIVIUM_TRUSTED_PROXIES of that arena. */
export const FRONT = '127.0.0.9';
/** A request with this header comes, as the front server tells it, from that address. */
export const CLIENT = 'X-Test-Client';

/** A key and a certificate for localhost and 127.0.0.1, made for this test. */
export function certificate() {
  const dir = mkdtempSync(join(tmpdir(), 'quad-tls-'));
  const [cert, key] = [join(dir, 'cert.pem'), join(dir, 'key.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost',
    '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { dir, cert, key, ca: readFileSync(cert), wipe: () => rmSync(dir, { recursive: true }) };
}

let ports_tried = 0;

/**
 * A port that nobody listens on, and that nobody takes before this process uses it: below those that a system gives to connections and to port 0, beside
 * those of deploy/stack.sh, and by the number of this process.
 */
export async function free_port() {
  for (;;) {
    const port = 10000 + (process.pid + 3847 * ports_tried++) % 10000;
    const server = createServer().listen(port, '127.0.0.1');
    const is_free = await new Promise((resolve) => { server.once('listening', () => resolve(true)).once('error', () => resolve(false)); });
    if (!is_free) continue;
    await new Promise((resolve) => { server.close(resolve); });
    return port;
  }
}

/** Start it before the arena at `url`. Resolves to {plain, tls, stop}: its two addresses. */
export async function front(url, { cert, key }) {
  const dir = mkdtempSync(join(tmpdir(), 'quad-front-'));
  const [plain, tls] = [await free_port(), await free_port()];
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ');
  writeFileSync(join(dir, 'nginx.conf'), `daemon off; pid ${dir}/pid; error_log stderr; ${process.getuid() === 0 ? 'user root;' : ''}
events {}
http {
  ${temp}
  access_log off;
  server_tokens off;
  map $http_x_test_client $client { default $http_x_test_client; "" $remote_addr; }
  server {
    listen 127.0.0.1:${plain};
    listen 127.0.0.1:${tls} ssl http2;
    ssl_certificate ${cert};
    ssl_certificate_key ${key};
    client_max_body_size 20m;
    location / {
      proxy_pass ${url};
      proxy_bind ${FRONT};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host arena.internal;
      proxy_set_header X-Forwarded-For $client;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Test-Client "";
      proxy_buffering off;
      proxy_read_timeout 60s;
    }
  }
}
`);
  let said = '';
  const child = spawn('nginx', ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.on('data', (part) => { said += part; });
  const ended = new Promise((resolve) => { child.on('exit', resolve); });
  const at = (scheme, port) => `${scheme}://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the front server did not start: ${said}`);
    return (await exchange(`${at('http', plain)}/healthz`, { fresh: true }).catch(() => null))?.status === 200;
  }, { what: 'the front server' });
  return {
    plain: at('http', plain), tls: at('https', tls),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
