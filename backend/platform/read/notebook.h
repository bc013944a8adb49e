/* notebook.h - notebooks: who can read and write them, their titles, authors and lists. Their chapters are in
 * notebook_chapter.h. For everybody who may not read a notebook, it does not exist: the same query answers for both. */
#ifndef QUAD_NOTEBOOK_H
#define QUAD_NOTEBOOK_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
struct rows;

enum {
    NOTEBOOKS_MAX = 100, /* of one owner */
    NOTEBOOK_BYTES = 16 << 20,
    NOTEBOOK_CHAPTERS = 64,
    NOTEBOOK_AUTHORS = 16
};

struct notebook_door { /* which notebook, and who asks */
    const char *notebook;
    int64_t account; /* 0: nobody */
    const char *remote;
};

struct notebook_seen {
    int64_t id;
    bool is_own, writes; /* is_own: the owner asks; writes: the owner or another author does */
    struct rows *row;    /* of notebook_find */
};

struct notebook_wish { /* NULL: unchanged */
    const char *title, *visibility;
    json_object *chapters; /* the numbers of all chapters in their new order */
};

/* Find a notebook that the account can read; need_author, need_owner: that it can write in, or owns. FAULT_NOT_FOUND,
 * FAULT_FORBIDDEN. notebook_hold is notebook_find with its row locked until the transaction ends. */
enum notebook_need { NEED_READER, NEED_AUTHOR, NEED_OWNER };
bool notebook_find(struct ctx *c, struct pg *db, const struct notebook_door *door, enum notebook_need need,
                   struct notebook_seen *ret) must_check;
bool notebook_hold(struct ctx *c, struct pg *db, const struct notebook_door *door, enum notebook_need need,
                   struct notebook_seen *ret) must_check;
/* Whether who asks can write in a notebook that others can read. FAULT_MUTED. */
bool notebook_lets_write(struct ctx *c, struct pg *db, const struct notebook_door *door,
                         const struct notebook_seen *seen) must_check;
/* Whether the notebook is within the limits of its nodes and chapters and, if it `grows`, its owner within that of
 * bytes: asked after a change, which is rolled back otherwise. FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS
 * (notebooks.bytes). */
bool notebook_is_in_bounds(struct ctx *c, struct pg *db, int64_t notebook, bool grows) must_check;

/* {"id","title","visibility","owner","authors","you","nodes","invites","created_at","changed_at","chapters"}. */
bool notebook_show(struct ctx *c, struct pg *db, const struct notebook_door *door,
                   json_object **ret_notebook) must_check;
/* Public ones, of a game or (NULL) of all, or those in which an account writes: {"items","next"}. FAULT_BAD_CURSOR,
 * FAULT_UNKNOWN_GAME. */
bool notebook_list_public(struct ctx *c, struct pg *db, const char *game, const char *cursor, int64_t limit,
                          json_object **ret_list) must_check;
bool notebook_list_mine(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                        json_object **ret_list) must_check;

/* The following change something, inside the caller's transaction.
 * A new notebook; wish->visibility NULL: private. FAULT_TOO_MANY_REQUESTS (notebooks.account), FAULT_FORBIDDEN for
 * guests. */
bool notebook_make(struct ctx *c, struct pg *db, int64_t account, const struct notebook_wish *wish,
                   json_object **ret_notebook) must_check;
bool notebook_change(struct ctx *c, struct pg *db, const struct notebook_door *door,
                     const struct notebook_wish *wish, json_object **ret_notebook) must_check;
bool notebook_remove(struct ctx *c, struct pg *db, const struct notebook_door *door) must_check;
/* A private notebook of the account's own with the same chapters. */
bool notebook_copy(struct ctx *c, struct pg *db, const struct notebook_door *door,
                   json_object **ret_notebook) must_check;
/* A new invite link, which replaces the one before: its address, shown only once. `ends`: no link any more. */
bool notebook_invite(struct ctx *c, struct pg *db, const struct notebook_door *door, bool ends,
                     const char **ret_url) must_check;
/* Become an author by the token of the link. FAULT_NOT_FOUND for a wrong one, FAULT_FORBIDDEN for guests. */
bool notebook_join(struct ctx *c, struct pg *db, const struct notebook_door *door, const char *token,
                   json_object **ret_notebook) must_check;
/* The owner removes an author, or an author leaves. */
bool notebook_part(struct ctx *c, struct pg *db, const struct notebook_door *door,
                   const char *name) must_check;
#endif
