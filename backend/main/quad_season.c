/* quad_season.c - `quad season`: ratings of a season from all its results, computed every night and shown on the page. */
#include "main/quad.h"
#include "platform/contest/bench.h"
#include "platform/contest/season.h"
#include "store/pg.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad season [2026Q4]...\n"
    "\n"
    "Compute the ratings of a season from all its public rated matches and store them for the page. By\n"
    "default the running season, and in its first two days the one before too. Prints\n"
    "{\"season\",\"boards\",\"models\"} for each; models: how many games of language models were counted "
    "for\n"
    "their table. `quad rate --season` computes the same from the dumps.\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static bool compute(struct ctx *c, struct pg *db, const char *season)
{
    int boards, seats;
    struct rows *r;
    json_object *done = json_new_object(c);
    if (!pg_one(c, db, &r, SEASON_MOMENT, "")) return false;
    int64_t at = rows_int(r, 0, "at");
    if (!season_compute(c, db, season, at, &boards) || !bench_count(c, db, season, at, &seats)) return false;
    json_add_text(done, "season", season);
    json_add_int(done, "boards", boards);
    json_add_int(done, "models", seats);
    quad_print(c, done);
    return true;
}

static bool compute_present(struct ctx *c, struct pg *db)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SEASON_NOW, "")) return false;
    const char *now = rows_text(r, 0, "now"), *before = rows_text(r, 0, "before");
    return (strcmp(now, before) == 0 || compute(c, db, before)) && compute(c, db, now);
}

static int season_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1) return QUAD_USAGE;
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = optind < argc || compute_present(&c, db);
    for (int i = optind; fine && i < argc; i++)
        fine = quad_season_fits(&c, argv[i]) && compute(&c, db, argv[i]);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_season = {"season", "compute the ratings of a season for the page", USAGE,
                                       season_run};
