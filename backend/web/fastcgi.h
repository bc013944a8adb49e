/* fastcgi.h - the part of the FastCGI record protocol that the waiter needs: a small request in and an answer out, and
 * the same the other way round, when the waiter asks a worker. The workers use libfcgi. */
#ifndef QUAD_FASTCGI_H
#define QUAD_FASTCGI_H
#include <stddef.h>
#include <stdint.h>

enum { FASTCGI_REQUEST = 16384, FASTCGI_URI = 256, FASTCGI_QUERY = 7168, FASTCGI_ANSWER = 4096 };

struct fastcgi_request {
    unsigned id;
    char uri[FASTCGI_URI], query[FASTCGI_QUERY]; /* DOCUMENT_URI and QUERY_STRING */
};

enum fastcgi_progress { FASTCGI_MORE, FASTCGI_WHOLE, FASTCGI_WRONG };

/* Parse the first `length` bytes of a connection: more needed, a whole request, or an error. */
enum fastcgi_progress fastcgi_read(const unsigned char *bytes, size_t length, struct fastcgi_request *ret);
/* Write an answer with this head (which ends with an empty line) and no body; returns its length. */
size_t fastcgi_answer(unsigned id, const char *head, unsigned char ret[FASTCGI_ANSWER]);
/* Write an answer of these bytes, head and body, into `room` bytes; returns its length, 0 when there is too little
 * room. */
size_t fastcgi_output(unsigned id, const void *content, size_t length, unsigned char *ret, size_t room);

/* Write a GET request for a worker, without credentials, as a client on this machine; returns its length, 0 when the
 * address is too long. The connection ends with the answer. */
size_t fastcgi_ask(const char *uri, const char *query, unsigned char ret[FASTCGI_ANSWER]);
/* Parse the first `length` bytes of the answer to it. When it is whole, the bytes of head and body are moved to the
 * front, and *ret_length is their number. */
enum fastcgi_progress fastcgi_collect(unsigned char *bytes, size_t length, size_t *ret_length);
#endif
