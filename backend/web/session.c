/* session.c - see session.h. Each process caches sessions and access tokens for at most a minute, and only while the
 * shared table shows no revocation (platform/runtime/wake.h), by whichever node; without the table every request asks
 * the database. */
#include "web/session.h"
#include "base/clock.h"
#include "base/secret.h"
#include "platform/account/token.h"
#include "platform/runtime/wake_table.h"
#include "web/route.h"
#include <string.h>
#include <strings.h>

enum {
    CACHED = 1024,
    NAME_BYTES = 161,
    KIND_BYTES = 12,
    TRUST_US = 60 * 1000000,
    COOKIE_DAYS = 90,
    DEVICE_DAYS = 365,
    BROWSER_SECONDS = 3600
};

static struct cached {
    unsigned char hash[32];
    int64_t account, session, token, since, expires_at; /* expires_at: 0 for a session */
    uint32_t revocations;
    unsigned scopes;
    char public_id[PUBLIC_ID], name[NAME_BYTES];
    enum account_kind kind;
    bool closed;
} cache[CACHED];

/* A browser forgets it by its own clock. A standby lags two seconds at most. */
enum { WROTE_SECONDS = 5 };
static const char WROTE[] = "qwrote=";

static const char *cookie_name(bool https) { return https ? "__Host-qsid" : "qsid"; }
static const char *browser_name(bool https) { return https ? "__Host-qprovider" : "qprovider"; }
static const char *device_name(bool https) { return https ? "__Host-qdev" : "qdev"; }

/* The cookie */

/* The value of one of our cookies, in the pool; NULL when it is absent or not as long as a token. */
static const char *cookie_of(struct ctx *c, const struct incoming *in, const char *name)
{
    const char *at = in->cookie ? in->cookie : "";
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

const char *session_cookie(struct ctx *c, const struct incoming *in)
{
    return cookie_of(c, in, cookie_name(in->https));
}

const char *session_device(struct ctx *c, const struct incoming *in)
{
    return cookie_of(c, in, device_name(in->https));
}

const char *session_browser(struct ctx *c, const struct incoming *in)
{
    return cookie_of(c, in, browser_name(in->https));
}

const char *session_set_browser(struct ctx *c, const char *token, bool https)
{
    return pool_print(c->pool, "%s=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", browser_name(https),
                      token, BROWSER_SECONDS, https ? "; Secure" : "");
}

const char *session_set_device(struct ctx *c, bool https)
{
    char token[TOKEN_TEXT];
    secret_token(token);
    return pool_print(c->pool, "%s=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", device_name(https),
                      token, DEVICE_DAYS * 24 * 3600, https ? "; Secure" : "");
}

const char *session_set_cookie(struct ctx *c, const char *token, bool https)
{
    return pool_print(c->pool, "%s=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", cookie_name(https),
                      token, *token ? COOKIE_DAYS * 24 * 3600 : 0, https ? "; Secure" : "");
}

const char *session_set_wrote(struct ctx *c, bool https)
{
    return pool_print(c->pool, "%s1; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", WROTE, WROTE_SECONDS,
                      https ? "; Secure" : "");
}

bool session_wrote(const struct incoming *in) { return in->cookie && strstr(in->cookie, WROTE); }

/* The caller */

static struct cached *place_of(const unsigned char hash[32])
{
    return &cache[(hash[0] | hash[1] << 8) % CACHED];
}

static bool is_known(const struct cached *one, const unsigned char hash[32])
{
    return one->account && clock_ticks() - one->since < TRUST_US && wake_hears() &&
           one->revocations == wake_revocations() && secret_equal(one->hash, hash, sizeof one->hash);
}

static bool is_over(struct ctx *c, const struct cached *one)
{
    return one->expires_at && one->expires_at <= c->now;
}

typedef bool finder(struct ctx *, struct pg *, const char *, struct person_facts *);

static bool ask(struct ctx *c, struct pg *db, finder *find, const char *token, struct cached *one)
{
    struct person_facts facts = {.account = 0};
    uint32_t revocations = wake_revocations(); /* read first, so that a revocation during the query counts */
    if (!find(c, db, token, &facts)) return false;
    one->account = facts.account;
    if (!facts.account) return true;
    one->session = facts.session;
    one->token = facts.token;
    one->scopes = facts.scopes;
    one->expires_at = facts.expires_at;
    one->since = clock_ticks();
    one->revocations = revocations;
    snprintf(one->public_id, sizeof one->public_id, "%s", facts.public_id);
    snprintf(one->name, sizeof one->name, "%s", facts.name);
    one->kind = facts.kind;
    one->closed = facts.closed;
    return true;
}

/* Find the owner of a session or access token, in the cache or in the database. */
static bool recognise(struct ctx *c, struct request *rq, finder *find, const char *token)
{
    unsigned char hash[32];
    secret_blake2b(token, strlen(token), hash);
    struct cached *one = place_of(hash);
    if (!is_known(one, hash)) {
        one->account = 0;
        memcpy(one->hash, hash, sizeof one->hash);
        if (!ask(c, rq->db, find, token, one)) return false;
    }
    if (one->account && !is_over(c, one))
        rq->who = (struct person){one->account, one->session, one->token,  one->public_id,
                                  one->name,    one->kind,    one->scopes, one->closed};
    return true;
}

/* "Bearer qd_pat_…" with exactly one token behind it, NULL for anything else. */
static const char *bearer_of(const char *authorization)
{
    static const char SCHEME[] = "Bearer ";
    if (strncasecmp(authorization, SCHEME, sizeof SCHEME - 1) != 0) return NULL;
    const char *token = authorization + sizeof SCHEME - 1;
    token += strspn(token, " ");
    bool ours = strncmp(token, TOKEN_PREFIX, sizeof TOKEN_PREFIX - 1) == 0 &&
                strlen(token) == sizeof TOKEN_PREFIX - 1 + TOKEN_TEXT - 1;
    return ours ? token : NULL;
}

bool session_open(struct ctx *c, const struct incoming *in, struct request *rq)
{
    if (in->authorization && *in->authorization) {
        const char *token = bearer_of(in->authorization);
        if (token && !recognise(c, rq, token_find, token)) return false;
        return rq->who.account ||
               fail(c, FAULT_UNAUTHENTICATED, "the access token is invalid or was revoked");
    }
    const char *token = session_cookie(c, in);
    return !token || recognise(c, rq, session_find, token);
}

/* Client address */

static bool has(const char *text) { return text && *text; }

/* Origin is the page's scheme://host[:port]; ours is the one that the request was sent to. */
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
            return fail(c, FAULT_FOREIGN_ORIGIN, "the browser reports that another site sent this request");
        told = true;
    }
    if (has(in->origin)) {
        if (!is_own_origin(c, in)) return fail(c, FAULT_FOREIGN_ORIGIN, "the origin is another site");
        told = true;
    }
    if (told || has(in->authorization) || !session_cookie(c, in)) return true;
    return fail(c, FAULT_FOREIGN_ORIGIN, "a write with a cookie needs an Origin or Sec-Fetch-Site header");
}
