-- Games between bots that any worker may play; the results stay until whoever asked for them has read them
CREATE TABLE batch (
  run TEXT NOT NULL,
  n BIGINT NOT NULL,
  -- JSON: the game, the version of its rules, and what to play
  games TEXT NOT NULL,
  -- JSON: one answer for each game; null until they are played
  results TEXT,
  created BIGINT NOT NULL,
  PRIMARY KEY (run, n)
);
