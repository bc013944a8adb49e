/* token.c - cuts a line of a rule text into tokens, always the longest possible (R2.2). */
#include "games/rulegame/token.h"
#include <string.h>

bool parser_fault(struct parser *p, int column, const char *code, const char *message, const char *hint)
{
    if (p->fault->code) return false;
    *p->fault = (struct rule_fault){code, p->line, column, message, hint};
    return false;
}

static bool is_digit(char ch) { return ch >= '0' && ch <= '9'; }
static bool is_letter(char ch) { return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') || ch == '_'; }
static bool is_blank(char ch) { return ch == ' ' || (ch >= '\t' && ch <= '\r'); }
static bool is_first_byte(char ch)
{
    return ((unsigned char)ch & 0xc0) != 0x80;
} /* of a character in UTF-8 */

static size_t number_read(struct parser *p, const char *text, size_t length, struct token *token)
{
    int64_t number = 0;
    size_t n = 0;
    for (; n < length && is_digit(text[n]); n++)
        if (number <= INT32_MAX) number = number * 10 + (text[n] - '0');
    if (number > INT32_MAX) {
        parser_fault(p, token->column, "bad_number", "the number is too large",
                     "the largest number is 2147483647");
        return 0;
    }
    token->kind = TOKEN_NUMBER;
    token->number = (int32_t)number;
    return n;
}

static size_t word_read(struct parser *p, const char *text, size_t length, struct token *token)
{
    size_t n = 1;
    while (n < length && (is_letter(text[n]) || is_digit(text[n]))) n++;
    token->kind = TOKEN_WORD;
    token->text = pool_copy_bytes(p->c->pool, text, n);
    return n;
}

static size_t string_read(struct parser *p, const char *text, size_t length, struct token *token)
{
    size_t n = 1;
    while (n < length && text[n] != '"') n++;
    if (n == length) {
        parser_fault(p, token->column, "unterminated_string", "the text in quotes does not end on this line",
                     "close it with a second \"; there is no way to write a \" inside");
        return 0;
    }
    token->kind = TOKEN_STRING;
    token->text = pool_copy_bytes(p->c->pool, text + 1, n - 1);
    return n + 1;
}

static size_t sign_read(struct parser *p, const char *text, size_t length, struct token *token)
{
    static const struct {
        char text[3];
        int kind;
    } PAIRS[] = {{"==", TOKEN_EQ}, {"!=", TOKEN_NE}, {"<=", TOKEN_LE}, {">=", TOKEN_GE}, {"..", TOKEN_RANGE}};
    for (size_t i = 0; length > 1 && i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (memcmp(text, PAIRS[i].text, 2) == 0) return token->kind = PAIRS[i].kind, 2;
    if (*text && strchr("()[],:=<>!*+-/%.", *text)) {
        token->kind = (unsigned char)*text;
        return 1;
    }
    const char *what = *text > ' ' && *text < 127 ? pool_print(p->c->pool, "`%c` has no meaning here", *text)
                                                  : "this character has no meaning here";
    parser_fault(p, token->column, "illegal_character", what,
                 "comments begin with #, other texts stand in double quotes");
    return 0;
}

static size_t token_read(struct parser *p, const char *text, size_t length, struct token *token)
{
    if (is_digit(*text)) return number_read(p, text, length, token);
    if (is_letter(*text)) return word_read(p, text, length, token);
    if (*text == '"') return string_read(p, text, length, token);
    return sign_read(p, text, length, token);
}

bool tokens_read(struct parser *p, const char *text, size_t length)
{
    int count = 0, column = 1;
    p->token = pool_take_many(p->c->pool, length + 1, sizeof *p->token);
    for (size_t at = 0; at < length && text[at] != '#';) {
        size_t n = 1;
        if (!is_blank(text[at])) {
            struct token *token = &p->token[count++];
            token->column = column;
            n = token_read(p, text + at, length - at, token);
            if (n == 0) return false;
        }
        for (size_t i = at; i < at + n; i++) column += is_first_byte(text[i]);
        at += n;
    }
    p->token[count] = (struct token){.kind = TOKEN_END, .column = column};
    p->at = 0;
    return true;
}

const char *token_words(struct parser *p, const struct token *token)
{
    static const char *const PAIRS[] = {"`==`", "`!=`", "`<=`", "`>=`", "`..`"};
    switch (token->kind) {
    case TOKEN_END: return "the end of the line";
    case TOKEN_NUMBER: return pool_print(p->c->pool, "the number %d", (int)token->number);
    case TOKEN_WORD: return pool_print(p->c->pool, "`%.40s`", token->text);
    case TOKEN_STRING: return "a text in quotes";
    default: break;
    }
    if (token->kind >= TOKEN_EQ) return PAIRS[token->kind - TOKEN_EQ];
    return pool_print(p->c->pool, "`%c`", token->kind);
}
