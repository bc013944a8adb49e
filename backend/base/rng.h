/* rng.h - the games' random numbers: xoshiro256** seeded by SplitMix64 (Blackman and Vigna), as section 12 of CoSAIR's
 * rules specifies, so that a seed gives the same sequence in every language. Reproducible, so never use it for
 * secrets. */
#ifndef QUAD_RNG_H
#define QUAD_RNG_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rng {
    uint64_t s[4];
};
enum { RNG_TEXT = 4 * 16 + 1 };

/* The next output of SplitMix64; advances *state. */
uint64_t splitmix_next(uint64_t *state);
/* A generator seeded from 64 bits. */
struct rng rng_seeded(uint64_t seed);
/* The next 64 bits. */
uint64_t rng_next(struct rng *rng);
/* Uniform in 0..n-1, n >= 1, without bias: draws again while the number is 2^64 - (2^64 mod n) or more. */
uint64_t rng_below(struct rng *rng, uint64_t n);
/* True with a probability of `percent` in 100; always draws exactly once with rng_below. */
bool rng_percent(struct rng *rng, int percent);
/* Shuffle `n` items of `size` bytes (at most 256): Fisher-Yates from the end. */
void rng_shuffle(struct rng *rng, void *items, size_t n, size_t size);
/* Print the state as 64 hex digits, and read it back; rng_read returns false when the text is not a state. */
void rng_print(const struct rng *rng, char ret_text[RNG_TEXT]);
bool rng_read(const char *text, struct rng *ret_rng);
#endif
