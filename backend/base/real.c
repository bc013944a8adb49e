/* real.c - see real.h. */
#include "base/real.h"
#include <float.h>
#include <math.h>

_Static_assert(FLT_EVAL_METHOD == 0, "the same bits everywhere need plain IEEE doubles");

static const double LN2_HIGH = 0x1.62e42feep-1, LN2_LOW = 0x1.a39ef35793c76p-33;
enum { EXP_TERMS = 20, LOG_TERMS = 14 };

/* exp(x) = 2^k exp(r). LN2_HIGH has so few digits that k * LN2_HIGH is exact. */
double real_exp(double x)
{
    double k = floor(x / (LN2_HIGH + LN2_LOW) + 0.5), r = (x - k * LN2_HIGH) - k * LN2_LOW, sum = 1.0;
    for (int n = EXP_TERMS; n > 0; n--) sum = 1.0 + r * sum / n;
    return ldexp(sum, (int)k);
}

/* log(2^e m) = e ln 2 + 2 artanh((m - 1) / (m + 1)), m near 1. */
double real_log(double x)
{
    int e;
    double m = frexp(x, &e), sum = 0.0;
    if (m < 0.7071067811865476) {
        m *= 2.0;
        e--;
    }
    double t = (m - 1.0) / (m + 1.0), square = t * t;
    for (int n = LOG_TERMS; n >= 0; n--) sum = sum * square + 1.0 / (2 * n + 1);
    return e * LN2_HIGH + (2.0 * t * sum + e * LN2_LOW);
}
