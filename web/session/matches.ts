import {
  type GameTypes,
  type Journal,
  type JournalFault,
  journalFaultText,
  type Match,
  parseSetup,
  problemText,
} from '@kurgan/engine';
import { type Eyes, logBy, MatchHost, type MatchInfo, type Players } from '@kurgan/kit/session';
import { rulesOf } from '../games.ts';
import type { Calls, Opened, Promised, Update } from './protocol.ts';
import * as store from './store.ts';
import { storeTrouble, Trouble, type Unsaved } from './trouble.ts';

export interface Running {
  readonly host: MatchHost;
  /** The head of the journal as this worker last read or stored it; null when it was never stored. */
  stored: string | null;
  /** Why it could not be stored the last time. */
  unsaved: Unsaved | null;
  /** The same match, to look back at it. */
  viewer: Match<GameTypes> | null;
  /** Set while a bot thinks about it: looks whether that is still worth it. */
  onChange: (() => void) | null;
}

/** Matches opened since the worker started. */
const running = new Map<string, Running>();

const newId = (): string => crypto.randomUUID().slice(0, 8);

const faultTrouble = (fault: JournalFault): Trouble =>
  new Trouble(fault.error === 'other version' ? 'other version' : 'damaged', journalFaultText(fault));

export async function hostFrom(journal: Journal, to?: number): Promise<MatchHost> {
  const host = MatchHost.resume(await rulesOf(journal.game), journal.players ?? {}, journal, to);
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
  const game = await rulesOf(gameId);
  const setup = parseSetup(game.scenarios, scenario, options);
  if (!setup.ok) throw new Trouble('defect', setup.error.map(problemText).join('; '));
  return MatchHost.start(game, players, setup.value, seed);
}

const newRunning = (host: MatchHost, stored: string | null): Running => ({
  host,
  stored,
  unsaved: null,
  viewer: null,
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

export const hostOf = async (id: string): Promise<MatchHost> => (await find(id)).host;

/** The match as it is kept: with those who play it. */
export const journalOf = ({ match, players }: MatchHost): Journal => ({ ...match.journal(), players });

function infoOf(id: string, { game, match, players }: MatchHost): MatchInfo {
  // As a bystander reads it: lists are seen by everybody.
  const turn = logBy(match, null).findLast((line) => line.event.event === 'turn');
  return {
    id,
    game: game.id,
    scenario: match.setup.scenario,
    title: game.scenarios.find((scenario) => scenario.id === match.setup.scenario)?.title ?? '',
    summary: match.outcome?.title ?? turn?.text ?? '',
    made: match.length,
    outcome: match.outcome,
    changed: Date.now(),
    players,
  };
}

/** Stores a match. A browser that cannot store does not end the game: the page is told, and the player can save a file. */
async function keep(id: string, match: Running): Promise<void> {
  const journal = journalOf(match.host);
  try {
    await store.save(infoOf(id, match.host), journal, match.stored);
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
export const opened = (id: string, { host, unsaved }: Running): Opened => ({
  info: infoOf(id, host),
  moment: host.moment(),
  log: { from: 0, lines: host.log() },
  unsaved,
  elsewhere: false,
});

/** What has changed for the eyes at the screen; other eyes than before have everything to read. */
function updateOf({ host, unsaved }: Running, before: number, eyes: Eyes): Update {
  const lines = host.log();
  const from = host.eyes === eyes ? Math.min(before, lines.length) : 0;
  return { moment: host.moment(), log: { from, lines: lines.slice(from) }, unsaved, elsewhere: false };
}

/** Changes a match, stores it, and only then answers: what the page has seen is safe. */
export async function change(id: string, by: (host: MatchHost) => void): Promise<Update> {
  const match = await find(id);
  const { host } = match;
  const [before, eyes] = [host.log().length, host.eyes];
  by(host);
  match.viewer = null;
  try {
    await keep(id, match);
    match.onChange?.();
    return updateOf(match, before, eyes);
  } catch (error) {
    if (!(error instanceof store.Elsewhere)) throw error;
    running.delete(id);
    match.onChange?.();
    return { ...opened(id, await find(id)), elsewhere: true };
  }
}

/** What a match is played by. */
export const calls: Promised<Calls> = {
  async start(gameId, scenario, options, seed, players) {
    return begin(await newHost(gameId, scenario, options, seed, players));
  },
  gameOf: (id) => store.gameOf(id),
  async open(id) {
    const match = await find(id);
    match.host.lower();
    return opened(id, match);
  },
  async lift(id, seat) {
    const match = await find(id);
    match.host.lift(seat);
    return opened(id, match);
  },
  async act(id, action) {
    const whyNot = (await hostOf(id)).why(action);
    return whyNot === null ? change(id, (host) => void host.act(action)) : { whyNot };
  },
  undo: (id) => change(id, (host) => host.undo()),
  redo: (id) => change(id, (host) => host.redo()),
  why: async (id, action) => (await hostOf(id)).why(action),
  async odds(id, actions) {
    const host = await hostOf(id);
    return actions.map((action) => host.odds(action));
  },
};
