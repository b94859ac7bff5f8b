-- Requests that made no entry: sent again, they get the same answer and change nothing
CREATE TABLE done (match TEXT NOT NULL, request TEXT NOT NULL, n BIGINT NOT NULL, PRIMARY KEY (match, request));
ALTER TABLE message ADD COLUMN request TEXT;
CREATE UNIQUE INDEX message_request ON message (match, request);

-- Until when a device may add another one or a passkey, since its player has shown a passkey or the recovery code
ALTER TABLE credential ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;
-- The name of the server it was made for, and when it was used last
ALTER TABLE passkey ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE passkey ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
