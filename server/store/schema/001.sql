-- Texts, whole numbers, times in milliseconds, JSON as text. Each store translates the types.

CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE player (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- 1: has a recovery code or a passkey, so results count for ratings
  account BIGINT NOT NULL,
  -- JSON: how it wants to be told that it is its turn
  notices TEXT NOT NULL,
  created BIGINT NOT NULL,
  seen BIGINT NOT NULL,
  deleted BIGINT
);
CREATE UNIQUE INDEX player_name ON player (LOWER(name)) WHERE account = 1 AND deleted IS NULL;

-- Hashes of keys, never the keys: a browser, a recovery code, a link to another device, a feed
CREATE TABLE credential (
  hash TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL,
  used BIGINT NOT NULL,
  expires BIGINT
);
CREATE INDEX credential_player ON credential (player);

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX passkey_player ON passkey (player);

CREATE TABLE match (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  -- rules it began under, and those it was last played under
  version TEXT NOT NULL,
  rules TEXT NOT NULL,
  scenario TEXT NOT NULL,
  options TEXT NOT NULL,
  -- open: a challenge; dealt: every seat is taken, shares come in; running; held: other rules; over; gone: withdrawn or dissolved
  phase TEXT NOT NULL,
  pace TEXT NOT NULL,
  -- shown in the lobby; its replay is public; its result is rated; its seats may talk
  listed BIGINT NOT NULL,
  published BIGINT NOT NULL,
  rated BIGINT NOT NULL,
  talks BIGINT NOT NULL,
  creator TEXT NOT NULL,
  -- the server's share of the seed and its commitment; the seed once every share is known
  share TEXT NOT NULL,
  commitment TEXT NOT NULL,
  seed TEXT,
  length BIGINT NOT NULL,
  head TEXT NOT NULL,
  outcome TEXT,
  rematch_of TEXT,
  created BIGINT NOT NULL,
  changed BIGINT NOT NULL
);
CREATE INDEX match_phase ON match (phase, listed, changed);

CREATE TABLE seat (
  match TEXT NOT NULL,
  seat TEXT NOT NULL,
  player TEXT,
  bot TEXT,
  -- commitment to the seat's share of the seed, and the share
  commitment TEXT,
  share TEXT,
  -- milliseconds in the bank; when the present wait began; when time runs out
  bank BIGINT,
  since BIGINT,
  due BIGINT,
  -- number of entries its player has seen
  seen BIGINT NOT NULL,
  joined BIGINT,
  -- the player has left for good, and a bot may have taken over
  gone BIGINT,
  refusals BIGINT NOT NULL,
  PRIMARY KEY (match, seat)
);
CREATE INDEX seat_player ON seat (player);
CREATE INDEX seat_due ON seat (due);

-- Only ever inserted
CREATE TABLE entry (
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  seat TEXT NOT NULL,
  deed TEXT NOT NULL,
  previous TEXT NOT NULL,
  request TEXT,
  at BIGINT NOT NULL,
  PRIMARY KEY (match, n)
);
CREATE UNIQUE INDEX entry_request ON entry (match, request);

-- States now and then, to see whether newer rules still lead to them; they may be dropped at any time
CREATE TABLE snapshot (
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  rules TEXT NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (match, n)
);

CREATE TABLE invitation (
  hash TEXT PRIMARY KEY,
  match TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX invitation_match ON invitation (match);

CREATE TABLE offer (
  id TEXT PRIMARY KEY,
  match TEXT NOT NULL,
  seat TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- entries to go back to, and the number of entries when it was made
  back BIGINT,
  made BIGINT NOT NULL
);
CREATE INDEX offer_match ON offer (match);

CREATE TABLE message (
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  seat TEXT NOT NULL,
  player TEXT NOT NULL,
  words TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (match, n)
);
CREATE TABLE mute (player TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (player, other));
CREATE TABLE report (
  id TEXT PRIMARY KEY,
  match TEXT NOT NULL,
  player TEXT NOT NULL,
  lines TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE TABLE subscription (
  endpoint TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  keys TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX subscription_player ON subscription (player);

CREATE TABLE result (
  match TEXT NOT NULL,
  seat TEXT NOT NULL,
  player TEXT NOT NULL,
  game TEXT NOT NULL,
  -- 0 lost, 1 drawn, 2 won
  score BIGINT NOT NULL,
  rated BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (match, seat)
);
CREATE INDEX result_player ON result (player);
CREATE INDEX result_game ON result (game, at);

-- Work to be done at a time: whoever takes one moves its due time ahead, and whoever dies leaves it to the next
CREATE TABLE task (
  name TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  due BIGINT NOT NULL,
  tries BIGINT NOT NULL
);
CREATE INDEX task_due ON task (due);

CREATE TABLE process (id TEXT PRIMARY KEY, seen BIGINT NOT NULL);
