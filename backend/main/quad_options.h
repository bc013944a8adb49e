/* quad_options.h - the command line of commands that take a game: options of the game's schema may be given as
 * flags, --end-ratio 150 for {"end_ratio":150}, so that no such command knows a game's options by name. */
#ifndef QUAD_OPTIONS_H
#define QUAD_OPTIONS_H
#include "main/quad.h"

/* One option of a command: what getopt_long knows it by, and where its word goes (a flag sets "1"). */
struct word {
    const char *name;
    int has_arg; /* required_argument, no_argument */
    const char **into;
    /* Instead of `into`, for options that may come often; false: the ctx says why. */
    bool (*each)(struct ctx *c, void *what, const char *text);
};

/* Read the command line: `words` ends with name NULL; `what` goes to each(). *ret_game is its one plain word,
 * *ret_own the options that came as flags. QUAD_DONE, or QUAD_USAGE (something was typed wrongly, and stderr says
 * what), or QUAD_REFUSED with the failure. */
int options_read(struct ctx *c, const struct command *self, int argc, char **argv, const struct word *words,
                 void *what, const char **ret_game, json_object **ret_own);
/* Put `own` over the options as sent (NULL: none); members that the variant's schema lacks are left to the game to
 * refuse. */
json_object *options_over(struct ctx *c, json_object *sent, json_object *own);
/* Whether the variant has an option of that name. */
bool options_has(struct ctx *c, const struct variant *variant, const char *name);
#endif
