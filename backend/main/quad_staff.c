/* quad_staff.c - `quad staff`: the host says who moderates. */
#include "base/clock.h"
#include "main/quad.h"
#include "platform/match/desk.h"
#include "platform/runtime/transact.h"
#include "store/pg.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad staff\n"
    "       quad staff --role moderator|admin|none --why TEXT NAME\n"
    "\n"
    "Say who can use the moderation desk; without arguments, print who can, one line of JSON each.\n"
    "A moderator decides about players, an admin about moderators too; nobody decides about themselves.\n"
    "The role none ends the person's sessions. What is done here stands in the log of the desk, with the "
    "reason.\n"
    "Works on the database of QUADRIVIUM_DATABASE_URL.\n";

struct appointment {
    const char *name, *role, *why, *called;
};

static bool appoint_body(struct ctx *c, struct pg *db, void *thing)
{
    struct appointment *a = thing;
    return desk_appoint(c, db, a->name, staff_role_of(a->role), a->why, &a->called);
}

static bool appoint(struct ctx *c, struct pg *db, struct appointment *a)
{
    if (!transact(c, db, appoint_body, a)) return false;
    json_object *line = json_new_object(c);
    json_add_text(line, "name", a->called);
    json_add_text(line, "role", staff_role_word(staff_role_of(a->role)));
    quad_print(c, line);
    return true;
}

static bool print_all(struct ctx *c, struct pg *db)
{
    struct rows *r;
    if (!pg_each(c, db, &r, STAFF_LIST, "")) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *line = json_new_object(c);
        json_add_text(line, "name", rows_text(r, i, "name"));
        json_add_text(line, "role", rows_text(r, i, "role"));
        json_add_text(line, "given_at", clock_text(c, rows_int(r, i, "given_at")));
        quad_print(c, line);
    }
    return true;
}

static bool is_role(const char *word)
{
    return staff_role_of(word) != STAFF_NONE || strcmp(word, "none") == 0;
}

static int staff_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'},
                                            {"role", required_argument, NULL, 'r'},
                                            {"why", required_argument, NULL, 'w'},
                                            {0}};
    struct appointment a = {.why = NULL};
    for (int option; (option = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (option == 'r') a.role = optarg;
        else if (option == 'w') a.why = optarg;
        else return quad_misused(self, "an option is unknown");
    }
    bool changes = a.role || a.why || optind < argc;
    if (changes && (!a.role || !a.why || optind + 1 != argc))
        return quad_misused(self, "--role, --why and a name go together");
    if (changes && !is_role(a.role)) return quad_misused(self, "the role is moderator, admin or none");
    a.name = argv[optind];
    struct ctx c = quad_ctx();
    struct pg *db = pg_new(NULL, PATIENCE_TOOL);
    bool fine = changes ? appoint(&c, db, &a) : print_all(&c, db);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pg_close(db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_staff = {"staff", "who can use the moderation desk", USAGE, staff_run};
