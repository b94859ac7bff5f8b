// Runs in the threads of a pool: each export is a kind of task.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@kurgan/engine';
import { opponent, type Playable } from '../opponents.ts';
import { IllegalAnswer, playOut } from '../playout.ts';
import type { Answer, GameToPlay, ListedGame, Place, Played, Question } from './tasks.ts';

// Each thread needs its own compile cache: stripping types from a game's source is most of its startup time.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/kurgan', import.meta.url)));

async function find({ registry, game: id }: Place): Promise<Playable> {
  const { GAMES }: { readonly GAMES: readonly ListedGame[] } = await import(registry);
  const listed = GAMES.find((each) => each.id === id);
  if (listed === undefined) throw new Error(`there is no game "${id}"`);
  const [game, opponents, { round }] = await Promise.all([listed.tools(), listed.bots(), listed.terminal()]);
  return { game, ...opponents, ...(round !== undefined && { round }) };
}

function botOf(playable: Playable, id: string, clock?: () => number) {
  const bot = opponent(playable, id, clock);
  if (bot === undefined) throw new Error(`${playable.game.id} has no bot "${id}"`);
  return bot;
}

async function answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { problem, illegal: error instanceof IllegalAnswer };
  }
}

export const play = (task: GameToPlay): Promise<Answer<Played>> =>
  answer(async () => {
    const playable = await find(task);
    const bots = new Map(task.seats.map(([seat, id]) => [seat, botOf(playable, id)]));
    const { outcome, decisions, state } = playOut(playable.game, task.setup, task.seed, bots);
    const round = playable.round?.(state);
    return round === undefined ? { outcome, decisions } : { outcome, decisions, round };
  });

/** Bots that answer questions: each remembers its latest thoughts. */
const thinkers = new Map<string, ReturnType<typeof botOf>>();

function thinkerOf(playable: Playable, { registry, bot }: Question): ReturnType<typeof botOf> {
  const key = `${registry} ${playable.game.id} ${bot}`;
  const known = thinkers.get(key) ?? botOf(playable, bot, () => performance.now());
  thinkers.set(key, known);
  return known;
}

/** Text of the action the bot chooses. */
export const choose = (task: Question): Promise<Answer<string>> =>
  answer(async () => {
    const playable = await find(task);
    const { game } = playable;
    const chance = SeededChance.fromSeed(task.seed);
    const legal = game.legal(task.view, task.seat);
    return game.notation.format(thinkerOf(playable, task).choose(task.view, task.seat, legal, chance));
  });
