/* position.c - positions from text (R15.1), each refusal with the word that is wrong, and games that begin in one. */
#include "games/stratic/state.h"
#include <ctype.h>

/* What a text that anybody may send can ask for: far more than play reaches, little enough to be answered at once. */
enum { GIVEN_EXPANSIONS = 60, GIVEN_TURNS = 1000000, GIVEN_PIECES = 150 };
enum { WORD_MAX = 24, HEAD_MAX = 100000000 };

static const char *const SIDES[] = {"South", "North"};

/* ---- the head ---------------------------------------------------------------------------------------------------- */

/* A small reader: every step gives false at the first thing that is not as it should be. */
static bool read_literal(const char **text, const char *literal)
{
    size_t n = strlen(literal);
    if (strncmp(*text, literal, n) != 0) return false;
    *text += n;
    return true;
}

static bool read_count(const char **text, int max, int *ret_value)
{
    int64_t value = 0;
    const char *start = *text;
    for (; isdigit((unsigned char)**text) && value <= max; ++*text) value = value * 10 + (**text - '0');
    if (*text == start || value > max) return false;
    *ret_value = (int)value;
    return true;
}

static bool read_number(const char **text, const char *letter, int max, int *ret_value)
{
    return read_literal(text, letter) && read_count(text, max, ret_value) && read_literal(text, " ");
}

static bool read_pair(const char **text, const char *letter, int max, int ret_pair[2])
{
    return read_literal(text, letter) && read_count(text, max, &ret_pair[0]) && read_literal(text, ",") &&
           read_count(text, max, &ret_pair[1]) && read_literal(text, " ");
}

static bool read_side(const char **text, int *ret_side)
{
    *ret_side = **text == 'N';
    return read_literal(text, "S ") || read_literal(text, "N ");
}

/* What is wrong with the head, NULL when nothing is. */
static const char *read_head(const char **text, struct position *head)
{
    if (!read_number(text, "str1/", 9, &head->dims)) return "the text begins with str1/2 and a blank";
    if (head->dims != 2) return "only two dimensions are offered: str1/2";
    if (!read_number(text, "e", EXPANSIONS_GUARD, &head->expansions))
        return "the second word is e and the number of expansions, 0 to 1000";
    if (!read_number(text, "t", HEAD_MAX, &head->turns))
        return "the third word is t and the number of turns completed";
    if (!read_side(text, &head->side)) return "the fourth word is S or N, the side to move";
    if (!read_pair(text, "p", 2, head->passes))
        return "the fifth word is p and the passes in a row of South and North, 0 to 2, as in p0,1";
    if (!read_pair(text, "r", HEAD_MAX, head->reserve))
        return "the sixth word is r and the reserves of South and North, as in r0,0";
    if (!read_pair(text, "s", HEAD_MAX, head->score))
        return "the seventh word is s and the scores of South and North, as in s0,0";
    return NULL;
}

/* ---- the pieces -------------------------------------------------------------------------------------------------- */

static uint8_t read_cell(const char **text)
{
    size_t n = strcspn(*text, "@");
    uint8_t found = EMPTY;
    for (int cell = 1; cell < OFF_BOARD; cell++)
        if (strlen(CELL_LETTERS[cell]) == n && strncmp(CELL_LETTERS[cell], *text, n) == 0)
            found = (uint8_t)cell;
    *text += n;
    return found;
}

static bool is_second_commander(const struct position *p, int seat, int kind)
{
    return kind == COMMANDER && p->commander[seat] != NOWHERE;
}

/* The side that would get a second Commander, -1 for none. */
static int second_commander(const struct position *p, uint8_t cell)
{
    const struct cell_fact *f = &CELL[cell];
    if (is_second_commander(p, f->base_seat, f->base_kind)) return f->base_seat;
    return is_second_commander(p, f->top_seat, f->top_kind) ? f->top_seat : -1;
}

static const char *read_piece(struct ctx *c, struct position *p, const char **text)
{
    struct spot spot;
    bool level;
    char name[NAME_MAX];
    uint8_t cell = read_cell(text);
    if (!cell || !read_literal(text, "@"))
        return "a square holds one piece (C I A F, or small for North), or a free Fortifier and one of C I A "
               "on it";
    if (!spot_read(text, &spot, &level) || level)
        return "a square is named by file and rank, as in c4 or -b11";
    square s = square_at(p, spot);
    if (s == NOWHERE)
        return pool_print(c->pool, "that is off the board: after %d expansions x and y go from %d to %d",
                          p->expansions, -p->expansions, START_SIDE - 1 + p->expansions);
    if (p->cell[s] != EMPTY)
        return pool_print(c->pool, "%s is taken already; a stack is one word, as in FA@c4",
                          spot_name(spot, p->dims, name));
    int seat = second_commander(p, cell);
    if (seat >= 0)
        return pool_print(c->pool, "%s has a Commander on %s already", SIDES[seat],
                          spot_name(spot_of(p, p->commander[seat]), p->dims, name));
    if (**text && **text != ',') return "pieces are parted by commas, without blanks";
    position_put(p, s, cell);
    return NULL;
}

/* The first wrong word, as far as it can be printed, with what is wrong. */
static const char *blame(struct ctx *c, const char *word, const char *wrong)
{
    size_t n = 0;
    while (n < WORD_MAX && word[n] != ',' && isgraph((unsigned char)word[n])) n++;
    return n ? pool_print(c->pool, "%s: %s", pool_copy_bytes(c->pool, word, n), wrong) : wrong;
}

static const char *read_pieces(struct ctx *c, struct position *p, const char *text)
{
    if (strcmp(text, "-") == 0) return NULL;
    for (;;) {
        const char *word = text, *wrong = read_piece(c, p, &text);
        if (wrong) return blame(c, word, wrong);
        if (*text == 0) return NULL;
        text++;
    }
}

struct position *position_read(struct ctx *c, const char *text, int max_expansions, int more_room)
{
    struct position head = {0};
    const char *at = text, *wrong = read_head(&at, &head);
    if (!wrong && head.expansions > max_expansions)
        wrong = pool_print(c->pool, "e%d: the option max_expansions allows %d", head.expansions,
                           max_expansions);
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    struct position *p = position_new(c->pool, head.dims, head.expansions, head.expansions + more_room);
    int most = (int)(strlen(at) / 2) + 4; /* a piece is at least four letters and may part in two */
    for (int seat = 0; seat < 2; seat++) squares_need(c->pool, &p->own[seat], most);
    wrong = read_pieces(c, p, at);
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    p->max_expansions = max_expansions;
    p->turns = head.turns;
    p->side = head.side;
    memcpy(p->passes, head.passes, sizeof p->passes);
    memcpy(p->reserve, head.reserve, sizeof p->reserve);
    memcpy(p->score, head.score, sizeof p->score);
    return p;
}

/* ---- a game that begins in it ------------------------------------------------------------------------------------ */

/* Turns, expansions and the side to move belong together (R4.7, R8.1). A board may be larger than its turns say, but one that is
 * too small would never grow again. */
static const char *wrong_time(struct ctx *c, const struct position *p, int turn_limit)
{
    int due = 0;
    while (due < p->max_expansions && expansion_turn(due + 1) <= p->turns) due++;
    if (p->turns % 2 != p->side)
        return pool_print(c->pool, "t%d and %c: %s moves after an %s number of turns", p->turns,
                          "SN"[p->side], SIDES[p->side], p -> side == SOUTH ? "even" : "odd");
    if (p->expansions < due)
        return pool_print(c->pool,
                          "e%d and t%d: the board has grown %d times after so many turns, unless the "
                          "option max_expansions is %d",
                          p->expansions, p->turns, due, p->expansions);
    if (turn_limit && p->turns >= turn_limit)
        return pool_print(c->pool, "t%d: the game ends after %d turns", p->turns, turn_limit);
    return NULL;
}

static int count_pieces(const struct position *p, int seat)
{
    int n = 0;
    for (int i = 0; i < p->own[seat].n; i++) {
        const struct cell_fact *f = &CELL[p->cell[p->own[seat].at[i]]];
        n += (f->base_seat == seat) + (f->top_seat == seat);
    }
    return n;
}

/* An army, up to three more for each expansion (R8.1) and one for each turn the enemy may have skipped (R9.3). */
static const char *wrong_army(struct ctx *c, const struct position *p, int seat)
{
    int n = count_pieces(p, seat), skips = (p->turns + 1) / 2;
    int most = ARMY + 3 * p->expansions + skips;
    if (most > GIVEN_PIECES) most = GIVEN_PIECES;
    if (p->commander[seat] == NOWHERE) return pool_print(c->pool, "%s has no Commander", SIDES[seat]);
    if (n > most || p->reserve[seat] > most - n)
        return pool_print(c->pool,
                          "%s has %d pieces on the board and %d in reserve; more than %d cannot be "
                          "there after %d turns and %d expansions",
                          SIDES[seat], n, p->reserve[seat], most, p->turns, p->expansions);
    return NULL;
}

static const char *wrong_size(struct ctx *c, const struct position *p)
{
    if (p->expansions > GIVEN_EXPANSIONS)
        return pool_print(c->pool, "e%d: positions of more than %d expansions are not taken", p->expansions,
                          GIVEN_EXPANSIONS);
    if (p->turns > GIVEN_TURNS)
        return pool_print(c->pool, "t%d: positions of more than %d turns are not taken", p->turns,
                          GIVEN_TURNS);
    return NULL;
}

game_state *stratic_position(struct ctx *c, const struct setting *setting, const char *text)
{
    enum { MORE_ROOM = 2 };
    game_state *s = stratic_setup(c, setting);
    if (!s) return NULL;
    int most = s->max_expansions < 0 ? EXPANSIONS_GUARD : s->max_expansions;
    struct position *p = position_read(c, text, most, MORE_ROOM);
    if (!p) return NULL;
    const char *wrong = wrong_size(c, p);
    for (int seat = 0; !wrong && seat < 2; seat++) wrong = wrong_army(c, p, seat);
    if (!wrong) wrong = wrong_time(c, p, s->turn_limit);
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    s->status = IN_PLAY;
    s->position = p;
    return s;
}

const char *stratic_position_text(struct ctx *c, const game_state *s)
{
    return s->position ? position_text(c, s->position) : NULL;
}
