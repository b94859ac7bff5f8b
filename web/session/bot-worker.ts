import type { Hint } from '@kurgan/host';
import { gameOf } from '../games.ts';
import { serve, type Tell } from './rpc.ts';
import { type Question, think } from './think.ts';

/** Calls of the bots' worker; the caller numbers its requests. */
export interface ThinkerCalls {
  think(thought: number, question: Question): Hint;
  /** The best so far will do. */
  enough(thought: number): void;
}

/** Thoughts of which the best so far will do. */
const enough = new Set<number>();

async function answer(thought: number, question: Question, tell: Tell): Promise<Hint> {
  const { tools, bots } = gameOf(question.game);
  const [game, opponents] = await Promise.all([tools(), bots()]);
  return think(question, game, opponents, { tell, isEnough: () => enough.delete(thought) });
}

serve(async (call, values, tell) => {
  const [thought, question] = values as Parameters<ThinkerCalls['think']>;
  return call === 'think' ? answer(thought, question, tell) : void enough.add(thought);
});
