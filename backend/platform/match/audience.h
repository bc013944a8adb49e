/* audience.h - what each viewer can see of a match and do with it. All parts of the server that show a match (views,
 * headers, logs, chat, pictures, exports, analyses, forks, lists) use this policy, and the route layer checks it
 * before any handler runs (ASKS in web/routes.def). See docs/decisions/012-audience.md. */
#ifndef QUAD_AUDIENCE_H
#define QUAD_AUDIENCE_H
#include "base/ctx.h"
#include "games/game.h"
#include "store/match.h"

/* The facts that decide */

struct audience_match { /* what is known about the match */
    enum purpose purpose;
    enum spectators spectators;
    int delay; /* with WATCH_DELAYED: how many turns spectators are behind */
    /* opens: the variant has nothing that must stay hidden until the end (delay_min > 0). */
    bool over, opens;
    /* Another game with the same seed is still to be played, or another run of the challenge: what the match hides stays
     * hidden after its end. */
    bool sealed;
    bool blind;       /* nobody is told who plays before the end */
    enum shown shown; /* which hand-ins the variant shows to others */
};

enum go { GO_NONE, GO_OPEN, GO_ENDED }; /* the viewer's own game of a puzzle */

struct audience_viewer { /* what is known about the viewer */
    int seat;            /* theirs, -1 for none */
    bool passes;         /* the seat can pass to another player during the match */
    bool outside;        /* the request ignores seats: a player gets what a spectator sees */
    struct {             /* for a match of a puzzle */
        /* closed: nobody can start the puzzle any more; writer: the viewer wrote its hidden rule. */
        bool closed, writer;
        enum go go;
    } puzzle;
};

struct audience_facts {
    struct audience_match match;
    struct audience_viewer viewer;
};

/* The answer */

enum audience_question {
    ASK_NONE,   /* not about a match */
    ASK_HEADER, /* that the match exists, what is played, who plays */
    ASK_FACTS,  /* the same for all callers alike: the short page, ratings */
    ASK_SEAT,   /* what a seat sees and can order */
    ASK_PLAY,   /* orders, acts, resigning */
    ASK_NOTE,   /* a seat's own notes */
    ASK_DEAL,   /* queued orders and offers */
    ASK_SIT,    /* taking an open seat, returning to one's own */
    ASK_WATCH,  /* what spectators see: views and pictures */
    ASK_LOG,
    ASK_PRESENCE, /* which players are here */
    ASK_LISTEN,
    ASK_SPEAK,
    ASK_REPORT, /* these three: reading, sending, reporting messages */
    ASK_EXPORT,
    ASK_STUDY, /* analysis and evaluations */
    ASK_FORK,
    ASK_REMATCH,
    QUESTIONS
};

enum eyes { EYES_CLOSED, EYES_PUBLIC, EYES_SEAT, EYES_ALL };
enum { AUDIENCE_NEVER = 1 << 20 }; /* an infinite delay: visible only after the end */

struct audience {
    enum fault may[QUESTIONS]; /* FAULT_NONE, or the fault that refuses the question */
    int viewer;                /* the viewer's number in the match: their seat, or SPECTATOR */
    enum eyes eyes;            /* whose view of the position they get, `behind` turns ago */
    int behind;
    /* Whether they see hidden options and the seed; whether they see the result. */
    bool options, result;
    bool names;       /* whether they see who plays, and which seats are people's */
    bool all;         /* every line of the log, every message, the view of any seat */
    enum shown shown; /* what they see of the others' hand-ins for this turn */
    bool misses;      /* whether they see which others missed turns */
    bool listed;      /* lists can contain the match, private or not */
    /* Whether everyone gets the same answers, so that shared caches can store them. */
    bool shared;
};

/* Apply the policy to these facts alone; no database access. */
struct audience audience_of(const struct audience_match *m, const struct audience_viewer *v);
/* The facts of a match's row. */
struct audience_match audience_match(const struct match_row *row);
/* The policy's answer for a row and a viewer, for handlers behind the route layer. */
struct audience audience_row(const struct match_row *row, const struct audience_viewer *who);
/* The answer for a player in a seat of the match, or for a spectator (SPECTATOR), whose access has been checked
 * already. */
struct audience audience_inside(const struct match_row *row, int viewer);
/* What a seat is called while names are hidden: "Player 2". In the pool. */
const char *audience_mask(struct ctx *c, int seat);

/* Checking access */

/* True when the question is allowed; otherwise fails as the answer says. */
bool audience_allows(struct ctx *c, const struct audience *a, enum audience_question question) must_check;
/* Look up the facts about the match and the account that this question depends on, and check it. FAULT_NOT_FOUND
 * when the match does not exist or must not be known to the account. Use *ret_facts for this question only: facts it
 * does not depend on are not looked up, and others can change. */
bool audience_ask(struct ctx *c, struct pg *db, const char *match, int64_t account,
                  enum audience_question question, struct audience_facts *ret_facts) must_check;
/* Check that a viewer who sent these options (`wished`; can be NULL) can be told what they do. FAULT_SEALED when the
 * options hold a hidden rule that the viewer named without writing out its text: stored rules are revealed only by
 * playing. */
bool audience_wrote(struct ctx *c, const struct game *game, json_object *wished,
                    json_object *options) must_check;
#endif
