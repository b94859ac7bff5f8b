-- A request that is sent again is looked for among the entries of its match: one tree less to write for every entry
DROP INDEX entry_request;
