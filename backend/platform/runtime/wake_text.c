/* wake_text.c - see wake_text.h. */
#include "platform/runtime/wake_text.h"
#include "base/clock.h"
#include <stdlib.h>
#include <string.h>

enum { EVENT_MAX = 600 }; /* the longest event: a match with every viewer */

void wake_text_begin(struct wake_text *text, const char *node)
{
    text->length = (size_t)snprintf(text->bytes, sizeof text->bytes, "%.16s", node);
}

bool wake_text_has_events(const struct wake_text *text)
{
    return memchr(text->bytes, ';', text->length) != NULL;
}

static int print_match(char *to, size_t room, const char *match)
{
    uint32_t seqs[VIEWERS], messages[VIEWERS];
    if (!wake_read(match, seqs, messages)) return 0; /* in doubt: the others re-read it as we do */
    int length = snprintf(to, room, ";m%s", match);
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        if (seqs[viewer] || messages[viewer])
            length += snprintf(to + length, room - (size_t)length, ",%d:%u:%u", viewer, seqs[viewer],
                               messages[viewer]);
    return length;
}

bool wake_text_add(struct wake_text *text, const struct wake_event *event)
{
    char *to = text->bytes + text->length;
    size_t room = sizeof text->bytes - text->length;
    if (room < EVENT_MAX) return false;
    int length = 0;
    if (event->far) return true;
    if (event->kind == WAKE_MATCH) length = print_match(to, room, event->match);
    if (event->kind == WAKE_ACCOUNT) length = snprintf(to, room, ";a%lld", (long long)event->account);
    if (event->kind == WAKE_REVOCATION) length = snprintf(to, room, ";r");
    if (event->kind == WAKE_CLOCK) length = snprintf(to, room, ";c");
    if (event->kind == WAKE_BOT) length = snprintf(to, room, ";b");
    if (event->kind == WAKE_OVERRUN) length = snprintf(to, room, ";o");
    text->length += (size_t)length;
    return true;
}

bool wake_text_add_note(struct wake_text *text, const struct presence_note *note)
{
    size_t room = sizeof text->bytes - text->length;
    if (room < EVENT_MAX) return false;
    text->length += (size_t)snprintf(text->bytes + text->length, room, ";p%x:%llx:%x", note->place,
                                     (unsigned long long)note->tag, note->age_ms);
    return true;
}

/* "<viewer>:<seq>:<messages>" at *at; false when it is none. */
static bool read_numbers(const char **at, uint32_t *seqs, uint32_t *messages)
{
    char *end;
    unsigned long long viewer = strtoull(*at, &end, 10);
    if (end == *at || *end != ':' || viewer >= VIEWERS) return false;
    const char *from = end + 1;
    unsigned long long seq = strtoull(from, &end, 10);
    if (end == from || *end != ':' || seq > UINT32_MAX) return false;
    from = end + 1;
    unsigned long long said = strtoull(from, &end, 10);
    if (end == from || said > UINT32_MAX) return false;
    seqs[viewer] = (uint32_t)seq;
    messages[viewer] = (uint32_t)said;
    *at = end;
    return true;
}

static bool hear_match(const char *at)
{
    char match[PUBLIC_ID];
    uint32_t seqs[VIEWERS] = {0}, messages[VIEWERS] = {0};
    if (strnlen(at, PUBLIC_ID - 1) < PUBLIC_ID - 1) return false;
    memcpy(match, at, PUBLIC_ID - 1);
    match[PUBLIC_ID - 1] = 0;
    at += PUBLIC_ID - 1;
    while (*at == ',') {
        at++;
        if (!read_numbers(&at, seqs, messages)) return false;
    }
    if (*at && *at != ';') return false;
    wake_hear_match(match, seqs, messages);
    return true;
}

static bool hear_account(const char *at)
{
    char *end;
    long long account = strtoll(at, &end, 10);
    if (end == at || (*end && *end != ';') || account <= 0 || account >> WAKE_ACCOUNT_BITS) return false;
    wake_hear_account(account, true);
    return true;
}

static bool hear_note(const char *at)
{
    struct presence_note note;
    unsigned long long tag;
    if (sscanf(at, "%x:%llx:%x", &note.place, &tag, &note.age_ms) != 3) return false;
    note.tag = tag;
    presence_hear(&note, clock_now());
    return false; /* nobody is woken by it */
}

/* Apply the event at its letter; true when the waiter must look. */
static bool hear_event(const char *at)
{
    switch (*at) {
    case 'm': return hear_match(at + 1);
    case 'a': return hear_account(at + 1);
    case 'p': return hear_note(at + 1);
    case 'r': wake_hear_revocation(true); return true;
    case 'o': wake_forget(); return true;
    case 'c': wake_ring_clock(); return false;
    case 'b': wake_ring_bot(); return false;
    default: return false;
    }
}

bool wake_text_hear(const char *bytes, const char *own_node)
{
    size_t node = strcspn(bytes, ";");
    bool heard = false;
    if (node == strlen(own_node) && strncmp(bytes, own_node, node) == 0) return false;
    for (const char *at = bytes + node; *at == ';'; at += strcspn(at, ";")) heard |= hear_event(++at);
    return heard;
}
