import { type Definition, define, equip, type GameTools, type Steps } from '../index.ts';
import { BatteryFailure, type BatteryPlan, battery } from '../testing/index.ts';
import { TOY_RULES, type Toy, toyDefinition, toySteps, toyTools } from './toy/toy.ts';

export const plan: BatteryPlan<Toy> = { rules: TOY_RULES, games: 100, seed: 'battery', options: 'random', share: 1 };

/** Plays the toy with something broken until the battery finds it. */
export function failureOf(
  changes: Partial<Definition<Toy> & GameTools<Toy>>,
  with_: Partial<BatteryPlan<Toy>> = {},
): BatteryFailure {
  try {
    const game = equip(define({ ...toyDefinition, ...changes }), { ...toyTools, ...changes });
    battery(game, { ...plan, ...with_ });
  } catch (error) {
    if (error instanceof BatteryFailure) return error;
    throw error;
  }
  throw new Error('the battery found nothing');
}

export const withSteps = (steps: Partial<Steps<Toy>>): Partial<Definition<Toy>> => ({
  steps: { ...toySteps, ...steps },
});
