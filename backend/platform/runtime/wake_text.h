/* wake_text.h - the events that nodes send each other by NOTIFY, as text: several in one payload of less than 8000
 * bytes.
 *
 *   node;m<match>,<viewer>:<seq>:<messages>,...;a<account>;r;...      only viewers with a number are listed
 *   ;p<note>  somebody is here (presence.h)   ;c  an earlier deadline   ;b  a bot's job
 *   ;o  events were lost: every hint is invalid                         letters that a node does not know are ignored */
#ifndef QUAD_WAKE_TEXT_H
#define QUAD_WAKE_TEXT_H
#include "platform/runtime/presence.h"
#include "platform/runtime/wake_table.h"

enum { WAKE_TEXT = 7800, WAKE_NODE = 17 };

struct wake_text {
    size_t length;
    char bytes[WAKE_TEXT];
};

/* Begin a payload of this node. */
void wake_text_begin(struct wake_text *text, const char *node);
/* Add an event of this node's ring; false when the payload is full. Events that other nodes do not need are skipped. */
bool wake_text_add(struct wake_text *text, const struct wake_event *event);
/* Add one of this node's notes of presence; false when the payload is full. */
bool wake_text_add_note(struct wake_text *text, const struct presence_note *note);
/* Whether any event has been added. */
bool wake_text_has_events(const struct wake_text *text);
/* Apply another node's payload; this node's own echo and unreadable events are ignored. True when an event was
 * applied. */
bool wake_text_hear(const char *bytes, const char *own_node);
#endif
