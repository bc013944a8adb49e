/* rules_views.c - what viewers see, what is legal, how a game is stored and logged, its options (R3, R14, R15, R16). */
#include "stratic_help.h"
#include <string.h>

#define P "str1/2 e1 t6 S p0,0 r0,0 s0,0 "

static const char *view_of(struct ctx *c, const game_state *s, int viewer, struct table table)
{
    return json_text(c, GAME_stratic.view(c, GAME_stratic.know(c, s, viewer, table), false, NULL));
}

static json_object *legal_of(struct ctx *c, const char *position, const char *partial)
{
    struct verdicts v = {0};
    game_state *s = help_game(c, position, NULL);
    game_order *order = partial ? GAME_stratic.parse(c, json_own(c, partial), &v) : NULL;
    json_object *legal = GAME_stratic.legal(c, help_know(c, s, s->position->side), order);
    if (!legal) ck_abort_msg("%s", c->failure.detail);
    return legal;
}

/* ---- views (R14) ------------------------------------------------------------------------------------------------- */

#define PRESETS_TEXT                                                                                     \
    "\"presets\":{\"wall\":[\"FFFFFFFFFF\",\"AAA.CIAAAA\"],\"phalanx\":[\"AFAFFFFAFA\",\"FFAACIAF.F\"]," \
    "\"horns\":[\"AAFFFFFFAA\",\"AIFF.FCFFA\"]}"

START_TEST(r14_1_before_the_reveal_a_seat_sees_its_own_setup_and_strangers_none)
{
    struct ctx c = harness_ctx();
    game_state *s = help_fresh(&c, NULL);
    game_order *own = setup_order(&c, "FFFFFFFFFF", "AAA.CIAAAA");
    ck_assert_str_eq(
        view_of(&c, s, SOUTH, (struct table){.handed_in = 1, .own = own}),
        "{\"v\":1,\"dims\":2,\"status\":\"setup\",\"ready\":[true,false],\"setup\":{\"front\":\"FFFFFFFFFF\","
        "\"back\":\"AAA.CIAAAA\"},\"extent\":[0,9]," PRESETS_TEXT ",\"variant\":\"base\"}");
    ck_assert_str_eq(view_of(&c, s, NORTH, (struct table){.handed_in = 1}),
                     "{\"v\":1,\"dims\":2,\"status\":\"setup\",\"ready\":[true,false],\"setup\":null,"
                     "\"extent\":[0,9]," PRESETS_TEXT ",\"variant\":\"base\"}");
    const char *stranger = view_of(&c, s, SPECTATOR, (struct table){.handed_in = 3, .own = own});
    ck_assert_str_eq(
        stranger,
        "{\"v\":1,\"dims\":2,\"status\":\"setup\",\"ready\":[true,true],\"extent\":[0,9]," PRESETS_TEXT
        ",\"variant\":\"base\"}");
    harness_end(&c);
}
END_TEST

START_TEST(r14_1_replacing_a_setup_changes_nothing_others_see)
{
    struct ctx c = harness_ctx();
    game_state *s = help_fresh(&c, NULL);
    const char *first = view_of(&c, s, NORTH, (struct table){.handed_in = 1});
    ck_assert_str_eq(view_of(&c, s, NORTH, (struct table){.handed_in = 1, .own = NULL}), first);
    ck_assert_ptr_null(strstr(first, "CIAAAA\"},"));
    harness_end(&c);
}
END_TEST

START_TEST(r14_2_after_the_reveal_all_viewers_see_the_same)
{
    struct ctx c = harness_ctx();
    game_state *s = help_started(&c, NULL, NULL, "AAFFFFFFAA", "AIFF.FCFFA");
    const char *south = view_of(&c, s, SOUTH, (struct table){0});
    for (int viewer = NORTH; viewer <= ARBITER; viewer = viewer == NORTH ? SPECTATOR : viewer + 1)
        ck_assert_str_eq(view_of(&c, s, viewer, (struct table){.handed_in = 3}), south);
    harness_end(&c);
}
END_TEST

START_TEST(r15_6_the_view_has_its_members_in_order)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t3 N p0,1 r0,0 s4,2 C@a1,Fa@c3,F@d4,F@e5,a@g7,c@j10",
                              "{\"max_expansions\":8,\"turn_limit\":90}");
    ck_assert_str_eq(help_turn(&c, s, "Ag7>g6"), "");
    ck_assert_str_eq(
        view_of(&c, s, SPECTATOR, (struct table){0}),
        "{\"v\":1,\"dims\":2,\"expansions\":1,\"turns\":4,\"to_move\":0,\"extent\":[-1,10],\"passes\":[0,0],"
        "\"reserve\":[1,0],\"hand\":[\"\",\"\"],\"score\":[4,2],\"check\":true,\"next_expansion_at\":10,"
        "\"midboard\":[3,2],\"pieces\":[{\"at\":[0,0],\"base\":\"C\"},{\"at\":[2,2],\"base\":\"F\",\"top\":"
        "\"a\"},"
        "{\"at\":[3,3],\"base\":\"F\"},{\"at\":[4,4],\"base\":\"F\"},{\"at\":[6,5],\"base\":\"a\"},"
        "{\"at\":[9,9],\"base\":\"c\"}],\"text\":\"str1/2 e1 t4 S p0,0 r1,0 s4,2 "
        "C@a1,Fa@c3,F@d4,F@e5,a@g6,c@j10\",\"last\":\"Ag7>g6\",\"result\":null,\"status\":\"play\","
        "\"max_expansions\":8,\"turn_limit\":90,\"idle\":[0,0],\"operation\":[false,false],\"variant\":"
        "\"base\"}");
    harness_end(&c);
}
END_TEST

START_TEST(r15_6_limits_results_and_operations_show)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e1 t9 N p2,0 r0,0 s0,0 C@a1,i@a9,c@j10", "{\"max_expansions\":1}");
    const char *before = view_of(&c, s, SOUTH, (struct table){0});
    ck_assert_ptr_nonnull(strstr(before, "\"next_expansion_at\":null"));
    ck_assert_ptr_nonnull(strstr(before, "\"operation\":[true,false]"));
    ck_assert_ptr_nonnull(strstr(before, "\"last\":null,\"result\":null,\"status\":\"play\""));
    ck_assert_str_eq(help_turn(&c, s, "Ia9xa1"), "");
    ck_assert_ptr_nonnull(strstr(view_of(&c, s, SOUTH, (struct table){0}),
                                 "\"last\":\"Ia9xa1\",\"result\":{\"result\":\"win\",\"winner\":1,\"reason\":"
                                 "\"commander\"},\"status\":\"over\""));
    harness_end(&c);
}
END_TEST

START_TEST(a_game_given_up_in_the_setup_shows_its_result)
{
    struct ctx c = harness_ctx();
    game_state *s = help_fresh(&c, NULL);
    ck_assert(help_event(&c, s, EVENT_RESIGN, NORTH, 0));
    const char *view = view_of(&c, s, SPECTATOR, (struct table){0});
    ck_assert_ptr_nonnull(strstr(view, "\"status\":\"over\""));
    ck_assert_ptr_nonnull(strstr(view, "\"result\":{\"result\":\"win\",\"winner\":0,\"reason\":\"resign\"}"));
    harness_end(&c);
}
END_TEST

/* ---- stored and logged (R15) ------------------------------------------------------------------------------------- */

START_TEST(r15_1_position_texts_are_sorted_on_output_and_free_on_input)
{
    struct ctx c = harness_ctx();
    struct position *p = position_read(&c, P "c@j10,A@c3,Fi@-a11,C@a1", (struct terms){law_find(NULL), 2, -1},
                                       0);
    ck_assert_ptr_nonnull(p);
    ck_assert_str_eq(position_text(&c, p), P "C@a1,A@c3,c@j10,Fi@-a11");
    p = position_read(&c, P "-", (struct terms){law_find(NULL), 2, -1}, 0);
    ck_assert_str_eq(position_text(&c, p), P "-");
    harness_end(&c);
}
END_TEST

START_TEST(r15_2_a_stored_game_grows_with_the_pieces_not_with_the_board)
{
    struct ctx c = harness_ctx();
    game_state *small = help_game(&c, "str1/2 e0 t2 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10", NULL);
    game_state *big = help_game(&c, "str1/2 e1000 t1003000 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10", NULL);
    size_t one = strlen(json_text(&c, GAME_stratic.save(&c, small))),
           other = strlen(json_text(&c, GAME_stratic.save(&c, big)));
    ck_assert_uint_le(other, one + 12);
    ck_assert_ptr_nonnull(GAME_stratic.legal(&c, help_know(&c, big, SOUTH), NULL));
    ck_assert_str_eq(help_turn(&c, big, "--"), ""); /* the guard: no ring more */
    ck_assert_int_eq(big->position->expansions, 1000);
    harness_end(&c);
}
END_TEST

START_TEST(r15_2_every_status_survives_storing)
{
    struct ctx c = harness_ctx();
    game_state *states[5] = {help_fresh(&c, "{\"turn_limit\":9}"), help_started(&c, NULL, NULL, NULL, NULL),
                             help_game(&c, P "C@a1,I@c3,c@c9", "{\"idle_limit\":3}"), help_fresh(&c, NULL),
                             NULL};
    ck_assert_str_eq(help_turn(&c, states[1], "Fe2>e4"), "");
    ck_assert_str_eq(help_turn(&c, states[2], "Ic3xc9"), "");
    ck_assert(help_event(&c, states[3], EVENT_RESIGN, SOUTH, 0));
    for (int i = 0; states[i]; i++) {
        const char *saved = json_text(&c, GAME_stratic.save(&c, states[i]));
        game_state *loaded = GAME_stratic.load(&c, json_own(&c, saved), 1);
        ck_assert_ptr_nonnull(loaded);
        ck_assert_str_eq(json_text(&c, GAME_stratic.save(&c, loaded)), saved);
        ck_assert_str_eq(json_text(&c, GAME_stratic.save(&c, GAME_stratic.copy(&c, loaded))), saved);
    }
    harness_end(&c);
}
END_TEST

START_TEST(r15_2_what_is_no_stored_game_is_refused)
{
#define OPTIONS                                                                                             \
    "\"options\":{\"dims\":2,\"max_expansions\":null,\"skip_reinforcement\":true,\"idle_limit\":10,\"turn_" \
    "limit\":0}"
    static const char *const BAD[] = {
        "{}",
        "{\"status\":\"play\",\"position\":null," OPTIONS ",\"idle\":[0,0],\"last\":null,\"result\":null}",
        "{\"status\":\"odd\",\"position\":null," OPTIONS ",\"idle\":[0,0],\"last\":null,\"result\":null}",
        "{\"status\":\"over\",\"position\":null," OPTIONS ",\"idle\":[0,0],\"last\":null,\"result\":null}",
        "{\"status\":\"play\",\"position\":\"" P "C@a1\"," OPTIONS
        ",\"idle\":[0,0],\"last\":null,\"result\":null}",
        "{\"status\":\"setup\",\"position\":\"" P "C@a1,c@b1\"," OPTIONS
        ",\"idle\":[0,0],\"last\":null,\"result\":null}",
        "{\"status\":\"setup\",\"position\":null,\"options\":{\"dims\":4},\"idle\":[0,0],\"last\":null,"
        "\"result\":null}",
        "{\"status\":\"setup\",\"position\":null," OPTIONS ",\"last\":null,\"result\":null}",
        "{\"status\":\"play\",\"position\":\"nonsense\"," OPTIONS
        ",\"idle\":[0,0],\"last\":null,\"result\":null}",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        ck_assert_msg(GAME_stratic.load(&c, json_own(&c, BAD[i]), 1) == NULL, "%s", BAD[i]);
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_POSITION);
        harness_end(&c);
    }
    struct ctx c = harness_ctx();
    ck_assert_ptr_null(GAME_stratic.load(&c, json_own(&c, "{}"), 2));
    harness_end(&c);
}
END_TEST

START_TEST(r15_5_log_lines_and_their_facts)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t3 N p0,0 r0,1 s0,0 C@a1,A@c3,F@d4,a@g7,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "+Fh5 Ag7>g6"), "");
    ck_assert_str_eq(help_told(0), "4 N +Fh5 Ag7>g6 @1 mid 2:2");
    ck_assert_str_eq(
        json_text(&c, help_told_facts(0)),
        "{\"turn_text\":\"+Fh5 Ag7>g6\",\"place\":[{\"kind\":\"F\",\"at\":[7,4]}],\"moves\":[{\"kind\":\"A\","
        "\"from\":[6,6],\"to\":[6,5],\"act\":\"move\"}],\"expansion\":1,\"midboard\":[2,2],\"check\":false}");
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_str_eq(help_told(0), "5 S --");
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_str_eq(help_told(0), "6 N skip");
    harness_end(&c);
}
END_TEST

/* ---- legal (R16) ------------------------------------------------------------------------------------------------- */

START_TEST(r16_in_the_setup_the_list_is_a_template)
{
    struct ctx c = harness_ctx();
    game_state *s = help_fresh(&c, NULL);
    const char *expected = "{\"stage\":\"setup\"," PRESETS_TEXT
                           ",\"counts\":{\"total\":19,\"C\":1,\"I\":1,\"F_min\":1,\"A_min\":1},"
                           "\"home\":[%s]}";
    for (int seat = 0; seat < 2; seat++)
        ck_assert_str_eq(json_text(&c, GAME_stratic.legal(&c, help_know(&c, s, seat), NULL)),
                         pool_print(c.pool, "%.*s%s]}", (int)(strlen(expected) - 4), expected,
                                    seat ? "0,8,9,9" : "0,0,9,1"));
    harness_end(&c);
}
END_TEST

START_TEST(r16_units_targets_chains_and_promotions_are_listed)
{
    struct ctx c = harness_ctx();
    json_object *legal = legal_of(&c, "str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,a@c5,i@e7,F@j8,c@k1", NULL);
    const char *text = json_text(&c, legal);
    ck_assert_ptr_nonnull(
        strstr(text, "{\"to_move\":0,\"turn\":7,\"check\":false,\"must_resolve_check\":false,\"reserve\":1,"
                     "\"hand\":\"\",\"place\":{\"kinds\":[\"A\",\"F\"],\"rect\":[-1,-1,10,7],\"extra\":[],"
                     "\"promote_in_extra\":true},\"movements_left\":1,\"operation\":false,\"may_pass\":true,"
                     "\"units\":[{\"kind\":\"A\",\"at\":[2,2],\"raised\":false,\"to\":["));
    ck_assert_ptr_nonnull(strstr(text, "{\"sq\":[2,4],\"act\":\"capture\",\"takes\":\"A\","
                                       "\"then\":[{\"sq\":[4,6],\"act\":\"capture\",\"takes\":\"I\"}]}"));
    ck_assert_ptr_nonnull(strstr(text, "{\"kind\":\"F\",\"at\":[9,7],\"loaded\":false,\"to\":["));
    ck_assert_ptr_nonnull(strstr(text, "{\"sq\":[9,8],\"act\":\"move\",\"promote\":[\"A\",\"I\"]}"));
    harness_end(&c);
}
END_TEST

START_TEST(r16_the_extra_squares_stand_beside_a_commander_past_the_line)
{
    struct ctx c = harness_ctx();
    json_object *legal = legal_of(&c, "str1/2 e1 t7 N p0,0 r0,2 s0,0 C@a1,F@e2,c@e1,f@d5", NULL);
    ck_assert_str_eq(help_json(&c, legal, "place"),
                     "{\"kinds\":[\"A\",\"F\"],\"rect\":[-1,2,10,10],\"extra\":[[3,-1],[4,-1],[5,-1],[3,0],["
                     "5,0],[3,1],[5,1]],"
                     "\"promote_in_extra\":true}");
    legal = legal_of(&c, P "C@a1,F@e2,c@e1,f@d5", NULL);
    ck_assert_str_eq(help_json(&c, legal, "place"),
                     "{\"kinds\":[],\"rect\":[-1,-1,10,7],\"extra\":[],\"promote_in_extra\":true}");
    harness_end(&c);
}
END_TEST

/* How many movements a legal object offers, by mark: all, risky ones. */
static int offered(json_object *legal, const char *mark)
{
    int n = 0;
    json_object *units = json_member(legal, "units");
    for (size_t i = 0; i < json_object_array_length(units); i++) {
        json_object *to = json_member(json_object_array_get_idx(units, i), "to");
        for (size_t k = 0; k < json_object_array_length(to); k++) {
            json_object *target = json_object_array_get_idx(to, k);
            json_object *then = json_member(target, "then"), *promote = json_member(target, "promote");
            if (mark) n += json_member(target, mark) != NULL;
            else
                n += !json_member(target, "incomplete") + (then ? (int)json_object_array_length(then) : 0) +
                     (promote ? (int)json_object_array_length(promote) : 0);
        }
    }
    return n;
}

#define CHECKED "F@d1,C@e1,A@c3,F@f3,FA@h4,a@c7,i@e8,f@e9,c@j10"

START_TEST(r16_movements_that_break_the_end_of_turn_rule_are_left_out_or_marked)
{
    struct ctx c = harness_ctx();
    json_object *legal = legal_of(&c, P CHECKED, NULL);
    ck_assert_str_eq(help_json(&c, legal, "must_resolve_check"), "true");
    ck_assert_str_eq(help_json(&c, legal, "may_pass"), "false");
    ck_assert_int_eq(offered(legal, NULL), 16);
    ck_assert_int_eq(offered(legal, "risky"), 0);
    legal = legal_of(&c, "str1/2 e1 t6 S p2,0 r0,0 s0,0 " CHECKED, NULL);
    ck_assert_str_eq(help_json(&c, legal, "movements_left"), "2");
    ck_assert_str_eq(help_json(&c, legal, "operation"), "true");
    ck_assert_int_eq(offered(legal, NULL), 82);
    ck_assert_int_ge(offered(legal, "risky"), 60);
    harness_end(&c);
}
END_TEST

START_TEST(r16_a_partial_turn_shows_what_may_follow)
{
    struct ctx c = harness_ctx();
    const char *position = "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,a@h5,c@j10";
    json_object *legal = legal_of(&c, position,
                                  "{\"type\":\"turn\",\"place\":[{\"kind\":\"F\",\"at\":[2,3]}]}");
    ck_assert_str_eq(help_json(&c, legal, "reserve"), "0");
    ck_assert_str_eq(help_json(&c, legal, "movements_left"), "2");
    ck_assert_ptr_nonnull(strstr(json_text(&c, legal), "{\"sq\":[2,3],\"act\":\"occupy\"}"));
    ck_assert_ptr_null(strstr(json_text(&c, legal), "\"kind\":\"F\",\"at\""));
    legal = legal_of(&c, position, "{\"type\":\"turn\",\"text\":\"+Fc5 Ac3^c5\"}");
    ck_assert_str_eq(help_json(&c, legal, "movements_left"), "1");
    ck_assert_ptr_nonnull(strstr(json_text(&c, legal), "{\"sq\":[7,4],\"act\":\"capture\",\"takes\":\"A\"}"));
    ck_assert_ptr_nonnull(strstr(json_text(&c, legal), "\"raised\":true"));
    legal = legal_of(&c, position, "{\"type\":\"turn\",\"text\":\"+Fc5 Ac3>c4 Ac4^c5\"}");
    ck_assert_str_eq(help_json(&c, legal, "units"), "[]");
    harness_end(&c);
}
END_TEST

START_TEST(r16_a_partial_turn_that_is_wrong_is_refused)
{
    struct ctx c = harness_ctx();
    struct verdicts v = {0};
    game_state *s = help_game(&c, "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,a@h5,c@j10", NULL);
    static const char *const BAD[][2] = {
        {"Ac3>c4", "reinforcements_pending"}, {"+Fc5 Ac3>c9", "out_of_range"}, {"+Ic5", "illegal_placement"}};
    for (size_t i = 0; i < 3; i++) {
        game_order *order = GAME_stratic.parse(
            &c, json_own(&c, pool_print(c.pool, "{\"type\":\"turn\",\"text\":\"%s\"}", BAD[i][0])), &v);
        ck_assert_ptr_null(GAME_stratic.legal(&c, help_know(&c, s, SOUTH), order));
        ck_assert_str_eq(fault_fact(c.failure.fault)->code, BAD[i][1]);
        forgive(&c);
    }
    harness_end(&c);
}
END_TEST

START_TEST(r16_every_listed_movement_is_accepted_and_the_list_is_complete)
{
    struct rng rng = rng_seeded(16);
    struct ctx c = harness_ctx();
    game_state *s = help_started(&c, NULL, NULL, NULL, NULL);
    for (int turn = 0; turn < 60 && s->status == IN_PLAY; turn++) {
        struct ctx t = harness_ctx();
        game_known *known = help_know(&t, s, s->position->side);
        if (s->position->reserve[s->position->side] == 0) {
            json_object *legal = GAME_stratic.legal(&t, known, NULL);
            struct movements scratch = movements_new(t.pool, 64);
            struct position *p = position_copy(t.pool, s->position, 0);
            bool operation = p->passes[p->side] >= 2, need = must_end_safe(p, &scratch);
            ck_assert_int_eq(offered(legal, NULL), (int)count_movements(p, need && !operation, &scratch));
        }
        struct event e = {.kind = EVENT_TURN, .seat = -1};
        struct outcome outcome;
        e.orders[s->position->side] = GAME_stratic.choose(&t, known, 1, &rng, NULL);
        ck_assert(GAME_stratic.apply(&c, s, &e, NULL, &outcome));
        harness_end(&t);
    }
    harness_end(&c);
}
END_TEST

/* ---- options (R3) ------------------------------------------------------------------------------------------------ */

static const char *options_of(struct ctx *c, const char *sent, const struct seat_fact *seats)
{
    json_object *full = GAME_stratic.options(c, GAME_stratic.variants, sent ? json_own(c, sent) : NULL, 2,
                                             seats);
    const char *text = full ? json_text(c, full) : fault_fact(c->failure.fault)->code;
    forgive(c);
    return text;
}

START_TEST(r3_options_have_defaults_and_bounds)
{
    struct ctx c = harness_ctx();
    struct seat_fact bot[2] = {{false, NULL}, {true, NULL}};
    const char *usual =
        "{\"dims\":2,\"max_expansions\":null,\"skip_reinforcement\":true,\"idle_limit\":10,\"turn_limit\":0}";
    ck_assert_str_eq(options_of(&c, NULL, NULL), usual);
    ck_assert_str_eq(options_of(&c, "{\"max_expansions\":null,\"dims\":2}", NULL), usual);
    ck_assert_ptr_nonnull(strstr(options_of(&c, "{}", bot), "\"skip_reinforcement\":false"));
    ck_assert_ptr_nonnull(
        strstr(options_of(&c, "{\"skip_reinforcement\":true}", bot), "\"skip_reinforcement\":true"));
    ck_assert_ptr_nonnull(strstr(options_of(&c, "{\"max_expansions\":8}", NULL), "\"max_expansions\":8"));
    static const char *const BAD[] = {"{\"dims\":4}",
                                      "{\"dims\":1}",
                                      "{\"dims\":3,\"max_expansions\":121}",
                                      "{\"dims\":\"2\"}",
                                      "{\"max_expansions\":1001}",
                                      "{\"max_expansions\":-1}",
                                      "{\"idle_limit\":2}",
                                      "{\"idle_limit\":101}",
                                      "{\"turn_limit\":100001}",
                                      "{\"clock\":1}",
                                      "{\"skip_reinforcement\":1}",
                                      "[]"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_str_eq(options_of(&c, BAD[i], NULL), "bad_options");
    ck_assert_str_eq(help_text(json_own(&c, GAME_stratic.variants->options_schema), "type"), "object");
    ck_assert_ptr_nonnull(json_member(json_own(&c, GAME_stratic.variants->clock), "modes"));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: views");
    HARNESS_ADD(s, r14_1_before_the_reveal_a_seat_sees_its_own_setup_and_strangers_none);
    HARNESS_ADD(s, r14_1_replacing_a_setup_changes_nothing_others_see);
    HARNESS_ADD(s, r14_2_after_the_reveal_all_viewers_see_the_same);
    HARNESS_ADD(s, r15_6_the_view_has_its_members_in_order);
    HARNESS_ADD(s, r15_6_limits_results_and_operations_show);
    HARNESS_ADD(s, a_game_given_up_in_the_setup_shows_its_result);
    HARNESS_ADD(s, r15_1_position_texts_are_sorted_on_output_and_free_on_input);
    HARNESS_ADD(s, r15_2_a_stored_game_grows_with_the_pieces_not_with_the_board);
    HARNESS_ADD(s, r15_2_every_status_survives_storing);
    HARNESS_ADD(s, r15_2_what_is_no_stored_game_is_refused);
    HARNESS_ADD(s, r15_5_log_lines_and_their_facts);
    HARNESS_ADD(s, r16_in_the_setup_the_list_is_a_template);
    HARNESS_ADD(s, r16_units_targets_chains_and_promotions_are_listed);
    HARNESS_ADD(s, r16_the_extra_squares_stand_beside_a_commander_past_the_line);
    HARNESS_ADD(s, r16_movements_that_break_the_end_of_turn_rule_are_left_out_or_marked);
    HARNESS_ADD(s, r16_a_partial_turn_shows_what_may_follow);
    HARNESS_ADD(s, r16_a_partial_turn_that_is_wrong_is_refused);
    HARNESS_ADD(s, r16_every_listed_movement_is_accepted_and_the_list_is_complete);
    HARNESS_ADD(s, r3_options_have_defaults_and_bounds);
    return s;
}

TEST_MAIN(suite)
