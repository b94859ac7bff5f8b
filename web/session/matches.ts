import {
  type GameTypes,
  type Journal,
  type JournalFault,
  journalFaultText,
  journalShape,
  type Match,
  parseChoice,
  parseJson,
  problemText,
} from '@kurgan/engine';
import { MatchHost, type MatchInfo } from '@kurgan/kit/session';
import { botsOf, rulesOf } from '../games.ts';
import type { CallName, Calls, Opened, Update } from './protocol.ts';
import * as store from './store.ts';
import { storeTrouble, Trouble, type Unsaved } from './trouble.ts';

interface Running {
  readonly host: MatchHost;
  /** The head of the journal as this worker last read or stored it; null when it was never stored. */
  stored: string | null;
  /** Why it could not be stored the last time. */
  unsaved: Unsaved | null;
  /** The same match, to look back at it. */
  viewer: MatchHost | null;
}

/** Matches opened since the worker started. */
const running = new Map<string, Running>();

/** A match is played without them: they come when a hint is asked for. */
const NO_BOTS: readonly never[] = [];

const newId = (): string => crypto.randomUUID().slice(0, 8);

const faultTrouble = (fault: JournalFault): Trouble =>
  new Trouble(fault.error === 'other version' ? 'other version' : 'damaged', journalFaultText(fault));

async function hostFrom(journal: Journal, to?: number): Promise<MatchHost> {
  const game = await rulesOf(journal.game);
  const host = MatchHost.resume(game, NO_BOTS, game.seats[0] ?? '', journal, to);
  if (!host.ok) throw faultTrouble(host.error);
  return host.value;
}

async function newHost(
  gameId: string,
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): Promise<MatchHost> {
  const game = await rulesOf(gameId);
  const choice = parseChoice(game.scenarios, scenario, options);
  if (!choice.ok) throw new Trouble('defect', choice.error.map(problemText).join('; '));
  return MatchHost.start(game, NO_BOTS, game.seats[0] ?? '', choice.value, seed);
}

async function find(id: string): Promise<Running> {
  const known = running.get(id);
  if (known !== undefined) return known;
  const journal = await store.load(id);
  const match: Running = { host: await hostFrom(journal), stored: journal.head, unsaved: null, viewer: null };
  running.set(id, match);
  return match;
}

const hostOf = async (id: string): Promise<MatchHost> => (await find(id)).host;

function infoOf(id: string, host: MatchHost): MatchInfo {
  const { game, match } = host;
  const turn = host.log().findLast((line) => line.event.event === 'turn');
  return {
    id,
    game: game.id,
    scenario: match.choice.scenario,
    title: game.scenarios.find((scenario) => scenario.id === match.choice.scenario)?.title ?? '',
    summary: match.outcome?.title ?? turn?.text ?? '',
    made: match.length,
    outcome: match.outcome,
    changed: Date.now(),
  };
}

/** Stores a match. A browser that cannot store does not end the game: the page is told, and the player can save a file. */
async function keep(id: string, match: Running): Promise<void> {
  const journal = match.host.match.journal();
  try {
    await store.save(infoOf(id, match.host), journal, match.stored);
    match.stored = journal.head;
    match.unsaved = null;
  } catch (error) {
    if (error instanceof store.Elsewhere) throw error;
    match.unsaved = storeTrouble(error);
  }
}

async function begin(host: MatchHost, id = newId()): Promise<Opened> {
  const match: Running = { host, stored: null, unsaved: null, viewer: null };
  running.set(id, match);
  await keep(id, match);
  return opened(id, match);
}

/** Everything about a match, for a page that knows nothing yet. */
const opened = (id: string, { host, unsaved }: Running): Opened => ({
  info: infoOf(id, host),
  moment: host.moment(),
  log: { from: 0, lines: host.log() },
  unsaved,
  elsewhere: false,
});

/** Changes a match, stores it, and only then answers: what the page has seen is safe. */
async function change(id: string, by: (host: MatchHost) => void): Promise<Update> {
  const match = await find(id);
  const before = match.host.log().length;
  by(match.host);
  try {
    await keep(id, match);
    const lines = match.host.log();
    const from = Math.min(before, lines.length);
    const log = { from, lines: lines.slice(from) };
    return { moment: match.host.moment(), log, unsaved: match.unsaved, elsewhere: false };
  } catch (error) {
    if (!(error instanceof store.Elsewhere)) throw error;
    running.delete(id);
    return { ...opened(id, await find(id)), elsewhere: true };
  }
}

/** Steps the viewer of a match to a number of actions: back by snapshots, forward action by action. */
async function viewAt(id: string, made: number): Promise<MatchHost> {
  const match = await find(id);
  const { actions } = match.host.match.journal();
  match.viewer ??= await hostFrom(match.host.match.journal());
  const view: Match<GameTypes> = match.viewer.match;
  const to = Math.max(0, Math.min(made, actions.length));
  if (view.length > to) view.rewind(to);
  while (view.length < to) {
    const next = actions[view.length]?.action ?? '';
    const whyNot = match.viewer.act(next);
    if (whyNot !== null) throw new Trouble('defect', `${next} was legal when it was done`);
  }
  return match.viewer;
}

type Promised = { [Name in CallName]: (...values: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>> };

export const calls: Promised = {
  async start(gameId, scenario, options, seed) {
    return begin(await newHost(gameId, scenario, options, seed));
  },
  gameOf: (id) => store.gameOf(id),
  open: async (id) => opened(id, await find(id)),
  async lesson(game, scenario, seed, isAgain) {
    const id = store.lessonId(game);
    const left = isAgain ? null : await find(id).catch(() => null); // whatever is wrong with it, it can begin again
    if (left !== null && left.host.match.seed === seed) return opened(id, left);
    return begin(await newHost(game, scenario, {}, seed), id);
  },
  async take(text) {
    const journal = parseJson(journalShape, text);
    if (!journal.ok) throw new Trouble('not a match', journal.error.slice(0, 3).map(problemText).join('; '));
    return begin(await hostFrom(journal.value));
  },
  async branch(id, made) {
    const { match } = await hostOf(id);
    return begin(await hostFrom(match.journal(), made));
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
  async hint(id) {
    const { game, seat, match } = await hostOf(id);
    return new MatchHost(game, await botsOf(game.id), seat, match).hint();
  },
  async at(id, made) {
    const host = await viewAt(id, made);
    return { moment: { ...host.moment(), choices: [], undoable: 0, redoable: 0 }, log: host.log() };
  },
  review: async (id) => (await hostOf(id)).review(),
  file: async (id) => `${JSON.stringify((await hostOf(id)).match.journal(), null, 1)}\n`,
};
