/* rules_cube.c - 4D Stratic (R12.8): setups, lists, squares and pictures of the cube, worked by hand. */
#include "stratic_help.h"
#include <string.h>

#define E "str1/2 e1 t6 S p0,0 r0,0 s0,0 "
#define CUBE "str1/3 e1 t6 S p0,0 r0,0 s0,0 "

static const char *view_of(struct ctx *c, const game_state *s, int viewer, struct table table)
{
    return json_text(c, GAME_stratic.view(c, GAME_stratic.know(c, s, viewer, table), false, NULL));
}

static json_object *legal_of(struct ctx *c, const game_state *s)
{
    return GAME_stratic.legal(c, help_know(c, s, s->position->side), NULL);
}

static const char *cube_setup(struct ctx *c, int y0, int y1, int z)
{
    const char *list = "";
    static const char KINDS[] = "CIAAAAAFFFFFFFFFFFF";
    for (int i = 0; i < 19; i++)
        list = pool_print(c->pool, "%s%s{\"kind\":\"%c\",\"at\":[%d,%d,%d]}", list, i ? "," : "", KINDS[i],
                          i % 10, i < 10 ? y0 : y1, z);
    return pool_print(c->pool, "{\"type\":\"setup\",\"pieces\":[%s]}", list);
}

/* The code of the refusal of a setup for the cube, "" when it stands; *ret the canonical order. */
static const char *judged(struct ctx *c, const char *json, int seat, game_order **ret)
{
    struct verdicts v = {0};
    game_state *s = help_fresh(c, "{\"dims\":3}");
    game_order *order = GAME_stratic.parse(c, json_own(c, json), &v);
    *ret = order ? GAME_stratic.judge(c, help_know(c, s, seat), order, true, &v) : NULL;
    if (*ret) return "";
    forgive(c);
    return pool_print(c->pool, "%s %s", v.v[v.n - 1].code, v.v[v.n - 1].path);
}

START_TEST(r12_8_setups_of_the_cube)
{
    struct ctx c = harness_ctx();
    game_order *order, *again;
    ck_assert_str_eq(judged(&c, cube_setup(&c, 0, 1, 9), SOUTH, &order), "");
    ck_assert_str_eq(judged(&c, cube_setup(&c, 9, 8, 0), NORTH, &again), "");
    ck_assert_str_eq(judged(&c, cube_setup(&c, 0, 1, 10), SOUTH, &again), "off_home /pieces/0");
    ck_assert_str_eq(judged(&c, cube_setup(&c, 0, 1, -1), SOUTH, &again), "off_home /pieces/0");
    ck_assert_str_eq(judged(&c, cube_setup(&c, 0, 2, 3), SOUTH, &again), "off_home /pieces/10");
    ck_assert_str_eq(judged(&c, cube_setup(&c, 0, 0, 3), SOUTH, &again),
                     "off_home /pieces/10"); /* used twice */
    ck_assert_str_eq(
        judged(&c, "{\"type\":\"setup\",\"pieces\":[{\"kind\":\"C\",\"at\":[0,0]}]}", SOUTH, &again),
        "bad_request ");
    ck_assert_str_eq(
        judged(&c, "{\"type\":\"setup\",\"pieces\":[{\"kind\":\"C\",\"at\":[0,0,0]}]}", SOUTH, &again),
        "setup_count /pieces");
    ck_assert_str_eq(
        judged(&c, "{\"type\":\"setup\",\"front\":\"FFFFFFFFFF\",\"back\":\"AAA.CIAAAA\"}", NORTH, &again),
        "");
    ck_assert_ptr_nonnull(strstr(GAME_stratic.notation(&c, again), "C@e10.5")); /* rows lie on level 5 */
    struct verdicts v = {0}; /* the canonical form reads back, as JSON and as text */
    const char *written = json_text(&c, GAME_stratic.write(&c, order)),
               *text = GAME_stratic.notation(&c, order);
    ck_assert_str_eq(json_text(&c, GAME_stratic.write(&c, GAME_stratic.parse(&c, json_own(&c, written), &v))),
                     written);
    ck_assert_str_eq(judged(&c, pool_print(c.pool, "\"%s\"", text), SOUTH, &again), "");
    ck_assert_str_eq(json_text(&c, GAME_stratic.write(&c, again)), written);
    harness_end(&c);
}
END_TEST

START_TEST(r12_8_a_missing_setup_is_the_wall_on_level_5)
{
    struct ctx c = harness_ctx();
    game_state *s = help_fresh(&c, "{\"dims\":3}");
    ck_assert(help_event(&c, s, EVENT_TURN, -1, 3));
    const char *text = position_text(&c, s->position);
    ck_assert(strncmp(text, "str1/3 e0 t0 S p0,0 r0,0 s0,0 A@a1.5,A@b1.5,A@c1.5,C@e1.5,", 58) == 0);
    ck_assert_ptr_nonnull(strstr(text, "c@e10.5,i@f10.5"));
    ck_assert(strncmp(help_told(0), "setup S A@a1.5,", 15) == 0);
    ck_assert_int_eq((int)json_object_array_length(json_member(help_told_facts(0), "pieces")), 19);
    harness_end(&c);
}
END_TEST

START_TEST(r14_1_in_the_cube_too_a_sealed_setup_is_seen_by_its_seat_alone)
{
    struct ctx c = harness_ctx();
    game_order *one, *other;
    game_state *s = help_fresh(&c, "{\"dims\":3}");
    judged(&c, cube_setup(&c, 0, 1, 2), SOUTH, &one);
    judged(&c, cube_setup(&c, 1, 0, 7), SOUTH, &other);
    ck_assert_ptr_nonnull(strstr(view_of(&c, s, SOUTH, (struct table){.handed_in = 1, .own = one}),
                                 "\"setup\":{\"pieces\":[{\"kind\":\"C\",\"at\":[0,0,2]}"));
    int viewers[] = {NORTH, SPECTATOR};
    for (int i = 0; i < 2; i++) { /* two worlds: what South handed in differs, and nothing else does */
        struct table first = {.handed_in = 1, .own = i == 1 ? one : NULL},
                     second = {.handed_in = 1, .own = i == 1 ? other : NULL};
        ck_assert_str_eq(view_of(&c, s, viewers[i], first), view_of(&c, s, viewers[i], second));
        ck_assert_ptr_null(strstr(view_of(&c, s, viewers[i], first), "\"kind\""));
        ck_assert_str_eq(GAME_stratic.picture->draw(&c, GAME_stratic.know(&c, s, viewers[i], first)),
                         GAME_stratic.picture->draw(&c, GAME_stratic.know(&c, s, viewers[i], second)));
    }
    harness_end(&c);
}
END_TEST

START_TEST(r16_lists_of_the_cube_have_three_numbers)
{
    struct ctx c = harness_ctx();
    game_state *s = help_fresh(&c, "{\"dims\":3}");
    json_object *o = GAME_stratic.legal(&c, help_know(&c, s, NORTH), NULL);
    ck_assert_str_eq(help_json(&c, o, "home"), "[0,8,0,9,9,9]");
    ck_assert_int_eq(json_object_get_int(json_member(o, "level")), 4);
    s = help_game(&c, "str1/3 e1 t6 S p0,0 r1,0 s0,0 C@e10.-1,F@c3.3,c@j1.10", NULL);
    o = json_member(legal_of(&c, s), "place");
    ck_assert_str_eq(help_json(&c, o, "rect"), "[-1,-1,-1,10,7,10]");
    ck_assert_int_eq((int)json_object_array_length(json_member(o, "extra")),
                     17); /* half of 26 and the edge's loss */
    harness_end(&c);
}
END_TEST

START_TEST(coordinates_outside_the_cube_are_refused_with_their_place)
{
    static const char *const TURNS[][2] = {
        {"\"moves\":[{\"kind\":\"A\",\"from\":[4,4,4],\"to\":[4,4,11]}]", "off_board /moves/0"},
        {"\"moves\":[{\"kind\":\"A\",\"from\":[4,4,4],\"to\":[4,4]}]", "bad_request /moves/0/to"},
        {"\"moves\":[{\"kind\":\"A\",\"from\":[4,4],\"to\":[4,5]}]", "bad_request "},
        {"\"moves\":[{\"kind\":\"A\",\"from\":[4,4,4,4],\"to\":[4,5,4]}]", "bad_request /moves/0/from"},
        {"\"text\":\"Ae5.5>e5.12\"", "off_board /moves/0"},
        {"\"text\":\"Ae5.5>e5.0\"", "bad_notation /text"},
        {"\"text\":\"Ae5>e6\"", "bad_notation /text"},
        {"\"text\":\"Ae5.5>e5.1234567\"", "bad_notation /text"},
        {"\"place\":[{\"kind\":\"F\",\"at\":[4,4,99]}]", "too_many_placements /place/0"},
    };
    for (size_t i = 0; i < sizeof TURNS / sizeof *TURNS; i++) {
        struct ctx c = harness_ctx();
        game_state *s = help_game(&c, CUBE "C@a1.1,A@e5.5,c@j10.10", NULL);
        ck_assert_str_eq(help_do(&c, s, pool_print(c.pool, "{\"type\":\"turn\",%s}", TURNS[i][0])),
                         TURNS[i][1]);
        ck_assert_int_eq(s->position->turns, 6);
        harness_end(&c);
    }
    struct ctx c = harness_ctx(); /* and a flat board has no levels */
    game_state *s = help_game(&c, E "C@a1,A@e5,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ae5.1>e6.1"), "bad_notation /text");
    harness_end(&c);
}
END_TEST

START_TEST(the_picture_of_the_cube_has_a_panel_for_each_level)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, CUBE "C@a1.-1,FA@e5.5,c@j10.11", NULL);
    const char *picture = GAME_stratic.picture->draw(&c, help_know(&c, s, SPECTATOR));
    int labels = 0, discs = 0;
    for (const char *at = picture; (at = strstr(at, "<text ")) != NULL; at++) labels++;
    for (const char *at = picture; (at = strstr(at, "<g transform=\"translate(")) != NULL; at++) discs++;
    ck_assert_int_eq(labels, 12);
    ck_assert_int_ge(discs, 3);
    ck_assert_ptr_nonnull(strstr(picture, "12 by 12 by 12 squares"));
    s = help_game(&c, "str1/3 e120 t14760 S p0,0 r0,0 s0,0 C@a1.1,A@e5.-100,c@j10.10", NULL);
    ck_assert_int_lt((int)strlen(GAME_stratic.picture->draw(&c, help_know(&c, s, SPECTATOR))), 600000);
    harness_end(&c);
}
END_TEST

START_TEST(the_cube_grows_to_its_guard_and_no_further)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/3 e119 t14759 N p0,0 r0,0 s0,0 C@a1.1,A@e1.5,c@j10.10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_int_eq(s->position->expansions, 120);
    ck_assert_ptr_nonnull(strstr(view_of(&c, s, SOUTH, (struct table){0}), "\"next_expansion_at\":null"));
    ck_assert_str_eq(help_turn(&c, s, "Ae1.5>e1.8"), "");
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: the cube");
    HARNESS_ADD(s, r12_8_setups_of_the_cube);
    HARNESS_ADD(s, r12_8_a_missing_setup_is_the_wall_on_level_5);
    HARNESS_ADD(s, r14_1_in_the_cube_too_a_sealed_setup_is_seen_by_its_seat_alone);
    HARNESS_ADD(s, r16_lists_of_the_cube_have_three_numbers);
    HARNESS_ADD(s, coordinates_outside_the_cube_are_refused_with_their_place);
    HARNESS_ADD(s, the_picture_of_the_cube_has_a_panel_for_each_level);
    HARNESS_ADD(s, the_cube_grows_to_its_guard_and_no_further);
    return s;
}

TEST_MAIN(suite)
