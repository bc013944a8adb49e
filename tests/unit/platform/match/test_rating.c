/* test_rating.c - matches of many seats against a real PostgreSQL, when TEST_PG says how to reach one as superuser: pairwise outcomes
 * in one period, one account in two seats, programs of one owner. Two seats and the whole way are tests/api/ratings.test.js. */
#include "harness.h"
#include "platform/match/rating.h"
#include <glob.h>
#include <stdio.h>
#include <string.h>

static struct pg *db;

static bool script(struct pg *on, const char *sql)
{
    struct ctx c = harness_ctx();
    bool fine = pg_script(&c, on, sql);
    if (!fine) fprintf(stderr, "%s\n", c.failure.detail);
    harness_end(&c);
    return fine;
}

static void migrate(void)
{
    static char text[1 << 17];
    glob_t steps;
    ck_assert_int_eq(glob("sql/migrations/*.sql", 0, NULL, &steps), 0);
    for (size_t i = 0; i < steps.gl_pathc; i++) {
        FILE *file = fopen(steps.gl_pathv[i], "r");
        ck_assert_ptr_nonnull(file);
        text[fread(text, 1, sizeof text - 1, file)] = 0;
        fclose(file);
        char *whole = malloc(strlen(text) + 20);
        sprintf(whole, "begin; %s; commit", text);
        ck_assert_msg(script(db, whole), "%s", steps.gl_pathv[i]);
        free(whole);
    }
    globfree(&steps);
}

/* Accounts 1 to 4 are people, 5 and 6 programs of account 1, 7 a built-in bot. Match 1 has five seats: 2, 3, 4, 7, 7. Match 2: 5, 6, 2. */
static const char PEOPLE[] =
    "insert into account (public_id, name, name_key, kind, owner_id, bot_game, bot_id, registered_at, "
    "trusted_at) select 'aaaaaaaaa' || "
    "chr(96 + i), 'n' || i, "
    "'n' || i, case when i < 5 then 'human' when i < 7 then 'engine' else 'builtin' end, case when i in (5, "
    "6) then 1 end, "
    "case when i = 7 then 'stratic' end, case when i = 7 then 'bot:x' end, timestamptz '2026-01-01', "
    "timestamptz '2026-01-01' from "
    "generate_series(1, 7) i;"
    "insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, spectators, "
    "press, absence, private, "
    "seed, nonce, seed_commitment, stage, turns, owes, seqs, message_seqs, turn_started, changed_at, "
    "bank_ms, used_ms, state_hash, "
    "status, finished_at) select 'bbbbbbbbb' || chr(96 + i), 'stratic', 'base', '{}', 1, case i when 1 then "
    "5 else 3 end, "
    "'{\"mode\":\"live\"}', true, 'public', 'all', '{}', false, '0123456789abcdef', "
    "'0123456789abcdef0123456789abcdef', '', 'play', "
    "'{}', 0, '{}', '{}', now(), now(), '{}', '{}', '', 'finished', timestamptz '2026-02-03' + i * interval "
    "'1 hour' "
    "from generate_series(1, 2) i;"
    "insert into match_seat (match_id, seat, account_id, name, kind, owner_id, place) values (1, 0, 2, '', "
    "'human', null, 1), "
    "(1, 1, 3, '', 'human', null, 2), (1, 2, 4, '', 'human', null, 2), (1, 3, 7, '', 'builtin', null, 4), "
    "(1, 4, 7, '', 'builtin', "
    "null, 5), (2, 0, 5, '', 'engine', 1, 1), (2, 1, 6, '', 'engine', 1, 2), (2, 2, 2, '', 'human', null, "
    "3); update match_seat set ordered = 20;";

/* A database of this test's own; false without TEST_PG. */
static bool ready(void)
{
    static char admin_url[512], url[512];
    const char *server = getenv("TEST_PG");
    if (db || !server) return db != NULL;
    snprintf(admin_url, sizeof admin_url, "%s dbname=postgres", server);
    snprintf(url, sizeof url, "%s dbname=test_rating", server);
    struct pg *admin = pg_new(admin_url, PATIENCE_TOOL);
    ck_assert(script(admin, "drop database if exists test_rating with (force)"));
    ck_assert(script(admin, "create database test_rating"));
    pg_close(admin);
    db = pg_new(url, PATIENCE_TOOL);
    migrate();
    ck_assert(script(db, PEOPLE));
    return true;
}

#define NEED_SERVER                                                     \
    do {                                                                \
        if (ready()) break;                                             \
        fprintf(stderr, "TEST_PG is not set: passed without a look\n"); \
        return;                                                         \
    } while (0)

static const int64_t FEBRUARY_US = INT64_C(1770080400000000);

static void finish(int64_t match, int seats, const int *place)
{
    struct ctx c = harness_ctx();
    struct rated rated = {.match = match,
                          .at = FEBRUARY_US + match * INT64_C(3600000000),
                          .game = "stratic",
                          .variant = "base",
                          .speed = "standard",
                          .ladder = "",
                          .seats = seats,
                          .place = place};
    ck_assert(pg_begin(&c, db) && rating_finish(&c, db, &rated) && pg_commit(&c, db));
    harness_end(&c);
}

struct seen {
    int64_t rating;
    int games, won, drawn, lost;
};

/* The all-time rating of an account in a pool; games 0: none. */
static struct seen look(int64_t account, const char *pool)
{
    struct ctx c = harness_ctx();
    struct seen seen = {0};
    struct rows *r;
    ck_assert(pg_each(&c, db, &r, RATING_BOARDS, "i", account));
    for (int i = 0; i < rows_count(r); i++)
        if (strcmp(rows_text(r, i, "pool"), pool) == 0)
            seen = (struct seen){rows_int(r, i, "rating"), (int)rows_int(r, i, "games"),
                                 (int)rows_int(r, i, "won"), (int)rows_int(r, i, "drawn"),
                                 (int)rows_int(r, i, "lost")};
    harness_end(&c);
    return seen;
}

static void tally(int64_t account, const char *pool, struct seen want)
{
    struct seen seen = look(account, pool);
    ck_assert_int_eq(seen.games, want.games);
    ck_assert_int_eq(seen.won, want.won);
    ck_assert_int_eq(seen.drawn, want.drawn);
    ck_assert_int_eq(seen.lost, want.lost);
    if (want.rating) ck_assert_int_eq(seen.rating, want.rating);
}

START_TEST(many_seats_are_pairwise_outcomes_of_one_period)
{
    NEED_SERVER;
    finish(1, 5, (int[]){1, 2, 2, 4, 5});
    const struct glicko start = GLICKO_START;
    struct bout wins[] = {{start, 2, 0}, {start, 2, 0}, {start, 2, 0}, {start, 2, 0}};
    struct bout among_people[] = {{start, 0, 0}, {start, 1, 0}};
    tally(2, "all", (struct seen){glicko_rate(start, wins, 4).rating, 1, 4, 0, 0});
    tally(2, "humans", (struct seen){glicko_rate(start, wins, 2).rating, 1, 2, 0, 0});
    tally(3, "humans", (struct seen){glicko_rate(start, among_people, 2).rating, 1, 0, 1, 1});
    tally(3, "all", (struct seen){0, 1, 2, 1, 1});
    ck_assert_int_eq(look(3, "all").rating, look(4, "all").rating);
}
END_TEST

START_TEST(one_account_in_two_seats_has_all_their_outcomes_but_none_with_itself)
{
    NEED_SERVER;
    tally(7, "all", (struct seen){0, 1, 0, 0, 6});
    ck_assert_int_eq(look(7, "programs").games, 0);
}
END_TEST

START_TEST(programs_of_one_owner_have_outcomes_with_others_only)
{
    NEED_SERVER;
    finish(2, 3, (int[]){1, 2, 3});
    tally(5, "all", (struct seen){0, 1, 1, 0, 0});
    tally(6, "all", (struct seen){0, 1, 1, 0, 0});
    ck_assert_int_eq(look(5, "all").rating, look(6, "all").rating);
    ck_assert_int_eq(look(5, "programs").games, 0);
    tally(2, "all", (struct seen){0, 2, 4, 0, 2});
}
END_TEST

START_TEST(all_of_it_made_again_is_the_same)
{
    NEED_SERVER;
    int64_t before[8];
    int matches;
    struct ctx c = harness_ctx();
    for (int account = 1; account < 8; account++) before[account] = look(account, "all").rating;
    ck_assert(script(db, "delete from rating; delete from rating_meeting; delete from rating_standing; "
                         "delete from rating_tie"));
    ck_assert(rating_rebuild(&c, db, &matches));
    ck_assert_int_eq(matches, 2);
    for (int account = 1; account < 8; account++)
        ck_assert_int_eq(look(account, "all").rating, before[account]);
    harness_end(&c);
}
END_TEST

START_TEST(seasons_are_quarters)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(rating_season(&c, FEBRUARY_US), "2026Q1");
    ck_assert_str_eq(rating_season(&c, INT64_C(1767225599999999)), "2025Q4");
    ck_assert_str_eq(rating_season(&c, INT64_C(1767225600000000)), "2026Q1");
    ck_assert_str_eq(rating_season(&c, INT64_C(1790812799999999)), "2026Q3");
    harness_end(&c);
}
END_TEST

static Suite *make(void)
{
    Suite *suite = suite_create("rating");
    HARNESS_ADD(suite, many_seats_are_pairwise_outcomes_of_one_period);
    HARNESS_ADD(suite, one_account_in_two_seats_has_all_their_outcomes_but_none_with_itself);
    HARNESS_ADD(suite, programs_of_one_owner_have_outcomes_with_others_only);
    HARNESS_ADD(suite, all_of_it_made_again_is_the_same);
    HARNESS_ADD(suite, seasons_are_quarters);
    return suite;
}
TEST_MAIN(make)
