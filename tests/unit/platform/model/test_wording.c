/* test_wording.c - every message of every language says what Fluent itself says, with arguments drawn when the tests are built
 * (deploy/gen-wording.mjs); names in a row, and names that would be more than a name. */
#include "games/game.h"
#include "harness.h"
#include "platform/model/wording.h"
#include <string.h>

static const struct {
    enum language language;
    enum wording message;
    struct wording_value values[8];
    const char *text;
} EXPECTED[] = {
#include "wording_expected.def"
};
enum { EXPECTED_COUNT = sizeof EXPECTED / sizeof *EXPECTED };

START_TEST(every_message_says_what_fluent_says)
{
    struct ctx c = harness_ctx();
    bool said[2][WORDING_COUNT] = {0};
    for (int i = 0; i < EXPECTED_COUNT; i++) {
        said[EXPECTED[i].language][EXPECTED[i].message] = true;
        ck_assert_str_eq(wording_render(&c, EXPECTED[i].language, EXPECTED[i].message, EXPECTED[i].values),
                         EXPECTED[i].text);
    }
    for (int message = 0; message < WORDING_COUNT; message++)
        ck_assert(said[LANGUAGE_EN][message] && said[LANGUAGE_DE][message]);
    harness_end(&c);
}
END_TEST

START_TEST(numbers_choose_their_form)
{
    struct ctx c = harness_ctx();
    static const struct {
        int64_t count;
        const char *english, *german;
    } FORMS[] = {{0, "0 games need you", "0 Partien warten auf dich"},
                 {1, "A game needs you", "Eine Partie wartet auf dich"},
                 {2, "2 games need you", "2 Partien warten auf dich"},
                 {1000, "1,000 games need you", "1.000 Partien warten auf dich"}};
    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++) {
        struct wording_count count = with_count(FORMS[i].count);
        ck_assert_str_eq(wording_mail_digest_subject(&c, LANGUAGE_EN, count), FORMS[i].english);
        ck_assert_str_eq(wording_mail_digest_subject(&c, LANGUAGE_DE, count), FORMS[i].german);
    }
    harness_end(&c);
}
END_TEST

START_TEST(no_name_ends_a_line)
{
    struct ctx c = harness_ctx();
    struct wording_game game = with_game("Stratic");
    ck_assert_str_eq(
        wording_mail_offer(&c, LANGUAGE_EN, game, with_name("Ada\r\nBcc: x@y.test\x1b\x7f\xc2\x85")),
        "Ada  Bcc: x@y.test     made you an offer in Stratic");
    ck_assert_str_eq(wording_mail_offer(&c, LANGUAGE_DE, game, with_name("\n\n")),
                     "   hat dir in Stratic ein Angebot gemacht");
    harness_end(&c);
}
END_TEST

/* A level is known by its name, so no two bots of a game can have the same. */
static void check_names(struct ctx *c, const struct game *game, enum language language)
{
    for (const struct bot *bot = game->bots; bot->id; bot++) {
        const char *name = wording_bot(c, language, bot->title);
        ck_assert_msg(!strstr(name, " level "), "%s has no name of its own", name);
        for (const struct bot *other = game->bots; other < bot; other++)
            ck_assert_str_ne(name, wording_bot(c, language, other->title));
    }
}

START_TEST(every_level_has_a_name_of_its_own)
{
    struct ctx c = harness_ctx();
    const struct game *game;
    for (int i = 0; (game = game_at(i)); i++) {
        check_names(&c, game, LANGUAGE_EN);
        check_names(&c, game, LANGUAGE_DE);
    }
    ck_assert_str_eq(wording_bot(&c, LANGUAGE_EN, "Marshal"), "Marshal");
    ck_assert_str_eq(wording_bot(&c, LANGUAGE_DE, "Marshal"), "Marschall");
    ck_assert_str_eq(wording_bot(&c, LANGUAGE_DE, "Of tomorrow"), "Of tomorrow");
    harness_end(&c);
}
END_TEST

START_TEST(players_stand_in_a_row)
{
    struct ctx c = harness_ctx();
    static const struct {
        const char *names, *english, *german;
    } ROWS[] = {{"Ada", "Ada", "Ada"},
                {"Ada\nBob", "Ada and Bob", "Ada und Bob"},
                {"Ada\nBob\nCarl\nDora", "Ada, Bob, Carl and Dora", "Ada, Bob, Carl und Dora"},
                {"Player 2\nPlayer 10", "Player 2 and Player 10", "Spieler 2 und Spieler 10"},
                {"Stratagem level 3\nReeve\nRule Game level 2", "Yeoman, Reeve and Sorter",
                 "Freibauer, Vogt und Sortierer"},
                {"Ada level 3\nPlayer x\nPlayer ", "Ada level 3, Player x and Player ",
                 "Ada level 3, Player x und Player "},
                /* Names that no bot has: people can have them. */
                {"Stratic level 02", "Stratic level 02", "Stratic level 02"},
                {"Stratic level 99", "Stratic level 99", "Stratic level 99"},
                {"", "", ""},
                {"\n", " and ", " und "}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        ck_assert_str_eq(wording_players(&c, LANGUAGE_EN, ROWS[i].names), ROWS[i].english);
        ck_assert_str_eq(wording_players(&c, LANGUAGE_DE, ROWS[i].names), ROWS[i].german);
    }
    ck_assert_ptr_null(wording_players(&c, LANGUAGE_DE, NULL));
    harness_end(&c);
}
END_TEST

START_TEST(languages_are_found_by_their_tags)
{
    static const char *const OTHERS[] = {"", "DE", "de-AT", "fr", "de ", "english"};
    enum language language = LANGUAGE_EN;
    ck_assert(wording_language_find("de", &language) && language == LANGUAGE_DE);
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        ck_assert(!wording_language_find(OTHERS[i], &language) && language == LANGUAGE_DE);
    ck_assert_str_eq(wording_tag(LANGUAGE_EN), "en");
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("wording");
    HARNESS_ADD(s, every_message_says_what_fluent_says);
    HARNESS_ADD(s, numbers_choose_their_form);
    HARNESS_ADD(s, no_name_ends_a_line);
    HARNESS_ADD(s, every_level_has_a_name_of_its_own);
    HARNESS_ADD(s, players_stand_in_a_row);
    HARNESS_ADD(s, languages_are_found_by_their_tags);
    return s;
}
TEST_MAIN(suite)
