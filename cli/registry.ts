import { opponent, opponents } from '@kurgan/bots';
import type { AnyGame, Bot, GameTypes, Setup } from '@kurgan/engine';
import { parseOptionWord, parseSetup, setupProblemText } from '@kurgan/engine';
import { type GameEntry, type HeadlessGame, loadEntry } from '@kurgan/games';
import type { Arguments } from './arguments.ts';
import type { BenchedGame } from './bench/index.ts';
import { BadInput } from './command.ts';
import { didYouMean } from './suggest.ts';

/** All games. Worker threads open the same registry by its address. */
export class Registry {
  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
  }

  async #games(): Promise<readonly HeadlessGame[]> {
    const module: { GAMES: readonly HeadlessGame[] } = await import(this.url.href);
    return module.GAMES;
  }

  async all(): Promise<readonly GameEntry[]> {
    return Promise.all((await this.#games()).map(loadEntry));
  }

  async ids(): Promise<readonly string[]> {
    return (await this.#games()).map(({ id }) => id);
  }

  async has(id: string): Promise<boolean> {
    return (await this.ids()).includes(id);
  }

  async find(id: string): Promise<GameEntry> {
    return loadEntry(await this.listed(id));
  }

  /** The first game that two people can play, with its first scenario. */
  async firstForTwo(): Promise<{ readonly rules: AnyGame; readonly scenario: string }> {
    const found = (await this.all()).find(({ game }) => game.seats.length === 2)?.game;
    if (found === undefined) throw new BadInput('There is no game for two.');
    return { rules: found, scenario: found.scenarios[0]?.id ?? '' };
  }

  /** Games that declare benchmarks. */
  async allBenched(): Promise<readonly BenchedGame[]> {
    const declared = (await this.#games()).filter(({ bench }) => bench !== undefined);
    return Promise.all(declared.map(({ id }) => this.benched(id)));
  }

  async benched(id: string): Promise<BenchedGame> {
    const listed = await this.listed(id);
    const bench = await listed.bench?.();
    if (bench === undefined) throw new Error(`${id} declares no benchmarks`);
    return { entry: await loadEntry(listed), bench };
  }

  async listed(id: string): Promise<HeadlessGame> {
    const found = (await this.#games()).find((each) => each.id === id);
    if (found !== undefined) return found;
    throw new BadInput(`There is no game "${id}"${didYouMean(id, await this.ids())}; see kurgan games.`);
  }
}

/** Best first; `random` plays every game. */
export const botsOf = (entry: GameEntry): readonly Bot<GameTypes>[] => opponents(entry);

export function readSeat({ game }: GameEntry, seat: string | undefined): string | null {
  if (seat === undefined || game.seats.includes(seat)) return seat ?? null;
  throw new BadInput(`${game.id} has no seat "${seat}"${didYouMean(seat, game.seats)}.`);
}

/** Finds a bot by id; `LEVEL@TRIES` is a search level with a different number of tries. */
export function readBot(entry: GameEntry, id: string): Bot<GameTypes> {
  const bot = opponent(entry, id);
  if (bot !== undefined) return bot;
  const known = botsOf(entry).map((each) => each.id);
  throw new BadInput(`${entry.game.id} has no bot "${id}"${didYouMean(id, known)}.`);
}

/** Reads `SEAT=BOT` words. */
export function readSeating(entry: GameEntry, words: readonly string[]): Map<string, Bot<GameTypes>> {
  const seating = new Map<string, Bot<GameTypes>>();
  for (const each of words) {
    const [seat = '', id, ...rest] = each.split('=');
    if (id === undefined || rest.length > 0) throw new BadInput(`"${each}" is not SEAT=BOT.`);
    readSeat(entry, seat);
    if (seating.has(seat)) throw new BadInput(`The seat ${seat} is given two bots.`);
    seating.set(seat, readBot(entry, id));
  }
  return seating;
}

/** Reads --scenario (by default the game's first) and every --option. */
export const readSetup = (entry: GameEntry, args: Arguments): Setup =>
  readSetupFor(entry, args.text('scenario') ?? entry.game.scenarios[0]?.id ?? '', args);

/** Reads every --option for a scenario. */
export function readSetupFor({ game }: GameEntry, scenario: string, args: Arguments): Setup {
  const known = game.scenarios.map(({ id }) => id);
  if (!known.includes(scenario)) {
    throw new BadInput(`${game.id} has no scenario "${scenario}"${didYouMean(scenario, known)}.`);
  }
  const options: Record<string, unknown> = {};
  for (const each of args.all('option')) {
    const [id, value] = parseOptionWord(each);
    if (Object.hasOwn(options, id)) throw new BadInput(`The option ${id} is given twice.`);
    Object.defineProperty(options, id, { value, enumerable: true });
  }
  const setup = parseSetup(game.scenarios, scenario, options);
  if (!setup.ok) throw new BadInput(`${setupProblemText(setup.error)}.`);
  return setup.value;
}
