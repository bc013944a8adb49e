/* test_presence.c - who is here, as several processes of a node note and read it. */
#include "harness.h"
#include "base/clock.h"
#include "platform/runtime/presence.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const int64_t SECOND = 1000000, START = INT64_C(1795600000000000);

static const char *shown(struct ctx *c, const char *match, int64_t now)
{
    c->now = now;
    return json_text(c, presence_json(c, match));
}

START_TEST(a_player_is_online_until_25_s_after_the_last_sign)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(shown(&c, "aaaaaaaaaa", START), "[]");
    presence_note("aaaaaaaaaa", 1, START);
    ck_assert_ptr_nonnull(strstr(shown(&c, "aaaaaaaaaa", START + 24 * SECOND), "\"online\":true"));
    const char *later = shown(&c, "aaaaaaaaaa", START + 25 * SECOND);
    ck_assert_ptr_nonnull(strstr(later, "\"online\":false"));
    ck_assert_ptr_nonnull(strstr(later, clock_text(&c, START)));
    ck_assert_ptr_nonnull(strstr(later, "\"seat\":1"));
    harness_end(&c);
}
END_TEST

START_TEST(a_seat_of_another_match_and_another_seat_are_not_told_apart_wrongly)
{
    presence_note("bbbbbbbbbb", 0, START);
    ck_assert_int_eq(presence_seen("bbbbbbbbbb", 0), START);
    ck_assert_int_eq(presence_seen("bbbbbbbbbb", 1), 0);
    ck_assert_int_eq(presence_seen("bbbbbbbbbc", 0), 0);
}
END_TEST

START_TEST(a_person_is_online_for_as_long_as_a_parked_request_and_a_grace)
{
    struct ctx c = harness_ctx();
    c.now = START;
    ck_assert(!presence_person_is_online(&c, 7));
    presence_note_person(7, START);
    c.now = START + (PRESENCE_PARKED + 24) * SECOND;
    ck_assert(presence_person_is_online(&c, 7));
    ck_assert(!presence_person_is_online(&c, 77));
    ck_assert(!presence_is_online(&c, "7", 0));
    c.now = START + (PRESENCE_PARKED + 25) * SECOND;
    ck_assert(!presence_person_is_online(&c, 7));
    presence_note("eeeeeeeeee", 1, START);
    c.now = START + 24 * SECOND;
    ck_assert(presence_is_online(&c, "eeeeeeeeee", 1));
    ck_assert(!presence_is_online(&c, "eeeeeeeeee", 0));
    harness_end(&c);
}
END_TEST

START_TEST(the_waiter_keeps_a_note_fresh_and_makes_none)
{
    presence_keep("cccccccccc", 2, START);
    ck_assert_int_eq(presence_seen("cccccccccc", 2), 0);
    presence_note("cccccccccc", 2, START);
    presence_keep("cccccccccc", 2, START + 7 * SECOND);
    ck_assert_int_eq(presence_seen("cccccccccc", 2), START + 7 * SECOND);
}
END_TEST

START_TEST(another_process_reads_the_note)
{
    presence_note("dddddddddd", 3, START);
    pid_t child = fork();
    if (child == 0) {
        bool is_told = presence_seen("dddddddddd", 3) == START;
        presence_note("dddddddddd", 3, START + SECOND);
        _exit(is_told ? 0 : 1);
    }
    int status = 1;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    ck_assert_int_eq(presence_seen("dddddddddd", 3), START + SECOND);
}
END_TEST

START_TEST(another_node_learns_who_is_here_by_age_and_does_not_pass_it_on)
{
    static const int64_t LATER = INT64_C(1795700000000000), AHEAD = INT64_C(300000000); /* another clock */
    struct presence_note note, none;
    unsigned place = 0;
    presence_note("cccccccccc", 2, LATER);
    ck_assert(presence_next(&place, 5000, LATER + SECOND, &note));
    ck_assert_uint_eq(note.age_ms, 1000);
    place = 0;
    ck_assert(!presence_next(&place, 1000, LATER + SECOND, &none)); /* none is as fresh as asked for */
    presence_hear(&note, LATER + AHEAD);
    ck_assert_int_eq(presence_seen("cccccccccc", 2), LATER + AHEAD - SECOND);
    place = 0;
    ck_assert(!presence_next(&place, 5000, LATER + AHEAD, &none)); /* heard, not seen here */
    presence_hear(&(struct presence_note){.place = UINT32_MAX, .age_ms = 1}, LATER);
    presence_hear(&(struct presence_note){.place = note.place, .age_ms = UINT32_MAX}, SECOND);
    presence_hear(&(struct presence_note){.place = note.place, .tag = 1}, LATER);
    ck_assert_int_eq(presence_seen("cccccccccc", 2), LATER + AHEAD - SECOND);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("platform/presence");
    harness_share("presence");
    HARNESS_ADD(s, a_player_is_online_until_25_s_after_the_last_sign);
    HARNESS_ADD(s, a_seat_of_another_match_and_another_seat_are_not_told_apart_wrongly);
    HARNESS_ADD(s, a_person_is_online_for_as_long_as_a_parked_request_and_a_grace);
    HARNESS_ADD(s, the_waiter_keeps_a_note_fresh_and_makes_none);
    HARNESS_ADD(s, another_process_reads_the_note);
    HARNESS_ADD(s, another_node_learns_who_is_here_by_age_and_does_not_pass_it_on);
    return s;
}

TEST_MAIN(suite)
