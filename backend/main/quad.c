/* quad.c - the command line: finds the command and runs it. Each command is a file of its own beside this
 * one. */
#include "main/quad.h"
#include "base/secret.h"
#include "main/quad_settings.h"
#include <string.h>

static const struct command *const COMMANDS[] = {
    &COMMAND_games,   &COMMAND_simulate, &COMMAND_tournament, &COMMAND_rate,      &COMMAND_season,
    &COMMAND_engine,  &COMMAND_perft,    &COMMAND_replay,     &COMMAND_rules,     &COMMAND_migrate,
    &COMMAND_rebuild, &COMMAND_seed,     &COMMAND_reports,    &COMMAND_dump,      &COMMAND_experiments,
    &COMMAND_release, &COMMAND_scrub,    &COMMAND_trust,      &COMMAND_shared,    &COMMAND_doctor,
    &COMMAND_mine,    &COMMAND_staff,    &COMMAND_factor,     &COMMAND_challenge, &COMMAND_alike,
};
enum { COUNT = sizeof COMMANDS / sizeof *COMMANDS };

static void list(FILE *out)
{
    fputs("usage: quad COMMAND [ARGUMENTS]\n\n", out);
    for (int i = 0; i < COUNT; i++) fprintf(out, "  %-11s %s\n", COMMANDS[i]->name, COMMANDS[i]->about);
    fputs("\n`quad COMMAND --help` says more. JSON on stdout, log on stderr; exit 0 done, 1 refused, 2 "
          "usage.\n",
          out);
}

static bool asks_for_help(const char *word)
{
    return strcmp(word, "help") == 0 || strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

int main(int argc, char **argv)
{
    secret_start();
    settings_take();
    if (argc > 1 && asks_for_help(argv[1])) {
        list(stdout);
        return QUAD_DONE;
    }
    for (int i = 0; argc > 1 && i < COUNT; i++)
        if (strcmp(COMMANDS[i]->name, argv[1]) == 0) return COMMANDS[i]->run(COMMANDS[i], argc - 1, argv + 1);
    if (argc > 1) fprintf(stderr, "quad: there is no command %s\n\n", argv[1]);
    list(stderr);
    return QUAD_USAGE;
}
