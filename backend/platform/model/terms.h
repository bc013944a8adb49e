/* terms.h - what a player wants to play, with the defaults filled in and checked: the terms of a lobby or of a match
 * against a bot. */
#ifndef QUAD_TERMS_H
#define QUAD_TERMS_H
#include "games/game.h"
#include "store/words.h"

struct lobby_row;

struct bot_wish {
    int64_t seat;
    const char *bot;
};

struct lobby_wish { /* as sent; NULL and 0: not given */
    const char *game, *variant;
    json_object *options, *clock, *absence;
    int64_t seats;
    bool private, rated, says_rated, blind;
    bool by_program; /* the creator is a program: known from the account, not sent */
    bool by_guest;   /* the creator is a guest, who plays unrated games */
    const char *spectators, *press, *seed;
    int64_t delay_turns;
    int64_t range_from, range_to, min_reliability; /* 0: not asked for */
    struct bot_wish bots[SEATS_MAX];
    int bot_count;
    int program_seat;              /* which seat somebody's program is known to take; 0: none */
    json_object *choice;           /* the creator's secret wish, for seat 0; or NULL */
    const char *remote;            /* the client's address, for limits */
    const char *invited, *message; /* the friend that the last seat is for, and a word to them; or NULL */
    const char *forked_from;       /* the finished match that it continues (fork.h), or NULL */
    int64_t fork_turn, fork_seat;  /* from which turn; the creator's seat, -1: as fork_wish has it */
};

struct terms {
    const struct game *game;
    const struct variant *variant;
    json_object *options, *clock, *absence;
    int seats;
    bool rated, private;
    bool blind;          /* nobody is told who plays until the end */
    bool author_watches; /* the creator wrote the hidden rule and cannot take a seat */
    bool bots_only;      /* bots have all seats, and the creator watches */
    enum spectators spectators;
    enum press press;
    const char *seed;                          /* NULL: drawn at the start */
    int delay_turns;                           /* how many turns late spectators see the match; 0: live */
    int range_from, range_to, min_reliability; /* required of players who join; 0: nothing */
    const char *bots[SEATS_MAX];               /* per seat the id of the bot that sits there, or NULL */
    const char *choice;                        /* the creator's secret wish as text, or NULL */
};

/* Check the wish and fill in the defaults. FAULT_UNKNOWN_GAME, FAULT_BAD_SEATS, FAULT_UNKNOWN_BOT,
 * FAULT_BAD_OPTIONS, FAULT_BAD_CLOCK, FAULT_SEED_NOT_ALLOWED, FAULT_GUESTS_UNRATED, FAULT_BAD_REQUEST. */
bool terms_settle(struct ctx *c, const struct lobby_wish *wish, struct terms *ret) must_check;
/* Whether the clock is one for games that models play: live or with a budget, at most an hour for a turn.
 * FAULT_BAD_REQUEST. */
bool terms_clock_ends(struct ctx *c, json_object *clock) must_check;
/* Whether the creator can take a seat: FAULT_AUTHOR_WATCHES for the author of the hidden rule. */
bool terms_may_sit(struct ctx *c, const struct terms *terms) must_check;
/* Fail with FAULT_GUESTS_UNRATED and a hint how to continue. */
bool terms_guests_unrated(struct ctx *c) must_check;
/* The terms of a stored lobby, which were checked when it was created. */
void terms_read(struct ctx *c, const struct lobby_row *lobby, struct terms *ret);
/* A secret wish as text, NULL for none. It is checked when it is sent, not at the start of the match, by setting up
 * a game with it in that seat. FAULT_BAD_REQUEST, or the game's own failure. */
bool terms_choice(struct ctx *c, const struct terms *terms, int seat, json_object *choice,
                  const char **ret_text) must_check;
#endif
