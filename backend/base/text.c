/* text.c - see text.h. */
#include "base/text.h"
#include <utf8proc.h>

static char *map(struct ctx *c, const char *text, utf8proc_option_t options)
{
    utf8proc_uint8_t *made = NULL;
    utf8proc_ssize_t length = utf8proc_map((const utf8proc_uint8_t *)text, 0, &made,
                                           options | UTF8PROC_NULLTERM);
    if (length < 0) return NULL;
    pool_defer(c->pool, free, made);
    return (char *)made;
}

char *text_nfc(struct ctx *c, const char *text) { return map(c, text, UTF8PROC_STABLE | UTF8PROC_COMPOSE); }

char *text_key(struct ctx *c, const char *text)
{
    return map(c, text,
               UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
}

static enum text_script script_of(int32_t code)
{
    static const struct {
        int32_t first, last;
        enum text_script script;
    } RANGES[] = {
        {0x0041, 0x024f, TEXT_LATIN},    {0x1e00, 0x1eff, TEXT_LATIN},    {0x2c60, 0x2c7f, TEXT_LATIN},
        {0xa720, 0xa7ff, TEXT_LATIN},    {0xff21, 0xff5a, TEXT_LATIN},    {0x0250, 0x02af, TEXT_LATIN},
        {0x0370, 0x03ff, TEXT_GREEK},    {0x1f00, 0x1fff, TEXT_GREEK},    {0x0400, 0x052f, TEXT_CYRILLIC},
        {0x1c80, 0x1c8f, TEXT_CYRILLIC}, {0x2de0, 0x2dff, TEXT_CYRILLIC}, {0xa640, 0xa69f, TEXT_CYRILLIC},
        {0x0530, 0x058f, TEXT_ARMENIAN}, {0x13a0, 0x13ff, TEXT_CHEROKEE}, {0xab70, 0xabbf, TEXT_CHEROKEE},
    };
    for (size_t i = 0; i < sizeof RANGES / sizeof *RANGES; i++)
        if (code >= RANGES[i].first && code <= RANGES[i].last) return RANGES[i].script;
    return TEXT_ELSE;
}

static enum text_class class_of(int32_t code)
{
    if (utf8proc_get_property(code)->ignorable) return TEXT_UNSEEN;
    switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO: return TEXT_LETTER;
    case UTF8PROC_CATEGORY_ND: return TEXT_DIGIT;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC: return TEXT_MARK;
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return TEXT_UNSEEN;
    default: return TEXT_OTHER;
    }
}

bool text_next(const char **at, struct text_point *ret_point)
{
    utf8proc_int32_t code;
    if (!**at) return false;
    utf8proc_ssize_t step = utf8proc_iterate((const utf8proc_uint8_t *)*at, -1, &code);
    if (step <= 0) return false;
    *at += step;
    utf8proc_propval_t direction = utf8proc_get_property(code)->bidi_class;
    *ret_point = (struct text_point){.code = code,
                                     .class = class_of(code),
                                     .script = script_of(code),
                                     .right_to_left = direction == UTF8PROC_BIDI_CLASS_R ||
                                                      direction == UTF8PROC_BIDI_CLASS_AL};
    return true;
}

int text_length(const char *text)
{
    struct text_point point;
    int length = 0;
    while (text_next(&text, &point)) length++;
    return *text ? -1 : length;
}

/* Controls are the bytes below a blank, DEL, and U+0080 to U+009F, which are C2 80 to C2 9F. */
bool text_is_plain(const char *text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at; at++)
        if ((*at < 0x20 && !strchr("\t\n\r", *at)) || *at == 0x7f || (*at == 0xc2 && at[1] < 0xa0))
            return false;
    return true;
}

/* Zero width joiner and non-joiner, variation selectors. */
static bool is_joining(int32_t code)
{
    return code == 0x200c || code == 0x200d || (code >= 0xfe00 && code <= 0xfe0f);
}

static bool is_one_line(const char *text, int max, bool joins)
{
    struct text_point point;
    int length = 0;
    bool solid = false;
    for (; text_next(&text, &point); length++) {
        bool unseen = point.class == TEXT_UNSEEN && point.code != ' ';
        if (unseen && !(joins && is_joining(point.code))) return false;
        solid |= !unseen && point.code != ' ';
    }
    return solid && !*text && length <= max;
}

bool text_is_label(const char *text, int max) { return is_one_line(text, max, false); }

bool text_is_line(const char *text, int max) { return is_one_line(text, max, true); }
