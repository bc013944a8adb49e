/* quad.h - the `quad` command line: its commands and what they share. JSON goes to stdout, everything else to
 * stderr. Exit status 0: done, 1: the input was refused, 2: wrong usage, 3: an external program did not start. */
#ifndef QUAD_COMMAND_H
#define QUAD_COMMAND_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/items.h"
#include "main/quad_guest.h"
#include "platform/model/fold.h"
#include <getopt.h>

enum { QUAD_DONE, QUAD_REFUSED, QUAD_USAGE, QUAD_NO_START };

struct command {
    const char *name, *about; /* one line for the list */
    const char *usage;        /* what --help prints: synopsis and options */
    int (*run)(const struct command *self, int argc, char **argv);
};

extern const struct command COMMAND_games, COMMAND_simulate, COMMAND_tournament, COMMAND_engine,
    COMMAND_perft, COMMAND_replay, COMMAND_migrate, COMMAND_rebuild, COMMAND_seed, COMMAND_reports,
    COMMAND_dump, COMMAND_rules, COMMAND_experiments, COMMAND_release, COMMAND_scrub, COMMAND_trust,
    COMMAND_shared, COMMAND_doctor, COMMAND_rate, COMMAND_season, COMMAND_mine, COMMAND_staff, COMMAND_factor,
    COMMAND_challenge, COMMAND_alike;

/* quad_tools.c: parts of several commands */

/* A ctx with the current time and a pool of its own. */
struct ctx quad_ctx(void);
/* The next option as getopt_long returns it, '?' for an unknown one; --help is answered here and ends the process. */
int quad_option(const struct command *self, int argc, char **argv, const struct option *options);
/* Print a usage error and the usage to stderr: QUAD_USAGE. */
int quad_misused(const struct command *self, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Print the ctx's failure to stderr: QUAD_REFUSED. */
int quad_refused(const struct ctx *c);
/* quad_rate.c: whether the text is a season such as 2026Q4. FAULT_BAD_REQUEST. */
bool quad_season_fits(struct ctx *c, const char *text) must_check;
/* Print one JSON value as a line on stdout. */
void quad_print(struct ctx *c, json_object *value);

/* A whole file ("-": stdin) in the pool, NUL-terminated. FAULT_NOT_FOUND when it cannot be read. */
bool quad_read_file(struct ctx *c, const char *path, const char **ret_text, size_t *ret_length) must_check;
/* What is left of a stream, as above. */
bool quad_read_rest(struct ctx *c, FILE *file, const char **ret_text, size_t *ret_length) must_check;
/* A number within bounds; fails with a sentence naming `what`. */
bool quad_read_int(struct ctx *c, const char *text, const char *what, int64_t min, int64_t max,
                   int64_t *ret) must_check;

/* A seed: a whole number, or 16 hex digits (0-9 a-f), which is what results print. Sixteen digits are read as hex. */
bool quad_read_seed(struct ctx *c, const char *text, const char *what, uint64_t *ret) must_check;

/* The game, variant and options chosen on the command line. */
struct choice {
    const struct game *game;
    const struct variant *variant;
    json_object *options; /* as given, can be NULL */
};
/* Append a name to a readable list, "a, b"; NULL is the empty list. */
const char *quad_list(struct ctx *c, const char *list, const char *name);
/* Find game and variant (NULL: the first); `options` is JSON text beginning with '{', a file's path, or NULL. */
bool quad_choose(struct ctx *c, const char *game, const char *variant, const char *options,
                 struct choice *ret) must_check;

/* Apply --max-turns (NULL: not given). Where the game has an option of that name, it is put into `own`; else
 * *ret_turns is the number of turns after which a game is abandoned, TURNS_MAX by default. */
enum { TURNS_MAX = 100000 };
bool quad_limit_turns(struct ctx *c, const struct choice *choice, const char *text, json_object *own,
                      int64_t *ret_turns) must_check;

/* quad_play.c: one game between bots */

struct party { /* a game and its players */
    const struct game *game;
    const struct variant *variant;
    int rules_version;    /* 0: the newest */
    json_object *options; /* complete */
    int seats;
    const struct bot *bot[SEATS_MAX];             /* NULL: no bot plays the seat */
    const struct guest_program *guest[SEATS_MAX]; /* the external program that plays the seat, or NULL */
    const struct guest_list *guests;              /* the programs that can be named, or NULL */
    struct seat_fact fact[SEATS_MAX];
    uint64_t seed;
};

struct play {
    const struct party *party;
    struct fold fold;
    struct ctx step; /* memory of the current step: orders, knowledge, tale */
    struct rng rng[SEATS_MAX];
    json_object *memory[SEATS_MAX];
    struct guest *guest[SEATS_MAX]; /* running, see play_admit_guests */
    struct standing standing;       /* of the current state */
    uint32_t quiet;                 /* bots that currently have no act to do */
    int acts[SEATS_MAX];            /* acts of bots since the last turn or stage ended */
    int acted;                      /* the seat of the last of them; without any, the last seat */
    int turns;                      /* turns resolved after the setup */
    int64_t plies;                  /* orders applied */
    struct event event;             /* the last one, and the turn it belongs to; valid until the next step */
    int event_turn;
    struct tale tale;
};

/* Read "bot:greedy,random,mine" into the party's seats: bots, with or without "bot:", and the party's external
 * programs; a dash leaves a seat without either. */
bool party_read_players(struct ctx *c, const char *text, struct party *ret_party) must_check;
/* Fill that many seats by repeating the players read so far. */
bool party_repeat(struct ctx *c, int seats, struct party *party) must_check;
/* Move every player by that many seats. */
void party_rotate(struct party *party, int64_t by);
/* The player of a seat: "bot:greedy", the name of an external program, "-". */
const char *party_name(const struct party *party, int seat);
/* The version of the rules that the party plays by, from 1. */
int party_rules(const struct party *party);
/* Read --rules-version (NULL: not given) into the party. */
bool party_read_rules(struct ctx *c, const char *text, struct party *party) must_check;
/* Check seats and fill in the options (NULL: defaults); a seat with a bot is a program's. */
bool party_settle(struct ctx *c, struct party *party, json_object *options) must_check;
/* Set up the game. False: the ctx says why. */
bool play_begin(struct ctx *c, const struct party *party, struct play *ret_play) must_check;
/* Start the external programs of the seats, in the memory of the ctx. False: one did not start. */
bool play_admit_guests(struct ctx *c, struct play *play) must_check;
/* The seat that composes its order next (games/items.h): the first that owes one and is not in `handed_in`, with turns
 * of one's own the one that is furthest behind; -1: none. */
int play_composer(const struct play *play, uint32_t handed_in);
/* An empty draft of what a seat or the spectator knows, in the ctx's pool. The game must have items. */
game_draft *play_draft(struct ctx *c, const struct play *play, int viewer);
/* Ask the bot of a seat for its order, in the memory of the step; NULL: play->step.failure says why. */
const game_order *play_ask(struct play *play, int seat, uint32_t handed_in);
/* Ask the bot of a seat for an act; *ret_act NULL: it has none to do now. */
bool play_ask_act(struct play *play, int seat, const game_order **ret_act) must_check;
/* Ask the bots for acts while acts are open, then ask the bots that owe an order, or end a stage in which no seat
 * owes one, and apply the event. False, with play->step.failure, when a bot or the game refuses, which is a bug of
 * the game. Must not be called once standing.over. */
bool play_step(struct play *play, bool with_tale) must_check;
/* End the game; external programs are told the result. */
void play_end(struct play *play);
/* Faults of the external programs per seat, NULL when there are none. */
json_object *play_faults(struct ctx *c, const struct play *play);
#endif
