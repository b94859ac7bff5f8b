import { Worker } from 'node:worker_threads';
import type { Entry } from '@kurgan/engine';
import type { CallOf, PlayerSeen } from '@kurgan/wire';
import { Fault, fault } from '../fault.ts';
import type { Games } from '../games.ts';
import { newClock } from '../matches/clock.ts';
import { partedOptions } from '../matches/secret-options.ts';
import { insertMatch, insertSeat, type StoredMatch, type StoredSeat } from '../matches/stored.ts';
import type { Challenge, Tables } from '../matches/tables.ts';
import { hashOf, idFrom } from '../secrets.ts';
import { type Database, type Statement, statement } from '../store/database.ts';
import { type Imported, type ImportWork, READY } from './import-thread.ts';

/** Longest file, in characters, and most entries of it. */
export const MOST_LETTERS = 256 * 1024;
const MOST_ENTRIES = 5000;
/** Milliseconds for loading the rules, and for playing the match through. */
const LOADING = 20_000;
const REPLAY = 2000;
/** Megabytes that a replay may use. */
const MEMORY = 192;

type Sound = Exclude<Imported, { readonly problem: string }>;

/** Plays a file through in a thread of its own: a file that is made to do harm harms nobody. */
export function readImport(
  work: ImportWork,
  { replay = REPLAY, memory = MEMORY }: { readonly replay?: number; readonly memory?: number } = {},
): Promise<Imported> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    const settle = (imported: Imported): void => {
      clearTimeout(clock);
      resolve(imported);
      void thread.terminate();
    };
    const late = { problem: 'The match takes too long to play through.' };
    let clock = setTimeout(() => settle(late), LOADING);
    thread.on('message', (message: typeof READY | Imported) => {
      if (message !== READY) return settle(message);
      clearTimeout(clock);
      clock = setTimeout(() => settle(late), replay);
    });
    thread.on('error', () => settle({ problem: 'The match needs too much memory.' }));
    thread.on('exit', () => settle({ problem: 'This file can’t be read.' }));
  });
}

const entryRow = (match: string, n: number, { seat, previous, ...deed }: Entry, now: number): Statement =>
  statement(
    'INSERT INTO entry (match, n, seat, deed, previous, request, at, mark) VALUES ($1, $2, $3, $4, $5, NULL, $6, NULL)',
    match,
    n,
    seat,
    JSON.stringify(deed),
    previous,
    now,
  );

/** Files of matches that players bring to a server: to look at, or to play on. Nobody's result counts. */
export class Imports {
  readonly #database: Database;
  readonly #games: Games;
  readonly #tables: Tables;
  /** By player. */
  readonly #underWay = new Map<string, { readonly request: string; readonly taking: Promise<Challenge> }>();
  /** The file that is read now: each takes a thread, its memory and a processor. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, games: Games, tables: Tables) {
    this.#database = database;
    this.#games = games;
    this.#tables = tables;
  }

  /** Takes in a file: one at a time, and of each player one. The same call again gets the same answer. */
  async take(player: PlayerSeen, call: CallOf<'import'>): Promise<Challenge> {
    const known = this.#underWay.get(player.id);
    if (known?.request === call.request) return known.taking;
    if (known !== undefined) throw fault('too fast', 'Your last file is still being read.');
    const taking = this.#take(player, call);
    this.#underWay.set(player.id, { request: call.request, taking });
    try {
      return await taking;
    } finally {
      this.#underWay.delete(player.id);
    }
  }

  async #take(player: PlayerSeen, call: CallOf<'import'>): Promise<Challenge> {
    if (call.file.length > MOST_LETTERS) throw fault('unreadable', 'The file is larger than 256 kB.');
    const id = idFrom(`import ${player.id} ${call.request}`);
    if (await this.#isStored(id)) return this.#begun(id);
    const { href } = this.#games.registry;
    const reading = this.#last.then(() => readImport({ registry: href, file: call.file, most: MOST_ENTRIES }));
    this.#last = reading.catch(() => {}); // whatever became of it, the next one is read
    const imported = await reading;
    if ('problem' in imported) throw fault('refused', imported.problem);
    try {
      await this.#store(id, player, call, imported);
    } catch (error) {
      if (error instanceof Fault || !(await this.#isStored(id))) throw error; // otherwise another process was faster
    }
    return this.#begun(id);
  }

  async #isStored(id: string): Promise<boolean> {
    return (await this.#database.read('SELECT id FROM match WHERE id = $1', id)).length > 0;
  }

  /** A match that is stored begins if nobody else has to come, even if the process that stored it has died since. */
  async #begun(id: string): Promise<Challenge> {
    await this.#tables.beginImported(id);
    return this.#tables.invitationTo(id);
  }

  async #store(id: string, player: PlayerSeen, call: CallOf<'import'>, imported: Sound): Promise<void> {
    const { journal, seats, outcome } = imported;
    if (call.as === 'replay' && outcome === null)
      throw fault('refused', 'This match isn’t over yet. Play it on, or look at it on this device.');
    if (call.as === 'match' && outcome !== null) throw fault('refused', 'This match is over. Look at it as a replay.');
    const own = call.as === 'replay' ? null : (call.seat ?? seats[0] ?? '');
    if (own !== null && !seats.includes(own)) throw fault('unreadable', `There is no seat "${own.slice(0, 40)}".`);
    const { scenario, options } = journal.setup;
    const { scenarios } = await this.#games.rules(journal.game, scenario);
    const infos = scenarios.find((each) => each.id === scenario)?.options ?? [];
    const now = this.#database.now();
    const pace = { kind: 'free' } as const;
    const match: StoredMatch = {
      ...{ id, game: journal.game, version: journal.version, rules: journal.rules, pace, held: null },
      scenario,
      ...partedOptions(infos, options, seats),
      phase: outcome === null ? 'open' : 'over',
      ...{ isListed: false, isPublished: false, isRated: false, canTalk: true, creator: player.id },
      // The seed came with the file, so nobody has a share in it.
      ...{ share: '', commitment: '', seed: journal.seed, length: journal.entries.length, head: journal.head },
      ...{ outcome, rematchOf: null, created: now, changed: now, touched: now },
    };
    const rows = await Promise.all(
      seats.map(async (seat): Promise<StoredSeat> => {
        const bot = journal.players?.[seat] ?? '';
        const isBot = seat !== own && (await this.#games.hasBot(journal.game, bot));
        return {
          ...{ seat, player: seat === own ? player.id : null, bot: isBot ? bot : null, clock: newClock(pace) },
          ...{ commitment: null, share: null, seen: 0, joined: seat === own ? now : null, gone: null, refusals: 0 },
        };
      }),
    );
    const { token } = this.#tables.invitationTo(id);
    await this.#database.write([
      insertMatch(match),
      ...rows.map((seat) => insertSeat(id, pace, seat)),
      ...journal.entries.map((entry, i) => entryRow(id, i + 1, entry, now)),
      statement('INSERT INTO invitation (hash, match, created) VALUES ($1, $2, $3)', hashOf(token), id, now),
    ]);
  }
}
