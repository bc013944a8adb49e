/* differential.c - random games of the reference rules, played again here: what was answered to every order, every digest, all news and
 * all reports must be the same, with and without a chronicle. DIFF_GAMES says how many (60), DIFF_SEED which. Passes with a word
 * when the reference is not there. */
#include "cosair_help.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 1 << 22 };

struct tested {
    int games, turns, orders, refused, news;
};

struct board {
    struct ctx lasting;
    struct space w;
    struct reports reports[NATIONS];
};

static void begin(struct ctx *c, json_object *record, struct board *t)
{
    json_object *start = json_member(record, "new");
    pool_wipe(t->lasting.pool);
    memset(t->reports, 0, sizeof t->reports);
    ck_assert_msg(space_read(&t->lasting, start, &t->w), "%s", t->lasting.failure.detail);
    vector_same(c, space_write(c, &t->w), start, "the beginning");
}

/* The reference stops at the first bad item of a list; which check that was may differ. */
static bool about_the_list(enum fault fault)
{
    return fault == FAULT_UNKNOWN_ITEM || fault == FAULT_TECH_MISSING || fault == FAULT_ALREADY_BUILT ||
           fault == FAULT_NO_COLONISATIONS_LEFT;
}

/* Each order by itself, in the order of the list; the world has them carried out afterwards. */
static void check_answers(struct ctx *c, json_object *record, struct board *t, struct tested *n)
{
    json_object *rows = json_member(record, "orders"), *answers = json_member(record, "answers");
    const game_order *orders[NATIONS];
    vector_turn(c, rows, orders);
    for (size_t i = 0; i < json_object_array_length(rows); i++) {
        int seat = json_object_get_int(vector_at(vector_at(rows, i), 0));
        for (int k = 0; k < orders[seat]->count; k++) {
            const char *wanted = json_object_get_string(vector_at(vector_at(answers, i), (size_t)k));
            enum fault fault = command_do(&t->w, seat, &orders[seat]->command[k]);
            const char *code = fault ? fault_fact(fault)->code : NULL;
            bool same = wanted ? code && (strcmp(code, wanted) == 0 ||
                                          (strcmp(wanted, "list") == 0 && about_the_list(fault)))
                               : !code;
            ck_assert_msg(same, "game %d, turn %d, seat %d: %s, not %s: %s", n->games, t->w.turn, seat,
                          code ? code : "stands", wanted ? wanted : "standing",
                          json_text(c, vector_at(vector_at(vector_at(rows, i), 1), (size_t)k)));
            n->orders++;
            n->refused += fault != FAULT_NONE;
        }
    }
}

static json_object *names(struct ctx *c, const uint8_t tech[], int n)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < n; i++) json_push_text(list, TECHNOLOGY[tech[i]].name);
    return list;
}

static json_object *planet_report(struct ctx *c, const struct planet_report *p)
{
    json_object *o = json_new_object(c), *buildings = json_new_array(c);
    for (int b = 0; b < BUILDINGS; b++)
        if (p->buildings >> b & 1) json_push_text(buildings, ITEM[BUILDING_FIRST + b].name);
    json_add_int(o, "turn", p->turn);
    json_add_int(o, "owner", p->owner);
    json_add_int(o, "population", p->pop);
    json_add(o, "buildings", buildings);
    json_add_int(o, "ships", p->ships);
    json_add_bool(o, "mines", p->mines);
    json_add_bool(o, "unrest", p->unrest);
    json_add_bool(o, "jam", p->jam);
    return o;
}

static json_object *nation_report(struct ctx *c, const struct nation_report *n)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "turn", n->turn);
    json_add_int(o, "gold", n->gold);
    json_add(o, "techs", names(c, n->tech, n->techs));
    json_add_int(o, "active_freighters", n->active_freighters);
    json_add_int(o, "agent_ranks", n->agent_ranks);
    return o;
}

static void check_reports(struct ctx *c, json_object *theirs, const struct reports *ours, const char *what)
{
    for (size_t i = 0; i < json_object_array_length(theirs); i++) {
        json_object *key = vector_at(vector_at(theirs, i), 0), *report = vector_at(vector_at(theirs, i), 1);
        const char *name = json_object_get_string(key);
        json_object *own = *name == 'n' ? nation_report(c, &ours->nation[atoi(name + 1)])
                                        : planet_report(c, &ours->planet[atoi(name)]);
        vector_same(c, own, report, what);
    }
}

static void check_turn(struct ctx *c, json_object *record, struct board *t, struct tested *n)
{
    const game_order *none[NATIONS] = {NULL};
    struct chronicle *log = vector_log(c);
    struct space silent;
    const char *what = pool_print(c->pool, "game %d, turn %d", n->games, t->w.turn);
    space_room(t->lasting.pool, &t->w, NATIONS * ORDERS_MAX);
    check_answers(c, record, t, n);
    space_copy(c->pool, &silent, &t->w, 0);
    space_resolve(&silent, none, NULL, NULL);
    space_resolve(&t->w, none, t->reports, log);
    ck_assert_msg(strcmp(vector_digest(c, &t->w), vector_text(record, "digest")) == 0, "%s: %s", what,
                  json_text(c, space_write(c, &t->w)));
    ck_assert_msg(strcmp(vector_digest(c, &t->w), vector_digest(c, &silent)) == 0, "%s: telling changes it",
                  what);
    for (int seat = 0; seat < t->w.seats; seat++) {
        json_object *news = vector_news(c, log, seat);
        n->news += (int)json_object_array_length(news);
        vector_same(c, news, vector_at(json_member(record, "events"), (size_t)seat), what);
        check_reports(c, vector_at(json_member(record, "reports"), (size_t)seat), &t->reports[seat], what);
    }
    n->turns++;
}

static bool check_record(struct ctx *c, json_object *record, struct board *t, struct tested *n)
{
    if (json_member(record, "new")) {
        n->games++;
        begin(c, record, t);
    } else if (json_member(record, "orders")) {
        check_turn(c, record, t, n);
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
        execlp("python3", "python3", "-B", "tests/games/cosair/reference.py", reference,
               setting("DIFF_GAMES", "60"), setting("DIFF_SEED", "1"), (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    ck_assert_int_gt(*ret_child, 0);
    return fdopen(ends[0], "r");
}

static void compare(FILE *speaks, struct tested *n)
{
    static struct board t;
    static char line[LINE_MAX_BYTES];
    bool more = true;
    t.lasting = harness_ctx();
    while (more && fgets(line, sizeof line, speaks)) {
        struct ctx c = harness_ctx();
        more = check_record(&c, json_own(&c, line), &t, n);
        harness_end(&c);
    }
    harness_end(&t.lasting);
    ck_assert_msg(!more, "the reference stopped early");
}

START_TEST(random_games_of_the_reference_go_the_same_way_here)
{
    struct ctx c = harness_ctx();
    const char *reference = vector_shared_path(&c, "rules/reference/cosair");
    struct tested n = {0};
    if (access(pool_print(c.pool, "%s/ref.py", reference), R_OK) != 0) {
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
    printf("%d games, %d turns, %d orders (%d refused), %d news\n", n.games, n.turns, n.orders, n.refused,
           n.news);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair against the reference");
    HARNESS_ADD(s, random_games_of_the_reference_go_the_same_way_here);
    return s;
}

TEST_MAIN(suite)
