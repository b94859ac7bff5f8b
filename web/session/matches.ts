import { type AnyGame, Match, narrateEvent, parseSetup, problemText, UnknownStep } from '@kurgan/engine';
import { type Eyes, MatchHost, type Players, Screen } from '@kurgan/host';
import { gameOf, openingOf } from '../games.ts';
import type { MatchInfo } from './match-info.ts';
import type { Calls, Opened, Promised, Update } from './protocol.ts';
import { randomHex } from './random.ts';
import * as store from './store.ts';
import { storeTrouble, Trouble, type Unsaved } from './trouble.ts';

export interface Running {
  readonly screen: Screen;
  /** Last stored position this worker knows of; null when never stored. */
  stored: store.Place | null;
  /** The reason it could not be stored the last time. */
  unsaved: Unsaved | null;
  /** Set when other rules than these have led it further: it can be read, but not played. */
  readonly isHeld: boolean;
  /** Set while a bot thinks about it: looks whether that is still worth it. */
  onChange: (() => void) | null;
}

/** Matches opened since the worker started. */
const running = new Map<string, Running>();

const newId = (): string => randomHex(4);

export async function newHost(
  gameId: string,
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  players: Players,
): Promise<MatchHost> {
  const game = await openingOf(gameOf(gameId), scenario);
  const setup = parseSetup(game.scenarios, scenario, options);
  if (!setup.ok) throw new Trouble('wrong setup', setup.error.map(problemText).join('; '));
  return new MatchHost(new Match(game, setup.value, seed), players);
}

const newRunning = (host: MatchHost, stored: store.Place | null, isHeld = false): Running => ({
  screen: new Screen(host),
  stored,
  unsaved: null,
  isHeld,
  onChange: null,
});

export async function find(id: string): Promise<Running> {
  const known = running.get(id);
  if (known !== undefined) return known;
  const { reopen } = await import('./reopen.ts');
  const { host, stored, isHeld } = await reopen(id);
  const found = newRunning(host, stored, isHeld);
  running.set(id, found);
  return found;
}

export const screenOf = async (id: string): Promise<Screen> => (await find(id)).screen;

function infoOf(id: string, { game, match, seated: players }: MatchHost): MatchInfo {
  // As a bystander reads it: lists are seen by everybody.
  const turn = match.log(null).findLast(({ event }) => event.event === 'turn');
  return {
    id,
    game: game.id,
    scenario: match.setup.scenario,
    title: game.scenarios.find((scenario) => scenario.id === match.setup.scenario)?.title ?? '',
    summary: match.outcome?.title ?? (turn === undefined ? '' : narrateEvent(game, turn.event)),
    made: match.length,
    outcome: match.outcome,
    changed: Date.now(),
    players,
  };
}

/** Entries not stored yet. */
function additionTo(made: number, info: MatchInfo, { game, match }: MatchHost): store.Addition {
  const { head, snapshot } = match;
  const snapshots = snapshot !== null && snapshot.after > made ? [snapshot] : [];
  return { info, head, rules: game.version, entries: match.kept(made), snapshots };
}

/** Stores what is new of a match. A browser that cannot store does not end the game: the page is told, and the player can save a file. */
async function keep(id: string, match: Running): Promise<void> {
  const { host } = match.screen;
  const { beginning, head, length } = host.match;
  const { stored } = match;
  if (stored?.made === length) return;
  try {
    const info = infoOf(id, host);
    const isAppended = stored !== null && (await store.append(stored, additionTo(stored.made, info, host)));
    if (!isAppended) await store.save(beginning, additionTo(0, info, host));
    match.stored = { made: length, head };
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
  const answer = opened(id, match);
  void allRules(match).catch(() => {}); // whoever needs them asks again
  return answer;
}

const allRules = ({ screen: { host } }: Running): Promise<AnyGame> =>
  gameOf(host.game.id).rules(host.match.setup.scenario);

/** Does something to a match. If the opening of the rules is not enough for it, it is done with all of them. */
async function done<T>(match: Running, by: (screen: Screen) => T): Promise<T> {
  try {
    return by(match.screen);
  } catch (error) {
    if (!(error instanceof UnknownStep)) throw error;
    match.screen.host.match.continueWith(await allRules(match));
    return by(match.screen);
  }
}

/** Everything about a match, for a page that knows nothing yet. */
export const opened = (id: string, match: Running): Opened => ({
  info: infoOf(id, match.screen.host),
  isHeld: match.isHeld,
  ...updateFrom(match, 0),
});

export const updateFrom = ({ screen, unsaved }: Running, from: number): Update => ({
  moment: screen.moment(),
  curtain: screen.curtain,
  offers: screen.host.offers,
  log: { from, lines: screen.log(from) },
  unsaved,
  missed: null,
});

/** Page state: entries it has, and the player at the screen. */
interface Known {
  readonly seat: string | null;
  readonly eyes: Eyes;
  readonly made: number;
}
const knownOf = ({ screen }: Running): Known => {
  const { seat, eyes, host } = screen;
  return { seat, eyes, made: host.match.length };
};

/** News for a page; a new viewer gets everything. */
function updateSince(match: Running, { eyes, made }: Known): Update {
  const { screen } = match;
  return updateFrom(match, screen.eyes === eyes ? screen.host.logChangedSince(made) : 0);
}

/** Current moment, for a page that missed something. */
const updateForLate = (match: Running, { made }: Known): Update => ({
  ...updateFrom(match, 0),
  missed: match.screen.log(made + 1),
});

/** Stores what was done. False when another tab was faster: the match is read again, and nothing was done. */
async function isKept(id: string, match: Running, { seat }: Known): Promise<boolean> {
  try {
    await keep(id, match);
    return true;
  } catch (error) {
    if (!(error instanceof store.Elsewhere)) throw error;
    running.delete(id);
    (await find(id)).screen.stay(seat);
    return false;
  } finally {
    match.onChange?.();
  }
}

/** A match to play: one that is held can only be read. */
async function playable(id: string): Promise<Running> {
  const match = await find(id);
  if (match.isHeld) throw new Trouble('rules changed');
  return match;
}

/** Changes a match, stores it, and only then answers: what the page has seen is safe. */
export async function change(id: string, by: (screen: Screen) => void): Promise<Update> {
  const match = await playable(id);
  const known = knownOf(match);
  await done(match, by);
  return (await isKept(id, match, known)) ? updateSince(match, known) : updateForLate(await find(id), known);
}

/** Calls for playing a match. */
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
    return updateFrom(match, 0);
  },
  async act(id, action, seen) {
    const before = await playable(id);
    const known = { ...knownOf(before), made: seen };
    // Read again, it is judged again: where several choose at once, the other tab may have chosen for another seat.
    for (let match = before; match.screen.seat === known.seat; match = await find(id)) {
      if (match.screen.missed(seen) !== null) return updateForLate(match, known);
      const whyNot = await done(match, (screen) => screen.act(action));
      if (whyNot !== null) return { whyNot };
      if (await isKept(id, match, known)) return updateSince(match, known);
    }
    return updateForLate(await find(id), known);
  },
  undo: (id) => change(id, (screen) => screen.undo()),
  redo: (id) => change(id, (screen) => screen.redo()),
  why: async (id, action) => (await screenOf(id)).why(action),
  async odds(id, actions) {
    const screen = await screenOf(id);
    const tools = await gameOf(screen.host.game.id).tools();
    return actions.map((action) => screen.odds(tools, action));
  },
};
