/* encoded_word.c - see encoded_word.h. */
#include "platform/model/encoded_word.h"
#include "base/secret.h"
#include <string.h>

/* A line has at most 76 bytes: "Subject: ", "=?UTF-8?B?", 52 letters of base64 and "?=". */
enum { PLAIN_MAX = 60, WORD_MAX = 39 };

static bool is_control(unsigned char byte) { return byte < ' ' || byte == 0x7f; }

static const char *one_line(struct ctx *c, const char *text)
{
    char *line = pool_copy(c->pool, text);
    for (char *at = line; *at; at++)
        if (is_control((unsigned char)*at)) *at = ' ';
    return line;
}

static bool is_plain(const char *text)
{
    for (const char *at = text; *at; at++)
        if ((unsigned char)*at > '~') return false;
    return strlen(text) <= PLAIN_MAX && !strstr(text, "=?");
}

/* How many bytes of the text go into one word, which must not end inside a character. */
static size_t word_length(const char *text)
{
    size_t length = strlen(text);
    if (length <= WORD_MAX) return length;
    for (length = WORD_MAX; length > 1 && ((unsigned char)text[length] & 0xc0) == 0x80;) length--;
    return length;
}

const char *encoded_word(struct ctx *c, const char *text)
{
    const char *line = one_line(c, text), *words = "";
    char letters[SECRET_BASE64(WORD_MAX)];
    if (is_plain(line)) return line;
    for (size_t length; *line; line += length) {
        length = word_length(line);
        secret_to_base64(line, length, letters);
        words = pool_join(c->pool, words, *words ? "\r\n " : "", "=?UTF-8?B?", letters, "?=", NULL);
    }
    return words;
}
