import type { Games } from '../games.ts';
import { stopped } from '../matches/clock.ts';
import { restarted } from '../matches/held.ts';
import { readStored, updateClock } from '../matches/stored.ts';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';
import { type ChangedMatch, type Checked, checkMatches } from './check.ts';

/** The rules at hand lead matches under way elsewhere, and nobody has said to hold them. */
export class RulesChanged extends Error {
  /** One line for each match: its id, the entry and the difference. */
  readonly lines: readonly string[];

  constructor(changed: readonly ChangedMatch[]) {
    super(`the rules at hand lead ${changed.length} matches under way elsewhere`);
    this.name = 'RulesChanged';
    this.lines = changed.map(({ stored: { match }, text }) => `${match.id}  ${match.game} ${match.rules}  ${text}`);
  }
}

/** A match that can't go on by the rules at hand: readable up to the difference, its clocks stopped. */
function holding({ stored: { match, seats }, at }: ChangedMatch, now: number): Statement[] {
  return [
    exactlyOne(
      "UPDATE match SET phase = 'held', held = $1, changed = changed + 1 WHERE id = $2 AND length <= $3 AND phase = $4",
      at - 1,
      match.id,
      match.length,
      match.phase,
    ),
    ...seats.map((seat) =>
      updateClock(match.id, match.pace, { ...seat, clock: stopped(match.pace, seat.clock, now, false) }),
    ),
    statement('DELETE FROM task WHERE payload = $1', match.id),
    statement('DELETE FROM offer WHERE match = $1', match.id),
  ];
}

/**
 * Brings the matches under way to the rules at hand. Those that come out equal go on, also those held before; the
 * others are held if the operator says so, else nothing is changed.
 */
export async function upgrade(database: Database, games: Games, mayHold: boolean): Promise<Checked> {
  const checked = await checkMatches(database, games);
  const { equal, changed } = checked;
  if (changed.some(({ stored }) => stored.match.phase !== 'held') && !mayHold) throw new RulesChanged(changed);
  const now = database.now();
  for (const { match, version } of equal) {
    const held = match.phase === 'held' ? await readStored(database, match.id) : null;
    if (held !== null) await database.write(await restarted(held, games, now));
    else if (match.rules !== version) {
      const sql = 'UPDATE match SET rules = $1 WHERE id = $2 AND rules = $3';
      await database.write([statement(sql, version, match.id, match.rules)]);
    }
  }
  for (const each of changed) await database.write(holding(each, now));
  return checked;
}
