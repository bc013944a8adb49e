/* club.h - rows of clubs and of their people. Texts are borrowed until the next flush. Every change holds the club
 * (club_row_lock), except for inserting it. */
#ifndef QUAD_STORE_CLUB_H
#define QUAD_STORE_CLUB_H
#include "store/pg.h"
#include "store/words.h"

struct club_row {
    const char *name, *name_key;
    const char *about, *language, *joining, *forum; /* NULL: keep what is stored; language: any, en, de */
};
/* Insert a club under a new public id, with its owner in it; sets *ret_taken instead when the name key is taken. */
bool club_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                     const struct club_row *row, bool *ret_taken) must_check;
/* Lock a club until the transaction ends. FAULT_NOT_FOUND once it is closed. */
bool club_row_lock(struct ctx *c, struct pg *db, int64_t club) must_check;
/* Queue: change a club, whose name stays; close it; make another member its owner. */
void club_row_update(struct ctx *c, struct pg *db, int64_t club, const struct club_row *row);
void club_row_end(struct ctx *c, struct pg *db, int64_t club);
void club_row_hand_over(struct ctx *c, struct pg *db, int64_t club, int64_t owner);
/* How many clubs an account owns, and in how many it is a member or has asked to be one. */
bool club_rows_count(struct ctx *c, struct pg *db, int64_t account, int64_t *ret_owns,
                     int64_t *ret_joined) must_check;

struct club_place { /* of one account, and how many people the club has */
    enum club_state state;
    bool news;   /* it was accepted or became the owner, and has not read that */
    bool hidden; /* it is invited, but has blocked the officer who did that, and does not see it */
    int64_t members, asked, invited, banned;
};
bool club_place_read(struct ctx *c, struct pg *db, int64_t club, int64_t account,
                     struct club_place *ret) must_check;

struct club_member_row {
    int64_t club, account, by; /* by: the officer who invites or bans them; 0: nobody */
    enum club_state state;     /* from CLUB_OFFICER on */
    const char *message;       /* of somebody who asks; "" for none */
    bool news;                 /* they are to be told that they are this now */
};
/* Queue: put an account into a state; remove it; note that it has read what was news. */
void club_member_put(struct ctx *c, struct pg *db, const struct club_member_row *row);
void club_member_drop(struct ctx *c, struct pg *db, int64_t club, int64_t account);
void club_news_read(struct ctx *c, struct pg *db, int64_t club, int64_t account);
/* Who owns the club next when its owner leaves it; 0: nobody could. */
bool club_heir(struct ctx *c, struct pg *db, int64_t club, int64_t owner, int64_t *ret) must_check;
/* The accounts of the officers, the owner's among them, in the order of their numbers. */
bool club_officers(struct ctx *c, struct pg *db, int64_t club, int64_t **ret, int *ret_count) must_check;
/* Lock the clubs that an account belongs to, and find who owns its own ones next, where somebody can: in no order, one
 * account perhaps more than once. */
bool clubs_heirs(struct ctx *c, struct pg *db, int64_t account, int64_t **ret, int *ret_count) must_check;
/* Queue, under those locks: let them own these clubs. */
void clubs_pass(struct ctx *c, struct pg *db, int64_t account);
/* Lock accounts until the transaction ends. */
bool accounts_hold(struct ctx *c, struct pg *db, const int64_t *accounts, int count) must_check;
/* Queue: mark the inboxes of accounts as changed. */
void accounts_raise_all(struct ctx *c, struct pg *db, const int64_t *accounts, int count);
#endif
