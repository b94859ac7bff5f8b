import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import { bots } from '@kurgan/heroes/bot';
import { heroes } from '@kurgan/heroes/tools';

const begin = (scenario: string, options: Readonly<Record<string, unknown>>, seed: string) =>
  new Match(heroes, expectOk(parseSetup(heroes.scenarios, scenario, options)), seed);
export type HeroesMatch = ReturnType<typeof begin>;

export const stepOf = ({ state }: HeroesMatch): string => state.flow.at(-1)?.step ?? '';
export const isAsked = (match: HeroesMatch): boolean => match.waiting.includes('soviet');

interface Game {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

/** A match between Regulars up to the first moment that is wanted; the Soviet player goes on from there, against a Recruit. */
export function journalAt(
  { scenario, options = {}, seed = 'moment' }: Game,
  isWanted: (match: HeroesMatch) => boolean,
): string {
  const match = begin(scenario, options, seed);
  const chance = SeededChance.fromSeed(seed);
  const [regular] = bots;
  while (regular !== undefined && !isWanted(match)) {
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error(`scenario ${scenario} never came so far`);
    match.act(seat, regular.choose(match.view(seat), seat, match.legal(seat), chance));
  }
  return JSON.stringify(match.journal({ soviet: 'person', german: 'recruit' }));
}
