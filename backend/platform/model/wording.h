/* wording.h - the sentences that the server says by itself, in the reader's language: mail, feeds, notifications, previews
 * of links. They stand in frontend/locales with the words of the page; deploy/gen-wording.mjs makes a function of each,
 * `feed-turn = Your turn in { $game }`:
 *
 *     const char *wording_feed_turn(struct ctx *c, enum language language, struct wording_game game);
 *
 * which returns a text in the pool and is called as wording_feed_turn(c, language, with_game("Stratic")). The arguments
 * stand in the order of their names. Texts are UTF-8; control characters in them become blanks, so that no name can end a
 * line. Numbers are written as the language does, moments (microseconds since 1970) as "Friday, 27 November 2026,
 * 14:05 UTC". */
#ifndef QUAD_WORDING_H
#define QUAD_WORDING_H
#include "base/ctx.h"
#include "store/words.h"

struct wording_value {
    const char *text;
    int64_t number; /* or a moment */
};
#include "wording.def" /* generated: wording_render, and the function and the parameters of each message */

/* The language of a tag that a client has sent ("de"); false when the server does not speak it. */
bool wording_language_find(const char *tag, enum language *ret) must_check;
/* Its tag, for headers and attributes. */
const char *wording_tag(enum language language);

/* Names in a row: "Ada, Bob and Carl". */
const char *wording_list(struct ctx *c, enum language language, const char *const *names, int count);
/* What a built-in bot is called, by the name of its account: "Stratic level 2" is a Cadet. `title` itself for a bot that
 * has no words, as of a game that is not listed. */
const char *wording_bot(struct ctx *c, enum language language, const char *title);
/* Players in a row, from their names with a line end after each but the last: the names of bots and the numbers of a
 * blind game are said in the language. NULL for NULL. */
const char *wording_players(struct ctx *c, enum language language, const char *names);
#endif
