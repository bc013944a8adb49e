/* wake_slot.h - internals of the shared table's slots, for wake.c, wake_table.c and wake_keeper.c only. */
#ifndef QUAD_WAKE_SLOT_H
#define QUAD_WAKE_SLOT_H
#include "platform/runtime/wake_table.h"

/* A ring event: its kind, far or not, and below them key or account. */
enum { SLOT_KIND_SHIFT = 61, SLOT_FAR_SHIFT = WAKE_ACCOUNT_BITS };

/* The key of a public id: its 50 bits with bit 50 set, 0 when it is not a public id. And the id of a key. */
uint64_t slot_key(const char *id);
void slot_id(uint64_t key, char ret_id[PUBLIC_ID]);
/* The index of the match's slot, -1 when it has none. */
int slot_find(uint64_t key);
/* Lock and unlock the slot; its numbers change only while it is locked. */
void slot_enter(struct wake_slot *slot);
void slot_leave(struct wake_slot *slot);
/* Find or take over a slot for the match and lock it; returns its index. */
int slot_claim(uint64_t key);
/* With the slot locked: raise its numbers, which never fall. True when one changed. */
bool slot_raise(struct wake_slot *slot, const uint32_t *seqs, const uint32_t *messages);
void slot_doubt(int place, uint64_t ticket);
void slot_push(enum wake_kind kind, uint64_t what, bool far);

/* Called by a writer before its commit (returns its ticket), and after it. The event is left out of the ring when nobody
 * waits for the match and there is no other node; true if it is there. */
uint64_t slot_intend(const char *match);
bool slot_store(const char *match, uint64_t ticket, const uint32_t *seqs, const uint32_t *messages);
#endif
