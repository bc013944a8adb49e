/* divide.h - integer division with explicit rounding. Divisors are positive. */
#ifndef QUAD_DIVIDE_H
#define QUAD_DIVIDE_H
#include <stdint.h>

/* Toward minus infinity. */
static inline int64_t div_down(int64_t a, int64_t b) { return a / b - (a % b < 0); }
/* Toward plus infinity. */
static inline int64_t div_up(int64_t a, int64_t b) { return a / b + (a % b > 0); }
#endif
