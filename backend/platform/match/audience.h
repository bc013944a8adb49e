/* audience.h - who can see what of a match, and what they can do with it. It is decided here and nowhere else: views, headers, logs,
 * talk, pictures, exports, analyses, forks and lists ask here, and the route layer asks before any handler (ASKS in web/routes.def).
 * See docs/decisions/012-audience.md. */
#ifndef QUAD_AUDIENCE_H
#define QUAD_AUDIENCE_H
#include "base/ctx.h"
#include "games/game.h"
#include "store/match.h"

/* ---- the facts ---- */

enum spectators { WATCH_OPEN, WATCH_DELAYED, WATCH_PUBLIC, WATCH_NONE }; /* as the table chose */

struct audience_match { /* what is known of the match */
    enum purpose purpose;
    enum spectators spectators;
    int delay;        /* with WATCH_DELAYED: how many turns strangers are behind */
    bool over, opens; /* opens: the variant has nothing that must stay hidden until the end (delay_min > 0) */
    enum shown shown; /* what the variant tells about seats that have handed in */
};

enum go { GO_NONE, GO_OPEN, GO_ENDED }; /* somebody's own game of a puzzle */

struct audience_viewer {     /* what is known about the viewer */
    int seat;                /* theirs, -1 for none */
    bool passes;             /* the seat can pass to another player during the match */
    bool outside;            /* asks where seats do not count: a player sees there what a stranger sees */
    struct {                 /* of a match of a puzzle */
        bool closed, writer; /* nobody may begin it any more; they wrote what it hides */
        enum go go;
    } puzzle;
};

struct audience_facts {
    struct audience_match match;
    struct audience_viewer viewer;
};

/* ---- the answer ---- */

enum audience_question {
    ASK_NONE,   /* of no match */
    ASK_HEADER, /* that it is there, what is played, who plays */
    ASK_FACTS,  /* the same for everybody alike: its short page, its ratings */
    ASK_SEAT,   /* what a seat sees and may order */
    ASK_PLAY,   /* orders, acts, resigning */
    ASK_NOTE,   /* a seat's own notes */
    ASK_DEAL,   /* queued orders and offers */
    ASK_SIT,    /* taking a seat that is put up, coming back to one's own */
    ASK_WATCH,  /* what strangers see: views and pictures */
    ASK_LOG,
    ASK_LISTEN,
    ASK_SPEAK,
    ASK_REPORT, /* talk */
    ASK_EXPORT,
    ASK_STUDY, /* analysis and evaluations */
    ASK_FORK,
    ASK_REMATCH, /* the same game again */
    QUESTIONS
};

enum eyes { EYES_CLOSED, EYES_PUBLIC, EYES_SEAT, EYES_ALL };
enum { AUDIENCE_NEVER = 1 << 20 }; /* behind by so many turns: at the end and not before */

struct audience {
    enum fault may[QUESTIONS]; /* FAULT_NONE, or how it is refused */
    int viewer;                /* among the match's viewers: their seat, or SPECTATOR */
    enum eyes eyes;            /* with whose eyes the position is seen, as it was `behind` turns ago */
    int behind;
    bool options, result; /* hidden options and the seed; how it ended */
    bool all;             /* every line of the log, every message, through anybody's eyes */
    enum shown shown;     /* who of the others has handed in now */
    bool misses;          /* who of the others has let turns run out */
    bool listed;          /* lists may hold it, private or not */
    bool shared;          /* everybody is told the same: caches may keep it */
};

/* The policy: pure, of these facts alone. */
struct audience audience_of(const struct audience_match *m, const struct audience_viewer *v);
/* The facts of a match's row. */
struct audience_match audience_match(const struct match_row *row);
/* The answer for a row and somebody: what handlers behind the route layer ask. */
struct audience audience_row(const struct match_row *row, const struct audience_viewer *who);
/* Somebody in a seat of a running match, or (SPECTATOR) a stranger to it, whose door has been asked already. */
struct audience audience_inside(const struct match_row *row, int viewer);

/* ---- asking ---- */

/* Refuse, as the answer says: true when the question is allowed. */
bool audience_allows(struct ctx *c, const struct audience *a, enum audience_question question) must_check;
/* Find out about the match and the asker what the question hangs on, and refuse. FAULT_NOT_FOUND for no match, or one that is none to
 * them. *ret_facts: what was found out; only what may not change while somebody looks is good for more than this question. */
bool audience_ask(struct ctx *c, struct pg *db, const char *match, int64_t account,
                  enum audience_question question, struct audience_facts *ret_facts) must_check;
/* May somebody who wrote these options be told what they do? Not when they name a hidden rule without writing it down: of the
 * rules that are kept here nobody is told but by playing. FAULT_SEALED. */
bool audience_wrote(struct ctx *c, const struct game *game, json_object *wished,
                    json_object *options) must_check;
#endif
