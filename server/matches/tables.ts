import { type AnyGame, Match, type OptionInfo, parseSetup, setupProblemText } from '@kurgan/engine';
import { MatchHost, PERSON } from '@kurgan/host';
import { type CallOf, commitmentTo, type PlayerSeen, seedOf } from '@kurgan/wire';
import { Fault, fault, unknown } from '../fault.ts';
import type { Games } from '../games.ts';
import { tellTaken } from '../notify/turn-tasks.ts';
import { hashOf, ID, newId, newKey, newShare, tokensBy } from '../secrets.ts';
import { type Database, statement } from '../store/database.ts';
import { newClock } from './clock.ts';
import { putTask } from './consequences.ts';
import { sharesOf } from './deals.ts';
import { Presence } from './presence.ts';
import { allOptions, mustBeOwn, partedOptions } from './secret-options.ts';
import { insertMatch, insertSeat, type Options, type StoredMatch, type StoredSeat } from './stored.ts';
import type { Surroundings } from './surroundings.ts';
import { Table } from './table.ts';

/** A new match and the secret of the link that invites to it. */
export interface Challenge {
  readonly match: string;
  readonly token: string;
}

/** Matches kept in memory although nobody watches them. */
const MOST_IDLE = 500;
/** Of those, matches that are over: they are the longest, and seldom looked at again. */
const MOST_OVER = 20;
/** Matches looked up with one statement. */
const AT_ONCE = 100;
/** A match in which somebody keeps the share back for so long is dissolved. */
const UNTOLD = 7 * 86_400_000;
/** Whoever opened a challenge has not even seen that it was taken. */
const UNSEEN = -1;
/** Tries against other processes that prepare the same match. */
const MOST_TRIES = 5;

/** A match in memory, or on its way there. */
interface Opened {
  readonly opening: Promise<Table | null>;
  table: Table | null;
}

interface TablesOptions {
  readonly mostIdle?: number;
  readonly canTalk?: boolean;
  /** From it and a match follows the link that invites to it, so that a call sent twice gets the same one. */
  readonly secret?: string;
  /** The name by which other processes know this one. */
  readonly processId?: string;
}

/** All matches of a server. Those in use are in memory; any of them can be read again at any time. */
export class Tables {
  readonly #around: Surroundings;
  /** The longest unused come first. */
  readonly #open = new Map<string, Opened>();
  readonly #mostIdle: number;
  readonly #tokenFor: (words: string) => string;

  constructor(
    database: Database,
    games: Games,
    changed: (table: Table) => void,
    { mostIdle = MOST_IDLE, canTalk = true, secret = newKey(), processId = newId() }: TablesOptions = {},
  ) {
    this.#mostIdle = mostIdle;
    this.#tokenFor = tokensBy(secret);
    this.#around = {
      database,
      games,
      canTalk,
      presence: new Presence(database, processId),
      changed: (table) => {
        database.announce(table.id);
        changed(table);
      },
    };
    // One that can't be read now is healed later.
    database.onAnnounced((match) => void this.#refresh(match).catch(() => {}));
  }

  /** Another process may have changed a match: whoever watches it here is told. */
  async #refresh(id: string): Promise<void> {
    await (await this.ifOpen(id))?.refresh();
  }

  /** Looks whether matches in memory have changed, in case an announcement was lost. */
  async heal(): Promise<void> {
    void this.#around.presence.write();
    const ids = [...this.#open.keys()];
    const failed: unknown[] = [];
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      const some = ids.slice(i, i + AT_ONCE);
      const marks = Array.from({ length: AT_ONCE }, (_, k) => `$${k + 1}`).join(', ');
      const rows = await this.#database.read(
        `SELECT id, length, phase, changed FROM match WHERE id IN (${marks})`,
        ...Array.from({ length: AT_ONCE }, (_, k) => some[k] ?? null),
      );
      for (const row of rows) {
        const table = await this.ifOpen(String(row.id));
        if (table?.isOlderThan(row)) await table.refresh().catch((error: unknown) => void failed.push(error));
      }
    }
    if (failed.length > 0) throw failed[0];
  }

  /** Matches in memory. */
  get size(): number {
    return this.#open.size;
  }

  get #database(): Database {
    return this.#around.database;
  }

  /** A match by its id, or the answer that also hides what is forbidden. */
  find(id: string): Table | Promise<Table> {
    const table = this.#open.get(id)?.table;
    return table?.isWatched === true ? table : this.#fetch(id); // a watched one stays, however long it is unused
  }

  async #fetch(id: string): Promise<Table> {
    const known = this.#open.get(id);
    this.#open.delete(id); // comes back as the newest
    const opened = known ?? { opening: Table.open(this.#around, id), table: null };
    this.#open.set(id, opened);
    if (opened.table !== null) return opened.table;
    try {
      opened.table = await opened.opening;
    } finally {
      if (opened.table === null && this.#open.get(id) === opened) this.#open.delete(id);
    }
    this.#forget();
    if (opened.table === null) throw unknown();
    return opened.table;
  }

  /** A match in memory, if it is there. */
  async ifOpen(id: string): Promise<Table | null> {
    return (await this.#open.get(id)?.opening.catch(() => null)) ?? null;
  }

  /** Drops the longest unused matches that nobody watches, those that are over sooner. */
  #forget(): void {
    if (this.#open.size <= Math.min(this.#mostIdle, MOST_OVER)) return;
    const idle = [...this.#open].filter(([, { table }]) => table?.isWatched === false);
    const over = idle.filter(([, { table }]) => table?.stored.match.phase === 'over');
    for (const [id] of [...over.slice(0, -MOST_OVER), ...idle.slice(0, -this.#mostIdle)]) this.#open.delete(id);
  }

  /** Opens a challenge, or a match against bots alone. */
  async open(player: PlayerSeen, call: CallOf<'open'>, rematchOf: string | null = null): Promise<Challenge> {
    const { games } = this.#around;
    const [repeated] = await this.#database.read(
      'SELECT match FROM seat WHERE player = $1 AND commitment = $2',
      player.id,
      call.commitment,
    );
    const game = await games.rules(call.game, call.scenario);
    const setup = parseSetup(game.scenarios, call.scenario, call.options);
    if (!setup.ok) throw fault('unreadable', setupProblemText(setup.error));
    for (const [seat, bot] of Object.entries(call.bots)) {
      if (!game.seats.includes(seat)) throw fault('unreadable', `There is no seat "${seat.slice(0, 40)}".`);
      if (!(await games.hasBot(game.id, bot))) throw fault('unreadable', `There is no bot "${bot.slice(0, 40)}".`);
    }
    const free = game.seats.filter((seat) => !Object.hasOwn(call.bots, seat));
    const own = call.seat ?? free[Number.parseInt(newShare().slice(0, 8), 16) % Math.max(1, free.length)];
    if (own === undefined || !free.includes(own)) throw fault('unreadable', 'There is no seat left for you.');
    const infos = optionsOf(game, setup.value.scenario);
    // Whoever draws a side by lot may bring something for either.
    const isOther = (seat: string | undefined): boolean => seat !== undefined && seat !== own && free.includes(seat);
    if (call.seat !== null) mustBeOwn(infos, setup.value.options, ({ seat }) => !isOther(seat));
    if (repeated !== undefined) return this.invitationTo(String(repeated.match));
    const now = this.#database.now();
    const share = newShare();
    const { match: id, token } = this.invitationTo(rematchOf === null ? newId() : await this.#rematchId(rematchOf));
    const match: StoredMatch = {
      id,
      game: game.id,
      version: game.version,
      rules: game.version,
      scenario: setup.value.scenario,
      ...partedOptions(infos, setup.value.options, [own, ...Object.keys(call.bots)]),
      phase: free.length === 1 ? 'dealt' : 'open',
      pace: call.pace,
      isListed: call.isListed,
      isPublished: call.isPublished,
      isRated: call.isRated,
      canTalk: call.canTalk,
      creator: player.id,
      share,
      commitment: commitmentTo(share),
      seed: null,
      length: 0,
      head: '',
      outcome: null,
      rematchOf,
      held: null,
      created: now,
      changed: now,
      touched: now,
    };
    const seats = game.seats.map(
      (seat): StoredSeat => ({
        seat,
        player: seat === own ? player.id : null,
        bot: call.bots[seat] ?? null,
        commitment: seat === own ? call.commitment : null,
        share: null,
        clock: newClock(call.pace),
        seen: 0,
        joined: seat === own ? now : null,
        gone: null,
        refusals: 0,
      }),
    );
    await this.#database.write([
      insertMatch(match),
      ...seats.map((seat) => insertSeat(match.id, match.pace, seat)),
      statement('INSERT INTO invitation (hash, match, created) VALUES ($1, $2, $3)', hashOf(token), match.id, now),
    ]);
    this.#around.changed(await this.find(match.id));
    return { match: match.id, token };
  }

  /** The one id that the next rematch of a match can have: of two players who ask for it at once, one opens it. */
  async #rematchId(match: string): Promise<string> {
    const sql = "SELECT COUNT(*) AS found FROM match WHERE rematch_of = $1 AND phase = 'gone'";
    const [row] = await this.#database.read(sql, match);
    return this.#tokenFor(`rematch ${match} ${row?.found}`).slice(0, ID);
  }

  /** A match with the secret of the link that invites to it. */
  invitationTo(match: string): Challenge {
    return { match, token: this.#tokenFor(`invitation ${match}`) };
  }

  /** The match that an invitation is for. */
  async invitedTo(token: string): Promise<Table> {
    const [row] = await this.#database.read('SELECT match FROM invitation WHERE hash = $1', hashOf(token));
    if (row === undefined) throw unknown();
    return this.find(String(row.match));
  }

  /** Prepares a match, and once more if another process has changed it meanwhile. */
  async #prepare(table: Table, work: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await table.refresh(); // the page may have heard of it from another process first
        return await table.inTurn(work);
      } catch (error) {
        if (tries === MOST_TRIES || !(error instanceof Fault) || error.reason.error !== 'stale') throw error;
      }
    }
  }

  /** True for a player of the match that is to be repeated. */
  async #hasPlayed(player: string, match: string | null): Promise<boolean> {
    if (match === null) return false;
    return (await this.find(match)).stored.seats.some((seat) => seat.player === player);
  }

  /** Takes the free seat of a challenge; the first taker has it. */
  async join(player: PlayerSeen, { match: id, token, commitment, options }: CallOf<'join'>): Promise<void> {
    const table = await this.find(id);
    const isInvited = token !== null && (await this.invitedTo(token)) === table;
    const isAwaited = await this.#hasPlayed(player.id, table.stored.match.rematchOf);
    await this.#prepare(table, async () => {
      const { match, seats, players } = table.stored;
      if (!isInvited && !match.isListed && !isAwaited) throw unknown();
      if (seats.some((seat) => seat.player === player.id)) return; // a second click, or the opener's own link
      const free = seats.find((seat) => seat.player === null && seat.bot === null);
      if (match.phase !== 'open' || free === undefined) throw fault('closed', 'Somebody else has taken this seat.');
      if ([match.commitment, ...seats.map((seat) => seat.commitment)].includes(commitment)) {
        throw fault('refused', 'Somebody else has promised this very share.');
      }
      const now = this.#database.now();
      const taken = seats.map((seat) =>
        seat === free
          ? { ...seat, player: player.id, commitment, joined: now }
          : { ...seat, seen: seat.player === null ? seat.seen : UNSEEN },
      );
      const openers = seats.flatMap(({ seat, player: opener }) => (opener === null ? [] : [seat]));
      const isImported = match.seed !== null; // its armies are there already
      const secret = isImported
        ? match.secret
        : { ...match.secret, ...(await this.#brought(match, options ?? {}, free.seat)) };
      const isFull = taken.every((seat) => seat.player !== null || seat.bot !== null);
      await table.prepare(
        {
          match: { ...match, secret, phase: isFull && !isImported ? 'dealt' : 'open' },
          seats: taken,
          players: new Map([...players, [player.id, player]]),
        },
        [
          statement('UPDATE match SET secret = $1 WHERE id = $2', JSON.stringify(secret), match.id),
          ...openers.flatMap((seat) => [
            statement('UPDATE seat SET seen = $1 WHERE match = $2 AND seat = $3', UNSEEN, match.id, seat),
            tellTaken(match.id, seat, now),
          ]),
          ...(isFull && !isImported ? [putTask(`deal ${match.id}`, 'deal', match.id, now + UNTOLD)] : []),
        ],
      );
    });
    if (table.stored.match.seed !== null) await this.beginImported(id);
  }

  /** Options that whoever takes a seat brings along; only its own. */
  async #brought({ game: id, scenario }: StoredMatch, asked: Options, seat: string): Promise<StoredMatch['secret']> {
    const game = await this.#around.games.rules(id, scenario);
    const setup = parseSetup(game.scenarios, scenario, asked);
    if (!setup.ok) throw fault('unreadable', setupProblemText(setup.error));
    const infos = optionsOf(game, scenario);
    mustBeOwn(infos, setup.value.options, (info) => info.seat === seat);
    return partedOptions(infos, setup.value.options, [seat]).secret;
  }

  /** A match whose seed came with a file begins as soon as every seat is taken. */
  async beginImported(id: string): Promise<void> {
    const table = await this.find(id);
    await this.#prepare(table, async () => {
      const { match, seats } = table.stored;
      const isFull = seats.every((seat) => seat.player !== null || seat.bot !== null);
      if (match.phase === 'open' && match.seed !== null && isFull && table.host !== null)
        await table.begin(table.host, match.seed);
    });
  }

  /** Takes a challenge back before anybody has joined it. */
  async withdraw(player: string, id: string): Promise<void> {
    const table = await this.find(id);
    await this.#prepare(table, async () => {
      const { match } = table.stored;
      if (match.creator !== player) throw unknown();
      if (match.phase === 'gone') return;
      if (match.phase !== 'open') throw fault('closed', 'Somebody has joined this match.');
      await table.prepare({ match: { ...match, phase: 'gone' } });
    });
  }

  /** A seat tells its share of the seed. With the last one the match begins. */
  async reveal(player: string, { match: id, share }: CallOf<'reveal'>): Promise<void> {
    const table = await this.find(id);
    await this.#prepare(table, async () => {
      const { match, seats } = table.stored;
      const own = seats.find((seat) => seat.player === player);
      if (own === undefined) throw fault('not yours');
      if (own.share === share) return match.phase === 'dealt' && isTold(seats) ? this.#begin(table) : undefined;
      if (match.phase !== 'dealt' || own.share !== null) throw fault('closed');
      if (commitmentTo(share) !== own.commitment) throw fault('refused', 'This is not the share that was promised.');
      const told = seats.map((seat) => (seat === own ? { ...seat, share } : seat));
      await table.prepare({ seats: told });
      if (isTold(told)) await this.#begin(table);
    });
  }

  /** A match that never began because a share was kept back is dissolved. */
  async dissolve(id: string): Promise<void> {
    const table = await this.find(id);
    await this.#prepare(table, async () => {
      const { match } = table.stored;
      const drop = statement('DELETE FROM task WHERE name = $1', `deal ${id}`);
      if (match.phase === 'dealt') await table.prepare({ match: { ...match, phase: 'gone' } }, [drop]);
      else await this.#database.write([drop]);
    });
  }

  async #begin(table: Table): Promise<void> {
    const { match, seats } = table.stored;
    const seed = seedOf({ server: match.share, seats: sharesOf(seats).map(([, share]) => share) });
    const game = await this.#around.games.rules(match.game, match.scenario);
    const setup = parseSetup(game.scenarios, match.scenario, allOptions(match));
    if (!setup.ok) throw fault('defect', setupProblemText(setup.error));
    const players = Object.fromEntries(seats.map(({ seat, bot }) => [seat, bot ?? PERSON]));
    await table.begin(new MatchHost(new Match(game, setup.value, seed, match.version), players), seed);
  }
}

const optionsOf = ({ scenarios }: AnyGame, scenario: string): readonly OptionInfo[] =>
  scenarios.find(({ id }) => id === scenario)?.options ?? [];

/** True once every person has told a share. */
const isTold = (seats: readonly StoredSeat[]): boolean =>
  seats.every((seat) => seat.player === null || seat.share !== null);
