"""What a browser is given: home, lobby, new tables, rules, replays."""
