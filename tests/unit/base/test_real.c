/* test_real.c - exp and log against those of the C library, and digits that must not differ on any machine. */
#include "base/real.h"
#include "base/rng.h"
#include "harness.h"
#include <math.h>

START_TEST(exp_and_log_are_as_exact_as_the_librarys)
{
    struct rng rng = rng_seeded(1);
    for (int i = 0; i < 100000; i++) {
        double x = ((double)(rng_next(&rng) >> 11) / 9007199254740992.0 - 0.5) * 1400, e = exp(x);
        ck_assert_double_le(fabs(real_exp(x) / e - 1), 1e-15);
        ck_assert_double_le(fabs(real_log(e) - x), 1e-15 * fmax(1, fabs(x)));
    }
    ck_assert(real_exp(0) == 1 && real_log(1) == 0);
}
END_TEST

START_TEST(the_digits_never_change)
{
    ck_assert(real_exp(1) == 0x1.5bf0a8b14576ap+1);
    ck_assert(real_log(10) == 0x1.26bb1bbb55516p+1);
    ck_assert(real_log(0.1) == -0x1.26bb1bbb55515p+1);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("real");
    HARNESS_ADD(s, exp_and_log_are_as_exact_as_the_librarys);
    HARNESS_ADD(s, the_digits_never_change);
    return s;
}
TEST_MAIN(suite)
