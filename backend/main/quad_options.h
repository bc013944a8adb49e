/* quad_options.h - the command line of commands that take a game: options of the game's schema can be given as flags,
 * --end-ratio 150 for {"end_ratio":150}, so that no command knows a game's options by name. */
#ifndef QUAD_OPTIONS_H
#define QUAD_OPTIONS_H
#include "main/quad.h"

/* An option of a command: its name for getopt_long, and where its argument goes (a flag sets "1"). */
struct word {
    const char *name;
    int has_arg; /* required_argument, no_argument */
    const char **into;
    /* Instead of `into`, for options that can be repeated; false: the ctx says why. */
    bool (*each)(struct ctx *c, void *what, const char *text);
};

/* Read the command line: `words` ends with name NULL; `what` is passed to each(). *ret_game is the one argument that
 * is not an option, *ret_own the game's options given as flags. QUAD_DONE, or QUAD_USAGE after a message on stderr,
 * or QUAD_REFUSED with the failure. */
int options_read(struct ctx *c, const struct command *self, int argc, char **argv, const struct word *words,
                 void *what, const char **ret_game, json_object **ret_own);
/* Merge `own` into the options given (NULL: none), `own` taking precedence; the game refuses members that its schema
 * lacks. */
json_object *options_over(struct ctx *c, json_object *sent, json_object *own);
/* Whether the variant has an option of that name. */
bool options_has(struct ctx *c, const struct variant *variant, const char *name);
#endif
