/* fair.h - which outcomes of a rated match count, and how much: a person with many accounts must not be able to make
 * ratings. Arithmetic only, so that ratings made again come out the same. Why these numbers:
 * backend/docs/decisions/015-fair.md.
 *
 * A person is established on a board once they have met enough others there who are established. It starts with
 * opponents who cannot be bought: the built-in bots, people the operator trusts, and on a young board people whose
 * accounts are some days old. */
#ifndef QUAD_PLATFORM_FAIR_H
#define QUAD_PLATFORM_FAIR_H
#include <stdbool.h>
#include <stdint.h>

enum {
    FAIR_TURNS = 3,         /* turns a seat must have ordered itself, a setup is one of them */
    FAIR_WINDOW_DAYS = 30,  /* within which a pair that meets again counts less */
    FAIR_AGE_DAYS = 3,      /* minimum age of an established person's account */
    FAIR_ESTABLISHED = 5,   /* opponents needed to be established, or to have a place on the leaderboard */
    FAIR_KNOWN = 12,        /* established opponents needed to be well known */
    FAIR_PEOPLE_MAX = 24,   /* more established people than this make no difference */
    FAIR_YOUNG_BOARD = 10,  /* with fewer established people than this, opponents need not be established */
    FAIR_THIN_HALVINGS = 4, /* first outcome against an established person who is not well known */
    FAIR_THIN_STEP = 2,     /* outcomes of that kind after which the weight is halved once more */
    FAIR_LOOSE_HALVINGS = 4 /* first outcome against a person who is not established */
};

/* Why an outcome does not count, stored instead of a number of halvings. Stored in rating_change.weights. */
enum {
    WEIGHT_NONE = -1,
    WEIGHT_ONE_OWNER = -2,
    WEIGHT_TOO_OFTEN = -3,
    WEIGHT_STOOD_IN = -4,
    WEIGHT_TOO_SHORT = -5,
    WEIGHT_NEAR = -6,
    WEIGHT_GUEST = -7,
    WEIGHT_LOOSE = -8
};

struct fair_person { /* as the match ends, on its board */
    bool builtin, trusted, guest;
    bool was_established; /* before this match */
    int64_t age;          /* of the account, in microseconds */
    int met, known; /* different people met in outcomes that counted; those of them who are established now */
    int thin;       /* outcomes that counted so far against established people not well known */
    int loose;      /* the same against people who are not established */
};

struct fair_seat {
    struct fair_person who;
    int turns; /* ordered by the first holder of the seat */
};

/* Whether a person is established, or well known; `people`: the number of established people on the board. */
bool fair_is_established(const struct fair_person *who, int people);
bool fair_is_well_known(const struct fair_person *who, int people);
/* The number of established opponents needed to be well known. */
int fair_well_known_from(int people);
/* Whether a person has a place on the leaderboard; `solid`: the number of well known people and bots they have met. */
bool fair_has_place(const struct fair_person *who, int people, int solid);
/* How often the weight of an outcome for `own` is halved, or a WEIGHT_ below zero when it does not count.
 * `meetings`: how often the two met within the window before. `near`: they use the same network or device. */
int fair_weight(const struct fair_seat *own, const struct fair_seat *other, int people, int meetings,
                bool near);
#endif
