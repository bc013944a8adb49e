/* pg_parameters.c - see pg_parameters.h and pg.h. */
#include "store/pg_parameters.h"
#include "store/pg.h"
#include <endian.h>
#include <string.h>

/* PostgreSQL's own form of a timestamptz: 64 bits, the highest first, of microseconds since 2000. */
static const char *moment(struct ctx *c, int64_t us)
{
    static const int64_t YEAR_2000 = 946684800000000;
    uint64_t wire = htobe64((uint64_t)(us - YEAR_2000));
    char *bytes = pool_take(c->pool, sizeof wire);
    memcpy(bytes, &wire, sizeof wire);
    return bytes;
}

static const char *number_text(struct ctx *c, const int64_t *number)
{
    return number ? pool_print_int(c->pool, *number) : NULL;
}

static void take_bytes(struct pg_parameters *p, int i, const char *bytes, int length)
{
    p->values[i] = bytes;
    p->lengths[i] = length;
    p->formats[i] = 1;
}

void pg_parameters_take(struct ctx *c, struct pg_parameters *p, const char *format, va_list list)
{
    for (; format && *format; format++) {
        int i = p->count++;
        must(i < PARAMETERS_MAX);
        const char *bytes;
        int64_t at;
        switch (*format) {
        case 't': p->values[i] = va_arg(list, const char *); break;
        case 'i': p->values[i] = pool_print_int(c->pool, va_arg(list, int64_t)); break;
        case 'n': p->values[i] = number_text(c, va_arg(list, const int64_t *)); break;
        case 'm':
            at = va_arg(list, int64_t);
            take_bytes(p, i, at ? moment(c, at) : NULL, (int)sizeof at);
            break;
        case 'b': p->values[i] = va_arg(list, int) ? "t" : "f"; break;
        case 'h':
            bytes = va_arg(list, const char *);
            take_bytes(p, i, bytes, (int)va_arg(list, size_t));
            break;
        default: must(!"a known parameter letter");
        }
    }
}

const char *pg_ints(struct ctx *c, const int64_t *values, int count)
{
    char *text = pool_take(c->pool, (size_t)count * 21 + 3), *at = text;
    *at++ = '{';
    for (int i = 0; i < count; i++) {
        if (i) *at++ = ',';
        at = stpcpy(at, pool_print_int(c->pool, values[i]));
    }
    *at = '}';
    return text;
}
