-- Players with a page open at a match, by the process that serves it: where several do, none knows all of them
CREATE TABLE here (
  match TEXT NOT NULL,
  player TEXT NOT NULL,
  process TEXT NOT NULL,
  PRIMARY KEY (match, player, process)
);
