import type { Game } from '@kurgan/engine';
import { opening } from './opening.ts';
import type { Heroes } from './state.ts';

/** The opening of a scenario. A Free Battle has more to do before anybody deploys. */
export const openingOf = async (scenario: string): Promise<Game<Heroes>> =>
  scenario === 'free' ? (await import('./free-opening.ts')).freeOpening : opening;
