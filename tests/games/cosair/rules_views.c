/* rules_views.c - what viewers are shown (R15, R21.3), and what they may order (R14). What may not be shown is the matter of rules_secrets.c. */
#include "cosair_table.h"
#include <stdlib.h>
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

/* The compact view, or the brief one. */
static json_object *compact(struct ctx *c, const game_state *state, int viewer, bool whole)
{
    json_object *window = whole ? NULL : json_own(c, "{\"brief\":true}");
    return GAME_cosair.view(c, table_known(c, state, viewer), true, window);
}

START_TEST(r21_3a_the_brief_view_has_its_keys_in_order)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    ck_assert_str_eq(
        json_text(&c, compact(&c, s, 1, false)),
        "{\"turn\":1,\"size\":4,\"over\":null,\"nations\":["
        "{\"seat\":0,\"name\":\"The Brown\",\"planets\":1,\"potential\":21,\"rank\":1},"
        "{\"seat\":1,\"name\":\"The Red\",\"planets\":1,\"potential\":21,\"rank\":1}],"
        "\"planets\":[{\"id\":0,\"x\":1,\"y\":0,\"owner\":0},{\"id\":1,\"x\":3,\"y\":1,\"owner\":1}],"
        "\"you\":{\"seat\":1,\"gold\":0,\"rp\":0,\"tax\":50,\"research\":null,\"techs\":[],\"freighters\":0,"
        "\"col_started\":0,\"recruited\":0,\"recruit_done\":0,\"agents\":[],\"fleets\":[],\"expeditions\":[],"
        "\"trade_points\":6,\"command_points\":15,\"ships\":2,\"ship_gold\":0,\"interest\":0,"
        "\"next_tech_cost\":200,\"colony_cost\":25,\"active_freighters\":0,\"counterespionage\":0},"
        "\"your_planets\":[{\"id\":1,\"pop\":3000,\"buildings\":[],\"queue\":[],"
        "\"cruisers\":2,\"transports\":0,\"production\":15}],\"reports\":{},\"events\":[],\"all\":null}");
    harness_end(&c);
}
END_TEST

START_TEST(r21_3_the_compact_view_has_its_keys_in_order)
{
    struct ctx c = harness_ctx();
    game_state *s = table_open(&c, 2, 1, NULL);
    const char *text = json_text(&c, compact(&c, s, 1, true));
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

/* Members that a short row can lack, and what each must be in the whole one; "*": it stands in another list. */
struct lack {
    const char *name, *whole;
};

static void check_row(struct ctx *c, json_object *shorter, json_object *whole, const struct lack *lacks)
{
    json_object_object_foreach (shorter, key, value) ck_assert(json_same(value, json_member(whole, key)));
    json_object_object_foreach (whole, name, told) {
        if (json_object_object_get_ex(shorter, name, NULL)) continue;
        const struct lack *lack = lacks;
        while (lack->name && strcmp(lack->name, name) != 0) lack++;
        ck_assert_msg(lack->name, "%s is left out", name);
        if (strcmp(lack->whole, "*") != 0) ck_assert_str_eq(json_text(c, told), lack->whole);
    }
}

static void check_list(struct ctx *c, json_object *shorter, json_object *whole, const struct lack *lacks)
{
    ck_assert_uint_eq(count_of(shorter), count_of(whole));
    for (size_t i = 0; i < count_of(whole); i++) check_row(c, at(shorter, i), at(whole, i), lacks);
}

/* Those that are told are the newest on other nations' planets. Returns how many. */
static int check_reports(struct ctx *c, const game_state *s, int seat, json_object *shorter,
                         json_object *whole)
{
    static const struct lack LACKS[] = {
        {"mines", "false"}, {"unrest", "false"}, {"jam", "false"}, {NULL, NULL}};
    int told = 0, left_out = 0, oldest = INT32_MAX, newest = 0;
    json_object_object_foreach (whole, key, row) {
        json_object *same = json_member(shorter, key);
        if (same) check_row(c, same, row, LACKS);
        if (key[0] == 'n') ck_assert_ptr_nonnull(same);
        if (key[0] == 'n' || s->space.planet[atoi(key)].owner == seat) continue;
        int turn = get(row, "turn");
        if (same) oldest = turn < oldest ? turn : oldest;
        else newest = turn > newest ? turn : newest;
        told += same != NULL;
        left_out += same == NULL;
    }
    ck_assert_int_le(told, 20);
    if (left_out) ck_assert(told >= 4 && newest <= oldest);
    return told + left_out;
}

/* A nation and its agents and fleets. */
static void check_you(struct ctx *c, json_object *shorter, json_object *whole)
{
    static const struct lack YOU[] = {{"colour", "*"},      {"alive", "true"}, {"resigned", "false"},
                                      {"exit_turn", "0"},   {"founded", "*"},  {"next_fleet", "*"},
                                      {"next_exp", "*"},    {"agents", "*"},   {"fleets", "*"},
                                      {"expeditions", "*"}, {NULL, NULL}},
                             AGENT[] = {{"to", "-1"}, {"mission", "null"}, {"arrives", "0"}, {NULL, NULL}},
                             FLEET[] = {{"id", "*"},
                                        {"cost", "*"},
                                        {"cruisers", "0"},
                                        {"transports", "0"},
                                        {NULL, NULL}};
    check_list(c, json_member(shorter, "agents"), json_member(whole, "agents"), AGENT);
    check_list(c, json_member(shorter, "fleets"), json_member(whole, "fleets"), FLEET);
    check_list(c, json_member(shorter, "expeditions"), json_member(whole, "expeditions"), FLEET);
    json_object_object_del(shorter, "agents");
    json_object_object_del(shorter, "fleets");
    json_object_object_del(shorter, "expeditions");
    check_row(c, shorter, whole, YOU);
}

/* Returns the number of reports on other nations' planets. */
static int check_brief(struct ctx *c, const game_state *s, int seat)
{
    static const struct lack NATION[] = {{"colour", "*"}, {"status", "\"playing\""}, {NULL, NULL}},
                             PLANET[] = {{"name", "*"}, {NULL, NULL}},
                             OWN[] = {{"name", "*"},         {"x", "*"},          {"y", "*"},
                                      {"owner", "*"},        {"repeat", "false"}, {"stock", "0"},
                                      {"rush", "false"},     {"unrest", "false"}, {"jam", "false"},
                                      {"colony_ships", "0"}, {"mines", "0"},      {NULL, NULL}};
    json_object *brief = compact(c, s, seat, false), *whole = compact(c, s, seat, true);
    check_list(c, json_member(brief, "nations"), json_member(whole, "nations"), NATION);
    check_list(c, json_member(brief, "planets"), json_member(whole, "planets"), PLANET);
    check_list(c, json_member(brief, "your_planets"), json_member(whole, "your_planets"), OWN);
    if (nation_plays(&s->space, seat)) check_you(c, json_member(brief, "you"), json_member(whole, "you"));
    return check_reports(c, s, seat, json_member(brief, "reports"), json_member(whole, "reports"));
}

START_TEST(r21_3a_the_brief_view_leaves_out_what_is_told_elsewhere_or_is_nothing)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(5);
    game_state *s = table_open(&c, 11, 3, "{\"end_ratio\":400,\"closing_from\":0}");
    int most = 0;
    for (int part = 0; part < 14; part++) {
        table_play(&c, s, 40, &luck);
        for (int seat = 0; seat < 11; seat++) {
            int reports = check_brief(&c, s, seat);
            most = reports > most ? reports : most;
        }
    }
    ck_assert_int_gt(most, 20);
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

static Suite *suite(void)
{
    Suite *s = suite_create("cosair views");
    HARNESS_ADD(s, r21_3a_the_brief_view_has_its_keys_in_order);
    HARNESS_ADD(s, r21_3_the_compact_view_has_its_keys_in_order);
    HARNESS_ADD(s, r21_3a_the_brief_view_leaves_out_what_is_told_elsewhere_or_is_nothing);
    HARNESS_ADD(s, r15_6_strangers_see_the_public_part_and_the_all_seeing_everything);
    HARNESS_ADD(s, the_ledger_comes_true);
    HARNESS_ADD(s, done_in_comes_true);
    HARNESS_ADD(s, needs_name_what_waits_for_a_hand);
    HARNESS_ADD(s, the_history_is_thinned_evenly);
    HARNESS_ADD(s, r14_what_is_offered_stands_and_nothing_else);
    HARNESS_ADD(s, r14_unfinished_orders_are_carried_out_on_paper);
    HARNESS_ADD(s, who_has_left_may_order_nothing);
    return s;
}

TEST_MAIN(suite)
