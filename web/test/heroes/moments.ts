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
}

/** Opponents that learn play other games: some of these still come to the moment. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A match between Regulars up to the first moment that is wanted; the Soviet player goes on from there, against a Recruit. */
export function journalAt({ scenario, options = {} }: Game, isWanted: (match: HeroesMatch) => boolean): string {
  for (const seed of SEEDS) {
    const match = begin(scenario, options, seed);
    if (playUntil(match, SeededChance.fromSeed(seed), isWanted))
      return JSON.stringify(match.journal({ soviet: 'person', german: 'recruit' }));
  }
  throw new Error(`scenario ${scenario} never came so far`);
}

/** A whole match of which the Soviet player's last decisions are taken back. */
export function journalBeforeEnd({ scenario, options = {} }: Game): string {
  const [seed = ''] = SEEDS;
  const match = begin(scenario, options, seed);
  playUntil(match, SeededChance.fromSeed(seed), ({ waiting }) => waiting.length === 0);
  do match.truncate(match.length - 1);
  while (!isAsked(match));
  return JSON.stringify(match.journal({ soviet: 'person', german: 'recruit' }));
}

function playUntil(match: HeroesMatch, chance: SeededChance, isWanted: (match: HeroesMatch) => boolean): boolean {
  const [regular] = bots;
  while (regular !== undefined && !isWanted(match)) {
    const [seat] = match.waiting;
    if (seat === undefined) return false;
    match.act(seat, regular.choose(match.view(seat), seat, match.legal(seat), chance));
  }
  return true;
}
