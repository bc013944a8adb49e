/* password.c - see password.h. A password is guessable if it is a common word (common_words.def), alone,
 * doubled, backwards, or with a few digits and signs before and after, spelled normally or with 0 for o
 * and the like; or a keyboard walk, a run, a repetition or a date. Each of about 1500 words covers
 * thousands of passwords from published leaks. */
#include "platform/account/password.h"
#include "base/text.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/metrics.h"

enum { PASSWORD_MIN = 8, PASSWORD_MAX = 256, EDGE_MAX = 5, WALK_MIN = 3, DIGITS_MAX = 10, NAME_MIN = 3 };

static const char WORDS[] =
#include "platform/account/common_words.def"
    ;

/* Words */

static bool is_word(struct ctx *c, const char *text)
{
    return strstr(WORDS, pool_print(c->pool, " %s ", text)) != NULL;
}

static char *backwards(struct ctx *c, const char *text)
{
    size_t length = strlen(text);
    char *turned = pool_copy(c->pool, text);
    for (size_t i = 0; i < length; i++) turned[i] = text[length - 1 - i];
    return turned;
}

/* The letters that people replace by signs; `one` is what 1, ! and | stand for. */
static char *letters(struct ctx *c, const char *text, char one)
{
    static const char SIGNS[] = "034578@$+", MEANT[] = "oeastbast";
    char *plain = pool_copy(c->pool, text);
    for (char *at = plain; *at; at++) {
        const char *sign = strchr(SIGNS, *at);
        if (sign) *at = MEANT[sign - SIGNS];
        else if (strchr("1!|", *at)) *at = one;
    }
    return plain;
}

static bool is_word_disguised(struct ctx *c, const char *text)
{
    size_t half = strlen(text) / 2;
    if (strlen(text) == 2 * half && memcmp(text, text + half, half) == 0) text += half;
    return is_word(c, text) || is_word(c, letters(c, text, 'i')) || is_word(c, letters(c, text, 'l')) ||
           is_word(c, backwards(c, text));
}

static bool is_letter(char ch) { return (ch >= 'a' && ch <= 'z') || (unsigned char)ch > 127; }

/* A word with at most EDGE_MAX digits and signs at each end. */
static bool is_word_with_edges(struct ctx *c, const char *text)
{
    size_t length = strlen(text);
    for (size_t head = 0; head <= EDGE_MAX && head < length; head++) {
        if (head > 0 && is_letter(text[head - 1])) break;
        for (size_t tail = 0; tail <= EDGE_MAX && head + tail < length; tail++) {
            if (tail > 0 && is_letter(text[length - tail])) break;
            if (is_word_disguised(c, pool_copy_bytes(c->pool, text + head, length - head - tail)))
                return true;
        }
    }
    return false;
}

/* Walks, runs, dates */

static const char *const WALKS[] = {"abcdefghijklmnopqrstuvwxyz",
                                    "01234567890123456789",
                                    "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
                                    "qwertzuiopasdfghjklyxcvbnm",
                                    "azertyuiopqsdfghjklmwxcvbn",
                                    "qwertyuiopasdfghjklzxcvbnm",
                                    "qazwsxedcrfvtgbyhnujmikolp",
                                    "!@#$%^&*()_+",
                                    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
                                    "1q2w3e4r5t6y7u8i9o0p",
                                    "q1w2e3r4t5y6u7i8o9p0",
                                    "zaq12wsxcde34rfvbgt56yhnmju78ik,",
                                    "147258369",
                                    "159357",
                                    "qweasdzxc",
                                    "poiuytrewqlkjhgfdsamnbvcxz",
                                    NULL};

/* The number of bytes from `text` on that follow the walk. */
static size_t walk_length(const char *walk, const char *text)
{
    size_t best = 0;
    for (const char *start = walk; *start; start++) {
        size_t n = 0;
        while (start[n] && text[n] && start[n] == text[n]) n++;
        if (n > best) best = n;
    }
    return best;
}

static size_t walk_longest(struct ctx *c, const char *text)
{
    size_t best = 0;
    for (int i = 0; WALKS[i]; i++) {
        size_t onward = walk_length(WALKS[i], text), back = walk_length(backwards(c, WALKS[i]), text);
        if (onward > best) best = onward;
        if (back > best) best = back;
    }
    size_t same = 1;
    while (text[same] && text[same] == text[0]) same++;
    return same > best ? same : best;
}

/* Only walks, runs or repetitions of one sign, four at most: qwerty123456, abcd1234, 1111aaaa. */
static bool is_walk(struct ctx *c, const char *text)
{
    for (int pieces = 0; pieces < 4 && *text; pieces++) {
        size_t n = walk_longest(c, text);
        if (n < WALK_MIN) return false;
        text += n;
    }
    return !*text;
}

static bool is_few_signs(const char *text)
{
    bool seen[256] = {false};
    int distinct = 0;
    for (; *text; text++) {
        distinct += !seen[(unsigned char)*text];
        seen[(unsigned char)*text] = true;
    }
    return distinct <= 3;
}

/* A short piece repeated: 1a2b1a2b, xyz1xyz1. */
static bool is_repetition(const char *text)
{
    size_t length = strlen(text);
    for (size_t unit = 1; unit <= EDGE_MAX && unit * 2 <= length; unit++) {
        size_t i = unit;
        while (i < length && text[i] == text[i - unit]) i++;
        if (i == length) return true;
    }
    return false;
}

static bool is_number(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    return !text[digits] && digits <= DIGITS_MAX;
}

/* Functions for other files */

static bool weak(struct ctx *c, const char *why)
{
    fail_at(c, "/password", "weak_password", why);
    return fail(c, FAULT_WEAK_PASSWORD, "%s", why);
}

bool password_good(struct ctx *c, const char *password, const char *name)
{
    size_t length = strlen(password);
    const char *key = text_key(c, password), *name_key = text_key(c, name);
    if (length < PASSWORD_MIN) return weak(c, "the password needs at least 8 characters; 15 are better");
    if (length > PASSWORD_MAX) return weak(c, "the password can have at most 256 bytes");
    if (!key) return weak(c, "the password is not valid UTF-8");
    if (name_key && strlen(name_key) >= NAME_MIN && strstr(key, name_key))
        return weak(c, "the password contains the name");
    if (is_few_signs(key) || is_repetition(key))
        return weak(c, "the password repeats the same few characters");
    if (is_walk(c, key)) return weak(c, "the password is a sequence from the alphabet or the keyboard");
    if (is_number(key)) return weak(c, "the password is only a short number");
    if (is_word_with_edges(c, key))
        return weak(c, "the password is a common word; try a passphrase of several words");
    return true;
}

bool password_hash(struct ctx *c, const char *password, char ret_hash[PASSWORD_HASH])
{
    int slot;
    if (!slot_take(c, "password", &slot)) return false;
    bool made = secret_password_hash(password, ret_hash);
    slot_release(slot);
    if (made) metrics_password(ret_hash);
    return made || fail_limit(c, FAULT_UNAVAILABLE, "password.memory", 2,
                              "passwords cannot be hashed now; try again in a moment");
}

/* A hash that no password matches, made with current parameters before this process's first comparison. */
static const char *nobodys_hash(void)
{
    static char hash[PASSWORD_HASH];
    char token[TOKEN_TEXT];
    secret_token(token);
    if (!hash[0] && !secret_password_hash(token, hash)) hash[0] = 0;
    return hash;
}

bool password_compare(struct ctx *c, const char *hash, const char *password, bool *ret_fits, bool *ret_stale)
{
    int slot;
    if (!slot_take(c, "password", &slot)) return false;
    const char *dummy = nobodys_hash(), *against = hash ? hash : dummy;
    bool stale = false;
    bool fits = secret_password_verify(against, password, &stale);
    slot_release(slot);
    metrics_password(against);
    *ret_fits = hash && fits;
    *ret_stale = stale;
    return true;
}
