/* test_parking.c - addresses of parked requests, and the places where they wait. */
#include "harness.h"
#include "base/rng.h"
#include "web/parking.h"
#include "games/game.h"
#include <stdio.h>
#include <string.h>

/* ---- addresses ----------------------------------------------------------------------------------------------- */

START_TEST(addresses_say_who_waits_for_what)
{
    struct wait wait;
    ck_assert(
        wait_read("/_wait/m.abcdefgh27.3/41/25000", "back=%2Fapi%2Fv1%2Fx%3Fafter%3D41%26wait%3D0", &wait));
    ck_assert(wait.kind == 'm' && wait.viewer == 3 && wait.seq == 41 && wait.ms == 25000);
    ck_assert_str_eq(wait.match, "abcdefgh27");
    ck_assert_str_eq(wait.back, "/api/v1/x?after=41&wait=0");
    ck_assert(wait_read("/_wait/c.abcdefgh27.s/0/1", "back=%2Fapi%2Fv1%2Fx", &wait));
    ck_assert(wait.kind == 'c' && wait.viewer == SPECTATOR);
    ck_assert(wait_read("/_wait/b.abcdefgh27.11/7/1", "back=%2Fapi%2Fv1%2Fx", &wait));
    ck_assert(wait.kind == 'b' && wait.viewer == 11 && wait.seq == 7);
    ck_assert(wait_read("/_wait/a.9007199254740993/4294967295/0", "back=%2Fapi%2Fv1%2Fx", &wait));
    ck_assert(wait.kind == 'a' && wait.account == 9007199254740993 && wait.seq == UINT32_MAX);
}
END_TEST

START_TEST(addresses_of_another_form_are_refused)
{
    static const char *const URIS[] = {"/_wait/",
                                       "/_wait/m.abcdefgh27.3/41",
                                       "/_wait/m.abcdefgh2.3/41/1",
                                       "/_wait/m.abcdefgh28.3/41/1",
                                       "/_wait/x.1/2/3",
                                       "/_wait/m.abcdefgh27.17/41/1",
                                       "/_wait/m.abcdefgh27./41/1",
                                       "/_wait/m.abcdefgh27.3/4294967296/1",
                                       "/_wait/a./1/1",
                                       "/_wait/m.abcdefgh27.3/41/25001",
                                       "/_wait/m.abcdefgh27.3/41/1/",
                                       "/_wait/m.abcdefgh27.3/-1/1",
                                       "/wait/a.1/2/3",
                                       ""};
    static const char *const QUERIES[] = {"",
                                          "back=",
                                          "back=%2Fetc",
                                          "back=/api/v1/%0d%0aX",
                                          "back=%2Fapi%2Fv1%2Fx&more=1",
                                          "back=%2Fapi%2Fv1%2F%2",
                                          "back=%2Fapi%2Fv1%2F%zz",
                                          "forth=%2Fapi%2Fv1%2Fx"};
    struct wait wait;
    for (size_t i = 0; i < sizeof URIS / sizeof *URIS; i++)
        ck_assert_msg(!wait_read(URIS[i], "back=%2Fapi%2Fv1%2Fx", &wait), "%s", URIS[i]);
    for (size_t i = 0; i < sizeof QUERIES / sizeof *QUERIES; i++)
        ck_assert_msg(!wait_read("/_wait/a.1/2/3", QUERIES[i], &wait), "%s", QUERIES[i]);
}
END_TEST

START_TEST(a_stranger_waits_under_the_address_of_the_view_itself)
{
    struct wait wait;
    static const char VIEW[] = "/api/v1/matches/abcdefgh27/spectate";
    ck_assert(wait_read(VIEW, "after=41&wait=25", &wait));
    ck_assert(wait.kind == 's' && wait.viewer == SPECTATOR && wait.seq == 41 && wait.ms == 25000);
    ck_assert_str_eq(wait.match, "abcdefgh27");
    ck_assert_str_eq(wait.variant, "");
    ck_assert_str_eq(wait.back, "/api/v1/matches/abcdefgh27/spectate?after=41&wait=0");
    ck_assert(wait_read(VIEW, "format=compact&x0=-3&after=4294967295&wait=1", &wait));
    ck_assert_str_eq(wait.variant, "format=compact&x0=-3&");
    ck_assert_str_eq(wait.back,
                     "/api/v1/matches/abcdefgh27/spectate?format=compact&x0=-3&after=4294967295&wait=0");
    static const char *const QUERIES[] = {
        "",
        "after=1",
        "wait=1",
        "wait=1&after=1",
        "after=1&wait=0",
        "after=1&wait=26",
        "after=1&wait=25&x0=1",
        "after=4294967296&wait=1",
        "after=-1&wait=1",
        "xafter=1&wait=1",
        "x0=%0d%0a&after=1&wait=1",
        "x0=1 2&after=1&wait=1",
        ("x0=111111111111111111111111111111111111111111111111111111111111111111111"
         "111&after=1&wait=1")};
    for (size_t i = 0; i < sizeof QUERIES / sizeof *QUERIES; i++)
        ck_assert_msg(!wait_read(VIEW, QUERIES[i], &wait), "%s", QUERIES[i]);
    static const char *const URIS[] = {
        "/api/v1/matches/abcdefgh27/view",      "/api/v1/matches/abcdefgh2/spectate",
        "/api/v1/matches/abcdefgh277/spectate", "/api/v1/matches/abcdefgh28/spectate",
        "/api/v1/matches/abcdefgh27/spectate/", "/_known/api/v1/matches/abcdefgh27/spectate"};
    for (size_t i = 0; i < sizeof URIS / sizeof *URIS; i++)
        ck_assert_msg(!wait_read(URIS[i], "after=1&wait=1", &wait), "%s", URIS[i]);
}
END_TEST

/* ---- places -------------------------------------------------------------------------------------------------- */

enum { PLACES = 200 };

static int park(struct parking *p, const char *match, int64_t account, int64_t due)
{
    int place = parking_enter(p, 1000);
    ck_assert_int_ge(place, 0);
    struct wait *wait = &parking_at(p, place)->wait;
    *wait = (struct wait){.kind = match ? 'm' : 'a', .account = account};
    if (match) snprintf(wait->match, sizeof wait->match, "%s", match);
    parking_wait(p, place, due);
    return place;
}

static int count_for(struct parking *p, const char *match, int64_t account)
{
    int count = 0;
    for (int place = parking_first(p, match, account); place >= 0; place = parking_next(p, place)) count++;
    return count;
}

START_TEST(those_who_wait_are_found_by_what_they_wait_for)
{
    static struct parking *p;
    p = parking_new(PLACES);
    int first = park(p, "aaaaaaaaaa", 0, 5);
    park(p, "bbbbbbbbbb", 0, 4);
    park(p, "aaaaaaaaaa", 0, 3);
    park(p, NULL, 77, 2);
    ck_assert_int_eq(count_for(p, "aaaaaaaaaa", 0), 2);
    ck_assert_int_eq(count_for(p, "bbbbbbbbbb", 0), 1);
    ck_assert_int_eq(count_for(p, "cccccccccc", 0), 0);
    ck_assert_int_eq(count_for(p, NULL, 77), 1);
    ck_assert_int_eq(count_for(p, NULL, 78), 0);
    parking_leave(p, first);
    ck_assert_int_eq(count_for(p, "aaaaaaaaaa", 0), 1);
    ck_assert_int_eq(parking_count(p), 3);
}
END_TEST

START_TEST(places_are_bounded_and_come_back)
{
    static struct parking *p;
    p = parking_new(3);
    int a = parking_enter(p, 1);
    parking_enter(p, 2);
    parking_enter(p, 3);
    ck_assert_int_eq(parking_enter(p, 4), -1);
    ck_assert_int_eq(parking_present(p), 3);
    parking_leave(p, a);
    ck_assert_int_eq(parking_enter(p, 5), a);
}
END_TEST

START_TEST(the_earliest_is_always_first_whatever_comes_and_goes)
{
    static struct parking *p;
    p = parking_new(PLACES);
    struct rng rng = rng_seeded(11);
    for (int i = 0; i < 20000; i++) {
        uint64_t act = rng_below(&rng, 5);
        if (act < 2 && parking_present(p) < PLACES) {
            park(p, act ? "aaaaaaaaaa" : NULL, (int64_t)rng_below(&rng, 5),
                 (int64_t)rng_below(&rng, 1000) + 1000);
        } else if (parking_count(p) > 0) {
            int place = (int)rng_below(&rng, PLACES);
            struct parked *one = parking_at(p, place);
            if (one->fd < 0) continue;
            if (act == 2 && one->woken) parking_resume(p, place);
            else if (act == 2) parking_hurry(p, place, (int64_t)rng_below(&rng, 3000));
            else parking_leave(p, place);
        }
        int64_t least = INT64_MAX;
        for (int place = 0; place < PLACES; place++)
            if (parking_at(p, place)->fd >= 0 && parking_at(p, place)->due < least)
                least = parking_at(p, place)->due;
        int first = parking_first_due(p);
        ck_assert(first < 0 ? parking_count(p) == 0 : parking_at(p, first)->due == least);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("web/parking");
    HARNESS_ADD(s, addresses_say_who_waits_for_what);
    HARNESS_ADD(s, addresses_of_another_form_are_refused);
    HARNESS_ADD(s, a_stranger_waits_under_the_address_of_the_view_itself);
    HARNESS_ADD(s, those_who_wait_are_found_by_what_they_wait_for);
    HARNESS_ADD(s, places_are_bounded_and_come_back);
    HARNESS_ADD(s, the_earliest_is_always_first_whatever_comes_and_goes);
    return s;
}
TEST_MAIN(suite)
