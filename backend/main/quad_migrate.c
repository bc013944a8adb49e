/* quad_migrate.c - `quad migrate` and `quad seed`: bring the schema up to date, and create the accounts of
 * the built-in bots. */
#include "main/quad.h"
#include "main/quad_steps.h"
#include "platform/contest/endless.h"
#include "platform/contest/tactic.h"
#include "platform/match/rebuild.h"
#include "platform/model/catalogue.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/migrate.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad migrate\n"
    "\n"
    "Bring the database of QUADRIVIUM_DATABASE_URL to today's schema: each file of "
    "sql/migrations that was not run\n"
    "yet, in one transaction each, then sql/privileges.sql, then `quad seed`. Refuses "
    "when a file is not what it was when\n"
    "it was run. Needs the account that owns the tables.\n"
    "The folder is QUADRIVIUM_SQL/migrations, else sql/migrations beside the "
    "programs, below QUADRIVIUM_ROOT or\n"
    "QUADRIVIUM_HOME, or here. Prints {\"schema\",\"applied\",\"bots\",\"tactics\"}.\n";

static const char SEED_USAGE[] =
    "usage: quad seed\n"
    "\n"
    "Give every built-in bot of every listed game its account, and offer the tactics of this program.\n"
    "Prints {\"bots\",\"tactics\"}.\n";

static const char REBUILD_USAGE[] =
    "usage: quad rebuild\n"
    "\n"
    "Make derived data again from the events of every match: snapshots, standing, places and result, what\n"
    "runs on a ladder and goes at puzzles achieved, then everybody's best runs, and all ratings from the\n"
    "results of rated matches, in the order in which they were rated. A match whose\n"
    "events do not lead to the hashes stored with them is left as it is and reported (exit 1).\n"
    "Prints {\"matches\",\"events\",\"rated\",\"bad\"}.\n";

/* Migration */

/* Every migration that was run must have a file with the same contents. */
static bool history_fits(struct ctx *c, const struct steps *steps, const struct migration *done, int count)
{
    if (count > steps->count)
        return fail(c, FAULT_BAD_REQUEST, "the database is at step %d, newer than this program (%d)", count,
                    steps->count);
    for (int i = 0; i < count; i++)
        if (done[i].version != i + 1 || strcmp(done[i].sha256, steps->at[i].sha256) != 0)
            return fail(c, FAULT_BAD_REQUEST, "%s is not what it was when it was run", steps->at[i].name);
    return true;
}

static bool bots_keep(struct ctx *c, struct pg *db, int *ret_count)
{
    int count = 0;
    if (!pg_begin(c, db)) return false;
    for (int i = 0; game_at(i); i++)
        for (const struct bot *bot = game_at(i)->bots; catalogue_has(game_at(i)) && bot->id; bot++, count++)
            account_keep_bot(c, db, game_at(i)->id, bot->id, bot->title);
    *ret_count = count;
    return pg_commit(c, db);
}

static bool tactics_body(struct ctx *c, struct pg *db, void *thing) { return tactics_load(c, db, thing); }

/* Start the Endless Tournament if there is none. QUADRIVIUM_ENDLESS_SECONDS: the length of its windows. */
static bool endless_body(struct ctx *c, struct pg *db, void *thing)
{
    const char *text = getenv("QUADRIVIUM_ENDLESS_SECONDS");
    int64_t seconds = text ? strtoll(text, NULL, 10) : ENDLESS_WINDOW;
    if (seconds < 1 || seconds > 604800)
        return fail(c, FAULT_BAD_REQUEST, "QUADRIVIUM_ENDLESS_SECONDS must be from 1 to 604800");
    return endless_keep(c, db, seconds, ENDLESS_POOL, thing);
}

static bool steps_run(struct ctx *c, struct pg *db, const struct steps *steps, json_object *applied)
{
    struct migration *done;
    int count;
    if (!migrations_done(c, db, &done, &count) || !history_fits(c, steps, done, count)) return false;
    for (int i = count; i < steps->count; i++) {
        if (!migration_run(c, db, &steps->at[i])) return false;
        json_push_int(applied, steps->at[i].version);
    }
    return true;
}

/* The privileges of each role: set on every run, because roles can have been created after the tables. */
static bool privileges_set(struct ctx *c, struct pg *db, const struct steps *steps)
{
    const char *sql;
    size_t length;
    if (!quad_read_file(c, pool_print(c->pool, "%s/../privileges.sql", steps->folder), &sql, &length))
        return false;
    if (pg_begin(c, db) && pg_script(c, db, sql) && pg_commit(c, db)) return true;
    pg_rollback(db);
    return false;
}

static bool migrate(struct ctx *c, struct pg *db, json_object *report)
{
    struct steps *steps = pool_take(c->pool, sizeof *steps);
    json_object *applied = json_new_array(c);
    int bots, tactics;
    if (!steps_read(c, steps) || !migrate_lock(c, db)) return false;
    const char *endless = NULL;
    bool fine = steps_run(c, db, steps, applied) && privileges_set(c, db, steps) && bots_keep(c, db, &bots) &&
                transact(c, db, tactics_body, &tactics) && transact(c, db, endless_body, &endless);
    migrate_unlock(c, db);
    if (!fine) return false;
    json_add_int(report, "schema", steps->count);
    json_add(report, "applied", applied);
    json_add_int(report, "bots", bots);
    json_add_int(report, "tactics", tactics);
    json_add_text(report, "endless", endless);
    return true;
}

static bool seed(struct ctx *c, struct pg *db, json_object *report)
{
    int bots, tactics;
    if (!bots_keep(c, db, &bots) || !transact(c, db, tactics_body, &tactics)) return false;
    json_add_int(report, "bots", bots);
    json_add_int(report, "tactics", tactics);
    return true;
}

static bool rebuild(struct ctx *c, struct pg *db, json_object *report)
{
    struct rebuild_report rebuilt;
    if (!rebuild_all(c, db, &rebuilt)) return false;
    json_add_int(report, "matches", rebuilt.matches);
    json_add_int(report, "events", rebuilt.events);
    json_add_int(report, "rated", rebuilt.rated);
    json_add_int(report, "bad", rebuilt.bad);
    if (!rebuilt.bad) return true;
    quad_print(c, report);
    return fail(c, FAULT_UNVERIFIED, "%s", rebuilt.first_bad);
}

/* The commands take no arguments, work on the database and print a report. */
static int run_with(const struct command *self, int argc, char **argv,
                    bool (*work)(struct ctx *, struct pg *, json_object *))
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind < argc)
        return quad_misused(self, "takes no arguments");
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    json_object *report = json_new_object(&c);
    int status = QUAD_DONE;
    if (work(&c, db, report)) quad_print(&c, report);
    else status = quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

static int migrate_run(const struct command *self, int argc, char **argv)
{
    return run_with(self, argc, argv, migrate);
}
static int rebuild_run(const struct command *self, int argc, char **argv)
{
    return run_with(self, argc, argv, rebuild);
}
static int seed_run(const struct command *self, int argc, char **argv)
{
    return run_with(self, argc, argv, seed);
}

const struct command COMMAND_migrate = {"migrate", "the database to today's schema", USAGE, migrate_run};
const struct command COMMAND_seed = {"seed", "accounts for the built-in bots", SEED_USAGE, seed_run};
const struct command COMMAND_rebuild = {"rebuild", "derived data again from the events", REBUILD_USAGE,
                                        rebuild_run};
