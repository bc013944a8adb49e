/* quad_settings.h - the settings of an installed arena, for the commands of `quad` that are run there. */
#ifndef QUAD_SETTINGS_H
#define QUAD_SETTINGS_H

/* Where QUADRIVIUM_DATABASE_URL is not set, take the private database of the arena that runs in QUADRIVIUM_HOME, or in
 * this checkout. Then take NAME=VALUE lines of QUADRIVIUM_SETTINGS (default /etc/quadrivium/arena.conf) into the environment, where they
 * do not replace what is there, and set where the package has its database, sockets, files and backups. Without such
 * a file, or without the right to read it, nothing more happens. */
void settings_take(void);
#endif
