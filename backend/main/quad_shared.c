/* quad_shared.c - `quad shared`: matches in which several people used one device. Only for operators; players do not
 * see this. */
#include "main/quad.h"
#include "base/clock.h"
#include "store/pg.h"

enum { DAYS = 30, DAYS_MAX = 90 };

static const char USAGE[] =
    "usage: quad shared [--days N] [--all]\n"
    "\n"
    "Rated matches of the last 30 days in which two or more people used one device while it was played, "
    "newest first, one\n"
    "line of JSON each: the match, its game, and those seats with their names. Such games do not count for "
    "ratings anyway;\n"
    "a family at one computer looks the same as one person with two accounts, so ask before you judge.\n"
    "  --days N  begun within N days, at most 90: what is older is not known\n"
    "  --all     unrated matches too\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static bool print_shared(struct ctx *c, struct pg *db, int64_t days, bool all)
{
    struct rows *r;
    if (!pg_each(c, db, &r, SIGHT_SHARED, "ib", days, all)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *line = json_new_object(c);
        json_add_text(line, "match", rows_text(r, i, "match"));
        json_add_text(line, "game", rows_text(r, i, "game"));
        json_add_text(line, "status", rows_text(r, i, "status"));
        json_add_bool(line, "rated", rows_bool(r, i, "rated"));
        json_add_text(line, "created_at", clock_text(c, rows_int(r, i, "created_at")));
        json_add(line, "seats", json_own(c, rows_text(r, i, "seats")));
        quad_print(c, line);
    }
    return true;
}

static int shared_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'},
                                            {"days", required_argument, NULL, 'd'},
                                            {"all", no_argument, NULL, 'a'},
                                            {0}};
    struct ctx c = quad_ctx();
    int64_t days = DAYS;
    bool all = false, fine = true;
    for (int letter; fine && (letter = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (letter == 'a') all = true;
        else if (letter == 'd') fine = quad_read_int(&c, optarg, "--days", 1, DAYS_MAX, &days);
        else return quad_misused(self, "an option is unknown");
    }
    if (fine && optind < argc) return quad_misused(self, "takes options only");
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    fine = fine && print_shared(&c, db, days, all);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_shared = {"shared", "matches in which several people used one device", USAGE,
                                       shared_run};
