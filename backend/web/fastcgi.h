/* fastcgi.h - the part of the FastCGI record protocol that the waiter needs: one small request in, one small answer
 * out. The workers use libfcgi. */
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
#endif
