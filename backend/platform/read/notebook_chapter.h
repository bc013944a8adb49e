/* notebook_chapter.h - the chapters of notebooks: a start position and a tree of turns, which the game's rules judge
 * before they are stored. */
#ifndef QUAD_NOTEBOOK_CHAPTER_H
#define QUAD_NOTEBOOK_CHAPTER_H
#include "platform/read/notebook.h"

struct analysis_wish;

struct chapter_wish {
    const char *title;
    json_object *nodes; /* an array, see tree_read */
    int64_t version;    /* the one that was read; not for a new chapter */
};

/* {"chapter","title","game","variant","options","position","nodes","folded","version","changed_at"}. Readers get the
 * answers of its questions only if they ask for them (`answer`); "folded": that something is left out.
 * FAULT_NOT_FOUND. */
bool chapter_show(struct ctx *c, struct pg *db, const struct notebook_door *door, int64_t number, bool answer,
                  json_object **ret_chapter) must_check;
/* Add a chapter that starts where `from` says (game, variant, options, and a match with its turn or a position). Inside
 * the caller's transaction. A turn that the rules refuse fails with the game's code at "/nodes/N/turn"; FAULT_FORBIDDEN,
 * FAULT_NOT_FOUND, FAULT_BAD_POSITION for a game or a turn without a text for its position, and those of
 * notebook_is_in_bounds. */
bool chapter_make(struct ctx *c, struct pg *db, const struct notebook_door *door,
                  const struct analysis_wish *from, const struct chapter_wish *wish,
                  json_object **ret_chapter) must_check;
/* Replace title and tree. FAULT_CHAPTER_CHANGED when it has another version than the one that was read. */
bool chapter_change(struct ctx *c, struct pg *db, const struct notebook_door *door, int64_t number,
                    const struct chapter_wish *wish, json_object **ret_chapter) must_check;
bool chapter_remove(struct ctx *c, struct pg *db, const struct notebook_door *door,
                    int64_t number) must_check;
#endif
