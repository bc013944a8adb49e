/* experiment_tables.c - see experiment_tables.h. */
#include "platform/contest/experiment_tables.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/experiment.h"
#include <string.h>

enum { COLUMNS_MAX = 40 };

static const char BROWSER[] = "the browser did not measure it";
static const char NO_STUDY[] = "the experiment has no study";
static const char NO_BONUS[] = "the study has no bonus";
static const char ALONE[] = "the participant played alone";
static const char NO_PAIRS[] = "the study is not for pairs";

/* Every table begins with the first two, every table about series with all four. */
static const struct trial_column HEAD[] = {
    {"participant", "text", "", "10 letters and digits", NULL, "random code of the participant"},
    {"list", "text", "", "", NULL, "list of series that the participant was assigned to"},
    {"series", "integer", "", "from 1", NULL, "number of the series in the list"},
    {"rule_id", "text", "", "", NULL, "name of the rules in the plan"},
    {0},
};
enum { HEAD_PERSON = 2, HEAD_SERIES = 4 };

static const struct trial_column SERIES[] = {
    {"super_series", "integer", "", "from 1", NULL,
     "number of the series as the participant saw it: rows that continue count as one with the next"},
    {"started_at", "time", "UTC", "", NULL, "when the server dealt the first board"},
    {"finished_at", "time", "UTC", "", "the series is not over", "when the series ended, by the server"},
    {"over", "boolean", "", "TRUE; FALSE", NULL, "whether the series is over"},
    {"attempts", "integer", "attempts", "from 0", NULL, "counted attempts in the series"},
    {"score", "integer", "points", "from 0", NULL, "points of the series, with all factors"},
    {"mastery", "integer", "attempts", "0 to 299; 300", "not reached yet",
     "m*: counted attempts before the first ten accepted in a row; 300: the series ended without them"},
    {"play", "text", "", "together; against", ALONE, "whether the two were partners or rivals"},
    {"seat", "integer", "", "0; 1", ALONE, "place of the participant; 0 opens the series"},
    {"partner", "text", "", "partner; bot; erased", ALONE,
     "who played with the participant; erased: another participant whose attempts were erased"},
    {"seed", "text", "", "16 hexadecimal digits", NULL,
     "from which, with the options, the series can be replayed"},
    {"options", "json", "", "", NULL, "all options of the series, the rules among them"},
    {"viewport_width", "integer", "CSS pixels", "from 0", BROWSER, "width of the page"},
    {"viewport_height", "integer", "CSS pixels", "from 0", BROWSER, "height of the page"},
    {"pixel_ratio_milli", "integer", "thousandths", "from 0", BROWSER,
     "pixels of the screen for a CSS pixel"},
    {"input", "text", "", "mouse; touch; pen; keyboard", BROWSER, "how the page was operated at first"},
    {0},
};

static const struct trial_column PARTICIPANTS[] = {
    {"joined_at", "time", "UTC", "", NULL, "when the participant joined"},
    {"consent_at", "time", "UTC", "", "no consent was asked for, or the participant was erased",
     "when the participant agreed to the consent text"},
    {"series_done", "integer", "series", "from 0", NULL, "series that are over"},
    {"of", "integer", "series", "from 1", NULL, "series in the list"},
    {"defective", "boolean", "", "TRUE; FALSE", NULL, "whether you marked the data as defective"},
    {"status", "text", "",
     "playing; gone; complete; screened_out; timed_out; left; withdrawn; erased; unpaired; partner_left",
     NULL, "how far the participant came, or how participation ended"},
    {"version", "integer", "", "from 0", NULL, "version of the study that the participant saw; 0: no study"},
    {"language", "text", "", "language code", NO_STUDY, "language of the pages"},
    {"ended_at", "time", "UTC", "", "it is going on or complete",
     "when participation ended without completion"},
    {"bonus", "integer", "minor units of the currency", "from 0", NO_BONUS,
     "bonus earned so far, without the base payment"},
    {"currency", "text", "", "AUD; CAD; CHF; EUR; GBP; NZD; USD", NO_BONUS, "currency of the bonus"},
    {"partner", "text", "", "coming; waiting; participant; bot; alone; none", NO_PAIRS,
     "who plays with the participant: coming and waiting have no partner yet, none waited in vain; bot also "
     "where one took over"},
    {"pair", "text", "", "10 letters and digits", "the participant has had no partner",
     "random code that the two participants share"},
    {"shared", "text", "", "device; network; none", "the participant has had no partner, or was erased",
     "where both of the pair were seen: on one device they can be one person; a laboratory has one network"},
    {"waited_s", "integer", "seconds", "from 0", "the participant did not wait, or was erased",
     "time between reaching the series and meeting the partner, or giving up"},
    {0},
};

static const struct trial_column ANSWERS[] = {
    {"page", "integer", "", "from 1", NULL, "number of the page, through those before and after the series"},
    {"page_id", "text", "", "", NULL, "name of the page in the study"},
    {"kind", "text", "", "text; practice; check; questions", NULL, "kind of the page"},
    {"try", "integer", "", "from 1", NULL, "number of the try at the page"},
    {"question", "integer", "", "from 1", "the line is about a page as a whole or a practice series",
     "number of the question on the page"},
    {"question_id", "text", "", "", "the line is about a page as a whole",
     "name of the question; attempts and score on a practice page"},
    {"answer", "text", "", "number; list of numbers; free text", "not answered, or nothing was asked",
     "number on the scale, number of the option from 0, a list of such numbers in brackets, or the text"},
    {"option", "text", "", "", "not a choice of one option",
     "the chosen option in the participant's language"},
    {"wrong", "boolean", "", "TRUE; FALSE", "not a comprehension question", "whether the answer was wrong"},
    {"reaction_ms", "integer", "milliseconds", "from 0", BROWSER,
     "from the first paint of the page to its button"},
    {"at", "time", "UTC", "", NULL, "when the server received the answers"},
    {"version", "integer", "", "from 1", NULL, "version of the study"},
    {"language", "text", "", "language code", NULL, "language of the page"},
    {"question_kind", "text", "", "scale; choice; text", "the line is not about a question",
     "kind of the question"},
    {0},
};

static const struct trial_column FOCUS[] = {
    {"n", "integer", "", "from 0", NULL, "number of the change; numbers can be missing"},
    {"change", "text", "", "lost; regained", NULL,
     "whether the page lost the participant's attention or got it back"},
    {"at", "time", "UTC", "", NULL, "when, by the browser's clock"},
    {0},
};

/* What the platform adds to the lines of a game. */
static const struct trial_column ATTEMPTS_TIMED[] = {
    {"mover", "text", "", "self; partner; bot", ALONE, "who made the attempt"},
    {"shown_at", "time", "UTC", "", BROWSER, "first paint of the position, by the browser's clock"},
    {"reaction_ms", "integer", "milliseconds", "from 0", BROWSER, "from that paint to the answer"},
    {"since_shown_ms", "integer", "milliseconds", "", BROWSER,
     "from the first paint of the board to the answer"},
    {"input", "text", "", "mouse; touch; pen; keyboard", BROWSER, "how the answer was given"},
    {0},
};

static const struct trial_column BOARDS_TIMED[] = {
    {"dealt_at", "time", "UTC", "", NULL, "when the server dealt the board"},
    {"shown_at", "time", "UTC", "", BROWSER, "first paint of the board, by the browser's clock"},
    {"finished_at", "time", "UTC", "", "the board is not over", "when the board ended, by the server"},
    {0},
};

static const struct trial_column GUESSES_TIMED[] = {
    {"received_at", "time", "UTC", "", BROWSER, "when the server received the measurement"},
    {"reaction_ms", "integer", "milliseconds", "from 0", BROWSER,
     "from the first paint of the position to the guess"},
    {0},
};

static const struct trial_column CODEBOOK[] = {
    {"table", "text", "", "", NULL, "name of the table"},
    {"column", "text", "", "", NULL, "name of the column"},
    {"type", "text", "", "integer; text; boolean; time; json", NULL, "type of the values"},
    {"unit", "text", "", "", "it has none", "unit of the values"},
    {"values", "text", "", "", "any value of the type", "range or list of possible values"},
    {"missing", "text", "", "", "cells are never empty", "what an empty cell means"},
    {"meaning", "text", "", "", NULL, "what the column says"},
    {0},
};

static const struct {
    struct trial_table table;
    int head;
} TABLES[] = {
    {{"series", "series", SERIES}, HEAD_SERIES},
    {{"participants", "participant", PARTICIPANTS}, HEAD_PERSON},
    {{"answers", "answer", ANSWERS}, HEAD_PERSON},
    {{"focus", "focus", FOCUS}, HEAD_SERIES},
};
enum { TABLES_COUNT = sizeof TABLES / sizeof *TABLES };

static const struct trial_table TIMED[] = {
    {"attempts", "attempt", ATTEMPTS_TIMED},
    {"boards", "board", BOARDS_TIMED},
    {"guesses", "guess", GUESSES_TIMED},
    {0},
};

static const struct trial_table BOOK = {"codebook", "column", CODEBOOK};

const struct trial_table *experiment_codebook(void) { return &BOOK; }

/* Whole tables */

static void add_columns(struct trial_column *to, const struct trial_column *from, int most)
{
    int count = 0;
    while (to[count].name) count++;
    for (int i = 0; i < most && from[i].name; i++) {
        must(count < COLUMNS_MAX - 1);
        to[count++] = from[i];
    }
    to[count].name = NULL;
}

static const struct trial_table *whole(struct ctx *c, const struct trial_table *own, int head)
{
    struct trial_table *table = pool_take(c->pool, sizeof *table);
    struct trial_column *columns = pool_take_many(c->pool, COLUMNS_MAX, sizeof *columns);
    columns[0].name = NULL;
    add_columns(columns, HEAD, head);
    add_columns(columns, own->columns, COLUMNS_MAX);
    for (int i = 0; TIMED[i].name; i++)
        if (strcmp(TIMED[i].name, own->name) == 0) add_columns(columns, TIMED[i].columns, COLUMNS_MAX);
    *table = (struct trial_table){own->name, own->type, columns};
    return table;
}

/* The tables of the game, then those that all games have; NULL behind the last. */
static const struct trial_table *table_at(struct ctx *c, int number)
{
    const struct trial_table *own = experiment_game()->trials->tables;
    for (; own->name; own++, number--)
        if (number == 0) return whole(c, own, HEAD_SERIES);
    return number < TABLES_COUNT ? whole(c, &TABLES[number].table, TABLES[number].head) : NULL;
}

const struct trial_table *experiment_table(struct ctx *c, const char *name)
{
    const struct trial_table *table;
    for (int i = 0; (table = table_at(c, i)); i++)
        if (strcmp(table->name, name) == 0) return table;
    return NULL;
}

const char *experiment_table_first(void) { return experiment_game()->trials->tables->name; }

const char *experiment_table_names(struct ctx *c)
{
    const struct trial_table *table;
    const char *names = "";
    for (int i = 0; (table = table_at(c, i)); i++)
        names = pool_print(c->pool, "%s%s%s", names, *names ? ", " : "", table->name);
    return pool_print(c->pool, "%s or %s", names, BOOK.name);
}

/* The codebook */

static json_object *column_json(struct ctx *c, const char *table, const struct trial_column *column)
{
    json_object *line = json_new_object(c);
    json_add_text(line, "table", table);
    json_add_text(line, "column", column->name);
    json_add_text(line, "type", column->type);
    if (*column->unit) json_add_text(line, "unit", column->unit);
    if (*column->values) json_add_text(line, "values", column->values);
    if (column->missing) json_add_text(line, "missing", column->missing);
    json_add_text(line, "meaning", column->meaning);
    return line;
}

json_object *experiment_codebook_lines(struct ctx *c)
{
    const struct trial_table *table;
    json_object *lines = json_new_array(c);
    for (int i = 0; (table = table_at(c, i)); i++)
        for (const struct trial_column *column = table->columns; column->name; column++)
            json_push(lines, column_json(c, table->name, column));
    return lines;
}
