import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { type Database, type RunningServer, Site, SqliteDatabase, startServer } from '@kurgan/server';
import type { CallOf } from '@kurgan/wire';
import { DIST } from '../../build/index.ts';
import { isPage } from '../../route.ts';
import { Person } from './person.ts';
import { DAY } from './scene.ts';

const NO_LIMITS = { burst: 1_000_000, perSecond: 1_000_000 };

/** Verbs that make a lively board, the liveliest first; whatever else there is comes after them. */
const LIVELY = ['attack', 'fire', 'control', 'scout', 'move', 'bid', 'play', 'deploy'];

/** A match of two people, as one of them sees it. */
export interface Seated {
  readonly match: string;
  readonly people: readonly [Person, Person];
  readonly game: string;
  readonly scenario: string;
}

/** A server in this process, with people who have played there for a while. Its clock can be put forward. */
export class Club {
  readonly #folder: string;
  readonly #database: Database;
  readonly #server: RunningServer;
  #ahead = 0;

  private constructor(folder: string, database: Database, server: RunningServer) {
    this.#folder = folder;
    this.#database = database;
    this.#server = server;
    const now = database.now.bind(database);
    database.now = () => now() + this.#ahead;
  }

  static async open(): Promise<Club> {
    const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-club-'));
    const database = await SqliteDatabase.open(folder, { isDurable: false });
    return new Club(folder, database, await Club.#start(database));
  }

  static #start(database: Database): Promise<RunningServer> {
    return startServer({
      registry: new URL(import.meta.resolve('@kurgan/games')),
      site: new Site(process.env.KURGAN_APP ?? DIST, isPage),
      database,
      host: '127.0.0.1',
      port: 0,
      beat: 0,
      pulse: 3_600_000, // time that is put forward is no outage
      limits: NO_LIMITS,
      addresses: ['192.168.1.20'],
    });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  person(name: string, isAccount = false): Promise<Person> {
    return new Person(this.address, name).arrive(isAccount);
  }

  /** Lets time pass. */
  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Two people at a match that has begun. The first one opens it. */
  async seat(
    people: readonly [Person, Person],
    wish: Partial<CallOf<'open'>> & Pick<CallOf<'open'>, 'game' | 'scenario'>,
  ): Promise<Seated> {
    const [host, guest] = people;
    const { match, token } = await host.open(wish);
    await guest.join(match, token);
    for (const person of people) await person.reveal(match);
    return { match, people, game: wish.game, scenario: wish.scenario };
  }

  /** Lets a match dissolve in which the first one, who opens it, keeps a share back. */
  async dissolve(host: Person, guest: Person): Promise<void> {
    const { match, token } = await host.open({ game: 'normandy', scenario: '1' });
    await guest.join(match, token);
    await guest.reveal(match);
    this.advance(8 * DAY);
    while ((await guest.look(match)).phase !== 'gone') await sleep(100);
  }

  /** Plays a match on in a lively way until it is somebody's turn after a number of actions. False if it is over. */
  async play({ match, people, game, scenario }: Seated, most: number, until?: Person): Promise<boolean> {
    const manifest = GAMES.find(({ id }) => id === game);
    if (manifest === undefined) throw new Error(`there is no ${game}`);
    const rules = await manifest.rules(scenario);
    const chance = SeededChance.fromSeed(`${game} ${scenario}`);
    for (let made = 0; ; made++) {
      const wholes = await Promise.all(people.map((person) => person.look(match)));
      const asked = wholes.findIndex(({ seat, waiting, outcome }) => outcome === null && waiting.includes(seat ?? ''));
      const [person, whole] = [people[asked], wholes[asked]];
      if (person === undefined || whole === undefined || whole.seat === null) return false;
      if (made >= most && (until === undefined || until === person)) return true;
      const texts = rules.legal(whole.view, whole.seat).map((action) => rules.notation.format(action));
      const verb = LIVELY.find((each) => texts.some((text) => text.startsWith(each)));
      const wanted = texts.filter((text) => verb === undefined || text.startsWith(verb));
      await person.act(match, whole.n, wanted[chance.below(wanted.length)] ?? '');
    }
  }

  /** Two people in the middle of a match. One that is over too soon is played anew. */
  async middle(
    people: Seated['people'],
    wish: Parameters<Club['seat']>[1],
    most: number,
    until?: Person,
  ): Promise<Seated> {
    const seated = await this.seat(people, wish);
    return (await this.play(seated, most, until)) ? seated : this.middle(people, wish, most, until);
  }

  /** Holds a match as if its rules had changed with its last entry. */
  async hold({ match, people }: Seated): Promise<void> {
    const { n } = await people[0].look(match);
    const sql = "UPDATE match SET phase = 'held', held = $1, changed = changed + 1 WHERE id = $2";
    await this.#database.write([{ sql, values: [n - 1, match] }]);
    await people[0].call('rename', { name: people[0].name }); // the server looks at all its tables
  }

  /** Closes the server and its folder. */
  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
