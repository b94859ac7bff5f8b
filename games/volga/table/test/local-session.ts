import * as kit from '@kurgan/kit/testing';
import { volga } from '../../tools.ts';

/** A match of Volga without a worker. */
export const localSession = (scenario: string, seed: string) => kit.localSession(volga, scenario, seed);
