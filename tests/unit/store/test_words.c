/* test_words.c - the words of enums are those that the schema's checks allow (sql/schema.sql), each once and in no other order
 * than there. */
#include "harness.h"
#include "store/words.h"
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char schema[1 << 19];

static void read_schema(void)
{
    FILE *file = fopen("sql/schema.sql", "r");
    ck_assert_ptr_nonnull(file);
    size_t length = fread(schema, 1, sizeof schema - 1, file);
    ck_assert(length > 0 && length < sizeof schema - 1);
    fclose(file);
}

/* Word number i of the check with that name, "" past the last. */
static const char *allowed(const char *check, int i, char *ret, size_t room)
{
    char head[64];
    snprintf(head, sizeof head, "CONSTRAINT %s CHECK", check);
    const char *at = strstr(schema, head);
    ck_assert_msg(at != NULL, "the schema has no check %s", check);
    const char *end = strchr(at, '\n');
    for (at = strchr(at, '['); i >= 0 && (at = strchr(at, '\'')) && at < end; i--) {
        const char *close = strchr(++at, '\'');
        snprintf(ret, room, "%.*s", (int)(close - at), at);
        at = close + 1;
    }
    if (i >= 0) *ret = 0;
    return ret;
}

#define FITS(check, first, last, name)                                                             \
    do {                                                                                           \
        char word[32];                                                                             \
        for (int i = 0; i <= (int)(last) - (int)(first); i++)                                      \
            ck_assert_str_eq((name)((int)(first) + i), allowed((check), i, word, sizeof word));    \
        ck_assert_str_eq(allowed((check), (int)(last) - (int)(first) + 1, word, sizeof word), ""); \
    } while (0)

START_TEST(an_account_is_a_persons_a_program_or_the_arenas)
{
    enum account_kind kind = ACCOUNT_UNREAD;
    for (int i = ACCOUNT_GUEST; i <= ACCOUNT_CROWD; i++) {
        enum account_kind one = (enum account_kind)i;
        ck_assert(account_kind_find(account_kind_name(one), &kind) && kind == one);
        ck_assert_int_eq(account_is_person(one), one == ACCOUNT_GUEST || one == ACCOUNT_HUMAN);
        ck_assert_int_eq(account_is_program(one), one == ACCOUNT_ENGINE || one == ACCOUNT_LLM);
    }
    ck_assert(!account_kind_find("person", &kind) && kind == ACCOUNT_CROWD);
    ck_assert(!account_is_person(ACCOUNT_UNREAD) && !account_is_program(ACCOUNT_UNREAD));
}
END_TEST

START_TEST(words_are_those_of_the_schema)
{
    read_schema();
    FITS("account_kind", ACCOUNT_GUEST, ACCOUNT_CROWD, account_kind_name);
    FITS("match_purpose_check", PURPOSE_PLAY, PURPOSE_CHALLENGE, purpose_name);
    FITS("match_status_check", STATUS_LIVE, STATUS_QUARANTINED, match_status_name);
    FITS("match_spectators", WATCH_OPEN, WATCH_NONE, spectators_name);
    FITS("lobby_spectators", WATCH_OPEN, WATCH_NONE, spectators_name);
    FITS("match_press", PRESS_ALL, PRESS_NONE, press_name);
    FITS("lobby_press_check", PRESS_ALL, PRESS_NONE, press_name);
    FITS("event_kind_check", ENTRY_TURN, ENTRY_NOTE, entry_kind_name);
    FITS("offer_kind_check", OFFER_DRAW, OFFER_CANCEL, offer_kind_name);
    FITS("offer_status_check", OFFER_OPEN, OFFER_LAPSED, offer_status_name);
    FITS("lobby_status_check", LOBBY_IS_OPEN, LOBBY_IS_CANCELLED, lobby_status_name);
    FITS("rating_pool_check", POOL_ALL, POOL_PROGRAMS, rating_pool_name);
    FITS("club_joining_check", CLUB_OPEN, CLUB_BY_INVITATION, club_joining_name);
    FITS("club_member_state_check", CLUB_OFFICER, CLUB_BANNED, club_state_name);
    FITS("league_entry_status_check", LEAGUE_IN, LEAGUE_WITHDRAWN, league_status_name);
    FITS("league_entry_reason_check", LEAGUE_LEFT, LEAGUE_SILENCE, league_reason_name);
    FITS("experiment_status_check", EXPERIMENT_DRAFT, EXPERIMENT_CLOSED, experiment_status_name);
    FITS("participant_ended_check", PART_SCREENED_OUT, PART_PARTNER_LEFT, part_state_name);
    FITS("mail_kind_check", LETTER_CONFIRM, LETTER_KIND_COUNT - 1, letter_kind_name);
    FITS("account_language_check", LANGUAGE_EN, LANGUAGE_DE, language_name);
    FITS("endpoint_kind_check", ENDPOINT_PUSH, ENDPOINT_WEBHOOK, endpoint_kind_name);
}
END_TEST

/* What the view finds of a participant beside the ends that are stored. */
START_TEST(the_states_of_participants_are_those_of_the_view)
{
    char word[32];
    int found = 0;
    read_schema();
    const char *at = strstr(schema, "CREATE VIEW public.participant_state"), *end;
    ck_assert_ptr_nonnull(at);
    for (end = strstr(at, "END AS status"); (at = strstr(at, "THEN '")) && at < end; found++) {
        bool is_known = false;
        snprintf(word, sizeof word, "%.*s", (int)strcspn(at + 6, "'"), at + 6);
        for (int i = PART_SCREENED_OUT; i <= PART_GONE; i++)
            is_known |= strcmp(part_state_name(i), word) == 0;
        ck_assert_msg(is_known, "%s has no state", word);
        at += 6;
    }
    ck_assert_int_eq(found, 5);
    ck_assert_ptr_nonnull(strstr(schema, "ELSE 'gone'::text\n        END AS status"));
}
END_TEST

START_TEST(a_word_is_found_or_refused)
{
    enum spectators spectators = WATCH_NONE;
    enum press press = PRESS_NONE;
    enum clock_mode mode;
    for (enum clock_mode i = CLOCK_LIVE; i <= CLOCK_UNTIMED; i++)
        ck_assert(clock_mode_find(clock_mode_name(i), &mode) && mode == i);
    ck_assert(spectators_find("open", &spectators) && spectators == WATCH_OPEN);
    ck_assert(press_find("public", &press) && press == PRESS_PUBLIC);
    ck_assert(!spectators_find("all", &spectators) && !spectators_find("", &spectators));
    enum rating_pool pool = POOL_PROGRAMS;
    enum experiment_status status = EXPERIMENT_CLOSED;
    ck_assert(rating_pool_find("all", &pool) && pool == POOL_ALL && !rating_pool_find("bots", &pool));
    ck_assert(experiment_status_find("running", &status) && status == EXPERIMENT_RUNNING);
    ck_assert(!press_find("Public", &press) && !clock_mode_find("live ", &mode));
    ck_assert(spectators == WATCH_OPEN && press == PRESS_PUBLIC);
}
END_TEST

/* Zeroed memory, or a row read without the column, must not look like the most open word. */
START_TEST(nothing_read_is_no_word)
{
    struct {
        enum spectators spectators;
        enum press press;
    } row = {0};
    for (enum spectators i = WATCH_OPEN; i <= WATCH_NONE; i++) ck_assert(row.spectators != i);
    for (enum press i = PRESS_ALL; i <= PRESS_NONE; i++) ck_assert(row.press != i);
}
END_TEST

START_TEST(a_value_without_a_word_cannot_be_written)
{
    int status;
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) _exit(spectators_name((enum spectators)0) == NULL || press_name((enum press)0) == NULL);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("store/words");
    HARNESS_ADD(s, an_account_is_a_persons_a_program_or_the_arenas);
    HARNESS_ADD(s, words_are_those_of_the_schema);
    HARNESS_ADD(s, the_states_of_participants_are_those_of_the_view);
    HARNESS_ADD(s, a_word_is_found_or_refused);
    HARNESS_ADD(s, nothing_read_is_no_word);
    HARNESS_ADD(s, a_value_without_a_word_cannot_be_written);
    return s;
}

TEST_MAIN(make_suite)
