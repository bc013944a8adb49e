/* quad_release.c - `quad release`: resumes a match that was quarantined because of a bug. */
#include "main/quad.h"
#include "platform/match/release.h"
#include "platform/runtime/guard.h"
#include "store/pg.h"

static const char USAGE[] =
    "usage: quad release MATCH...\n"
    "\n"
    "Release matches whose resolution failed three times by a fault of the arena, once that "
    "fault is mended. Each is\n"
    "tried again: its events must lead to the stored state, the event at which it failed must be "
    "applicable now, and a turn\n"
    "whose time was up is resolved. A fault that is not mended ends this program as it ended "
    "the arena's, and changes\n"
    "nothing. Deadlines move by\n"
    "the time since the last event. Prints {\"match\",\"was\",\"status\",\"why\"} for each; "
    "where the try fails the\n"
    "match stays held, \"why\" says the reason, and the exit status is 1.\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static bool release_one(struct ctx *c, struct pg *db, const char *match)
{
    json_object *report;
    if (!release_match(c, db, match, &report)) {
        quad_refused(c);
        forgive(c);
        return false;
    }
    quad_print(c, report);
    return !json_member(report, "why");
}

static int release_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind == argc)
        return quad_misused(self, "name at least one match");
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = true;
    guard_start(GUARD_SECONDS);
    for (int i = optind; i < argc; i++) {
        fine = release_one(&c, db, argv[i]) && fine;
        pool_wipe(c.pool); /* each has the guard's time and memory to itself */
    }
    pg_close(db);
    pool_drop(c.pool);
    return fine ? QUAD_DONE : QUAD_REFUSED;
}

const struct command COMMAND_release = {"release", "let matches go on that a fault of the arena had held",
                                        USAGE, release_run};
