/* quad.h - the `quad` command line: its commands and what they share. JSON goes to stdout, everything else to
 * stderr; exit status 0: done, 1: the input was refused, 2: the command was typed wrongly, 3: somebody else's
 * program did not start. */
#ifndef QUAD_COMMAND_H
#define QUAD_COMMAND_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/game.h"
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
    COMMAND_shared;

/* quad_tools.c: parts of several commands */

/* A ctx of this moment with a pool of its own. */
struct ctx quad_ctx(void);
/* The next option as getopt_long gives it; --help is answered here (and ends the process), an unknown one
 * gives '?'. */
int quad_option(const struct command *self, int argc, char **argv, const struct option *options);
/* Say what was typed wrongly, and how to do better: QUAD_USAGE. */
int quad_misused(const struct command *self, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Say why the ctx failed: QUAD_REFUSED. */
int quad_refused(const struct ctx *c);
/* One JSON value as a line on stdout. */
void quad_print(struct ctx *c, json_object *value);

/* A whole file ("-": stdin) in the pool, NUL-terminated. FAULT_NOT_FOUND when it cannot be read. */
bool quad_read_file(struct ctx *c, const char *path, const char **ret_text, size_t *ret_length) must_check;
/* A number within bounds; fails with a sentence naming `what`. */
bool quad_read_int(struct ctx *c, const char *text, const char *what, int64_t min, int64_t max,
                   int64_t *ret) must_check;

/* Which game is meant, in which form. */
struct choice {
    const struct game *game;
    const struct variant *variant;
    json_object *options; /* as sent, may be NULL */
};
/* Add a name to a list for people, "a, b"; NULL is the empty list. */
const char *quad_list(struct ctx *c, const char *list, const char *name);
/* Find game and variant (NULL: the first); `options` is JSON text beginning with '{', a file's path, or NULL. */
bool quad_choose(struct ctx *c, const char *game, const char *variant, const char *options,
                 struct choice *ret) must_check;

/* --max-turns (NULL: not given): the game's own option of that name where it has one, put into `own`; else
 * *ret_turns is after how many turns a game is left, TURNS_MAX when nothing was said. */
enum { TURNS_MAX = 100000 };
bool quad_limit_turns(struct ctx *c, const struct choice *choice, const char *text, json_object *own,
                      int64_t *ret_turns) must_check;

/* quad_play.c: one game between bots */

struct party { /* who plays what */
    const struct game *game;
    const struct variant *variant;
    json_object *options; /* complete */
    int seats;
    const struct bot *bot[SEATS_MAX];             /* NULL: somebody else plays the seat */
    const struct guest_program *guest[SEATS_MAX]; /* that, if not NULL */
    const struct guest_list *guests;              /* the programs that may be named, or NULL */
    struct seat_fact fact[SEATS_MAX];
    uint64_t seed;
};

struct play {
    const struct party *party;
    struct fold fold;
    struct ctx step; /* memory of the present step: orders, knowledge, tale */
    struct rng rng[SEATS_MAX];
    json_object *memory[SEATS_MAX];
    struct guest *guest[SEATS_MAX]; /* running, see play_admit_guests */
    struct standing standing;       /* of the present state */
    uint32_t quiet;                 /* bots with nothing to do outside the turn, as things stand */
    int acts[SEATS_MAX];            /* acts of bots since the last turn or stage ended */
    int acted;                      /* the seat of the last of them; the one before the first when none was */
    int turns;                      /* turns resolved after the setup */
    int64_t plies;                  /* orders applied */
    struct event event;             /* the last one, and the turn it belongs to; valid until the next step */
    int event_turn;
    struct tale tale;
};

/* Read "bot:greedy,random,mine" into the party's seats: bots, with or without "bot:", and the party's guests; a
 * dash leaves a seat to somebody else. */
bool party_read_players(struct ctx *c, const char *text, struct party *ret_party) must_check;
/* Seat so many, the list as read so far repeated as often as it takes. */
bool party_repeat(struct ctx *c, int seats, struct party *party) must_check;
/* Move everybody `by` seats further on. */
void party_rotate(struct party *party, int64_t by);
/* Who sits there: "bot:greedy", the name of a guest, "-". */
const char *party_name(const struct party *party, int seat);
/* Check seats and fill in the options (NULL: defaults); a seat with a bot is a program's. */
bool party_settle(struct ctx *c, struct party *party, json_object *options) must_check;
/* Sit down. False: the ctx says why. */
bool play_begin(struct ctx *c, const struct party *party, struct play *ret_play) must_check;
/* Start the programs at the seats, in the memory of the ctx. False: one did not start. */
bool play_admit_guests(struct ctx *c, struct play *play) must_check;
/* Ask the bot of a seat for its order, in the memory of the step; NULL: play->step.failure says why. */
const game_order *play_ask(struct play *play, int seat, uint32_t handed_in);
/* Ask the bot of a seat for an act; *ret_act NULL: it has none to do now. */
bool play_ask_act(struct play *play, int seat, const game_order **ret_act) must_check;
/* Ask the bots for acts while these are open, then those that owe an order, or end a stage nobody owes one in, and
 * apply the event. False, and play->step.failure says why, when a bot or the game refuses: a bug of the game. Not to
 * be called once standing.over. */
bool play_step(struct play *play, bool with_tale) must_check;
/* Leave the game; guests are told how it stands. */
void play_end(struct play *play);
/* Faults of the guests per seat, NULL when there are none. */
json_object *play_faults(struct ctx *c, const struct play *play);
#endif
