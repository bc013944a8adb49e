/* test_terms.c - what may be asked for in a lobby, what is filled in, and who may see and play what comes of it. */
#include "harness.h"
#include "platform/model/catalogue.h"
#include "platform/model/clock.h"
#include "platform/model/terms.h"
#include "store/lobby.h"
#include <string.h>

#define OWN_RULES "{\"level\":\"\",\"rules\":\"(bucket:1)\"}"
#define UNTIMED "{\"mode\":\"untimed\"}"

static const char *const AUDIENCES[] = {"open", "delayed", "public", "none"};

static struct ctx open_arena(void)
{
    setenv("QUADRIVIUM_UNLISTED", "1", 1); /* Nullgame has variants that no listed game has. */
    return harness_ctx();
}

static struct terms settled(struct ctx *c, const struct lobby_wish *wish)
{
    struct terms terms;
    bool fine = terms_settle(c, wish, &terms);
    ck_assert_msg(fine, "%s %s: %s", wish->game, wish->variant ? wish->variant : "", c->failure.detail);
    return terms;
}

/* The wish is refused with this fault at this place, and the terms are left alone. */
static void refused(const struct lobby_wish *wish, enum fault fault, const char *path)
{
    struct ctx c = open_arena();
    struct terms terms, before;
    memset(&terms, 0x5a, sizeof terms);
    memset(&before, 0x5a, sizeof before);
    ck_assert_msg(!terms_settle(&c, wish, &terms), "%s %s stands", wish->game, path ? path : "");
    ck_assert_str_eq(fault_fact(c.failure.fault)->code, fault_fact(fault)->code);
    if (path) ck_assert_str_eq(c.failure.problems[0].path, path);
    ck_assert_mem_eq(&terms, &before, sizeof terms);
    harness_end(&c);
}

static bool stands(const struct lobby_wish *wish)
{
    struct ctx c = open_arena();
    struct terms terms;
    bool fine = terms_settle(&c, wish, &terms);
    harness_end(&c);
    return fine;
}

/* The next variant of any game, in the order of the catalogue; false behind the last. */
static bool next_variant(int *game, int *variant, struct lobby_wish *ret)
{
    while (game_at(*game) && !game_at(*game)->variants[*variant].id) {
        ++*game;
        *variant = 0;
    }
    if (!game_at(*game)) return false;
    *ret = (struct lobby_wish){.game = game_at(*game)->id,
                               .variant = game_at(*game)->variants[(*variant)++].id};
    return true;
}

START_TEST(nothing_said_gives_complete_terms_in_every_variant)
{
    struct lobby_wish wish;
    int variants = 0;
    for (int game = 0, variant = 0; next_variant(&game, &variant, &wish); variants++) {
        struct ctx c = open_arena();
        struct terms t = settled(&c, &wish);
        ck_assert(variant_seats(t.variant, t.seats));
        ck_assert_int_eq(t.rated, t.variant->rated && clock_speed(&c, t.variant, t.clock) != NULL);
        ck_assert(!t.private && !t.seed && !t.choice && !t.author_watches);
        ck_assert(!t.range_from && !t.range_to && !t.min_reliability);
        ck_assert_int_eq(t.press, PRESS_ALL);
        ck_assert_int_ne(t.spectators, WATCH_OPEN);
        ck_assert(json_object_object_length(t.options) > 0 && t.clock && t.absence);
        for (int seat = 0; seat < SEATS_MAX; seat++) ck_assert_ptr_null(t.bots[seat]);
        harness_end(&c);
    }
    ck_assert_int_ge(variants, 12);
}
END_TEST

START_TEST(the_usual_table_of_stratic_is_this_one)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "stratic"};
    struct terms t = settled(&c, &wish);
    ck_assert_str_eq(t.variant->id, "base");
    ck_assert_int_eq(t.seats, 2);
    ck_assert(t.rated);
    ck_assert_int_eq(t.spectators, WATCH_PUBLIC);
    ck_assert_int_eq(t.delay_turns, 0);
    ck_assert_str_eq(json_text(&c, t.absence), "{\"policy\":\"default\",\"after\":0}");
    harness_end(&c);
}
END_TEST

START_TEST(a_number_of_seats_is_one_the_variant_has_however_large)
{
    static const int64_t ODD[] = {INT64_MIN, -4294967294, -1, 17, 4294967298, 4294967300, INT64_MAX};
    struct lobby_wish wish;
    for (int game = 0, variant = 0; next_variant(&game, &variant, &wish);) {
        const struct variant *v = variant_find(game_find(wish.game), wish.variant);
        for (int seats = 1; seats <= SEATS_MAX; seats++) {
            int step = v->seats_step ? v->seats_step : 1;
            bool fits = seats >= v->seats_min && seats <= v->seats_max && (seats - v->seats_min) % step == 0;
            wish.seats = seats;
            ck_assert_int_eq(stands(&wish), fits);
            if (!fits) refused(&wish, FAULT_BAD_SEATS, "/seats");
        }
        for (size_t i = 0; i < sizeof ODD / sizeof *ODD; i++) {
            wish.seats = ODD[i];
            refused(&wish, FAULT_BAD_SEATS, "/seats");
        }
    }
}
END_TEST

START_TEST(a_bot_needs_a_seat_of_the_table_that_is_free_and_not_the_creator_s)
{
    static const int64_t NOWHERE[] = {INT64_MIN, -1, 4, 16, 4294967297, INT64_MAX};
    struct lobby_wish wish = {
        .game = "stratagem", .seats = 4, .bot_count = 2, .bots = {{1, "bot:random"}, {3, "bot:strong"}}};
    struct ctx c = open_arena();
    struct terms t = settled(&c, &wish);
    ck_assert_ptr_null(t.bots[0]);
    ck_assert_str_eq(t.bots[1], "bot:random");
    ck_assert_ptr_null(t.bots[2]);
    ck_assert_str_eq(t.bots[3], "bot:strong");
    for (size_t i = 0; i < sizeof NOWHERE / sizeof *NOWHERE; i++) {
        wish.bots[1].seat = NOWHERE[i];
        refused(&wish, FAULT_BAD_REQUEST, "/bots/1/seat");
    }
    wish.bots[1].seat = 1;
    refused(&wish, FAULT_BAD_REQUEST, "/bots/1/seat");
    wish.bots[1].seat = 0;
    refused(&wish, FAULT_BAD_REQUEST, "/bots/1/seat");
    wish.bots[1] = (struct bot_wish){2, "bot:hypothesis"}; /* of another game */
    refused(&wish, FAULT_UNKNOWN_BOT, "/bots/1/bot");
    harness_end(&c);
}
END_TEST

/* All that nobody says: people among themselves play for a rating where there is one. */
START_TEST(a_game_is_rated_by_itself_only_among_people_with_names_and_luck)
{
    for (int bits = 0; bits < 16; bits++) {
        struct ctx c = open_arena();
        struct lobby_wish wish = {.game = "stratic",
                                  .by_guest = bits & 1,
                                  .bot_count = bits >> 1 & 1,
                                  .bots = {{1, "bot:greedy"}},
                                  .private = true,
                                  .seed = bits & 4 ? "0123456789abcdef" : NULL,
                                  .clock = bits & 8 ? json_own(&c, UNTIMED) : NULL};
        struct terms t = settled(&c, &wish);
        ck_assert_msg(t.rated == (bits == 0), "%d", bits);
        ck_assert_int_eq(t.author_watches, false);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_rating_cannot_be_asked_for_where_there_is_none)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "stratic", .says_rated = true, .rated = true};
    ck_assert(settled(&c, &wish).rated);
    wish.by_guest = true;
    refused(&wish, FAULT_GUESTS_UNRATED, NULL);
    wish.by_guest = false;
    wish.clock = json_own(&c, UNTIMED);
    refused(&wish, FAULT_BAD_REQUEST, "/rated");
    wish = (struct lobby_wish){
        .game = "stratic", .variant = "true_endless", .says_rated = true, .rated = true};
    refused(&wish, FAULT_BAD_REQUEST, "/rated");
    struct terms none;
    ck_assert(!terms_settle(&c, &wish, &none) &&
              strstr(c.failure.detail, "variant")); /* no other clock would help */
    forgive(&c);
    wish.rated = false;
    ck_assert(!settled(&c, &wish).rated);
    harness_end(&c);
}
END_TEST

START_TEST(a_seed_is_sixteen_small_digits_of_a_private_unrated_table)
{
    static const char *const NONE[] = {"",
                                       "0",
                                       "0123456789abcde",
                                       "0123456789abcdef0",
                                       "0123456789ABCDEF",
                                       "0x23456789abcdef",
                                       " 123456789abcdef",
                                       "-123456789abcdef",
                                       "0123456789abcdeg",
                                       "0123456789abcde\xc3\xa9"};
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "stratic", .private = true, .seed = "ffffffffffffffff"};
    ck_assert_str_eq(settled(&c, &wish).seed, "ffffffffffffffff");
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++) {
        wish.seed = NONE[i];
        refused(&wish, FAULT_BAD_REQUEST, "/seed");
    }
    wish.seed = "0000000000000000";
    wish.private = false;
    refused(&wish, FAULT_SEED_NOT_ALLOWED, "/seed");
    wish.private = wish.says_rated = wish.rated = true;
    refused(&wish, FAULT_SEED_NOT_ALLOWED, "/seed");
    harness_end(&c);
}
END_TEST

/* What may be seen of hidden things: nothing where the variant keeps them to the end; live only in unrated games and those
 * that a program opens; else as late as the variant asks for. */
static void check_secrecy(const struct lobby_wish *wish)
{
    struct ctx c = open_arena();
    struct terms t;
    if (terms_settle(&c, wish, &t)) {
        bool open = t.spectators == WATCH_OPEN, delayed = t.spectators == WATCH_DELAYED;
        if (open && t.variant->hidden) ck_assert_int_gt(t.variant->delay_min, 0);
        if (open) ck_assert(!t.rated || wish->by_program);
        if (delayed) ck_assert(t.variant->delay_min > 0 && t.delay_turns >= t.variant->delay_min);
        else ck_assert_int_eq(t.delay_turns, 0);
        if (wish->spectators) ck_assert_str_eq(spectators_name(t.spectators), wish->spectators);
    } else {
        ck_assert_ptr_nonnull(wish->spectators); /* silence is never refused */
        ck_assert_str_eq(c.failure.problems[0].path, "/spectators");
    }
    harness_end(&c);
}

START_TEST(no_table_shows_hidden_things_earlier_than_its_variant_allows)
{
    struct lobby_wish wish;
    for (int game = 0, variant = 0; next_variant(&game, &variant, &wish);) {
        const struct variant *v = variant_find(game_find(wish.game), wish.variant);
        for (int audience = -1; audience < 4; audience++)
            for (int bits = 0; bits < 8; bits++) {
                wish.spectators = audience < 0 ? NULL : AUDIENCES[audience];
                wish.by_program = bits & 1;
                wish.says_rated = !v->rated || bits & 2;
                wish.rated = v->rated && bits & 4;
                check_secrecy(&wish);
            }
    }
}
END_TEST

START_TEST(programs_alone_are_watched_live_unless_they_play_for_a_rating)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {
        .game = "stratagem", .seats = 2, .by_program = true, .bot_count = 1, .bots = {{1, "bot:random"}}};
    ck_assert_int_eq(settled(&c, &wish).spectators, WATCH_OPEN);
    wish.says_rated = wish.rated = true;
    ck_assert_int_eq(settled(&c, &wish).spectators, WATCH_DELAYED);
    wish.rated = false;
    wish.by_program = false;
    ck_assert_int_eq(settled(&c, &wish).spectators, WATCH_DELAYED);
    wish.by_program = true;
    wish.seats = 4; /* two seats are left for people */
    ck_assert_int_eq(settled(&c, &wish).spectators, WATCH_DELAYED);
    harness_end(&c);
}
END_TEST

START_TEST(a_delay_lies_between_the_variant_s_and_a_thousand_turns)
{
    static const int64_t BEYOND[] = {INT64_MIN, -1, 1, 2, 1001, 4294967299, INT64_MAX};
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "stratagem", .spectators = "delayed"};
    ck_assert_int_eq(settled(&c, &wish).delay_turns, 5);
    wish.delay_turns = 3;
    ck_assert_int_eq(settled(&c, &wish).delay_turns, 3);
    wish.delay_turns = 1000;
    ck_assert_int_eq(settled(&c, &wish).delay_turns, 1000);
    for (size_t i = 0; i < sizeof BEYOND / sizeof *BEYOND; i++) {
        wish.delay_turns = BEYOND[i];
        refused(&wish, FAULT_BAD_REQUEST, "/delay_turns");
    }
    wish.delay_turns = 5;
    wish.spectators = "none";
    refused(&wish, FAULT_BAD_REQUEST, "/delay_turns");
    harness_end(&c);
}
END_TEST

START_TEST(audiences_and_press_are_words_of_the_list)
{
    struct lobby_wish wish = {.game = "stratic", .spectators = "PUBLIC"};
    refused(&wish, FAULT_BAD_REQUEST, "/spectators");
    wish.spectators = "";
    refused(&wish, FAULT_BAD_REQUEST, "/spectators");
    wish = (struct lobby_wish){.game = "stratic", .press = "public"};
    ck_assert(stands(&wish));
    wish.press = "everybody";
    refused(&wish, FAULT_BAD_REQUEST, "/press");
    wish = (struct lobby_wish){.game = "stratagem", .press = "none"}; /* where talk is a part of the game */
    refused(&wish, FAULT_BAD_REQUEST, "/press");
}
END_TEST

START_TEST(whoever_watched_everything_cannot_take_an_abandoned_seat)
{
    for (int audience = 0; audience < 4; audience++) {
        struct ctx c = open_arena();
        struct lobby_wish wish = {.game = "stratagem",
                                  .says_rated = true,
                                  .spectators = AUDIENCES[audience],
                                  .absence = json_own(&c, "{\"policy\":\"open\"}")};
        if (audience < 2) refused(&wish, FAULT_BAD_REQUEST, "/absence/policy");
        else ck_assert(stands(&wish));
        wish.game = "stratic"; /* nothing is hidden there */
        if (strcmp(wish.spectators, "delayed") == 0) wish.spectators = NULL;
        ck_assert(stands(&wish));
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_range_of_ratings_needs_ratings_and_has_its_lower_end_first)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {
        .game = "stratic", .range_from = 1500, .range_to = 1500, .min_reliability = 100};
    struct terms t = settled(&c, &wish);
    ck_assert_int_eq(t.range_from, 1500);
    ck_assert_int_eq(t.range_to, 1500);
    ck_assert_int_eq(t.min_reliability, 100);
    wish.range_from = 1501;
    refused(&wish, FAULT_BAD_REQUEST, "/rating_range");
    wish = (struct lobby_wish){
        .game = "stratic", .range_from = 1, .range_to = 2, .clock = json_own(&c, UNTIMED)};
    refused(&wish, FAULT_BAD_REQUEST, "/rating_range");
    wish = (struct lobby_wish){.game = "stratic", .variant = "true_endless", .range_from = 1, .range_to = 2};
    refused(&wish, FAULT_BAD_REQUEST, "/rating_range");
    harness_end(&c);
}
END_TEST

START_TEST(a_secret_wish_is_tried_before_it_is_taken)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "stratagem", .choice = json_own(&c, "{\"civ\":\"verdanti\"}")};
    ck_assert_str_eq(settled(&c, &wish).choice, "{\"civ\":\"verdanti\"}");
    refused(&(struct lobby_wish){.game = "stratic", .choice = wish.choice}, FAULT_BAD_REQUEST, "/choice");
    wish.choice = json_own(&c, "{\"civ\":\"romans\"}");
    ck_assert(!stands(&wish));
    wish.choice = json_own(&c, "{\"civ\":\"verdanti\",\"gold\":1000000}");
    ck_assert(!stands(&wish));
    harness_end(&c);
}
END_TEST

START_TEST(a_secret_wish_has_two_kibibytes_at_most_and_the_seat_it_is_for)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "nullgame", .seats = 2};
    struct terms t = settled(&c, &wish);
    const char *text = "untouched";
    ck_assert(terms_choice(&c, &t, 1, NULL, &text));
    ck_assert_ptr_null(text);
    ck_assert(terms_choice(&c, &t, 1, json_own(&c, "{\"number\":9}"), &text));
    ck_assert_str_eq(text, "{\"number\":9}");
    ck_assert(!terms_choice(&c, &t, 1, json_own(&c, "{\"number\":10}"), &text));
    forgive(&c);
    for (int length = 2048; length <= 2049; length++) { /* {"x":"…"} */
        json_object *big = json_new_object(&c);
        char *word = pool_take(c.pool, (size_t)length);
        memset(word, 'w', (size_t)length - 8);
        json_add_text(big, "x", word);
        ck_assert(!terms_choice(&c, &t, 0, big, &text));
        ck_assert_int_eq((int)strlen(json_text(&c, big)), length);
        ck_assert_int_eq(strstr(c.failure.detail, "2 KiB") != NULL, length > 2048);
        forgive(&c);
    }
    harness_end(&c);
}
END_TEST

static int64_t closing_from(struct ctx *c, const char *clock, const char *options, bool rated)
{
    struct lobby_wish wish = {.game = "cosair", .says_rated = true, .rated = rated};
    if (clock) wish.clock = json_own(c, clock);
    if (options) wish.options = json_own(c, options);
    struct terms t = settled(c, &wish);
    if (options) ck_assert_str_eq(json_text(c, wish.options), options); /* the sender's own is not touched */
    return json_object_get_int64(json_member(t.options, "closing_from"));
}

START_TEST(games_at_stake_come_to_an_end_unless_the_table_says_otherwise)
{
    struct ctx c = open_arena();
    ck_assert_int_eq(closing_from(&c, NULL, NULL, true), 500);
    ck_assert_int_eq(closing_from(&c, NULL, NULL, false), 500); /* against the clock */
    ck_assert_int_eq(closing_from(&c, NULL, "{}", true), 500);
    ck_assert_int_eq(closing_from(&c, NULL, "{\"closing_from\":null}", true), 500);
    ck_assert_int_eq(closing_from(&c, NULL, "{\"closing_from\":0}", true), 0);
    ck_assert_int_eq(closing_from(&c, NULL, "{\"closing_from\":777}", true), 777);
    ck_assert_int_eq(closing_from(&c, UNTIMED, NULL, false), 0);
    ck_assert_int_eq(closing_from(&c, UNTIMED, "{}", false), 0);
    harness_end(&c);
}
END_TEST

START_TEST(options_that_are_no_object_or_unknown_are_the_game_s_to_refuse)
{
    static const char *const NONE[] = {
        "[]", "7", "\"dims\"", "{\"nothing\":1}", "{\"dims\":4}", "{\"dims\":1e300}"};
    struct ctx c = open_arena();
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        for (int untimed = 0; untimed < 2; untimed++) {
            struct lobby_wish wish = {.game = "stratic",
                                      .options = json_own(&c, NONE[i]),
                                      .clock = untimed ? json_own(&c, UNTIMED) : NULL};
            refused(&wish, FAULT_BAD_OPTIONS, NULL);
        }
    harness_end(&c);
}
END_TEST

START_TEST(the_author_of_a_hidden_rule_watches_and_bots_may_sit_everywhere)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "rulegame",
                              .variant = "coop",
                              .options = json_own(&c, OWN_RULES),
                              .bot_count = 2,
                              .bots = {{0, "bot:memory"}, {1, "bot:random"}}};
    struct terms t = settled(&c, &wish);
    ck_assert(t.author_watches);
    ck_assert(!terms_may_sit(&c, &t));
    ck_assert_int_eq(c.failure.fault, FAULT_AUTHOR_WATCHES);
    forgive(&c);
    wish.options = json_own(&c, "{\"rules\":\"\"}"); /* the default hides nothing of anybody's */
    refused(&wish, FAULT_BAD_REQUEST, "/bots/0/seat");
    wish.bot_count = 0;
    t = settled(&c, &wish);
    ck_assert(!t.author_watches && terms_may_sit(&c, &t));
    harness_end(&c);
}
END_TEST

/* The row that lobby_seats.c makes of terms, read back. */
static struct lobby_row row_of(struct ctx *c, const struct terms *t)
{
    struct lobby_row row = {.game = t->game->id,
                            .variant = t->variant->id,
                            .options = json_text(c, t->options),
                            .clock = json_text(c, t->clock),
                            .absence = json_text(c, t->absence),
                            .spectators = t->spectators,
                            .press = t->press,
                            .seed = t->seed,
                            .seats = t->seats,
                            .delay_turns = t->delay_turns,
                            .range_from = t->range_from,
                            .range_to = t->range_to,
                            .min_reliability = t->min_reliability,
                            .rated = t->rated,
                            .private = t->private};
    for (int seat = 0; seat < t->seats; seat++) row.seat[seat].bot = t->bots[seat];
    return row;
}

START_TEST(terms_read_from_their_row_are_the_terms)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "stratagem",
                              .seats = 4,
                              .spectators = "delayed",
                              .delay_turns = 7,
                              .press = "all",
                              .range_from = 100,
                              .range_to = 4000,
                              .min_reliability = 50,
                              .bot_count = 1,
                              .bots = {{3, "bot:greedy"}}};
    struct terms before = settled(&c, &wish), after;
    struct lobby_row row = row_of(&c, &before);
    terms_read(&c, &row, &after);
    struct lobby_row again = row_of(&c, &after);
    ck_assert_str_eq(again.options, row.options);
    ck_assert_str_eq(again.clock, row.clock);
    ck_assert_str_eq(again.absence, row.absence);
    ck_assert_int_eq(after.spectators, WATCH_DELAYED);
    ck_assert_int_eq(after.delay_turns, 7);
    ck_assert_int_eq(after.range_from, 100);
    ck_assert_int_eq(after.range_to, 4000);
    ck_assert_int_eq(after.min_reliability, 50);
    ck_assert_str_eq(after.bots[3], "bot:greedy");
    ck_assert(!after.bots[0] && after.variant == before.variant && after.rated == before.rated);
    harness_end(&c);
}
END_TEST

START_TEST(a_rematch_of_an_own_rule_may_be_played_by_its_author)
{
    struct ctx c = open_arena();
    struct lobby_wish wish = {.game = "rulegame", .variant = "coop", .options = json_own(&c, OWN_RULES)};
    struct terms made = settled(&c, &wish), first, again;
    struct lobby_row row = row_of(&c, &made);
    terms_read(&c, &row, &first);
    ck_assert(first.author_watches);
    row.rematch_of = 1;
    terms_read(&c, &row, &again);
    ck_assert(!again.author_watches);
    harness_end(&c);
}
END_TEST

START_TEST(a_delayed_row_from_before_tables_could_choose_has_the_variant_s_number)
{
    static const char *const GAMES[] = {"stratagem", "nullgame"};
    for (int i = 0; i < 2; i++) {
        struct ctx c = open_arena();
        struct lobby_wish wish = {
            .game = GAMES[i], .variant = i ? "council" : "base", .spectators = "delayed", .delay_turns = 9};
        struct terms made = settled(&c, &wish), read;
        struct lobby_row row = row_of(&c, &made);
        terms_read(&c, &row, &read);
        ck_assert_int_eq(read.delay_turns, 9);
        row.delay_turns = 0;
        terms_read(&c, &row, &read);
        ck_assert_int_eq(read.delay_turns, i ? 3 : 5);
        row.spectators = WATCH_PUBLIC;
        terms_read(&c, &row, &read);
        ck_assert_int_eq(read.delay_turns, 0);
        harness_end(&c);
    }
}
END_TEST

/* A rematch and a game that goes on from a turn ask for what an earlier table came to. */
START_TEST(terms_asked_for_again_are_the_same_terms)
{
    struct lobby_wish wish;
    for (int game = 0, variant = 0; next_variant(&game, &variant, &wish);) {
        struct ctx c = open_arena();
        struct terms first = settled(&c, &wish);
        wish.options = first.options;
        wish.clock = first.clock;
        wish.absence = first.absence;
        wish.seats = first.seats;
        wish.says_rated = true;
        wish.rated = first.rated;
        wish.spectators = spectators_name(first.spectators);
        wish.delay_turns = first.delay_turns;
        wish.press = press_name(first.press);
        struct terms again = settled(&c, &wish);
        ck_assert_str_eq(json_text(&c, again.options), json_text(&c, first.options));
        ck_assert_str_eq(json_text(&c, again.clock), json_text(&c, first.clock));
        ck_assert_str_eq(json_text(&c, again.absence), json_text(&c, first.absence));
        ck_assert_int_eq(again.delay_turns, first.delay_turns);
        harness_end(&c);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/terms");
    HARNESS_ADD(made, nothing_said_gives_complete_terms_in_every_variant);
    HARNESS_ADD(made, the_usual_table_of_stratic_is_this_one);
    HARNESS_ADD(made, a_number_of_seats_is_one_the_variant_has_however_large);
    HARNESS_ADD(made, a_bot_needs_a_seat_of_the_table_that_is_free_and_not_the_creator_s);
    HARNESS_ADD(made, a_game_is_rated_by_itself_only_among_people_with_names_and_luck);
    HARNESS_ADD(made, a_rating_cannot_be_asked_for_where_there_is_none);
    HARNESS_ADD(made, a_seed_is_sixteen_small_digits_of_a_private_unrated_table);
    HARNESS_ADD(made, no_table_shows_hidden_things_earlier_than_its_variant_allows);
    HARNESS_ADD(made, programs_alone_are_watched_live_unless_they_play_for_a_rating);
    HARNESS_ADD(made, a_delay_lies_between_the_variant_s_and_a_thousand_turns);
    HARNESS_ADD(made, audiences_and_press_are_words_of_the_list);
    HARNESS_ADD(made, whoever_watched_everything_cannot_take_an_abandoned_seat);
    HARNESS_ADD(made, a_range_of_ratings_needs_ratings_and_has_its_lower_end_first);
    HARNESS_ADD(made, a_secret_wish_is_tried_before_it_is_taken);
    HARNESS_ADD(made, a_secret_wish_has_two_kibibytes_at_most_and_the_seat_it_is_for);
    HARNESS_ADD(made, games_at_stake_come_to_an_end_unless_the_table_says_otherwise);
    HARNESS_ADD(made, options_that_are_no_object_or_unknown_are_the_game_s_to_refuse);
    HARNESS_ADD(made, the_author_of_a_hidden_rule_watches_and_bots_may_sit_everywhere);
    HARNESS_ADD(made, terms_read_from_their_row_are_the_terms);
    HARNESS_ADD(made, a_rematch_of_an_own_rule_may_be_played_by_its_author);
    HARNESS_ADD(made, a_delayed_row_from_before_tables_could_choose_has_the_variant_s_number);
    HARNESS_ADD(made, terms_asked_for_again_are_the_same_terms);
    return made;
}

TEST_MAIN(suite)
