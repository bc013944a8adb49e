// pauses.mjs - an arena as a busy machine runs it. TEST_PAUSES=SEED stops one of its processes after the other, each for up to PAUSE_MS, from the first
// moment to the last, and sends the requests of a test up to LATE_MS later, one in ten up to LATEST_MS: which process is first to see a file, a row or a datagram changes with the seed.
import { setTimeout as pause } from 'node:timers/promises';
import { drawn } from './drawn.mjs';

/** The longest pause of a process, and the longest time between two pauses, in milliseconds. */
export const PAUSE_MS = 200;
/** The longest delay of a request, in milliseconds. */
export const LATE_MS = 60;
/** That of one in ten: between two requests of a test every daemon has had its turn. */
export const LATEST_MS = 1500;

const late_by = process.env.TEST_PAUSES;
let sent = 0;

/** Wait until a request of a test may go. */
export async function may_go() {
  if (!late_by) return;
  const [late, rare] = drawn(late_by, 'request', sent++);
  await pause(late * (rare < 0.1 ? LATEST_MS : LATE_MS));
}

/* Processes that a test has stopped itself: it alone lets them go on. */
const held = new Set();

function watch_signals() {
  const kill = process.kill.bind(process);
  process.kill = (pid, signal) => {
    if (signal === 'SIGSTOP') held.add(pid);
    if (signal === 'SIGCONT') held.delete(pid);
    return kill(pid, signal);
  };
  return kill;
}

let kill = null;

function reaches(pid, signal) {
  try {
    return kill(pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Begin. `processes` lists them as {pid}. What it returns ends it, and resolves after the last process goes on. */
export function pauses(seed, processes) {
  kill ??= watch_signals();
  let over = false;
  let stopped = null;
  process.once('exit', () => { if (stopped) reaches(stopped, 'SIGCONT'); });
  const run = async () => {
    for (let n = 0; !over; n += 1) {
      const [which, long] = drawn(seed, 'pause', n);
      await pause(drawn(seed, 'between', n)[0] * PAUSE_MS);
      const all = processes().filter(({ pid }) => !held.has(pid)).sort((a, b) => a.pid - b.pid);
      const one = all[Math.floor(which * all.length)];
      if (over || !one || !reaches(one.pid, 'SIGSTOP')) continue;
      stopped = one.pid;
      await pause(long * PAUSE_MS);
      if (!held.has(one.pid)) reaches(one.pid, 'SIGCONT');
      stopped = null;
    }
  };
  const running = run();
  return async () => {
    over = true;
    await running;
  };
}
