import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GameTypes, Match, type Setup, type StateOf } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { CallName, CallOf } from '@kurgan/wire';
import type { WebSocket } from 'ws';
import { Calls } from '../calls.ts';
import { Games } from '../games.ts';
import { Limits } from '../http/limits.ts';
import { SqliteDatabase } from '../index.ts';
import { type Online, PageSocket } from '../live/socket.ts';
import { Sockets } from '../live/sockets.ts';
import { Imports } from '../lobby/import.ts';
import { Lobby } from '../lobby/lobby.ts';
import { newClock } from '../matches/clock.ts';
import { insertMatch, insertSeat, type StoredMatch } from '../matches/stored.ts';
import type { Table } from '../matches/table.ts';
import { Tables } from '../matches/tables.ts';
import { Channels } from '../notify/channels.ts';
import { Metrics } from '../operation/metrics.ts';
import { Devices } from '../players/devices.ts';
import { Passkeys } from '../players/passkeys.ts';
import { Players } from '../players/players.ts';
import { type Database, statement } from '../store/database.ts';
import { Talks } from '../talk/talk.ts';

/** The other end of a page's socket, without a network: everything sent is kept as it is. */
export class Ear extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  readonly heard: string[] = [];
  #calls = 0;

  send(text: string): void {
    this.heard.push(text);
    this.emit('sent', text);
  }
  close(): void {}
  terminate(): void {
    this.emit('close');
  }
  ping(): void {
    this.emit('pinged');
  }

  /** Sends a call and waits for its answer. */
  call<Name extends CallName>(name: Name, values: CallOf<Name>): Promise<string> {
    const call = ++this.#calls;
    const answer = new Promise<string>((resolve) => {
      const onSent = (text: string): void => {
        if (!text.startsWith(`{"call":${call},`)) return;
        this.off('sent', onSent);
        resolve(text);
      };
      this.on('sent', onSent);
    });
    this.emit('message', JSON.stringify({ call, name, values }), false);
    return answer;
  }
}

const NOW = Date.UTC(2026, 10, 16);
const LIMITS = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 };

/** A server whose matches begin wherever a test wants, at one moment of time, with ears instead of sockets. */
export class World {
  readonly #folder: string;
  readonly #database: Database;
  readonly #online: Online;
  readonly #positions = new Map<string, StateOf<GameTypes>>();
  readonly faults: unknown[] = [];

  private constructor(folder: string, database: Database) {
    this.#folder = folder;
    this.#database = database;
    database.now = () => NOW;
    const games = Games.of(
      new URL(import.meta.url),
      GAMES.map((manifest) => ({
        ...manifest,
        rules: async (scenario: string) => {
          const rules = await manifest.rules(scenario);
          const position = this.#positions.get(manifest.id);
          return position === undefined ? rules : { ...rules, setup: () => rules.clone(position) };
        },
      })),
    );
    const tables = new Tables(database, games, () => {});
    const metrics = new Metrics();
    const parts = {
      database,
      games,
      tables,
      metrics,
      players: new Players(database),
      devices: new Devices(database),
      passkeys: new Passkeys(database),
    };
    const calls = new Calls({
      ...parts,
      lobby: new Lobby(database, tables, () => 0),
      talks: new Talks(database, tables),
      imports: new Imports(database, games, tables),
      channels: new Channels(database, ''),
    });
    this.#online = { calls, tables, sockets: new Sockets(), limits: new Limits() };
  }

  get sockets(): Sockets {
    return this.#online.sockets;
  }

  static async open(players: readonly string[]): Promise<World> {
    const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-world-'));
    const world = new World(folder, await SqliteDatabase.open(folder, { isDurable: false }));
    await world.#database.write(
      players.map((id) =>
        statement(
          "INSERT INTO player (id, name, account, notices, created, seen) VALUES ($1, $1, 0, '{}', $2, $2)",
          id,
          NOW,
        ),
      ),
    );
    return world;
  }

  /** Puts a running match that stands in a state into the store, and opens it. */
  async begin(
    id: string,
    game: string,
    setup: Setup,
    state: StateOf<GameTypes>,
    holders: Readonly<Record<string, string>>,
  ): Promise<Table> {
    this.#positions.set(game, state);
    const manifest = GAMES.find((each) => each.id === game);
    if (manifest === undefined) throw new Error(`there is no ${game}`);
    const rules = await manifest.rules(setup.scenario);
    const seed = `seed of ${id}`;
    const { head } = new Match({ ...rules, setup: () => rules.clone(state) }, setup, seed);
    const match: StoredMatch = {
      id,
      game,
      version: rules.version,
      rules: rules.version,
      scenario: setup.scenario,
      options: setup.options,
      secret: {},
      phase: 'running',
      held: null,
      pace: { kind: 'live', bank: 600_000, grace: 15_000 },
      isListed: false,
      isPublished: false,
      isRated: false,
      canTalk: true,
      creator: Object.values(holders)[0] ?? '',
      share: '',
      commitment: '',
      seed,
      length: 0,
      head,
      outcome: null,
      rematchOf: null,
      created: NOW,
      changed: NOW,
      touched: NOW,
    };
    await this.#database.write([
      insertMatch(match),
      ...rules.seats.map((seat) =>
        insertSeat(id, match.pace, {
          seat,
          player: holders[seat] ?? null,
          bot: null,
          commitment: null,
          share: null,
          clock: newClock(match.pace),
          seen: 0,
          joined: NOW,
          gone: null,
          refusals: 0,
        }),
      ),
    ]);
    return this.#online.tables.find(id);
  }

  /** Removes a match that is no longer needed: lists would name it. */
  async forget(id: string): Promise<void> {
    await this.#database.write([
      statement('DELETE FROM match WHERE id = $1', id),
      ...['seat', 'entry', 'offer', 'snapshot', 'result'].map((table) =>
        statement(`DELETE FROM ${table} WHERE match = $1`, id),
      ),
      statement('DELETE FROM task WHERE payload = $1', id),
    ]);
  }

  /** A page of a player, or of a stranger. */
  page(player: string | null): Ear {
    const ear = new Ear();
    const known = player === null ? null : { id: player, name: player, isAccount: false };
    const visit = { player: known, device: null, address: '', origin: '' };
    new PageSocket(ear as unknown as WebSocket, visit, this.#online, LIMITS, (error) => void this.faults.push(error));
    return ear;
  }

  async close(): Promise<void> {
    await this.#database.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
