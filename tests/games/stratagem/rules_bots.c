/* rules_bots.c - the players of the house (R13): every order and act is legal, strength rises with the level, and the negotiator
 * talks, keeps within its sentences and answers. */
#include "games/stratagem/bot.h"
#include "harness.h"
#include <stdio.h>
#include <string.h>

struct house {
    struct ctx game, step;
    game_state *state;
    struct standing now;
    struct rng rng[REALMS];
    json_object *memory[REALMS];
    int level[REALMS], asked[REALMS];
    uint32_t quiet;
    long acts, messages, proposals, signings, breaks;
};

static void house_begin(struct house *h, const int level[REALMS], const char *options, uint64_t seed)
{
    memset(h, 0, sizeof *h);
    h->game = harness_ctx();
    struct setting setting = {.variant = variant_find(&GAME_stratagem, NULL), .seats = REALMS, .seed = seed};
    for (int seat = 0; seat < REALMS; seat++) {
        h->level[seat] = level[seat];
        h->rng[seat] = rng_seeded(seed * REALMS + (uint64_t)seat);
        setting.seat[seat].program = true;
    }
    setting.options = GAME_stratagem.options(&h->game, setting.variant, json_own(&h->game, options), REALMS,
                                             setting.seat);
    h->state = GAME_stratagem.setup(&h->game, &setting);
    ck_assert_ptr_nonnull(h->state);
    h->now = GAME_stratagem.standing(h->state);
}

static void house_end(struct house *h) { harness_end(&h->game); }

/* Keeps a memory beyond the step: it goes through text, as it does in the arena's table. */
static void house_remember(struct house *h, int seat, json_object *memory)
{
    h->memory[seat] = memory ? json_own(&h->game, json_text(&h->step, memory)) : NULL;
}

static const game_known *house_known(struct house *h, int seat)
{
    return GAME_stratagem.know(&h->step, h->state, seat, (struct table){0});
}

/* What a bot hands in, as it comes back from paper: read again and judged strictly. */
static const game_order *house_read(struct house *h, const game_known *known, const game_order *order)
{
    struct verdicts v = {0};
    game_order *read = GAME_stratagem.parse(&h->step, GAME_stratagem.write(&h->step, order), &v);
    game_order *judged = read ? GAME_stratagem.judge(&h->step, known, read, true, &v) : NULL;
    if (!judged)
        ck_abort_msg("turn %d: %s in %s", known->world.turn, h->step.failure.detail,
                     json_text(&h->step, GAME_stratagem.write(&h->step, order)));
    return judged;
}

static void house_apply(struct house *h, const struct event *event)
{
    struct outcome outcome = {0};
    if (!GAME_stratagem.apply(&h->game, h->state, event, NULL, &outcome))
        ck_abort_msg("%s", h->game.failure.detail);
    h->now = GAME_stratagem.standing(h->state);
    if (event->kind == EVENT_ACT) h->quiet &= ~outcome.moved;
    else {
        h->quiet = 0;
        memset(h->asked, 0, sizeof h->asked);
    }
}

static bool house_act(struct house *h)
{
    enum { ACTS_MAX = 16 };
    for (int seat = 0; seat < REALMS; seat++) {
        const game_order *act = NULL;
        if (h->quiet >> seat & 1 || !(h->now.owes >> seat & 1)) continue;
        const game_known *known = house_known(h, seat);
        json_object *memory = h->memory[seat];
        ck_assert(GAME_stratagem.acts->choose(&h->step, known, h->level[seat], &h->rng[seat], &memory, &act));
        h->quiet |= 1u << seat;
        if (!act) continue;
        ck_assert_int_lt(h->asked[seat]++, ACTS_MAX);
        house_remember(h, seat, memory);
        ck_assert(GAME_stratagem.acts->is_act(act));
        struct event event = {.kind = EVENT_ACT, .seat = seat};
        event.orders[seat] = house_read(h, known, act);
        h->acts++;
        h->messages += act->diplomacy->messages;
        h->proposals += act->diplomacy->proposals;
        h->signings += act->diplomacy->accepts;
        ck_assert_int_le(known->sent + act->diplomacy->messages, MESSAGES_MAX / 2);
        house_apply(h, &event);
        return true;
    }
    return false;
}

static void house_turn(struct house *h)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    for (int seat = 0; seat < REALMS; seat++) {
        if (!(h->now.owes >> seat & 1)) continue;
        const game_known *known = house_known(h, seat);
        json_object *memory = h->memory[seat];
        game_order *order = GAME_stratagem.choose(&h->step, known, h->level[seat], &h->rng[seat], &memory);
        if (!order) ck_abort_msg("%s", h->step.failure.detail);
        house_remember(h, seat, memory);
        event.orders[seat] = house_read(h, known, order);
        h->breaks += order->breaks;
    }
    house_apply(h, &event);
}

/* A whole game; the seats that won it. */
static seat_set house_play(struct house *h)
{
    while (!h->now.over) {
        h->step = harness_ctx();
        bool talking = h->now.acts_open && !standing_all_ready(&h->now, 0);
        if (!talking || !house_act(h)) {
            if (standing_stage_ends(&h->now))
                house_apply(h, &(struct event){.kind = EVENT_STAGE_END, .seat = -1});
            else house_turn(h);
        }
        harness_end(&h->step);
    }
    return h->state->world.winners;
}

static int wins_of(int level, int others, int games, uint64_t seed)
{
    int won = 0;
    for (int i = 0; i < games; i++) {
        struct house h;
        int levels[REALMS] = {others, others, others, others};
        levels[i % REALMS] = level;
        house_begin(&h, levels, "{}", seed + (uint64_t)i);
        won += (house_play(&h) & 1u << i % REALMS) != 0;
        house_end(&h);
    }
    return won;
}

/* A quarter would be chance; the seeds are fixed, so this cannot come out one way today and another tomorrow. */
START_TEST(r13_3_strong_beats_three_greedy)
{
    enum { GAMES = 8 };
    int won = wins_of(BOT_STRONG, BOT_GREEDY, GAMES, 100);
    printf("strong against three greedy: %d of %d\n", won, GAMES);
    ck_assert_int_ge(won, GAMES / 2 + 1);
}
END_TEST

START_TEST(r13_2_greedy_beats_three_random)
{
    enum { GAMES = 20 };
    int won = wins_of(BOT_GREEDY, BOT_RANDOM, GAMES, 200);
    printf("greedy against three random: %d of %d\n", won, GAMES);
    ck_assert_int_ge(won, GAMES * 3 / 4);
}
END_TEST

START_TEST(r13_every_level_plays_legal_games_to_the_end)
{
    static const int TABLE[][REALMS] = {{1, 1, 1, 1}, {2, 2, 2, 2}, {1, 2, 3, 4}, {4, 4, 2, 4}};
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++) {
        struct house h;
        house_begin(&h, TABLE[i], "{\"max_turns\":25}", 300 + i);
        house_play(&h);
        ck_assert_int_ge(h.acts, 4);
        house_end(&h);
    }
}
END_TEST

/* How a game of four bots of one style stands after some turns. */
static const char *course_of(struct ctx *c, enum bot_style style)
{
    struct house h;
    int minds[REALMS];
    for (int seat = 0; seat < REALMS; seat++) minds[seat] = BOT_STRONG + BOT_LEVELS * (int)style;
    house_begin(&h, minds, "{\"max_turns\":12}", 350);
    house_play(&h);
    const char *text = pool_copy(c->pool, json_text(c, strat_save(c, h.state)));
    house_end(&h);
    return text;
}

START_TEST(r13_4a_styles_play_legal_games_and_differ)
{
    struct ctx c = harness_ctx();
    const char *course[STYLES];
    for (int style = 0; style < STYLES; style++) {
        course[style] = course_of(&c, (enum bot_style)style);
        ck_assert_str_eq(course_of(&c, (enum bot_style)style), course[style]);
        for (int other = 0; other < style; other++) ck_assert_str_ne(course[other], course[style]);
    }
    harness_end(&c);
}
END_TEST

START_TEST(r13_without_fog_too)
{
    struct house h;
    house_begin(&h, (int[REALMS]){1, 2, 3, 4}, "{\"max_turns\":12,\"fog\":false}", 400);
    house_play(&h);
    house_end(&h);
}
END_TEST

START_TEST(r13_same_knowledge_and_dice_give_the_same_order)
{
    for (int level = BOT_RANDOM; level <= BOT_NEGOTIATOR; level++) {
        struct house h;
        const char *text[2];
        house_begin(&h, (int[REALMS]){level, 1, 1, 1}, "{}", 500);
        h.step = harness_ctx();
        for (int i = 0; i < 2; i++) {
            struct rng rng = rng_seeded(7);
            json_object *memory = NULL;
            game_order *order = GAME_stratagem.choose(&h.step, house_known(&h, 0), level, &rng, &memory);
            text[i] = json_text(&h.step, GAME_stratagem.write(&h.step, order));
        }
        ck_assert_str_eq(text[0], text[1]);
        harness_end(&h.step);
        house_end(&h);
    }
}
END_TEST

/* ---- the negotiator ------------------------------------------------------------------------------------------------ */

START_TEST(r13_4_negotiators_propose_sign_and_speak)
{
    struct house h;
    house_begin(&h, (int[REALMS]){4, 4, 4, 4}, "{\"max_turns\":20}", 600);
    house_play(&h);
    printf("negotiators: %ld messages, %ld proposals, %ld signed, %ld broken\n", h.messages, h.proposals,
           h.signings, h.breaks);
    ck_assert_int_ge(h.messages, 8);
    ck_assert_int_ge(h.proposals, 4);
    ck_assert_int_ge(h.signings, 2);
    house_end(&h);
}
END_TEST

START_TEST(r13_4_only_the_negotiator_speaks)
{
    struct house h;
    house_begin(&h, (int[REALMS]){1, 2, 3, 2}, "{\"max_turns\":15}", 700);
    house_play(&h);
    ck_assert_int_eq(h.messages, 0);
    house_end(&h);
}
END_TEST

/* The negotiator's answer to something said to it, in the first turn. */
static const game_order *answer_to(struct house *h, const char *text, int from, int to)
{
    struct game_known *known = GAME_stratagem.know(&h->step, h->state, 0, (struct table){0});
    struct letter letter = {.turn = known->world.turn, .from = from, .to = to, .text = text};
    struct rng rng = rng_seeded(3);
    struct memory memory = {0};
    known->letter = &letter;
    known->letters = 1;
    known->ready = 1; /* it has had its say for this turn */
    return talk_choose(&h->step, known, BOT_NEGOTIATOR, STYLE_CONSUL, &rng, &memory);
}

START_TEST(r13_4_the_negotiator_answers_those_who_speak_to_it)
{
    struct house h;
    house_begin(&h, (int[REALMS]){4, 1, 1, 1}, "{}", 800);
    h.step = harness_ctx();
    const game_order *act = answer_to(&h, "Shall we have peace?", 3, 0);
    ck_assert_ptr_nonnull(act);
    ck_assert_int_eq(act->diplomacy->messages, 1);
    ck_assert_int_eq(act->diplomacy->message[0].to, 3);
    ck_assert_int_eq(act->diplomacy->proposals, 1);
    ck_assert_int_eq(act->diplomacy->proposal[0].kind, NON_AGGRESSION);
    ck_assert_ptr_nonnull(answer_to(&h, "hello", 2, 0));
    ck_assert_ptr_nonnull(answer_to(&h, "Frostgate, surrender", 2, NOBODY));
    ck_assert_ptr_nonnull(answer_to(&h, "p0, will you trade?", 1, NOBODY));
    ck_assert_ptr_null(answer_to(&h, "peace to all of you", 2, NOBODY));
    ck_assert_ptr_null(answer_to(&h, "thanks", 2, 0));
    ck_assert_ptr_null(answer_to(&h, "the turn has begun", NOBODY, NOBODY));
    harness_end(&h.step);
    house_end(&h);
}
END_TEST

/* Three rivals alike, each beside the capital of `me`, of whom it knows the same. */
static struct policy policy_among_equals(struct house *h, int me)
{
    struct game_known *known = GAME_stratagem.know(&h->step, h->state, me, (struct table){0});
    int capital = known->world.realm[me].capital, beside = 0;
    for (int seat = 0; seat < REALMS; seat++) {
        known->gold[seat] = known->provinces[seat] = 8;
        if (seat != me) known->world.owner[MAP[capital].neighbour[beside++]] = (uint8_t)seat;
    }
    return policy_of(known, STYLE_CONSUL);
}

START_TEST(r13_6_no_corner_is_the_first_enemy_of_all_others)
{
    struct house h;
    house_begin(&h, (int[REALMS]){3, 3, 3, 3}, "{}", 850);
    h.step = harness_ctx();
    for (int me = 0; me < REALMS; me++)
        ck_assert_int_eq(policy_among_equals(&h, me).target, realm_across(me, 1));
    harness_end(&h.step);
    house_end(&h);
}
END_TEST

/* Seat 0 wrote to seat 1 about seat 2. */
static void expect_phrase(struct ctx *c, const char *text, const char *const capital[REALMS])
{
    static const char *const MEMBER[] = {"own", "you", "foe"};
    json_object *phrase = phrase_of(c, text);
    ck_assert_msg(phrase != NULL, "%s", text);
    for (int i = 0; i < 3; i++) {
        json_object *name = json_member(phrase, MEMBER[i]);
        ck_assert_msg(!name == !strstr(text, capital[i]), "%s: %s", text, MEMBER[i]);
        if (name) ck_assert_str_eq(json_object_get_string(name), capital[i]);
    }
}

START_TEST(r13_4_every_sentence_is_whole_and_short)
{
    struct house h;
    house_begin(&h, (int[REALMS]){4, 1, 1, 1}, "{}", 900);
    h.step = harness_ctx();
    struct rng rng = rng_seeded(1);
    const char *capital[REALMS];
    for (int seat = 0; seat < REALMS; seat++)
        capital[seat] = MAP[house_known(&h, 0)->world.realm[seat].capital].name;
    for (int occasion = 0; occasion < OCCASIONS; occasion++)
        for (int i = 0; i < 20; i++) {
            const char *text = words_for(&h.step, house_known(&h, 0), (enum occasion)occasion, 1, 2, &rng);
            ck_assert_uint_ge(strlen(text), 8);
            ck_assert_uint_le(strlen(text), 200);
            ck_assert_msg(!strpbrk(text, "@#%^$"), "%s", text);
            expect_phrase(&h.step, text, capital);
        }
    /* A text that is nearly a sentence, or says more, is none. */
    static const char *const OTHER[] = {
        "",
        "Agreed, Frostgate.",
        "Done. May this last longer than the ink, Rome.",
        "I hear you, Frostgate. ",
        "I hear you, frostgate.",
        "I hear you, ",
        "I hear you, Frostgate.\nPeace?",
        "Agreed, p1. You will find my side of it kept.",
        "07 gold in Frostgate! I suggest we all find our way there.",
        "99999999999999999999 gold in Frostgate! I suggest we all find our way there.",
        "-1 gold in Frostgate! I suggest we all find our way there."};
    for (size_t i = 0; i < sizeof OTHER / sizeof *OTHER; i++)
        ck_assert_msg(!phrase_of(&h.step, OTHER[i]), "%s", OTHER[i]);
    ck_assert_str_eq(
        json_text(&h.step,
                  phrase_of(&h.step, "61 gold in King's Cross! I suggest we all find our way there.")),
        "{\"id\":\"leader-gold-3\",\"gold\":61,\"foe\":\"King's Cross\"}");
    ck_assert_str_eq(
        json_text(
            &h.step,
            phrase_of(&h.step, "Neither you nor I can hold somebody alone, Ashford. I propose an alliance.")),
        "{\"id\":\"propose-alliance-3\",\"foe\":null,\"you\":\"Ashford\"}");
    harness_end(&h.step);
    house_end(&h);
}
END_TEST

/* ---- where a bot has no business ------------------------------------------------------------------------------------- */

START_TEST(bots_keep_out_of_finished_games_and_unknown_levels)
{
    struct house h;
    house_begin(&h, (int[REALMS]){1, 1, 1, 1}, "{\"max_turns\":10}", 1000);
    h.step = harness_ctx();
    struct rng rng = rng_seeded(1);
    const int unknown[] = {0, 10, -1, BOT_STRONG + BOT_LEVELS * STYLES, BOT_LEVELS};
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        ck_assert_ptr_null(GAME_stratagem.choose(&h.step, house_known(&h, 0), unknown[i], &rng, NULL));
        ck_assert_int_eq(h.step.failure.fault, FAULT_UNKNOWN_BOT);
        forgive(&h.step);
    }
    harness_end(&h.step);
    house_play(&h);
    h.step = harness_ctx();
    ck_assert_ptr_null(GAME_stratagem.choose(&h.step, house_known(&h, 0), 1, &rng, NULL));
    ck_assert_int_eq(h.step.failure.fault, FAULT_NOT_YOUR_TURN);
    harness_end(&h.step);
    house_end(&h);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem rules: bots");
    HARNESS_ADD(s, r13_3_strong_beats_three_greedy);
    HARNESS_ADD(s, r13_2_greedy_beats_three_random);
    HARNESS_ADD(s, r13_every_level_plays_legal_games_to_the_end);
    HARNESS_ADD(s, r13_4a_styles_play_legal_games_and_differ);
    HARNESS_ADD(s, r13_without_fog_too);
    HARNESS_ADD(s, r13_same_knowledge_and_dice_give_the_same_order);
    HARNESS_ADD(s, r13_4_negotiators_propose_sign_and_speak);
    HARNESS_ADD(s, r13_4_only_the_negotiator_speaks);
    HARNESS_ADD(s, r13_6_no_corner_is_the_first_enemy_of_all_others);
    HARNESS_ADD(s, r13_4_the_negotiator_answers_those_who_speak_to_it);
    HARNESS_ADD(s, r13_4_every_sentence_is_whole_and_short);
    HARNESS_ADD(s, bots_keep_out_of_finished_games_and_unknown_levels);
    return s;
}

TEST_MAIN(suite)
