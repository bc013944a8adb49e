/* wake_keeper.c - the keeper's half of wake_table.h: the ring, and what must be re-read from the database. */
#include "platform/runtime/wake_slot.h"
#include "base/clock.h"
#include <string.h>

static const uint64_t EVENT_MASK = ((uint64_t)1 << SLOT_FAR_SHIFT) - 1;

void wake_forget(void)
{
    struct wake_table *table = wake_table();
    for (size_t place = 0; table && place < WAKE_SLOTS; place++) {
        struct wake_slot *slot = &table->slots[place];
        slot_enter(slot);
        if (atomic_load(&slot->key)) slot_doubt((int)place, WAKE_UNKNOWN);
        slot_leave(slot);
    }
    for (int i = 0; table && i < WAKE_BUMPS; i++) atomic_fetch_add(&table->bumps[i], 1);
    if (table) atomic_fetch_add(&table->revocations, 1);
}

/* The ring */

uint64_t wake_ring_end(void) { return wake_table() ? atomic_load(&wake_table()->ring_head) : 0; }

/* Wait for an entry that its writer has taken but not filled only while no entry follows it: a writer that died in
 * between costs one check of everything. */
struct wake_event wake_next(uint64_t *position)
{
    struct wake_table *table = wake_table();
    struct wake_event event = {.kind = WAKE_NOTHING};
    uint64_t head = wake_ring_end(), at = *position;
    if (!table || at == head) return event;
    uint64_t found = atomic_load(&table->ring[at % WAKE_RING].event);
    if (head - at > WAKE_RING / 2 || atomic_load(&table->ring[at % WAKE_RING].mark) != at + 1) {
        if (head - at == 1) return event;
        *position = head;
        event.kind = WAKE_OVERRUN;
        return event;
    }
    *position = at + 1;
    event.kind = (enum wake_kind)(found >> SLOT_KIND_SHIFT);
    event.far = found >> SLOT_FAR_SHIFT & 1;
    if (event.kind == WAKE_MATCH) slot_id(found & EVENT_MASK, event.match);
    if (event.kind == WAKE_ACCOUNT) event.account = (int64_t)(found & EVENT_MASK);
    return event;
}

/* Waiting and re-reading */

void wake_watch(const char *match)
{
    uint64_t key = slot_key(match);
    struct wake_table *table = wake_table();
    if (!table || !key) return;
    int place = slot_find(key);
    if (place < 0) {
        place = slot_claim(key);
        slot_doubt(place, (uint64_t)clock_ticks());
        slot_leave(&table->slots[place]);
    }
    atomic_store(&table->polled[place], 1);
}

bool wake_read(const char *match, uint32_t ret_seqs[VIEWERS], uint32_t ret_messages[VIEWERS])
{
    struct wake_table *table = wake_table();
    uint64_t key = slot_key(match);
    int place = table && key ? slot_find(key) : -1;
    if (place < 0) return false;
    struct wake_slot *slot = &table->slots[place];
    uint32_t version = atomic_load_explicit(&slot->version, memory_order_acquire);
    bool known = version % 2 == 0 && atomic_load_explicit(&slot->key, memory_order_relaxed) == key &&
                 atomic_load_explicit(&slot->doubt, memory_order_relaxed) == 0;
    for (int viewer = 0; viewer < VIEWERS; viewer++) {
        ret_seqs[viewer] = atomic_load_explicit(&slot->seqs[viewer], memory_order_relaxed);
        ret_messages[viewer] = atomic_load_explicit(&slot->messages[viewer], memory_order_relaxed);
    }
    atomic_thread_fence(memory_order_acquire);
    return known && atomic_load_explicit(&slot->version, memory_order_relaxed) == version;
}

/* Whether this slot has a doubt older than `age`. Clears the mark of slots without a doubt. */
static bool is_doubtful(struct wake_table *table, int place, int64_t age)
{
    if (!atomic_load_explicit(&table->doubted[place], memory_order_relaxed)) return false;
    uint64_t doubt = atomic_load(&table->slots[place].doubt), now = (uint64_t)clock_ticks();
    if (doubt == 0 || doubt == WAKE_UNKNOWN) {
        atomic_store(&table->doubted[place], 0);
        if (atomic_load(&table->slots[place].doubt) != doubt) atomic_store(&table->doubted[place], 1);
        return false;
    }
    return now > doubt && now - doubt >= (uint64_t)age;
}

int wake_stale_list(int64_t age, bool polled, int *cursor, struct wake_stale *ret, int max)
{
    struct wake_table *table = wake_table();
    int count = 0;
    for (; table && *cursor < WAKE_SLOTS; ++*cursor) {
        int place = *cursor;
        bool asked = polled && atomic_load_explicit(&table->polled[place], memory_order_relaxed);
        if (!asked && !is_doubtful(table, place, age)) continue;
        if (count == max) return count;
        struct wake_slot *slot = &table->slots[place];
        if (asked) atomic_store(&table->polled[place], 0);
        slot_enter(slot);
        uint64_t key = atomic_load(&slot->key);
        ret[count] = (struct wake_stale){.doubt = atomic_load(&slot->doubt)};
        slot_leave(slot);
        if (!key) continue;
        slot_id(key, ret[count++].match);
    }
    *cursor = 0;
    return count;
}

bool wake_settle(const struct wake_stale *stale, const uint32_t seqs[VIEWERS],
                 const uint32_t messages[VIEWERS])
{
    struct wake_table *table = wake_table();
    uint64_t key = slot_key(stale->match);
    int place = table && key ? slot_find(key) : -1;
    if (place < 0) return false;
    struct wake_slot *slot = &table->slots[place];
    slot_enter(slot);
    bool ours = atomic_load(&slot->key) == key, rose = ours && slot_raise(slot, seqs, messages);
    bool ends = ours && stale->doubt && atomic_load(&slot->doubt) == stale->doubt;
    if (ends) atomic_store(&slot->doubt, 0);
    slot_leave(slot);
    /* Numbers that a writer stored during the doubt could not be read, here or to tell other nodes, so their event is
     * repeated. */
    if (rose || ends) slot_push(WAKE_MATCH, key, rose || stale->doubt == WAKE_UNKNOWN);
    return rose || ends;
}

void wake_settle_absent(const struct wake_stale *stale)
{
    struct wake_table *table = wake_table();
    uint64_t key = slot_key(stale->match);
    int place = table && key ? slot_find(key) : -1;
    if (place < 0 || stale->doubt == 0) return;
    struct wake_slot *slot = &table->slots[place];
    slot_enter(slot);
    if (atomic_load(&slot->key) == key && atomic_load(&slot->doubt) == stale->doubt)
        atomic_store(&slot->doubt, WAKE_UNKNOWN);
    slot_leave(slot);
}
