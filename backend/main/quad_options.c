/* quad_options.c - see quad_options.h. */
#include "main/quad_options.h"
#include <string.h>

enum { FLAGS_MAX = 200, OWN = 1000 }; /* getopt values: words from 1, the game's options from OWN */

struct flags {
    struct option at[FLAGS_MAX + 1];
    int count;
};

static bool knows(const struct flags *f, const char *name)
{
    for (int i = 0; i < f->count; i++)
        if (strcmp(f->at[i].name, name) == 0) return true;
    return false;
}

static void flag_add(struct flags *f, const char *name, int has_arg, int value)
{
    if (f->count < FLAGS_MAX && !knows(f, name))
        f->at[f->count++] = (struct option){name, has_arg, NULL, value};
}

/* The options of all variants of the game, with dashes. An option of the command with the same name has priority. */
static void flags_of_game(struct ctx *c, const struct game *game, struct flags *f)
{
    for (const struct variant *v = game->variants; v->id; v++) {
        json_object *properties = json_member(json_own(c, v->options_schema), "properties");
        json_object_object_foreach (properties, key, schema) {
            (void)schema;
            char *name = pool_copy(c->pool, key);
            for (char *at = name; (at = strchr(at, '_'));) *at = '-';
            flag_add(f, name, required_argument, OWN);
        }
    }
}

/* Add the text as a JSON value if it is valid JSON (a number, true, a list, …), else as a string. */
static void own_add(struct ctx *c, json_object *own, const char *flag, const char *text)
{
    json_object *value;
    char *name = pool_copy(c->pool, flag);
    for (char *at = name; (at = strchr(at, '-'));) *at = '_';
    if (json_read(c, text, strlen(text), &value)) json_add(own, name, value);
    else json_add_text(own, name, text);
    forgive(c);
}

static bool word_take(struct ctx *c, const struct word *word, void *what, const char *text)
{
    if (word->each) return word->each(c, what, text);
    *word->into = text ? text : "1";
    return true;
}

int options_read(struct ctx *c, const struct command *self, int argc, char **argv, const struct word *words,
                 void *what, const char **ret_game, json_object **ret_own)
{
    struct flags *f = pool_take(c->pool, sizeof *f);
    const struct game *game = NULL;
    int index, count = 0;
    *ret_own = json_new_object(c);
    for (; words[count].name; count++) flag_add(f, words[count].name, words[count].has_arg, count + 1);
    flag_add(f, "help", no_argument, 'h' + OWN);
    for (int i = 1; i < argc && !game; i++) game = game_find(argv[i]);
    if (game) flags_of_game(c, game, f);
    for (int got; (got = getopt_long(argc, argv, "h", f->at, &index)) != -1;) {
        if (got == 'h' || got == 'h' + OWN) {
            printf("%s", self->usage);
            exit(QUAD_DONE);
        }
        if (got == '?') return quad_misused(self, "see the options below");
        if (got == OWN) own_add(c, *ret_own, f->at[index].name, optarg);
        else if (!word_take(c, &words[got - 1], what, optarg)) return QUAD_REFUSED;
    }
    if (optind == argc) return quad_misused(self, "name a game");
    if (optind + 1 < argc) return quad_misused(self, "\"%s\" is one word too many", argv[optind + 1]);
    *ret_game = argv[optind];
    return QUAD_DONE;
}

json_object *options_over(struct ctx *c, json_object *sent, json_object *own)
{
    json_object *all = json_new_object(c);
    if (!sent && json_object_object_length(own) == 0) return NULL;
    if (!sent) return own;
    json_object_object_foreach (sent, key, value) json_add(all, key, value);
    json_object_object_foreach (own, name, given) json_add(all, name, given);
    return all;
}

bool options_has(struct ctx *c, const struct variant *variant, const char *name)
{
    return json_member(json_member(json_own(c, variant->options_schema), "properties"), name) != NULL;
}
