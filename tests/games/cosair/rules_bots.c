/* rules_bots.c - the players of the house: whatever they order stands when judged strictly, what they remember survives being written
 * down, the same game comes out again, and strength rises with the level. */
#include "cosair_table.h"
#include "games/cosair/bot.h"
#include <string.h>

struct house {
    struct ctx game, step;
    game_state *state;
    int seats, level[NATIONS];
    struct rng luck[NATIONS];
    json_object *memory[NATIONS];
    long orders[COMMANDS];
};

static void house_begin(struct house *h, int seats, const int *level, int levels, const char *options,
                        uint64_t seed)
{
    memset(h, 0, sizeof *h);
    h->game = harness_ctx();
    h->seats = seats;
    h->state = table_open(&h->game, seats, seed, options);
    for (int seat = 0; seat < seats; seat++) {
        h->level[seat] = level[seat % levels];
        h->luck[seat] = rng_seeded(seed * NATIONS + (uint64_t)seat);
    }
}

/* Everything goes through text, as it does at the arena's tables. */
static const game_order *house_ask(struct house *h, int seat)
{
    struct ctx *c = &h->step;
    struct verdicts v = {0};
    const game_known *known = GAME_cosair.know(c, h->state, seat, (struct table){.briefly = true});
    json_object *memory = h->memory[seat] ? json_own(c, json_text(c, h->memory[seat])) : NULL;
    game_order *order = GAME_cosair.choose(c, known, h->level[seat], &h->luck[seat], &memory);
    ck_assert_msg(order != NULL, "%s", c->failure.detail);
    h->memory[seat] = memory ? json_own(&h->game, json_text(c, memory)) : NULL;
    for (int i = 0; i < order->count; i++) h->orders[order->command[i].kind]++;
    game_order *read = GAME_cosair.parse(c, GAME_cosair.write(c, order), &v);
    game_order *judged = read ? GAME_cosair.judge(c, known, read, true, &v) : NULL;
    ck_assert_msg(judged != NULL, "turn %d, seat %d: %s: %s", known->space.turn, seat, c->failure.detail,
                  GAME_cosair.notation(c, order));
    ck_assert_str_eq(GAME_cosair.notation(c, order), GAME_cosair.notation(c, judged));
    return judged;
}

/* Play so many turns or to the end; the digest of the world afterwards. */
static uint64_t house_play(struct house *h, int turns)
{
    while (turns-- > 0 && !h->state->space.reason) {
        const game_order *orders[NATIONS] = {NULL};
        h->step = harness_ctx();
        for (int seat = 0; seat < h->seats; seat++)
            if (nation_plays(&h->state->space, seat)) orders[seat] = house_ask(h, seat);
        table_resolve(&h->game, h->state, orders);
        harness_end(&h->step);
    }
    return space_digest(&h->game, &h->state->space);
}

static uint64_t played(int seats, const int *level, int levels, uint64_t seed, int turns)
{
    struct house h;
    house_begin(&h, seats, level, levels, NULL, seed);
    uint64_t digest = house_play(&h, turns);
    harness_end(&h.game);
    return digest;
}

static const int MIXED[] = {BOT_STRONG, BOT_RANDOM, BOT_GREEDY, BOT_PASSIVE};

START_TEST(what_bots_order_stands)
{
    static const int SEATS[] = {2, 3, 4, 6, 8, 11};
    struct house h;
    house_begin(&h, SEATS[_i], MIXED, 4, "{\"end_ratio\":400}", 70 + (uint64_t)_i);
    house_play(&h, 600);
    for (int kind = 0; kind < COMMANDS; kind++)
        ck_assert_msg((h.orders[kind] > 0) == (kind != RESIGN) || (kind == SET_RUSH && h.seats == 2),
                      "%s: %ld", COMMAND_NAME[kind], h.orders[kind]);
    harness_end(&h.game);
}
END_TEST

START_TEST(the_same_game_comes_out_again)
{
    uint64_t first = played(5, MIXED, 4, 9, 250);
    ck_assert_uint_eq(first, played(5, MIXED, 4, 9, 250));
    ck_assert_uint_ne(first, played(5, MIXED, 4, 10, 250));
}
END_TEST

/* How often the first seat's level comes first, the seats rotated. */
static int firsts(int level, int others, int games)
{
    int won = 0;
    for (int game = 0; game < games; game++) {
        struct house h;
        int levels[] = {others, others, others, others};
        levels[game % 4] = level;
        house_begin(&h, 4, levels, 4, NULL, 500 + (uint64_t)game);
        house_play(&h, 1000);
        won += cosair_standing(h.state).place[game % 4] == 1;
        harness_end(&h.game);
    }
    return won;
}

START_TEST(greedy_beats_three_random)
{
    ck_assert_int_ge(firsts(BOT_GREEDY, BOT_RANDOM, 8), 7);
}
END_TEST

START_TEST(strong_beats_three_greedy)
{
    ck_assert_int_ge(firsts(BOT_STRONG, BOT_GREEDY, 24), 11);
}
END_TEST

START_TEST(bots_keep_out_of_what_is_not_theirs)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(1);
    game_state *state = table_open(&c, 3, 4, NULL);
    ck_assert_ptr_null(GAME_cosair.choose(&c, table_known(&c, state, 0), 9, &luck, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_BOT);
    forgive(&c);
    ck_assert_ptr_null(GAME_cosair.choose(&c, table_known(&c, state, SPECTATOR), BOT_GREEDY, &luck, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_YOUR_TURN);
    forgive(&c);
    ck_assert_ptr_nonnull(GAME_cosair.choose(&c, table_known(&c, state, 0), BOT_GREEDY, &luck, NULL));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair rules: bots");
    TCase *tables = tcase_create("what_bots_order_stands");
    tcase_set_timeout(tables, 300);
    tcase_add_loop_test(tables, what_bots_order_stands, 0, 6);
    suite_add_tcase(s, tables);
    HARNESS_ADD(s, the_same_game_comes_out_again);
    HARNESS_ADD(s, strong_beats_three_greedy);
    HARNESS_ADD(s, greedy_beats_three_random);
    HARNESS_ADD(s, bots_keep_out_of_what_is_not_theirs);
    return s;
}

TEST_MAIN(suite)
