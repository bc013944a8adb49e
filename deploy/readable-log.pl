# readable-log.pl - JSON lines of the log, as a person reads them: time, program, event, then name=value. Other lines as they are.
use strict;
use warnings;
$| = 1;
$SIG{INT} = $SIG{HUP} = 'IGNORE';
while (my $line = <STDIN>) {
    if ($line =~ /^\{"at":"[^"]*T([\d:.]+)Z","level":"(\w+)"(.*)\}$/) {
        my ($at, $level, $rest) = ($1, $2, $3);
        my $from = $rest =~ s/,"from":"([^"]*)"// ? $1 : '';
        next if $from eq 'stack';    # said on the terminal already
        my $event = $rest =~ s/,"event":"([^"]*)"// ? $1 : '';
        $rest =~ s/,"(\w+)":/ $1=/g;
        $line = "$at $from" . ($level eq 'info' ? '' : " $level") . " $event$rest\n";
    }
    print $line;
}
