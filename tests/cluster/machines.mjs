// machines.mjs - machines of a cluster as network namespaces on one bridge: what runs on them, who is cut off, and what is killed. A machine has a
// directory under /mnt that stands for its disk. Runs inside sandbox.sh, which clears everything away.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export const ROOM = '/mnt';
const NETWORK = '10.88.0';
/* As systemd does unless a unit says otherwise. */
const RESTART_MS = 100;

/* Services run as `postgres`; who made the room without being root is that user already (sandbox.sh). */
const IS_ROOT = process.getuid() === 0;
const AS_SERVICE = IS_ROOT ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

export const run = (command, ...words) => execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const ip = (text) => run('ip', ...text.split(' '));
const is_gone = (error) => ['ESRCH', 'ENOENT'].includes(error.code);

/** Let the user of the services have a path, with all that is below it. */
export const give = (path) => IS_ROOT && run('chown', '-R', 'postgres:', path);

/** Ask until `claim` gives something truthy; fails after `seconds`. */
export async function until(claim, { seconds = 90, every = 100, what = 'it' } = {}) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = await Promise.resolve().then(claim).catch(() => null);
    if (found) return found;
    if (performance.now() > end) throw new Error(`${what} did not happen within ${seconds} s`);
    await pause(every);
  }
}

/** The bridge, and the addresses from which the clients come: one each, as people have. */
export function lay_network(clients) {
  ip('link set lo up');
  /* An address of its own: else it has that of one of its machines, and changes it when that machine is cut off, and the others look for
   * the clients at the old one for most of a minute. */
  ip('link add room address 02:00:00:00:00:01 type bridge');
  ip('link set room up');
  for (let i = 0; i < clients; i++) ip(`addr add ${NETWORK}.${100 + i}/24 dev room`);
}
export const client_address = (i) => `${NETWORK}.${100 + i}`;

export class Machine {
  #services = new Map();
  #net;

  constructor(name, host) {
    Object.assign(this, { name, address: `${NETWORK}.${host}`, disk: join(ROOM, name) });
    mkdirSync(this.disk, { recursive: true });
    ip(`netns add ${name}`);
    ip(`link add ${name} type veth peer name eth0 netns ${name}`);
    ip(`link set ${name} master room up`);
    for (const line of ['link set lo up', `addr add ${this.address}/24 dev eth0`, 'link set eth0 up']) ip(`-n ${name} ${line}`);
    this.#inside('sysctl', '-qw', 'net.ipv4.ip_unprivileged_port_start=0');
    this.#net = this.#inside('readlink', '/proc/self/ns/net').trim();
  }

  #inside(...words) { return run('nsenter', `--net=/run/netns/${this.name}`, '--', ...words); }

  /** Run a command on the machine to its end, as the user of its services: what it printed. */
  async exec(words, env = {}) {
    return (await promisify(execFile)('nsenter', this.#entry(words), { env: { ...this.#env(), ...env }, cwd: this.disk, maxBuffer: 1 << 26 })).stdout;
  }

  /** The same as root, as an administrator who sets the machine up. */
  async administer(words, env = {}) {
    return (await promisify(execFile)('nsenter', [`--net=/run/netns/${this.name}`, '--', ...words], { env: { ...this.#env(), DESTDIR: this.disk, ...env }, cwd: this.disk })).stdout;
  }

  #entry(words) {
    return [`--net=/run/netns/${this.name}`, '--', 'setpriv', ...AS_SERVICE, '--inh-caps=-all', '--ambient-caps=-all', '--', ...words];
  }

  #env() { return { PATH: '/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: this.disk, LC_ALL: 'C.UTF-8' }; }

  /** Start a service: it is started again when it ends by itself, until it is stopped. */
  start(name, words, { env = {}, as_root = false, more = {} } = {}) {
    const service = { words, env, as_root, more, wanted: true };
    this.#services.set(name, service);
    this.#launch(name, service);
  }

  #launch(name, service) {
    const log = createWriteStream(join(ROOM, `${this.name}.${name}.log`), { flags: 'a' });
    const entry = service.as_root ? [`--net=/run/netns/${this.name}`, '--', ...service.words] : this.#entry(service.words);
    service.child = spawn('nsenter', entry, { env: { ...this.#env(), ...service.env, ...service.more }, stdio: ['ignore', 'pipe', 'pipe'], cwd: this.disk, detached: true });
    service.child.stdout.pipe(log, { end: false });
    service.child.stderr.pipe(log, { end: false });
    service.ended = new Promise((resolve) => { service.child.on('exit', resolve); });
    service.ended.then(() => {
      if (service.wanted) setTimeout(() => service.wanted && this.#launch(name, service), RESTART_MS);
    });
  }

  /** A signal to a service's first process. */
  signal(name, signal) { this.#services.get(name).child.kill(signal); }

  /** Stop a service in order, and wait for its end. */
  async stop(name, signal = 'SIGTERM') {
    const service = this.#services.get(name);
    service.wanted = false;
    service.child.kill(signal);
    await service.ended;
  }

  /** Start a stopped or killed service again; `more`: settings for this time. */
  again(name, more = {}) {
    const { words, env, as_root } = this.#services.get(name);
    this.start(name, words, { env, as_root, more });
  }

  /** The machine's processes, of one name or all. */
  processes(pattern = /./) {
    const found = [];
    for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        if (readlinkSync(`/proc/${pid}/ns/net`) === this.#net && pattern.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim())) found.push(Number(pid));
      } catch (error) {
        if (!is_gone(error)) throw error;
      }
    }
    return found;
  }

  /** A signal to every such process. */
  kill(pattern, signal = 'SIGKILL') {
    for (const pid of this.processes(pattern)) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if (!is_gone(error)) throw error;
      }
    }
  }

  /** The power goes off: everything ends at once, and nothing is started again before `again`. */
  crash() {
    for (const service of this.#services.values()) service.wanted = false;
    this.kill(/./);
  }

  /** The cable is pulled, or put back. */
  cut() { ip(`link set ${this.name} nomaster`); }
  heal() { ip(`link set ${this.name} master room`); }
}
