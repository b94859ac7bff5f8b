-- An entry of a running match moves no index
DROP INDEX match_phase;
CREATE INDEX match_phase ON match (phase, listed);
CREATE INDEX match_over ON match (changed) WHERE phase = 'over';

-- Entries stand in one tree, by their key
DROP INDEX entry_request;
ALTER TABLE entry RENAME TO old_entry;
CREATE TABLE entry (
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  seat TEXT NOT NULL,
  deed TEXT NOT NULL,
  previous TEXT NOT NULL,
  request TEXT,
  at BIGINT NOT NULL,
  mark TEXT,
  PRIMARY KEY (match, n)
) WITHOUT ROWID;
INSERT INTO entry (match, n, seat, deed, previous, request, at, mark)
  SELECT match, n, seat, deed, previous, request, at, mark FROM old_entry;
DROP TABLE old_entry;
CREATE UNIQUE INDEX entry_request ON entry (match, request);
