/* differential.c - random games of the reference rules, played again here: every movement list, state, log note and error code
 * must be the same. DIFF_GAMES says how many (120; half of them of the variants and the cube), DIFF_SEED which. Passes with a word
 * when the reference is not there. */
#include "stratic_help.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 1 << 20 };

struct tested {
    int games, turns, refused, lists;
};

static const char *over_text(struct ctx *c, const game_state *s)
{
    if (!s->result.reason) return "null";
    const char *winner = s->result.winner < 0 ? "null" : s->result.winner == SOUTH ? "0" : "1";
    return pool_print(c->pool, "[\"%s\",%s,\"%s\"]", s->result.winner < 0 ? "draw" : "win", winner,
                      s->result.reason);
}

/* The game as the next record finds it, in a pool of its own, so that a long run stays small. */
struct play {
    struct ctx c;
    game_state *s;
};

static void begin(struct play *play, json_object *record)
{
    json_object *rows = json_member(record, "new"), *options = json_new_object(&play->c);
    const char *start = help_text(record, "state");
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome;
    json_add(options, "max_expansions", json_member(record, "max_expansions"));
    json_add_int(options, "idle_limit", 0);
    json_add_int(options, "turn_limit", 0);
    json_add(options, "dims", json_member(record, "dims"));
    play->s = help_fresh_of(&play->c, help_text(record, "variant"), json_text(&play->c, options));
    for (size_t seat = 0; seat < 2; seat++) {
        if (!rows) e.orders[seat] = help_pieces(&play->c, start, (int)seat);
        if (!rows) continue;
        json_object *pair = json_object_array_get_idx(rows, seat);
        e.orders[seat] = setup_order(&play->c, json_object_get_string(json_object_array_get_idx(pair, 0)),
                                     json_object_get_string(json_object_array_get_idx(pair, 1)));
    }
    ck_assert(GAME_stratic.apply(&play->c, play->s, &e, NULL, &outcome));
    ck_assert_str_eq(position_text(&play->c, play->s->position), start);
}

static void check_list(struct play *play, json_object *record)
{
    const char *text = help_text(record, "list");
    ck_assert_str_eq(help_movements(&play->c, play->s), text);
    struct movements scratch = movements_new(play->c.pool, 64);
    int64_t words = *text != 0;
    for (; *text; text++) words += *text == ' ';
    struct position *p = position_copy(play->c.pool, play->s->position, 0);
    ck_assert_int_eq(count_movements(p, false, &scratch), words);
    int64_t safe = 0;
    struct movements list = movements_new(play->c.pool, 64);
    all_movements(p, &list);
    for (int i = 0; i < list.n; i++) safe += movement_is_safe(p, &list.at[i]);
    ck_assert_int_eq(count_movements(p, true, &scratch), safe);
}

static void check_after(struct play *play, json_object *record)
{
    struct ctx *c = &play->c;
    ck_assert_str_eq(position_text(c, play->s->position), help_text(record, "result"));
    ck_assert_str_eq(over_text(c, play->s), help_json(c, record, "over"));
    json_object *notes = json_member(record, "notes");
    for (size_t i = 0; i < json_object_array_length(notes); i++)
        ck_assert_ptr_nonnull(
            strstr(help_told(0), json_object_get_string(json_object_array_get_idx(notes, i))));
    bool called = json_object_get_boolean(json_member(help_told_facts(0), "check"));
    ck_assert_int_eq(called, json_object_get_boolean(json_member(record, "check")));
}

/* An order that may be wrong, on a copy. */
static void check_try(struct play *play, json_object *record)
{
    struct play copy = {play->c, GAME_stratic.copy(&play->c, play->s)};
    const char *code = help_do(&copy.c, copy.s, help_json(&play->c, record, "try_order")),
               *error = help_text(record, "error");
    size_t n = strlen(error);
    ck_assert_msg(n ? strncmp(code, error, n) == 0 && code[n] == ' ' : *code == 0,
                  "%s in %s: expected %s, got %s", help_json(&play->c, record, "try_order"),
                  position_text(&play->c, play->s->position), error, code);
    if (!n) check_after(&copy, record);
}

/* The same turn in both forms; the state goes through save and load now and then. */
static void check_turn(struct play *play, json_object *record, int count)
{
    struct ctx *c = &play->c;
    struct play copy = {*c, GAME_stratic.copy(c, play->s)};
    ck_assert_str_eq(help_do(&copy.c, copy.s, help_json(c, record, "order")), "");
    ck_assert_str_eq(help_turn(c, play->s, help_text(record, "turn")), "");
    const char *saved = json_text(c, GAME_stratic.save(c, play->s));
    ck_assert_str_eq(json_text(c, GAME_stratic.save(c, copy.s)), saved);
    check_after(play, record);
    if (count % 7 == 0) play->s = GAME_stratic.load(c, json_own(c, saved), 1);
    ck_assert_str_eq(json_text(c, GAME_stratic.save(c, play->s)), saved);
}

static bool check_record(struct play *play, json_object *record, struct tested *n)
{
    if (json_member(record, "variant")) begin(play, record), n->games++;
    else if (json_object_object_get_ex(record, "list", NULL)) check_list(play, record), n->lists++;
    else if (json_member(record, "try_order")) check_try(play, record), n->refused++;
    else if (json_member(record, "turn")) check_turn(play, record, ++n->turns);
    else if (json_member(record, "skip")) {
        ck_assert_str_eq(help_turn(&play->c, play->s, "skip"), "");
        check_after(play, record);
        n->turns++;
    }
    return json_member(record, "end") == NULL;
}

/* Only what the next record needs goes from one pool to the next. */
static void next_pool(struct play *play)
{
    struct ctx fresh = harness_ctx();
    if (play->s) play->s = GAME_stratic.copy(&fresh, play->s);
    harness_end(&play->c);
    play->c = fresh;
}

static const char *setting(const char *name, const char *usual)
{
    const char *value = getenv(name);
    return value && *value ? value : usual;
}

/* Start the reference; what it prints is read from the stream. */
static FILE *start(const char *reference, pid_t *ret_child)
{
    int ends[2];
    ck_assert_int_eq(pipe(ends), 0);
    *ret_child = fork();
    if (*ret_child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execlp("python3", "python3", "-B", "tests/games/stratic/reference.py", reference, "games",
               setting("DIFF_GAMES", "120"), setting("DIFF_SEED", "1"), (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    ck_assert_int_gt(*ret_child, 0);
    return fdopen(ends[0], "r");
}

START_TEST(random_games_of_the_reference_go_the_same_way_here)
{
    struct ctx c = harness_ctx();
    const char *reference = help_shared_path(&c, "rules/reference/stratic.py");
    FILE *there = fopen(reference, "rb");
    if (!there) {
        printf("%s is not there: nothing was compared\n", reference);
        harness_end(&c);
        return;
    }
    fclose(there);
    pid_t child;
    FILE *speaks = start(reference, &child);
    ck_assert_ptr_nonnull(speaks);
    char *line = pool_take(c.pool, LINE_MAX_BYTES);
    struct play play = {.c = harness_ctx()};
    struct tested n = {0};
    bool more = true;
    while (more && fgets(line, LINE_MAX_BYTES, speaks)) {
        more = check_record(&play, json_own(&play.c, line), &n);
        next_pool(&play);
    }
    int status = -1;
    fclose(speaks);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    ck_assert_msg(!more, "the reference stopped early");
    printf("%d games, %d turns, %d orders changed at random, %d movement lists\n", n.games, n.turns,
           n.refused, n.lists);
    harness_end(&play.c);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic against the reference");
    HARNESS_ADD(s, random_games_of_the_reference_go_the_same_way_here);
    return s;
}

TEST_MAIN(suite)
