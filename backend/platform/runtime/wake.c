/* wake.c - see wake.h: the pending wake-ups of a transaction, and sending them. The table itself is in wake_table.c. */
#include "platform/runtime/transact.h"
#include "platform/runtime/wake_slot.h"
#include "store/operations.h"
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

struct noted_match {
    struct noted_match *next;
    char id[PUBLIC_ID];
    uint64_t ticket;
    uint32_t seqs[VIEWERS], messages[VIEWERS];
};
struct noted_account {
    struct noted_account *next;
    int64_t id;
};

struct wakes {
    struct noted_match *matches;
    struct noted_account *accounts;
    bool clock, revoke;
    int bots;
};

static struct wakes *noted(struct ctx *c)
{
    struct wakes *wakes = c->work ? c->work->wakes : NULL;
    if (!wakes) wakes = pool_take(c->pool, sizeof *wakes);
    if (c->work) c->work->wakes = wakes;
    return wakes;
}

void wake_match(struct ctx *c, const char *match, const uint32_t seqs[VIEWERS],
                const uint32_t message_seqs[VIEWERS])
{
    struct wakes *wakes = noted(c);
    struct noted_match *one = wakes->matches;
    while (one && strcmp(one->id, match) != 0) one = one->next;
    if (!one) {
        one = pool_take(c->pool, sizeof *one);
        snprintf(one->id, sizeof one->id, "%s", match);
        one->next = wakes->matches;
        wakes->matches = one;
    }
    one->ticket = slot_intend(match);
    memcpy(one->seqs, seqs, sizeof one->seqs);
    memcpy(one->messages, message_seqs, sizeof one->messages);
}

void wake_account(struct ctx *c, int64_t account)
{
    struct wakes *wakes = noted(c);
    for (struct noted_account *one = wakes->accounts; one; one = one->next)
        if (one->id == account) return;
    struct noted_account *one = pool_take(c->pool, sizeof *one);
    *one = (struct noted_account){.next = wakes->accounts, .id = account};
    wakes->accounts = one;
}

void wake_clock(struct ctx *c) { noted(c)->clock = true; }
void wake_bots(struct ctx *c, int jobs) { noted(c)->bots += jobs; }
void wake_revoke(struct ctx *c) { noted(c)->revoke = true; }
void wake_drop(struct ctx *c) { c->work->wakes = NULL; }

/* Send one byte to a socket of this node. When that fails, the receiver is awake or absent and will look by itself. */
static void send_byte(const char *name)
{
    static int fd = -1;
    const char *folder = getenv("QUADRIVIUM_SOCKETS");
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    int length = folder ? snprintf(to.sun_path, sizeof to.sun_path, "%s/%s", folder, name) : -1;
    if (length < 0 || length >= (int)sizeof to.sun_path) return;
    if (fd < 0) fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) return;
    if (sendto(fd, "", 1, MSG_DONTWAIT | MSG_NOSIGNAL, (struct sockaddr *)&to, sizeof to) < 0) return;
}

void wake_ring_bell(void) { send_byte("wake.sock"); }
void wake_ring_clock(void) { send_byte("clock.sock"); }
void wake_ring_bot(void) { send_byte("bot.sock"); }

void wake_commit(struct ctx *c, struct pg *db)
{
    if (c->work->wakes && c->work->wakes->revoke) revocation_note(c, db);
}

/* The clock daemon and the bots of this node, and of the others if there are any. True when the waiter must pass it
 * on. */
static bool wake_daemons(const struct wakes *wakes)
{
    bool far = wake_table() && atomic_load(&wake_table()->peers) > 0;
    if (wakes->clock) wake_ring_clock();
    if (wakes->clock && far) slot_push(WAKE_CLOCK, 0, false);
    for (int i = 0; i < wakes->bots; i++) {
        wake_ring_bot();
        if (far) slot_push(WAKE_BOT, 0, false);
    }
    return far && (wakes->clock || wakes->bots);
}

void wake_send(struct ctx *c)
{
    struct wakes *wakes = c->work->wakes;
    c->work->wakes = NULL;
    if (!wakes) return;
    bool rings = wakes->revoke;
    for (struct noted_match *one = wakes->matches; one; one = one->next)
        rings |= slot_store(one->id, one->ticket, one->seqs, one->messages);
    for (struct noted_account *one = wakes->accounts; one; one = one->next)
        rings |= wake_hear_account(one->id, false);
    if (wakes->revoke) wake_hear_revocation(false);
    rings |= wake_daemons(wakes);
    if (wake_table() && rings) wake_ring_bell();
}
