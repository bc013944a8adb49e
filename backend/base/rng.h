/* rng.h - the games' dice: xoshiro256** filled by SplitMix64 (Blackman and Vigna), as rules/cosair section 12
 * states, so that a seed means the same in every language. Reproducible, therefore never used for secrets. */
#ifndef QUAD_RNG_H
#define QUAD_RNG_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rng {
    uint64_t s[4];
};
enum { RNG_TEXT = 4 * 16 + 1 };

/* The next output of SplitMix64; *state moves on. */
uint64_t splitmix_next(uint64_t *state);
/* A generator filled from a 64-bit seed. */
struct rng rng_seeded(uint64_t seed);
/* The next 64 bits. */
uint64_t rng_next(struct rng *rng);
/* Uniform in 0..n-1, n >= 1, without bias: draws until below 2^64 - (2^64 mod n). */
uint64_t rng_below(struct rng *rng, uint64_t n);
/* True with `percent` in a hundred; always exactly one rng_below. */
bool rng_percent(struct rng *rng, int percent);
/* Fisher-Yates from the end over `n` items of `size` bytes (size <= 256). */
void rng_shuffle(struct rng *rng, void *items, size_t n, size_t size);
/* The state as 64 hex digits and back; rng_read is false when the text is no state. */
void rng_print(const struct rng *rng, char ret_text[RNG_TEXT]);
bool rng_read(const char *text, struct rng *ret_rng);
#endif
