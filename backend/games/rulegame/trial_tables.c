/* trial_tables.c - the columns of the tables about a series, as the codebook describes them. */
#include "games/rulegame/experiments.h"

static const struct trial_column ATTEMPTS[] = {
    {"board", "integer", "", "from 1", NULL, "number of the board in the series"},
    {"attempt", "integer", "", "from 1", NULL,
     "number of the attempt in the series; giving up and leaving repeat the number of the attempt before "
     "them"},
    {"move", "integer", "", "from 1", NULL, "number of the attempt on its board, counted in the same way"},
    {"at", "time", "UTC", "", "giving up, leaving and bonus decisions",
     "when the server received the attempt"},
    {"kind", "text", "", "move; pick; bonus; give_up; leave", NULL,
     "a piece moved, a piece touched, a bonus round begun, the series given up, the study left"},
    {"object", "text", "", "SHAPE_COLOR, or properties as name=value;…", "no piece was meant",
     "what the piece looks like"},
    {"piece", "integer", "", "from 0", "no piece was meant",
     "number of the piece on its board, in the order of dealing"},
    {"cell", "integer", "", "1 to 36", "no piece was meant",
     "where the piece lies, by rows from the bottom left"},
    {"x", "integer", "", "1 to 6", "no piece was meant", "column of the cell, from the left"},
    {"y", "integer", "", "1 to 6", "no piece was meant", "row of the cell, from the bottom"},
    {"bucket", "integer", "", "0 to 3", "not a move",
     "where the piece was moved: 0 top left, 1 top right, 2 bottom right, 3 bottom left"},
    {"code", "integer", "", "0; 4; 7", "no piece was meant",
     "the answer: 0 accepted, 4 denied, 7 the piece cannot be moved at all"},
    {"half_cost", "integer", "half errors", "0 to 2", "no piece was meant",
     "what the attempt cost before an accepted move is credited with 2"},
    {"left", "integer", "pieces", "from 0", NULL, "pieces on the board after the attempt"},
    {"pick_cost", "integer", "half errors", "0 to 2", NULL,
     "option of the series: what touching a piece costs"},
    {"min_points", "integer", "points", "", NULL, "option of the series: fewest points of a cleared board"},
    {"max_points", "integer", "points", "", NULL, "option of the series: most points of a cleared board"},
    {"finish", "text", "", "as in the table boards", "not the last attempt of its board",
     "how the board ended"},
    {"points", "integer", "points", "from 0", "not the last attempt of its board",
     "points of the board, before any factor"},
    {0},
};

static const struct trial_column BOARDS[] = {
    {"board", "integer", "", "from 1", NULL, "number of the board in the series"},
    {"finish", "text", "", "playing; cleared; stalemate; given_up; lost; won_early; walked_away; abandoned",
     NULL, "how the board ended; playing: it has not ended; abandoned: the partner left"},
    {"attempts", "integer", "attempts", "from 0", NULL, "counted attempts on the board: moves and picks"},
    {"done", "integer", "pieces", "from 0", NULL, "pieces that were removed"},
    {"half_errors", "integer", "half errors", "from 0", NULL,
     "errors on the board, doubled: the sum of half_cost less 2 for each accepted move"},
    {"points", "integer", "points", "from 0", NULL, "points of the board, before any factor"},
    {"bonus", "boolean", "", "TRUE; FALSE", NULL, "whether it is a board of a bonus round"},
    {"pieces", "json", "", "list of {\"piece\",\"cell\",\"properties\"}", NULL, "the board as dealt"},
    {0},
};

static const struct trial_column GUESSES[] = {
    {"boards", "integer", "boards", "from 0", NULL, "boards that were over when the guess was made"},
    {"guess", "text", "", "free text", NULL, "the rule in the participant's own words"},
    {"confidence", "integer", "", "1 to 7", NULL, "how certain the participant was, 7 most"},
    {0},
};

const struct trial_table TRIAL_TABLES[] = {
    {"attempts", "attempt", ATTEMPTS},
    {"boards", "board", BOARDS},
    {"guesses", "guess", GUESSES},
    {0},
};
