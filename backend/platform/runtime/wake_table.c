/* wake_table.c - see wake_table.h. Atomics in a mapped file; no sockets, no database. */
#include "platform/runtime/wake_slot.h"
#include "base/clock.h"
#include "base/log.h"
#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SECOND = 1000000, PROBES = 16 };
static const uint64_t MAGIC = 0x5155414457414b33ull + sizeof(struct wake_table);
static const int64_t HEARTBEAT_MAX = 3 * SECOND, GATE_MAX = SECOND / 10;

/* Mapping */

static struct wake_table *table;
static ino_t table_inode;
static int64_t looked_at; /* when the file was last looked for */

static struct wake_table *map_file(int fd)
{
    void *memory = mmap(NULL, sizeof *table, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

/* Map the file if it exists and is complete; keep an earlier mapping of the same file. */
static void look(const char *path)
{
    struct stat facts;
    looked_at = clock_ticks();
    int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0) return;
    bool whole = fstat(fd, &facts) == 0 && facts.st_size == (off_t)sizeof *table;
    if (whole && !(table && facts.st_ino == table_inode)) {
        struct wake_table *found = map_file(fd);
        if (found && found->magic == MAGIC) {
            if (table) munmap(table, sizeof *table);
            table = found;
            table_inode = facts.st_ino;
        } else if (found) {
            munmap(found, sizeof *found);
        }
    }
    close(fd);
}

/* Create a new table under a temporary name and rename it, so that it appears complete. */
static void make(const char *path)
{
    char fresh[4096];
    if (snprintf(fresh, sizeof fresh, "%s.new", path) >= (int)sizeof fresh) return;
    unlink(fresh);
    int fd = open(fresh, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    struct wake_table *made = fd >= 0 && ftruncate(fd, sizeof *table) == 0 ? map_file(fd) : NULL;
    if (made) {
        made->magic = MAGIC;
        munmap(made, sizeof *made);
    }
    if (fd >= 0) close(fd);
    if (!made || rename(fresh, path) != 0)
        log_line(LOG_ERROR, "wake_table_failed", "\"why\":\"cannot be made\",\"path\":%s", log_quote(path));
}

void wake_start(bool create)
{
    const char *path = getenv("QUADRIVIUM_SHM");
    if (!path || !*path) return;
    if (table) munmap(table, sizeof *table);
    table = NULL;
    look(path);
    if (!create) return;
    if (!table) make(path);
    if (!table) look(path);
    for (int i = 0; table && i < WAKE_BUMPS; i++) atomic_store(&table->expected[i], 0);
    wake_forget();
    wake_beat();
}

struct wake_table *wake_table(void) { return table; }

/* The waiter can start later than this process, which then looks at every use, so that no worker of a node that is ready
 * lacks the table. It can also recreate the table: then this process looks once a second. */
static bool look_again(void)
{
    const char *path = getenv("QUADRIVIUM_SHM");
    if (!path || !*path || (table && clock_ticks() - looked_at < SECOND)) return false;
    look(path);
    return table != NULL;
}

static bool is_recent(const _Atomic int64_t *moment)
{
    int64_t age = clock_ticks() - atomic_load_explicit(moment, memory_order_relaxed);
    return age >= 0 && age < HEARTBEAT_MAX;
}
static bool is_fresh(void) { return is_recent(&table->heartbeat); }

bool wake_alive(void)
{
    if (table && is_fresh()) return true;
    return look_again() && is_fresh();
}

void wake_beat(void)
{
    if (table) atomic_store(&table->heartbeat, clock_ticks());
}

void wake_set_room(bool has_room)
{
    (void)wake_alive(); /* looks for the table if the waiter had not made it yet */
    if (table) atomic_store(&table->no_room, !has_room);
}

bool wake_has_room(void) { return !table || !atomic_load(&table->no_room); }

void wake_set_key(bool fits)
{
    if (table) atomic_store(&table->key_refused, !fits);
}

bool wake_key_fits(void) { return !table || !atomic_load(&table->key_refused); }

bool wake_hears(void) { return wake_alive() && is_recent(&table->heard); }

void wake_heard(int64_t begun, uint64_t written)
{
    static unsigned next;
    if (!table) return;
    unsigned i = next++ % WAKE_SAMPLES;
    atomic_store(&table->samples[i].at, 0);
    atomic_store(&table->samples[i].written, written);
    atomic_store(&table->samples[i].at, begun);
    atomic_store(&table->heard, begun);
}

/* Slots */

uint64_t slot_key(const char *id)
{
    uint64_t key = 1;
    for (int i = 0; i < PUBLIC_ID - 1; i++) {
        char ch = id[i];
        if (ch >= 'a' && ch <= 'z') key = key << 5 | (uint64_t)(ch - 'a');
        else if (ch >= '2' && ch <= '7') key = key << 5 | (uint64_t)(ch - '2' + 26);
        else return 0;
    }
    return id[PUBLIC_ID - 1] ? 0 : key;
}

void slot_id(uint64_t key, char ret_id[PUBLIC_ID])
{
    ret_id[PUBLIC_ID - 1] = 0;
    for (int i = PUBLIC_ID - 2; i >= 0; i--, key >>= 5)
        ret_id[i] = "abcdefghijklmnopqrstuvwxyz234567"[key & 31];
}

static size_t place_of(uint64_t key, int probe)
{
    return ((size_t)(key * 0x9e3779b97f4a7c15ull >> 40) + (size_t)probe) % WAKE_SLOTS;
}

int slot_find(uint64_t key)
{
    for (int probe = 0; probe < PROBES; probe++) {
        size_t place = place_of(key, probe);
        uint64_t there = atomic_load_explicit(&table->slots[place].key, memory_order_acquire);
        if (there == key) return (int)place;
        if (there == 0) return -1;
    }
    return -1;
}

/* A writer that died while holding the lock left unreliable numbers: put them in doubt. */
void slot_enter(struct wake_slot *slot)
{
    for (;;) {
        uint64_t open = 0, now = (uint64_t)clock_ticks();
        if (atomic_compare_exchange_strong(&slot->gate, &open, now)) break;
        if (now > open && now - open > (uint64_t)GATE_MAX &&
            atomic_compare_exchange_strong(&slot->gate, &open, now)) {
            atomic_store(&slot->doubt, now);
            break;
        }
        sched_yield();
    }
    if (atomic_load(&slot->version) % 2 == 0) atomic_fetch_add(&slot->version, 1);
}

void slot_leave(struct wake_slot *slot)
{
    atomic_fetch_add(&slot->version, 1);
    atomic_store(&slot->gate, 0);
}

/* The slot for a new match: a free one, else one not used recently whose numbers are not in doubt. */
static int choose_place(uint64_t key)
{
    for (int probe = 0; probe < PROBES; probe++)
        if (atomic_load(&table->slots[place_of(key, probe)].key) == 0) return (int)place_of(key, probe);
    for (int probe = 0; probe < PROBES; probe++) {
        size_t place = place_of(key, probe);
        uint64_t doubt = atomic_load(&table->slots[place].doubt);
        if (!atomic_load(&table->polled[place]) && (doubt == 0 || doubt == WAKE_UNKNOWN)) return (int)place;
    }
    return (int)place_of(key, (int)(clock_ticks() % PROBES));
}

int slot_claim(uint64_t key)
{
    for (;;) {
        int place = slot_find(key);
        bool taking = place < 0;
        if (taking) place = choose_place(key);
        struct wake_slot *slot = &table->slots[place];
        uint64_t before = atomic_load(&slot->key);
        slot_enter(slot);
        if (atomic_load(&slot->key) != before || (!taking && before != key)) {
            slot_leave(slot);
            continue;
        }
        if (!taking) return place;
        for (int viewer = 0; viewer < VIEWERS; viewer++) {
            atomic_store_explicit(&slot->seqs[viewer], 0, memory_order_relaxed);
            atomic_store_explicit(&slot->messages[viewer], 0, memory_order_relaxed);
        }
        atomic_store(&slot->doubt, WAKE_UNKNOWN);
        atomic_store(&table->polled[place], 0);
        atomic_store(&slot->key, key);
        return place;
    }
}

bool slot_raise(struct wake_slot *slot, const uint32_t *seqs, const uint32_t *messages)
{
    bool rose = false;
    for (int viewer = 0; viewer < VIEWERS; viewer++) {
        if (atomic_load_explicit(&slot->seqs[viewer], memory_order_relaxed) < seqs[viewer]) {
            atomic_store_explicit(&slot->seqs[viewer], seqs[viewer], memory_order_relaxed);
            rose = true;
        }
        if (atomic_load_explicit(&slot->messages[viewer], memory_order_relaxed) < messages[viewer]) {
            atomic_store_explicit(&slot->messages[viewer], messages[viewer], memory_order_relaxed);
            rose = true;
        }
    }
    return rose;
}

void slot_doubt(int place, uint64_t ticket)
{
    atomic_store(&table->slots[place].doubt, ticket);
    atomic_store(&table->doubted[place], 1);
}

/* Who waits */

static size_t spread(uint64_t number) { return number * 0x9e3779b97f4a7c15ull >> 40 & (WAKE_BUMPS - 1); }

void wake_expect(const char *match, int64_t account, bool begins)
{
    uint64_t what = match ? slot_key(match) : (uint64_t)account;
    if (!table) return;
    atomic_fetch_add(&table->expected[spread(what)], begins ? 1 : -1U);
    atomic_thread_fence(memory_order_seq_cst);
}

/* Whether an event must go into the ring: somebody may wait for it, or another node is to hear of it. */
static bool is_expected(uint64_t what)
{
    atomic_thread_fence(memory_order_seq_cst); /* the table was written before */
    return atomic_load(&table->expected[spread(what)]) || atomic_load(&table->peers);
}

/* Writers */

void slot_push(enum wake_kind kind, uint64_t what, bool far)
{
    uint64_t at = atomic_fetch_add(&table->ring_head, 1);
    atomic_store(&table->ring[at % WAKE_RING].event,
                 (uint64_t)kind << SLOT_KIND_SHIFT | (uint64_t)far << SLOT_FAR_SHIFT | what);
    atomic_store(&table->ring[at % WAKE_RING].mark, at + 1);
}

/* From here on readers ask the database, until the writer with this ticket reports its result. */
uint64_t slot_intend(const char *match)
{
    uint64_t key = slot_key(match);
    if (!table) look_again();
    if (!table || !key) return 0;
    int place = slot_claim(key);
    uint64_t ticket = (uint64_t)clock_ticks();
    slot_doubt(place, ticket);
    slot_leave(&table->slots[place]);
    return ticket;
}

/* End the doubt only if it is still this writer's, because another can be just before its own commit. */
bool slot_store(const char *match, uint64_t ticket, const uint32_t *seqs, const uint32_t *messages)
{
    uint64_t key = slot_key(match);
    if (!table || !key) return false;
    int place = slot_claim(key);
    struct wake_slot *slot = &table->slots[place];
    slot_raise(slot, seqs, messages);
    uint64_t doubt = atomic_load(&slot->doubt);
    if (doubt == ticket || doubt == WAKE_UNKNOWN) atomic_store(&slot->doubt, 0);
    slot_leave(slot);
    if (!is_expected(key)) return false;
    slot_push(WAKE_MATCH, key, false);
    return true;
}

void wake_learn(const char *match, const uint32_t seqs[VIEWERS], const uint32_t message_seqs[VIEWERS])
{
    uint64_t key = slot_key(match);
    if (!key || !wake_alive()) return;
    int place = slot_claim(key);
    struct wake_slot *slot = &table->slots[place];
    slot_raise(slot, seqs, message_seqs);
    if (atomic_load(&slot->doubt) == WAKE_UNKNOWN) atomic_store(&slot->doubt, 0);
    atomic_store(&table->polled[place], 1);
    slot_leave(slot);
}

void wake_hear_match(const char *match, const uint32_t seqs[VIEWERS], const uint32_t messages[VIEWERS])
{
    uint64_t key = slot_key(match);
    if (!table || !key) return;
    int place = slot_find(key);
    if (place < 0) return; /* nobody here asked for it */
    struct wake_slot *slot = &table->slots[place];
    slot_enter(slot);
    bool rose = atomic_load(&slot->key) == key && slot_raise(slot, seqs, messages);
    slot_leave(slot);
    if (rose) slot_push(WAKE_MATCH, key, true);
}

static _Atomic uint32_t *bump_of(int64_t account) { return &table->bumps[spread((uint64_t)account)]; }

bool wake_hear_account(int64_t account, bool far)
{
    if (!table) return false;
    atomic_fetch_add(bump_of(account), 1);
    if (!is_expected((uint64_t)account)) return false;
    slot_push(WAKE_ACCOUNT, (uint64_t)account, far);
    return true;
}

void wake_hear_revocation(bool far)
{
    if (!table) return;
    atomic_fetch_add(&table->revocations, 1);
    slot_push(WAKE_REVOCATION, 0, far);
}

/* Readers */

/* A reader's look at one number of one viewer (`message`: of the chat). */
static bool look_up(const char *match, int viewer, bool message, uint32_t *ret_number)
{
    uint64_t key = slot_key(match);
    if (!key || viewer < 0 || viewer >= VIEWERS || !wake_alive()) return false;
    int place = slot_find(key);
    if (place < 0) return false;
    struct wake_slot *slot = &table->slots[place];
    uint32_t version = atomic_load_explicit(&slot->version, memory_order_acquire);
    bool known = version % 2 == 0 && atomic_load_explicit(&slot->key, memory_order_relaxed) == key &&
                 atomic_load_explicit(&slot->doubt, memory_order_relaxed) == 0;
    const _Atomic uint32_t *number = message ? &slot->messages[viewer] : &slot->seqs[viewer];
    uint32_t found = atomic_load_explicit(number, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    if (!known || atomic_load_explicit(&slot->version, memory_order_relaxed) != version) return false;
    if (!atomic_load_explicit(&table->polled[place], memory_order_relaxed))
        atomic_store(&table->polled[place], 1);
    *ret_number = found;
    return true;
}

bool wake_seq(const char *match, int viewer, uint32_t *ret_seq)
{
    return look_up(match, viewer, false, ret_seq);
}
bool wake_message_seq(const char *match, int viewer, uint32_t *ret_seq)
{
    return look_up(match, viewer, true, ret_seq);
}

uint32_t wake_bump(int64_t account) { return table || look_again() ? atomic_load(bump_of(account)) : 0; }
uint32_t wake_revocations(void) { return table || look_again() ? atomic_load(&table->revocations) : 0; }
