/* quad_replay.c - `quad replay`: does an exported match tell the truth? */
#include "main/quad.h"
#include "platform/replay.h"

static const char USAGE[] =
    "usage: quad replay FILE|-\n"
    "\n"
    "Re-execute an exported match (GET /matches/{id}/export) and compare its hashes, its seed with\n"
    "the commitment published at the start, and its result. Prints\n"
    "{\"ok\",\"turns\",\"hash\",\"first_bad_turn\"}, and \"why\" when it does not verify (exit 1).\n";

static bool verify(struct ctx *c, const char *path, struct replay_report *ret_report)
{
    const char *text;
    size_t length;
    json_object *record;
    return quad_read_file(c, path, &text, &length) && json_read(c, text, length, &record) &&
           replay_verify(c, record, ret_report);
}

static int replay_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind + 1 != argc)
        return quad_misused(self, "give one file, or - for stdin");
    struct ctx c = quad_ctx();
    struct replay_report report;
    int status;
    if (verify(&c, argv[optind], &report)) {
        status = report.ok ? QUAD_DONE : QUAD_REFUSED;
    } else { /* not a record at all: say so on both streams */
        status = quad_refused(&c);
        report = (struct replay_report){.first_bad_turn = -1, .why = c.failure.detail};
    }
    quad_print(&c, replay_report_json(&c, &report));
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_replay = {"replay", "re-execute an exported match", USAGE, replay_run};
