// A kernel that lets no memory be executed that was written (MemoryDenyWriteExecute= of systemd): nginx serves there too, with its patterns and its Lua
// not compiled. LuaJIT by itself would end the process.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root, until } from '../lib/stack.mjs';

/* Runs a program under the filter of system calls that systemd sets: mmap with write and execute, and mprotect with execute, give EPERM. */
const FORBIDDING = `
import ctypes, os, struct, sys
assert os.uname().machine == 'x86_64'
step = lambda code, yes, no, k: struct.pack('HBBI', code, yes, no, k)
LOAD, EQUAL, ANY, MASK, RETURN = 0x20, 0x15, 0x45, 0x54, 0x06
MMAP, MPROTECT, NUMBER, PROT, ALLOW, EPERM = 9, 10, 0, 32, 0x7fff0000, 0x00050001
rules = b''.join([step(LOAD, 0, 0, NUMBER), step(EQUAL, 0, 4, MMAP), step(LOAD, 0, 0, PROT), step(MASK, 0, 0, 6), step(EQUAL, 4, 0, 6), step(RETURN, 0, 0, ALLOW),
  step(EQUAL, 0, 3, MPROTECT), step(LOAD, 0, 0, PROT), step(ANY, 0, 1, 4), step(RETURN, 0, 0, EPERM), step(RETURN, 0, 0, ALLOW)])
kept = ctypes.create_string_buffer(rules, len(rules))
program = ctypes.create_string_buffer(struct.pack('HxxxxxxP', len(rules) // 8, ctypes.addressof(kept)))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, program, 0, 0) == 0
os.execvp(sys.argv[1], sys.argv[1:])
`;

const LUA = readdirSync(join(root, 'nginx')).filter((name) => name.endsWith('.lua'));
const folder = mkdtempSync(join(tmpdir(), 'quad-kernel-'));
chmodSync(folder, 0o755);
const children = [];
after(() => {
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function modules() {
  if (existsSync('/usr/lib/nginx/modules')) return '/usr/lib/nginx/modules';
  return execFileSync('sh', ['-c', "nginx -V 2>&1 | grep -o -- '--modules-path=[^ ]*' | cut -d= -f2"], { encoding: 'utf8' }).trim();
}

/* Whether somebody listens there: the file of a socket comes a moment before. */
const answers = (socket) => new Promise((resolve) => {
  const connection = connect(socket).once('connect', () => {
    connection.end();
    resolve(true);
  }).once('error', () => resolve(false));
});

/** An nginx under that filter, whose one page runs a loop that LuaJIT would compile, after `first`. */
async function served(name, first) {
  const socket = join(folder, `${name}.sock`), log = join(folder, `${name}.log`), file = join(folder, `${name}.conf`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${name}-${one};`).join(' ');
  writeFileSync(file, `load_module ${modules()}/ndk_http_module.so; load_module ${modules()}/ngx_http_lua_module.so;
pcre_jit on; daemon off; master_process off; pid ${folder}/${name}.pid; error_log ${log} info; events {}
http { access_log off; ${paths} lua_package_path "${root}/nginx/?.lua;;"; server { listen unix:${socket};
location ~ ^/(a|b)+$ { content_by_lua_block { ${first} local n = 0 for i = 1, 100000 do n = n + i % 7 end ngx.say(n) } } } }`);
  const child = spawn('python3', ['-c', FORBIDDING, 'nginx', '-c', file], { stdio: 'ignore' });
  children.push(child);
  const ended = new Promise((resolve) => { child.on('close', resolve); });
  await until(async () => await answers(socket) || child.exitCode !== null, { what: 'nginx' });
  const ask = () => {
    try {
      return execFileSync('curl', ['-sS', '--max-time', '60', '--unix-socket', socket, 'http://arena/abba'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return 'no answer';
    }
  };
  return { ask, ended, log: () => readFileSync(log, 'utf8') };
}

const SKIP = process.arch === 'x64' ? false : 'the filter is written for x86-64';
test('nginx serves where nothing that was written can be executed', { skip: SKIP }, async () => {
  const bare = await served('bare', '');
  assert.equal(bare.ask(), 'no answer', 'the filter works: LuaJIT ends the process');
  await bare.ended;
  assert.match(bare.log(), /runtime code generation failed/);
  const ours = await served('ours', 'require("compiler")');
  for (let i = 0; i < 3; i++) assert.equal(ours.ask(), '300000\n');
  assert.match(ours.log(), /pcre2?_jit_compile\(\) failed.*ignored|JIT compil/i, 'the patterns are compared without it');
});

test('every file in Lua asks first whether it can be compiled', () => {
  assert.ok(LUA.includes('compiler.lua'));
  for (const name of LUA.filter((one) => one !== 'compiler.lua')) {
    const [first] = readFileSync(join(root, 'nginx', name), 'utf8').split('\n').filter((line) => line && !line.startsWith('--'));
    assert.equal(first, 'require("compiler")', name);
  }
});
