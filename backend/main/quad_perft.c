/* quad_perft.c - `quad perft`: count the leaves below a position, for testing and timing a game's move
 * generator. */
#include "base/clock.h"
#include "main/quad.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad perft --game GAME [--variant V] [--options FILE|JSON] --position FILE|- --depth D "
    "[--divide]\n"
    "\n"
    "Count the sequences of D legal turns from the position in the file (its first line; - is stdin).\n"
    "Prints {\"depth\",\"nodes\",\"ms\"}; with --divide also how many lie below each first turn.\n";

struct perft {
    const char *game, *variant, *options, *position, *depth;
    bool divide;
};

static bool arguments_read(const struct command *self, int argc, char **argv, struct perft *p)
{
    static const struct option OPTIONS[] = {
        {"game", required_argument, NULL, 'g'},    {"variant", required_argument, NULL, 'v'},
        {"options", required_argument, NULL, 'o'}, {"position", required_argument, NULL, 'p'},
        {"depth", required_argument, NULL, 'd'},   {"divide", no_argument, NULL, 'D'},
        {"help", no_argument, NULL, 'h'},          {0}};
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) switch (got) {
        case 'g': p->game = optarg; break;
        case 'v': p->variant = optarg; break;
        case 'o': p->options = optarg; break;
        case 'p': p->position = optarg; break;
        case 'd': p->depth = optarg; break;
        case 'D': p->divide = true; break;
        default: return false;
        }
    return optind == argc && p->game && p->position && p->depth;
}

static bool count(struct ctx *c, const struct perft *p, json_object **ret_answer)
{
    struct choice choice;
    const char *text;
    size_t length;
    int64_t depth;
    struct seat_fact nobody[SEATS_MAX] = {0};
    if (!quad_choose(c, p->game, p->variant, p->options, &choice) ||
        !quad_read_int(c, p->depth, "--depth", 0, 100, &depth) ||
        !quad_read_file(c, p->position, &text, &length))
        return false;
    const struct variant *variant = choice.variant;
    json_object *options = choice.game->options(c, variant, choice.options, variant->seats_min, nobody);
    if (!options) return false;
    if (!choice.game->study) return fail(c, FAULT_BAD_REQUEST, "this game has no perft");
    const char *position = pool_copy_bytes(c->pool, text, strcspn(text, "\r\n"));
    int64_t began = clock_ticks();
    json_object *counted = choice.game->study->perft(c, variant, options, position, (int)depth, p->divide);
    if (!counted) return false;
    json_object *answer = json_new_object(c);
    json_add_int(answer, "depth", depth);
    json_add(answer, "nodes", json_member(counted, "nodes"));
    int64_t us = clock_ticks() - began;
    json_add_int(answer, "ms", us / 1000);
    json_add_int(answer, "us", us);
    if (p->divide) json_add(answer, "divide", json_member(counted, "divide"));
    *ret_answer = answer;
    return true;
}

static int perft_run(const struct command *self, int argc, char **argv)
{
    struct perft perft = {0};
    if (!arguments_read(self, argc, argv, &perft))
        return quad_misused(self, "--game, --position and --depth are needed");
    struct ctx c = quad_ctx();
    json_object *answer = NULL;
    bool fine = count(&c, &perft, &answer);
    if (fine) quad_print(&c, answer);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_perft = {"perft", "count the leaves below a position", USAGE, perft_run};
