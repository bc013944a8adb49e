/* quad_doctor_network.c - what `quad doctor` asks by network: the arena's own answer, the certificate that browsers
 * are shown, the mail server, the sign-in service. */
#include "base/clock.h"
#include "main/quad.h"
#include "main/quad_doctor.h"
#include "platform/account/provider.h"
#include <curl/curl.h>
#include <inttypes.h>
#include <string.h>
#include <time.h>

enum {
    CONNECT_S = 10,
    WHOLE_S = 30,
    SECOND = 1000000,
    DAY_S = 86400,
    RENEW_DAYS = 14,
    ANSWER_MAX = 300,
    READY = 200
};

struct answer {
    char text[ANSWER_MAX];
    size_t length;
};

static size_t keep(char *from, size_t size, size_t count, void *thing)
{
    struct answer *answer = thing;
    size_t room = ANSWER_MAX - 1 - answer->length, n = size * count < room ? size * count : room;
    memcpy(answer->text + answer->length, from, n);
    answer->length += n;
    return size * count;
}

static CURL *request(const char *url, struct answer *answer)
{
    CURL *curl = curl_easy_init();
    if (!curl) abort();
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L); /* nor does a silent name server take longer */
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_S);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)WHOLE_S);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, keep);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, answer);
    const char *issuers = getenv("SSL_CERT_FILE");
    if (issuers && *issuers) curl_easy_setopt(curl, CURLOPT_CAINFO, issuers);
    return curl;
}

/* A file of one line, without its end; NULL when there is none. */
static const char *read_line(struct ctx *c, const char *folder, const char *name)
{
    const char *text;
    size_t length;
    if (!folder || !*folder) return NULL;
    if (quad_read_file(c, pool_print(c->pool, "%s/%s", folder, name), &text, &length))
        return pool_copy_bytes(c->pool, text, strcspn(text, "\n"));
    forgive(c);
    return NULL;
}

/* The arena */

static void check_arena(struct diagnosis *d)
{
    static const char START[] = "systemctl status quadrivium.target nginx (or make run), and read the log";
    const char *folder = getenv("QUADRIVIUM_SOCKETS");
    if (!folder || !*folder) folder = read_line(d->c, getenv("QUADRIVIUM_HOME"), "run/sockets");
    if (!folder) {
        doctor_say(d, "arena", FINDING_BAD, START, "no arena runs in QUADRIVIUM_HOME");
        return;
    }
    struct answer answer = {.length = 0};
    CURL *curl = request("http://localhost/readyz", &answer);
    const char *socket = pool_print(d->c->pool, "%s/local.sock", folder);
    curl_easy_setopt(curl, CURLOPT_UNIX_SOCKET_PATH, socket);
    CURLcode got = curl_easy_perform(curl);
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_cleanup(curl);
    if (got != CURLE_OK)
        doctor_say(d, "arena", FINDING_BAD, START, "no answer at %s: %s", socket, curl_easy_strerror(got));
    else
        doctor_say(d, "arena", status == READY ? FINDING_FINE : FINDING_BAD, status == READY ? NULL : START,
                   "it answers %ld: %s", status, answer.text);
}

/* The certificate */

/* When the certificate of `url` expires, in seconds since 1970. The issuer is not checked. 0 when there is no
 * answer. */
static int64_t expiry_of(const char *url, CURLcode *ret_got)
{
    struct answer answer = {.length = 0};
    struct curl_certinfo *chain = NULL;
    struct tm parts = {0};
    int64_t expiry = 0;
    CURL *curl = request(url, &answer);
    curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
    curl_easy_setopt(curl, CURLOPT_CERTINFO, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 0L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 0L);
    *ret_got = curl_easy_perform(curl);
    static const char FIELD[] = "Expire date:";
    if (curl_easy_getinfo(curl, CURLINFO_CERTINFO, &chain) == CURLE_OK && chain && chain->num_of_certs > 0)
        for (struct curl_slist *line = chain->certinfo[0]; line; line = line->next)
            if (strncmp(line->data, FIELD, strlen(FIELD)) == 0 &&
                strptime(line->data + strlen(FIELD), "%b %d %H:%M:%S %Y", &parts))
                expiry = timegm(&parts);
    curl_easy_cleanup(curl);
    return expiry;
}

static CURLcode trust_of(const char *url)
{
    struct answer answer = {.length = 0};
    CURL *curl = request(url, &answer);
    curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
    CURLcode got = curl_easy_perform(curl);
    curl_easy_cleanup(curl);
    return got;
}

static void judge_certificate(struct diagnosis *d, const char *url)
{
    static const char RENEW[] = "renew the certificate, then systemctl reload nginx (restart make run)";
    CURLcode got;
    int64_t expiry = expiry_of(url, &got);
    if (!expiry) {
        doctor_say(d, "certificate", FINDING_BAD,
                   "does nginx listen there, and does the name lead to this machine?",
                   "no certificate at %s: %s", url, curl_easy_strerror(got));
        return;
    }
    const char *until = clock_text(d->c, expiry * SECOND);
    int64_t days = (expiry - d->c->now / SECOND) / DAY_S;
    got = trust_of(url);
    if (expiry <= d->c->now / SECOND)
        doctor_say(d, "certificate", FINDING_BAD, RENEW, "expired at %s", until);
    else if (got != CURLE_OK)
        doctor_say(d, "certificate", FINDING_BAD,
                   "use one that browsers trust, with its whole chain, for this name",
                   "browsers will not trust %s: %s", url, curl_easy_strerror(got));
    else
        doctor_say(d, "certificate", days < RENEW_DAYS ? FINDING_WARNING : FINDING_FINE,
                   days < RENEW_DAYS ? RENEW : NULL, "valid until %s, %" PRId64 " days", until, days);
}

static bool is_https(const char *url) { return url && strncmp(url, "https://", strlen("https://")) == 0; }

static void check_certificate(struct diagnosis *d)
{
    const char *url = getenv("QUADRIVIUM_PUBLIC_URL");
    if (!url || !*url) url = read_line(d->c, getenv("QUADRIVIUM_HOME"), "run/url");
    if (is_https(url)) judge_certificate(d, url);
    else
        doctor_say(d, "certificate", FINDING_WARNING,
                   "give nginx a certificate, and set QUADRIVIUM_PUBLIC_URL to the https:// address",
                   "no https:// address is known: passwords cross the network readably");
}

/* The mail server */

static void judge_mail(struct diagnosis *d, const char *url)
{
    struct answer answer = {.length = 0};
    CURL *curl = request(url, &answer);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)(strchr(url, '@') ? CURLUSESSL_ALL : CURLUSESSL_TRY));
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "NOOP");
    curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
    CURLcode got = curl_easy_perform(curl);
    curl_easy_cleanup(curl);
    doctor_say(d, "mail server", got == CURLE_OK ? FINDING_FINE : FINDING_BAD,
               got == CURLE_OK ? NULL : "start the mail server, or correct QUADRIVIUM_SMTP_URL",
               got == CURLE_OK ? "it answers%s" : "no mail can be sent: %s",
               got == CURLE_OK ? "" : curl_easy_strerror(got));
}

static void check_mail(struct diagnosis *d)
{
    static const char *const NEEDED[] = {"QUADRIVIUM_SMTP_URL", "QUADRIVIUM_MAIL_FROM",
                                         "QUADRIVIUM_PUBLIC_URL"};
    enum { COUNT = sizeof NEEDED / sizeof *NEEDED, OF_MAIL = 2 };
    const char *missing = NULL, *url = getenv(NEEDED[0]);
    int set = 0;
    for (int i = 0; i < COUNT; i++) {
        const char *value = getenv(NEEDED[i]);
        if (!value || !*value) missing = quad_list(d->c, missing, NEEDED[i]);
        else set += i < OF_MAIL;
    }
    if (!set) doctor_say(d, "mail server", FINDING_FINE, NULL, "none is set: no mail is sent");
    else if (missing)
        doctor_say(d, "mail server", FINDING_BAD, "set it too", "no mail is sent without %s", missing);
    else if (url) judge_mail(d, url);
}

/* The site's own sign-in service */

static void check_provider(struct diagnosis *d)
{
    static const char CHECK[] = "sign-in service";
    const char *issuer = getenv("QUADRIVIUM_OIDC_ISSUER"), *client = getenv("QUADRIVIUM_OIDC_CLIENT_ID");
    const char *site = getenv("QUADRIVIUM_PUBLIC_URL");
    struct provider provider;
    if (!(issuer && *issuer) && !(client && *client))
        doctor_say(d, CHECK, FINDING_FINE, NULL, "none is set: people sign in with a password or a passkey");
    else if (!provider_find(&provider))
        doctor_say(
            d, CHECK, FINDING_BAD,
            "set QUADRIVIUM_OIDC_ISSUER (https://...) and QUADRIVIUM_OIDC_CLIENT_ID; scopes need openid",
            "its settings are incomplete or wrong: it is off");
    else if (!provider_check(d->c))
        doctor_say(d, CHECK, FINDING_BAD, "start it, or correct QUADRIVIUM_OIDC_ISSUER and the secret's file",
                   "%s: %s", provider.issuer, d->c->failure.detail);
    else if (!(site && *site))
        doctor_say(d, CHECK, FINDING_WARNING, "set QUADRIVIUM_PUBLIC_URL",
                   "it answers, but the address that it sends browsers back to follows the request");
    else doctor_say(d, CHECK, FINDING_FINE, NULL, "%s answers", provider.issuer);
    forgive(d->c);
}

void doctor_network(struct diagnosis *d)
{
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) abort();
    check_arena(d);
    check_certificate(d);
    check_mail(d);
    check_provider(d);
}
