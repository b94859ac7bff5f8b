-- One row a turn that somebody was to be told of: what feeds are made of
CREATE TABLE notice (
  player TEXT NOT NULL,
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  title TEXT NOT NULL,
  game TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (player, match, n)
);
CREATE INDEX notice_at ON notice (player, at);
