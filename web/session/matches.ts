import { type Journal, type JournalFault, journalFaultText, parseSetup, problemText } from '@kurgan/engine';
import { type Eyes, MatchHost, type Players, Screen } from '@kurgan/host';
import { gameOf } from '../games.ts';
import type { MatchInfo } from './match-info.ts';
import type { Calls, Opened, Promised, Update } from './protocol.ts';
import * as store from './store.ts';
import { storeTrouble, Trouble, type Unsaved } from './trouble.ts';

export interface Running {
  readonly screen: Screen;
  /** The head of the journal as this worker last read or stored it; null when it was never stored. */
  stored: string | null;
  /** Why it could not be stored the last time. */
  unsaved: Unsaved | null;
  /** Set while a bot thinks about it: looks whether that is still worth it. */
  onChange: (() => void) | null;
}

/** Matches opened since the worker started. */
const running = new Map<string, Running>();

const newId = (): string => crypto.randomUUID().slice(0, 8);

const faultTrouble = (fault: JournalFault): Trouble =>
  new Trouble(fault.error === 'rules changed' ? 'other version' : 'damaged', journalFaultText(fault));

export async function hostFrom(journal: Journal, to?: number): Promise<MatchHost> {
  const host = MatchHost.resume(await gameOf(journal.game).rules(), journal.players ?? {}, journal, to);
  if (!host.ok) throw faultTrouble(host.error);
  return host.value;
}

export async function newHost(
  gameId: string,
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  players: Players,
): Promise<MatchHost> {
  const game = await gameOf(gameId).rules();
  const setup = parseSetup(game.scenarios, scenario, options);
  if (!setup.ok) throw new Trouble('defect', setup.error.map(problemText).join('; '));
  return MatchHost.start(game, players, setup.value, seed);
}

const newRunning = (host: MatchHost, stored: string | null): Running => ({
  screen: new Screen(host),
  stored,
  unsaved: null,
  onChange: null,
});

export async function find(id: string): Promise<Running> {
  const known = running.get(id);
  if (known !== undefined) return known;
  const journal = await store.load(id);
  const match = newRunning(await hostFrom(journal), journal.head);
  running.set(id, match);
  return match;
}

export const screenOf = async (id: string): Promise<Screen> => (await find(id)).screen;

/** The match as it is kept: with those who play it. */
export const journalOf = ({ match, players }: MatchHost): Journal => ({ ...match.journal(), players });

function infoOf(id: string, { game, match, players }: MatchHost): MatchInfo {
  // As a bystander reads it: lists are seen by everybody.
  const turn = match.log(null).findLast(({ event }) => event.event === 'turn');
  return {
    id,
    game: game.id,
    scenario: match.setup.scenario,
    title: game.scenarios.find((scenario) => scenario.id === match.setup.scenario)?.title ?? '',
    summary: match.outcome?.title ?? (turn === undefined ? '' : game.narrate(turn.event)),
    made: match.length,
    outcome: match.outcome,
    changed: Date.now(),
    players,
  };
}

/** Stores a match. A browser that cannot store does not end the game: the page is told, and the player can save a file. */
async function keep(id: string, match: Running): Promise<void> {
  const journal = journalOf(match.screen.host);
  try {
    await store.save(infoOf(id, match.screen.host), journal, match.stored);
    match.stored = journal.head;
    match.unsaved = null;
  } catch (error) {
    if (error instanceof store.Elsewhere) throw error;
    match.unsaved = storeTrouble(error);
  }
}

export async function begin(host: MatchHost, id = newId()): Promise<Opened> {
  const match = newRunning(host, null);
  running.set(id, match);
  await keep(id, match);
  return opened(id, match);
}

/** Everything about a match, for a page that knows nothing yet. */
export const opened = (id: string, match: Running): Opened => ({
  info: infoOf(id, match.screen.host),
  ...updateFrom(match, 0),
});

const updateFrom = ({ screen, unsaved }: Running, from: number): Update => ({
  moment: screen.moment(),
  curtain: screen.curtain,
  log: { from, lines: screen.log(from) },
  unsaved,
  elsewhere: false,
});

/** What the page knows. */
interface Known {
  readonly eyes: Eyes;
  readonly made: number;
}
const knownOf = ({ screen }: Running): Known => ({ eyes: screen.eyes, made: screen.host.match.length });

/** Stores what was done and only then answers, with what is new: what the page has seen is safe. */
async function stored(id: string, match: Running, known: Known): Promise<Update> {
  try {
    await keep(id, match);
  } catch (error) {
    if (!(error instanceof store.Elsewhere)) throw error;
    running.delete(id);
    match.onChange?.();
    return { ...opened(id, await find(id)), elsewhere: true };
  }
  match.onChange?.();
  const now = knownOf(match);
  // Other eyes than before have everything to read.
  return updateFrom(match, now.eyes === known.eyes ? Math.min(known.made, now.made) + 1 : 0);
}

/** Changes a match. */
export async function change(id: string, by: (screen: Screen) => void): Promise<Update> {
  const match = await find(id);
  const known = knownOf(match);
  by(match.screen);
  return stored(id, match, known);
}

/** What a match is played by. */
export const calls: Promised<Calls> = {
  async start(gameId, scenario, options, seed, players) {
    return begin(await newHost(gameId, scenario, options, seed, players));
  },
  gameOf: (id) => store.gameOf(id),
  async open(id) {
    const match = await find(id);
    match.screen.lower();
    return opened(id, match);
  },
  async lift(id, seat) {
    const match = await find(id);
    match.screen.lift(seat);
    return opened(id, match);
  },
  async act(id, action) {
    const match = await find(id);
    const known = knownOf(match);
    const whyNot = match.screen.act(action);
    return whyNot === null ? stored(id, match, known) : { whyNot };
  },
  undo: (id) => change(id, (screen) => screen.undo()),
  redo: (id) => change(id, (screen) => screen.redo()),
  why: async (id, action) => (await screenOf(id)).why(action),
  async odds(id, actions) {
    const screen = await screenOf(id);
    return actions.map((action) => screen.odds(action));
  },
};
