/* position.c - reads positions from text (R15.1), where each refusal names the word that is wrong, and sets up games
 * that begin with one. */
#include "games/stratic/stratic.h"
#include <ctype.h>

/* The largest position that a text from anybody can ask for: far more than play reaches, small enough to be answered at
 * once. */
enum { GIVEN_EXPANSIONS = 60, GIVEN_IN_CUBE = 20, GIVEN_TURNS = 1000000, GIVEN_PIECES = 150 };
enum { WORD_MAX = 24, HEAD_MAX = 100000000 };

static const char *const SIDES[] = {"South", "North"};

/* The head */

/* A small reader: every step returns false at the first thing that is wrong. */
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

/* R15.1: a count of free pieces and the letters of those that came back, in any order. */
static bool read_reserve(const char **text, struct position *head, int seat)
{
    if (!read_count(text, HEAD_MAX, &head->reserve[seat])) return false;
    for (int kind; head->law->returns && (kind = kind_of_letter(**text)) != NO_KIND; ++*text) {
        head->hand[seat][kind]++;
        head->hand[seat][NO_KIND]++;
    }
    return true;
}

static bool read_reserves(const char **text, struct position *head)
{
    return read_literal(text, "r") && read_reserve(text, head, SOUTH) && read_literal(text, ",") &&
           read_reserve(text, head, NORTH) && read_literal(text, " ");
}

static const char *wrong_dims(struct ctx *c, const struct position *head, int dims)
{
    if (head->dims != 2 && head->dims != 3) return "there are two or three dimensions: str1/2 or str1/3";
    return dims && head->dims != dims
               ? pool_print(c->pool, "this board has %d dimensions: str1/%d", dims, dims)
               : NULL;
}

static bool read_side(const char **text, int *ret_side)
{
    *ret_side = **text == 'N';
    return read_literal(text, "S ") || read_literal(text, "N ");
}

/* What is wrong with the head, NULL when nothing is. */
static const char *read_head(struct ctx *c, const char **text, struct position *head, struct terms terms)
{
    head->law = terms.law;
    if (!read_number(text, "str1/", 9, &head->dims)) return "the text begins with str1/2 and a blank";
    const char *wrong = wrong_dims(c, head, terms.dims);
    if (wrong) return wrong;
    if (!read_number(text, "e", FLAT_GUARD, &head->expansions))
        return "the second word is e and the number of expansions, 0 to 1000";
    if (!read_number(text, "t", HEAD_MAX, &head->turns))
        return "the third word is t and the number of turns completed";
    if (!read_side(text, &head->side)) return "the fourth word is S or N, the side to move";
    if (!read_pair(text, "p", 2, head->passes))
        return "the fifth word is p and the passes in a row of South and North, 0 to 2, as in p0,1";
    if (!read_reserves(text, head))
        return head->law->returns ? "the sixth word is r and the reserves of South and North with the pieces "
                                    "that came back, as in r0CA,0"
                                  : "the sixth word is r and the reserves of South and North, as in r0,0";
    if (!read_pair(text, "s", HEAD_MAX, head->score))
        return "the seventh word is s and the scores of South and North, as in s0,0";
    return NULL;
}

/* The pieces */

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

/* The side whose Commander is in the cell, -1 for none. */
static int commander_in(uint8_t cell)
{
    const struct cell_fact *f = &CELL[cell];
    if (f->base_kind == COMMANDER) return f->base_seat;
    return f->top_kind == COMMANDER ? f->top_seat : -1;
}

struct commanders {
    bool seen[2];
    struct spot at[2];
};

static const char *read_square(struct ctx *c, const struct position *p, const char **text, square *ret_square)
{
    struct spot spot;
    bool level;
    if (!spot_read(text, &spot, &level) || level != (p->dims == 3))
        return p->dims == 3 ? "a square is named by file, rank and level, as in c4.1 or -b11.-1"
                            : "a square is named by file and rank, as in c4 or -b11";
    *ret_square = square_at(p, spot);
    if (*ret_square != NOWHERE) return NULL;
    return pool_print(c->pool, "that is off the board: after %d expansions %s go from %d to %d",
                      p->expansions, p->dims == 3 ? "x, y and z" : "x and y", -p->expansions,
                      START_SIDE - 1 + p->expansions);
}

static const char *read_piece(struct ctx *c, struct position *p, struct commanders *seen, const char **text)
{
    char name[NAME_MAX];
    square s;
    uint8_t cell = read_cell(text);
    if (!cell || !read_literal(text, "@"))
        return "a square holds one piece (C I A F, or small for North), or a free Fortifier and one of C I A "
               "on it";
    const char *wrong = read_square(c, p, text, &s);
    if (wrong) return wrong;
    if (p->cell[s] != EMPTY)
        return pool_print(c->pool, "%s is taken already; a stack is one word, as in FA@c4",
                          spot_name(spot_of(p, s), p->dims, name));
    int seat = commander_in(cell);
    if (seat >= 0 && seen->seen[seat])
        return pool_print(c->pool, "%s has a Commander on %s already", SIDES[seat],
                          spot_name(seen->at[seat], p->dims, name));
    if (seat >= 0) seen->seen[seat] = true, seen->at[seat] = spot_of(p, s);
    if (**text && **text != ',') return "pieces are parted by commas, without blanks";
    position_put(p, s, cell);
    return NULL;
}

/* The first wrong word, as far as it can be printed, and why it is wrong. */
static const char *blame(struct ctx *c, const char *word, const char *wrong)
{
    size_t n = 0;
    while (n < WORD_MAX && word[n] != ',' && isgraph((unsigned char)word[n])) n++;
    return n ? pool_print(c->pool, "%s: %s", pool_copy_bytes(c->pool, word, n), wrong) : wrong;
}

/* R15.2: no side has two Commanders, on the board and in the hand together. */
static const char *wrong_hand(struct ctx *c, const struct position *p, const struct commanders *seen)
{
    for (int seat = 0; seat < 2; seat++)
        if (p->hand[seat][COMMANDER] + seen->seen[seat] > 1)
            return pool_print(c->pool, "%s has more than one Commander with those in the hand", SIDES[seat]);
    return NULL;
}

static const char *read_pieces(struct ctx *c, struct position *p, const char *text)
{
    struct commanders seen = {0};
    if (strcmp(text, "-") == 0) return wrong_hand(c, p, &seen);
    for (;;) {
        const char *word = text, *wrong = read_piece(c, p, &seen, &text);
        if (wrong) return blame(c, word, wrong);
        if (*text == 0) return wrong_hand(c, p, &seen);
        text++;
    }
}

struct position *position_read(struct ctx *c, const char *text, struct terms terms, int more_room)
{
    struct position head = {0};
    const char *at = text, *wrong = read_head(c, &at, &head, terms);
    int most = expansions_most(terms.max_expansions, head.dims);
    if (!wrong && head.expansions > most)
        wrong = pool_print(
            c->pool, "e%d: the %s %d", head.expansions,
            most == terms.max_expansions ? "option max_expansions allows" : "board never grows beyond", most);
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    struct position *p = position_new(c->pool, terms.law, head.dims, head.expansions,
                                      head.expansions + more_room);
    int room = (int)(strlen(at) / 2) + 4; /* a piece takes at least four letters and can split into two */
    for (int seat = 0; seat < 2; seat++) squares_need(c->pool, &p->own[seat], room);
    memcpy(p->hand, head.hand, sizeof p->hand);
    wrong = read_pieces(c, p, at);
    if (wrong) return fail(c, FAULT_BAD_POSITION, "%s", wrong), NULL;
    p->max_expansions = most;
    p->turns = head.turns;
    p->side = head.side;
    memcpy(p->passes, head.passes, sizeof p->passes);
    memcpy(p->reserve, head.reserve, sizeof p->reserve);
    memcpy(p->score, head.score, sizeof p->score);
    return p;
}

/* A game from a position */

/* Turns, expansions and the side to move must agree (R4.7, R8.1). A board can be larger than its turns say, but one
 * that is too small would never grow again. */
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

/* An army, up to three more for each expansion (R8.1), and one for each turn the enemy can have skipped (R9.3). */
static const char *wrong_army(struct ctx *c, const struct position *p, int seat)
{
    int n = count_all(p, seat), skips = (p->turns + 1) / 2;
    int most = ARMY + 3 * p->expansions + skips;
    if (most > GIVEN_PIECES) most = GIVEN_PIECES;
    bool commander = p->commander[seat] != NOWHERE || p->hand[seat][COMMANDER] || !p->law->royal;
    if (!commander) return pool_print(c->pool, "%s has no Commander", SIDES[seat]);
    if (n > most)
        return pool_print(c->pool,
                          "%s has %d pieces on the board and %d in reserve; more than %d cannot be "
                          "there after %d turns and %d expansions",
                          SIDES[seat], n - to_place(p, seat), to_place(p, seat), most, p->turns,
                          p->expansions);
    return NULL;
}

static const char *wrong_size(struct ctx *c, const struct position *p)
{
    int most = p->dims == 2 ? GIVEN_EXPANSIONS : GIVEN_IN_CUBE;
    if (p->expansions > most)
        return pool_print(c->pool, "e%d: positions of more than %d expansions are not taken", p->expansions,
                          most);
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
    struct position *p = position_read(c, text, (struct terms){s->law, s->dims, s->max_expansions},
                                       MORE_ROOM);
    if (!p) return NULL;
    const char *wrong = wrong_size(c, p);
    if (!wrong && given_away(p) >= 0) wrong = "a side has nothing left: the game is over";
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
