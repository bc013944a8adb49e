/* clockd_mail.c - see clockd_mail.h. */
#include "main/clockd_mail.h"
#include "platform/model/delivery_error.h"
#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

enum { CONNECT_S = 10, WHOLE_S = 30, PERMANENT = 500, WORDS = 200 };

struct text {
    const char *at;
    size_t left;
};

static size_t feed(char *to, size_t size, size_t count, void *thing)
{
    struct text *text = thing;
    size_t room = size * count, n = room < text->left ? room : text->left;
    memcpy(to, text->at, n);
    text->at += n;
    text->left -= n;
    return n;
}

void smtp_start(void)
{
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) abort();
}

struct delivery smtp_send(struct ctx *c, const struct letter *letter)
{
    const char *url = getenv("QUADRIVIUM_SMTP_URL"), *from = getenv("QUADRIVIUM_MAIL_FROM");
    struct text text = {letter->text, strlen(letter->text)};
    if (!url || !from) return (struct delivery){.error = delivery_error_text(DELIVERY_MAIL_UNSET)};
    CURL *curl = curl_easy_init();
    if (!curl) return (struct delivery){.error = delivery_error_text(DELIVERY_NO_MEMORY)};
    struct curl_slist *to = curl_slist_append(NULL, pool_print(c->pool, "<%s>", letter->to));
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)(strchr(url, '@') ? CURLUSESSL_ALL : CURLUSESSL_TRY));
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, pool_print(c->pool, "<%s>", from));
    curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, to);
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, feed);
    curl_easy_setopt(curl, CURLOPT_READDATA, &text);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_S);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)WHOLE_S);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L); /* nor does a silent name server take longer */
    CURLcode got = curl_easy_perform(curl);
    long answer = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer);
    curl_slist_free_all(to);
    curl_easy_cleanup(curl);
    if (got == CURLE_OK) return (struct delivery){.sent = true};
    /* Only a refusal of this receiver or letter is for good; a refused sign-in is ours to mend. */
    bool final = answer >= PERMANENT &&
                 (got == CURLE_SEND_ERROR || got == CURLE_WEIRD_SERVER_REPLY || got == CURLE_UPLOAD_FAILED);
    const char *words = answer >= 400 ? delivery_error_answered(c, DELIVERY_MAIL_REFUSED, answer)
                                      : delivery_error_text(DELIVERY_MAIL_UNREACHABLE);
    return (struct delivery){.final = final, .error = words};
}
