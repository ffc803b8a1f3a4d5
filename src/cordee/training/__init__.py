"""Training a judge by self-play (extra `train`): docs/judge.md says how."""
