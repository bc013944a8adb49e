/* rng.c - see rng.h. */
#include "base/rng.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

uint64_t splitmix_next(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

struct rng rng_seeded(uint64_t seed)
{
    struct rng rng;
    for (int i = 0; i < 4; i++) rng.s[i] = splitmix_next(&seed);
    return rng;
}

static uint64_t rotate_left(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

uint64_t rng_next(struct rng *rng)
{
    uint64_t *s = rng->s, result = rotate_left(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left(s[3], 45);
    return result;
}

uint64_t rng_below(struct rng *rng, uint64_t n)
{
    uint64_t surplus = -n % n; /* 2^64 mod n */
    for (;;) {
        uint64_t x = rng_next(rng);
        if (surplus == 0 || x < -surplus) return x % n;
    }
}

bool rng_percent(struct rng *rng, int percent) { return (int64_t)rng_below(rng, 100) < percent; }

void rng_shuffle(struct rng *rng, void *items, size_t n, size_t size)
{
    unsigned char held[256], *base = items;
    if (size > sizeof held) return;
    for (size_t i = n; i-- > 1;) {
        size_t j = (size_t)rng_below(rng, i + 1);
        memcpy(held, base + i * size, size);
        memmove(base + i * size, base + j * size, size);
        memcpy(base + j * size, held, size);
    }
}

void rng_print(const struct rng *rng, char ret_text[RNG_TEXT])
{
    snprintf(ret_text, RNG_TEXT, "%016" PRIx64 "%016" PRIx64 "%016" PRIx64 "%016" PRIx64, rng->s[0],
             rng->s[1], rng->s[2], rng->s[3]);
}

bool rng_read(const char *text, struct rng *ret_rng)
{
    struct rng rng = {{0}};
    if (strlen(text) != RNG_TEXT - 1) return false;
    for (int i = 0; i < RNG_TEXT - 1; i++) {
        char digit = text[i];
        uint64_t value;
        if (digit >= '0' && digit <= '9') value = (uint64_t)(digit - '0');
        else if (digit >= 'a' && digit <= 'f') value = (uint64_t)(digit - 'a') + 10;
        else return false;
        rng.s[i / 16] = rng.s[i / 16] << 4 | value;
    }
    *ret_rng = rng;
    return true;
}
