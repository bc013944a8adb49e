/* real.h - exp and log that give the same bits on every machine, whereas those of C libraries can differ in the last
 * one. They use only operations that IEEE 754 defines exactly. */
#ifndef QUAD_REAL_H
#define QUAD_REAL_H

/* e to the power of x, for |x| below 700; the error is below 1e-15 of the result. */
double real_exp(double x);
/* The natural logarithm of x > 0. */
double real_log(double x);
#endif
