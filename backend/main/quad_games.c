/* quad_games.c - `quad games`: the catalogue. */
#include "main/quad.h"
#include "platform/model/catalogue.h"

static const char USAGE[] =
    "usage: quad games [--all]\n"
    "\n"
    "Print the catalogue as JSON: games, variants with the schema of their options, bots.\n"
    "  --all    the games that are compiled but not offered, too\n";

static int games_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {
        {"all", no_argument, NULL, 'a'}, {"help", no_argument, NULL, 'h'}, {0}};
    bool all = false;
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (got == '?') return quad_misused(self, "see the options below");
        all = true;
    }
    if (optind < argc) return quad_misused(self, "takes no arguments");
    struct ctx c = quad_ctx();
    quad_print(&c, catalogue_json(&c, all));
    pool_drop(c.pool);
    return QUAD_DONE;
}

const struct command COMMAND_games = {"games", "the catalogue as JSON", USAGE, games_run};
