/* test_rendering.c - which answers of a worker the waiter may give to all strangers, and for how long. */
#include "harness.h"
#include "web/rendering.h"
#include <stdio.h>
#include <string.h>

enum { SECOND = 1000000, NOW = 5 * SECOND };
#define FINE "Status: 200 OK\r\n"
#define SHARED "Cache-Control: public, max-age=1\r\n"
#define TAG "ETag: \"v41-16--1--1-f\"\r\n"

static const struct rendering *hold(struct renderings *all, const char *address, const char *answer)
{
    return rendering_hold(all, address, NOW, (const unsigned char *)answer, strlen(answer));
}

START_TEST(a_shared_answer_is_held_for_a_second_without_its_request_id)
{
    static struct renderings *all;
    all = renderings_new(2);
    hold(all, "aaaaaaaaaa", FINE SHARED TAG "X-Request-Id: 0123\r\nContent-Length: 4\r\n\r\nbody");
    const struct rendering *r = rendering_find(all, "aaaaaaaaaa", NOW + SECOND - 1);
    ck_assert(r && r->is_shared && r->seq == 41);
    static const char EXPECTED[] = FINE SHARED TAG "Content-Length: 4\r\n\r\nbody";
    ck_assert_uint_eq(r->length, sizeof EXPECTED - 1);
    ck_assert_mem_eq(r->text, EXPECTED, r->length);
    ck_assert_ptr_null(rendering_find(all, "aaaaaaaaaa", NOW + SECOND));
    ck_assert_ptr_null(rendering_find(all, "aaaaaaaaaa?ext=0", NOW));
    ck_assert_ptr_null(rendering_find(all, "aaaaaaaaab", NOW));
}
END_TEST

START_TEST(what_is_not_for_all_is_held_as_a_refusal)
{
    static const char *const ANSWERS[] = {"",
                                          FINE SHARED TAG "Content-Length: 4\r\n",
                                          "Status: 403 Refused\r\n" SHARED TAG "\r\n{}",
                                          "Status: 304 Not Modified\r\n" SHARED TAG "\r\n",
                                          FINE TAG "\r\n{}",
                                          FINE TAG "Cache-Control: private, no-cache\r\n\r\n{}",
                                          FINE TAG SHARED "cache-control: private, no-cache\r\n\r\n{}",
                                          FINE TAG SHARED "Set-Cookie: a=b\r\n\r\n{}",
                                          FINE TAG SHARED "X-Accel-Redirect: /_known/x\r\n\r\n",
                                          FINE SHARED "ETag: \"b41\"\r\n\r\n{}",
                                          FINE SHARED "ETag: \"v-1\"\r\n\r\n{}",
                                          FINE SHARED "ETag: \"v99999999999-1\"\r\n\r\n{}",
                                          FINE SHARED "\r\n{}"};
    static struct renderings *all;
    all = renderings_new(1);
    for (size_t i = 0; i < sizeof ANSWERS / sizeof *ANSWERS; i++) {
        hold(all, "aaaaaaaaaa", FINE SHARED TAG "\r\n{}");
        hold(all, "aaaaaaaaaa", ANSWERS[i]);
        const struct rendering *r = rendering_find(all, "aaaaaaaaaa", NOW);
        ck_assert_msg(r && !r->is_shared && !r->length, "%s", ANSWERS[i]);
    }
}
END_TEST

START_TEST(an_answer_that_is_too_long_is_a_refusal_too)
{
    static char answer[RENDERING_MAX + 2];
    static struct renderings *all;
    all = renderings_new(1);
    int head = snprintf(answer, sizeof answer, FINE SHARED TAG "\r\n");
    memset(answer + head, 'x', (size_t)(RENDERING_MAX - head));
    ck_assert(hold(all, "aaaaaaaaaa", answer)->is_shared);
    answer[RENDERING_MAX] = 'x';
    ck_assert(!hold(all, "aaaaaaaaaa", answer)->is_shared);
}
END_TEST

START_TEST(the_oldest_makes_room)
{
    static struct renderings *all;
    all = renderings_new(2);
    static const unsigned char ANSWER[] = FINE SHARED TAG "\r\n{}";
    rendering_hold(all, "aaaaaaaaaa", NOW, ANSWER, sizeof ANSWER - 1);
    rendering_hold(all, "bbbbbbbbbb", NOW + 1, ANSWER, sizeof ANSWER - 1);
    rendering_hold(all, "aaaaaaaaaa", NOW + 2, ANSWER, sizeof ANSWER - 1);
    rendering_hold(all, "cccccccccc", NOW + 3, ANSWER, sizeof ANSWER - 1);
    ck_assert_ptr_nonnull(rendering_find(all, "aaaaaaaaaa", NOW + 3));
    ck_assert_ptr_null(rendering_find(all, "bbbbbbbbbb", NOW + 3));
    ck_assert_ptr_nonnull(rendering_find(all, "cccccccccc", NOW + 3));
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("web/rendering");
    HARNESS_ADD(s, a_shared_answer_is_held_for_a_second_without_its_request_id);
    HARNESS_ADD(s, what_is_not_for_all_is_held_as_a_refusal);
    HARNESS_ADD(s, an_answer_that_is_too_long_is_a_refusal_too);
    HARNESS_ADD(s, the_oldest_makes_room);
    return s;
}
TEST_MAIN(suite)
