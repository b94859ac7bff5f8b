import { COUNTERS, type CounterId, type Strategy } from '../../data/counters.ts';
import { capital } from './names.ts';

/** Effect of a Defense Strategy when its counter is revealed. */
export const STRATEGIES: Readonly<Record<Strategy, string>> = {
  heroes: 'After a Stalemate or a Success, Morale falls by 1.',
  ambush: 'After a Stalemate or a Success, the leading unit is lost.',
  barrage: 'Before the fight: lose one attacker, or fall back with all of them.',
  fanatic: 'A Success counts as a Stalemate: only an Overrun takes the Area.',
  guards: 'They roll a die more, two on the Volga, and keep the best two.',
};

/** `Guards 5`. */
export const counterName = (counter: CounterId): string => {
  const { defense, strategy } = COUNTERS[counter];
  return `${counter === 'pavlov' ? 'Pavlov’s House' : capital(strategy)} ${defense}`;
};
