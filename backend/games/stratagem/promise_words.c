/* promise_words.c - reads promises in letters, by the sentences of R11 and nothing else. A sentence must match from its
 * first word to its last; letters that hedge anywhere are not read at all. */
#include "base/text.h"
#include "games/stratagem/promise.h"
#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 24, WORD_BYTES = 24, TURNS_MAX = 999, USUAL_TURNS = CEASEFIRE_TURNS };

struct sentence {
    int count;
    char word[WORDS_MAX][WORD_BYTES];
    bool plain; /* words, commas and apostrophes alone, and not too many */
};

/* A sentence on its way through a pattern. */
struct reading {
    const struct letter_facts *letter;
    const struct sentence *sentence;
    int you; /* whom "you" means, NOBODY: unclear */
    int n;   /* the last number read */
    struct promise found;
};

/* The grammar. Words are separated by blanks; a|b: either; a?: can be left out; <class>: the first of its patterns that
 * fits. <who>, <where>, <target>, <span>, <when>, <ever> and <n> are read by functions. */
static const struct {
    const char *class, *pattern;
} CLASSES[] = {
    {"will", "i|we will|shall"},
    {"will", "ill"},
    {"will", "i|we promise to"},
    {"will", "i|we promise that? i|we will"},
    {"wont", "i|we will|shall not"},
    {"wont", "i|we wont"},
    {"wont", "i|we promise not to"},
    {"wont", "i|we promise that? i|we will not"},
    {"wont", "i|we promise that? i|we wont"},
    {"never", "i|we will|shall never"},
    {"never", "ill never"},
    {"never", "i|we promise never to"},
    {"never", "i|we promise that? i|we will never"},
    {"attack", "attack|invade"},
    {"angriff", "angreifen|überfallen"},
    {"zusage", "ich verspreche"},
    {"zusage", "wir versprechen"},
    {"werde", "ich werde"},
    {"werde", "wir werden"},
    {"vorn", "werde ich"},
    {"vorn", "werden wir"},
};

static const struct {
    enum promise_kind kind;
    const char *pattern;
} SENTENCES[] = {
    {PROMISE_NO_ATTACK, "<wont> <attack> <target> <span>?"},
    {PROMISE_NO_ATTACK, "<span> <wont> <attack> <target>"},
    {PROMISE_NO_ATTACK, "<never> <attack> <target> <ever>"},
    {PROMISE_ATTACK, "<will> <attack> <target> <when>"},
    {PROMISE_ATTACK, "<when> <will> <attack> <target>"},
    {PROMISE_HOLD, "<will> hold|keep|defend <where> <when>"},
    {PROMISE_HOLD, "<when> <will> hold|keep|defend <where>"},
    {PROMISE_LEAVE, "<will> leave <where> <when>"},
    {PROMISE_LEAVE, "<when> <will> leave <where>"},
    {PROMISE_LEAVE, "<will> withdraw|retreat from <where> <when>"},
    {PROMISE_SUPPORT, "<will> support|help you? in|at <where> <when>"},
    {PROMISE_SUPPORT, "<will> support <where> <when>"},
    {PROMISE_NO_ATTACK, "<werde> <target> <span>? nicht <angriff>"},
    {PROMISE_NO_ATTACK, "<span> <vorn> <target> nicht <angriff>"},
    {PROMISE_NO_ATTACK, "<werde> <target> nie|niemals <angriff> <ever>"},
    {PROMISE_NO_ATTACK, "ich greife <target> <span>? nicht an"},
    {PROMISE_NO_ATTACK, "<zusage> <target> <span>? nicht anzugreifen"},
    {PROMISE_ATTACK, "<werde> <target> <when> <angriff>"},
    {PROMISE_ATTACK, "<werde> <when> <target> <angriff>"},
    {PROMISE_ATTACK, "ich greife <target> <when> an"},
    {PROMISE_ATTACK, "ich greife <when> <target> an"},
    {PROMISE_HOLD, "<werde> <where> <when> halten|verteidigen"},
    {PROMISE_HOLD, "<werde> <when> <where> halten|verteidigen"},
    {PROMISE_HOLD, "ich halte|verteidige <where> <when>"},
    {PROMISE_HOLD, "ich halte|verteidige <when> <where>"},
    {PROMISE_LEAVE, "<werde> <where> <when> verlassen|räumen"},
    {PROMISE_LEAVE, "<werde> <when> <where> verlassen|räumen"},
    {PROMISE_LEAVE, "ich verlasse|räume <where> <when>"},
    {PROMISE_LEAVE, "ich verlasse|räume <when> <where>"},
    {PROMISE_SUPPORT, "<werde> dich? <when> in <where> unterstützen"},
    {PROMISE_SUPPORT, "<werde> dich? in <where> <when> unterstützen"},
    {PROMISE_SUPPORT, "ich unterstütze dich? <when> in <where>"},
    {PROMISE_SUPPORT, "ich unterstütze dich? in <where> <when>"},
};

/* A letter with one of these anywhere is not read: its promises depend on something or are not meant. */
static const char *const HEDGES[] = {
    "if",      "unless",     "provided",  "assuming", "except",  "when",    "once",    "while",  "maybe",
    "perhaps", "might",      "could",     "would",    "yet",     "lie",     "lying",   "joke",   "joking",
    "kidding", "pretend",    "otherwise", "wenn",     "falls",   "sofern",  "solange", "sobald", "ausser",
    "bevor",   "vielleicht", "eventuell", "könnte",   "würde",   "gelogen", "lüge",    "scherz", "witz",
    "sonst",   "long as",    "before",    "after",    "nachdem", "only"};

/* Words in front of a sentence that change nothing. */
static const char *const OPENINGS[] = {"ok",  "okay",          "yes",       "agreed", "deal", "hello",
                                       "hi",  "greetings",     "fine",      "good",   "dear", "ja",
                                       "gut", "einverstanden", "abgemacht", "hallo"};

static bool is_among(const char *word, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(word, list[i]) == 0) return true;
    return false;
}

#define AMONG(word, list) is_among(word, list, sizeof(list) / sizeof *(list))

/* Sentences */

/* Apostrophes join what they separate: "I'll" is "ill", "King's" is "kings". */
static bool is_apostrophe(int32_t code) { return code == '\'' || code == 0x2019; }

/* The next word, cut where it is too long; "" at the end. *ret_plain becomes false for a cut word and for any other
 * separator than blanks and commas. */
static void next_word(const char **at, char ret_word[WORD_BYTES], bool *ret_plain)
{
    struct text_point point;
    size_t length = 0;
    for (const char *from = *at; text_next(at, &point); from = *at) {
        size_t bytes = (size_t)(*at - from);
        if (point.class == TEXT_LETTER || point.class == TEXT_DIGIT || point.class == TEXT_MARK) {
            if (length + bytes >= WORD_BYTES) {
                *ret_plain = false;
                continue;
            }
            memcpy(ret_word + length, from, bytes);
            length += bytes;
        } else if (!is_apostrophe(point.code)) {
            *ret_plain = *ret_plain && (point.code == ' ' || point.code == ',');
            if (length) break;
        }
    }
    ret_word[length] = 0;
}

static struct sentence split(const char *key)
{
    struct sentence s = {.plain = true};
    char word[WORD_BYTES];
    for (next_word(&key, word, &s.plain); *word; next_word(&key, word, &s.plain)) {
        if (s.count < WORDS_MAX) memcpy(s.word[s.count++], word, WORD_BYTES);
        else s.plain = false;
    }
    return s;
}

/* In all of a sentence, however long: a condition often comes last. */
static bool hedges(const char *key)
{
    char word[WORD_BYTES], last[WORD_BYTES] = "", two[2 * WORD_BYTES];
    bool plain = true;
    for (next_word(&key, word, &plain); *word; next_word(&key, word, &plain)) {
        snprintf(two, sizeof two, "%s %s", last, word);
        if (AMONG(word, HEDGES) || AMONG(two, HEDGES)) return true;
        memcpy(last, word, WORD_BYTES);
    }
    return false;
}

/* Names and numbers */

static const char *word_at(const struct reading *r, int at)
{
    return at < r->sentence->count ? r->sentence->word[at] : "";
}

/* The one seat of that civilization, NOBODY for none or several. */
static int seat_of_civ(const struct letter_facts *letter, const char *word)
{
    static const char *const GERMAN[CIVS] = {"eisengeborenen", "verdanti", "gezeitenrufer", "aschewanderer"};
    int found = NOBODY;
    for (int seat = 0; seat < letter->seats; seat++) {
        if (letter->civ[seat] == CIV_HIDDEN) continue;
        if (strcmp(word, CIV[letter->civ[seat]].name) != 0 && strcmp(word, GERMAN[letter->civ[seat]]) != 0)
            continue;
        if (found != NOBODY) return NOBODY;
        found = seat;
    }
    return found;
}

/* A realm named by seat or civilization: how many words it takes, 0 for none. */
static int realm_named(const struct reading *r, int at, int *ret_realm)
{
    bool article = strcmp(word_at(r, at), "the") == 0 || strcmp(word_at(r, at), "die") == 0;
    int seat = seat_by_name(word_at(r, at));
    *ret_realm = seat >= 0 && seat < r->letter->seats ? seat
                                                      : seat_of_civ(r->letter, word_at(r, at + article));
    return *ret_realm == NOBODY ? 0 : 1 + (article && seat < 0);
}

static int take_who(struct reading *r, int at)
{
    static const char *const YOU[] = {"you", "dich", "euch"};
    int realm = r->you, words = AMONG(word_at(r, at), YOU) ? 1 : realm_named(r, at, &realm);
    if (!words || realm == NOBODY || realm == r->letter->from) return -1;
    r->found.realm = realm;
    return words;
}

/* "king's cross" is written in two words, "kingscross" in one; so are all others. */
static bool is_province(const char *letters, int province)
{
    char name[2 * WORD_BYTES];
    size_t length = 0;
    for (const char *at = MAP[province].name; *at && length + 1 < sizeof name; at++)
        if (*at != ' ' && *at != '\'') name[length++] = (char)(*at >= 'A' && *at <= 'Z' ? *at + 32 : *at);
    name[length] = 0;
    return strcmp(letters, name) == 0 || strcmp(letters, MAP[province].id) == 0 ||
           strcmp(letters, MAP[province].code) == 0;
}

static int take_where(struct reading *r, int at)
{
    for (int words = 2; words >= 1; words--) {
        char letters[2 * WORD_BYTES];
        if (at + words > r->sentence->count) continue;
        snprintf(letters, sizeof letters, "%s%s", word_at(r, at), words == 2 ? word_at(r, at + 1) : "");
        for (int p = 0; p < PROVINCES; p++)
            if (is_province(letters, p)) {
                r->found.province = p;
                return words;
            }
    }
    return -1;
}

/* A count of turns or a turn's number, in digits or as a word up to ten; 0 for none. */
static int number(const char *word)
{
    static const char *const NUMBERS[][2] = {
        {"one", "eine"},  {"two", "zwei"},     {"three", "drei"}, {"four", "vier"}, {"five", "fünf"},
        {"six", "sechs"}, {"seven", "sieben"}, {"eight", "acht"}, {"nine", "neun"}, {"ten", "zehn"}};
    char *end;
    long n = strtol(word, &end, 10);
    if (*word >= '1' && *word <= '9' && !*end) return n <= TURNS_MAX ? (int)n : 0;
    for (int i = 0; i < 10; i++)
        if (strcmp(word, NUMBERS[i][0]) == 0 || strcmp(word, NUMBERS[i][1]) == 0) return i + 1;
    return 0;
}

enum span_kind { SPAN_THIS, SPAN_NEXT, SPAN_IN, SPAN_FOR, SPAN_UNTIL };
static const struct {
    enum span_kind kind;
    const char *pattern;
} SPANS[] = {
    {SPAN_THIS, "this turn|round"},
    {SPAN_THIS, "in? diese|dieser runde"},
    {SPAN_THIS, "in? diesem|diesen zug"},
    {SPAN_NEXT, "next turn|round"},
    {SPAN_NEXT, "in? der? nächste|nächster|nächsten runde"},
    {SPAN_NEXT, "im? nächsten zug"},
    {SPAN_IN, "in|on turn|round <n>"},
    {SPAN_IN, "in runde|zug <n>"},
    {SPAN_FOR, "for the? next? <n> turns|turn|rounds|round"},
    {SPAN_FOR, "<n> runden|runde|züge lang"},
    {SPAN_FOR, "für die? nächsten? <n> runden|runde|züge"},
    {SPAN_UNTIL, "until|till turn|round <n>"},
    {SPAN_UNTIL, "bis runde|zug <n>"},
};

/* Matching. Each reader returns how many words it takes from `at` on, -1 when they do not fit. */

static int take(struct reading *r, const char *pattern, int at);

static int take_count(struct reading *r, int at)
{
    r->n = number(word_at(r, at));
    return r->n ? 1 : -1;
}

static void set_span(struct reading *r, enum span_kind kind)
{
    int now = r->letter->turn;
    switch (kind) {
    case SPAN_THIS: r->found.from = r->found.until = now; break;
    case SPAN_NEXT: r->found.from = r->found.until = now + 1; break;
    case SPAN_IN: r->found.from = r->found.until = r->n; break;
    case SPAN_FOR: r->found.from = now, r->found.until = now + r->n - 1; break;
    case SPAN_UNTIL: r->found.from = now, r->found.until = r->n - 1; break;
    }
}

static int take_span(struct reading *r, int at, bool one_turn)
{
    for (size_t i = 0; i < sizeof SPANS / sizeof *SPANS; i++) {
        int words = take(r, SPANS[i].pattern, at);
        if (words < 0) continue;
        set_span(r, SPANS[i].kind);
        return one_turn && r->found.from != r->found.until ? -1 : words;
    }
    return -1;
}

static int take_class(struct reading *r, const char *class, size_t length, int at)
{
    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++) {
        if (strlen(CLASSES[i].class) != length || strncmp(class, CLASSES[i].class, length) != 0) continue;
        int words = take(r, CLASSES[i].pattern, at);
        if (words >= 0) return words;
    }
    return -1;
}

/* `name` begins behind the bracket. */
static int take_named(struct reading *r, const char *name, size_t length, int at)
{
    int words;
    if (strncmp(name, "who>", 4) == 0) return take_who(r, at);
    if (strncmp(name, "where>", 6) == 0) return take_where(r, at);
    if (strncmp(name, "target>", 7) == 0) return (words = take_who(r, at)) > 0 ? words : take_where(r, at);
    if (strncmp(name, "n>", 2) == 0) return take_count(r, at);
    if (strncmp(name, "span>", 5) == 0) return take_span(r, at, false);
    if (strncmp(name, "when>", 5) == 0) return take_span(r, at, true);
    if (strncmp(name, "ever>", 5) == 0) return r->found.until = NO_END, 0;
    return take_class(r, name, length, at);
}

/* One of the words between the bars. */
static int take_word(const struct reading *r, const char *words, size_t length, int at)
{
    const char *word = word_at(r, at), *end = words + length;
    for (size_t size = 0; words < end; words += size + 1) {
        size = strcspn(words, "|? ");
        if (size == strlen(word) && strncmp(words, word, size) == 0) return 1;
        if (words[size] != '|') break;
    }
    return -1;
}

static int take(struct reading *r, const char *pattern, int at)
{
    int taken = 0;
    for (size_t length = 0; *pattern; pattern += length + (pattern[length] == ' ')) {
        length = strcspn(pattern, " ");
        bool optional = pattern[length - 1] == '?';
        size_t name = length - optional;
        int words = *pattern == '<' ? take_named(r, pattern + 1, name - 2, at + taken)
                                    : take_word(r, pattern, name, at + taken);
        if (words < 0 && !optional) return -1;
        taken += words > 0 ? words : 0;
    }
    return taken;
}

/* Sentences to promises */

/* Skip greetings, and the name of a realm that the sentence speaks to. */
static int skip_opening(struct reading *r)
{
    int at = 0, realm;
    while (AMONG(word_at(r, at), OPENINGS)) at++;
    int words = realm_named(r, at, &realm);
    if (!words) return at;
    r->you = r->you == NOBODY || r->you == realm ? realm : NOBODY;
    return at + words;
}

static bool read_sentence(const struct letter_facts *letter, const struct sentence *sentence,
                          struct promise *ret)
{
    struct reading r = {.letter = letter, .sentence = sentence, .you = letter->to};
    if (letter->to == NOBODY && letter->seats == 2) r.you = 1 - letter->from;
    int at = skip_opening(&r);
    for (size_t i = 0; i < sizeof SENTENCES / sizeof *SENTENCES; i++) {
        r.found = (struct promise){.kind = SENTENCES[i].kind,
                                   .turn = letter->turn,
                                   .seat = letter->from,
                                   .to = letter->to,
                                   .realm = NOBODY,
                                   .province = NOWHERE,
                                   .from = letter->turn,
                                   .until = letter->turn + USUAL_TURNS - 1};
        int words = take(&r, SENTENCES[i].pattern, at);
        if (words < 0 || at + words != sentence->count) continue;
        if (r.found.from < letter->turn || r.found.until < r.found.from) return false;
        *ret = r.found;
        return true;
    }
    return false;
}

/* The sentence that begins at *at, in the pool, and whether it is a question; NULL at the end of the letter. */
static const char *next_sentence(struct ctx *c, const char **at, bool *ret_asks)
{
    static const char ENDS[] = " .!?;\r\n";
    *at += strspn(*at, ENDS);
    size_t length = strcspn(*at, ENDS + 1);
    if (!length) return NULL;
    const char *words = pool_print(c->pool, "%.*s", (int)length, *at);
    *at += length;
    *ret_asks = memchr(*at, '?', strspn(*at, ENDS)) != NULL;
    return words;
}

static bool is_opposite(const struct promise *one, const struct promise *other)
{
    bool opposed = (one->kind == PROMISE_ATTACK && other->kind == PROMISE_NO_ATTACK) ||
                   (one->kind == PROMISE_HOLD && other->kind == PROMISE_LEAVE);
    return opposed && one->realm == other->realm && one->province == other->province &&
           one->from <= other->until && other->from <= one->until;
}

/* A promise that there is no room for still takes back what it contradicts. */
static void find_contradictions(struct promise *found, int count, struct promise *next)
{
    for (int i = 0; i < count; i++)
        if (is_opposite(&found[i], next) || is_opposite(next, &found[i]))
            found[i].doubt = next->doubt = DOUBT_CONTRADICTED;
}

/* An ellipsis leaves something unsaid. */
static bool is_open_ended(const char *text) { return strstr(text, "..") || strstr(text, "\u2026"); }

int promise_words(struct ctx *c, const struct letter_facts *letter, const char *text,
                  struct promise ret[PROMISES_A_LETTER])
{
    const char *words;
    bool asks;
    int count = 0;
    if (is_open_ended(text)) return 0;
    while ((words = next_sentence(c, &text, &asks))) {
        struct promise next;
        const char *key = text_key(c, words);
        if (!key || hedges(key)) return 0;
        struct sentence sentence = split(key);
        if (!sentence.plain || asks || !read_sentence(letter, &sentence, &next)) continue;
        next.words = words;
        find_contradictions(ret, count, &next);
        if (count < PROMISES_A_LETTER) ret[count++] = next;
    }
    return count;
}
