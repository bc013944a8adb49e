/* test_log.c - a line of the log is one line, whatever it tells. */
#include "base/log.h"
#include "harness.h"
#include <string.h>
#include <unistd.h>

/* What the callback writes on stderr. */
static const char *stderr_of(void (*work)(void))
{
    static char text[8192];
    int ends[2], kept = dup(STDERR_FILENO);
    ck_assert_int_eq(pipe(ends), 0);
    dup2(ends[1], STDERR_FILENO);
    work();
    dup2(kept, STDERR_FILENO);
    close(kept);
    close(ends[1]);
    ssize_t n = read(ends[0], text, sizeof text - 1);
    text[n > 0 ? n : 0] = 0;
    close(ends[0]);
    return text;
}

static void log_an_evil_name(void)
{
    log_line(LOG_WARNING, "login", "\"name\":%s", log_quote("a\"\\\r\n\x1b{\xc3\xa9"));
}
START_TEST(a_line_cannot_be_forged_by_what_it_tells)
{
    const char *text = stderr_of(log_an_evil_name);
    ck_assert_ptr_nonnull(strstr(text,
                                 "\"level\":\"warning\",\"from\":\"test_log\",\"event\":\"login\",\"name\":"
                                 "\"a\\u0022\\u005c\\u000d\\u000a\\u001b{\\u00c3\\u00a9\"}\n"));
    ck_assert_ptr_eq(strchr(text, '\n'), text + strlen(text) - 1);
}
END_TEST

static void log_too_much(void) { log_line(LOG_INFO, "long", "\"n\":\"%05000d\"", 1); }
START_TEST(a_long_line_is_cut_and_still_a_line)
{
    const char *text = stderr_of(log_too_much);
    ck_assert_uint_le(strlen(text), 2048);
    ck_assert_str_eq(text + strlen(text) - 2, "}\n");
}
END_TEST

static void log_below_the_level(void)
{
    log_line(LOG_DEBUG, "quiet", "");
    log_set_level(LOG_ERROR);
    log_line(LOG_WARNING, "quiet", "");
    log_set_level(LOG_INFO);
}
START_TEST(lines_below_the_level_are_dropped)
{
    ck_assert_str_eq(stderr_of(log_below_the_level), "");
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("base/log");
    HARNESS_ADD(s, a_line_cannot_be_forged_by_what_it_tells);
    HARNESS_ADD(s, a_long_line_is_cut_and_still_a_line);
    HARNESS_ADD(s, lines_below_the_level_are_dropped);
    return s;
}
TEST_MAIN(suite)
