/* rules_promises.c - the promise ledger (R11): which sentences are promises, and which orders keep or break them. */
#include "games/stratagem/promise.h"
#include "games/tale.h"
#include "harness.h"
#include <string.h>

/* ---- sentences ---------------------------------------------------------------------------------------------------- */

/* Turn 3 of four players, p0 to p1; the Tidecallers are p2's, and two seats are Verdanti. */
static struct letter_facts letter_to(int to)
{
    return (struct letter_facts){3, 0, to, REALMS, {IRONBORN, VERDANTI, TIDECALLERS, VERDANTI}};
}

static const char *promise_text(struct ctx *c, const struct promise *p)
{
    static const char *const NAMES[] = {"treaty", "spare", "attack", "hold", "leave", "support"};
    const char *about = p->province == NOWHERE ? seat_name(p->realm) : MAP[p->province].code;
    const char *until = p->until == NO_END ? "end" : pool_print(c->pool, "%d", p->until);
    return pool_print(c->pool, "%s %s %d-%s%s", NAMES[p->kind], about, p->from, until,
                      p->doubt ? " contradicted" : "");
}

static const char *read_as(struct ctx *c, int to, const char *text)
{
    struct promise found[PROMISES_A_LETTER];
    struct letter_facts letter = letter_to(to);
    const char *all = "";
    int count = promise_words(c, &letter, text, found);
    for (int i = 0; i < count; i++) {
        ck_assert_msg(strstr(text, found[i].words) != NULL, "\"%s\" is not in the letter", found[i].words);
        all = pool_print(c->pool, "%s%s%s", all, i ? "; " : "", promise_text(c, &found[i]));
    }
    return all;
}

static const struct {
    int to;
    const char *text, *read;
} PROMISED[] = {
    {1, "I will not attack you.", "spare p1 3-7"},
    {1, "i won't attack you", "spare p1 3-7"},
    {1, "I won\u2019t attack you for 3 turns.", "spare p1 3-5"},
    {1, "Hello! I promise not to attack you for the next two turns. Good luck.", "spare p1 3-4"},
    {1, "I promise that I will not invade you until turn 9", "spare p1 3-8"},
    {1, "We will never attack you", "spare p1 3-end"},
    {1, "This turn I will not attack you", "spare p1 3-3"},
    {1, "I will not attack p2 next turn", "spare p2 4-4"},
    {1, "I will not attack the Tidecallers", "spare p2 3-7"},
    {1, "I will not attack King's Cross", "spare kc 3-7"},
    {1, "I will not attack dragonseat this turn", "spare ds 3-3"},
    {1, "I will not attack Dragon\u2019s Seat this turn", "spare ds 3-3"},
    {NOBODY, "P1, I will not attack you.", "spare p1 3-7"},
    {NOBODY, "Ok p1 I will not attack you", "spare p1 3-7"},
    {1, "I will attack p2 this turn. I will hold Mistwood next turn!", "attack p2 3-3; hold mw 4-4"},
    {1, "I'll attack mw in turn 6", "attack mw 6-6"},
    {1, "I will leave Oakmere this turn\nI will support you in om next turn", "leave om 3-3; support om 4-4"},
    {1, "I will support Oakmere this turn", "support om 3-3"},
    {1, "Ich werde dich nicht angreifen.", "spare p1 3-7"},
    {1, "Ich greife dich in dieser Runde nicht an", "spare p1 3-3"},
    {1, "Ich werde dich drei Runden lang nicht angreifen", "spare p1 3-5"},
    {1, "Ich verspreche, dich bis Runde 9 nicht anzugreifen", "spare p1 3-8"},
    {1, "N\u00e4chste Runde werde ich dich nicht angreifen", "spare p1 4-4"},
    {1, "Ich werde die Gezeitenrufer nie angreifen", "spare p2 3-end"},
    {1, "Ich greife n\u00e4chste Runde p2 an", "attack p2 4-4"},
    {1, "Ich werde Oakmere diese Runde halten", "hold om 3-3"},
    {1, "Ich r\u00e4ume Oakmere n\u00e4chste Runde", "leave om 4-4"},
    {1, "Ich unterst\u00fctze dich in Runde 5 in Oakmere", "support om 5-5"},
    {1, "I will hold om this turn. I will leave om this turn",
     "hold om 3-3 contradicted; leave om 3-3 contradicted"},
    {1, "I will not attack you. I will attack you next turn.",
     "spare p1 3-7 contradicted; attack p1 4-4 contradicted"},
    {1,
     "I will hold om this turn. I will hold mw this turn. I will hold dw this turn. I will hold th this "
     "turn. I will leave om this turn.",
     "hold om 3-3 contradicted; hold mw 3-3; hold dw 3-3; hold th 3-3"},
    {1, "I will not attack you.\r\nGood luck", "spare p1 3-7"},
};

/* What is no promise: conditions, questions, doubts, quotations, other people's deeds, the past, unclear names. */
static const struct {
    int to;
    const char *text;
} NOT_PROMISED[] = {
    {1, "If you retreat, I will not attack you."},
    {1, "I will not attack you. Unless you attack me."},
    {1, "I will not attack you... yet"},
    {1, "I will not attack you\u2026"},
    {1, "I will not attack you?"},
    {1, "I will not attack you!?"},
    {1, "I will not attack you. What do you say to that, and to a border along the river that both of us "
        "leave alone from this turn on "
        "for as many turns as it takes to deal with the others, if you agree"},
    {1, "You said: \"I will not attack you\""},
    {1, "\"I will not attack you\""},
    {1, "> I will not attack you"},
    {1, "p2 will not attack you"},
    {1, "Will I not attack you"},
    {1, "I will not attack you and p2"},
    {1, "I will not attack you in turn 2"},
    {1, "I will not attack you for 0 turns"},
    {1, "I will not attack you for -3 turns"},
    {1, "I will not attack you for 99999999999999999999 turns"},
    {1, "I will not attack you until turn 3"},
    {1, "I will not attack the Verdanti"},
    {1, "I will not attack p0"},
    {1, "I will not attack p7"},
    {1, "I will not attack Atlantis"},
    {1, "I will attack p2"},
    {1, "I will hold Mistwood"},
    {1, "I will hold Mistwood for 3 turns"},
    {1, "I might not attack you"},
    {1, "p2, I will not attack you"},
    {NOBODY, "I will not attack you"},
    {1, "Maybe. I will not attack you."},
    {1, "Wenn du gehst, werde ich dich nicht angreifen"},
    {1, "Ich werde dich nicht angreifen, solange du ruhig bleibst"},
    {1, "I will not attack you %s %n"},
    {1, "I will not attack y\u043eu"},
    {1, ""},
    {1, "....!!!???;;;\n\n"},
    {1, "i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i"},
};

START_TEST(r11_2_sentences_that_are_promises)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(read_as(&c, PROMISED[_i].to, PROMISED[_i].text), PROMISED[_i].read);
    harness_end(&c);
}
END_TEST

START_TEST(r11_3_sentences_that_are_none)
{
    struct ctx c = harness_ctx();
    const char *read = read_as(&c, NOT_PROMISED[_i].to, NOT_PROMISED[_i].text);
    ck_assert_msg(!*read, "\"%s\" is read as %s", NOT_PROMISED[_i].text, read);
    harness_end(&c);
}
END_TEST

/* Letters of random words of the grammar, and of random bytes: reading ends, names real seats, provinces and turns, and is the same when
 * repeated. */
START_TEST(r11_2_letters_of_all_kinds)
{
    static const char *const WORDS[] = {
        "I",         "will",   "not",   "never", "attack", "you",   "p1",     "p2",
        "mw",        "king's", "cross", "this",  "next",   "turn",  "for",    "3",
        "turns",     "until",  "hold",  "leave", "ich",    "werde", "dich",   "nicht",
        "angreifen", ".",      "?",     "!",     "\n",     "if",    "\u00e4", "\xf0\x9f\x98\x80",
        "promise",   "to",     "that"};
    for (int game = 0; game < 3000; game++) {
        struct ctx c = harness_ctx();
        struct rng luck = rng_seeded((uint64_t)game);
        struct letter_facts letter = letter_to(game % 2 ? 1 : NOBODY);
        struct promise found[PROMISES_A_LETTER];
        const char *text = "";
        for (int i = 0; i < 60; i++)
            text = pool_print(c.pool, "%s %s", text, WORDS[rng_below(&luck, sizeof WORDS / sizeof *WORDS)]);
        int count = promise_words(&c, &letter, text, found);
        ck_assert(count >= 0 && count <= PROMISES_A_LETTER);
        for (int i = 0; i < count; i++) {
            ck_assert(found[i].from >= letter.turn && found[i].until >= found[i].from);
            ck_assert(found[i].province == NOWHERE ? found[i].realm >= 1 && found[i].realm < REALMS
                                                   : found[i].province >= 0 && found[i].province < PROVINCES);
        }
        harness_end(&c);
    }
}
END_TEST

/* ---- orders ------------------------------------------------------------------------------------------------------- */

struct play {
    struct ctx c;
    game_state *state;
    struct game_ledger *ledger;
};

/* Four realms, of which p0 has Infantry in Deepwood (dw), next to Thornfield (th), which is p1's. Oakmere is far from everybody. */
static void begin(struct play *play)
{
    struct setting setting = {.variant = GAME_stratagem.variants, .seats = REALMS, .seed = 5};
    play->c = harness_ctx();
    json_object *sent = json_own(&play->c,
                                 "{\"civs\":[\"ironborn\",\"verdanti\",\"tidecallers\",\"ashwalkers\"]}");
    setting.options = GAME_stratagem.options(&play->c, setting.variant, sent, REALMS, setting.seat);
    ck_assert_msg(setting.options != NULL, "%s", play->c.failure.detail);
    play->state = GAME_stratagem.setup(&play->c, &setting);
    struct world *w = &play->state->world;
    int dw = province_by_name("dw");
    w->owner[dw] = 0;
    w->owner[province_by_name("th")] = 1;
    w->units[dw][0][INFANTRY][0] = 3;
    units_changed(w, dw);
    play->ledger = GAME_stratagem.promises->open(&play->c, play->state);
}

static void happen_event(struct play *play, const struct event *event)
{
    struct outcome outcome;
    ck_assert_msg(GAME_stratagem.apply(&play->c, play->state, event, NULL, &outcome), "%s",
                  play->c.failure.detail);
    GAME_stratagem.promises->note(&play->c, play->ledger, event, play->state);
}

static const game_order *order_of(struct play *play, const char *json)
{
    struct verdicts v = {0};
    const game_order *order = GAME_stratagem.parse(&play->c, json_own(&play->c, json), &v);
    ck_assert_msg(order != NULL, "%s: %s", json, play->c.failure.detail);
    return order;
}

static void act(struct play *play, int seat, const char *json)
{
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    event.orders[seat] = order_of(play, json);
    happen_event(play, &event);
}

static void say(struct play *play, int seat, const char *to, const char *text)
{
    act(play, seat,
        pool_print(play->c.pool, "{\"type\":\"diplomacy\",\"messages\":[{\"to\":\"%s\",\"text\":\"%s\"}]}",
                   to, text));
}

static void treaty(struct play *play, const char *kind)
{
    act(play, 0,
        pool_print(play->c.pool, "{\"type\":\"diplomacy\",\"propose\":[{\"to\":\"p1\",\"kind\":\"%s\"}]}",
                   kind));
    act(play, 1, "{\"type\":\"diplomacy\",\"accept\":[\"p0\"]}");
}

/* A turn with these orders of p0 and p1; NULL: none came. */
static void turn(struct play *play, const char *first, const char *second)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    const char *sent[REALMS] = {first, second, "{}", "{}"};
    for (int seat = 0; seat < REALMS; seat++) {
        if (sent[seat]) event.orders[seat] = order_of(play, sent[seat]);
        else event.late |= 1u << seat;
    }
    happen_event(play, &event);
}

/* The ledger as "seat kind about verdict[ doubt][ @turn province order]" lines. */
static const char *ledger(struct play *play)
{
    json_object *list = GAME_stratagem.promises->print(&play->c, play->ledger);
    const char *all = "";
    for (size_t i = 0; i < json_object_array_length(list); i++) {
        json_object *p = json_object_array_get_idx(list, i), *decided = json_member(p, "decided");
        const char *doubt = json_object_get_string(json_member(p, "doubt"));
        const char *where = json_object_get_string(json_member(decided, "province"));
        const char *order = json_object_get_string(json_member(decided, "order"));
        all = pool_print(
            play->c.pool, "%s%sp%d %s %s%s%s", all, i ? "; " : "",
            json_object_get_int(json_member(p, "seat")), json_object_get_string(json_member(p, "kind")),
            json_object_get_string(json_member(p, "verdict")), doubt ? " " : "", doubt ? doubt : "");
        if (decided)
            all = pool_print(play->c.pool, "%s @%d %s %s", all,
                             json_object_get_int(json_member(decided, "turn")), where ? where : "-",
                             order ? order : "-");
    }
    return all;
}

#define MARCH "{\"moves\":[{\"from\":\"dw\",\"path\":[\"th\"],\"units\":{\"infantry\":3}}]}"
#define TAKE_BACK "{\"moves\":[{\"from\":\"sw\",\"path\":[\"cp\"],\"units\":{\"infantry\":1}}]}"
#define EXPECT(text)                           \
    do {                                       \
        ck_assert_str_eq(ledger(&play), text); \
        harness_end(&play.c);                  \
    } while (0)

START_TEST(r11_4_an_attack_breaks_the_promise_not_to)
{
    struct play play;
    begin(&play);
    say(&play, 0, "p1", "I will not attack you.");
    turn(&play, "{}", "{}");
    turn(&play, MARCH, "{}");
    EXPECT("p0 no_attack broken @2 th mov:dw>th:inf*3");
}
END_TEST

START_TEST(r11_4_an_attack_that_was_possible_and_did_not_come_keeps_it)
{
    struct play play;
    begin(&play);
    say(&play, 0, "p1", "Ich werde dich zwei Runden lang nicht angreifen.");
    turn(&play, "{}", "{}");
    turn(&play, "{}", "{}");
    turn(&play, MARCH, "{}");
    EXPECT("p0 no_attack kept");
}
END_TEST

START_TEST(r11_5_what_could_not_be_broken_is_not_counted)
{
    struct play play;
    begin(&play);
    say(&play, 0, "p3", "I will not attack you this turn.");
    say(&play, 0, "p3", "I will attack Coralcove this turn.");
    say(&play, 0, "p3", "I will hold Oakmere this turn.");
    say(&play, 0, "p3", "I will leave Oakmere next turn.");
    turn(&play, "{}", "{}");
    EXPECT("p0 no_attack uncounted untested; p0 attack uncounted untested; p0 hold uncounted untested; p0 "
           "leave uncounted untested");
}
END_TEST

START_TEST(r11_5_fog_and_empty_provinces_leave_a_doubt)
{
    struct play play;
    begin(&play);
    struct world *w = &play.state->world;
    w->owner[province_by_name("om")] = 1;
    play.ledger = GAME_stratagem.promises->open(&play.c, play.state);
    say(&play, 0, "p1", "I will not attack you this turn. I will not attack Tradeway this turn");
    turn(&play,
         "{\"moves\":[{\"from\":\"dw\",\"path\":[\"tw\"],\"units\":{\"infantry\":1}},"
         "{\"from\":\"dw\",\"path\":[\"mw\"],\"units\":{\"infantry\":1}}]}",
         "{}");
    EXPECT("p0 no_attack kept; p0 no_attack uncounted unseen");
}
END_TEST

START_TEST(r11_5_who_is_attacked_first_is_released)
{
    struct play play;
    begin(&play);
    int cp = province_by_name("cp");
    play.state->world.owner[cp] = 0;
    play.ledger = GAME_stratagem.promises->open(&play.c, play.state);
    say(&play, 0, "p1", "I will never attack you.");
    say(&play, 1, "p0", "I will not attack you for 3 turns.");
    turn(&play, "{}", TAKE_BACK);
    turn(&play, MARCH, "{}");
    EXPECT("p0 no_attack kept; p1 no_attack broken @1 cp mov:sw>cp:inf*1");
}
END_TEST

START_TEST(r11_4_orders_that_were_promised)
{
    struct play play;
    begin(&play);
    say(&play, 0, "p2", "I will attack p1 this turn.");
    say(&play, 0, "p2",
        "I will attack Thornfield this turn. I will hold dw this turn. I will leave Deepwood next turn.");
    say(&play, 0, "p2", "I will support Thornfield this turn.");
    turn(&play, MARCH, "{}");
    turn(&play, "{}", "{}");
    EXPECT("p0 attack kept @1 th mov:dw>th:inf*3; p0 attack kept @1 th mov:dw>th:inf*3; p0 hold broken @1 th "
           "mov:dw>th:inf*3; "
           "p0 leave uncounted untested; p0 support kept @1 th mov:dw>th:inf*3");
}
END_TEST

START_TEST(r11_4_orders_that_were_promised_and_not_given)
{
    struct play play;
    begin(&play);
    say(&play, 0, "p2",
        "I will attack p1 this turn. I will hold dw this turn. I will leave Deepwood next turn");
    say(&play, 0, "p2", "I will support Thornfield this turn. I will attack Thornfield in turn 3");
    turn(&play, "{}", "{}");
    turn(&play, "{\"moves\":[{\"from\":\"dw\",\"path\":[\"tw\"],\"units\":{\"infantry\":1}}]}", "{}");
    turn(&play, NULL, "{}");
    EXPECT("p0 attack broken @1 - -; p0 hold kept @1 dw -; p0 leave uncounted untested; p0 support broken @1 "
           "th -; "
           "p0 attack uncounted absent");
}
END_TEST

START_TEST(r11_1_a_treaty_is_a_promise_of_both)
{
    struct play play;
    begin(&play);
    treaty(&play, "nap");
    turn(&play, "{}", "{}");
    treaty(&play, "trade");
    turn(&play,
         "{\"break\":[\"p3\",\"p1\"],\"moves\":[{\"from\":\"dw\",\"path\":[\"th\"],\"units\":{\"infantry\":3}"
         "}]}",
         "{}");
    EXPECT("p0 treaty broken @2 - brk:p1; p1 treaty kept");
}
END_TEST

START_TEST(r11_1_notice_and_time_end_a_treaty_honestly)
{
    struct play play;
    begin(&play);
    treaty(&play, "ceasefire");
    for (int i = 0; i < CEASEFIRE_TURNS; i++) turn(&play, "{}", "{}");
    treaty(&play, "nap");
    turn(&play, "{\"notice\":[\"p1\"]}", "{}");
    turn(&play, MARCH, "{}");
    EXPECT("p0 treaty kept; p1 treaty kept; p0 treaty kept; p1 treaty kept");
}
END_TEST

START_TEST(r11_1_who_is_betrayed_has_kept_the_treaty)
{
    struct play play;
    begin(&play);
    treaty(&play, "nap");
    turn(&play, "{\"break\":[\"p1\"]}", "{}");
    EXPECT("p0 treaty broken @1 - brk:p1; p1 treaty kept");
}
END_TEST

START_TEST(r11_6_repeating_a_promise_does_not_count_twice_and_a_turn_has_room_for_eight)
{
    struct play play;
    begin(&play);
    for (int i = 0; i < MESSAGES_MAX; i++)
        say(&play, 0, "p1", "I will never attack you. I will attack p2 in turn 5");
    for (int i = 0; i < MESSAGES_MAX; i++)
        say(&play, 1, "p0",
            pool_print(play.c.pool, "I will attack p2 in turn %d. I will attack p3 in turn %d", i + 10,
                       i + 10));
    json_object *list = GAME_stratagem.promises->print(&play.c, play.ledger);
    ck_assert_uint_eq(json_object_array_length(list), 2 + PROMISES_A_TURN);
    harness_end(&play.c);
}
END_TEST

/* Whole games of bots that talk: every promise has one verdict, a broken one names an order that was given or none, and what the ledger
 * says of the first turns never changes by what comes later. */
START_TEST(r11_the_ledger_of_whole_games)
{
    for (uint64_t seed = 1; seed <= 3; seed++) {
        struct play play;
        begin(&play);
        struct rng luck = rng_seeded(seed);
        for (int i = 0; i < 25 && play.state->stage != STAGE_OVER; i++) {
            struct event event = {.kind = EVENT_TURN, .seat = -1};
            for (int seat = 0; seat < REALMS; seat++) {
                json_object *memory = NULL;
                if (!realm_active(&play.state->world, seat)) continue;
                const game_known *known = GAME_stratagem.know(&play.c, play.state, seat,
                                                              (struct table){.briefly = true});
                event.orders[seat] = GAME_stratagem.choose(
                    &play.c, known, bot_mind(&GAME_stratagem.bots[seat % 2]), &luck, &memory);
            }
            for (int seat = 0; seat < REALMS; seat++)
                if (realm_active(&play.state->world, seat))
                    say(&play, seat, "all",
                        rng_percent(&luck, 50) ? "P1, I will not attack you. P2, I will attack you this turn."
                                               : "I will never attack the Tidecallers.");
            happen_event(&play, &event);
        }
        json_object *list = GAME_stratagem.promises->print(&play.c, play.ledger);
        int decided = 0;
        for (size_t i = 0; i < json_object_array_length(list); i++) {
            json_object *p = json_object_array_get_idx(list, i);
            bool broken = strcmp(json_object_get_string(json_member(p, "verdict")), "broken") == 0;
            bool doubt = json_member(p, "doubt") != NULL;
            decided += !doubt;
            ck_assert(broken ? json_member(p, "decided") != NULL && !doubt : true);
            ck_assert_int_le(json_object_get_int(json_member(p, "turn")),
                             json_object_get_int(json_member(p, "from")));
        }
        ck_assert_int_gt(decided, 5);
        harness_end(&play.c);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem promises");
    TCase *sentences = tcase_create("sentences");
    tcase_add_loop_test(sentences, r11_2_sentences_that_are_promises, 0,
                        (int)(sizeof PROMISED / sizeof *PROMISED));
    tcase_add_loop_test(sentences, r11_3_sentences_that_are_none, 0,
                        (int)(sizeof NOT_PROMISED / sizeof *NOT_PROMISED));
    suite_add_tcase(s, sentences);
    HARNESS_ADD(s, r11_2_letters_of_all_kinds);
    HARNESS_ADD(s, r11_4_an_attack_breaks_the_promise_not_to);
    HARNESS_ADD(s, r11_4_an_attack_that_was_possible_and_did_not_come_keeps_it);
    HARNESS_ADD(s, r11_5_what_could_not_be_broken_is_not_counted);
    HARNESS_ADD(s, r11_5_fog_and_empty_provinces_leave_a_doubt);
    HARNESS_ADD(s, r11_5_who_is_attacked_first_is_released);
    HARNESS_ADD(s, r11_4_orders_that_were_promised);
    HARNESS_ADD(s, r11_4_orders_that_were_promised_and_not_given);
    HARNESS_ADD(s, r11_1_a_treaty_is_a_promise_of_both);
    HARNESS_ADD(s, r11_1_notice_and_time_end_a_treaty_honestly);
    HARNESS_ADD(s, r11_1_who_is_betrayed_has_kept_the_treaty);
    HARNESS_ADD(s, r11_6_repeating_a_promise_does_not_count_twice_and_a_turn_has_room_for_eight);
    HARNESS_ADD(s, r11_the_ledger_of_whole_games);
    return s;
}

TEST_MAIN(suite)
