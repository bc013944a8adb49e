/* test_audience.c - the policy of audience.h over every combination of its facts: what must hold of all of them, and what each kind of match
 * comes to. */
#include "harness.h"
#include "platform/match/audience.h"
#include <string.h>

enum { DELAY = 3 };

/* The n-th combination of everything that is known of a match and of somebody; false behind the last. */
static bool combination(unsigned n, struct audience_match *m, struct audience_viewer *v)
{
    unsigned rest = n;
#define TAKE(count) (rest % (count)), rest /= (count)
    unsigned purpose, spectators, delay, over, opens, shown, seat, outside, closed, writer, go, blind;
    purpose = TAKE(PURPOSE_CHALLENGE + 1);
    spectators = TAKE(WATCH_NONE + 1);
    delay = TAKE(2);
    over = TAKE(2);
    opens = TAKE(2);
    shown = TAKE(SHOW_NOTHING + 1);
    seat = TAKE(3);
    outside = TAKE(2);
    closed = TAKE(2);
    writer = TAKE(2);
    go = TAKE(GO_ENDED + 1);
    blind = TAKE(2);
#undef TAKE
    *m = (struct audience_match){.purpose = (enum purpose)purpose,
                                 .spectators = (enum spectators)spectators,
                                 .delay = delay ? DELAY : 0,
                                 .over = over,
                                 .opens = opens,
                                 .blind = blind,
                                 .shown = (enum shown)shown};
    *v = (struct audience_viewer){.seat = (int)seat - 1,
                                  .outside = outside,
                                  .puzzle = {.closed = closed, .writer = writer, .go = (enum go)go}};
    return rest == 0;
}

/* Each right, and how much is seen, as a row of numbers: more is more. */
enum { MEASURES = QUESTIONS + 8 };
static void measure(const struct audience *a, int ret[MEASURES])
{
    int n = 0;
    for (; n < QUESTIONS; n++) ret[n] = a->may[n] == FAULT_NONE;
    ret[n++] = (int)a->eyes;
    ret[n++] = -a->behind;
    ret[n++] = a->options;
    ret[n++] = a->result;
    ret[n++] = a->all;
    ret[n++] = -(int)a->shown;
    ret[n++] = a->misses;
    ret[n++] = a->names;
}

static void ck_no_more(const struct audience *less, const struct audience *more)
{
    int a[MEASURES], b[MEASURES];
    measure(less, a);
    measure(more, b);
    for (int i = 0; i < MEASURES; i++) ck_assert_int_le(a[i], b[i]);
}

static struct audience_viewer stranger(void) { return (struct audience_viewer){.seat = -1}; }

START_TEST(what_is_refused_as_a_whole_shows_nothing)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        struct audience a = audience_of(&m, &v);
        ck_assert_int_eq(a.may[ASK_NONE], FAULT_NONE);
        if (a.eyes != EYES_CLOSED) continue;
        ck_assert(a.behind == AUDIENCE_NEVER && a.shown == SHOW_NOTHING && !a.misses && !a.options &&
                  !a.all && !a.listed);
        ck_assert_int_ne(a.may[ASK_WATCH], FAULT_NONE);
        ck_assert_int_ne(a.may[ASK_LOG], FAULT_NONE);
        ck_assert_int_ne(a.may[ASK_SPEAK], FAULT_NONE);
    }
}
END_TEST

START_TEST(hidden_options_everything_and_the_end_are_told_at_the_end_alone)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        struct audience a = audience_of(&m, &v);
        if (!m.over) ck_assert(!a.options && !a.result && !a.all);
        if (!m.over)
            ck_assert(a.may[ASK_EXPORT] && a.may[ASK_STUDY] && a.may[ASK_FORK] && a.may[ASK_REMATCH]);
        if (a.options) ck_assert(a.result && a.all);
        if (m.purpose == PURPOSE_EXPERIMENT) ck_assert(!a.options && !a.all && !a.shared && !a.listed);
    }
}
END_TEST

/* Except presence: after the end only the players are told who is looking at the match. */
START_TEST(an_ended_match_shows_nobody_less_than_a_running_one)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (m.over) continue;
        struct audience before = audience_of(&m, &v);
        m.over = true;
        struct audience after = audience_of(&m, &v);
        if (after.eyes != EYES_SEAT) before.may[ASK_PRESENCE] = after.may[ASK_PRESENCE];
        ck_no_more(&before, &after);
    }
}
END_TEST

START_TEST(a_stranger_is_told_no_more_than_one_who_sits_there)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (v.seat < 0 || v.outside) continue;
        struct audience_viewer other = v;
        other.seat = -1;
        struct audience out = audience_of(&m, &other), in = audience_of(&m, &v);
        for (int q = 0; q < QUESTIONS;
             q++) { /* the strangers' door of an experiment is shut for its player too */
            bool shut = m.purpose == PURPOSE_EXPERIMENT;
            if (out.may[q] == FAULT_NONE && !shut) ck_assert_int_eq(in.may[q], FAULT_NONE);
        }
        ck_assert(out.options <= in.options && out.all <= in.all && out.result <= in.result);
        ck_assert(out.shown >= in.shown && out.misses <= in.misses && out.behind >= in.behind);
        ck_assert(in.eyes == EYES_SEAT && in.viewer == v.seat && out.viewer == SPECTATOR);
    }
}
END_TEST

/* Who still plays a puzzle that is closed is told less than anybody: it would be told how it goes on. */
START_TEST(nobody_is_told_no_more_than_somebody)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (v.seat >= 0 || v.puzzle.go == GO_OPEN) continue;
        struct audience_viewer none = stranger();
        none.outside = v.outside;
        none.puzzle.closed = v.puzzle.closed;
        struct audience nobody = audience_of(&m, &none), somebody = audience_of(&m, &v);
        ck_no_more(&nobody, &somebody);
    }
}
END_TEST

START_TEST(at_the_strangers_door_a_player_sees_what_a_stranger_sees)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (!v.outside || m.purpose == PURPOSE_PUZZLE) continue;
        struct audience_viewer other = v;
        other.seat = -1;
        struct audience own = audience_of(&m, &v), a = audience_of(&m, &other);
        ck_assert(own.eyes == a.eyes && own.behind == a.behind && own.viewer == SPECTATOR &&
                  own.shown == a.shown);
        ck_assert_int_eq(own.may[ASK_WATCH], a.may[ASK_WATCH]);
        ck_assert_int_eq(own.may[ASK_STUDY], a.may[ASK_STUDY]);
    }
}
END_TEST

START_TEST(a_seat_is_asked_for_whatever_only_a_seat_may_do)
{
    static const enum audience_question SEATED[] = {ASK_SEAT, ASK_PLAY, ASK_NOTE, ASK_DEAL, ASK_REMATCH};
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++)
        for (size_t i = 0; i < sizeof SEATED / sizeof *SEATED; i++)
            if (v.seat < 0) ck_assert_int_ne(audience_of(&m, &v).may[SEATED[i]], FAULT_NONE);
}
END_TEST

START_TEST(a_puzzle_is_sealed_for_those_who_may_still_play_it)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (m.purpose != PURPOSE_PUZZLE) continue;
        struct audience a = audience_of(&m, &v);
        bool knows = v.seat >= 0 || v.puzzle.writer || v.puzzle.go == GO_ENDED ||
                     (v.puzzle.closed && v.puzzle.go == GO_NONE);
        ck_assert_int_eq(a.may[ASK_HEADER], knows ? FAULT_NONE : FAULT_SEALED);
        for (int q = ASK_HEADER; !knows && q < QUESTIONS; q++) ck_assert_int_eq(a.may[q], FAULT_SEALED);
        if (!v.puzzle.closed) ck_assert(a.may[ASK_FORK] && a.may[ASK_REMATCH]);
        ck_assert(!a.shared && !a.listed);
    }
}
END_TEST

START_TEST(an_experiment_is_there_for_its_player_alone)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (m.purpose != PURPOSE_EXPERIMENT) continue;
        struct audience a = audience_of(&m, &v);
        bool player = v.seat >= 0 && !v.outside;
        for (int q = ASK_HEADER; q < QUESTIONS; q++) {
            bool open = q == ASK_HEADER || q == ASK_SEAT || q == ASK_PLAY || q == ASK_NOTE || q == ASK_LOG;
            ck_assert_int_eq(a.may[q], player && open ? FAULT_NONE : FAULT_NOT_FOUND);
        }
    }
}
END_TEST

START_TEST(a_sealed_run_is_there_for_its_player_alone_and_shows_no_rule)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (m.purpose != PURPOSE_CHALLENGE) continue;
        m.sealed = true;
        struct audience a = audience_of(&m, &v);
        bool player = v.seat >= 0 && !v.outside;
        for (int q = ASK_HEADER; q < QUESTIONS; q++) {
            bool open = q == ASK_HEADER || q == ASK_SEAT || q == ASK_PLAY || q == ASK_NOTE || q == ASK_LOG;
            ck_assert_int_eq(a.may[q], player && open ? FAULT_NONE : FAULT_SEALED);
        }
        ck_assert(!a.options && !a.all && !a.shared && !a.listed);
    }
}
END_TEST

/* What is said of any match holds for it then: here, that its player and the others learn the rule. */
START_TEST(a_revealed_run_is_open_to_everybody_at_its_end)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (m.purpose != PURPOSE_CHALLENGE || !m.over) continue;
        struct audience a = audience_of(&m, &v);
        ck_assert(a.options && a.all && a.result && !a.listed);
        ck_assert(!a.may[ASK_HEADER] && !a.may[ASK_EXPORT] && !a.may[ASK_WATCH] && !a.may[ASK_LOG]);
    }
}
END_TEST

START_TEST(strangers_see_a_running_match_as_its_table_chose)
{
    struct audience_viewer v = stranger();
    struct audience_match m = {.opens = true, .delay = DELAY, .shown = SHOW_WHO};
    static const struct {
        enum spectators spectators;
        enum eyes eyes;
        int behind;
        enum fault watch;
    } ROWS[] = {
        {WATCH_OPEN, EYES_ALL, 0, FAULT_NONE},
        {WATCH_DELAYED, EYES_ALL, DELAY, FAULT_NONE},
        {WATCH_PUBLIC, EYES_PUBLIC, 0, FAULT_NONE},
        {WATCH_NONE, EYES_CLOSED, AUDIENCE_NEVER, FAULT_SPECTATORS_NOT_ALLOWED},
        {(enum spectators)0, EYES_CLOSED, AUDIENCE_NEVER, FAULT_SPECTATORS_NOT_ALLOWED}}; /* not read */
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        m.spectators = ROWS[i].spectators;
        struct audience a = audience_of(&m, &v);
        ck_assert(a.eyes == ROWS[i].eyes && a.behind == ROWS[i].behind);
        ck_assert_int_eq(a.may[ASK_WATCH], ROWS[i].watch);
        ck_assert_int_eq(a.listed, ROWS[i].watch == FAULT_NONE);
        ck_assert_int_eq(a.shown, a.behind ? SHOW_NOTHING : SHOW_WHO);
    }
    m.spectators = WATCH_OPEN;
    m.opens = false; /* something stays hidden to the end, whatever the table chose */
    ck_assert_int_eq(audience_of(&m, &v).eyes, EYES_PUBLIC);
}
END_TEST

START_TEST(a_sealed_match_tells_after_its_end_only_how_it_ended)
{
    static const enum audience_question SHUT[] = {ASK_SEAT,   ASK_WATCH, ASK_LOG,  ASK_LISTEN,
                                                  ASK_EXPORT, ASK_STUDY, ASK_FORK, ASK_REMATCH};
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        if (m.purpose != PURPOSE_PLAY) continue;
        struct audience open = audience_of(&m, &v);
        m.sealed = true;
        struct audience a = audience_of(&m, &v);
        ck_assert(!a.options && !a.all && a.result == m.over);
        ck_assert_int_eq(a.may[ASK_HEADER], FAULT_NONE);
        ck_assert_int_eq(a.may[ASK_PLAY], open.may[ASK_PLAY]);
        for (size_t i = 0; i < sizeof SHUT / sizeof *SHUT; i++)
            ck_assert_int_eq(a.may[SHUT[i]], m.over && !open.may[SHUT[i]] ? FAULT_SEALED : open.may[SHUT[i]]);
    }
}
END_TEST

START_TEST(a_blind_match_tells_nobody_who_plays_before_its_end)
{
    struct audience_match m;
    struct audience_viewer v;
    for (unsigned n = 0; combination(n, &m, &v); n++) {
        struct audience a = audience_of(&m, &v);
        if (m.purpose == PURPOSE_EXPERIMENT || a.may[ASK_HEADER]) continue;
        ck_assert_int_eq(a.names, !m.blind || m.over);
        if (!m.blind || m.over) continue;
        ck_assert_int_ne(a.may[ASK_PRESENCE], FAULT_NONE);
        ck_assert(!a.listed);
        struct audience_match told = m;
        told.blind = false;
        struct audience open = audience_of(&told, &v);
        for (int q = 0; q < QUESTIONS; q++)
            if (q != ASK_PRESENCE) ck_assert_int_eq(a.may[q], open.may[q]);
        ck_assert(a.eyes == open.eyes && a.behind == open.behind && a.shown == open.shown);
    }
}
END_TEST

static Suite *audience_suite(void)
{
    Suite *suite = suite_create("audience");
    HARNESS_ADD(suite, what_is_refused_as_a_whole_shows_nothing);
    HARNESS_ADD(suite, hidden_options_everything_and_the_end_are_told_at_the_end_alone);
    HARNESS_ADD(suite, an_ended_match_shows_nobody_less_than_a_running_one);
    HARNESS_ADD(suite, a_stranger_is_told_no_more_than_one_who_sits_there);
    HARNESS_ADD(suite, nobody_is_told_no_more_than_somebody);
    HARNESS_ADD(suite, at_the_strangers_door_a_player_sees_what_a_stranger_sees);
    HARNESS_ADD(suite, a_seat_is_asked_for_whatever_only_a_seat_may_do);
    HARNESS_ADD(suite, a_puzzle_is_sealed_for_those_who_may_still_play_it);
    HARNESS_ADD(suite, an_experiment_is_there_for_its_player_alone);
    HARNESS_ADD(suite, a_sealed_run_is_there_for_its_player_alone_and_shows_no_rule);
    HARNESS_ADD(suite, a_revealed_run_is_open_to_everybody_at_its_end);
    HARNESS_ADD(suite, strangers_see_a_running_match_as_its_table_chose);
    HARNESS_ADD(suite, a_sealed_match_tells_after_its_end_only_how_it_ended);
    HARNESS_ADD(suite, a_blind_match_tells_nobody_who_plays_before_its_end);
    return suite;
}

TEST_MAIN(audience_suite)
