/* glicko.c - see glicko.h. The letters are those of the Glicko-2 paper: mu and phi are the rating and its deviation on
 * the internal scale, v is the estimated variance from the outcomes, and delta is the improvement that the outcomes
 * suggest. */
#include "platform/model/glicko.h"
#include "base/real.h"
#include <math.h>

static const double SCALE = 173.7178, TAU = 0.5, EPSILON = 0.000001, PI_SQUARED = 9.869604401089358;
static const double MILLION = 1e6, POINTS = 1500.0, DEVIATION_MAX = 350.0;
enum { STEPS_MAX = 1000 };

static double mu_of(struct glicko g) { return ((double)g.rating / MILLION - POINTS) / SCALE; }
static double phi_of(struct glicko g) { return (double)g.deviation / MILLION / SCALE; }
static double sigma_of(struct glicko g) { return (double)g.volatility / MILLION / MILLION; }

static struct glicko glicko_of(double mu, double phi, double sigma)
{
    return (struct glicko){.rating = llround((mu * SCALE + POINTS) * MILLION),
                           .deviation = llround(phi * SCALE * MILLION),
                           .volatility = llround(sigma * MILLION * MILLION)};
}

static double g_of(double phi) { return 1.0 / sqrt(1.0 + 3.0 * phi * phi / PI_SQUARED); }

static double expected(double mu, struct glicko against)
{
    return 1.0 / (1.0 + real_exp(-g_of(phi_of(against)) * (mu - mu_of(against))));
}

static double weight_of(const struct bout *bout) { return ldexp(1.0, -bout->halvings); }

/* Steps 3 and 4: 1/v, and the sum from which delta and the new rating are computed. */
static void outcomes_sum(double mu, const struct bout *bouts, int count, double *ret_precision,
                         double *ret_sum)
{
    double precision = 0.0, sum = 0.0;
    for (int i = 0; i < count; i++) {
        double g = g_of(phi_of(bouts[i].against)), e = expected(mu, bouts[i].against);
        double weight = weight_of(&bouts[i]);
        precision += weight * g * g * e * (1.0 - e);
        sum += weight * g * (bouts[i].score / 2.0 - e);
    }
    *ret_precision = precision;
    *ret_sum = sum;
}

struct question { /* step 5 finds the zero of f */
    double a, phi, v, delta;
};

static double f_of(const struct question *q, double x)
{
    double e = real_exp(x), whole = q->phi * q->phi + q->v + e;
    return e * (q->delta * q->delta - whole) / (2.0 * whole * whole) - (x - q->a) / (TAU * TAU);
}

/* Step 5, the Illinois algorithm. */
static double volatility_after(const struct question *q)
{
    double low = q->a, high, beyond = q->delta * q->delta - q->phi * q->phi - q->v;
    if (beyond > 0.0) high = real_log(beyond);
    else
        for (high = q->a - TAU; f_of(q, high) < 0.0;) high -= TAU;
    double f_low = f_of(q, low), f_high = f_of(q, high);
    for (int step = 0; fabs(high - low) > EPSILON && step < STEPS_MAX; step++) {
        double middle = low + (low - high) * f_low / (f_high - f_low), f_middle = f_of(q, middle);
        if (f_middle * f_high <= 0.0) {
            low = high;
            f_low = f_high;
        } else f_low /= 2.0;
        high = middle;
        f_high = f_middle;
    }
    return real_exp(low / 2.0);
}

static double rested(double phi, double sigma, int periods)
{
    double grown = sqrt(phi * phi + sigma * sigma * periods);
    return grown > DEVIATION_MAX / SCALE ? DEVIATION_MAX / SCALE : grown;
}

struct glicko glicko_rest(struct glicko before, int periods)
{
    double sigma = sigma_of(before);
    before.deviation = glicko_of(0.0, rested(phi_of(before), sigma, periods), sigma).deviation;
    return before;
}

struct glicko glicko_rate(struct glicko before, const struct bout *bouts, int count)
{
    double mu = mu_of(before), phi = phi_of(before), sigma = sigma_of(before), precision, sum;
    if (count == 0) return glicko_rest(before, 1);
    outcomes_sum(mu, bouts, count, &precision, &sum);
    struct question q = {real_log(sigma * sigma), phi, 1.0 / precision, sum / precision};
    double after = volatility_after(&q), star = rested(phi, after, 1);
    double inner = 1.0 / sqrt(1.0 / (star * star) + precision);
    return glicko_of(mu + inner * inner * sum, inner, after);
}

int glicko_expected(struct glicko own, struct glicko against)
{
    return (int)llround(expected(mu_of(own), against) * 1000.0);
}

int64_t glicko_effect(struct glicko before, struct glicko after, const struct bout *bout)
{
    double phi = phi_of(after), surprise = bout->score / 2.0 - expected(mu_of(before), bout->against);
    double step = weight_of(bout) * g_of(phi_of(bout->against)) * surprise;
    return llround(phi * phi * step * SCALE * MILLION);
}
