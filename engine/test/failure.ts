import { type Definition, define, type Steps } from '../index.ts';
import { BatteryFailure, type BatteryPlan, battery } from '../testing/index.ts';
import { TOY_RULES, type Toy, toyDefinition, toySteps } from './toy/toy.ts';

export const plan: BatteryPlan<Toy> = { rules: TOY_RULES, games: 100, seed: 'battery', options: 'random', share: 1 };

/** The toy with something broken, played until the battery finds it. */
export function failureOf(changes: Partial<Definition<Toy>>, with_: Partial<BatteryPlan<Toy>> = {}): BatteryFailure {
  try {
    battery(define({ ...toyDefinition, ...changes }), { ...plan, ...with_ });
  } catch (error) {
    if (error instanceof BatteryFailure) return error;
    throw error;
  }
  throw new Error('the battery found nothing');
}

export const withSteps = (steps: Partial<Steps<Toy>>): Partial<Definition<Toy>> => ({
  steps: { ...toySteps, ...steps },
});
