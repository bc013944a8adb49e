// random.mjs - draws that a seed repeats (SplitMix32).

export class Random {
  constructor(seed) { this.state = seed >>> 0; }

  /** A whole number from 0 to n - 1. */
  below(n) {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) % n;
  }

  /** True in `percent` of a hundred draws. */
  chance(percent) { return this.below(100) < percent; }

  pick(list) { return list[this.below(list.length)]; }
}
