/* limit.c - see limit.h. */
#include "platform/runtime/limit.h"
#include "base/divide.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/operations.h"
#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

enum { SLOTS = 2, SECOND = 1000000 };

/* Attempts */

struct limit limit_configured(const char *name, const char *variable, int max, int seconds)
{
    const char *text = getenv(variable);
    long value = text ? strtol(text, NULL, 10) : 0;
    if (value > 0 && value < INT32_MAX) max = (int)value;
    return (struct limit){.name = name, .max = max, .seconds = seconds};
}

const char *limit_key(struct ctx *c, const struct limit *limit, const char *whom)
{
    char hash[HASH_TEXT];
    secret_sha256(whom, strlen(whom), hash);
    return pool_print(c->pool, "%s:%.32s", limit->name, hash);
}

struct counting {
    const struct limit *limit;
    const char *key;
    int64_t age;
};

static bool count_body(struct ctx *c, struct pg *db, void *thing)
{
    struct counting *counting = thing;
    return attempt_count(c, db, counting->key, counting->limit->max, counting->limit->seconds,
                         &counting->age);
}

/* `age` of the attempt that must expire first; negative: none has to. */
static bool within(struct ctx *c, const struct counting *counting, const char *words)
{
    if (counting->age < 0) return true;
    int64_t wait = div_up((int64_t)counting->limit->seconds * SECOND - counting->age, SECOND);
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, counting->limit->name, wait < 1 ? 1 : (int)wait, words);
}

bool limit_count(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom)
{
    struct counting counting = {.limit = limit, .key = limit_key(c, limit, whom)};
    return transact(c, db, count_body, &counting) &&
           within(c, &counting, "too many attempts; try again later");
}

bool limit_count_within(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom,
                        const char *words)
{
    struct counting counting = {.limit = limit, .key = limit_key(c, limit, whom)};
    return count_body(c, db, &counting) && within(c, &counting, words);
}

void limit_uncount(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom)
{
    attempt_drop(c, db, limit_key(c, limit, whom));
}

void limit_forget(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom)
{
    attempt_forget(c, db, limit_key(c, limit, whom));
}

const char *limit_address(struct ctx *c, const char *remote)
{
    struct in6_addr six;
    char text[INET6_ADDRSTRLEN];
    if (!remote) return "";
    if (inet_pton(AF_INET6, remote, &six) != 1) return remote;
    bool is_four = IN6_IS_ADDR_V4MAPPED(&six);
    if (!is_four) memset(six.s6_addr + 8, 0, 8);
    const char *network = is_four ? inet_ntop(AF_INET, six.s6_addr + 12, text, sizeof text)
                                  : inet_ntop(AF_INET6, &six, text, sizeof text);
    return network ? pool_copy(c->pool, network) : remote;
}

/* Slots for heavy work */

static bool take_of(struct ctx *c, const char *what, int count, int *ret_slot)
{
    const char *folder = getenv("QUADRIVIUM_SOCKETS"), *key = pool_print(c->pool, "%s.slots", what);
    for (int i = 0; i < count; i++) {
        const char *path = pool_print(c->pool, "%s/%s.slot.%d", folder && *folder ? folder : P_tmpdir, what,
                                      i);
        int slot = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (slot < 0) return fail_limit(c, FAULT_UNAVAILABLE, key, 5, "this cannot be done now");
        if (flock(slot, LOCK_EX | LOCK_NB) == 0) {
            *ret_slot = slot;
            return true;
        }
        close(slot);
    }
    return fail_limit(c, FAULT_UNAVAILABLE, key, 1, "many people are asking for this; try again in a second");
}

bool slot_take(struct ctx *c, const char *what, int *ret_slot) { return take_of(c, what, SLOTS, ret_slot); }

bool slot_take_only(struct ctx *c, const char *what, int *ret_slot) { return take_of(c, what, 1, ret_slot); }

void slot_release(int slot) { close(slot); }

/* Sweeping */

static bool sweep_body(struct ctx *c, struct pg *db, void *nothing)
{
    (void)nothing;
    rows_sweep(c, db);
    return pg_flush(c, db);
}

bool sweep(struct ctx *c, struct pg *db) { return transact(c, db, sweep_body, NULL); }
