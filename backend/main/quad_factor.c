/* quad_factor.c - `quad factor`: the host removes a second factor that a person has lost. */
#include "main/quad.h"
#include "platform/account/second_factor.h"
#include "platform/runtime/transact.h"
#include "store/pg.h"

static const char USAGE[] =
    "usage: quad factor --remove --why TEXT NAME\n"
    "\n"
    "Remove the second factor and all passkeys of a person who has lost their authenticator app and their "
    "recovery codes. Make sure first\n"
    "that it is really them who asks: afterwards the password alone is enough to sign in.\n"
    "All their sessions end. It stands in the log of the desk, with the reason, and the person gets a mail "
    "if "
    "their\n"
    "address is confirmed. Prints {\"name\",\"second_factor\":null}.\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

struct removal {
    const char *name, *why, *called;
};

static bool remove_body(struct ctx *c, struct pg *db, void *thing)
{
    struct removal *r = thing;
    return second_factor_remove(c, db, r->name, r->why, &r->called);
}

static bool remove_factor(struct ctx *c, struct pg *db, struct removal *r)
{
    if (!transact(c, db, remove_body, r)) return false;
    json_object *line = json_new_object(c);
    json_add_text(line, "name", r->called);
    json_add(line, "second_factor", NULL);
    quad_print(c, line);
    return true;
}

static int factor_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'},
                                            {"remove", no_argument, NULL, 'r'},
                                            {"why", required_argument, NULL, 'w'},
                                            {0}};
    struct removal r = {.why = NULL};
    bool removes = false;
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option == 'r') removes = true;
        else if (option == 'w') r.why = optarg;
        else return quad_misused(self, "an option is unknown");
    }
    if (!removes || !r.why || optind + 1 != argc)
        return quad_misused(self, "--remove, --why and a name go together");
    r.name = argv[optind];
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    int status = remove_factor(&c, db, &r) ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_factor = {"factor", "remove a second factor that a person has lost", USAGE,
                                       factor_run};
