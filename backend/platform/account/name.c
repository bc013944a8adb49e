/* name.c - what a person may be called; see account.h. */
#include "base/text.h"
#include "games/game.h"
#include "platform/account/account.h"
#include "platform/model/wording.h"

enum { NAME_MIN = 2, NAME_MAX = 24, NAME_BYTES = 256, MARKS_MAX = 2 };

static bool bad(struct ctx *c, const char *why)
{
    fail_at(c, "/name", "bad_name", why);
    return fail(c, FAULT_BAD_NAME, "%s", why);
}

/* The state of a scan along a name. */
struct walk {
    int length, marks, solid;
    bool blank;
    enum text_script script;
    int left_to_right, right_to_left;
};

static bool step_letter(struct ctx *c, const struct text_point *point, struct walk *walk)
{
    walk->solid++;
    if (point->script != TEXT_ELSE && walk->script != TEXT_ELSE && point->script != walk->script)
        return bad(c, "the name mixes scripts with letters that look alike");
    if (point->script != TEXT_ELSE) walk->script = point->script;
    walk->right_to_left += point->right_to_left;
    walk->left_to_right += !point->right_to_left;
    return true;
}

static bool step(struct ctx *c, const struct text_point *point, struct walk *walk)
{
    bool blank = point->code == ' ', after_blank = walk->blank;
    walk->length++;
    walk->blank = blank;
    walk->marks = point->class == TEXT_MARK ? walk->marks + 1 : 0;
    if (blank)
        return (walk->length > 1 && !after_blank) ||
               bad(c, "the name can only have single spaces between words");
    if (point->class == TEXT_LETTER) return step_letter(c, point, walk);
    if (point->class == TEXT_DIGIT) return ++walk->solid > 0;
    if (point->class == TEXT_MARK)
        return (walk->solid > 0 && !after_blank && walk->marks <= MARKS_MAX) ||
               bad(c, "the name has accents without a letter to carry them");
    if (point->code < 128 && strchr("_-.", point->code)) return true;
    if (point->class == TEXT_UNSEEN) return bad(c, "the name has invisible characters");
    return bad(c, "the name can only have letters, digits, spaces and _ - .");
}

/* The key without blanks and dots, so that A.D.M.I.N counts as ADMIN. */
static const char *bare(struct ctx *c, const char *key)
{
    char *text = pool_copy(c->pool, key), *to = text;
    for (const char *at = key; *at; at++)
        if (!strchr(" _-.", *at)) *to++ = *at;
    *to = 0;
    return text;
}

/* Whether the page calls a bot so in one of its languages. */
static bool is_worded(struct ctx *c, const struct bot *bot, const char *name_bare)
{
    static const enum language ALL[] = {LANGUAGE_EN, LANGUAGE_DE};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (strcmp(bare(c, text_key(c, wording_bot(c, ALL[i], bot->title))), name_bare) == 0) return true;
    return false;
}

static bool is_title(struct ctx *c, const char *name_bare)
{
    const struct game *game;
    for (int i = 0; (game = game_at(i)); i++)
        for (const struct bot *bot = game->bots; bot->id; bot++)
            if (strcmp(bare(c, text_key(c, bot->title)), name_bare) == 0 || is_worded(c, bot, name_bare))
                return true;
    return false;
}

/* What the seats of blind games are called, also in the languages of the page: "Player 2". No game has a hundred. */
static bool is_seat(const char *key)
{
    static const char *const WORDS[] = {"player", "spieler"};
    struct text_point point;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        if (strncmp(key, WORDS[i], strlen(WORDS[i])) != 0) continue;
        const char *at = key + strlen(WORDS[i]);
        at += strspn(at, " _-.");
        int digits = 0, others = 0;
        while (text_next(&at, &point)) ++*(point.class == TEXT_DIGIT ? &digits : &others);
        if (!others && (digits == 1 || digits == 2)) return true;
    }
    return false;
}

static bool is_reserved(struct ctx *c, const char *key)
{
    static const char *const BEGINNINGS[] = {"bot",        "admin",        "guest",         "moderator",
                                             "quadrivium", "formerplayer", "formerprogram", "builtin"};
    static const char *const WHOLE[] = {"root",   "system", "staff",     "support", "official",  "mod",
                                        "me",     "null",   "anyone",    "nobody",  "everyone",  "spectator",
                                        "server", "arena",  "undefined", "deleted", "anonymous", "host"};
    const char *text = bare(c, key);
    for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++)
        if (strncmp(text, BEGINNINGS[i], strlen(BEGINNINGS[i])) == 0) return true;
    for (size_t i = 0; i < sizeof WHOLE / sizeof *WHOLE; i++)
        if (strcmp(text, WHOLE[i]) == 0) return true;
    return is_seat(key) || is_title(c, text);
}

bool name_settle(struct ctx *c, const char *name, const char **ret_name, const char **ret_key)
{
    if (strlen(name) > NAME_BYTES) return bad(c, "the name can have at most 24 characters");
    const char *shown = text_nfc(c, name), *key = shown ? text_key(c, shown) : NULL, *at = shown;
    struct walk walk = {.script = TEXT_ELSE};
    struct text_point point;
    if (!shown || !key) return bad(c, "the name is not valid UTF-8");
    while (text_next(&at, &point))
        if (!step(c, &point, &walk)) return false;
    if (walk.length < NAME_MIN || walk.length > NAME_MAX)
        return bad(c, "the name must have 2 to 24 characters");
    if (walk.blank) return bad(c, "the name can only have single spaces between words");
    if (!walk.solid) return bad(c, "the name needs a letter or a digit");
    if (walk.left_to_right && walk.right_to_left)
        return bad(c, "the name mixes left-to-right and right-to-left letters");
    if (is_reserved(c, key)) return bad(c, "this name is reserved for bots, guests or staff");
    *ret_name = shown;
    *ret_key = key;
    return true;
}
