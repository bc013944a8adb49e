/* conversation.c - see conversation.h. */
#include "store/conversation.h"

bool conversation_between(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                          struct conversation_row *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CONVERSATION_BETWEEN, "ii", account, other)) return false;
    *ret = (struct conversation_row){
        .my_kind = account_kind_read(r, 0, "my_kind"),
        .kind = account_kind_read(r, 0, "kind"),
        .i_take = rows_text(r, 0, "i_take"),
        .takes = rows_text(r, 0, "takes"),
        .closed = rows_bool(r, 0, "closed"),
        .muted = rows_bool(r, 0, "muted"),
        .ours = rows_bool(r, 0, "ours"),
        .theirs = rows_bool(r, 0, "theirs"),
        .friends = rows_bool(r, 0, "friends"),
        .opens = rows_bool(r, 0, "opens"),
        .written = rows_int(r, 0, "written"),
        .answers = rows_int(r, 0, "answers"),
        .now = rows_int(r, 0, "now"),
    };
    return true;
}

static void note(struct ctx *c, struct pg *db, const struct direct_message_row *row, bool sender)
{
    if (sender)
        pg_tell(c, db, CONVERSATION_WROTE, "iiibi", row->sender, row->receiver, row->n, row->opens, row->at);
    else if (row->heard)
        pg_tell(c, db, CONVERSATION_GOT, "iiii", row->receiver, row->sender, row->n, row->at);
}

/* The two sides in the order of their accounts. */
void direct_message_insert(struct ctx *c, struct pg *db, const struct direct_message_row *row)
{
    bool sender_first = row->sender < row->receiver;
    note(c, db, row, sender_first);
    note(c, db, row, !sender_first);
    pg_tell(c, db, DIRECT_MESSAGE_INSERT, "iiitib", row->sender, row->receiver, row->n, row->body, row->at,
            row->heard);
}

void conversation_read(struct ctx *c, struct pg *db, int64_t account, int64_t other, int64_t n)
{
    pg_tell(c, db, CONVERSATION_READ, "iii", account, other, n);
}

void conversation_clear(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    pg_tell(c, db, CONVERSATION_CLEAR, "ii", account, other);
    pg_tell(c, db, DIRECT_MESSAGES_DROP, "ii", account, other);
}
