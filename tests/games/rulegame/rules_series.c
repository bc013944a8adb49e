/* rules_series.c - series of boards (R7, R8, R12): options, points, streaks, incentives, giving up, and that nothing tells two rule sets
 * apart but the responses given. */
#include "games/rulegame/stalemate.h"
#include "games/rulegame/state.h"
#include "harness.h"
#include <stdio.h>
#include <string.h>

static struct settings settings_of(struct ctx *c, const char *options)
{
    struct settings settings;
    json_object *complete = settings_complete(c, json_own(c, options));
    ck_assert_msg(complete != NULL, "%s: %s", options, c->failure.detail);
    ck_assert(settings_read(c, complete, &settings));
    return settings;
}

static int first_piece(const struct series *s)
{
    int piece = 0;
    while (!episode_has(s->episode, piece)) piece++;
    return piece;
}

/* Under (bucket:0): + is accepted, - denied, . a good pick. */
static void play(struct ctx *c, struct series *s, const char *script)
{
    for (; *script; script++) {
        enum response response = series_attempt(c, s, first_piece(s),
                                                *script == '.'   ? -1
                                                : *script == '-' ? 1
                                                                 : 0);
        ck_assert_int_eq(response, *script == '-' ? RESPONSE_DENY : RESPONSE_ACCEPT);
    }
}

START_TEST(points_fall_with_errors_as_the_table_says)
{
    static const int TEN[] = {10, 9, 6, 3, 2, 2, 2}, TWENTY[] = {19, 17, 13, 8, 6, 5, 5};
    for (int errors = 0; errors <= 6; errors++) {
        ck_assert_int_eq(points_for(2, 10, 2 * errors), TEN[errors]);
        ck_assert_int_eq(points_for(5, 20, 2 * errors), TWENTY[errors]);
    }
    ck_assert_int_eq(points_for(0, 100, 1), 90);
    ck_assert_int_eq(points_for(0, 100, 1000), 0);
}
END_TEST

START_TEST(mastery_is_the_attempts_before_the_first_streak_of_ten)
{
    static const struct {
        const char *script;
        int mastery;
    } CASES[] = {{"+--+.+++++++++", 3},
                 {"++++++++++", 0},
                 {"+++++++++-+++++++++", -1},
                 {"--+-+.+.+.+.+.+.+.+.+.+", 4}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        struct settings settings = settings_of(&c, "{\"rules\":\"(bucket:0)\"}");
        struct series s;
        series_begin(&c, &s, &settings, 1);
        play(&c, &s, CASES[i].script);
        ck_assert_int_eq(s.mastery, CASES[i].mastery);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_run_is_measured_by_what_came_before_mastery)
{
    static const struct {
        const char *level, *script;
        int64_t measure[3];
        bool counts;
        int stars;
    } CASES[] = {{"first_steps", "+--+.+++++++++", {3, 2, 2}, true, 3},
                 {"first_steps", "-----++++++++++", {5, 5, 2}, true, 2},
                 {"first_steps", "---------++++++++++", {9, 9, 2}, true, 1},
                 {"first_steps", "--+", {300, 2, 0}, false, 0}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        const char *options = pool_print(c.pool, "{\"level\":\"%s\"}", CASES[i].level);
        json_object *complete = settings_complete(&c, json_own(&c, options));
        game_state *state = rulegame_begin(&c, &GAME_rulegame.variants[0], json_text(&c, complete), 1, 1);
        play(&c, &state->series[0], CASES[i].script);
        struct standing standing = rulegame_standing(state);
        ck_assert_str_eq(standing.ladder, CASES[i].level);
        ck_assert_int_eq(standing.run[0].counts, CASES[i].counts);
        ck_assert_int_eq(standing.run[0].stars, CASES[i].stars);
        for (int m = 0; m < 3; m++) ck_assert_int_eq(standing.run[0].measure[m], CASES[i].measure[m]);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_series_until_mastery_ends_with_the_tenth_move_in_a_row)
{
    static const struct {
        const char *options, *script;
        bool over;
        int boards, stars;
        enum finish last;
    } CASES[] = {
        {"{\"level\":\"first_steps\",\"until_mastered\":true}", "-++++++++++", true, 2, 3, FINISH_WON_EARLY},
        {"{\"level\":\"first_steps\",\"until_mastered\":true}", "++++++++-++++++++++", true, 2, 2,
         FINISH_CLEARED},
        {"{\"level\":\"first_steps\",\"until_mastered\":true}", "+++++++++-+++++++++", false, 2, 0,
         FINISH_CLEARED},
        {"{\"level\":\"first_steps\",\"until_mastered\":false}", "++++++++++", false, 1, 3, FINISH_CLEARED},
        {"{\"level\":\"first_steps\"}", "++++++++++", false, 1, 3, FINISH_CLEARED}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        json_object *complete = settings_complete(&c, json_own(&c, CASES[i].options));
        game_state *state = rulegame_begin(&c, &GAME_rulegame.variants[0], json_text(&c, complete), 1, 1);
        struct series *s = &state->series[0];
        play(&c, s, CASES[i].script);
        ck_assert_int_eq(s->over, CASES[i].over);
        ck_assert_int_eq(s->n_result, CASES[i].boards);
        ck_assert_int_eq(s->result[s->n_result - 1].finish, CASES[i].last);
        ck_assert_int_gt(s->result[s->n_result - 1].points, 0);
        struct standing standing = rulegame_standing(state);
        ck_assert_str_eq(standing.ladder, "first_steps");
        ck_assert_int_eq(standing.run[0].stars, CASES[i].stars);
        harness_end(&c);
    }
}
END_TEST

/* R8.12: six pieces a board, all into bucket 0; an error, also by touching a piece, begins the row again. */
START_TEST(a_series_until_flawless_ends_with_the_last_board_of_the_row)
{
    static const struct {
        int row;
        const char *script;
        bool over;
        int boards;
    } CASES[] = {{2, "++++++++++++", true, 2},
                 {2, "-++++++++++++++++++", true, 3},
                 {2, "++++++-++++++++++++++++++", true, 4},
                 {2, "++++++.++++++", false, 2},
                 {1, "++++++", true, 1},
                 {0, "++++++++++++", false, 2}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        struct settings settings = settings_of(
            &c, pool_print(c.pool,
                           "{\"rules\":\"(bucket:0)\",\"boards\":9,\"max_objects\":6,\"until_flawless\":%d}",
                           CASES[i].row));
        struct series s;
        series_begin(&c, &s, &settings, 1);
        play(&c, &s, CASES[i].script);
        ck_assert_int_eq(s.over, CASES[i].over);
        ck_assert_int_eq(s.n_result, CASES[i].boards);
        harness_end(&c);
    }
}
END_TEST

/* Without the option, options are what they were, and two at one board do not have it. */
START_TEST(until_flawless_stands_only_where_it_was_chosen)
{
    struct ctx c = harness_ctx();
    json_object *plain = settings_complete(&c, json_own(&c, "{}")),
                *chosen = settings_complete(&c, json_own(&c, "{\"until_flawless\":10}"));
    ck_assert_ptr_null(json_member(plain, "until_flawless"));
    ck_assert_int_eq(json_object_get_int(json_member(chosen, "until_flawless")), 10);
    static const char *const BAD[] = {"{\"until_flawless\":-1}", "{\"until_flawless\":21}",
                                      "{\"until_flawless\":true}"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_ptr_null(settings_complete(&c, json_own(&c, BAD[i])));
    ck_assert_ptr_null(settings_complete_series(&c, json_own(&c, "{\"until_flawless\":1}"), 2, false));
    harness_end(&c);
}
END_TEST

/* R9.7 */
START_TEST(a_challenge_scores_each_board_and_never_tells_its_rule)
{
    struct ctx c = harness_ctx();
    const struct game_challenge *challenge = GAME_rulegame.challenge;
    json_object *options = challenge->make(&c, "(bucket:0)", 7);
    game_state *state = rulegame_begin(&c, &GAME_rulegame.variants[0], json_text(&c, options), 1, 1);
    struct challenge_score score;
    play(&c, &state->series[0], "--+.+++++");
    for (int board = 0; board < 10; board++) play(&c, &state->series[0], "++++++");
    ck_assert(state->series[0].over);
    challenge->score(state, &score);
    ck_assert(score.solved && score.boards == 11);
    ck_assert_int_eq(score.attempts[0], 9);
    ck_assert_int_eq(score.errors[0], 3);
    ck_assert_int_eq(score.attempts[10], 6);
    ck_assert_int_eq(score.errors[10], 0);
    state->reason = "finished";
    ck_assert_ptr_null(rulegame_know(&c, state, 0, (struct table){0})->rules);
    ck_assert_ptr_null(rulegame_know(&c, state, SPECTATOR, (struct table){0})->rules);
    ck_assert_ptr_null(rulegame_standing(state).ladder);
    ck_assert_ptr_null(challenge->make(&c, "(*,RED,*,*,0)", 7)); /* can stalemate */
    ck_assert_ptr_null(challenge->make(&c, "nonsense", 7));
    json_object *drawn = challenge->make(&c, NULL, 7), *again = challenge->make(&c, NULL, 7);
    ck_assert(drawn && json_same(drawn, again));
    harness_end(&c);
}
END_TEST

/* What was stored before the option existed must read as before, a level among it be ranked, and a pair at one board has no series each. */
START_TEST(options_without_until_mastered_are_as_they_were)
{
    struct ctx c = harness_ctx();
    json_object *plain = settings_complete(&c, json_own(&c, "{}")),
                *no = settings_complete(&c, json_own(&c, "{\"until_mastered\":false}"));
    struct settings settings;
    ck_assert(json_same(plain, no));
    json_object_object_del(plain, "until_mastered");
    ck_assert(settings_read(&c, plain, &settings));
    ck_assert(settings.standard && !settings.until_mastered);
    ck_assert_ptr_null(settings_complete(&c, json_own(&c, "{\"until_mastered\":1}")));
    ck_assert_ptr_null(settings_complete_series(&c, json_own(&c, "{\"until_mastered\":true}"), 2, true));
    harness_end(&c);
}
END_TEST

START_TEST(a_level_made_easier_is_on_no_ladder)
{
    static const char *const OTHER[] = {"{\"level\":\"first_steps\",\"boards\":6}",
                                        "{\"rules\":\"(bucket:0)\"}",
                                        "{\"level\":\"first_steps\",\"feedback\":\"fixed\"}"};
    for (size_t i = 0; i < sizeof OTHER / sizeof *OTHER; i++) {
        struct ctx c = harness_ctx();
        json_object *complete = settings_complete(&c, json_own(&c, OTHER[i]));
        game_state *state = rulegame_begin(&c, &GAME_rulegame.variants[0], json_text(&c, complete), 1, 1);
        ck_assert_ptr_null(rulegame_standing(state).ladder);
        harness_end(&c);
    }
}
END_TEST

/* The options of two puzzles differ in `rules` alone, which nobody is shown; and nearly all puzzles differ. */
START_TEST(puzzles_differ_in_what_is_hidden_alone)
{
    struct ctx c = harness_ctx();
    const char *shown = NULL, *rules[200];
    int same = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        json_object *options = rulegame_puzzle(&c, seed);
        ck_assert_ptr_nonnull(options);
        rules[seed] = pool_copy(c.pool, rulegame_reveal(&c, options));
        for (uint64_t other = 0; other < seed; other++) same += strcmp(rules[other], rules[seed]) == 0;
        json_object_object_del(options, "rules");
        const char *text = pool_copy(c.pool, json_text(&c, options));
        ck_assert_str_eq(text, shown ? shown : text);
        shown = text;
        ck_assert_str_eq(rulegame_reveal(&c, rulegame_puzzle(&c, seed)), rules[seed]);
    }
    ck_assert_int_lt(same, 200); /* of 19 900 pairs */
    harness_end(&c);
}
END_TEST

/* The lines of a rule set that are no comments, hashed (FNV-1a). */
static uint64_t hash_of_rules(uint64_t hash, const char *text)
{
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1) {
        if (*line == '#') continue;
        for (const char *at = line; *at != '\n'; at++) hash = (hash ^ (unsigned char)*at) * 0x100000001b3U;
    }
    return hash;
}

/* Adds the words of a text that the list does not have, in lower case with a space on both sides. */
static const char *with_words(struct ctx *c, const char *list, const char *text)
{
    static const char ENDS[] = " .,:;\n0123456789";
    for (size_t length; *text; text += length + !!text[length]) {
        length = strcspn(text, ENDS);
        char word[40];
        ck_assert_int_lt(snprintf(word, sizeof word, " %.*s ", (int)length, text), (int)sizeof word);
        if (length && !strcasestr(list, word)) list = pool_print(c->pool, "%s%s", list, word);
    }
    return list;
}

/* The corners that a text names, in its order. */
static const char *corners(struct ctx *c, const char *text, const char *const name[BUCKETS])
{
    const char *found = "";
    for (; *text; text++)
        for (int i = 0; i < BUCKETS; i++)
            if (strncmp(text, name[i], strlen(name[i])) == 0 && text[-1] == ' ' &&
                strchr(" ,.;", text[strlen(name[i])]))
                found = pool_print(c->pool, "%s%d", found, i);
    return found;
}

/* The lines are those that a seed drew before the words were in two languages: stored seeds stand. */
START_TEST(a_seed_draws_the_rule_it_always_drew_told_in_english_and_german)
{
    static const char *const ENGLISH[BUCKETS] = {"top left", "top right", "bottom right", "bottom left"},
                             *const GERMAN[BUCKETS] = {"oben links", "oben rechts", "unten rechts",
                                                       "unten links"};
    struct ctx c = harness_ctx();
    uint64_t hash = 0xcbf29ce484222325U;
    const char *english = " ", *german = " ";
    for (uint64_t seed = 0; seed < 2000; seed++) {
        const char *text = rulegame_reveal(&c, rulegame_puzzle(&c, seed)), *next = strchr(text, '\n') + 1;
        hash = hash_of_rules(hash, text);
        ck_assert_msg(strncmp(text, "# ", 2) == 0 && strncmp(next, "# de: ", 6) == 0, "%s", text);
        const char *said = pool_print(c.pool, "%.*s", (int)(next - text) - 2, text + 1),
                   *told = pool_print(c.pool, " %.*s", (int)strcspn(next + 6, "\n"), next + 6);
        ck_assert_msg(told[strlen(told) - 1] == '.' && next[6 + strcspn(next + 6, "\n") + 1] != '#', "%s",
                      text);
        ck_assert_str_eq(corners(&c, said, ENGLISH), corners(&c, told, GERMAN));
        english = with_words(&c, english, said);
        german = with_words(&c, german, told);
    }
    ck_assert_uint_eq(hash, 1571706236072190378U);
    const char *both = "";
    for (const char *at = german; at[1]; at = strchr(at + 1, ' ')) {
        const char *word = pool_print(c.pool, " %.*s ", (int)strcspn(at + 1, " "), at + 1);
        if (strlen(word) > 2 && strcasestr(english, word)) both = pool_print(c.pool, "%s%s", both, word);
    }
    ck_assert_msg(strcasecmp(both, " in ") == 0, "German and English share%s", both);
    harness_end(&c);
}
END_TEST

START_TEST(a_board_pays_when_it_is_cleared_and_the_next_begins)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(&c, "{\"rules\":\"(bucket:0)\",\"boards\":2,\"pick_cost\":1}");
    struct series s;
    series_begin(&c, &s, &settings, 1);
    play(&c, &s, "+-.++++++++");
    ck_assert_int_eq(s.n_result, 1);
    ck_assert_int_eq((int)s.result[0].finish, FINISH_CLEARED);
    ck_assert_int_eq(s.result[0].errors, 3); /* a denial and a pick for a half */
    ck_assert_int_eq(s.result[0].points, points_for(2, 10, 3));
    ck_assert(!s.over && s.episode->attempts == 0 && s.counted == 11);
    play(&c, &s, "+++++++++");
    ck_assert(s.over);
    ck_assert_int_eq(series_score(&s), points_for(2, 10, 3) + 10);
    harness_end(&c);
}
END_TEST

START_TEST(doubling_promises_keeps_and_ends_early)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(
        &c, "{\"rules\":\"(bucket:0)\",\"boards\":3,\"incentive\":\"doubling\"}");
    struct series s;
    series_begin(&c, &s, &settings, 1);
    play(&c, &s, "+++++");
    ck_assert(s.promised == 2 && s.factor == 1);
    play(&c, &s, "-++++");
    ck_assert(s.factor == 2 && s.n_result == 1 && !s.over);
    play(&c, &s, "++++++");
    ck_assert_int_eq((int)s.result[1].finish, FINISH_WON_EARLY);
    ck_assert(s.over && s.factor == 4 && s.result[1].done == 6);
    ck_assert_int_eq(series_score(&s), 4 * (points_for(2, 10, 2) + 10));
    harness_end(&c);
}
END_TEST

/* Four buckets, all pieces movable, one bucket right: each accepted move is worth a factor of four. */
START_TEST(likelihood_counts_the_odds_in_65536ths)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(
        &c, "{\"rules\":\"(bucket:0)\",\"boards\":3,\"incentive\":\"likelihood\"}");
    struct series s;
    series_begin(&c, &s, &settings, 1);
    play(&c, &s, "++++");
    ck_assert(s.likelihood == 256 << 16 && s.promised == 1);
    play(&c, &s, "+");
    ck_assert(s.likelihood == 1024 << 16 && s.promised == 2);
    play(&c, &s, "-");
    ck_assert_uint_eq(s.likelihood, 0);
    play(&c, &s, "++++++++++");
    ck_assert(s.over && s.promised == 4 && s.result[1].finish == FINISH_WON_EARLY);
    harness_end(&c);
}
END_TEST

START_TEST(a_bonus_is_paid_for_boards_in_time_and_ends_with_a_lost_one)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(&c, "{\"rules\":\"(bucket:0)\",\"boards\":2,\"incentive\":"
                                               "\"bonus\",\"activate_bonus_at\":1,\"give_up_at\":1}");
    struct series paid;
    series_begin(&c, &paid, &settings, 1);
    ck_assert(!series_may_bonus(&paid) && !series_may_give_up(&paid));
    play(&c, &paid, "+++++++++");
    ck_assert(series_may_bonus(&paid) && series_may_give_up(&paid));
    series_start_bonus(&c, &paid);
    ck_assert(!series_may_bonus(&paid));
    play(&c, &paid, "++++++++-++++++++++");
    ck_assert(paid.over && paid.n_result == 3 && paid.bonus_points == 3);
    ck_assert_int_eq(series_score(&paid), 10 + 9 + 10 + 3);
    harness_end(&c);
}
END_TEST

START_TEST(a_bonus_board_out_of_attempts_is_lost)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(
        &c, "{\"rules\":\"(bucket:0)\",\"incentive\":\"bonus\",\"activate_bonus_at\":0}");
    struct series s;
    series_begin(&c, &s, &settings, 1);
    series_start_bonus(&c, &s);
    play(&c, &s, "---++++++++"); /* eleven attempts for nine pieces */
    ck_assert(s.over && s.result[0].finish == FINISH_LOST && s.result[0].points == 0);
    harness_end(&c);
}
END_TEST

START_TEST(a_board_is_lost_after_a_thousand_attempts)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(&c, "{\"rules\":\"(bucket:0)\"}");
    struct series s;
    series_begin(&c, &s, &settings, 1);
    for (int i = 0; i < ATTEMPTS_MAX; i++) play(&c, &s, "-");
    ck_assert(s.n_result == 1 && s.result[0].finish == FINISH_LOST && s.episode->attempts == 0);
    harness_end(&c);
}
END_TEST

/* ---- options and boards ---- */

static const struct {
    const char *options, *path, *code;
} REFUSED[] = {
    {"{\"rules\":\"(*,*,*,*,[0,])\"}", "/rules", "expected_token"},
    {"{\"rules\":\"()\",\"level\":\"cabinet\"}", "/level", "two_rule_sets"},
    {"{\"level\":\"nowhere\"}", "/level", "unknown_level"},
    {"{\"min_objects\":5,\"max_objects\":4}", "/max_objects", "bad_range"},
    {"{\"max_shapes\":5}", "/max_shapes", "bad_range"},
    {"{\"min_objects\":3,\"max_colors\":4}", "/max_colors", "bad_range"},
    {"{\"shapes\":[\"a b\"]}", "/shapes/0", "bad_options"},
    {"{\"colors\":[\"red\",\"RED\"]}", "/colors/1", "bad_options"},
    {"{\"incentive\":\"money\"}", "/incentive", "bad_options"},
    {"{\"incentive\":\"doubling\",\"x2_after\":10}", "/x4_after", "bad_thresholds"},
    {"{\"cond_test\":\"(pos:T) (pos:B)\"}", "/cond_test", "unsatisfiable_condition"},
    {"{\"images\":[{\"pos\":\"1\"}]}", "/images/0", "bad_options"},
    {"{\"initial_boards\":[{\"value\":[]}]}", "/initial_boards/0", "bad_options"},
    {"{\"initial_boards\":[{\"value\":[{\"x\":1,\"y\":1,\"object\":0}]}]}", "", ""},
};

START_TEST(options_that_cannot_be_are_refused_with_their_place)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) {
        struct ctx c = harness_ctx();
        ck_assert_msg(!settings_complete(&c, json_own(&c, REFUSED[i].options)), "%s", REFUSED[i].options);
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_OPTIONS);
        ck_assert_int_gt(c.failure.problem_count, 0);
        const struct problem *problem = &c.failure.problems[c.failure.problem_count - 1];
        if (*REFUSED[i].code) ck_assert_str_eq(problem->code, REFUSED[i].code);
        if (*REFUSED[i].path) ck_assert_str_eq(problem->path, REFUSED[i].path);
        harness_end(&c);
    }
}
END_TEST

static const struct {
    const char *options, *hint;
} REMEDIES[] = {
    {"{\"min_objects\":5,\"max_objects\":4}",
     "max_objects is 4 and min_objects is 5: use 5 or more, or lower min_objects"},
    {"{\"max_shapes\":5}", "max_shapes is 5; shapes has 4 to choose from: use 4, or list more"},
    {"{\"min_objects\":3,\"max_colors\":4}",
     "max_colors is 4; boards have at least 3 pieces: use 3, or raise min_objects to 4"},
    {"{\"incentive\":\"money\"}", "incentive must be one of: none, doubling, likelihood, bonus"},
    {"{\"incentive\":\"doubling\",\"x2_after\":10}",
     "x4_after is 10 and x2_after is 10: use 11 or more, or lower x2_after"},
    {"{\"colors\":[]}", "colors is empty: list at least one, or leave it out"},
    {"{\"colors\":[\"RED\",\"BLUE\",\"RED\"]}", "colors has RED twice: list it once"},
    {"{\"shapes\":[\"STAR\",\"a b\"]}",
     "shapes must list names of letters, digits and _, with - or / between them"},
    {"{\"series\":3}", "only variants of two at one board have series: leave it out"},
};

START_TEST(a_refusal_says_what_would_be_right)
{
    for (size_t i = 0; i < sizeof REMEDIES / sizeof *REMEDIES; i++) {
        struct ctx c = harness_ctx();
        ck_assert(!settings_complete(&c, json_own(&c, REMEDIES[i].options)));
        const struct problem *problem = &c.failure.problems[c.failure.problem_count - 1];
        ck_assert_str_eq(problem->hint, REMEDIES[i].hint);
        ck_assert_msg(problem->reason, "no words for a page: %s", REMEDIES[i].options);
        harness_end(&c);
    }
}
END_TEST

static int kinds(const struct piece *piece, int count, int which)
{
    int found = 0;
    for (int i = 0; i < count; i++) {
        int j = 0;
        while (strcmp(piece[i].property[which].text, piece[j].property[which].text) != 0) j++;
        found += j == i;
    }
    return found;
}

START_TEST(drawn_boards_are_what_the_options_ask_for_and_the_same_for_a_seed)
{
    struct ctx c = harness_ctx();
    struct settings settings = settings_of(
        &c, "{\"min_objects\":5,\"max_objects\":12,\"min_shapes\":2,\"max_shapes\":3,\"min_colors\":0,"
            "\"max_colors\":0,\"cond_test\":\"(pos:[31,32,33,34,35,36])\"}");
    struct piece piece[PIECES_MAX], again[PIECES_MAX];
    for (int i = 0; i < 200; i++) {
        int count = deal(&c, &settings, 42, 0, i, piece), shapes = kinds(piece, count, 0);
        ck_assert(count >= 5 && count <= 12 && shapes >= 2 && shapes <= 3 && piece[count - 1].cell >= 31);
        for (int j = 1; j < count; j++) ck_assert_int_lt(piece[j - 1].cell, piece[j].cell);
        ck_assert_int_eq(deal(&c, &settings, 42, 0, i, again), count);
        for (int j = 0; j < count; j++)
            ck_assert(again[j].cell == piece[j].cell &&
                      strcmp(again[j].property[1].text, piece[j].property[1].text) == 0);
    }
    harness_end(&c);
}
END_TEST

START_TEST(given_boards_come_in_the_order_asked_for)
{
    static const char *const NAMED[] = {"listed", "alpha", "random"};
    for (int order = 0; order < 3; order++) {
        struct ctx c = harness_ctx();
        struct piece piece[PIECES_MAX];
        int seen[3] = {0};
        struct settings settings = settings_of(
            &c,
            pool_print(c.pool,
                       "{\"initial_boards_order\":\"%s\",\"images\":[{\"kind\":\"cat\"}],\"initial_boards\":["
                       "{\"name\":\"c\",\"value\":[{\"id\":1,\"x\":1,\"y\":1,\"shape\":\"star\",\"color\":"
                       "\"red\"}]},"
                       "{\"name\":\"a\",\"value\":[{\"x\":2,\"y\":1,\"object\":0}]},"
                       "{\"name\":\"b\",\"value\":[{\"x\":3,\"y\":1,\"object\":0}]}]}",
                       NAMED[order]));
        for (int i = 0; i < 3; i++) {
            ck_assert_int_eq(deal(&c, &settings, 9, 0, i, piece), 1);
            seen[i] = piece[0].cell;
        }
        ck_assert_int_eq(seen[0] + seen[1] + seen[2], 6);
        if (order == 0) ck_assert(seen[0] == 1 && seen[1] == 2);
        if (order == 1) ck_assert(seen[0] == 2 && seen[1] == 3);
        harness_end(&c);
    }
}
END_TEST

/* Nobody gets stuck on the ladder, and that is proved. */
static void check_never_stuck(struct ctx *c, const struct level *level, const struct program *program)
{
    struct stalemate s;
    ck_assert(stalemate_decide(c, program, object_types_legacy(), STALEMATE_BOUNDS, &s));
    ck_assert_msg(s.verdict == STALEMATE_CANNOT, "%s: %s", level->id, stalemate_verdict_name(s.verdict));
}

START_TEST(every_level_of_the_ladder_has_a_name_and_words_and_can_be_played)
{
    struct ctx c = harness_ctx();
    int count = 0;
    for (; level_at(count); count++) {
        const struct level *level = level_at(count);
        struct settings settings = settings_of(&c, pool_print(c.pool, "{\"rules\":\"%s\"}", level->id));
        const struct rule_set *rules = settings.program->rules;
        ck_assert_str_eq(settings.level, level->id);
        ck_assert_msg(rules->display && rules->n_description > 1, "%s", level->id);
        check_never_stuck(&c, level, settings.program);
        struct series s;
        series_begin(&c, &s, &settings, (uint64_t)count);
        for (int tries = 0; !s.over && tries < 10000; tries++) {
            int piece = first_piece(&s);
            while (!episode_buckets(s.episode, piece)) piece++;
            series_attempt(&c, &s, piece, __builtin_ctz(episode_buckets(s.episode, piece)));
        }
        for (int i = 0; i < s.n_result; i++)
            ck_assert_msg(s.result[i].finish == FINISH_CLEARED, "%s ends %d", level->id, s.result[i].finish);
    }
    ck_assert_int_ge(count, 20);
    harness_end(&c);
}
END_TEST

/* ---- two worlds ---- */

struct world {
    struct ctx c;
    game_state *state;
};

static struct world world_begin(const char *variant, const char *rules, const char *more, int seats)
{
    struct world w = {.c = harness_ctx()};
    const char *options = pool_print(w.c.pool, "{\"rules\":%s%s}",
                                     json_text(&w.c, pool_json(w.c.pool, json_object_new_string(rules))),
                                     more);
    const struct variant *played = variant_find(&GAME_rulegame, variant);
    json_object *complete = rulegame_options(&w.c, played, json_own(&w.c, options), seats, NULL);
    ck_assert_msg(complete != NULL, "%s", w.c.failure.detail);
    w.state = rulegame_begin(&w.c, played, json_text(&w.c, complete), seats, 77);
    return w;
}

/* All that anybody but the arbiter gets out of a world, an event's answer and story included. */
static const char *signs(struct ctx *c, const game_state *state, int seats)
{
    static const char *const TRIED[] = {"{\"type\":\"move\",\"piece\":3,\"bucket\":2}",
                                        "{\"type\":\"move\",\"piece\":99,\"bucket\":2}",
                                        "{\"type\":\"move\",\"cell\":7,\"bucket\":2}",
                                        "{\"type\":\"pick\",\"piece\":0,\"attempt\":3}",
                                        "{\"type\":\"give_up\"}",
                                        "{\"type\":\"start_bonus\"}"};
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    struct standing now = rulegame_standing(state);
    for (int i = 0; i <= seats; i++) {
        game_known *known = rulegame_know(c, state, i < seats ? i : SPECTATOR, (struct table){0});
        fprintf(out, "\n%s\n%s\n%s", json_text(c, rulegame_view(c, known, false, NULL)),
                json_text(c, rulegame_legal(c, known, NULL)), rulegame_picture(c, known));
        for (size_t j = 0; i < seats && j < sizeof TRIED / sizeof *TRIED; j++) {
            struct verdicts v = {0};
            game_order *order = rulegame_parse(c, json_own(c, TRIED[j]), &v);
            bool stands = order && rulegame_judge(c, known, order, true, &v);
            fprintf(out, " %d %s %s", stands, stands ? "" : v.v[0].code, stands ? "" : v.v[0].hint);
            forgive(c);
        }
    }
    fprintf(out, " %x %d %lld", now.owes, now.turn[0], (long long)now.score[0]);
    fclose(out);
    pool_defer(c->pool, free, text);
    return text;
}

static const char *applied(struct ctx *c, game_state *state, int seat, const game_order *order)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome;
    struct tale tale = tale_new(c->pool);
    event.orders[seat] = order;
    ck_assert(rulegame_apply(c, state, &event, &tale, &outcome));
    const char *all = pool_print(c->pool, "%x %s", outcome.moved, json_text(c, outcome.answer));
    for (int i = 0; i < tale.count; i++)
        all = pool_print(c->pool, "%s\n%x %s %s %s", all, tale.lines[i].audience, tale.lines[i].kind,
                         tale.lines[i].text, tale.lines[i].facts ? json_text(c, tale.lines[i].facts) : "");
    return all;
}

/* The response and whether the board ended: all that may differ, and then the attempt is not made in either. */
static bool agree(struct world *one, struct world *other, int seat, const game_order *order)
{
    struct world *worlds[] = {one, other};
    int found[2][3];
    for (int i = 0; i < 2; i++) {
        struct ctx c = {.pool = pool_new()};
        game_state *copy = rulegame_copy(&c, worlds[i]->state);
        found[i][0] = copy->duo.mode == MODE_APART
                          ? (int)series_attempt(&c, &copy->series[seat], order->piece, order->bucket)
                          : (int)duo_attempt(&c, &copy->duo, copy->series, order->piece, order->bucket);
        found[i][1] = copy->series[seat].n_result;
        found[i][2] = copy->series[seat].n_result
                          ? (int)copy->series[seat].result[copy->series[seat].n_result - 1].finish
                          : 0;
        pool_drop(c.pool);
    }
    return memcmp(found[0], found[1], sizeof found[0]) == 0;
}

/* Two worlds show the same. Only a move changes what they show, so an attempt that is not made needs no second look. Each look has memory
 * of its own: the next one reuses it while it is in the processor's cache. */
static void look_alike(const struct world *one, const struct world *other, int seats)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(signs(&c, one->state, seats), signs(&c, other->state, seats));
    harness_end(&c);
}

static int worlds_play(const char *variant, int seats, const char *rules, const char *others,
                       const char *more)
{
    struct world one = world_begin(variant, rules, more, seats),
                 other = world_begin(variant, others, more, seats);
    struct rng luck = rng_seeded(5);
    int made = 0;
    look_alike(&one, &other, seats);
    for (int tries = 0; tries < 150 && !one.state->reason; tries++) {
        bool apart = one.state->duo.mode == MODE_APART;
        int seat = apart ? (int)rng_below(&luck, (uint64_t)seats) : one.state->duo.mover;
        const struct series *s = &one.state->series[seat];
        if (s->over) continue;
        game_order order = {.type = ORDER_MOVE,
                            .piece = (int)rng_below(&luck, (uint64_t)s->pieces),
                            .cell = -1,
                            .attempt = -1};
        order.bucket = (int)rng_below(&luck, BUCKETS);
        if (rng_percent(&luck, 20)) order.type = ORDER_PICK, order.bucket = -1;
        if (!episode_has(s->episode, order.piece) || !agree(&one, &other, seat, &order)) continue;
        ck_assert_str_eq(applied(&one.c, one.state, seat, &order),
                         applied(&other.c, other.state, seat, &order));
        look_alike(&one, &other, seats);
        made++;
    }
    harness_end(&one.c);
    harness_end(&other.c);
    return made;
}

static const struct {
    const char *one, *other;
} PAIRS[] = {
    {"(bucket:0)", "(bucket:[0,1])"},
    {"(pos:T,bucket:[0,1])", "(pos:L1,bucket:[0,1])"},
    {"(bucket:[!p*[0,1,2,3],p+1])", "1 (bucket:0)\n1 (bucket:1)\n1 (bucket:2)\n1 (bucket:3)"},
    {"(color:red,bucket:0) (color:[black,blue,yellow],bucket:1)", "(shape:star,bucket:0) (bucket:1)"},
    {"(count:3) (bucket:2)\n(bucket:[1,2])", "(bucket:[1,2])"},
    {"(code:this.pos%2==0,bucket:1) (code:this.pos%2==1,bucket:3)", "(postpos:R,bucket:1) (bucket:3)"},
};

START_TEST(two_rule_sets_that_agree_on_the_moves_made_look_the_same)
{
    int made = 0;
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++) {
        made += worlds_play("solo", 1, PAIRS[i].one, PAIRS[i].other, "");
        made += worlds_play("race", 3, PAIRS[i].one, PAIRS[i].other, ",\"boards\":2");
        made += worlds_play("solo", 1, PAIRS[i].one, PAIRS[i].other,
                            ",\"incentive\":\"doubling\",\"give_up_at\":0");
        made += worlds_play("adversarial", 2, PAIRS[i].one, PAIRS[i].other, ",\"boards\":2,\"series\":2");
        made += worlds_play("coop", 2, PAIRS[i].one, PAIRS[i].other,
                            ",\"incentive\":\"bonus\",\"activate_bonus_at\":1");
        made += worlds_play(
            "solo", 1, PAIRS[i].one, PAIRS[i].other,
            ",\"incentive\":\"likelihood\",\"pick_cost\":1,\"x2_after\":2,\"x4_after\":999999999");
    }
    fprintf(stderr, "moves made in two worlds at once: %d\n", made);
    ck_assert_int_gt(made, 1000);
}
END_TEST

START_TEST(a_saved_state_with_a_response_that_the_rule_does_not_give_is_refused)
{
    struct world w = world_begin("solo", "(bucket:0)", "", 1);
    applied(&w.c, w.state, 0,
            &(game_order){.type = ORDER_MOVE, .piece = 2, .cell = -1, .bucket = 1, .attempt = -1});
    json_object *saved = rulegame_save(&w.c, w.state);
    ck_assert_ptr_nonnull(rulegame_load(&w.c, saved, 1));
    const char *text = json_text(&w.c, saved);
    char *lie = pool_copy(w.c.pool, text), *at = strstr(lie, "21-");
    ck_assert_ptr_nonnull(at);
    at[2] = '+';
    ck_assert_ptr_null(rulegame_load(&w.c, json_own(&w.c, lie), 1));
    harness_end(&w.c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rulegame series");
    HARNESS_ADD(s, points_fall_with_errors_as_the_table_says);
    HARNESS_ADD(s, mastery_is_the_attempts_before_the_first_streak_of_ten);
    HARNESS_ADD(s, a_run_is_measured_by_what_came_before_mastery);
    HARNESS_ADD(s, a_series_until_mastery_ends_with_the_tenth_move_in_a_row);
    HARNESS_ADD(s, a_series_until_flawless_ends_with_the_last_board_of_the_row);
    HARNESS_ADD(s, until_flawless_stands_only_where_it_was_chosen);
    HARNESS_ADD(s, a_challenge_scores_each_board_and_never_tells_its_rule);
    HARNESS_ADD(s, options_without_until_mastered_are_as_they_were);
    HARNESS_ADD(s, a_level_made_easier_is_on_no_ladder);
    HARNESS_ADD(s, puzzles_differ_in_what_is_hidden_alone);
    HARNESS_ADD(s, a_seed_draws_the_rule_it_always_drew_told_in_english_and_german);
    HARNESS_ADD(s, a_board_pays_when_it_is_cleared_and_the_next_begins);
    HARNESS_ADD(s, doubling_promises_keeps_and_ends_early);
    HARNESS_ADD(s, likelihood_counts_the_odds_in_65536ths);
    HARNESS_ADD(s, a_bonus_is_paid_for_boards_in_time_and_ends_with_a_lost_one);
    HARNESS_ADD(s, a_bonus_board_out_of_attempts_is_lost);
    HARNESS_ADD(s, a_board_is_lost_after_a_thousand_attempts);
    HARNESS_ADD(s, options_that_cannot_be_are_refused_with_their_place);
    HARNESS_ADD(s, a_refusal_says_what_would_be_right);
    HARNESS_ADD(s, drawn_boards_are_what_the_options_ask_for_and_the_same_for_a_seed);
    HARNESS_ADD(s, given_boards_come_in_the_order_asked_for);
    HARNESS_ADD(s, every_level_of_the_ladder_has_a_name_and_words_and_can_be_played);
    HARNESS_ADD(s, two_rule_sets_that_agree_on_the_moves_made_look_the_same);
    HARNESS_ADD(s, a_saved_state_with_a_response_that_the_rule_does_not_give_is_refused);
    return s;
}
TEST_MAIN(suite)
