/* quad_challenge.c - `quad challenge`: verifies the export of a sealed challenge, and announces one. */
#include "main/quad.h"
#include "base/clock.h"
#include "main/quad_challenge_verify.h"
#include "platform/contest/challenge.h"
#include "platform/runtime/transact.h"
#include "store/pg.h"
#include <errno.h>
#include <string.h>

static const char USAGE[] =
    "usage: quad challenge verify FILE|-\n"
    "       quad challenge new [--game ID] [--in HOURS] [--hours HOURS] [--draw N | RULEFILE...]\n"
    "\n"
    "verify: check the export of a sealed challenge (GET /challenges/{number}/export, its pages one after\n"
    "another in one file): hash every commitment again, replay and score every run again, and compute the\n"
    "boards and learning curves again. Needs no server. Prints a line of JSON for each rule and\n"
    "{\"ok\",\"runs\",\"faults\"} at the end; exit 1 when anything differs.\n"
    "\n"
    "new: announce a challenge with these rules (or N that the arena draws, 3 by default). It opens in --in\n"
    "hours (1, so that the commitments are seen before) and closes --hours (168) later. People who know a "
    "rule must not play it.\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

struct order { /* options of `new` */
    const char *game, *in, *hours, *draw;
};

struct announcement {
    struct challenge_wish wish;
    struct challenge_announced made;
};

static bool announce_body(struct ctx *c, struct pg *db, void *thing)
{
    struct announcement *a = thing;
    return challenge_announce(c, db, &a->wish, &a->made);
}

static bool rules_read(struct ctx *c, int count, char **files, struct challenge_wish *wish)
{
    size_t length;
    const char **rules = pool_take_many(c->pool, (size_t)count + 1, sizeof *rules);
    if (count > CHALLENGE_RULES_MAX)
        return fail(c, FAULT_BAD_REQUEST, "a challenge has at most %d rules", CHALLENGE_RULES_MAX);
    for (int i = 0; i < count; i++)
        if (!quad_read_file(c, files[i], &rules[i], &length)) return false;
    if (!count) return true;
    wish->rules = rules;
    wish->count = count;
    return true;
}

static bool wish_read(struct ctx *c, const struct order *order, int count, char **files,
                      struct challenge_wish *wish)
{
    int64_t draw = CHALLENGE_RULES;
    wish->in = 1;
    wish->hours = INT64_C(7) * 24;
    wish->game = order->game ? game_find(order->game) : challenge_game();
    if (!wish->game || !wish->game->challenge)
        return fail(c, FAULT_UNKNOWN_GAME, "there is no game of that name with challenges");
    if ((order->in && !quad_read_int(c, order->in, "--in", 1, CHALLENGE_HOURS_MAX, &wish->in)) ||
        (order->hours && !quad_read_int(c, order->hours, "--hours", 1, CHALLENGE_HOURS_MAX, &wish->hours)) ||
        (order->draw && !quad_read_int(c, order->draw, "--draw", 1, CHALLENGE_RULES_MAX, &draw)))
        return false;
    wish->count = (int)draw;
    return rules_read(c, count, files, wish);
}

static bool announce(struct ctx *c, const struct order *order, int count, char **files)
{
    struct announcement a = {.made = {0}};
    if (!wish_read(c, order, count, files, &a.wish)) return false;
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = transact(c, db, announce_body, &a);
    pg_close(db);
    if (!fine) return false;
    json_object *line = json_new_object(c);
    json_add_int(line, "number", a.made.number);
    json_add_text(line, "opens_at", clock_text(c, a.made.opens_at));
    json_add_text(line, "closes_at", clock_text(c, a.made.closes_at));
    json_add_int(line, "rules", a.wish.count);
    quad_print(c, line);
    return true;
}

static int verify(struct ctx *c, const char *path)
{
    bool is_stdin = strcmp(path, "-") == 0, fine = false;
    FILE *file = is_stdin ? stdin : fopen(path, "rbe");
    if (!file) {
        fail(c, FAULT_NOT_FOUND, "cannot read %s: %s", path, strerror(errno));
        return quad_refused(c);
    }
    bool read = challenge_verify(c, file, &fine);
    if (!is_stdin) fclose(file);
    if (!read) return quad_refused(c);
    return fine ? QUAD_DONE : QUAD_REFUSED;
}

static int challenge_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {
        {"help", no_argument, NULL, 'h'},       {"game", required_argument, NULL, 'g'},
        {"in", required_argument, NULL, 'i'},   {"hours", required_argument, NULL, 'o'},
        {"draw", required_argument, NULL, 'd'}, {0}};
    struct order order = {.game = NULL};
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option == 'g') order.game = optarg;
        else if (option == 'i') order.in = optarg;
        else if (option == 'o') order.hours = optarg;
        else if (option == 'd') order.draw = optarg;
        else return quad_misused(self, "an option is unknown");
    }
    const char *what = optind < argc ? argv[optind++] : "";
    int count = argc - optind;
    struct ctx c = quad_ctx();
    int status = QUAD_USAGE;
    if (strcmp(what, "verify") == 0 && count == 1) status = verify(&c, argv[optind]);
    else if (strcmp(what, "new") == 0 && !(order.draw && count))
        status = announce(&c, &order, count, &argv[optind]) ? QUAD_DONE : quad_refused(&c);
    else quad_misused(self, "say verify with one file, or new");
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_challenge = {"challenge", "verify or announce a sealed challenge", USAGE,
                                          challenge_run};
