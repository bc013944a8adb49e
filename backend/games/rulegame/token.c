/* token.c - cuts a line of a rule text into tokens, always the longest possible (R2.2). */
#include "games/rulegame/token.h"
#include <string.h>

bool parser_fault(struct parser *p, int column, enum finding_id id, const struct finding_param *params)
{
    if (p->fault->code) return false;
    struct finding what = finding_of(p->c, id, params);
    *p->fault = (struct rule_fault){what.code, p->line,     column,     what.message,
                                    what.hint, what.reason, what.params};
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
        parser_fault(p, token->column, FINDING_NUMBER_TOO_LARGE, NULL);
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
        parser_fault(p, token->column, FINDING_TEXT_UNCLOSED, NULL);
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
    if (*text > ' ' && *text < 127)
        parser_fault(p, token->column, FINDING_SIGN_UNKNOWN,
                     PARAMS(PARAM_TEXT("sign", pool_print(p->c->pool, "%c", *text))));
    else parser_fault(p, token->column, FINDING_CHARACTER_UNKNOWN, NULL);
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

/* The token as written, without quotes. */
static const char *token_text(struct parser *p, const struct token *token)
{
    static const char *const PAIRS[] = {"==", "!=", "<=", ">=", ".."};
    if (token->kind == TOKEN_END) return "";
    if (token->kind == TOKEN_NUMBER) return pool_print(p->c->pool, "%d", (int)token->number);
    if (token->kind == TOKEN_WORD || token->kind == TOKEN_STRING) return token->text;
    if (token->kind >= TOKEN_EQ) return PAIRS[token->kind - TOKEN_EQ];
    return pool_print(p->c->pool, "%c", token->kind);
}

static struct finding_param token_param(const char *kind, const char *words)
{
    return (struct finding_param){"found", kind, 0, words};
}

/* `found` says what kind of token it is, `text` what is written there. */
static struct finding_param found(struct parser *p, const struct token *token, const char *text)
{
    switch (token->kind) {
    case TOKEN_END: return token_param("end", "the end of the line");
    case TOKEN_NUMBER: return token_param("number", pool_print(p->c->pool, "the number %s", text));
    case TOKEN_STRING: return token_param("text", "a text in quotes");
    default: return token_param("sign", pool_print(p->c->pool, "`%.40s`", text));
    }
}

bool parser_expects(struct parser *p, enum finding_id id, const struct finding_param *expected)
{
    const struct token *token = peek(p);
    const char *text = token_text(p, token);
    struct finding_param params[] = {found(p, token, text),
                                     {.name = "text", .text = text},
                                     expected ? *expected : (struct finding_param){0},
                                     {0}};
    return parser_fault(p, token->column, id, params);
}
