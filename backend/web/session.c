/* session.c - see session.h. Known sessions are kept per process for at most a minute, and only while the shared table tells
 * that none was ended (platform/wake.h); without the table every request asks the database. */
#include "web/session.h"
#include "base/clock.h"
#include "base/secret.h"
#include "platform/session.h"
#include "platform/wake_table.h"
#include "web/route.h"
#include <string.h>
#include <strings.h>

enum { CACHED = 1024, NAME_BYTES = 161, KIND_BYTES = 12, TRUST_US = 60 * 1000000, COOKIE_DAYS = 90 };

static struct cached {
    unsigned char hash[32];
    int64_t account, session, since;
    uint32_t revocations;
    char public_id[PUBLIC_ID], name[NAME_BYTES], kind[KIND_BYTES];
} cache[CACHED];

void session_forget(void) { memset(cache, 0, sizeof cache); }

static const char *cookie_name(bool https) { return https ? "__Host-qsid" : "qsid"; }

/* ---- the cookie ---------------------------------------------------------------------------------------------- */

const char *session_cookie(struct ctx *c, const struct incoming *in)
{
    const char *name = cookie_name(in->https), *at = in->cookie ? in->cookie : "";
    size_t length = strlen(name);
    while (*at) {
        at += strspn(at, "; \t");
        size_t pair = strcspn(at, ";");
        if (pair > length && strncmp(at, name, length) == 0 && at[length] == '=') {
            size_t token = pair - length - 1;
            return token == TOKEN_TEXT - 1 ? pool_copy_bytes(c->pool, at + length + 1, token) : NULL;
        }
        at += pair;
    }
    return NULL;
}

const char *session_set_cookie(struct ctx *c, const char *token, bool https)
{
    return pool_print(c->pool, "%s=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", cookie_name(https),
                      token, *token ? COOKIE_DAYS * 24 * 3600 : 0, https ? "; Secure" : "");
}

/* ---- who ----------------------------------------------------------------------------------------------------- */

static struct cached *place_of(const unsigned char hash[32])
{
    return &cache[(hash[0] | hash[1] << 8) % CACHED];
}

static bool is_known(const struct cached *one, const unsigned char hash[32])
{
    return one->account && clock_ticks() - one->since < TRUST_US && wake_alive() &&
           one->revocations == wake_revocations() && secret_same(one->hash, hash, sizeof one->hash);
}

static bool ask(struct ctx *c, struct pg *db, const char *token, struct cached *one)
{
    struct person_facts facts = {.account = 0};
    uint32_t revocations = wake_revocations(); /* before the question: what is ended meanwhile counts */
    if (!session_find(c, db, token, &facts)) return false;
    one->account = facts.account;
    if (!facts.account) return true;
    one->session = facts.session;
    one->since = clock_ticks();
    one->revocations = revocations;
    snprintf(one->public_id, sizeof one->public_id, "%s", facts.public_id);
    snprintf(one->name, sizeof one->name, "%s", facts.name);
    snprintf(one->kind, sizeof one->kind, "%s", facts.kind);
    return true;
}

bool session_open(struct ctx *c, const struct incoming *in, struct request *rq)
{
    if (in->authorization && *in->authorization)
        return fail(c, FAULT_UNAUTHENTICATED, "the access token is not known here");
    const char *token = session_cookie(c, in);
    if (!token) return true;
    unsigned char hash[32];
    secret_blake2b(token, strlen(token), hash);
    struct cached *one = place_of(hash);
    if (!is_known(one, hash)) {
        one->account = 0;
        memcpy(one->hash, hash, sizeof one->hash);
        if (!ask(c, rq->db, token, one)) return false;
    }
    if (one->account)
        rq->who = (struct person){one->account, one->session, one->public_id, one->name, one->kind};
    return true;
}

/* ---- from where ---------------------------------------------------------------------------------------------- */

static bool has(const char *text) { return text && *text; }

/* Origin is scheme://host[:port] of the page; ours is what the request itself was sent to. */
static bool is_own_origin(struct ctx *c, const struct incoming *in)
{
    const char *own = pool_print(c->pool, "%s://%s", in->https ? "https" : "http",
                                 has(in->host) ? in->host : "");
    return strcasecmp(in->origin, own) == 0;
}

bool session_origin_fits(struct ctx *c, const struct incoming *in)
{
    bool told = false;
    if (has(in->fetch_site)) {
        if (strcmp(in->fetch_site, "same-origin") != 0 && strcmp(in->fetch_site, "none") != 0)
            return fail(c, FAULT_FOREIGN_ORIGIN, "the browser says that another site sent this");
        told = true;
    }
    if (has(in->origin)) {
        if (!is_own_origin(c, in)) return fail(c, FAULT_FOREIGN_ORIGIN, "the origin is not this site's");
        told = true;
    }
    if (told || !session_cookie(c, in)) return true;
    return fail(c, FAULT_FOREIGN_ORIGIN, "a write with a cookie needs an Origin or Sec-Fetch-Site header");
}
