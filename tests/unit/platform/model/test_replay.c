/* test_replay.c - records with takebacks; what else a record can say or hide is tested through the command
 * line. */
#include "harness.h"
#include "platform/model/replay.h"
#include <string.h>

#define NONCE "00112233445566778899aabbccddeeff"
#define SETUP "{\"type\":\"setup\",\"front\":\"FFFFFFFFFF\",\"back\":\"AAA.CIAAAA\"}"

struct story { /* a game of Stratic told move by move, with its hashes */
    struct ctx c;
    struct fold fold;
    const struct game *game;
    json_object *record, *events, *hashes;
    int n;
};

static void story_head(struct story *s, json_object *options)
{
    char commitment[65];
    s->record = json_own(
        &s->c, "{\"quadrivium\":1,\"game\":\"stratic\",\"variant\":\"base\",\"seed\":\"0000000000000005\","
               "\"nonce\":\"" NONCE "\",\"seats\":[{\"name\":\"a\",\"kind\":\"human\"},"
               "{\"name\":\"b\",\"kind\":\"guest\"}]}");
    fold_commitment(5, NONCE, commitment);
    s->events = json_new_array(&s->c);
    s->hashes = json_new_array(&s->c);
    json_add_int(s->record, "rules_version", s->game->rules_version);
    json_add(s->record, "options", options);
    json_add_text(s->record, "seed_commitment", commitment);
    json_add(s->record, "events", s->events);
    json_add(s->record, "hashes", s->hashes);
}

static struct story story_begin(void)
{
    struct story s = {.c = harness_ctx(), .game = game_find("stratic")};
    struct seat_fact people[SEATS_MAX] = {0};
    json_object *options = s.game->options(&s.c, s.game->variants, NULL, 2, people);
    story_head(&s, options);
    fold_begin(&s.fold, s.game, fold_setup(&s.c, s.game, s.game->variants, options, 2, people, 5));
    return s;
}

/* Note an event of turn `turn`; `hash` of the state after it, unless more of this turn is to come. */
static void note(struct story *s, int turn, const char *body, bool last_of_turn)
{
    json_object *row = json_own(&s->c, body);
    json_add_int(row, "n", ++s->n);
    json_add_int(row, "turn", turn);
    json_push(s->events, row);
    if (!last_of_turn) return;
    char hash[FOLD_HASH];
    json_object *claim = json_new_object(&s->c);
    fold_hash(&s->c, s->game, s->fold.state, hash);
    json_add_int(claim, "turn", turn);
    json_add_text(claim, "hash", hash);
    json_push(s->hashes, claim);
}

static void tell(struct story *s, int turn, const char *body, bool last_of_turn)
{
    struct event event;
    struct outcome outcome;
    ck_assert_msg(fold_event_read(&s->c, s->game, 2, json_own(&s->c, body), &event), "%s",
                  s->c.failure.detail);
    ck_assert_msg(fold_apply(&s->fold, &event, NULL, &outcome), "%s", s->fold.own.failure.detail);
    note(s, turn, body, last_of_turn);
}

static void move(struct story *s, int turn, int seat, const char *text)
{
    const char *order = pool_print(s->c.pool, "{\"type\":\"turn\",\"text\":\"%s\"}", text);
    tell(s, turn,
         pool_print(s->c.pool, "{\"kind\":\"turn\",\"orders\":[%s,%s]}", seat ? "null" : order,
                    seat ? order : "null"),
         true);
}

static struct replay_report verify(struct story *s)
{
    struct replay_report report;
    forgive(&s->c);
    ck_assert_msg(replay_verify(&s->c, s->record, NULL, &report), "%s", s->c.failure.detail);
    return report;
}

static void story_end(struct story *s)
{
    fold_end(&s->fold);
    harness_end(&s->c);
}

/* Turn 1 is played and taken back while turn 2 is to be made: the position is that of turn 1, the number
 * stays 2. */
static struct story taken_back(const char *to)
{
    struct story s = story_begin();
    tell(&s, 0, "{\"kind\":\"turn\",\"orders\":[" SETUP "," SETUP "]}", true);
    game_state *first = s.game->copy(&s.c, s.fold.state);
    move(&s, 1, 0, "Fa2>a3");
    note(&s, 2, pool_print(s.c.pool, "{\"kind\":\"takeback\",\"to\":%s}", to), false);
    fold_restart(&s.fold, first);
    move(&s, 2, 0, "Fb2>b3");
    move(&s, 3, 1, "--");
    return s;
}

START_TEST(a_record_with_a_takeback_verifies)
{
    struct story s = taken_back("1");
    struct replay_report report = verify(&s);
    ck_assert_msg(report.ok, "turn %d: %s", report.first_bad_turn, report.why);
    ck_assert_int_eq(report.turns, 3);
    story_end(&s);
}
END_TEST

START_TEST(a_takeback_to_anywhere_else_is_found_out)
{
    static const char *const ELSEWHERE[] = {"2", "3", "9", "-1", "\"1\""};
    for (size_t i = 0; i < sizeof ELSEWHERE / sizeof *ELSEWHERE; i++) {
        struct story s = taken_back(ELSEWHERE[i]);
        struct replay_report report = verify(&s);
        ck_assert_msg(!report.ok && report.first_bad_turn == 2, "%s: %d", ELSEWHERE[i],
                      report.first_bad_turn);
        story_end(&s);
    }
    struct story setup = taken_back("0"); /* another position than the one that was played on from */
    ck_assert(!verify(&setup).ok);
    story_end(&setup);
}
END_TEST

/* Turn 1 is taken back at 2; at 4 turn 2 is, with its answer; at 4 again what is left: nothing but turn 1, which stands no more. */
START_TEST(one_takeback_after_another_verifies_unless_it_leads_where_nothing_stands)
{
    static const char *const LAST[] = {"2", "1"};
    for (int lie = 0; lie < 2; lie++) {
        struct story s = story_begin();
        tell(&s, 0, "{\"kind\":\"turn\",\"orders\":[" SETUP "," SETUP "]}", true);
        game_state *first = s.game->copy(&s.c, s.fold.state);
        move(&s, 1, 0, "Fa2>a3");
        note(&s, 2, "{\"kind\":\"takeback\",\"to\":1}", false);
        fold_restart(&s.fold, first);
        move(&s, 2, 0, "Fb2>b3");
        move(&s, 3, 1, "--");
        note(&s, 4, pool_print(s.c.pool, "{\"kind\":\"takeback\",\"to\":%s}", LAST[lie]), false);
        fold_restart(&s.fold, first);
        move(&s, 4, 0, "Fc2>c3");
        move(&s, 5, 1, "--");
        struct replay_report report = verify(&s);
        ck_assert_msg(report.ok == !lie, "turn %d: %s", report.first_bad_turn, report.why);
        if (lie) ck_assert_int_eq(report.first_bad_turn, 4);
        story_end(&s);
    }
}
END_TEST

START_TEST(an_order_against_the_rules_is_a_lie_of_its_turn)
{
    struct story s = story_begin();
    tell(&s, 0, "{\"kind\":\"turn\",\"orders\":[" SETUP "," SETUP "]}", true);
    note(&s, 1, "{\"kind\":\"turn\",\"orders\":[{\"type\":\"turn\",\"text\":\"Fa2>a9\"},null]}", true);
    struct replay_report report = verify(&s);
    ck_assert(!report.ok);
    ck_assert_int_eq(report.first_bad_turn, 1);
    story_end(&s);
}
END_TEST

START_TEST(an_order_of_the_wrong_seat_is_a_lie_of_its_turn)
{
    struct story s = story_begin();
    tell(&s, 0, "{\"kind\":\"turn\",\"orders\":[" SETUP "," SETUP "]}", true);
    note(&s, 1, "{\"kind\":\"turn\",\"orders\":[null,{\"type\":\"turn\",\"text\":\"--\"}]}", true);
    ck_assert_int_eq(verify(&s).first_bad_turn, 1);
    story_end(&s);
}
END_TEST

START_TEST(incomplete_options_are_no_record)
{
    struct story s = story_begin();
    struct replay_report report;
    json_add(s.record, "options", json_new_object(&s.c));
    ck_assert(!replay_verify(&s.c, s.record, NULL, &report));
    ck_assert_int_eq(s.c.failure.fault, FAULT_BAD_OPTIONS);
    story_end(&s);
}
END_TEST

START_TEST(a_record_that_costs_more_than_its_bound_is_refused_and_no_lie)
{
    struct story s = taken_back("1");
    struct replay_report report;
    struct replay_bound bound = {.events = 100, .kept = 100, .microseconds = 60000000};
    ck_assert(replay_verify(&s.c, s.record, &bound, &report));
    ck_assert(report.ok);
    bound.microseconds = 0;
    ck_assert(!replay_verify(&s.c, s.record, &bound, &report));
    ck_assert_int_eq(s.c.failure.fault, FAULT_TOO_LONG);
    story_end(&s);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/replay");
    HARNESS_ADD(made, a_record_with_a_takeback_verifies);
    HARNESS_ADD(made, a_takeback_to_anywhere_else_is_found_out);
    HARNESS_ADD(made, one_takeback_after_another_verifies_unless_it_leads_where_nothing_stands);
    HARNESS_ADD(made, an_order_against_the_rules_is_a_lie_of_its_turn);
    HARNESS_ADD(made, an_order_of_the_wrong_seat_is_a_lie_of_its_turn);
    HARNESS_ADD(made, incomplete_options_are_no_record);
    HARNESS_ADD(made, a_record_that_costs_more_than_its_bound_is_refused_and_no_lie);
    return made;
}

TEST_MAIN(suite)
