/* sight.c - see sight.h. */
#include "platform/account/sight.h"
#include "base/clock.h"
#include "base/keyfile.h"
#include "base/log.h"
#include <arpa/inet.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { NOTED = 1024, KEY_SECONDS = 30 };
static const int64_t AGAIN_US = INT64_C(3600000000);

/* The key */

static bool no_key(struct ctx *c, const char *path)
{
    return fail(c, FAULT_UNAVAILABLE, "%s cannot be read or made: %s", path, strerror(errno));
}

static bool read_key(struct ctx *c, const char *path, unsigned char ret_key[SECRET_KEY])
{
    return keyfile_read(path, ret_key, SECRET_KEY) || no_key(c, path);
}

/* NULL where there is no run directory. */
static const char *key_path(struct ctx *c) { return keyfile_path(c->pool, "sight.key"); }

/* Recognizes a key and reveals nothing about it. */
static void mark_key(const unsigned char key[SECRET_KEY], unsigned char ret_mark[SIGHT_MARK])
{
    secret_keyed_hash(key, "sight.key", ret_mark, SIGHT_MARK);
}

/* The row is read before the file. A process that claims the key writes the file first. So when the row of this node's
 * claim is seen, its file is there. */
bool sight_key_look(struct ctx *c, struct pg *db, enum sight_key *ret)
{
    unsigned char key[SECRET_KEY] = {0}, *mark = pool_take(c->pool, SIGHT_MARK);
    const char *path = key_path(c);
    struct rows *r;
    *ret = SIGHT_KEY_UNCLAIMED;
    if (!path) return true;
    if (!pg_maybe(c, db, &r, SIGHT_KEY_CLAIMED, "")) return false;
    bool claimed = rows_count(r), exists = access(path, F_OK) == 0;
    if (exists && !read_key(c, path, key)) return no_key(c, path);
    if (!claimed) return true;
    mark_key(key, mark);
    if (!pg_maybe(c, db, &r, SIGHT_KEY_COMPARE, "h", mark, (size_t)SIGHT_MARK)) return false;
    if (rows_count(r))
        *ret = !exists ? SIGHT_KEY_MISSING : rows_bool(r, 0, "fits") ? SIGHT_KEY_FITS : SIGHT_KEY_FOREIGN;
    return true;
}

bool sight_key_check(struct ctx *c, enum sight_key found)
{
    static const char *const WHY[] = {
        [SIGHT_KEY_MISSING] = "is missing", [SIGHT_KEY_FOREIGN] = "is not that of the other nodes"};
    static bool is_told;
    if (found != SIGHT_KEY_MISSING && found != SIGHT_KEY_FOREIGN) return true;
    if (!is_told) log_line(LOG_ERROR, "sight_key_refused", "\"why\":\"%s\"", WHY[found]);
    is_told = true;
    return fail_limit(c, FAULT_UNAVAILABLE, "sight_key", KEY_SECONDS,
                      "this server is not set up completely; try again later");
}

static bool claim_key(struct ctx *c, struct pg *db, const char *path)
{
    unsigned char key[SECRET_KEY], *mark = pool_take(c->pool, SIGHT_MARK);
    secret_random_bytes(key, sizeof key);
    if (access(path, F_OK) != 0) keyfile_make(c->pool, path, key, sizeof key);
    if (!read_key(c, path, key)) return no_key(c, path);
    mark_key(key, mark);
    sight_key_claim(c, db, mark);
    return pg_flush(c, db);
}

/* The key, once it was found to be the right one. */
static unsigned char own[SECRET_KEY];
static bool is_known;

static bool find_key(struct ctx *c, struct pg *db)
{
    enum sight_key found;
    const char *path = key_path(c);
    if (is_known || !path) return true;
    if (!sight_key_look(c, db, &found)) return false;
    if (found == SIGHT_KEY_UNCLAIMED && !(claim_key(c, db, path) && sight_key_look(c, db, &found)))
        return false;
    if (!sight_key_check(c, found)) return false;
    is_known = read_key(c, path, own);
    return is_known || no_key(c, path);
}

/* Marks */

const char *sight_network_text(struct ctx *c, const char *remote)
{
    struct in6_addr six;
    struct in_addr four;
    char text[INET6_ADDRSTRLEN];
    bool is_six = inet_pton(AF_INET6, remote, &six) == 1;
    if (!is_six && inet_pton(AF_INET, remote, &four) != 1) return NULL;
    if (is_six && IN6_IS_ADDR_V4MAPPED(&six)) {
        memcpy(&four, six.s6_addr + 12, sizeof four);
        is_six = false;
    }
    if (is_six) memset(six.s6_addr + 8, 0, 8);
    else four.s_addr &= htonl(0xffffff00);
    const void *at = is_six ? (const void *)&six : &four;
    return pool_copy(c->pool, inet_ntop(is_six ? AF_INET6 : AF_INET, at, text, sizeof text));
}

static bool mark_network(struct ctx *c, const char *remote, unsigned char ret_mark[SIGHT_MARK])
{
    const char *network = remote ? sight_network_text(c, remote) : NULL;
    if (network) secret_keyed_hash(own, network, ret_mark, SIGHT_MARK);
    return network;
}

/* Recording */

static struct noted {
    unsigned char mark[SIGHT_MARK];
    int64_t account, at;
} noted[NOTED];

static bool is_noted(int64_t account, const unsigned char mark[SIGHT_MARK])
{
    struct noted *one = &noted[((uint64_t)account * 31 + mark[0] + 256U * mark[1]) % NOTED];
    int64_t now = clock_ticks();
    if (one->account == account && now - one->at < AGAIN_US && memcmp(one->mark, mark, SIGHT_MARK) == 0)
        return true;
    *one = (struct noted){.account = account, .at = now};
    memcpy(one->mark, mark, SIGHT_MARK);
    return false;
}

static void note(struct ctx *c, struct pg *db, int64_t account, enum sight_kind kind,
                 const unsigned char mark[SIGHT_MARK])
{
    if (!is_noted(account, mark)) sight_put(c, db, account, kind, mark);
}

bool sight_note(struct ctx *c, struct pg *db, int64_t account, const struct sight *from)
{
    unsigned char *network = pool_take(c->pool, SIGHT_MARK), *device = pool_take(c->pool, SIGHT_MARK);
    if (!key_path(c)) return true;
    if (!find_key(c, db)) return false;
    if (from->device) {
        secret_keyed_hash(own, from->device, device, SIGHT_MARK);
        note(c, db, account, SIGHT_DEVICE, device);
    }
    /* In key order, like all row locks. */
    if (mark_network(c, from->remote, network)) note(c, db, account, SIGHT_NETWORK, network);
    return pg_flush(c, db);
}

bool sight_derive_key(struct ctx *c, struct pg *db, const char *purpose, unsigned char ret_key[SECRET_KEY])
{
    if (!key_path(c)) return fail(c, FAULT_UNAVAILABLE, "this server has no run directory");
    if (!find_key(c, db)) return false;
    secret_keyed_hash(own, purpose, ret_key, SECRET_KEY);
    return true;
}
