/* fetch.c - see fetch.h. */
#include "platform/runtime/fetch.h"
#include "base/address.h"
#include "base/log.h"
#include <curl/curl.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

/* Shorter than what a person waits for; a sign-in asks at most four times. */
enum { CONNECT_S = 3, WHOLE_S = 5, PART = 4096 };

struct call {
    struct pool *pool;
    char *text;
    size_t length, room;
    bool at_home, is_private;
};

/* Addresses */

struct parts {
    char *scheme, *host, *port, *user, *fragment;
};

static void part(CURLU *url, CURLUPart which, struct pool *pool, unsigned flags, char **ret)
{
    char *text = NULL;
    *ret = NULL;
    if (curl_url_get(url, which, &text, flags) == CURLUE_OK) *ret = pool_copy(pool, text);
    curl_free(text);
}

static bool read_parts(struct pool *pool, const char *text, struct parts *ret)
{
    CURLU *url = curl_url();
    bool fine = url && curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK;
    if (fine) {
        part(url, CURLUPART_SCHEME, pool, 0, &ret->scheme);
        part(url, CURLUPART_HOST, pool, 0, &ret->host);
        part(url, CURLUPART_PORT, pool, CURLU_DEFAULT_PORT, &ret->port);
        part(url, CURLUPART_USER, pool, 0, &ret->user);
        part(url, CURLUPART_FRAGMENT, pool, 0, &ret->fragment);
    }
    curl_url_cleanup(url);
    return fine && ret->scheme && ret->host && ret->port;
}

static bool is_this_machine(const char *host)
{
    return strcmp(host, "127.0.0.1") == 0 || strcmp(host, "[::1]") == 0 || strcmp(host, "localhost") == 0;
}

bool fetch_can(const char *url)
{
    struct pool *pool = pool_new();
    struct parts parts;
    bool can = read_parts(pool, url, &parts) && !parts.user && !parts.fragment;
    if (can && strcmp(parts.scheme, "http") == 0) {
        const char *place = pool_print(pool, "%s:%s", parts.host, parts.port);
        can = is_this_machine(parts.host) || address_is_allowed(place, strlen(place));
    } else {
        can = can && strcmp(parts.scheme, "https") == 0;
    }
    pool_drop(pool);
    return can;
}

static bool is_same_host(struct pool *pool, const char *a, const char *b)
{
    struct parts left, right;
    return read_parts(pool, a, &left) && read_parts(pool, b, &right) &&
           strcasecmp(left.host, right.host) == 0;
}

/* Asking */

/* The last moment before a connection: its address is final here. */
static curl_socket_t open_socket(void *thing, curlsocktype purpose, struct curl_sockaddr *to)
{
    struct call *call = thing;
    char place[ADDRESS_PLACE];
    address_print_place(&to->addr, place);
    bool fine = call->at_home || address_is_public(&to->addr) || address_is_allowed(place, strlen(place));
    if (purpose != CURLSOCKTYPE_IPCXN || !fine) {
        call->is_private = true;
        return CURL_SOCKET_BAD;
    }
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

static size_t hear(char *bytes, size_t size, size_t count, void *thing)
{
    struct call *call = thing;
    size_t more = size * count;
    if (call->length + more > FETCH_MAX) return 0;
    if (call->length + more >= call->room) {
        call->room = (call->length + more) * 2 + PART;
        call->text = pool_grow(call->pool, call->text, call->length, call->room);
    }
    memcpy(call->text + call->length, bytes, more);
    call->length += more;
    return more;
}

/* Headers count for nothing, but are no way to send without end. */
static size_t skip(char *bytes, size_t size, size_t count, void *thing)
{
    size_t *heard = thing;
    (void)bytes;
    *heard += size * count;
    return *heard <= FETCH_MAX ? size * count : 0;
}

static void limit(CURL *curl)
{
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_S);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)WHOLE_S);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L); /* nor does a silent name server take longer */
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Quadrivium");
}

static struct curl_slist *headers_of(struct ctx *c, const struct fetch *what)
{
    struct curl_slist *list = curl_slist_append(NULL, "Accept: application/json");
    if (what->authorization)
        list = curl_slist_append(list, pool_print(c->pool, "Authorization: %s", what->authorization));
    return list;
}

static CURLcode perform(struct ctx *c, const struct fetch *what, struct call *call, long *ret_status)
{
    size_t heard = 0;
    CURL *curl = curl_easy_init();
    if (!curl) return CURLE_OUT_OF_MEMORY;
    struct curl_slist *headers = headers_of(c, what);
    limit(curl);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, call);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, hear);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, call);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, skip);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &heard);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(curl, CURLOPT_URL, what->url);
    if (what->form) curl_easy_setopt(curl, CURLOPT_POSTFIELDS, what->form);
    CURLcode got = curl_easy_perform(curl);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, ret_status);
    curl_easy_cleanup(curl);
    curl_slist_free_all(headers);
    return got;
}

static const char *reason_of(const struct call *call, CURLcode got)
{
    if (call->is_private) return "its address is private, and not that of the issuer";
    if (got == CURLE_WRITE_ERROR) return "its answer is too long";
    return curl_easy_strerror(got);
}

bool fetch(struct ctx *c, const struct fetch *what, long *ret_status, const char **ret_text)
{
    struct call call = {.pool = c->pool, .at_home = is_same_host(c->pool, what->url, what->home)};
    if (!fetch_can(what->url))
        return fail(c, FAULT_PROVIDER_DOWN, "the address of the sign-in service is not https");
    CURLcode got = perform(c, what, &call, ret_status);
    if (got != CURLE_OK) {
        const char *reason = reason_of(&call, got);
        log_line(LOG_WARNING, "provider_unreachable", "\"url\":%s,\"reason\":%s", log_quote(what->url),
                 log_quote(reason));
        return fail(c, FAULT_PROVIDER_DOWN, "the sign-in service did not answer as it should: %s", reason);
    }
    *ret_text = pool_copy_bytes(c->pool, call.text ? call.text : "", call.length);
    return true;
}

const char *fetch_escape(struct ctx *c, const char *text)
{
    static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
    char *escaped = pool_take(c->pool, strlen(text) * 3 + 1), *at = escaped;
    for (const char *from = text; *from; from++) {
        if (strchr(PLAIN, *from)) *at++ = *from;
        else at += snprintf(at, 4, "%%%02X", (unsigned)(unsigned char)*from);
    }
    return escaped;
}
