-- vacuum.sql - vacuum :tables until no dead row is left in them. Any transaction that has just begun, also one that is still choosing its database, keeps rows that died
-- since from a vacuum, and indexes go on showing them.
vacuum :tables;
select sum(pg_stat_get_dead_tuples(name::regclass)) > 0 as left_over from regexp_split_to_table(:'tables', ', *') name \gset
\if :left_over
\ir vacuum.sql
\endif
