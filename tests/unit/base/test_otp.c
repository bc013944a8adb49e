/* test_otp.c - one-time codes against the values of RFC 6238, appendix B (of eight digits, the last six), and how far
 * clocks can differ. */
#include "base/otp.h"
#include "harness.h"

static const unsigned char SECRET[OTP_SECRET + 1] = "12345678901234567890";

START_TEST(codes_are_those_of_the_standard)
{
    static const struct {
        int64_t seconds;
        const char *code;
    } VALUES[] = {{59, "287082"},         {1111111109, "081804"}, {1111111111, "050471"},
                  {1234567890, "005924"}, {2000000000, "279037"}, {20000000000, "353130"}};
    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++) {
        int64_t step = -1;
        ck_assert(otp_fits(SECRET, VALUES[i].seconds, VALUES[i].code, &step));
        ck_assert_int_eq(step, VALUES[i].seconds / 30);
        for (int late = -1; late <= 1; late++)
            ck_assert(otp_fits(SECRET, VALUES[i].seconds + 30 * late, VALUES[i].code, &step));
        ck_assert_int_eq(step, VALUES[i].seconds / 30);
        ck_assert(!otp_fits(SECRET, VALUES[i].seconds + 60, VALUES[i].code, &step));
        if (VALUES[i].seconds > 60)
            ck_assert(!otp_fits(SECRET, VALUES[i].seconds - 60, VALUES[i].code, &step));
    }
}
END_TEST

START_TEST(only_six_digits_are_a_code)
{
    static const char *const WRONG[] = {"",        "28708",    "2870822",  "28708a", "-87082",
                                        "+287082", "28\t7082", "287082\n", "0x2870", "２８７０８２"};
    int64_t step;
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++)
        ck_assert(!otp_fits(SECRET, 59, WRONG[i], &step));
    ck_assert(otp_fits(SECRET, 59, " 287 082 ", &step));
}
END_TEST

/* RFC 4648. */
START_TEST(a_secret_is_written_in_base32)
{
    char text[OTP_TEXT];
    ck_assert(otp_write(SECRET, text));
    ck_assert_str_eq(text, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("one-time codes");
    HARNESS_ADD(s, codes_are_those_of_the_standard);
    HARNESS_ADD(s, only_six_digits_are_a_code);
    HARNESS_ADD(s, a_secret_is_written_in_base32);
    return s;
}
TEST_MAIN(suite)
