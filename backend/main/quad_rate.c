/* quad_rate.c - `quad rate`: ratings with ranges, computed from result lines alone. */
#include "main/quad.h"
#include "platform/model/sheet.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char USAGE[] =
    "usage: quad rate [--season 2026Q4] FILE...|-\n"
    "\n"
    "Compute ratings with ranges from results: files of `quad dump`, and lines of `quad simulate` or of\n"
    "`quad tournament --results`, in any order. For each board (a game and a variant) one line of JSON:\n"
    "  {\"board\",\"games\",\"unfinished\",\"groups\",\"players\":[...],\"pairs\":[...],\"seats\":[...],\n"
    "   \"factions\":[...]}\n"
    "and of each player, the best one first:\n"
    "  {\"name\",\"kind\",\"rating\",\"low\",\"high\",\"rank\",\"games\",\"group\"}\n"
    "low and high are the ends of a range of 95 percent, null where the results give none. A last\n"
    "line, board \"all\", has the players with results in every game, with the mean of their ratings.\n"
    "Unrated matches of dumps do not count. The same results give the same numbers on every machine. A\n"
    "match that is in the files twice counts once (frontend/docs/ratings.md).\n"
    "  --season S  only matches that ended in that quarter (UTC): what an arena's page shows of it\n";

static bool file_take(struct ctx *c, struct sheets *r, const char *path, FILE *file)
{
    char *line = NULL;
    size_t room = 0;
    bool fine = true;
    struct ctx own = quad_ctx();
    for (int64_t n = 1; fine; n++) {
        ssize_t length = getline(&line, &room, file);
        if (length <= 0) break;
        json_object *o = NULL;
        pool_wipe(own.pool);
        if (strspn(line, " \t\r\n") == (size_t)length) continue;
        fine = json_read(&own, line, (size_t)length, &o) && json_need_object(&own, o, "line") &&
               sheets_take(&own, r, o);
        if (!fine)
            fail(c, own.failure.fault, "%s: line %" PRId64 " is not the result of a match: %s", path, n,
                 own.failure.detail ? own.failure.detail : "a member is missing");
    }
    if (fine && ferror(file)) fine = fail(c, FAULT_NOT_FOUND, "cannot read %s: %s", path, strerror(errno));
    pool_defer(c->pool, free, line);
    pool_drop(own.pool);
    return fine;
}

static bool path_take(struct ctx *c, struct sheets *r, const char *path)
{
    if (strcmp(path, "-") == 0) return file_take(c, r, path, stdin);
    FILE *file = fopen(path, "re");
    if (!file) return fail(c, FAULT_NOT_FOUND, "cannot read %s: %s", path, strerror(errno));
    bool fine = file_take(c, r, path, file);
    fclose(file);
    return fine;
}

/* The command */

bool quad_season_fits(struct ctx *c, const char *text)
{
    int year, quarter, length = 0;
    bool fine = strlen(text) == 6 && sscanf(text, "%4dQ%1d%n", &year, &quarter, &length) == 2 && length == 6;
    return (fine && year >= 1000 && quarter >= 1 && quarter <= 4) ||
           fail(c, FAULT_BAD_REQUEST, "a season is a quarter like 2026Q4");
}

static int rate_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {
        {"season", required_argument, NULL, 's'}, {"help", no_argument, NULL, 'h'}, {0}};
    struct sheets r;
    const char *season = NULL;
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option != 's') return QUAD_USAGE;
        season = optarg;
    }
    if (optind == argc) return quad_misused(self, "give files of results, or - for stdin");
    struct ctx c = quad_ctx();
    bool fine = !season || quad_season_fits(&c, season);
    sheets_begin(&c, season, &r);
    for (int i = optind; fine && i < argc; i++) fine = path_take(&c, &r, argv[i]);
    json_object *tables = fine ? sheets_tables(&r) : NULL;
    for (size_t i = 0; fine && i < json_object_array_length(tables); i++)
        quad_print(&c, json_object_array_get_idx(tables, i));
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_rate = {"rate", "compute ratings with ranges from results", USAGE, rate_run};
