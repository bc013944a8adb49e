// queueing.mjs - the arena as a model, made of nothing but numbers: what a mix of requests costs, which rate a machine serves, and how many
// machines so many people need. Pure functions; capacity.mjs measures the numbers and compares. deploy/capacity.md tells the results.

/**
 * @typedef {object} Kind  one kind of request
 * @property {number} share      its part of all requests
 * @property {number} front_us   processor time that no worker is held for: nginx, the waiter, the load program
 * @property {number} worker_us  processor time while a worker is held: the worker itself and the database
 * @property {boolean} [durable] whether the worker then waits for the disk
 *
 * @typedef {object} Machine
 * @property {number} cores
 * @property {number} workers   requests that can be with a worker at once
 * @property {number} flush_us  how long the disk takes to make a commit durable; commits that wait meanwhile share the next flush
 */

/** Numbers from 0 to 1 that a seed determines. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => { // a counter, well mixed (the finisher of MurmurHash3)
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A queue whose smallest `at` comes first. */
class Heap {
  items = [];

  get first() { return this.items[0]; }

  add(item) {
    const { items } = this;
    let i = items.push(item) - 1;
    for (let up; i > 0 && items[up = (i - 1) >> 1].at > item.at; i = up) items[i] = items[up];
    items[i] = item;
  }

  take() {
    const { items } = this;
    const first = items[0], last = items.pop();
    if (!items.length) return first;
    let i = 0;
    for (let down; (down = 2 * i + 1) < items.length; i = down) {
      if (down + 1 < items.length && items[down + 1].at < items[down].at) down++;
      if (items[down].at >= last.at) break;
      items[i] = items[down];
    }
    items[i] = last;
    return first;
  }
}

/** Processors that all jobs share evenly, none more than one whole. Time is told in work that each job has been given. */
class Processors {
  jobs = new Heap();
  given = 0;
  now = 0;

  constructor(cores) { this.cores = cores; }

  get speed() { return Math.min(1, this.cores / this.jobs.items.length); }

  advance(to) {
    if (this.jobs.items.length) this.given += (to - this.now) * this.speed;
    this.now = to;
  }

  add(work, job) {
    this.jobs.add({ at: this.given + work, job });
  }

  /** When the next job is done. */
  get next() { return this.jobs.first ? this.now + (this.jobs.first.at - this.given) / this.speed : Infinity; }
}

/** One run of requests at a rate, as capacity.mjs makes it: each request's time from the moment it is due. */
class Run {
  times = [];
  queue = [];    // requests that wait for a worker
  queued = 0;    // of these, how many have gone on
  busy = 0;
  committing = []; // of which the disk has not heard
  flushed = [];    // which the disk is writing
  flush_ends = Infinity;

  constructor(kinds, machine, random) {
    Object.assign(this, { kinds, machine, random, processors: new Processors(machine.cores) });
    this.all = kinds.reduce((sum, { share }) => sum + share, 0);
  }

  kind() {
    let pick = this.random() * this.all;
    return this.kinds.find(({ share }) => (pick -= share) < 0) ?? this.kinds.at(-1);
  }

  /* Times spread around their mean as those of short computations do: half is fixed, half exponential. */
  work(us) { return us * (0.5 - 0.5 * Math.log(1 - this.random())); }

  arrive(at) {
    const kind = this.kind();
    this.processors.add(this.work(kind.front_us), { kind, born: at });
  }

  admit() {
    while (this.busy < this.machine.workers && this.queued < this.queue.length) {
      const job = this.queue[this.queued++];
      this.busy++;
      this.processors.add(this.work(job.kind.worker_us), { ...job, held: true });
    }
  }

  finish(job, now) {
    if (job.held) this.busy--;
    this.times.push(now - job.born);
  }

  /* A job is done with the processors: it needs a worker, or the disk, or nothing more. */
  computed(now) {
    const { job } = this.processors.jobs.take();
    if (!job.held && job.kind.worker_us > 0) this.queue.push(job);
    else if (job.held && job.kind.durable) this.committing.push(job);
    else this.finish(job, now);
  }

  flush(now) {
    if (now >= this.flush_ends) {
      for (const job of this.flushed) this.finish(job, now);
      this.flushed = [];
      this.flush_ends = Infinity;
    }
    if (this.flush_ends === Infinity && this.committing.length) {
      [this.flushed, this.committing] = [this.committing, []];
      this.flush_ends = now + this.machine.flush_us;
    }
  }

  /* All requests that are due within `us`; those not done then have taken until the end. */
  go(per_second, us) {
    const between = () => -Math.log(1 - this.random()) * 1e6 / per_second;
    let next = between(), begun = 0;
    for (;;) {
      const now = Math.min(next, this.processors.next, this.flush_ends);
      if (!(now < us)) break;
      this.processors.advance(now);
      if (now === next) {
        this.arrive(now);
        begun++;
        next = now + between();
      } else if (now !== this.flush_ends) this.computed(now);
      this.flush(now);
      this.admit();
    }
    this.processors.advance(us);
    const left = [...this.processors.jobs.items.map(({ job }) => job), ...this.queue.slice(this.queued), ...this.committing, ...this.flushed];
    for (const job of left) this.times.push(us - job.born);
    if (this.times.length !== begun) throw new Error(`${begun} requests began, ${this.times.length} ended`);
    return this.times;
  }
}

/** The times in µs of all requests of a run in which `per_second` come for `seconds`, the shortest first. */
export function response_times(kinds, machine, per_second, { seconds = 8, seed = 1 } = {}) {
  return new Run(kinds, machine, dice(seed)).go(per_second, seconds * 1e6).sort((a, b) => a - b);
}

/** The time that so large a part of them needs at most. */
export function response_us(kinds, machine, per_second, { part = 0.95, ...options } = {}) {
  const times = response_times(kinds, machine, per_second, options);
  return times.length ? times[Math.min(times.length - 1, Math.floor(times.length * part))] : 0;
}

/** The highest rate whose answers stay within `limit_us`: from below and above, to one percent. */
export function highest_rate(kinds, machine, { limit_us = 200_000, ...options } = {}) {
  let low = 0, high = 1.5 * machine.cores * 1e6 / mean_us(kinds);
  while (high - low > 0.01 * high) {
    const rate = (low + high) / 2;
    if (response_us(kinds, machine, rate, options) <= limit_us) low = rate; else high = rate;
  }
  return low;
}

/** Processor time of the mean request. */
export function mean_us(kinds) {
  const all = kinds.reduce((sum, { share }) => sum + share, 0);
  return kinds.reduce((sum, { share, front_us, worker_us }) => sum + share * (front_us + worker_us), 0) / all;
}

// ---- people ----------------------------------------------------------------------------------------------------------

/** What one person who is here does in a second, on the average. One order in twenty seconds is lichess's published load: 5.2 million games a
 * day of some 65 moves are 3900 a second; at the hours when 110 000 are there, about 1.4 times as many. */
export const PERSON = {
  orders: 0.05,
  views: 0.05,      // the opponent's long poll that an order wakes, answered with the whole view
  watched: 0.02,    // one in five watches a match of two
  waits: 0.08,      // long polls of match and inbox that end after 25 s without news and begin again
  cached: 0.02,     // lists and pictures from nginx's cache
  read: 0.01,       // lists, profiles, replays that no cache knows
  bot_turns: 0.01,  // one in five plays a bot
  waiting: 2,       // long polls held at the same time
};

/** How full processors may be on the average: above it, the busiest minutes take answers beyond 200 ms. */
export const FULL = 0.6;

/** What so many people need, by the measured costs in µs of processor time (`front`: nginx, waiter and workers; `database`: PostgreSQL),
 * bytes and KiB. A standby's work is not in it. */
export function needs(people, costs, person = PERSON) {
  const kinds = ['orders', 'views', 'watched', 'waits', 'cached', 'read'];
  const cores = (part) => kinds.reduce((sum, kind) => sum + people * person[kind] * (costs[kind][part] ?? 0), 0) / 1e6 / FULL;
  return {
    requests_per_second: people * kinds.reduce((sum, kind) => sum + person[kind], 0),
    orders_per_second: people * person.orders,
    front_cores: cores('front'),
    database_cores: cores('database'),
    bot_cores: people * person.bot_turns * costs.bot_turn_us / 1e6 / FULL,
    memory_gib: people * person.waiting * costs.waiting_kib / 2 ** 20,
    disk_gib_a_day: people * person.orders * 86_400 * 0.6 * costs.order_bytes / 2 ** 30, // people are there for 0.6 of the peak on the average
  };
}
