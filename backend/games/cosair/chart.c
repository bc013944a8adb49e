/* chart.c - the nations' potentials and planets over time. The rows are `step` turns apart. When there is no room left,
 * every second row is dropped and the step doubles, so that a long game takes no more space than a short one. */
#include "games/cosair/state.h"

struct chart_row chart_now(const struct space *w)
{
    struct chart_row row = {.turn = w->turn};
    int potential[NATIONS];
    space_potentials(w, potential);
    for (int seat = 0; seat < w->seats; seat++) row.potential[seat] = (uint16_t)potential[seat];
    for (int i = 0; i < w->planets; i++) row.planets[w->planet[i].owner]++;
    return row;
}

static bool is_due(const struct chart *chart, int turn) { return (turn - 1) % chart->step == 0; }

void chart_note(struct chart *chart, const struct space *w)
{
    if (!chart->step) chart->step = 1;
    if (chart->rows == CHART_ROWS) {
        int kept = 0;
        chart->step *= 2;
        for (int i = 0; i < chart->rows; i++)
            if (is_due(chart, chart->row[i].turn)) chart->row[kept++] = chart->row[i];
        chart->rows = kept;
    }
    if (is_due(chart, w->turn)) chart->row[chart->rows++] = chart_now(w);
}

/* {"step", "rows": [[turn, potentials, planets], ...]}. */
json_object *chart_save(struct ctx *c, const struct chart *chart, int seats)
{
    json_object *o = json_new_object(c), *rows = json_new_array(c);
    for (const struct chart_row *r = chart->row; r < chart->row + chart->rows; r++) {
        json_object *row = json_new_array(c);
        json_push_int(row, r->turn);
        for (int seat = 0; seat < seats; seat++) json_push_int(row, r->potential[seat]);
        for (int seat = 0; seat < seats; seat++) json_push_int(row, r->planets[seat]);
        json_push(rows, row);
    }
    json_add_int(o, "step", chart->step);
    json_add(o, "rows", rows);
    return o;
}

static bool read_row(json_object *list, int seats, struct chart_row *row)
{
    if (!json_object_is_type(list, json_type_array) ||
        json_object_array_length(list) != 1 + 2 * (size_t)seats)
        return false;
    for (int i = 0; i < 1 + 2 * seats; i++) {
        json_object *item = json_object_array_get_idx(list, (size_t)i);
        int64_t value = json_object_get_int64(item);
        int64_t most = i == 0 ? INT32_MAX : i <= seats ? UINT16_MAX : PLANETS;
        if (!json_object_is_type(item, json_type_int) || value < 0 || value > most) return false;
        if (i == 0) row->turn = (int)value;
        else if (i <= seats) row->potential[i - 1] = (uint16_t)value;
        else row->planets[i - 1 - seats] = (uint8_t)value;
    }
    return true;
}

bool chart_load(struct ctx *c, json_object *o, int seats, struct chart *ret)
{
    int64_t step = 0;
    json_object *rows = NULL;
    if (!json_need_object(c, o, "chart") || !json_need_int(c, o, "step", 1, 1 << 20, &step) ||
        !json_need_array(c, o, "rows", CHART_ROWS, &rows))
        return false;
    *ret = (struct chart){.step = (int)step, .rows = (int)json_object_array_length(rows)};
    for (int i = 0; i < ret->rows; i++)
        if (!read_row(json_object_array_get_idx(rows, (size_t)i), seats, &ret->row[i]))
            return fail(c, FAULT_BAD_REQUEST, "chart: row %d is none", i);
    return true;
}
