import * as kit from '@kurgan/kit/testing';
import { volga } from '../../rules/game.ts';

/** A match of Volga without a worker. */
export const localSession = (scenario: string, seed: string) => kit.localSession(volga, scenario, seed);
