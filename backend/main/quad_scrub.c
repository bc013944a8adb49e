/* quad_scrub.c - `quad scrub`: checks that every match still follows from its events. */
#include "main/quad.h"
#include "platform/match/scrub.h"
#include "store/pg.h"

static const char USAGE[] = "usage: quad scrub\n"
                            "\n"
                            "Re-execute the events of every match and compare all hashes, the seed with its "
                            "commitment, and the state or\n"
                            "the result stored with it. Prints {\"matches\",\"damaged\"}; exit status 1 when "
                            "one is damaged. A damaged match\n"
                            "stands in the table damage and in the log (match_damaged) with the first turn "
                            "that is wrong; one that was being\n"
                            "played is held until it is repaired, found whole by this command, and released "
                            "(quad release). Run it every night (the drill of "
                            "deploy/restore.sh does on a copy).\n"
                            "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static int scrub_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind != argc)
        return quad_misused(self, "it takes no arguments");
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    struct scrub_report report = {0};
    int status = QUAD_DONE;
    if (scrub_all(&c, db, &report)) {
        json_object *said = json_new_object(&c);
        json_add_int(said, "matches", report.matches);
        json_add_int(said, "damaged", report.damaged);
        quad_print(&c, said);
        if (report.damaged) status = QUAD_REFUSED;
    } else status = quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_scrub = {"scrub", "does every match still follow from its events", USAGE,
                                      scrub_run};
