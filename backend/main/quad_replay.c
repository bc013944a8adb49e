/* quad_replay.c - `quad replay`: verifies an exported match. */
#include "main/quad.h"
#include "platform/model/replay.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad replay FILE|-\n"
    "\n"
    "Re-execute an exported match (GET /matches/{id}/export, JSON or NDJSON) and compare its hashes, its "
    "seed with\n"
    "the commitment published at the start, and its result. Prints\n"
    "{\"ok\",\"turns\",\"hash\",\"first_bad_turn\"}, and \"why\" when it does not verify (exit 1).\n";

/* Read one line of NDJSON; *at moves past it. */
static bool line_read(struct ctx *c, const char **at, const char *end, json_object **ret)
{
    size_t length = strcspn(*at, "\n");
    if (length > (size_t)(end - *at)) length = (size_t)(end - *at);
    bool fine = json_read(c, *at, length, ret);
    *at += length + (*at + length < end);
    return fine;
}

/* The lines after the head are the events, up to the last line, which contains their number. */
static bool events_read(struct ctx *c, const char *at, const char *end, json_object *record)
{
    json_object *events = json_new_array(c), *line;
    while (at < end) {
        if (!line_read(c, &at, end, &line)) return false;
        json_object *type = json_member(line, "type");
        bool last = type && strcmp(json_object_get_string(type), "end") == 0;
        if (!last) {
            json_push(events, line);
            continue;
        }
        size_t count = (size_t)json_object_get_int64(json_member(line, "count"));
        json_add(record, "events", events);
        return count == json_object_array_length(events) || fail(c, FAULT_MALFORMED, "events are missing");
    }
    return fail(c, FAULT_MALFORMED, "the stream was cut off: its last line is missing");
}

/* JSON, or NDJSON whose first line is the record without its events. */
static bool record_read(struct ctx *c, const char *text, size_t length, json_object **ret_record)
{
    const char *at = text, *end = text + length;
    if (line_read(c, &at, end, ret_record) && json_member(*ret_record, "quadrivium") &&
        !json_member(*ret_record, "events"))
        return events_read(c, at, end, *ret_record);
    forgive(c);
    return json_read(c, text, length, ret_record);
}

static bool verify(struct ctx *c, const char *path, struct replay_report *ret_report)
{
    const char *text;
    size_t length;
    json_object *record;
    return quad_read_file(c, path, &text, &length) && record_read(c, text, length, &record) &&
           replay_verify(c, record, NULL, ret_report);
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
    } else { /* not a record: report that on both streams */
        status = quad_refused(&c);
        report = (struct replay_report){.first_bad_turn = -1, .why = c.failure.detail};
    }
    quad_print(&c, replay_report_json(&c, &report));
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_replay = {"replay", "re-execute an exported match", USAGE, replay_run};
