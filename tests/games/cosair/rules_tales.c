/* rules_tales.c - orders and happenings in words: the archive's notation and back (R18), lines of the log with their sentences and
 * audiences (R10.9, R15), the picture. */
#include "cosair_table.h"
#include <string.h>

static json_object *at(json_object *list, size_t i) { return json_object_array_get_idx(list, i); }
static size_t count_of(json_object *list) { return json_object_array_length(list); }

static const char *text_of(struct ctx *c, json_object *o, const char *key)
{
    return json_text(c, json_member(o, key));
}

/* ---- notation (R18) ------------------------------------------------------------------------------------------------------ */

START_TEST(r18_orders_are_one_line)
{
    struct ctx c = harness_ctx();
    struct verdicts v = {0};
    const char *sent =
        "[{\"type\":\"set_tax\",\"rate\":60},{\"type\":\"set_research\",\"tech\":\"fusion_drive\"},"
        "{\"type\":\"set_queue\",\"planet\":3,\"items\":[\"cruiser\",\"factory\"],\"repeat\":false},"
        "{\"type\":\"set_queue\",\"planet\":5,\"items\":[\"cruiser\"],\"repeat\":true},"
        "{\"type\":\"set_queue\",\"planet\":6,\"items\":[],\"repeat\":false},"
        "{\"type\":\"set_rush\",\"planet\":3,\"on\":true},{\"type\":\"set_rush\",\"planet\":4,\"on\":false},"
        "{\"type\":\"send_fleet\",\"from\":3,\"to\":7,\"cruisers\":5,\"transports\":2},"
        "{\"type\":\"send_fleet\",\"from\":3,\"to\":7,\"cruisers\":0,\"transports\":2},"
        "{\"type\":\"send_fleet\",\"from\":3,\"to\":7,\"cruisers\":4,\"transports\":0},"
        "{\"type\":\"colonise\",\"from\":3,\"escort\":1},{\"type\":\"recruit_agent\"},"
        "{\"type\":\"send_agent\",\"agent\":\"bravo\",\"planet\":7,\"mission\":\"sabotage\"},{\"type\":"
        "\"resign\"}]";
    game_order *order = GAME_cosair.parse(&c, json_own(&c, sent), &v);
    const char *line = GAME_cosair.notation(&c, order);
    ck_assert_str_eq(
        line, "tax60 res:fusion_drive q3:cruiser,factory q5:cruiser* q6:- rush3+ rush4- F3>7:5c2t F3>7:2t "
              "F3>7:4c C3:1 rec A.bravo>7:sabotage resign");
    for (int heading = 0; heading < 2; heading++) {
        const char *text = pool_print(c.pool, "\"%s%s\"", heading ? "T17 Rd " : "", line);
        game_order *again = GAME_cosair.parse(&c, json_own(&c, text), &v);
        ck_assert_str_eq(json_text(&c, GAME_cosair.write(&c, again)), json_text(&c, json_own(&c, sent)));
    }
    ck_assert_str_eq(GAME_cosair.notation(&c, GAME_cosair.parse(&c, json_own(&c, "\"-\""), &v)), "-");
    harness_end(&c);
}
END_TEST

/* Whatever is sent as text: words that say nothing get the code of their own check. */
START_TEST(r18_bad_words_are_refused_one_by_one)
{
    static const struct {
        const char *word, *code;
    } BAD[] = {
        {"tax", "bad_tax_rate"},
        {"tax1e3", "bad_tax_rate"},
        {"tax99999999999999999999", "bad_tax_rate"},
        {"res:", "unknown_tech"},
        {"res:magic", "unknown_tech"},
        {"q:cruiser", "unknown_planet"},
        {"q0:cruiser,,x", "unknown_item"},
        {"q1:cruiser", "not_your_planet"},
        {"rush0", "bad_value"},
        {"F0>1:c", "bad_value"},
        {"F0>1:", "bad_value"},
        {"F0>1:0c", "empty_fleet"},
        {"F0>1:3c", "not_enough_ships"},
        {"F0>1:-1c", "bad_value"},
        {"F", "unknown_planet"},
        {"C0:", "bad_value"},
        {"A.>1:hijack", "unknown_agent"},
        {"A.alpha", "unknown_agent"},
        {"hello", "unknown_order"},
        {"T17", "unknown_order"},
        {"Rd", "unknown_order"},
        {"recruit", "unknown_order"},
    };
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct verdicts v = {0};
        const char *text = pool_print(c.pool, "\"rec %s tax30\"", BAD[i].word);
        game_order *order = GAME_cosair.parse(&c, json_own(&c, text), &v);
        order = GAME_cosair.judge(&c, table_known(&c, s, 0), order, false, &v);
        ck_assert_int_eq(v.n, 3);
        ck_assert_msg(v.v[1].code && strcmp(v.v[1].code, BAD[i].code) == 0, "%s: %s", BAD[i].word,
                      v.v[1].code);
        ck_assert(v.v[1].hint && *v.v[1].hint);
        ck_assert_str_eq(v.v[1].path, "/1");
        ck_assert_str_eq(GAME_cosair.notation(&c, order), "rec tax30");
    }
    harness_end(&c);
}
END_TEST

/* Everything that is ordered in a game by lot survives the line, and so does the whole log of orders. */
START_TEST(r18_the_orders_of_a_game_are_read_back)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(2);
    game_state *s = table_open(&c, 4, 3, "{\"end_ratio\":400}");
    for (int turn = 0; turn < 60; turn++) {
        for (int seat = 0; seat < 4; seat++) {
            if (!nation_plays(&s->space, seat)) continue;
            struct verdicts v = {0};
            const game_order *order = table_order(&c, s, seat, table_some_orders(&c, s, seat, &luck));
            json_object *line = pool_json(c.pool, json_object_new_string(GAME_cosair.notation(&c, order)));
            game_order *again = GAME_cosair.parse(&c, line, &v);
            ck_assert_str_eq(json_text(&c, GAME_cosair.write(&c, again)),
                             json_text(&c, GAME_cosair.write(&c, order)));
        }
        table_play(&c, s, 1, &luck);
    }
    harness_end(&c);
}
END_TEST

/* ---- the tale ------------------------------------------------------------------------------------------------------------ */

/* An attack ordered five turns before, on a planet one square away. */
static struct round attack(struct ctx *c, game_state *s, int cruisers, int transports, int defenders)
{
    s->space.planet[0].cruisers = cruisers;
    s->space.planet[0].transports = transports;
    s->space.planet[1].cruisers = defenders;
    const char *orders[NATIONS] = {pool_print(
        c->pool, "[{\"type\":\"send_fleet\",\"from\":0,\"to\":1,\"cruisers\":%d,\"transports\":%d}]",
        cruisers, transports)};
    struct round round = table_turn(c, s, orders);
    ck_assert_str_eq(round.tale.lines[0].text,
                     pool_print(c->pool, "T1 Br F0>1:%s",
                                transports ? pool_print(c->pool, "%dc%dt", cruisers, transports)
                                           : pool_print(c->pool, "%dc", cruisers)));
    ck_assert_uint_eq(round.tale.lines[0].audience, 1);
    while (s->last->battles == 0) round = table_turn(c, s, NULL);
    return round;
}

static const struct tale_line *line_of(const struct tale *tale, const char *kind)
{
    for (int i = 0; i < tale->count; i++)
        if (strcmp(tale->lines[i].kind, kind) == 0) return &tale->lines[i];
    ck_abort_msg("no line of kind %s", kind);
    return NULL;
}

START_TEST(r18_a_battle_is_one_line_and_a_sentence)
{
    static const struct {
        int cruisers, transports, defenders, mines;
        const char *text;
    } CASE[] = {
        {10, 5, 5, 0, "=fight 1 Br10c5t Rd5c >Br3c1t take"},
        {10, 3, 5, 0, "=fight 1 Br10c3t Rd5c >Br3c beaten"},
        {10, 0, 5, 0, "=fight 1 Br10c Rd5c >Br3c raid"},
        {5, 4, 6, 0, "=fight 1 Br5c4t Rd6c >Rd3c fail"},
    };
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof CASE / sizeof *CASE; i++) {
        game_state *s = table_open(&c, 3, 1, NULL);
        s->space.nation[0].colour = (uint8_t)colour_by_name("Brown");
        s->space.nation[1].colour = (uint8_t)colour_by_name("Red");
        s->space.nation[2].colour = (uint8_t)colour_by_name("Grey");
        struct round round = attack(&c, s, CASE[i].cruisers, CASE[i].transports, CASE[i].defenders);
        const struct tale_line *line = line_of(&round.tale, "battle");
        ck_assert_str_eq(strchr(line->text, '='), CASE[i].text);
        ck_assert_uint_eq(line->audience, 3);
        ck_assert_ptr_nonnull(strstr(json_text(&c, line->facts), "The Brown attack Red Prime with"));
        if (i) continue;
        const struct tale_line *owner = line_of(&round.tale, "owner");
        ck_assert_str_eq(strchr(owner->text, '='), "=own 1 Br");
        ck_assert_uint_eq(owner->audience, TALE_ALL);
        ck_assert_str_eq(json_text(&c, owner->facts), "{\"planet\":1,\"from\":1,\"owner\":0,\"story\":\"Red "
                                                      "Prime has fallen from the Red to the Brown.\"}");
        ck_assert_str_eq(strchr(line_of(&round.tale, "out")->text, '='), "=out Rd");
    }
    harness_end(&c);
}
END_TEST

/* Whatever happens in long games is told in words with a full stop, and the view's news are the log's lines. */
START_TEST(every_line_has_its_sentence)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(6);
    game_state *s = table_open(&c, 4, 8, "{\"end_ratio\":400}");
    int lines = 0;
    for (int turn = 0; turn < 120 && s->space.reason == REASON_NONE; turn++) {
        const game_order *orders[NATIONS] = {NULL};
        for (int seat = 0; seat < 4; seat++)
            if (nation_plays(&s->space, seat))
                orders[seat] = table_order(&c, s, seat, table_some_orders(&c, s, seat, &luck));
        struct round round = table_resolve(&c, s, orders);
        json_object *news = json_member(table_view(&c, s, 0), "news");
        size_t heard = 0;
        for (int i = 0; i < round.tale.count; i++) {
            const struct tale_line *line = &round.tale.lines[i];
            const char *story = json_object_get_string(json_member(line->facts, "story"));
            ck_assert(story[0] >= '0' && story[0] <= 'Z' && story[strlen(story) - 1] == '.');
            ck_assert_int_eq(strncmp(line->text, pool_print(c.pool, "T%d ", s->space.turn - 1), 2), 0);
            lines++;
            if (!(line->audience & 1) || strcmp(line->kind, "orders") == 0 || s->space.reason) continue;
            ck_assert_str_eq(text_of(&c, at(news, heard), "text"),
                             json_text(&c, pool_json(c.pool, json_object_new_string(line->text))));
            ck_assert_str_eq(json_object_get_string(json_member(at(news, heard), "story")), story);
            heard++;
        }
        if (!s->space.reason) ck_assert_uint_eq(count_of(news), heard);
    }
    ck_assert_int_gt(lines, 500);
    harness_end(&c);
}
END_TEST

/* R10.9: what agents have done is felt, and told by planet after all missions. */
START_TEST(r10_9_effects_are_told_to_who_feels_them)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 3, 5, NULL);
    struct nation *n = &s->space.nation[2];
    n->recruited = 3;
    for (int i = 0; i < 3; i++)
        n->agent[n->agents++] = (struct agent){.name = (uint8_t)i,
                                               .rank = 1,
                                               .state = ON_MISSION,
                                               .at = 2,
                                               .to = 0,
                                               .mission = (int8_t)(SABOTAGE + i),
                                               .arrives = 2};
    s->space.nation[0].freighters = 4;
    struct round round = table_turn(&c, s, NULL);
    ck_assert_str_eq(line_of(&round.tale, "hijacked")->text,
                     pool_print(c.pool, "T1 =robbed %s 1", COLOUR[s->space.nation[0].colour].code));
    const struct tale_line *line = line_of(&round.tale, "state_begun");
    ck_assert_uint_eq(line->audience, 1);
    ck_assert_ptr_nonnull(strstr(table_heard(&c, &round.tale, 0), "A jam has begun on"));
    ck_assert_ptr_nonnull(strstr(table_heard(&c, &round.tale, 0), "Unrest has broken out on"));
    ck_assert_ptr_null(strstr(table_heard(&c, &round.tale, 0), "alpha"));
    ck_assert_str_eq(table_heard(&c, &round.tale, 1), "");
    harness_end(&c);
}
END_TEST

/* ---- the picture ---------------------------------------------------------------------------------------------------------- */

START_TEST(the_picture_shows_what_is_known)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 11, 5, NULL);
    s->space.planet[1].cruisers = 77;
    s->space.planet[0].cruisers = 55;
    const char *orders[NATIONS] = {"\"F0>1:44c\"", "\"F1>0:33c\""};
    table_turn(&c, s, orders);
    const char *own = GAME_cosair.picture->draw(&c, table_known(&c, s, 0));
    const char *all = GAME_cosair.picture->draw(&c, table_known(&c, s, ARBITER));
    for (int i = 0; i < s->space.planets; i++)
        ck_assert_ptr_nonnull(strstr(own, planet_name(&c, &s->space, i)));
    ck_assert_ptr_nonnull(strstr(own, "44c"));
    ck_assert_ptr_null(strstr(own, "33c"));
    ck_assert_ptr_nonnull(strstr(all, "33c"));
    ck_assert_ptr_null(strstr(own, "href"));
    ck_assert_ptr_null(strstr(own, "style"));
    ck_assert_uint_lt(strlen(all), 60000);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair tales");
    HARNESS_ADD(s, r18_orders_are_one_line);
    HARNESS_ADD(s, r18_bad_words_are_refused_one_by_one);
    HARNESS_ADD(s, r18_the_orders_of_a_game_are_read_back);
    HARNESS_ADD(s, r18_a_battle_is_one_line_and_a_sentence);
    HARNESS_ADD(s, every_line_has_its_sentence);
    HARNESS_ADD(s, r10_9_effects_are_told_to_who_feels_them);
    HARNESS_ADD(s, the_picture_shows_what_is_known);
    return s;
}

TEST_MAIN(suite)
