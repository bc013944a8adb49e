/* rules_orders.c - orders and acts through the door: verdicts, talk, absence, leaving and options, by rule number. */
#include "stratagem_help.h"
#include "games/tale.h"
#include "platform/model/fold.h"
#include <string.h>

static game_state *fresh(struct ctx *c, int seats, const char *options, struct seat_fact *facts)
{
    static struct seat_fact nobody[SEATS_MAX];
    const struct variant *v = GAME_stratagem.variants;
    json_object *sent = options ? json_own(c, options) : NULL;
    struct setting setting = {.variant = v, .seats = seats, .seed = 5};
    setting.options = strat_options(c, v, sent, seats, facts ? facts : nobody);
    ck_assert_msg(setting.options != NULL, "%s", c->failure.detail);
    if (facts) memcpy(setting.seat, facts, (size_t)seats * sizeof *facts);
    game_state *s = strat_setup(c, &setting);
    ck_assert_ptr_nonnull(s);
    return s;
}

/* The verdicts as "path code" or "path ok" lines; "" before them when nothing stands. */
static const char *verdicts_of(struct ctx *c, const game_state *s, int seat, const char *json, bool strict,
                               game_order **ret_order)
{
    struct verdicts v = {0};
    const char *text = "";
    game_order *order = strat_parse(c, json_own(c, json), &v);
    if (order) {
        v.n = 0;
        order = strat_judge(c, strat_know(c, s, seat, (struct table){0}), order, strict, &v);
    }
    for (int i = 0; i < v.n; i++)
        if (v.v[i].code) {
            text = pool_print(c->pool, "%s%s%s %s", text, *text ? "; " : "", v.v[i].path, v.v[i].code);
            ck_assert_msg(v.v[i].hint && *v.v[i].hint, "%s has no hint", v.v[i].code);
        }
    forgive(c);
    if (ret_order) *ret_order = order;
    return order ? text : pool_print(c->pool, "refused: %s", text);
}

static bool act(struct ctx *c, game_state *s, int seat, const char *json)
{
    game_order *order;
    struct outcome outcome;
    verdicts_of(c, s, seat, json, true, &order);
    if (!order) return false;
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    event.orders[seat] = order;
    ck_assert(strat_is_act(order));
    ck_assert(strat_apply(c, s, &event, NULL, &outcome));
    return true;
}

static void end_turn(struct ctx *c, game_state *s, uint32_t late)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1, .late = late};
    struct outcome outcome;
    for (int seat = 0; seat < s->world.seats; seat++)
        if (realm_active(&s->world, seat) && !(late >> seat & 1))
            event.orders[seat] = vector_order(c, json_own(c, "{}"));
    ck_assert_msg(strat_apply(c, s, &event, NULL, &outcome), "%s", c->failure.detail);
}

static void event_of(struct ctx *c, game_state *s, enum event_kind kind, int seat)
{
    struct event event = {.kind = kind, .seat = seat};
    struct outcome outcome;
    ck_assert(strat_apply(c, s, &event, NULL, &outcome));
}

/* ---- R4 ------------------------------------------------------------------------------------------------------- */

START_TEST(r4_2_lenient_keeps_what_stands_and_strict_refuses_all)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, "{\"civs\":[\"ironborn\",\"verdanti\",\"tidecallers\",\"ashwalkers\"]}",
                          NULL);
    const char *json = "{\"build\":[{\"at\":\"fg\",\"what\":\"Farm\"},{\"at\":\"sw\",\"what\":\"F\"}],"
                       "\"moves\":[{\"from\":\"fg\",\"path\":[\"kc\"],\"units\":{\"inf\":1}},"
                       "{\"from\":\"FG\",\"path\":[\"Crystalpeak\"],\"units\":{\"MILITIA\":1}}]}";
    game_order *order;
    ck_assert_str_eq(verdicts_of(&c, s, 0, json, false, &order),
                     "/build/1 not_your_province; /moves/0 not_adjacent");
    ck_assert_int_eq(order->builds, 1);
    ck_assert_int_eq(order->marches, 1);
    ck_assert_str_eq(verdicts_of(&c, s, 0, json, true, NULL),
                     "refused: /build/1 not_your_province; /moves/0 not_adjacent");
    ck_assert_str_eq(verdicts_of(&c, s, 0, "{\"strict\":true,\"research\":\"bli\"}", false, NULL),
                     "refused: /research age_too_low");
    harness_end(&c);
}
END_TEST

START_TEST(r4_2_wrong_types_and_unknown_members_refuse_the_whole)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    static const char *const CASES[][2] = {
        {"{\"fly\":1}", "refused: /fly unknown_key"},
        {"{\"build\":[{\"at\":\"fg\",\"waht\":\"farm\"}]}", "refused: /build/0/waht unknown_key"},
        {"{\"moves\":{}}", "refused: /moves bad_type"},
        {"{\"moves\":[{\"from\":\"fg\",\"path\":\"th\",\"units\":{}}]}", "refused: /moves/0/path bad_type"},
        {"{\"recruit\":[{\"at\":\"fg\",\"unit\":\"mil\",\"count\":\"2\"}]}",
         "refused: /recruit/0/count bad_type"},
        {"[]", "refused:  bad_type"},
        {"{\"turn\":7}", "refused: /turn wrong_turn"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        ck_assert_str_eq(verdicts_of(&c, s, 0, CASES[i][0], false, NULL), CASES[i][1]);
    harness_end(&c);
}
END_TEST

START_TEST(r4_3_the_first_reason_that_holds_is_the_answer)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, "{\"civs\":[\"ironborn\",\"verdanti\",\"tidecallers\",\"ashwalkers\"]}",
                          NULL);
    static const char *const CASES[][2] = {
        {"{\"build\":[{\"at\":\"xx\",\"what\":\"castle\"}]}", "/build/0 bad_province"},
        {"{\"build\":[{\"at\":\"fg\",\"what\":\"castle\"}]}", "/build/0 bad_building"},
        {"{\"build\":[{\"at\":\"sw\",\"what\":\"tower\"}]}", "/build/0 bad_building"},
        {"{\"build\":[{\"at\":\"fg\",\"what\":\"X\"}]}", "/build/0 age_too_low"},
        {"{\"build\":[{\"at\":\"fg\",\"what\":\"F\"},{\"at\":\"fg\",\"what\":\"M\"}]}",
         "/build/1 one_building_per_turn"},
        {"{\"research\":\"fire\"}", "/research unknown_tech"},
        {"{\"research\":\"age\"}", "/research cannot_afford"},
        {"{\"break\":[\"p9\",\"p0\",\"p1\"]}", "/break/0 bad_player; /break/1 no_treaty; /break/2 no_treaty"},
        {"{\"recruit\":[{\"at\":\"fg\",\"unit\":\"corsair\"}]}", "/recruit/0 bad_unit"},
        {"{\"recruit\":[{\"at\":\"fg\",\"unit\":\"huscarl\"}]}", "/recruit/0 age_too_low"},
        {"{\"recruit\":[{\"at\":\"fg\",\"unit\":\"mil\",\"count\":0}]}", "/recruit/0 bad_count"},
        {"{\"recruit\":[{\"at\":\"fg\",\"unit\":\"mil\",\"count\":60},{\"at\":\"fg\",\"unit\":\"mil\","
         "\"count\":60}]}",
         "/recruit/0 cannot_afford; /recruit/1 cannot_afford"},
        {"{\"moves\":[{\"from\":\"fg\",\"path\":[],\"units\":{\"mil\":1}}]}", "/moves/0 empty_path"},
        {"{\"moves\":[{\"from\":\"fg\",\"path\":[\"th\"],\"units\":{}}]}", "/moves/0 bad_count"},
        {"{\"moves\":[{\"from\":\"fg\",\"path\":[\"th\"],\"units\":{\"mil\":2}}]}",
         "/moves/0 not_enough_units"},
        {"{\"moves\":[{\"from\":\"fg\",\"path\":[\"th\",\"kc\"],\"units\":{\"mil\":1}}]}",
         "/moves/0 too_far"},
        {"{\"moves\":[{\"from\":\"fg\",\"path\":[\"th\"],\"units\":{\"dragon\":1}}]}", "/moves/0 bad_unit"},
        {"{\"drop\":[{\"from\":\"fg\",\"to\":\"cp\"}]}", "/drop/0 no_such_route"},
        {"{\"routes\":[{\"from\":\"fg\",\"to\":\"fg\"}]}", "/routes/0 same_province"},
        {"{\"routes\":[{\"from\":\"fg\",\"to\":\"sw\"}]}", "/routes/0 no_trade_partner"},
        {"{\"routes\":[{\"from\":\"fg\",\"to\":\"sh\"}]}", "/routes/0 no_trade_post"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        ck_assert_str_eq(verdicts_of(&c, s, 0, CASES[i][0], false, NULL), CASES[i][1]);
    harness_end(&c);
}
END_TEST

/* R4.4: a treaty is asked after where the player can see whose the province is. */
START_TEST(r4_4_a_treaty_in_the_fog_is_found_at_the_resolution)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    int mw = province_by_name("mw"), om = province_by_name("om");
    set_relation(&s->world, 0, 2, NON_AGGRESSION);
    s->world.owner[mw] = s->world.owner[om] = 2;
    s->world.realm[0].knows |= 1u << BLITZ;
    const char *near = "{\"moves\":[{\"from\":\"sh\",\"path\":[\"mw\"],\"units\":{\"mil\":1}}]}";
    const char *far = "{\"moves\":[{\"from\":\"sh\",\"path\":[\"dw\",\"tw\"],\"units\":{\"mil\":1}}]}";
    ck_assert_str_eq(verdicts_of(&c, s, 0, near, false, NULL), "/moves/0 treaty_forbids_entry");
    s->world.owner[province_by_name("tw")] = 2;
    game_order *order;
    ck_assert_str_eq(verdicts_of(&c, s, 0, far, false, &order), "");
    const game_order *orders[REALMS] = {order};
    struct chronicle *chronicle = vector_chronicle(&c);
    world_resolve(&s->world, orders, chronicle);
    vector_same(&c, vector_errors(&c, chronicle),
                json_own(&c, "{\"p0\":[[\"moves\",0,\"treaty_forbids_entry\"]]}"), "a treaty in the fog");
    harness_end(&c);
}
END_TEST

/* ---- R3 ------------------------------------------------------------------------------------------------------- */

START_TEST(r3_1_messages_have_their_limits)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    const char *hello =
        "{\"type\":\"diplomacy\",\"messages\":[{\"to\":\"all\",\"text\":\" Hello\\nthere \"}]}";
    for (int i = 0; i < MESSAGES_MAX; i++) ck_assert(act(&c, s, 0, hello));
    ck_assert_str_eq(s->last_letter->text, "Hello\nthere");
    ck_assert_str_eq(verdicts_of(&c, s, 0, hello, true, NULL), "refused: /messages/0 too_many_messages");
    ck_assert_str_eq(verdicts_of(&c, s, 1,
                                 "{\"type\":\"diplomacy\",\"messages\":[{\"to\":\"all\",\"text\":\" \"},"
                                 "{\"to\":\"p1\",\"text\":\"me\"},{\"to\":\"p7\",\"text\":\"x\"},"
                                 "{\"to\":\"p2\",\"text\":\"a\\tb\"}]}",
                                 true, NULL),
                     "refused: /messages/0 bad_text; /messages/1 bad_player; /messages/2 bad_player; "
                     "/messages/3 bad_text");
    char *much = pool_take(c.pool, 2 * MESSAGE_POINTS + 1);
    for (int i = 0; i < MESSAGE_POINTS; i++) memcpy(much + 2 * i, "\xc3\xa9", 2);
    const char *form = "{\"type\":\"diplomacy\",\"messages\":[{\"to\":\"p2\",\"text\":\"%s%s\"}]}";
    ck_assert_str_eq(verdicts_of(&c, s, 1, pool_print(c.pool, form, much, ""), true, NULL), "");
    ck_assert_str_eq(verdicts_of(&c, s, 1, pool_print(c.pool, form, much, "x"), true, NULL),
                     "refused: /messages/0 bad_text");
    harness_end(&c);
}
END_TEST

START_TEST(r3_3_one_ally_at_a_time)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    const char *to_p1 = "{\"type\":\"diplomacy\",\"propose\":[{\"to\":\"p1\",\"kind\":\"alliance\"}]}";
    ck_assert(act(&c, s, 0, to_p1));
    ck_assert(act(&c, s, 2, to_p1));
    ck_assert(act(&c, s, 1, "{\"type\":\"diplomacy\",\"accept\":[\"p0\"]}"));
    ck_assert_int_eq(s->world.relation[0][1], ALLIANCE);
    ck_assert_str_eq(
        verdicts_of(&c, s, 1, "{\"type\":\"diplomacy\",\"accept\":[{\"from\":\"p2\"}]}", true, NULL),
        "refused: /accept/0 ally_limit");
    ck_assert_str_eq(verdicts_of(&c, s, 3, to_p1, true, NULL), "refused: /propose/0 ally_limit");
    ck_assert_str_eq(verdicts_of(&c, s, 0, to_p1, true, NULL), "refused: /propose/0 already_in_force");
    harness_end(&c);
}
END_TEST

START_TEST(r3_4_proposals_lapse_after_the_talk_of_the_next_turn)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    ck_assert(act(&c, s, 0, "{\"type\":\"diplomacy\",\"propose\":[{\"to\":\"p1\",\"kind\":\"nap\"}]}"));
    end_turn(&c, s, 0);
    ck_assert_int_eq(s->proposal[0][1].turn, 1);
    event_of(&c, s, EVENT_STAGE_END, -1);
    ck_assert_int_eq(s->proposal[0][1].turn, 0);
    ck_assert_str_eq(
        verdicts_of(&c, s, 1, "{\"diplomacy\":{\"accept\":[\"p0\"]},\"research\":\"agr\"}", false, NULL),
        "/diplomacy/accept/0 diplomacy_closed");
    end_turn(&c, s, 0);
    ck_assert(act(&c, s, 0, "{\"type\":\"diplomacy\",\"propose\":[{\"to\":\"p1\",\"kind\":\"trade\"}]}"));
    ck_assert(act(&c, s, 0, "{\"type\":\"diplomacy\",\"withdraw\":[\"p1\"]}"));
    ck_assert(!act(&c, s, 1, "{\"type\":\"diplomacy\",\"reject\":[\"p0\"]}"));
    harness_end(&c);
}
END_TEST

/* Each signing is a notice of its own, and the state keeps those of two turns. */
START_TEST(r3_4_a_turn_of_a_thousand_treaties_can_be_saved)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 2, NULL, NULL);
    for (int i = 0; i < 1100; i++) {
        const char *kind = i % 2 ? "trade" : "nap";
        ck_assert(
            act(&c, s, 0,
                pool_print(c.pool, "{\"type\":\"diplomacy\",\"propose\":[{\"to\":\"p1\",\"kind\":\"%s\"}]}",
                           kind)));
        ck_assert(act(&c, s, 1, "{\"type\":\"diplomacy\",\"accept\":[\"p0\"]}"));
    }
    const char *saved = json_text(&c, strat_save(&c, s));
    game_state *again = strat_load(&c, json_own(&c, saved), GAME_stratagem.save_version);
    ck_assert_msg(again != NULL, "%s", c.failure.detail);
    ck_assert_str_eq(json_text(&c, strat_save(&c, again)), saved);
    harness_end(&c);
}
END_TEST

/* R4.1: the rider is an act, the rest is what is sealed. */
START_TEST(r4_1_diplomacy_rides_in_the_orders)
{
    struct ctx c = harness_ctx();
    game_order *order = vector_order(&c,
                                     json_own(&c, "{\"research\":\"agr\",\"diplomacy\":{\"ready\":true}}"));
    const game_order *rest, *rider = strat_rider(&c, order, &rest);
    ck_assert(rider && strat_is_act(rider) && rider->diplomacy->ready);
    ck_assert(!rest->diplomacy && rest->research == AGRICULTURE && !strat_is_act(rest));
    ck_assert_ptr_null(strat_rider(&c, rest, &rest));
    json_object *said = strat_talk(&c, json_own(&c, "[1,2]"), "Hm");
    ck_assert_int_eq(vector_order(&c, said)->diplomacy->messages, 2);
    harness_end(&c);
}
END_TEST

/* ---- R2, R8 --------------------------------------------------------------------------------------------------- */

START_TEST(r2_1_the_talk_ends_when_time_is_up_and_all_may_be_ready)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    struct standing now = strat_standing(s);
    ck_assert(now.acts_open && now.stage_ends && now.owes == 15 && strcmp(now.stage, "diplomacy") == 0);
    for (int seat = 0; seat < 3; seat++)
        ck_assert(act(&c, s, seat, "{\"type\":\"diplomacy\",\"ready\":true}"));
    now = strat_standing(s);
    ck_assert_uint_eq(now.ready, 7);
    ck_assert(!standing_all_ready(&now, 0) && standing_all_ready(&now, 8));
    event_of(&c, s, EVENT_STAGE_END, -1);
    now = strat_standing(s);
    ck_assert(!now.acts_open && !now.stage_ends && now.owes == 15 && strcmp(now.stage, "orders") == 0);
    end_turn(&c, s, 0);
    ck_assert_int_eq(strat_standing(s).turn[0], 2);
    ck_assert(strat_standing(s).acts_open);
    harness_end(&c);
}
END_TEST

START_TEST(r8_3_five_absences_in_a_row_are_a_resignation)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    for (int t = 0; t < 4; t++) end_turn(&c, s, 2);
    end_turn(&c, s, 0);
    ck_assert_int_eq(s->world.realm[1].timeouts, 0);
    for (int t = 0; t < 5; t++) end_turn(&c, s, 2);
    ck_assert(s->world.realm[1].resigned && s->world.realm[1].alive);
    ck_assert_uint_eq(strat_standing(s).owes, 13);
    ck_assert_str_eq(verdicts_of(&c, s, 1, "{}", false, NULL), "refused:  not_active");
    harness_end(&c);
}
END_TEST

START_TEST(r8_2_places_are_winners_then_those_in_then_those_who_left)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    event_of(&c, s, EVENT_RESIGN, 3);
    end_turn(&c, s, 0);
    event_of(&c, s, EVENT_RESIGN, 1);
    ck_assert(!strat_standing(s).over);
    event_of(&c, s, EVENT_FLAG, 0);
    struct standing now = strat_standing(s);
    ck_assert(now.over && strcmp(now.reason, "last") == 0);
    const int expected[] = {2, 2, 1, 4};
    for (int seat = 0; seat < 4; seat++) ck_assert_int_eq(now.place[seat], expected[seat]);
    harness_end(&c);
}
END_TEST

START_TEST(r3_7_who_leaves_has_no_treaties)
{
    struct ctx c = harness_ctx();
    game_state *s = fresh(&c, 4, NULL, NULL);
    set_relation(&s->world, 0, 1, ALLIANCE);
    ck_assert(act(&c, s, 2, "{\"type\":\"diplomacy\",\"propose\":[{\"to\":\"p0\",\"kind\":\"nap\"}]}"));
    event_of(&c, s, EVENT_RESIGN, 0);
    ck_assert(hostile(&s->world, 0, 1));
    ck_assert_int_eq(s->proposal[2][0].turn, 0);
    ck_assert_str_eq(verdicts_of(&c, s, 1,
                                 "{\"type\":\"diplomacy\",\"messages\":[{\"to\":\"p0\",\"text\":\"Why?\"}]}",
                                 true, NULL),
                     "refused: /messages/0 bad_player");
    harness_end(&c);
}
END_TEST

/* ---- R1 ------------------------------------------------------------------------------------------------------- */

START_TEST(r1_16_wishes_fill_what_the_option_leaves_to_the_lot)
{
    struct ctx c = harness_ctx();
    struct seat_fact facts[SEATS_MAX] = {0};
    facts[1].choice = json_own(&c, "{\"civ\":\"verdanti\"}");
    facts[2].choice = json_own(&c, "{\"civ\":\"verdanti\"}");
    const char *options = "{\"unique_civs\":true,\"civs\":[\"ashwalkers\",\"random\",\"random\",\"random\"]}";
    game_state *s = fresh(&c, 4, options, facts);
    unsigned seen = 0;
    for (int seat = 0; seat < 4; seat++) seen |= 1u << s->world.realm[seat].civ;
    ck_assert_uint_eq(seen, 15);
    ck_assert_int_eq(s->world.realm[0].civ, ASHWALKERS);
    ck_assert_int_eq(s->world.realm[1].civ, VERDANTI);
    harness_end(&c);
}
END_TEST

START_TEST(r1_7_options_out_of_range_are_refused)
{
    struct ctx c = harness_ctx();
    static const char *const BAD[] = {
        "{\"max_turns\":9}",
        "{\"max_turns\":101}",
        "{\"gold_goal\":49}",
        "{\"domination\":12}",
        "{\"vault\":2}",
        "{\"vault\":51}",
        "{\"fog\":1}",
        "{\"civs\":[\"random\"]}",
        "{\"players\":4}",
        "{\"civs\":[\"rome\",\"random\",\"random\",\"random\"]}",
        "{\"unique_civs\":true,\"civs\":[\"verdanti\",\"verdanti\",\"random\",\"random\"]}"};
    struct seat_fact nobody[SEATS_MAX] = {0};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        ck_assert_msg(!strat_options(&c, GAME_stratagem.variants, json_own(&c, BAD[i]), 4, nobody), "%s",
                      BAD[i]);
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_OPTIONS);
        forgive(&c);
    }
    ck_assert_int_eq(fresh(&c, 2, NULL, NULL)->world.limits.vault, EDITION[EDITIONS - 1].vault_two);
    ck_assert_int_eq(fresh(&c, 4, NULL, NULL)->world.limits.vault, EDITION[EDITIONS - 1].vault);
    ck_assert_int_eq(fresh(&c, 4, "{\"vault\":0}", NULL)->world.limits.vault, 0);
    ck_assert_int_eq(fresh(&c, 2, NULL, NULL)->world.realm[1].capital, province_by_name("fr"));
    harness_end(&c);
}
END_TEST

/* ---- versions of the rules (R14) ------------------------------------------------------------------------------ */

static game_state *begun_by(struct ctx *c, int version)
{
    struct seat_fact nobody[SEATS_MAX] = {0};
    const struct variant *v = GAME_stratagem.variants;
    json_object *sent = json_own(c, "{\"civs\":[\"ironborn\",\"verdanti\",\"tidecallers\",\"ashwalkers\"]}");
    json_object *options = strat_options(c, v, sent, 4, nobody);
    return fold_setup_by(c, &GAME_stratagem, version, v, options, 4, nobody, 5);
}

/* The numbers of version 1 must stay as they were: its matches are replayed with them. */
START_TEST(r14_a_match_keeps_the_numbers_of_its_version)
{
    struct ctx c = harness_ctx();
    const int first[CIVS][GOODS] = {{3, 1, 2}, {4, 3, 4}, {32, 18, 18}, {17, 10, 10}};
    game_state *old = begun_by(&c, 1), *new = begun_by(&c, 0), *named = begun_by(&c, EDITIONS);
    char hash[FOLD_HASH], same[FOLD_HASH];
    for (int seat = 0; seat < REALMS; seat++)
        ck_assert(memcmp(old->world.realm[seat].stock, first[seat], sizeof first[seat]) == 0);
    ck_assert_int_eq(old->world.limits.vault, 6);
    ck_assert_ptr_null(json_member(strat_save(&c, old), "rules"));
    fold_hash(&c, &GAME_stratagem, new, hash);
    fold_hash(&c, &GAME_stratagem, named, same);
    ck_assert_str_eq(hash, same);
    fold_hash(&c, &GAME_stratagem, old, same);
    ck_assert_str_ne(hash, same);
    for (int version = 1; version <= EDITIONS; version++) {
        game_state *s = begun_by(&c, version), *again = strat_load(&c, strat_save(&c, s), 1);
        ck_assert_int_eq(again->world.version, version);
        ck_assert_int_eq(strat_know(&c, again, 0, (struct table){0})->world.version, version);
        ck_assert_int_eq(strat_copy(&c, again)->world.version, version);
    }
    for (int version = -1; version <= EDITIONS + 1; version += EDITIONS + 2) {
        ck_assert_ptr_null(begun_by(&c, version));
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
        forgive(&c);
    }
    json_object *bad = strat_save(&c, new);
    json_add_int(bad, "rules", EDITIONS + 1);
    ck_assert_ptr_null(strat_load(&c, bad, GAME_stratagem.save_version));
    forgive(&c);
    harness_end(&c);
}
END_TEST

START_TEST(r14_no_civilization_starts_with_more_than_half_again)
{
    const struct civ_numbers *civ = EDITION[EDITIONS - 1].civ;
    for (int a = 0; a < CIVS; a++)
        for (int b = 0; b < CIVS; b++)
            for (int good = 0; good < GOODS; good++)
                ck_assert_int_le(2 * civ[a].stock[good], 3 * civ[b].stock[good]);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem orders");
    HARNESS_ADD(s, r14_a_match_keeps_the_numbers_of_its_version);
    HARNESS_ADD(s, r14_no_civilization_starts_with_more_than_half_again);
    HARNESS_ADD(s, r1_7_options_out_of_range_are_refused);
    HARNESS_ADD(s, r1_16_wishes_fill_what_the_option_leaves_to_the_lot);
    HARNESS_ADD(s, r2_1_the_talk_ends_when_time_is_up_and_all_may_be_ready);
    HARNESS_ADD(s, r3_1_messages_have_their_limits);
    HARNESS_ADD(s, r3_3_one_ally_at_a_time);
    HARNESS_ADD(s, r3_4_proposals_lapse_after_the_talk_of_the_next_turn);
    HARNESS_ADD(s, r3_4_a_turn_of_a_thousand_treaties_can_be_saved);
    HARNESS_ADD(s, r3_7_who_leaves_has_no_treaties);
    HARNESS_ADD(s, r4_1_diplomacy_rides_in_the_orders);
    HARNESS_ADD(s, r4_2_lenient_keeps_what_stands_and_strict_refuses_all);
    HARNESS_ADD(s, r4_2_wrong_types_and_unknown_members_refuse_the_whole);
    HARNESS_ADD(s, r4_3_the_first_reason_that_holds_is_the_answer);
    HARNESS_ADD(s, r4_4_a_treaty_in_the_fog_is_found_at_the_resolution);
    HARNESS_ADD(s, r8_2_places_are_winners_then_those_in_then_those_who_left);
    HARNESS_ADD(s, r8_3_five_absences_in_a_row_are_a_resignation);
    return s;
}

TEST_MAIN(suite)
