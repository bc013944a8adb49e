/* quad_replay.c - `quad replay`: verifies an exported match. */
#include "main/quad.h"
#include "platform/model/replay.h"
#include <errno.h>
#include <string.h>

static const char USAGE[] =
    "usage: quad replay FILE|-\n"
    "\n"
    "Re-execute an exported match (GET /matches/{id}/export, JSON or NDJSON) and compare its hashes, its "
    "seed with\n"
    "the commitment published at the start, and its result. Prints\n"
    "{\"ok\",\"turns\",\"hash\",\"first_bad_turn\"}, and \"why\" when it does not verify (exit 1).\n"
    "\n"
    "A file of many matches, an export on each line as `quad dump` writes it, gets one such line for each, "
    "with\n"
    "the match's id (\"match\"); exit 1 when one of them does not verify.\n";

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

static bool is_whole(json_object *record)
{
    return json_member(record, "quadrivium") && json_member(record, "events");
}

/* Verify a record and print the report; `record` NULL: it could not be read, and the ctx says why. */
static int record_report(struct ctx *c, json_object *record)
{
    struct replay_report report;
    int status = QUAD_DONE;
    if (record && replay_verify(c, record, NULL, &report)) {
        if (!report.ok) status = QUAD_REFUSED;
    } else { /* not a record: report that on both streams */
        status = quad_refused(c);
        report = (struct replay_report){.first_bad_turn = -1, .why = c->failure.detail};
    }
    json_object *line = replay_report_json(c, &report), *id = record ? json_member(record, "match") : NULL;
    if (id) json_add(line, "match", id);
    quad_print(c, line);
    return status;
}

/* The records of a dump, one a line. Each has memory of its own: a dump is larger than any memory. */
static int lines_report(const char *line, size_t length)
{
    struct ctx c = quad_ctx();
    json_object *record = NULL;
    bool fine = json_read(&c, line, length, &record);
    int status = record_report(&c, fine ? record : NULL);
    pool_drop(c.pool);
    return status;
}

static bool single_read(struct ctx *c, FILE *file, const char *line, size_t length, json_object **ret)
{
    const char *rest;
    size_t more;
    if (!quad_read_rest(c, file, &rest, &more))
        return fail(c, FAULT_NOT_FOUND, "cannot read it: %s", strerror(errno));
    char *text = pool_take(c->pool, length + more + 1);
    memcpy(text, line, length);
    memcpy(text + length, rest, more);
    return record_read(c, text, length + more, ret);
}

/* The first line decides: a whole record is the first of many, anything else begins a single one. */
static int file_report(struct ctx *c, FILE *file, char **line, size_t *room)
{
    ssize_t length = getline(line, room, file);
    json_object *record = NULL;
    bool many = length > 0 && json_read(c, *line, (size_t)length, &record) && is_whole(record);
    if (many) {
        int status = record_report(c, record);
        while ((length = getline(line, room, file)) > 0)
            if (lines_report(*line, (size_t)length) != QUAD_DONE) status = QUAD_REFUSED;
        return status;
    }
    forgive(c);
    bool fine = single_read(c, file, *line, length > 0 ? (size_t)length : 0, &record);
    return record_report(c, fine ? record : NULL);
}

static int replay_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind + 1 != argc)
        return quad_misused(self, "give one file, or - for stdin");
    struct ctx c = quad_ctx();
    bool is_stdin = strcmp(argv[optind], "-") == 0;
    FILE *file = is_stdin ? stdin : fopen(argv[optind], "rbe");
    if (!file) fail(&c, FAULT_NOT_FOUND, "cannot read %s: %s", argv[optind], strerror(errno));
    char *line = NULL;
    size_t room = 0;
    int status = file ? file_report(&c, file, &line, &room) : record_report(&c, NULL);
    if (line) pool_defer(c.pool, free, line);
    if (file && !is_stdin) fclose(file);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_replay = {"replay", "re-execute an exported match", USAGE, replay_run};
