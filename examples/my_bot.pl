#!/usr/bin/env perl
# A bot in another language: `cordee arena pig --bots exec:examples/my_bot.pl,random`
#
# Every line on the standard input is a question in JSON, and has one line as its answer. It keeps
# what it has as soon as that is worth something, and else takes the first move there is.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # each answer is sent at once
while (my $line = <STDIN>) {
    my $asked = decode_json($line);
    my $answer =
        $asked->{is} eq "hello"
      ? { protocol => 1 }
      : { move => chosen($asked) };
    print encode_json($answer), "\n";
}

sub chosen {
    my ($asked) = @_;
    my @legal   = @{ $asked->{moves} };
    my $pot     = $asked->{position}{pot} // 0;    # there is one in Pig
    if ($pot >= 20) {
        my ($hold) = grep { $_ eq "hold" } @legal;
        return $hold if $hold;
    }
    return $legal[0];
}
