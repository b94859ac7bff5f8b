import * as kit from '@kurgan/kit/testing';
import { normandy } from '../../normandy/tools.ts';

/** A match of Normandy without a worker. */
export const localSession = (scenario: string, seed: string, players = {}) =>
  kit.localSession(normandy, scenario, seed, players);
