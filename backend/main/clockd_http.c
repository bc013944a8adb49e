/* clockd_http.c - see clockd_http.h. libcurl looks names up in a thread of its own, and leaves it behind when a call has
 * taken too long (QUICK_EXIT; otherwise it waits for the thread), so a slow name server delays nothing else. */
#include "main/clockd_http.h"
#include "base/address.h"
#include "platform/model/delivery_error.h"
#include <curl/curl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { CONNECT_S = 5, WHOLE_S = 10, ANSWER_MAX = 64 * 1024 };

static CURLM *all;
static struct slot {
    CURL *curl; /* NULL: free */
    struct curl_slist *headers;
    size_t heard;    /* bytes of the answer */
    bool is_private; /* an address was refused */
} slots[HTTP_SLOTS];

void http_start(void)
{
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK || !(all = curl_multi_init())) abort();
}

/* The last moment before a connection: its address is final here. */
static curl_socket_t open_socket(void *thing, curlsocktype purpose, struct curl_sockaddr *to)
{
    struct slot *slot = thing;
    char place[ADDRESS_PLACE];
    address_print_place(&to->addr, place);
    bool fine = address_is_public(&to->addr) || address_is_allowed(place, strlen(place));
    if (purpose != CURLSOCKTYPE_IPCXN || !fine) {
        slot->is_private = true;
        return CURL_SOCKET_BAD;
    }
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

/* Nothing that is answered matters but its status. */
static size_t hear(char *bytes, size_t size, size_t count, void *thing)
{
    struct slot *slot = thing;
    (void)bytes;
    slot->heard += size * count;
    return slot->heard <= ANSWER_MAX ? size * count : 0;
}

static void limit(CURL *curl, struct slot *slot)
{
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, slot);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_FRESH_CONNECT, 1L); /* each one is judged */
    curl_easy_setopt(curl, CURLOPT_FORBID_REUSE, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_S);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)WHOLE_S);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, hear);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, slot);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, hear);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, slot);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);
}

/* TLS is needed unless the operator allows the place by its address. */
static bool is_secure_enough(const char *url)
{
    static const char OPEN[] = "http://";
    size_t start = strlen(OPEN);
    if (strncmp(url, OPEN, start) != 0) return true;
    return address_is_allowed(url + start, strcspn(url + start, "/?"));
}

static void release(struct slot *slot)
{
    if (slot->curl) curl_easy_cleanup(slot->curl);
    curl_slist_free_all(slot->headers);
    *slot = (struct slot){.curl = NULL};
}

static bool fill(struct slot *slot, const struct http_post *post)
{
    CURL *curl = slot->curl = curl_easy_init();
    if (!curl) return false;
    slot->headers = curl_slist_append(NULL, "Expect:"); /* bodies are small: nothing asks before it sends */
    for (int i = 0; i < HTTP_HEADERS && post->headers[i]; i++)
        slot->headers = curl_slist_append(slot->headers, post->headers[i]);
    limit(curl, slot);
    bool fine = curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK &&
                curl_easy_setopt(curl, CURLOPT_URL, post->url) == CURLE_OK &&
                curl_easy_setopt(curl, CURLOPT_USERAGENT, "Quadrivium") == CURLE_OK &&
                curl_easy_setopt(curl, CURLOPT_HTTPHEADER, slot->headers) == CURLE_OK &&
                curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, (long)post->length) == CURLE_OK &&
                curl_easy_setopt(curl, CURLOPT_COPYPOSTFIELDS, post->body) == CURLE_OK;
    return fine && curl_multi_add_handle(all, curl) == CURLM_OK;
}

bool http_begin(const struct http_post *post, int *ret_slot)
{
    *ret_slot = -1;
    for (int i = 0; i < HTTP_SLOTS && *ret_slot < 0; i++)
        if (!slots[i].curl) *ret_slot = i;
    if (*ret_slot < 0) return false;
    struct slot *slot = &slots[*ret_slot];
    if (is_secure_enough(post->url) && fill(slot, post)) return true;
    release(slot);
    return false;
}

bool http_has_room(void)
{
    for (int i = 0; i < HTTP_SLOTS; i++)
        if (!slots[i].curl) return true;
    return false;
}

bool http_is_busy(void)
{
    for (int i = 0; i < HTTP_SLOTS; i++)
        if (slots[i].curl) return true;
    return false;
}

static enum delivery_error error_of(const struct slot *slot, CURLcode code)
{
    if (slot->is_private) return DELIVERY_NOT_PUBLIC;
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST: return DELIVERY_UNRESOLVED;
    case CURLE_OPERATION_TIMEDOUT: return DELIVERY_TIMEOUT;
    case CURLE_PEER_FAILED_VERIFICATION: return DELIVERY_CERTIFICATE;
    case CURLE_SSL_CONNECT_ERROR: return DELIVERY_INSECURE;
    case CURLE_WRITE_ERROR: return DELIVERY_TOO_LONG;
    default: return DELIVERY_UNCONNECTED;
    }
}

bool http_next(struct http_answer *ret)
{
    int left, running;
    curl_multi_perform(all, &running);
    for (CURLMsg *message; (message = curl_multi_info_read(all, &left));) {
        if (message->msg != CURLMSG_DONE) continue;
        for (int i = 0; i < HTTP_SLOTS; i++) {
            if (slots[i].curl != message->easy_handle) continue;
            *ret = (struct http_answer){.slot = i};
            curl_easy_getinfo(slots[i].curl, CURLINFO_RESPONSE_CODE, &ret->status);
            if (!ret->status) ret->error = delivery_error_text(error_of(&slots[i], message->data.result));
            curl_multi_remove_handle(all, slots[i].curl);
            release(&slots[i]);
            return true;
        }
    }
    return false;
}

void http_wait(int bell, int ms)
{
    struct curl_waitfd extra = {.fd = bell, .events = CURL_WAIT_POLLIN};
    curl_multi_poll(all, &extra, 1, ms, NULL);
}
