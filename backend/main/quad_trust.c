/* quad_trust.c - `quad trust`: the operator vouches for people, who then count as established on every board. */
#include "base/text.h"
#include "main/quad.h"
#include "store/account.h"

static const char USAGE[] =
    "usage: quad trust [--undo] NAME...\n"
    "\n"
    "Answer for people: their rated games count in full from the first, and they have a place on "
    "leaderboards. A new\n"
    "arena or a small club begins with them; elsewhere people become established by playing.\n"
    "Prints {\"name\",\"trusted\"} for each.\n"
    "  --undo  take it back; what was rated meanwhile stays until `quad rebuild`\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

static bool trust_one(struct ctx *c, struct pg *db, const char *name, bool trusted)
{
    const char *called;
    bool found;
    const char *key = text_key(c, name);
    json_object *report = json_new_object(c);
    if (!key || !account_trust(c, db, key, trusted, &found, &called)) {
        quad_refused(c);
        forgive(c);
        return false;
    }
    if (!found) {
        forgive(c);
        (void)fail(c, FAULT_NOT_FOUND, "no registered person is called %s", name);
        quad_refused(c);
        forgive(c);
        return false;
    }
    json_add_text(report, "name", called);
    json_add_bool(report, "trusted", trusted);
    quad_print(c, report);
    return true;
}

static int trust_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {
        {"undo", no_argument, NULL, 'u'}, {"help", no_argument, NULL, 'h'}, {0}};
    bool trusted = true, fine = true;
    int letter;
    while ((letter = quad_option(self, argc, argv, OPTIONS)) == 'u') trusted = false;
    if (letter != -1 || optind == argc) return quad_misused(self, "name at least one person");
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    for (int i = optind; i < argc; i++) fine = trust_one(&c, db, argv[i], trusted) && fine;
    pg_close(db);
    pool_drop(c.pool);
    return fine ? QUAD_DONE : QUAD_REFUSED;
}

const struct command COMMAND_trust = {"trust", "answer for people: their rated games count in full", USAGE,
                                      trust_run};
