import { Match, parseSetup, SeededChance, writeMatch } from '@kurgan/engine';
import { rulesOf } from './seated.ts';

/** A file as the app saves it on a device, after a number of actions or at the end. */
export async function savedMatch(
  game: string,
  scenario: string,
  most: number,
  players?: Record<string, string>,
  options: Record<string, unknown> = {},
): Promise<string> {
  const rules = await rulesOf(game, scenario);
  const setup = parseSetup(rules.scenarios, scenario, options);
  if (!setup.ok) throw new Error('no such setup');
  const match = new Match(rules, setup.value, 'a seed of a device');
  const chance = SeededChance.fromSeed('import');
  for (let made = 0; made < most && match.outcome === null; made++) {
    const [seat = ''] = match.waiting;
    const legal = match.legal(seat);
    const action = legal[chance.below(legal.length)];
    if (action === undefined) throw new Error('nothing is legal');
    match.act(seat, action);
  }
  return writeMatch(match, players);
}
