// pauses.mjs - the processes of an arena as a busy machine runs them. TEST_PAUSES=SEED stops one of them after the other, each for up to PAUSE_MS,
// from the first moment of the arena to its last: who is first to see a file, a row or a datagram changes with the seed.
import { setTimeout as pause } from 'node:timers/promises';
import { drawn } from './drawn.mjs';

/** The longest pause of a process, and the longest time between two pauses, in milliseconds. */
export const PAUSE_MS = 200;

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

/** Begin. `processes` lists them as {pid}. Resolves, when called, after the last one goes on. */
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
