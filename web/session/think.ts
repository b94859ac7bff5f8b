import { Search } from '@kurgan/bots';
import { type AnyEquippedGame, type GameTypes, SeededChance, type ViewOf } from '@kurgan/engine';
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
    const search = new Search(game, searched.insight, view, seat, level, chance);
    await runSearch(search, level.iterations, id === null, listener);
    return answer(search.best(), estimateOf(search));
  }
  if (bot === undefined) throw new Error(`${game.id} has no bot`);
  return answer(bot.choose(view, seat, legal, chance), null);
}

/** The search's rating of its best choice and of the runner-up. */
function estimateOf(search: Search<GameTypes>): Estimate | null {
  const [best, second] = search.findings();
  if (best === undefined || second === undefined || second.visits === 0) return null;
  return { chance: best.value, next: second.value };
}

async function runSearch(
  search: Search<GameTypes>,
  iterations: number,
  isHint: boolean,
  { tell, isEnough }: Listener,
): Promise<void> {
  const tries = isHint ? HINT.times * iterations : iterations;
  const end = isHint ? performance.now() + HINT.most : Number.POSITIVE_INFINITY;
  for (;;) {
    const left = tries - search.iterations;
    if (left <= 0 || search.isDecided(left) || isEnough() || performance.now() >= end) return;
    const until = Math.min(end, performance.now() + SLICE);
    search.run(left, () => performance.now() >= until);
    tell(search.iterations / tries);
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
