/* sight.c - see sight.h. */
#include "platform/account/sight.h"
#include "base/clock.h"
#include "base/secret.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NOTED = 1024 };
static const int64_t AGAIN_US = INT64_C(3600000000);

/* The key */

static bool no_key(struct ctx *c, const char *path)
{
    return fail(c, FAULT_UNAVAILABLE, "%s cannot be read or made: %s", path, strerror(errno));
}

/* The file appears complete under its name or not at all; if two processes create it, one wins. */
static void make_key(struct ctx *c, const char *path)
{
    unsigned char key[SECRET_KEY];
    const char *fresh = pool_print(c->pool, "%s.%d", path, (int)getpid());
    int fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) return;
    secret_random_bytes(key, sizeof key);
    bool whole = write(fd, key, sizeof key) == (ssize_t)sizeof key && fsync(fd) == 0;
    close(fd);
    int error = whole && link(fresh, path) == 0 ? 0 : errno;
    unlink(fresh);
    errno = error;
}

static bool read_key(struct ctx *c, const char *path, unsigned char ret_key[SECRET_KEY])
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (fd < 0) return false;
    ssize_t got = read(fd, ret_key, SECRET_KEY);
    close(fd);
    return got == SECRET_KEY || no_key(c, path);
}

/* NULL where there is no run directory. */
static bool own_key(struct ctx *c, const unsigned char **ret_key)
{
    static unsigned char key[SECRET_KEY];
    static bool is_known;
    const char *home = getenv("QUADRIVIUM_HOME");
    *ret_key = home && *home ? key : NULL;
    if (is_known || !*ret_key) return true;
    const char *path = pool_print(c->pool, "%s/sight.key", home);
    if (access(path, F_OK) != 0) make_key(c, path);
    is_known = read_key(c, path, key);
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

bool sight_network(struct ctx *c, const char *remote, unsigned char ret_mark[SIGHT_MARK], bool *ret_known)
{
    const unsigned char *key;
    const char *network = remote ? sight_network_text(c, remote) : NULL;
    if (!own_key(c, &key)) return false;
    *ret_known = key && network;
    if (*ret_known) secret_keyed_hash(key, network, ret_mark, SIGHT_MARK);
    return true;
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
    const unsigned char *key;
    unsigned char *network = pool_take(c->pool, SIGHT_MARK), *device = pool_take(c->pool, SIGHT_MARK);
    bool known;
    if (!own_key(c, &key) || !sight_network(c, from->remote, network, &known)) return false;
    if (!key) return true;
    if (from->device) {
        secret_keyed_hash(key, from->device, device, SIGHT_MARK);
        note(c, db, account, SIGHT_DEVICE, device);
    }
    if (known) note(c, db, account, SIGHT_NETWORK, network); /* in key order, like all row locks */
    return pg_flush(c, db);
}
