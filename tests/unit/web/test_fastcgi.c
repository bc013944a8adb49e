/* test_fastcgi.c - the records of FastCGI that the waiter reads and writes. */
#include "harness.h"
#include "base/rng.h"
#include "web/fastcgi.h"
#include <stdio.h>
#include <string.h>

struct wire {
    unsigned char bytes[FASTCGI_REQUEST];
    size_t length;
};

static void add_record(struct wire *w, unsigned type, const void *content, size_t length, size_t padding)
{
    unsigned char *at = w->bytes + w->length;
    const unsigned char header[8] = {1,
                                     (unsigned char)type,
                                     0,
                                     1,
                                     (unsigned char)(length >> 8),
                                     (unsigned char)length,
                                     (unsigned char)padding};
    memcpy(at, header, 8);
    if (length) memcpy(at + 8, content, length);
    memset(at + 8 + length, 0, padding);
    w->length += 8 + length + padding;
}

static size_t add_parameter(unsigned char *to, const char *name, const char *value)
{
    size_t n = strlen(name), v = strlen(value), at = 0;
    to[at++] = (unsigned char)n;
    if (v < 128) to[at++] = (unsigned char)v;
    else {
        to[at++] = (unsigned char)(0x80 | v >> 24);
        to[at++] = (unsigned char)(v >> 16);
        to[at++] = (unsigned char)(v >> 8);
        to[at++] = (unsigned char)v;
    }
    memcpy(to + at, name, n);
    memcpy(to + at + n, value, v);
    return at + n + v;
}

static struct wire *request_bytes(const char *uri, const char *query, size_t piece)
{
    static struct wire w;
    static unsigned char params[8192];
    static const unsigned char BEGIN[8] = {0, 1, 0};
    w.length = 0;
    add_record(&w, 1, BEGIN, sizeof BEGIN, 0);
    size_t length = add_parameter(params, "REQUEST_METHOD", "GET");
    length += add_parameter(params + length, "DOCUMENT_URI", uri);
    length += add_parameter(params + length, "QUERY_STRING", query);
    for (size_t at = 0; at < length; at += piece)
        add_record(&w, 4, params + at, length - at < piece ? length - at : piece, 3);
    add_record(&w, 4, NULL, 0, 0);
    add_record(&w, 5, NULL, 0, 0);
    return &w;
}

START_TEST(a_request_is_understood_when_its_last_byte_is_there)
{
    static struct fastcgi_request rq;
    struct wire *w = request_bytes("/_wait/a.1/2/3", "back=%2F", 11);
    for (size_t length = 0; length < w->length; length++)
        ck_assert_int_eq(fastcgi_read(w->bytes, length, &rq), FASTCGI_MORE);
    ck_assert_int_eq(fastcgi_read(w->bytes, w->length, &rq), FASTCGI_WHOLE);
    ck_assert_uint_eq(rq.id, 1);
    ck_assert_str_eq(rq.uri, "/_wait/a.1/2/3");
    ck_assert_str_eq(rq.query, "back=%2F");
}
END_TEST

START_TEST(long_values_fit_and_longer_ones_are_refused)
{
    static struct fastcgi_request rq;
    static char query[FASTCGI_QUERY + 1];
    memset(query, 'q', FASTCGI_QUERY - 1);
    struct wire *w = request_bytes("/u", query, 4000);
    ck_assert_int_eq(fastcgi_read(w->bytes, w->length, &rq), FASTCGI_WHOLE);
    ck_assert_uint_eq(strlen(rq.query), FASTCGI_QUERY - 1);
    query[FASTCGI_QUERY - 1] = 'q';
    w = request_bytes("/u", query, 4000);
    ck_assert_int_eq(fastcgi_read(w->bytes, w->length, &rq), FASTCGI_WRONG);
}
END_TEST

START_TEST(broken_records_are_wrong_and_harm_nobody)
{
    static struct fastcgi_request rq;
    struct rng rng = rng_seeded(7);
    for (int i = 0; i < 20000; i++) {
        struct wire *w = request_bytes("/_wait/a.1/2/3", "back=%2F", 16);
        for (int hits = 0; hits < 3; hits++)
            w->bytes[rng_below(&rng, w->length)] = (unsigned char)rng_next(&rng);
        size_t length = rng_below(&rng, w->length + 1);
        ck_assert_int_le(fastcgi_read(w->bytes, length, &rq), FASTCGI_WRONG);
    }
    static const unsigned char NONSENSE[] = "GET / HTTP/1.1\r\n\r\n";
    ck_assert_int_eq(fastcgi_read(NONSENSE, sizeof NONSENSE, &rq), FASTCGI_WRONG);
}
END_TEST

START_TEST(an_answer_is_three_records)
{
    unsigned char bytes[FASTCGI_ANSWER];
    size_t length = fastcgi_answer(258, "Status: 200\r\n\r\n", bytes);
    ck_assert_uint_eq(length, 8 + 15 + 8 + 16);
    ck_assert_uint_eq(bytes[1], 6);
    ck_assert(bytes[2] == 1 && bytes[3] == 2 && bytes[5] == 15);
    ck_assert_mem_eq(bytes + 8, "Status: 200\r\n\r\n", 15);
    ck_assert_uint_eq(bytes[8 + 15 + 8 + 1], 3);
}
END_TEST

START_TEST(a_long_answer_is_cut_into_records_that_come_back_as_one)
{
    enum { LENGTH = 150000 };
    static unsigned char content[LENGTH], wire[LENGTH + 1000];
    for (size_t i = 0; i < LENGTH; i++) content[i] = (unsigned char)(i * 7 + i / 251);
    ck_assert_uint_eq(fastcgi_output(1, content, LENGTH, wire, LENGTH + 40), 0);
    size_t whole = fastcgi_output(1, content, LENGTH, wire, sizeof wire), got = 0;
    ck_assert_uint_eq(whole, LENGTH + 3 * 8 + 8 + 16);
    for (size_t length = 0; length < whole; length += 97)
        ck_assert_int_eq(fastcgi_collect(wire, length, &got), FASTCGI_MORE);
    ck_assert_int_eq(fastcgi_collect(wire, whole, &got), FASTCGI_WHOLE);
    ck_assert_uint_eq(got, LENGTH);
    ck_assert_mem_eq(wire, content, LENGTH);
}
END_TEST

START_TEST(a_question_is_a_request_that_the_waiter_itself_would_understand)
{
    static struct fastcgi_request rq;
    static char query[FASTCGI_ANSWER];
    unsigned char bytes[FASTCGI_ANSWER];
    memset(query, 'q', 300);
    size_t length = fastcgi_ask("/api/v1/matches/abcdefgh27/spectate", query, bytes);
    ck_assert_int_eq(fastcgi_read(bytes, length, &rq), FASTCGI_WHOLE);
    ck_assert_str_eq(rq.uri, "/api/v1/matches/abcdefgh27/spectate");
    ck_assert_str_eq(rq.query, query);
    memset(query, 'q', sizeof query - 1);
    ck_assert_uint_eq(fastcgi_ask("/", query, bytes), 0);
}
END_TEST

START_TEST(what_a_worker_writes_beside_its_answer_is_left_out)
{
    static struct wire w;
    size_t got;
    w.length = 0;
    add_record(&w, 6, "one ", 4, 4);
    add_record(&w, 7, "a complaint", 11, 5);
    add_record(&w, 6, "answer", 6, 2);
    size_t open = w.length;
    add_record(&w, 3, "\0\0\0\0\0\0\0\0", 8, 0);
    ck_assert_int_eq(fastcgi_collect(w.bytes, open, &got), FASTCGI_MORE);
    ck_assert_int_eq(fastcgi_collect(w.bytes, w.length, &got), FASTCGI_WHOLE);
    ck_assert_uint_eq(got, 10);
    ck_assert_mem_eq(w.bytes, "one answer", 10);
    w.length = 0;
    add_record(&w, 4, "x", 1, 0);
    ck_assert_int_eq(fastcgi_collect(w.bytes, w.length, &got), FASTCGI_WRONG);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("web/fastcgi");
    HARNESS_ADD(s, a_request_is_understood_when_its_last_byte_is_there);
    HARNESS_ADD(s, long_values_fit_and_longer_ones_are_refused);
    HARNESS_ADD(s, broken_records_are_wrong_and_harm_nobody);
    HARNESS_ADD(s, an_answer_is_three_records);
    HARNESS_ADD(s, a_long_answer_is_cut_into_records_that_come_back_as_one);
    HARNESS_ADD(s, a_question_is_a_request_that_the_waiter_itself_would_understand);
    HARNESS_ADD(s, what_a_worker_writes_beside_its_answer_is_left_out);
    return s;
}
TEST_MAIN(suite)
