import { Search } from '@kurgan/bots';
import { type AnyEquippedGame, type GameTypes, type SearchLevel, SeededChance, type ViewOf } from '@kurgan/engine';
import type { Opponents } from '@kurgan/games';
import type { Hint } from '@kurgan/host';

/** What a bot is asked: all that it is told is what its seat sees. */
export interface Question {
  readonly game: string;
  /** Its id; null asks the best there is. */
  readonly bot: string | null;
  readonly seat: string;
  readonly view: ViewOf<GameTypes>;
  /** For the bot's own chance. It has nothing to do with the match's dice. */
  readonly seed: string;
}

/** Whoever asked is heard: how far it is, and whether the best so far will do. */
interface Listener {
  tell(progress: number): void;
  isEnough(): boolean;
}

/** A slice in milliseconds: as long as *play now* may wait. */
const SLICE = 40;

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
  let action = legal.length === 1 ? legal[0] : undefined;
  if (action === undefined && searched !== undefined && level !== undefined) {
    action = await runSearch(new Search(game, searched.insight, view, seat, level, chance), level, listener);
  }
  action ??= bot?.choose(view, seat, legal, chance);
  if (action === undefined) throw new Error(`${game.id} has no bot`);
  const because = (level === undefined ? bot : searched?.insight)?.because?.(view, seat, action);
  return { action: game.notation.format(action), because: because ?? '' };
}

async function runSearch(
  search: Search<GameTypes>,
  { iterations }: SearchLevel,
  { tell, isEnough }: Listener,
): Promise<GameTypes['action']> {
  for (;;) {
    const left = iterations - search.iterations;
    if (left <= 0 || search.isDecided(left) || isEnough()) return search.best();
    const until = performance.now() + SLICE;
    search.run(left, () => performance.now() >= until);
    tell(search.iterations / iterations);
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
