/* catalogue.h - the games on offer, and their facts as JSON for the page, the command line and other programs. */
#ifndef QUAD_CATALOGUE_H
#define QUAD_CATALOGUE_H
#include "games/game.h"
#include "store/words.h"

/* Whether the arena offers the game: it is listed, or QUADRIVIUM_UNLISTED=1 offers unlisted games too. */
bool catalogue_has(const struct game *game);
/* The RULES.md of a game on offer; NULL for any other id. */
const char *catalogue_rules(const char *game);
/* Every listed game (`all`: the template too) with its variants and bots, in the order of games.def. */
json_object *catalogue_json(struct ctx *c, bool all);
/* Whether a match of this variant can have this audience policy. `open` and `delayed` show hidden things before the
 * end, which a variant with delay_min 0 never does. */
bool catalogue_audience_fits(const struct variant *variant, enum spectators spectators);
/* What people call the game; its id where there is no such game. */
const char *catalogue_title(const char *game);
/* Whether all seats of a variant play at once; some languages call their turns rounds. */
bool catalogue_plays_together(const char *game, const char *variant);
/* The ids of the listed games. */
json_object *catalogue_ids(struct ctx *c);
/* A game and one of its variants (NULL: its first) by id; FAULT_UNKNOWN_GAME, also for
 * games that are not listed. */
bool catalogue_find(struct ctx *c, const char *game, const char *variant, const struct game **ret_game,
                    const struct variant **ret_variant) must_check;
/* Whether the game has that bot; FAULT_UNKNOWN_BOT at JSON pointer `path`. */
bool catalogue_bot(struct ctx *c, const struct game *game, const char *bot, const char *path) must_check;
/* Whether the options hold a secret whose author must not play against it: a member that the schema marks
 * x-author-watches differs from its default. */
bool catalogue_author_watches(struct ctx *c, const struct variant *variant, json_object *options);
/* The options that everybody can see before the end: without the members that the schema marks writeOnly. */
json_object *catalogue_shown_options(struct ctx *c, const struct variant *variant, json_object *options);
/* Whether matches of a game can be searched by these options (NULL: none): each belongs to a variant of the game,
 * and is writeOnly in none, since the matches found would reveal it. FAULT_BAD_REQUEST. */
bool catalogue_can_search(struct ctx *c, const struct game *game, json_object *options) must_check;
/* The authoring interface of the first game whose players write rules; there is such a game. */
const struct game_authoring *catalogue_authoring(void);
/* Whether players wrote the texts of the member `member`, in a view or an answer of any game. */
bool catalogue_is_written(const char *member);
#endif
