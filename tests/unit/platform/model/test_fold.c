/* test_fold.c - events written and read, seeds, hashes, results, and states that live long. */
#include "harness.h"
#include "platform/model/fold.h"
#include <string.h>

static const struct game *nullgame(void) { return game_find("nullgame"); }

static game_state *fresh(struct ctx *c, const char *variant, int seats)
{
    struct seat_fact facts[SEATS_MAX] = {0};
    const struct variant *found = variant_find(nullgame(), variant);
    json_object *options = nullgame()->options(c, found, NULL, seats, facts);
    return fold_setup(c, nullgame(), found, options, seats, facts, 5);
}

static bool reads(struct ctx *c, const char *body, struct event *event)
{
    forgive(c);
    return fold_event_read(c, nullgame(), 3, json_own(c, body), event);
}

START_TEST(bodies_survive_reading_and_writing)
{
    static const char *const BODIES[] = {
        "{\"kind\":\"turn\",\"orders\":[{\"type\":\"take\",\"stones\":2},null,null]}",
        "{\"kind\":\"turn\",\"orders\":[null,null,{\"type\":\"pick\",\"number\":0}],\"late\":[0,1]}",
        "{\"kind\":\"act\",\"seat\":1,\"orders\":[null,{\"type\":\"peek\",\"seat\":2},null]}",
        "{\"kind\":\"flag\",\"seat\":2}",
        "{\"kind\":\"resign\",\"seat\":0}",
        "{\"kind\":\"draw\"}",
        "{\"kind\":\"stage_end\"}",
    };
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof BODIES / sizeof *BODIES; i++) {
        struct event event;
        ck_assert_msg(reads(&c, BODIES[i], &event), "%s", c.failure.detail);
        ck_assert_str_eq(json_text(&c, fold_event_write(&c, nullgame(), 3, &event)), BODIES[i]);
    }
    harness_end(&c);
}
END_TEST

START_TEST(bodies_with_faults_are_refused)
{
    static const char *const BODIES[] = {
        "[]",
        "{}",
        "{\"kind\":7}",
        "{\"kind\":\"takeback\",\"to\":1}",
        "{\"kind\":\"turn\"}",
        "{\"kind\":\"turn\",\"orders\":{}}",
        "{\"kind\":\"turn\",\"orders\":[null,null,null,null]}",
        "{\"kind\":\"turn\",\"orders\":[\"x\"]}",
        "{\"kind\":\"turn\",\"orders\":[],\"late\":[3]}",
        "{\"kind\":\"turn\",\"orders\":[],\"late\":[-1]}",
        "{\"kind\":\"turn\",\"orders\":[],\"late\":\"all\"}",
        "{\"kind\":\"act\",\"seat\":1,\"orders\":[{\"type\":\"peek\",\"seat\":2}]}",
        "{\"kind\":\"act\",\"seat\":3,\"orders\":[]}",
        "{\"kind\":\"flag\"}",
        "{\"kind\":\"resign\",\"seat\":\"0\"}",
    };
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof BODIES / sizeof *BODIES; i++) {
        struct event event = {.seat = 77};
        ck_assert_msg(!reads(&c, BODIES[i], &event), "%s", BODIES[i]);
        ck_assert_int_ne(c.failure.fault, FAULT_NONE);
        ck_assert_int_eq(event.seat, 77);
    }
    harness_end(&c);
}
END_TEST

START_TEST(seeds_are_sixteen_lower_case_hex_digits)
{
    static const char *const BAD[] = {
        "", "0", "00000000000000000", "000000000000000G", "000000000000000A", " 00000000000000"};
    char text[17];
    uint64_t seed = 1;
    fold_seed_print(0x0123456789abcdefULL, text);
    ck_assert_str_eq(text, "0123456789abcdef");
    ck_assert(fold_seed_read("fedcba9876543210", &seed));
    ck_assert_uint_eq(seed, 0xfedcba9876543210ULL);
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_msg(!fold_seed_read(BAD[i], &seed), "%s", BAD[i]);
}
END_TEST

/* printf '0000000000000001:00112233445566778899aabbccddeeff' | sha256sum */
START_TEST(the_commitment_is_sha256_of_seed_and_nonce)
{
    char hex[65];
    fold_commitment(1, "00112233445566778899aabbccddeeff", hex);
    ck_assert_str_eq(hex, "f1ae3e652cdc06fc3bc9a426bbb6e0fab2dc993cd2f65b3368223c54793e7eea");
}
END_TEST

START_TEST(the_hash_is_the_beginning_of_sha256_over_the_saved_text)
{
    struct ctx c = harness_ctx();
    game_state *state = fresh(&c, "base", 2);
    const char *text = json_text(&c, nullgame()->save(&c, state));
    char whole[HASH_TEXT], hash[FOLD_HASH];
    secret_sha256(text, strlen(text), whole);
    size_t used = pool_used(c.pool);
    fold_hash(&c, nullgame(), state, hash);
    ck_assert_uint_eq(pool_used(c.pool), used);
    ck_assert_uint_eq(strlen(hash), 16);
    ck_assert(strncmp(hash, whole, 16) == 0);
    harness_end(&c);
}
END_TEST

START_TEST(an_event_belongs_to_the_turn_of_its_seat)
{
    struct standing now = {.turn = {4, 7, 2}};
    struct event nobody = {.kind = EVENT_DRAW, .seat = -1}, flag = {.kind = EVENT_FLAG, .seat = 2};
    struct event turn = {.kind = EVENT_TURN, .seat = -1}, late = {.kind = EVENT_TURN, .seat = -1, .late = 4};
    const game_order *some = (const game_order *)&now;
    turn.orders[1] = some;
    ck_assert_int_eq(fold_turn(&now, 3, &nobody), 4);
    ck_assert_int_eq(fold_turn(&now, 3, &flag), 2);
    ck_assert_int_eq(fold_turn(&now, 3, &turn), 7);
    ck_assert_int_eq(fold_turn(&now, 3, &late), 2);
}
END_TEST

START_TEST(bots_dice_differ_by_seat_and_seed)
{
    struct rng a = fold_bot_rng(1, 0), again = fold_bot_rng(1, 0), b = fold_bot_rng(1, 1),
               other = fold_bot_rng(2, 0);
    uint64_t first = rng_next(&a);
    ck_assert_uint_eq(first, rng_next(&again));
    ck_assert_uint_ne(first, rng_next(&b));
    ck_assert_uint_ne(first, rng_next(&other));
    struct rng game = rng_seeded(1);
    ck_assert_uint_ne(first, rng_next(&game));
}
END_TEST

START_TEST(a_long_life_needs_no_growing_memory)
{
    struct ctx c = harness_ctx();
    struct fold fold;
    struct outcome outcome;
    fold_begin(&fold, nullgame(), fresh(&c, "base", 2));
    const char *before = json_text(&c, nullgame()->save(&c, fold.state));
    size_t most = 0;
    for (int i = 0; i < 10000; i++) { /* a refused event leaves garbage in the pool all the same */
        struct event event = {.kind = EVENT_STAGE_END, .seat = -1};
        ck_assert(!fold_apply(&fold, &event, NULL, &outcome));
        forgive(&fold.own);
        if (pool_used(fold.own.pool) > most) most = pool_used(fold.own.pool);
    }
    ck_assert_uint_lt(most, 1 << 20);
    ck_assert_str_eq(json_text(&c, nullgame()->save(&c, fold.state)), before);
    fold_end(&fold);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/fold");
    HARNESS_ADD(made, bodies_survive_reading_and_writing);
    HARNESS_ADD(made, bodies_with_faults_are_refused);
    HARNESS_ADD(made, seeds_are_sixteen_lower_case_hex_digits);
    HARNESS_ADD(made, the_commitment_is_sha256_of_seed_and_nonce);
    HARNESS_ADD(made, the_hash_is_the_beginning_of_sha256_over_the_saved_text);
    HARNESS_ADD(made, an_event_belongs_to_the_turn_of_its_seat);
    HARNESS_ADD(made, bots_dice_differ_by_seat_and_seed);
    HARNESS_ADD(made, a_long_life_needs_no_growing_memory);
    return made;
}

TEST_MAIN(suite)
