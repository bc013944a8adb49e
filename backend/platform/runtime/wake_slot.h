/* wake_slot.h - the inside of slots, shared by wake.c, wake_table.c and wake_keeper.c only. */
#ifndef QUAD_WAKE_SLOT_H
#define QUAD_WAKE_SLOT_H
#include "platform/runtime/wake_table.h"

/* A ring event: its kind, far or not, and below them key or account. */
enum { SLOT_KIND_SHIFT = 61, SLOT_FAR_SHIFT = WAKE_ACCOUNT_BITS };

/* The 50 bits of a public id with a bit above them; 0 when it is none. And back. */
uint64_t slot_key(const char *id);
void slot_id(uint64_t key, char ret_id[PUBLIC_ID]);
/* Where the match is, -1: nowhere. */
int slot_find(uint64_t key);
/* Enter the gate, which locks the slot, and leave it; numbers change only in between. */
void slot_enter(struct wake_slot *slot);
void slot_leave(struct wake_slot *slot);
/* The match's slot with its gate entered, taken over from another match when need be. */
int slot_claim(uint64_t key);
/* Inside: numbers only rise. True when one did. */
bool slot_raise(struct wake_slot *slot, const uint32_t *seqs, const uint32_t *messages);
void slot_doubt(int place, uint64_t ticket);
void slot_push(enum wake_kind kind, uint64_t what, bool far);

/* A writer before its commit (gives its ticket) and after it. */
uint64_t slot_intend(const char *match);
void slot_store(const char *match, uint64_t ticket, const uint32_t *seqs, const uint32_t *messages);
#endif
