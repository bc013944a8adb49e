/* quad_season.c - `quad season`: ratings of a season from all its results, computed every night and shown on the page. */
#include "main/quad.h"
#include "platform/contest/bench.h"
#include "platform/contest/season.h"
#include "store/pg.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad season [--until-midnight] [2026Q4]...\n"
    "\n"
    "Compute the ratings of a season from all its public rated matches and store them for the page. By\n"
    "default the running season, in its first two days the one before too, and earlier ones of which\n"
    "matches have become public since they were computed. Prints\n"
    "{\"season\",\"boards\",\"models\"} for each; models: how many games of language models were counted "
    "for\n"
    "their table. `quad rate --season` computes the same from the dumps.\n"
    "  --until-midnight  only what was public when this day began (UTC): what the dumps of the days before\n"
    "                    have, so `quad rate` prints of them what the page shows\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static bool compute(struct ctx *c, struct pg *db, const char *season, int64_t at)
{
    int boards, seats;
    json_object *done = json_new_object(c);
    if (!season_compute(c, db, season, at, &boards) || !bench_count(c, db, season, at, &seats)) return false;
    json_add_text(done, "season", season);
    json_add_int(done, "boards", boards);
    json_add_int(done, "models", seats);
    quad_print(c, done);
    return true;
}

static bool compute_due(struct ctx *c, struct pg *db, int64_t at)
{
    struct rows *r;
    if (!pg_each(c, db, &r, SEASON_DUE, "i", at)) return false;
    for (int i = 0; i < rows_count(r); i++)
        if (!compute(c, db, rows_text(r, i, "season"), at)) return false;
    return true;
}

static bool compute_all(struct ctx *c, struct pg *db, const char *precision, char **seasons, int count)
{
    struct rows *r;
    for (int i = 0; i < count; i++)
        if (!quad_season_fits(c, seasons[i])) return false;
    if (!pg_one(c, db, &r, SEASON_MOMENT, "t", precision)) return false;
    int64_t at = rows_int(r, 0, "at");
    for (int i = 0; i < count; i++)
        if (!compute(c, db, seasons[i], at)) return false;
    return count > 0 || compute_due(c, db, at);
}

static int season_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {
        {"help", no_argument, NULL, 'h'}, {"until-midnight", no_argument, NULL, 'm'}, {0}};
    const char *precision = "milliseconds";
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option != 'm') return QUAD_USAGE;
        precision = "day";
    }
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = compute_all(&c, db, precision, argv + optind, argc - optind);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_season = {"season", "compute the ratings of a season for the page", USAGE,
                                       season_run};
