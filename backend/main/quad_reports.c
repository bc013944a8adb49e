/* quad_reports.c - `quad reports`: reports by players, for the operators. */
#include "main/quad.h"
#include "platform/match/report.h"
#include "platform/runtime/transact.h"
#include "store/pg.h"

static const char USAGE[] =
    "usage: quad reports [--all]\n"
    "       quad reports --close ID --answer TEXT\n"
    "\n"
    "Print the reported messages and players that nobody has answered yet, oldest first, one "
    "line of JSON each: who reported\n"
    "whom, why, what was said where, and how often the same player was reported. "
    "--all prints those answered too.\n"
    "--close notes what was done about one, for those who read the list after you.\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static bool print_all(struct ctx *c, struct pg *db, bool all)
{
    json_object *list;
    if (!report_list(c, db, all, &list)) return false;
    for (size_t i = 0; i < json_object_array_length(list); i++)
        quad_print(c, json_object_array_get_idx(list, i));
    return true;
}

struct closing {
    const char *report, *answer;
};

static bool close_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct closing *closing = thing;
    return report_close(c, db, closing->report, closing->answer);
}

static int reports_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'},
                                            {"all", no_argument, NULL, 'a'},
                                            {"close", required_argument, NULL, 'c'},
                                            {"answer", required_argument, NULL, 't'},
                                            {0}};
    const char *close = NULL, *answer = NULL;
    bool all = false;
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option == 'a') all = true;
        else if (option == 'c') close = optarg;
        else if (option == 't') answer = optarg;
        else return quad_misused(self, "an option is unknown");
    }
    if (optind < argc) return quad_misused(self, "takes options only");
    if (!close != !answer || (close && all)) return quad_misused(self, "--close and --answer go together");
    if (answer && !*answer) return quad_misused(self, "--answer says what was done");
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = close ? transact(&c, db, close_body, &(struct closing){close, answer})
                      : print_all(&c, db, all);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_reports = {
    "reports", "messages that people have reported, and what was done about them", USAGE, reports_run};
