/* quad_dump.c - `quad dump`: the finished public matches of a day, or of all days, as a file of exports. */
#include "base/secret.h"
#include "main/quad.h"
#include "platform/match/audience.h"
#include "platform/match/export.h"
#include "store/pg.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char USAGE[] =
    "usage: quad dump --out DIR [--day YYYY-MM-DD | --renew]\n"
    "\n"
    "Write the finished public matches, those that ended on that day (UTC) or all of them, to\n"
    "DIR/matches-DAY.ndjson or DIR/matches-all.ndjson: an export on each line, as GET /matches/{id}/export\n"
    "gives it, oldest end first. Beside it a manifest (.json) with the number of matches, the size, the\n"
    "SHA-256 and where the schema is described, and a .sha256 for `sha256sum -c`. A file appears when it is\n"
    "whole, never before. Prints the manifest.\n"
    "  --renew  instead, write those files of days in DIR again that name players whose accounts were\n"
    "           deleted since; a manifest for each\n";

static const int64_t FAR = INT64_C(4102444800000000); /* the year 2100 */
static const int64_t DAY_US = INT64_C(86400000000);

struct dump {
    const char *folder, *name; /* name: of the file, without its ending */
    int64_t from, to;
    FILE *file;
    int64_t matches;
};

/* Writing */

static bool failed(struct ctx *c, const char *path)
{
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, strerror(errno));
}

static bool match_write(struct ctx *c, struct pg *db, struct dump *d, const char *public_id)
{
    struct ctx own = {.pool = pool_new(), .now = c->now};
    json_object *record;
    const struct audience_viewer nobody = {.seat = -1};
    bool fine = export_read(&own, db, public_id, &nobody, &record);
    if (fine) fprintf(d->file, "%s\n", json_text(&own, record));
    else fail(c, own.failure.fault, "%s: %s", public_id, own.failure.detail);
    d->matches += fine;
    pool_drop(own.pool);
    return fine;
}

static bool matches_write(struct ctx *c, struct pg *db, struct dump *d)
{
    int64_t at = d->from, id = 0;
    for (;;) {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        struct rows *page;
        bool fine = pg_each(&own, db, &page, DUMP_PAGE, "iii", at, id, d->to);
        if (!fine) fail(c, own.failure.fault, "%s", own.failure.detail);
        int count = fine ? rows_count(page) : 0;
        for (int i = 0; fine && i < count; i++) {
            at = rows_int(page, i, "finished_at");
            id = rows_int(page, i, "id");
            fine = match_write(c, db, d, rows_text(page, i, "public_id"));
        }
        pool_drop(own.pool);
        if (!fine || count == 0) return fine;
    }
}

/* Games of leagues that ended on an earlier day and could be shown only since this one. */
static bool opened_write(struct ctx *c, struct pg *db, struct dump *d)
{
    struct rows *opened;
    if (!d->from) return true; /* all matches: those are among them */
    if (!pg_each(c, db, &opened, DUMP_OPENED, "ii", d->from, d->to)) return false;
    for (int i = 0; i < rows_count(opened); i++)
        if (!match_write(c, db, d, rows_text(opened, i, "public_id"))) return false;
    return true;
}

static bool file_sum(struct ctx *c, const char *path, int64_t *ret_bytes, char ret_hex[HASH_TEXT])
{
    struct stat about;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &about) < 0) return failed(c, path);
    *ret_bytes = about.st_size;
    void *bytes = about.st_size ? mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0) : NULL;
    close(file);
    if (bytes == MAP_FAILED) return failed(c, path);
    secret_sha256(bytes ? bytes : "", (size_t)about.st_size, ret_hex);
    if (bytes) munmap(bytes, (size_t)about.st_size);
    return true;
}

static bool text_write(struct ctx *c, const char *path, const char *text)
{
    FILE *file = fopen(path, "we");
    if (!file) return failed(c, path);
    bool fine = fputs(text, file) >= 0;
    return (fclose(file) == 0 && fine) || failed(c, path);
}

/* One dump */

static bool body_write(struct ctx *c, struct pg *db, struct dump *d, const char *path)
{
    d->file = fopen(path, "we");
    if (!d->file) return failed(c, path);
    bool fine = opened_write(c, db, d) && matches_write(c, db, d);
    bool kept = fflush(d->file) == 0 && fsync(fileno(d->file)) == 0 && !ferror(d->file);
    fclose(d->file);
    return fine && (kept || failed(c, path));
}

static bool dump_write(struct ctx *c, struct pg *db, struct dump *d, json_object **ret_manifest)
{
    const char *path = pool_print(c->pool, "%s/%s", d->folder, d->name);
    const char *part = pool_print(c->pool, "%s/.%s.part", d->folder, d->name),
               *whole = pool_print(c->pool, "%s.ndjson", path);
    char hex[HASH_TEXT];
    int64_t bytes = 0;
    if (!body_write(c, db, d, part) || !file_sum(c, part, &bytes, hex)) {
        unlink(part);
        return false;
    }
    json_object *manifest = json_new_object(c);
    json_add_int(manifest, "quadrivium_dump", 1);
    json_add_text(manifest, "file", pool_print(c->pool, "%s.ndjson", d->name));
    json_add_int(manifest, "matches", d->matches);
    json_add_int(manifest, "bytes", bytes);
    json_add_text(manifest, "sha256", hex);
    json_add_text(manifest, "schema", "openapi.json#/components/schemas/Export");
    *ret_manifest = manifest;
    if (rename(part, whole) < 0) return failed(c, whole);
    return text_write(c, pool_print(c->pool, "%s.sha256", path),
                      pool_print(c->pool, "%s  %s.ndjson\n", hex, d->name)) &&
           text_write(c, pool_print(c->pool, "%s.json", path),
                      pool_print(c->pool, "%s\n", json_text(c, manifest)));
}

static bool day_read(struct ctx *c, const char *text, struct dump *d)
{
    struct tm day = {0};
    const char *rest = strptime(text, "%Y-%m-%d", &day);
    if (!rest || *rest || strlen(text) != 10)
        return fail(c, FAULT_BAD_REQUEST, "--day: must be a day like 2026-11-21");
    d->from = (int64_t)timegm(&day) * 1000000;
    d->to = d->from + DAY_US;
    d->name = pool_print(c->pool, "matches-%s", text);
    return true;
}

/* Writing again what names players who have left */

/* A deletion that was not committed yet when a file was written is seen by a later run. */
static const int64_t COMMIT_US = INT64_C(3600000000);

/* Whether there is a dump of that day from before a moment. */
static bool is_older(struct ctx *c, const struct dump *d, int64_t at)
{
    struct stat about;
    return stat(pool_print(c->pool, "%s/%s.json", d->folder, d->name), &about) == 0 &&
           (int64_t)about.st_mtime * 1000000 < at + COMMIT_US;
}

static bool dumps_renew(struct ctx *c, struct pg *db, const char *folder)
{
    struct rows *days;
    if (!pg_each(c, db, &days, DUMP_RENEWED, "")) return false;
    for (int i = 0; i < rows_count(days); i++) {
        struct dump d = {.folder = folder};
        json_object *manifest;
        if (!day_read(c, rows_text(days, i, "day"), &d)) return false;
        if (!is_older(c, &d, rows_int(days, i, "at"))) continue;
        if (!dump_write(c, db, &d, &manifest)) return false;
        quad_print(c, manifest);
    }
    return true;
}

static bool dump_one(struct ctx *c, struct pg *db, struct dump *d, const char *day)
{
    json_object *manifest;
    if ((day && !day_read(c, day, d)) || !dump_write(c, db, d, &manifest)) return false;
    quad_print(c, manifest);
    return true;
}

static int dump_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'},
                                            {"out", required_argument, NULL, 'o'},
                                            {"day", required_argument, NULL, 'd'},
                                            {"renew", no_argument, NULL, 'r'},
                                            {0}};
    struct dump d = {.name = "matches-all", .to = FAR};
    const char *day = NULL;
    bool renew = false;
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option == 'o') d.folder = optarg;
        else if (option == 'd') day = optarg;
        else if (option == 'r') renew = true;
        else return QUAD_USAGE;
    }
    if (!d.folder || optind < argc) return quad_misused(self, "say where to: --out DIR");
    if (renew && day) return quad_misused(self, "--renew writes all days again that need it");
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = renew ? dumps_renew(&c, db, d.folder) : dump_one(&c, db, &d, day);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_dump = {"dump", "finished matches as a file of exports", USAGE, dump_run};
