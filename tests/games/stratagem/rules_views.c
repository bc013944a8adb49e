/* rules_views.c - what viewers are shown (R9): the compact view to the letter, the public part, talk, the picture, prices. */
#include "games/stratagem/state.h"
#include "harness.h"
#include <string.h>

static game_state *fresh(struct ctx *c)
{
    struct setting setting = {.variant = variant_find(&GAME_stratagem, NULL), .seats = REALMS, .seed = 5};
    json_object *sent = json_own(c, "{\"civs\":[\"ironborn\",\"verdanti\",\"tidecallers\",\"ashwalkers\"]}");
    setting.options = GAME_stratagem.options(c, setting.variant, sent, REALMS, setting.seat);
    ck_assert_msg(setting.options != NULL, "%s", c->failure.detail);
    return GAME_stratagem.setup(c, &setting);
}

static game_known *known_by(struct ctx *c, const game_state *state, int viewer)
{
    return GAME_stratagem.know(c, state, viewer, (struct table){0});
}

static json_object *seen_by(struct ctx *c, const game_state *state, int viewer, bool compact,
                            const char *window)
{
    json_object *part = window ? json_own(c, window) : NULL;
    return GAME_stratagem.view(c, known_by(c, state, viewer), compact, part);
}

static const char *text_of(struct ctx *c, json_object *o, const char *key)
{
    return json_text(c, json_member(o, key));
}

START_TEST(r9_4_the_compact_view_has_its_keys_in_order)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    int *stock = s->world.realm[0].stock;
    memcpy(stock, (int[]){9, 4, 5}, 3 * sizeof *stock);
    const char *text = json_text(&c, seen_by(&c, s, 0, true, "{\"ext\":0}"));
    ck_assert_str_eq(text,
                     "{\"t\":1,\"p\":\"player_0\",\"c\":\"ironborn\",\"a\":1,\"r\":[9,4,5],\"tc\":[],\"pv\":{"
                     "\"frostgate\":{\"tr\":\"M\",\"o\":\"p0\",\"u\":[1,1,0,0,0,0,1],\"b\":[],\"adj\":["
                     "\"cp\",\"sh\",\"th\"]},"
                     "\"crystalpeak\":{\"tr\":\"C\",\"o\":\"-\",\"u\":[0,0,0,0,0,0,0],\"b\":[],\"adj\":["
                     "\"fg\",\"sw\",\"th\",\"ir\"]},"
                     "\"stormwatch\":{\"tr\":\"M\",\"o\":\"p1\",\"u\":[1,1,0,0,0,0,1],\"b\":[],\"adj\":["
                     "\"cp\",\"ir\",\"wc\"]},"
                     "\"snowhaven\":{\"tr\":\"P\",\"o\":\"p0\",\"u\":[1,0,0,0,0,0,0],\"b\":[],\"adj\":["
                     "\"fg\",\"mw\",\"dw\"]},"
                     "\"thornfield\":{\"tr\":\"F\",\"o\":\"-\",\"u\":[0,0,0,0,0,0,0],\"b\":[],\"adj\":["
                     "\"fg\",\"cp\",\"dw\",\"kc\"]},"
                     "\"ironridge\":{\"tr\":\"F\",\"o\":\"-\",\"u\":[0,0,0,0,0,0,0],\"b\":[],\"adj\":[\"cp\","
                     "\"sw\",\"gr\",\"kc\"]},"
                     "\"mistwood\":{\"tr\":\"C\",\"o\":\"-\",\"u\":[0,0,0,0,0,0,0],\"b\":[],\"adj\":[\"sh\","
                     "\"dw\",\"om\",\"sl\"]},"
                     "\"deepwood\":{\"tr\":\"R\",\"o\":\"-\",\"u\":[0,0,0,0,0,0,0],\"b\":[],\"adj\":[\"sh\","
                     "\"th\",\"mw\",\"tw\"]},"
                     "\"kingscross\":{\"tr\":\"M\",\"o\":\"-\",\"u\":[0,0,0,0,0,0,0],\"b\":[],\"adj\":["
                     "\"th\",\"ir\",\"tw\",\"hm\"]}},"
                     "\"fog\":[\"wc\",\"gr\",\"su\",\"tw\",\"hm\",\"ds\",\"om\",\"cc\",\"sl\",\"as\",\"sk\","
                     "\"ev\",\"mh\",\"dh\","
                     "\"fr\"],\"tr\":[],\"dip\":[]}");
    harness_end(&c);
}
END_TEST

START_TEST(r9_4_what_the_short_keys_cannot_hold_is_added_only_where_it_is_needed)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    struct world *w = &s->world;
    w->realm[1].stock[GOLD] = 7;
    w->units[0][0][UNIQUE][1] = 2;
    w->units[0][1][SCOUT][0] = 1;
    units_changed(w, 0);
    w->buildings[2] = 1u << TRADE_POST;
    set_relation(w, 0, 1, TRADE);
    json_object *view = seen_by(&c, s, 0, true, NULL),
                *frostgate = json_member(json_member(view, "pv"), "frostgate");
    ck_assert_str_eq(text_of(&c, frostgate, "q"), "2");
    ck_assert_str_eq(text_of(&c, frostgate, "g"), "{\"p1\":[0,0,0,0,0,0,1,0]}");
    json_object *x = json_member(view, "x"), *row = json_member(json_member(x, "pl"), "p1");
    ck_assert_str_eq(json_text(&c, row), "[\"v\",1,2,7]");
    ck_assert_str_eq(text_of(&c, x, "rel"), "{\"p1\":\"trade\"}");
    ck_assert_int_eq(json_object_get_int(json_member(x, "vault")), 2 * EDITION[EDITIONS - 1].vault);
    ck_assert_str_eq(text_of(&c, x, "posts"), "{\"p1\":[\"sw\"]}");
    harness_end(&c);
}
END_TEST

/* The letter's text is 400 Greek letters: 160 are shown, and eight letters at most. */
START_TEST(r9_4_talk_is_cut_and_open_proposals_stay)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    char text[801] = {0};
    for (int i = 0; i < 400; i++) memcpy(text + 2 * i, "\xce\xb1", 2);
    for (int i = 0; i < 12; i++) state_letter(&c, s, 1, NOBODY, i == 11 ? text : "hear, hear");
    state_letter(&c, s, 1, 2, "not for p0");
    s->proposal[3][0] = (struct proposal){1, NON_AGGRESSION};
    json_object *dip = json_member(seen_by(&c, s, 0, true, NULL), "dip");
    ck_assert_uint_eq(json_object_array_length(dip), 8);
    json_object *last = json_object_array_get_idx(dip, 7), *cut = json_object_array_get_idx(dip, 6);
    ck_assert_str_eq(json_text(&c, last),
                     "{\"f\":\"p3\",\"m\":\"proposes nap\",\"to\":\"p0\",\"k\":\"nap\"}");
    ck_assert_uint_eq(strlen(json_object_get_string(json_member(cut, "m"))), 320);
    ck_assert_ptr_null(strstr(json_text(&c, dip), "not for p0"));
    ck_assert_ptr_nonnull(strstr(json_text(&c, seen_by(&c, s, 2, true, NULL)), "not for p0"));
    harness_end(&c);
}
END_TEST

/* Strangers see the public part; who watches all sees every province, but no private talk before the end. */
START_TEST(r9_6_who_watches_hears_no_private_word_before_the_end)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    state_letter(&c, s, 1, 2, "between us");
    s->proposal[1][2] = (struct proposal){1, ALLIANCE};
    const char *stranger = json_text(&c, seen_by(&c, s, SPECTATOR, false, NULL));
    const char *arbiter = json_text(&c, seen_by(&c, s, ARBITER, false, NULL));
    ck_assert_ptr_null(strstr(stranger, "\"visible\":true"));
    ck_assert_ptr_null(strstr(stranger, "\"stock\""));
    ck_assert_ptr_null(strstr(arbiter, "\"visible\":false"));
    ck_assert_ptr_null(strstr(arbiter, "between us"));
    ck_assert_ptr_nonnull(strstr(arbiter, "\"proposals\":[]"));
    s->stage = STAGE_OVER;
    s->world.reason = REASON_AGREEMENT;
    ck_assert_ptr_nonnull(strstr(json_text(&c, seen_by(&c, s, 0, false, NULL)), "between us"));
    harness_end(&c);
}
END_TEST

/* The forecast is the resolution itself: what it says is what comes when nobody orders anything. */
START_TEST(r9_5_the_forecast_comes_true)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    json_object *you = json_member(seen_by(&c, s, 2, false, NULL), "you");
    const char *said = text_of(&c, json_member(you, "forecast"), "stock");
    const game_order *nothing[REALMS] = {NULL};
    world_resolve(&s->world, nothing, NULL);
    const int *stock = s->world.realm[2].stock;
    ck_assert_str_eq(said, pool_print(c.pool, "[%d,%d,%d]", stock[0], stock[1], stock[2]));
    harness_end(&c);
}
END_TEST

/* What the table offers stands, its number too; one more would not (R4.3). */
START_TEST(r9_5_what_is_offered_stands)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    game_known *k = known_by(&c, s, 0);
    json_object *rows = json_member(GAME_stratagem.legal(&c, k, NULL), "recruit");
    json_object *what = json_member(json_object_array_get_idx(rows, 0), "what");
    for (size_t i = 0; i < json_object_array_length(what); i++) {
        json_object *choice = json_object_array_get_idx(what, i);
        int max = json_object_get_int(json_member(choice, "max"));
        for (int more = 0; more < 2; more++) {
            struct verdicts v = {0};
            const char *unit = json_object_get_string(json_member(choice, "unit"));
            json_object *sent = json_own(
                &c, pool_print(c.pool, "{\"recruit\":[{\"at\":\"fg\",\"unit\":\"%s\",\"count\":%d}]}", unit,
                               max + more));
            game_order *order = GAME_stratagem.parse(&c, sent, &v);
            bool stands = order && GAME_stratagem.judge(&c, k, order, true, &v);
            ck_assert_msg(stands == (max > 0 && !more), "%s: %d offered, %d %s", unit, max, max + more,
                          stands ? "stand" : "do not stand");
            forgive(&c);
        }
    }
    harness_end(&c);
}
END_TEST

START_TEST(the_picture_names_every_province_and_hides_what_is_out_of_sight)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c);
    const char *own = GAME_stratagem.picture->draw(&c, known_by(&c, s, 0));
    const char *all = GAME_stratagem.picture->draw(&c, known_by(&c, s, ARBITER));
    for (int v = 0; v < PROVINCES; v++) ck_assert_ptr_nonnull(strstr(own, MAP[v].name));
    ck_assert_ptr_null(strstr(own, "href"));
    ck_assert_uint_lt(strlen(all), 120000);
    ck_assert_ptr_nonnull(strstr(own, "fill-opacity=\"0.78\""));
    ck_assert_ptr_null(strstr(all, "fill-opacity=\"0.78\""));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem views");
    HARNESS_ADD(s, r9_4_the_compact_view_has_its_keys_in_order);
    HARNESS_ADD(s, r9_4_what_the_short_keys_cannot_hold_is_added_only_where_it_is_needed);
    HARNESS_ADD(s, r9_4_talk_is_cut_and_open_proposals_stay);
    HARNESS_ADD(s, r9_6_who_watches_hears_no_private_word_before_the_end);
    HARNESS_ADD(s, r9_5_the_forecast_comes_true);
    HARNESS_ADD(s, r9_5_what_is_offered_stands);
    HARNESS_ADD(s, the_picture_names_every_province_and_hides_what_is_out_of_sight);
    return s;
}

TEST_MAIN(suite)
