/* differential.c - random games of the reference rules, played again here: every state, error, battle, income and trade must be the
 * same, with and without a chronicle. DIFF_GAMES says how many (200), DIFF_SEED which. Passes with a word when the reference is not
 * there. */
#include "stratagem_help.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 1 << 20 };

struct tested {
    int games, turns, refused, battles;
};

static void begin(struct ctx *c, json_object *record, struct world *w)
{
    json_object *start = json_member(record, "new");
    vector_world(start, json_member(record, "civs"), json_object_get_int(json_member(record, "vault")), w);
    vector_same(c, vector_state(c, w), start, "the beginning");
}

static void leave_and_sign(json_object *record, struct world *w)
{
    json_object *gone = json_member(record, "resigned"), *signed_now = json_member(record, "treaties_signed");
    for (size_t i = 0; i < json_object_array_length(gone); i++)
        world_resign(w, seat_by_name(json_object_get_string(vector_at(gone, i))));
    for (size_t i = 0; i < json_object_array_length(signed_now); i++) {
        const char *name[3];
        for (size_t k = 0; k < 3; k++)
            name[k] = json_object_get_string(vector_at(vector_at(signed_now, i), k));
        set_relation(w, seat_by_name(name[0]), seat_by_name(name[1]),
                     (enum relation)relation_by_name(name[2]));
    }
}

static void check_turn(struct ctx *c, json_object *record, struct world *w, struct tested *n)
{
    const game_order *orders[REALMS];
    struct chronicle *chronicle = vector_chronicle(c);
    leave_and_sign(record, w);
    vector_orders(c, json_member(record, "orders"), orders);
    struct world silent = *w;
    const char *what = pool_print(c->pool, "game %d, turn %d", n->games, w->turn);
    world_resolve(&silent, orders, NULL);
    world_resolve(w, orders, chronicle);
    ck_assert_msg(vector_worlds_same(c, &silent, w), "%s: telling changes the result", what);
    json_object *errors = vector_errors(c, chronicle);
    vector_same(c, errors, json_member(record, "errors"), what);
    vector_same(c, vector_battles(c, chronicle), json_member(record, "battles"), what);
    vector_same(c, vector_income(c, chronicle, w->seats), json_member(record, "income"), what);
    vector_same(c, vector_trade(c, chronicle, w->seats), json_member(record, "trade"), what);
    vector_same(c, vector_state(c, w), json_member(record, "state"), what);
    json_object_object_foreach (errors, who, list) {
        (void)who;
        n->refused += (int)json_object_array_length(list);
    }
    n->battles += chronicle->battles;
    n->turns++;
}

static bool check_record(struct ctx *c, json_object *record, struct world *w, struct tested *n)
{
    if (json_member(record, "new")) {
        n->games++;
        begin(c, record, w);
    } else if (json_member(record, "orders")) {
        check_turn(c, record, w, n);
    }
    return json_member(record, "end") == NULL;
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
        execlp("python3", "python3", "-B", "tests/games/stratagem/reference.py", reference,
               setting("DIFF_GAMES", "200"), setting("DIFF_SEED", "1"), (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    ck_assert_int_gt(*ret_child, 0);
    return fdopen(ends[0], "r");
}

static void compare(FILE *speaks, struct tested *n)
{
    static struct world w;
    static char line[LINE_MAX_BYTES];
    bool more = true;
    while (more && fgets(line, sizeof line, speaks)) {
        struct ctx c = harness_ctx();
        more = check_record(&c, json_own(&c, line), &w, n);
        harness_end(&c);
    }
    ck_assert_msg(!more, "the reference stopped early");
}

START_TEST(random_games_of_the_reference_go_the_same_way_here)
{
    struct ctx c = harness_ctx();
    const char *reference = vector_shared_path(&c, "rules/reference/stratagem");
    struct tested n = {0};
    if (access(pool_print(c.pool, "%s/strat.py", reference), R_OK) != 0) {
        printf("%s is not there: nothing was compared\n", reference);
        harness_end(&c);
        return;
    }
    pid_t child;
    int status = -1;
    FILE *speaks = start(reference, &child);
    ck_assert_ptr_nonnull(speaks);
    compare(speaks, &n);
    fclose(speaks);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    printf("%d games, %d turns, %d battles, %d items refused\n", n.games, n.turns, n.battles, n.refused);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem against the reference");
    HARNESS_ADD(s, random_games_of_the_reference_go_the_same_way_here);
    return s;
}

TEST_MAIN(suite)
