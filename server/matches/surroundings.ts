import type { Games } from '../games.ts';
import type { Database } from '../store/database.ts';
import type { Presence } from './presence.ts';
import type { Table } from './table.ts';

/** The parts of the server that tables use. */
export interface Surroundings {
  readonly database: Database;
  readonly games: Games;
  /** False when nobody talks on this server. */
  readonly canTalk: boolean;
  readonly presence: Presence;
  /** A match changed: lists, notices and bots may care. */
  changed(table: Table): void;
}
