/* receipt.c - see receipt.h. */
#include "platform/match/receipt.h"
#include "platform/match/match.h"
#include "platform/model/fold.h"
#include <string.h>

bool receipt_refuse(struct ctx *c, const char *path, const struct verdicts *v)
{
    for (int i = 0; i < v->n; i++) {
        const char *at = v->v[i].path ? v->v[i].path : "";
        if (v->v[i].code) fail_at(c, pool_print(c->pool, "%s%s", path, at), v->v[i].code, v->v[i].hint);
    }
    return fail(c, FAULT_BAD_REQUEST, "%s%sthe orders were refused", path, *path ? ": " : "");
}

static json_object *verdict_lists(struct ctx *c, const struct verdicts *v, json_object *receipt)
{
    json_object *accepted = json_new_array(c), *rejected = json_new_array(c);
    for (int i = 0; i < v->n; i++) {
        json_object *item = json_new_object(c);
        json_add_int(item, "i", v->v[i].item);
        if (v->v[i].code) {
            json_add_text(item, "path", v->v[i].path);
            json_add_text(item, "code", v->v[i].code);
            json_add_text(item, "hint", v->v[i].hint);
        } else {
            json_add_text(item, "text", v->v[i].text);
        }
        json_push(v->v[i].code ? rejected : accepted, item);
    }
    json_add(receipt, "accepted", accepted);
    json_add(receipt, "rejected", rejected);
    return receipt;
}

json_object *receipt_orders(struct ctx *c, const struct match *m, int seat, int64_t turn, bool ready,
                            const struct verdicts *v)
{
    json_object *receipt = json_new_object(c);
    json_add_int(receipt, "seq", m->row.seqs[seat] + (m->moved >> seat & 1));
    json_add_int(receipt, "turn", turn);
    verdict_lists(c, v, receipt);
    json_add_bool(receipt, "ready", ready);
    return receipt;
}

void receipt_standing(struct ctx *c, const struct match *m, json_object *receipt)
{
    json_object *standing = json_new_object(c);
    json_add_text(standing, "status", match_status_name(m->row.status));
    json_add_text(standing, "stage", m->row.stage);
    json_add_int(standing, "turn", m->row.turns[0]);
    json_add(standing, "result", m->standing.over ? fold_result(c, &m->standing, m->row.seats) : NULL);
    json_add(receipt, "standing", standing);
}

json_object *receipt_brief(struct ctx *c, const struct match *m, int seat, json_object *result)
{
    json_object *receipt = json_new_object(c);
    json_add_int(receipt, "seq", m->row.seqs[seat]);
    if (result) json_add(receipt, "result", result);
    return receipt;
}

bool receipt_find(struct ctx *c, struct pg *db, const struct match *m, int seat, int64_t turn,
                  const char *body, json_object **ret_receipt)
{
    struct order_row old[STORE_SEATS];
    int count = 0;
    *ret_receipt = NULL;
    if (turn < 0 || turn > m->row.turns[seat]) return true;
    if (turn == m->row.turns[0] && m->variant->pace != PACE_OWN) {
        count = m->rest.order_count;
        memcpy(old, m->rest.orders, (size_t)count * sizeof *old);
    } else if (!orders_of_turn(c, db, m->row.id, (int)turn, old, &count)) {
        return false;
    }
    for (int i = 0; i < count; i++)
        if (old[i].seat == seat && strcmp(old[i].body, body) == 0) *ret_receipt = json_own(c, old[i].receipt);
    return true;
}
