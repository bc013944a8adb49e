/* golden.c - the vectors: perft, single turns, whole games, names and setups; those of this checkout, and the larger set of
 * the shared folder when it is there. Both have the same form. */
#include "stratic_help.h"
#include <stdio.h>
#include <string.h>

enum { DEEPEST = 3 };

static const char *own(struct ctx *c, const char *name)
{
    return pool_print(c->pool, "tests/games/stratic/golden/%s", name);
}

static const char *options_of(struct ctx *c, json_object *vector)
{
    json_object *o = json_new_object(c);
    json_add(o, "max_expansions", json_member(vector, "max_expansions"));
    json_add_int(o, "idle_limit", 0);
    json_add_int(o, "turn_limit", 0);
    if (json_member(vector, "dims")) json_add(o, "dims", json_member(vector, "dims"));
    return json_text(c, o);
}

/* ---- perft ------------------------------------------------------------------------------------------------------- */

static void check_perft_lists(struct ctx *c, json_object *vector)
{
    game_state *s = help_game_of(c, help_text(vector, "variant"), help_text(vector, "position"),
                                 options_of(c, vector));
    struct position *p = s->position;
    struct movements list = movements_new(c->pool, 64);
    struct placements places = placements_new(c->pool, 64);
    all_movements(p, &list);
    ck_assert_int_eq(list.n, json_object_get_int(json_member(vector, "movements")));
    ck_assert_int_eq(count_movements(p, false, &list), json_object_get_int(json_member(vector, "movements")));
    all_placements(p, &places);
    ck_assert_int_eq(places.n, json_object_get_int(json_member(vector, "placements")));
    ck_assert_int_eq(in_check(p, p->side), json_object_get_boolean(json_member(vector, "in_check")));
    json_object *escape = json_member(vector, "must_escape"), *names = json_member(vector, "movement_list");
    ck_assert_int_eq(is_safe(p, p->side), escape == NULL);
    if (escape) ck_assert_int_eq(must_end_safe(p, &list), json_object_get_boolean(escape));
    if (!names) return;
    const char *text = "";
    for (size_t i = 0; i < json_object_array_length(names); i++)
        text = pool_print(c->pool, "%s%s%s", text, i ? " " : "",
                          json_object_get_string(json_object_array_get_idx(names, i)));
    ck_assert_str_eq(help_movements(c, s), text);
}

static int check_perft(struct ctx *c, json_object *file, int deepest)
{
    json_object *positions = json_member(file, "positions");
    int seen = 0;
    for (size_t i = 0; i < json_object_array_length(positions); i++) {
        json_object *vector = json_object_array_get_idx(positions, i), *turns = json_member(vector, "turns");
        seen++;
        check_perft_lists(c, vector);
        for (size_t depth = 1; depth <= json_object_array_length(turns) && (int)depth <= deepest; depth++) {
            json_object *options = json_own(c, options_of(c, vector));
            const struct variant *variant = variant_find(&GAME_stratic, help_text(vector, "variant"));
            json_object *counted = GAME_stratic.study->perft(
                c, variant, options, help_text(vector, "position"), (int)depth, false);
            if (!counted) ck_abort_msg("%s: %s", help_text(vector, "name"), c->failure.detail);
            ck_assert_msg(json_object_get_int64(json_member(counted, "nodes")) ==
                              json_object_get_int64(json_object_array_get_idx(turns, depth - 1)),
                          "%s at depth %zu: %s", help_text(vector, "name"), depth, json_text(c, counted));
        }
    }
    return seen;
}

START_TEST(perft_counts_of_this_checkout_hold)
{
    struct ctx c = harness_ctx();
    json_object *file = help_file(&c, own(&c, "perft.json"));
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(check_perft(&c, file, DEEPEST), 8);
    harness_end(&c);
}
END_TEST

START_TEST(perft_counts_of_the_shared_folder_hold)
{
    struct ctx c = harness_ctx();
    json_object *file = help_shared(&c, "perft.json");
    if (file) ck_assert_int_eq(check_perft(&c, file, DEEPEST), 25);
    harness_end(&c);
}
END_TEST

START_TEST(perft_divide_adds_up_to_the_nodes)
{
    struct ctx c = harness_ctx();
    static const char *const POSITIONS[] = {
        "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@d1,F@c2,f@d7,c@e10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 F@d1,C@e1,A@c3,F@f3,FA@h4,a@c7,i@e8,f@e9,c@j10",
    };
    for (int i = 0; i < 2; i++)
        for (int depth = 1; depth <= 2 - (i == 0); depth++) {
            json_object *counted = GAME_stratic.study->perft(&c, GAME_stratic.variants, NULL, POSITIONS[i],
                                                             depth, true);
            int64_t sum = 0, turns = 0;
            json_object_object_foreach (json_member(counted, "divide"), turn, nodes) {
                if (depth == 1) ck_assert_int_eq(json_object_get_int64(nodes), 1);
                ck_assert_ptr_null(strstr(turn, "  "));
                sum += json_object_get_int64(nodes);
                turns++;
            }
            ck_assert_int_eq(sum, json_object_get_int64(json_member(counted, "nodes")));
            ck_assert_int_eq(turns, help_perft(&c, POSITIONS[i], 1));
        }
    harness_end(&c);
}
END_TEST

START_TEST(perft_refuses_texts_that_are_no_positions)
{
    static const char *const BAD[] = {
        "",
        "str1/2",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 ",
        "str1/4 e1 t6 S p0,0 r0,0 s0,0 C@a1,c@j10",
        "str1/3 e1 t6 S p0,0 r0,0 s0,0 C@a1,c@j10.1",
        "str1/3 e121 t6 S p0,0 r0,0 s0,0 C@a1.1,c@j10.1",
        "str1/3 e1 t6 S p0,0 r0,0 s0,0 C@a1.12,c@j10.1",
        "str1/3 e1 t6 S p0,0 r0,0 s0,0 C@a1.0,c@j10.1",
        "str1/2 e1001 t6 S p0,0 r0,0 s0,0 C@a1,c@j10",
        "str1/2 e1 t6 X p0,0 r0,0 s0,0 C@a1,c@j10",
        "str1/2 e1 t6 S p3,0 r0,0 s0,0 C@a1,c@j10",
        "str1/2 e1 t6 S p0,0 r0C,0 s0,0 C@a1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,C@b1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,FC@b1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,F@a1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,AF@b1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,FF@b1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,FAA@b1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,F@-b1,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,F@b0,c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1, c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,c@j10,",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,c@j10 ",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,c@j10.1",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 -",
        "str1/2 e1 t6 S p0,0 r999,0 s0,0 C@a1,c@j10",
        "str1/2 e1 t99999999999 S p0,0 r0,0 s0,0 C@a1,c@j10",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        ck_assert_msg(help_perft(&c, BAD[i], 1) == -1, "accepted: %s", BAD[i]);
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_POSITION);
        harness_end(&c);
    }
    struct ctx c = harness_ctx();
    ck_assert_int_eq(help_perft(&c, "str1/2 e1 t6 S p0,0 r0,0 s0,0 c@j10,A@e5,C@a1", 1),
                     21); /* any order of pieces */
    harness_end(&c);
}
END_TEST

/* ---- turns and games --------------------------------------------------------------------------------------------- */

static const char *over_text(struct ctx *c, const game_state *s)
{
    if (!s->result.reason) return "null";
    json_object *list = json_new_array(c);
    json_push_text(list, s->result.winner < 0 ? "draw" : "win");
    if (s->result.winner < 0) json_push(list, NULL);
    else json_push_int(list, s->result.winner);
    json_push_text(list, s->result.reason);
    return json_text(c, list);
}

/* The notes of a vector against what the log told. */
static void check_notes(json_object *notes, const char *line)
{
    for (size_t i = 0; notes && i < json_object_array_length(notes); i++) {
        const char *note = json_object_get_string(json_object_array_get_idx(notes, i));
        ck_assert_msg(strstr(line, note) != NULL, "%s lacks %s", line, note);
    }
    size_t n = notes ? json_object_array_length(notes) : 0;
    ck_assert_int_eq((strchr(line, '@') != NULL) + (strstr(line, " / ") != NULL), (int)n);
}

static void check_turn_result(struct ctx *c, json_object *vector, const game_state *s)
{
    ck_assert_str_eq(position_text(c, s->position), help_text(vector, "result"));
    ck_assert_str_eq(over_text(c, s), help_json(c, vector, "over"));
    check_notes(json_member(vector, "notes"), help_told(0));
    bool called = json_object_get_boolean(json_member(help_told_facts(0), "check"));
    ck_assert_int_eq(called, json_object_get_boolean(json_member(vector, "check_called")));
}

static void check_turn(struct ctx *c, json_object *vector)
{
    const char *position = help_text(vector, "position"), *options = options_of(c, vector);
    const char *error = help_text(vector, "error"), *forms[2] = {NULL, NULL};
    if (strcmp(help_text(vector, "turn"), "skip") == 0) forms[0] = "skip";
    else forms[0] = pool_print(c->pool, "{\"type\":\"turn\",\"text\":\"%s\"}", help_text(vector, "turn"));
    if (json_member(vector, "order")) forms[1] = help_json(c, vector, "order");
    for (int i = 0; i < 2 && forms[i]; i++) {
        game_state *s = help_game_of(c, help_text(vector, "variant"), position, options);
        const char *before = json_text(c, GAME_stratic.save(c, s));
        const char *code = strcmp(forms[i], "skip") == 0 ? help_turn(c, s, "skip") : help_do(c, s, forms[i]);
        size_t n = strlen(error);
        ck_assert_msg(n ? strncmp(code, error, n) == 0 && code[n] == ' ' : *code == 0,
                      "%s: %s: expected %s, got %s", help_text(vector, "name"), forms[i], error, code);
        if (n) ck_assert_str_eq(json_text(c, GAME_stratic.save(c, s)), before); /* R13.4 */
        else check_turn_result(c, vector, s);
    }
}

static int check_turns(struct ctx *c, json_object *file)
{
    json_object *vectors = json_member(file, "vectors");
    int seen = 0;
    for (size_t i = 0; i < json_object_array_length(vectors); i++) {
        json_object *vector = json_object_array_get_idx(vectors, i);
        check_turn(c, vector);
        seen++;
    }
    return seen;
}

START_TEST(turns_of_this_checkout_end_as_written)
{
    struct ctx c = harness_ctx();
    json_object *file = help_file(&c, own(&c, "turns.json"));
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(check_turns(&c, file), 40);
    harness_end(&c);
}
END_TEST

START_TEST(turns_of_the_shared_folder_end_as_written)
{
    struct ctx c = harness_ctx();
    json_object *file = help_shared(&c, "turns.json");
    if (file) ck_assert_int_eq(check_turns(&c, file), 108);
    harness_end(&c);
}
END_TEST

static const char *row(json_object *game, size_t seat, size_t i)
{
    json_object *rows = json_object_array_get_idx(json_member(game, "formations"), seat);
    return json_object_get_string(json_object_array_get_idx(rows, i));
}

/* A recorded game, from its setups on, with the state after every turn. */
static void check_game(struct ctx *c, json_object *game)
{
    game_state *s = help_fresh_of(c, help_text(game, "variant"), options_of(c, game));
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome;
    for (size_t seat = 0; seat < 2; seat++)
        e.orders[seat] = json_member(game, "formations")
                             ? setup_order(c, row(game, seat, 0), row(game, seat, 1))
                             : help_pieces(c, help_text(game, "start"), (int)seat);
    ck_assert(GAME_stratic.apply(c, s, &e, NULL, &outcome));
    ck_assert_str_eq(position_text(c, s->position), help_text(game, "start"));
    json_object *turns = json_member(game, "turns");
    for (size_t i = 0; i < json_object_array_length(turns); i++) {
        json_object *turn = json_object_array_get_idx(turns, i);
        const char *code = help_turn(c, s, help_text(turn, "turn"));
        ck_assert_msg(*code == 0, "%s, turn %zu, %s: %s", help_text(game, "name"), i + 1,
                      help_text(turn, "turn"), code);
        ck_assert_str_eq(position_text(c, s->position), help_text(turn, "state"));
        check_notes(json_member(turn, "notes"), help_told(0));
    }
    ck_assert_str_eq(over_text(c, s), help_json(c, game, "over"));
}

static int check_games(struct ctx *c, json_object *file)
{
    json_object *games = json_member(file, "games");
    int seen = 0;
    for (size_t i = 0; i < json_object_array_length(games); i++) {
        json_object *game = json_object_array_get_idx(games, i);
        check_game(c, game);
        seen++;
    }
    return seen;
}

START_TEST(games_of_this_checkout_replay_turn_by_turn)
{
    struct ctx c = harness_ctx();
    json_object *file = help_file(&c, own(&c, "games.json"));
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(check_games(&c, file), 2);
    harness_end(&c);
}
END_TEST

START_TEST(games_of_the_shared_folder_replay_turn_by_turn)
{
    struct ctx c = harness_ctx();
    json_object *file = help_shared(&c, "games.json");
    if (file) ck_assert_int_eq(check_games(&c, file), 9);
    harness_end(&c);
}
END_TEST

/* ---- names, setups, expansions ----------------------------------------------------------------------------------- */

static void check_misc(struct ctx *c, json_object *file)
{
    json_object *names = json_member(file, "coordinates"), *setups = json_member(file, "setups");
    for (size_t i = 0; i < json_object_array_length(names); i++) {
        json_object *pair = json_object_array_get_idx(names, i), *at = json_object_array_get_idx(pair, 0);
        const char *name = json_object_get_string(json_object_array_get_idx(pair, 1)), *end = name;
        int xyz[3] = {0, 0, 0}, dims = (int)json_object_array_length(at);
        for (size_t k = 0; k < (size_t)dims; k++)
            xyz[k] = json_object_get_int(json_object_array_get_idx(at, k));
        char printed[NAME_MAX];
        struct spot spot = {xyz[0], xyz[1], xyz[2]}, back;
        bool level;
        ck_assert_str_eq(spot_name(spot, dims, printed), name);
        ck_assert(spot_read(&end, &back, &level) && *end == 0 && level == (dims == 3));
        ck_assert(back.x == spot.x && back.y == spot.y && back.z == spot.z);
    }
    for (size_t i = 0; i < json_object_array_length(setups); i++) {
        json_object *setup = json_object_array_get_idx(setups, i);
        struct verdicts v = {0};
        game_order *order = setup_order(c, help_text(setup, "front"), help_text(setup, "back")),
                   *canonical = NULL;
        bool fine = setup_judge(c, order, SOUTH, 2, &v, &canonical);
        ck_assert_str_eq(fine ? "" : v.v[0].code, help_text(setup, "error"));
        forgive(c);
    }
    json_object *turns = json_member(file, "expansion_turns");
    for (size_t k = 1; k <= json_object_array_length(turns); k++)
        ck_assert_int_eq(expansion_turn((int)k),
                         json_object_get_int(json_object_array_get_idx(turns, k - 1)));
}

START_TEST(names_setups_and_expansion_turns_are_as_written)
{
    struct ctx c = harness_ctx();
    json_object *file = help_file(&c, own(&c, "misc.json")), *shared = help_shared(&c, "misc.json");
    ck_assert_ptr_nonnull(file);
    check_misc(&c, file);
    if (shared) check_misc(&c, shared);
    harness_end(&c);
}
END_TEST

START_TEST(presets_are_as_written)
{
    struct ctx c = harness_ctx();
    json_object *shared = help_shared(&c, "presets.json");
    if (shared) ck_assert(json_same(shared, presets_json(&c)));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic golden");
    HARNESS_ADD(s, perft_counts_of_this_checkout_hold);
    HARNESS_ADD(s, perft_counts_of_the_shared_folder_hold);
    HARNESS_ADD(s, perft_divide_adds_up_to_the_nodes);
    HARNESS_ADD(s, perft_refuses_texts_that_are_no_positions);
    HARNESS_ADD(s, turns_of_this_checkout_end_as_written);
    HARNESS_ADD(s, turns_of_the_shared_folder_end_as_written);
    HARNESS_ADD(s, games_of_this_checkout_replay_turn_by_turn);
    HARNESS_ADD(s, games_of_the_shared_folder_replay_turn_by_turn);
    HARNESS_ADD(s, names_setups_and_expansion_turns_are_as_written);
    HARNESS_ADD(s, presets_are_as_written);
    return s;
}

TEST_MAIN(suite)
