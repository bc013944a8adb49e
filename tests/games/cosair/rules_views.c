/* rules_views.c - what viewers are shown (R15, R21.3), what they may order (R14), and how it is told (R18). What may not be shown is the
 * matter of rules_secrets.c. */
#include "cosair_table.h"
#include <string.h>

static json_object *at(json_object *list, size_t i) { return json_object_array_get_idx(list, i); }
static size_t count_of(json_object *list) { return json_object_array_length(list); }
static int get(json_object *o, const char *key) { return json_object_get_int(json_member(o, key)); }

static const char *text_of(struct ctx *c, json_object *o, const char *key)
{
    return json_text(c, json_member(o, key));
}

static json_object *legal_of(struct ctx *c, const game_state *state, int seat, const char *sent)
{
    struct verdicts verdicts = {0};
    game_order *order = sent ? GAME_cosair.parse(c, json_own(c, sent), &verdicts) : NULL;
    return GAME_cosair.legal(c, table_known(c, state, seat), order);
}

/* ---- the view ----------------------------------------------------------------------------------------------------------- */

START_TEST(r21_3_the_compact_view_has_its_keys_in_order)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    const char *text = json_text(&c, GAME_cosair.view(&c, table_known(&c, s, 1), true, NULL));
    ck_assert_str_eq(
        text,
        "{\"turn\":1,\"size\":4,\"over\":null,\"nations\":["
        "{\"seat\":0,\"name\":\"The "
        "Brown\",\"colour\":\"brown\",\"status\":\"playing\",\"planets\":1,\"potential\":21,\"rank\":1},"
        "{\"seat\":1,\"name\":\"The "
        "Red\",\"colour\":\"red\",\"status\":\"playing\",\"planets\":1,\"potential\":21,\"rank\":1}],"
        "\"planets\":[{\"id\":0,\"name\":\"Brown Prime\",\"x\":1,\"y\":0,\"owner\":0},"
        "{\"id\":1,\"name\":\"Red Prime\",\"x\":3,\"y\":1,\"owner\":1}],"
        "\"you\":{\"seat\":1,\"colour\":\"Red\",\"alive\":true,\"resigned\":false,\"exit_turn\":0,\"gold\":0,"
        "\"rp\":0,\"tax\":50,"
        "\"research\":null,\"techs\":[],\"freighters\":0,\"col_started\":0,\"founded\":1,\"recruited\":0,"
        "\"recruit_done\":0,"
        "\"next_fleet\":1,\"next_exp\":1,\"agents\":[],\"fleets\":[],\"expeditions\":[],\"trade_points\":6,"
        "\"command_points\":15,"
        "\"ships\":2,\"ship_gold\":0,\"interest\":0,\"next_tech_cost\":200,\"colony_cost\":25,\"active_"
        "freighters\":0,"
        "\"counterespionage\":0},"
        "\"your_planets\":[{\"id\":1,\"name\":\"Red "
        "Prime\",\"x\":3,\"y\":1,\"owner\":1,\"pop\":3000,\"buildings\":[],\"queue\":[],"
        "\"repeat\":false,\"stock\":0,\"rush\":false,\"unrest\":false,\"jam\":false,\"cruisers\":2,"
        "\"transports\":0,"
        "\"colony_ships\":0,\"mines\":0,\"production\":15}],\"reports\":{},\"events\":[],\"all\":null}");
    harness_end(&c);
}
END_TEST

/* Strangers have the public part; who may see all, and everybody after the end, has `all` with it. */
START_TEST(r15_6_strangers_see_the_public_part_and_the_all_seeing_everything)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(4);
    game_state *s = table_open(&c, 4, 9, "{\"end_ratio\":400}");
    table_play(&c, s, 40, &luck);
    json_object *stranger = table_view(&c, s, SPECTATOR), *arbiter = table_view(&c, s, ARBITER);
    ck_assert_str_eq(text_of(&c, stranger, "you"), "null");
    ck_assert_str_eq(text_of(&c, stranger, "your_planets"), "[]");
    ck_assert_str_eq(text_of(&c, stranger, "reports"), "{}");
    ck_assert_str_eq(text_of(&c, stranger, "all"), "null");
    json_object *all = json_member(arbiter, "all");
    ck_assert_uint_eq(count_of(json_member(all, "nations")), 4);
    ck_assert_uint_eq(count_of(json_member(all, "planets")), s->space.planets);
    ck_assert_uint_eq(count_of(json_member(all, "reports")), 4);
    ck_assert_ptr_null(strstr(json_text(&c, arbiter), "\"rng\""));
    struct outcome outcome;
    struct tale tale = tale_new(c.pool);
    struct event draw = {.kind = EVENT_DRAW, .seat = -1};
    ck_assert(GAME_cosair.apply(&c, s, &draw, &tale, &outcome));
    for (int viewer = 0; viewer <= SPECTATOR; viewer = viewer < 3    ? viewer + 1
                                                       : viewer == 3 ? SPECTATOR
                                                                     : VIEWERS)
        ck_assert_str_eq(text_of(&c, table_view(&c, s, viewer), "all"),
                         text_of(&c, table_view(&c, s, ARBITER), "all"));
    ck_assert_str_eq(tale.lines[0].text,
                     pool_print(c.pool, "T%d =end agreement %d:%d", s->space.turn,
                                get(json_member(table_view(&c, s, 0), "goal"), "first_potential"),
                                get(json_member(table_view(&c, s, 0), "goal"), "second_potential")));
    harness_end(&c);
}
END_TEST

/* What the ledger says comes, when nobody orders anything; and the research with it. */
START_TEST(the_ledger_comes_true)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(8);
    game_state *s = table_open(&c, 3, 12, "{\"end_ratio\":400}");
    for (int turn = 0; turn < 60; turn++) {
        int64_t gold[3], said[3];
        for (int seat = 0; seat < 3; seat++) {
            json_object *you = json_member(table_view(&c, s, seat), "you"),
                        *ledger = json_member(you, "ledger");
            gold[seat] = json_object_get_int64(json_member(you, "gold"));
            said[seat] = json_object_get_int64(json_member(ledger, "total"));
            int64_t sum = get(ledger, "tax") + get(ledger, "interest") + get(ledger, "buildings") +
                          get(ledger, "agents") + get(ledger, "ships") + get(ledger, "rush");
            ck_assert_int_eq(sum, said[seat]);
        }
        game_state *still = GAME_cosair.copy(&c, s);
        table_turn(&c, still, NULL);
        for (int seat = 0; seat < 3; seat++) {
            struct space *w = &still->space;
            int built = 0; /* what is delivered in the resolution itself is paid in it already (R7.6, R5.9) */
            for (int i = 0; i < still->last->count; i++)
                built += still->last->happening[i].kind == HAPPENED_BUILT &&
                         still->last->happening[i].seat == seat;
            if (!built) ck_assert_int_eq(w->nation[seat].gold, gold[seat] + said[seat]);
        }
        table_play(&c, s, 1, &luck);
    }
    harness_end(&c);
}
END_TEST

/* A list is done when the view says so, as long as people grow no further million. */
START_TEST(done_in_comes_true)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    const char *orders[NATIONS] = {
        "[{\"type\":\"set_queue\",\"planet\":0,\"items\":[\"cruiser\",\"transport\",\"freighter\"]}]"};
    struct verdicts verdicts = {0};
    game_order *order = GAME_cosair.parse(&c, json_own(&c, orders[0]), &verdicts);
    json_object *row = at(json_member(GAME_cosair.legal(&c, table_known(&c, s, 0), order), "your_planets"),
                          0);
    ck_assert_str_eq(text_of(&c, row, "done_in"), "[4,7,10]");
    for (int turn = 1; turn <= 10; turn++) {
        table_turn(&c, s, turn == 1 ? orders : NULL);
        int left = turn < 4 ? 3 : turn < 7 ? 2 : turn < 10 ? 1 : 0;
        ck_assert_int_eq(s->space.planet[0].items, left);
    }
    harness_end(&c);
}
END_TEST

START_TEST(needs_name_what_waits_for_a_hand)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    json_object *you = json_member(table_view(&c, s, 0), "you");
    ck_assert_str_eq(
        text_of(&c, you, "needs"),
        "[{\"kind\":\"no_research\"},{\"kind\":\"empty_queue\",\"planet\":0},{\"kind\":\"recruit\"}]");
    you = json_member(legal_of(&c, s, 0, "\"res:space_mines q0:cruiser rec\""), "you");
    ck_assert_str_eq(text_of(&c, you, "needs"), "[]");
    harness_end(&c);
}
END_TEST

/* However long the game: never more than CHART_ROWS and this moment, evenly spaced from the first turn. */
START_TEST(the_history_is_thinned_evenly)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    for (int turn = 1; turn <= 700; turn++) {
        table_turn(&c, s, NULL);
        json_object *history = json_member(table_view(&c, s, SPECTATOR), "history"),
                    *turns = json_member(history, "turns");
        size_t rows = count_of(turns);
        ck_assert_uint_le(rows, CHART_ROWS + 1);
        ck_assert_int_eq(json_object_get_int(at(turns, 0)), 1);
        ck_assert_int_eq(json_object_get_int(at(turns, rows - 1)), s->space.turn);
        for (size_t i = 2; i + 1 < rows; i++)
            ck_assert_int_eq(json_object_get_int(at(turns, i)) - json_object_get_int(at(turns, i - 1)),
                             json_object_get_int(at(turns, 1)) - 1);
        ck_assert_uint_eq(count_of(json_member(history, "potential")), rows);
    }
    harness_end(&c);
}
END_TEST

/* ---- the legal tables --------------------------------------------------------------------------------------------------- */

static bool stands(struct ctx *c, const game_state *state, int seat, const char *sent)
{
    struct verdicts v = {0};
    game_order *order = GAME_cosair.parse(c, json_own(c, sent), &v);
    order = order ? GAME_cosair.judge(c, table_known(c, state, seat), order, true, &v) : NULL;
    forgive(c);
    return order && order->count == 1;
}

#define STANDS(...) stands(c, state, seat, pool_print(c->pool, __VA_ARGS__))

static const char *item_at(json_object *list, size_t i) { return json_object_get_string(at(list, i)); }

static bool offers(json_object *list, const char *word)
{
    for (size_t i = 0; i < count_of(list); i++)
        if (strcmp(item_at(list, i), word) == 0) return true;
    return false;
}

/* Exactly the technologies and items that are offered stand. */
static void check_names(struct ctx *c, const game_state *state, int seat, json_object *legal)
{
    json_object *techs = json_member(json_member(legal, "set_research"), "techs"),
                *rows = json_member(legal, "set_queue");
    for (int t = 0; t < TECHS; t++)
        ck_assert_int_eq(STANDS("[{\"type\":\"set_research\",\"tech\":\"%s\"}]", TECHNOLOGY[t].name),
                         offers(techs, TECHNOLOGY[t].name));
    for (size_t i = 0; i < count_of(rows); i++)
        for (int item = 0; item < ITEMS; item++)
            ck_assert_int_eq(STANDS("[{\"type\":\"set_queue\",\"planet\":%d,\"items\":[\"%s\"]}]",
                                    get(at(rows, i), "planet"), ITEM[item].name),
                             offers(json_member(at(rows, i), "items"), ITEM[item].name));
}

/* All the ships that are offered may go; one more may not. */
static void check_ships(struct ctx *c, const game_state *state, int seat, json_object *legal)
{
    json_object *rows = json_member(legal, "send_fleet"), *starts = json_member(legal, "colonise");
    for (size_t i = 0; i < count_of(rows); i++) {
        int from = get(at(rows, i), "from"), to = from ? 0 : 1, cruisers = get(at(rows, i), "cruisers");
        int transports = get(at(rows, i), "transports");
        static const char SEND[] =
            "[{\"type\":\"send_fleet\",\"from\":%d,\"to\":%d,\"cruisers\":%d,\"transports\":%d}]";
        ck_assert(stands(c, state, seat, pool_print(c->pool, SEND, from, to, cruisers, transports)));
        ck_assert(!stands(c, state, seat, pool_print(c->pool, SEND, from, to, cruisers + 1, transports)));
        ck_assert(!stands(c, state, seat, pool_print(c->pool, SEND, from, to, cruisers, transports + 1)));
    }
    for (size_t i = 0; i < count_of(starts); i++) {
        int from = get(at(starts, i), "from"), most = get(at(starts, i), "escort_max");
        ck_assert(STANDS("[{\"type\":\"colonise\",\"from\":%d,\"escort\":%d}]", from, most));
        ck_assert(!STANDS("[{\"type\":\"colonise\",\"from\":%d,\"escort\":%d}]", from, most + 1));
    }
}

static void check_refused_starts(struct ctx *c, const game_state *state, int seat, json_object *legal)
{
    json_object *rows = json_member(legal, "colonise_refused");
    for (size_t i = 0; i < count_of(rows); i++) {
        struct verdicts v = {0};
        const char *sent = pool_print(c->pool, "[{\"type\":\"colonise\",\"from\":%d,\"escort\":1}]",
                                      get(at(rows, i), "from"));
        game_order *order = GAME_cosair.parse(c, json_own(c, sent), &v);
        GAME_cosair.judge(c, table_known(c, state, seat), order, false, &v);
        ck_assert_str_eq(v.v[0].code, json_object_get_string(json_member(at(rows, i), "why")));
        forgive(c);
    }
}

static void check_agents(struct ctx *c, const game_state *state, int seat, json_object *legal)
{
    json_object *table = json_member(legal, "send_agent"), *agents = json_member(table, "agents");
    json_object *goals = json_member(table, "planets");
    ck_assert_int_eq(STANDS("[{\"type\":\"recruit_agent\"}]"), json_member(legal, "recruit_agent") != NULL);
    for (int agent = 0; agent < AGENTS; agent++) {
        bool offered = false;
        for (size_t i = 0; i < count_of(agents); i++)
            offered |= strcmp(json_object_get_string(json_member(at(agents, i), "agent")),
                              AGENT_KEY[agent]) == 0;
        for (int planet = 0; planet < state->space.planets; planet++) {
            bool goal = false;
            for (size_t i = 0; i < count_of(goals); i++) goal |= json_object_get_int(at(goals, i)) == planet;
            ck_assert_int_eq(
                STANDS("[{\"type\":\"send_agent\",\"agent\":\"%s\",\"planet\":%d,\"mission\":\"hijack\"}]",
                       AGENT_KEY[agent], planet),
                offered && goal);
        }
    }
}

START_TEST(r14_what_is_offered_stands_and_nothing_else)
{
    struct ctx lasting = harness_ctx();
    struct rng luck = rng_seeded(21);
    game_state *state = table_open(&lasting, 3, 4, "{\"end_ratio\":400}");
    for (int look = 0; look < 8; look++) {
        struct ctx c = harness_ctx();
        table_play(&lasting, state, 14, &luck);
        for (int seat = 0; seat < 3; seat++) {
            json_object *legal = legal_of(&c, state, seat, NULL);
            check_names(&c, state, seat, legal);
            check_ships(&c, state, seat, legal);
            check_refused_starts(&c, state, seat, legal);
            check_agents(&c, state, seat, legal);
        }
        harness_end(&c);
    }
    harness_end(&lasting);
}
END_TEST

/* The tables follow unfinished orders, good and bad. */
START_TEST(r14_unfinished_orders_are_carried_out_on_paper)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    s->space.planet[0].colony_ships = 1;
    json_object *legal = legal_of(&c, s, 0, "\"tax80 F0>1:1c F0>1:5c rec rec C0:1 q0:cruiser*\"");
    ck_assert_str_eq(text_of(&c, legal, "refused"),
                     "[{\"i\":2,\"code\":\"not_enough_ships\"},{\"i\":4,\"code\":\"already_recruiting\"}]");
    ck_assert_str_eq(text_of(&c, legal, "send_fleet"), "[]");
    ck_assert_str_eq(text_of(&c, legal, "recruit_agent"), "null");
    ck_assert_str_eq(text_of(&c, legal, "colonise_refused"), "[{\"from\":0,\"why\":\"no_colony_ship\"}]");
    json_object *you = json_member(legal, "you");
    ck_assert_int_eq(get(you, "gold"), -25);
    ck_assert_int_eq(get(you, "colony_cost"), 100);
    ck_assert_uint_eq(count_of(json_member(you, "fleets")), 1);
    ck_assert_str_eq(text_of(&c, legal_of(&c, s, 0, NULL), "refused"), "[]");
    harness_end(&c);
}
END_TEST

START_TEST(who_has_left_may_order_nothing)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 3, 1, NULL);
    json_object *legal = legal_of(&c, s, 0, "[{\"type\":\"resign\"}]");
    static const char *const EMPTY[] = {"set_queue", "set_rush", "send_fleet", "colonise",
                                        "colonise_refused"};
    for (size_t i = 0; i < sizeof EMPTY / sizeof *EMPTY; i++)
        ck_assert_str_eq(text_of(&c, legal, EMPTY[i]), "[]");
    ck_assert_str_eq(text_of(&c, legal, "over"), "true");
    ck_assert_str_eq(text_of(&c, legal, "resign"), "false");
    ck_assert_str_eq(text_of(&c, json_member(legal, "set_tax"), "rates"), "[]");
    ck_assert_str_eq(json_text(&c, GAME_cosair.legal(&c, table_known(&c, s, SPECTATOR), NULL)), "{}");
    harness_end(&c);
}
END_TEST

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
    const char *own = GAME_cosair.picture(&c, table_known(&c, s, 0));
    const char *all = GAME_cosair.picture(&c, table_known(&c, s, ARBITER));
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
    Suite *s = suite_create("cosair views");
    HARNESS_ADD(s, r21_3_the_compact_view_has_its_keys_in_order);
    HARNESS_ADD(s, r15_6_strangers_see_the_public_part_and_the_all_seeing_everything);
    HARNESS_ADD(s, the_ledger_comes_true);
    HARNESS_ADD(s, done_in_comes_true);
    HARNESS_ADD(s, needs_name_what_waits_for_a_hand);
    HARNESS_ADD(s, the_history_is_thinned_evenly);
    HARNESS_ADD(s, r14_what_is_offered_stands_and_nothing_else);
    HARNESS_ADD(s, r14_unfinished_orders_are_carried_out_on_paper);
    HARNESS_ADD(s, who_has_left_may_order_nothing);
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
