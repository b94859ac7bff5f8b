import { Memory, type Thought, triesLeft } from '@kurgan/bots';
import { type AnyEquippedGame, type GameTypes, type SearchLevel, SeededChance, type ViewOf } from '@kurgan/engine';
import type { Opponents } from '@kurgan/games';
import type { Estimate, Hint } from '@kurgan/host';

/** A bot's task; its seat's view is all it gets. */
export interface Question {
  readonly game: string;
  /** Its id; null asks the best there is. */
  readonly bot: string | null;
  readonly seat: string;
  readonly view: ViewOf<GameTypes>;
  /** For the bot's own chance. It has nothing to do with the match's dice. */
  readonly seed: string;
}

/** Hears how far the search is, and says when the best so far will do. */
interface Listener {
  tell(progress: number): void;
  isEnough(): boolean;
}

/** A slice in milliseconds: as long as *play now* may wait. */
const SLICE = 40;
/** A hint gets more tries than an opponent's move, and takes no longer than this, in milliseconds. */
const HINT = { times: 4, most: 1500 };

/** Latest thoughts, by game and level. */
const memories = new Map<string, Memory<GameTypes>>();

function memoryOf(key: string): Memory<GameTypes> {
  const memory = memories.get(key) ?? new Memory<GameTypes>();
  memories.set(key, memory);
  return memory;
}

/** The bot's answer. A search runs in slices, so that it can be told to come to an end. */
export async function think(
  question: Question,
  game: AnyEquippedGame,
  { bots, searched }: Opponents,
  listener: Listener,
): Promise<Hint> {
  const { bot: id, seat, view, seed } = question;
  const legal = game.legal(view, seat);
  const chance = SeededChance.fromSeed(seed);
  const level = searched?.levels.find((each) => id === null || each.id === id);
  const bot = bots.find((each) => each.id === id) ?? bots[0];
  const because = (action: GameTypes['action']): string =>
    (level === undefined ? bot : searched?.insight)?.because?.(view, seat, action) ?? '';
  const answer = (action: GameTypes['action'], estimate: Estimate | null): Hint => ({
    action: game.notation.format(action),
    because: because(action),
    estimate,
  });
  const [only, another] = legal;
  if (only !== undefined && another === undefined) return answer(only, null);
  if (searched !== undefined && level !== undefined) {
    const search = memoryOf(`${game.id} ${level.id}`).begin(game, searched, view, seat, level, chance);
    await runSearch(search, level, id === null, listener);
    const found = answer(search.best(), estimateOf(search));
    const plan = search.sketch?.() ?? null;
    return plan === null ? found : { ...found, plan };
  }
  if (bot === undefined) throw new Error(`${game.id} has no bot`);
  return answer(bot.choose(view, seat, legal, chance), null);
}

/** The search's rating of its best choice and of the runner-up. */
function estimateOf(search: Thought<GameTypes['action']>): Estimate | null {
  const [best, second] = search.findings();
  if (best === undefined || second === undefined || second.visits === 0) return null;
  return { chance: best.value, next: second.value };
}

async function runSearch(
  search: Thought<GameTypes['action']>,
  { iterations, thinks }: SearchLevel,
  isHint: boolean,
  { tell, isEnough }: Listener,
): Promise<void> {
  const tries = thinks !== undefined ? Number.POSITIVE_INFINITY : isHint ? HINT.times * iterations : iterations;
  const time = isHint ? HINT.most : (thinks ?? Number.POSITIVE_INFINITY);
  const start = performance.now();
  for (;;) {
    const spent = performance.now() - start;
    const left = Math.min(tries - search.iterations, triesLeft(search.iterations, spent, time));
    if (left <= 0 || search.isDecided(left) || isEnough()) return;
    const until = start + Math.min(time, spent + SLICE);
    search.run(left, () => performance.now() >= until);
    tell(Math.max(search.iterations / tries, (performance.now() - start) / time));
    await breath();
  }
}

/** Lets messages come in. A timer of nothing would wait for four milliseconds. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
