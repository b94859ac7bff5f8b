import { expectOk, parseShape } from '@kurgan/engine';
import { paceShape } from '@kurgan/wire';
import { dueOf, resumed } from '../matches/clock.ts';
import { PATIENCE } from '../matches/consequences.ts';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';

/** Milliseconds between two signs of life. */
export const PULSE = 5000;
/** A process that gives no sign of life for so long is dead, or its computer was asleep. */
export const DEAD = 3 * PULSE;
/** Rows of processes that ended are kept for a while; those of a time to come were written by a wrong clock. */
const KEPT = 86_400_000;

/**
 * Shows the other processes that this one is alive. A time in which none was is taken off every clock: nobody could have
 * played.
 */
export class Pulse {
  readonly #database: Database;
  readonly #id: string;
  /** No other process can be alive: it would hold the lock of the store. */
  readonly #isAlone: boolean;
  readonly #onOutage: () => Promise<void>;
  readonly #log: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> = Promise.resolve();
  #isStored = true;

  constructor(database: Database, id: string, onOutage: () => Promise<void>, log: (error: unknown) => void) {
    this.#database = database;
    this.#id = id;
    this.#isAlone = database.isOwned;
    this.#onOutage = onOutage;
    this.#log = log;
  }

  async start(period = PULSE): Promise<void> {
    const database = this.#database;
    await this.#closeGap(this.#isAlone ? 0 : DEAD);
    await database.write([
      statement('DELETE FROM process WHERE seen < $1 OR seen > $2', database.now() - KEPT, database.now() + DEAD),
      statement('DELETE FROM here WHERE process NOT IN (SELECT id FROM process)'),
      statement('INSERT INTO process (id, seen, stopped) VALUES ($1, $2, 0)', this.#id, database.now()),
    ]);
    this.#timer = setInterval(() => {
      this.#beating = this.#beat().then(
        () => {
          this.#isStored = true;
        },
        (error: unknown) => {
          this.#isStored = false;
          this.#log(error);
        },
      );
    }, period);
  }

  /** False after a sign of life that could not be stored: a full disk can still be read. */
  get isStored(): boolean {
    return this.#isStored;
  }

  async #beat(): Promise<void> {
    // A computer that was asleep wakes up here.
    if (await this.#closeGap(DEAD)) await this.#onOutage();
    await this.#sign(0);
  }

  async #sign(stopped: 0 | 1): Promise<void> {
    const now = this.#database.now();
    await this.#database.write([
      statement('UPDATE process SET seen = $1, stopped = $2 WHERE id = $3', now, stopped, this.#id),
    ]);
  }

  /** Takes the time since anybody was alive off the clocks, if it is long; one process alone does it. */
  async #closeGap(tolerated: number): Promise<boolean> {
    const database = this.#database;
    const [last] = await database.read('SELECT id, seen, stopped FROM process ORDER BY seen DESC, stopped LIMIT 1');
    if (last === undefined) return false;
    const from = Number(last.seen);
    const to = database.now();
    if (to <= from || (Number(last.stopped) === 0 && to - from <= tolerated)) return false;
    return database.write([
      exactlyOne('UPDATE process SET seen = $1 WHERE id = $2 AND seen = $3', to, String(last.id), from),
      ...(await pausedClocks(database, from, to)),
    ]);
  }

  /** Ends in good order: whoever comes next knows since when nobody was alive. */
  async stop(): Promise<void> {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    await this.#beating;
    await this.#sign(1);
  }
}

/** Every running clock as if no time had passed between two moments. */
async function pausedClocks(database: Database, from: number, to: number): Promise<Statement[]> {
  const rows = await database.read(
    `SELECT s.match, s.seat, s.bank, s.since, m.pace FROM seat s JOIN match m ON m.id = s.match
      WHERE s.due IS NOT NULL AND m.phase = 'running'`,
  );
  const paused = rows.map(({ match, seat, bank, since, pace }) => {
    const read = expectOk(parseShape(paceShape, JSON.parse(String(pace))));
    const clock = resumed(read, { bank: Number(bank), since: Number(since) }, from, to);
    return { match: String(match), seat: String(seat), since: Number(since), clock, due: dueOf(read, clock) };
  });
  return Map.groupBy(paused, ({ match }) => match)
    .entries()
    .flatMap(([id, seats]) => [
      // Whoever has acted in this very moment keeps the clock that follows from it.
      ...seats.map(({ seat, since, clock, due }) =>
        statement(
          'UPDATE seat SET bank = $1, since = $2, due = $3 WHERE match = $4 AND seat = $5 AND since = $6',
          clock.bank,
          clock.since,
          due,
          id,
          seat,
          since,
        ),
      ),
      statement(
        "UPDATE task SET due = $1 WHERE name = $2 AND kind = 'flag'",
        Math.min(...seats.flatMap(({ due }) => due ?? [])) + PATIENCE,
        `flag ${id}`,
      ),
      statement('UPDATE match SET changed = changed + 1 WHERE id = $1', id),
    ])
    .toArray();
}
