import type { Sign } from '../board/sprite.tsx';

/** Words printed on the boards. */
export const words = {
  rp: 'RP',
  signs: {
    fort: 'fort',
    airfield: 'airfield',
    factory: 'factory',
    ambush: 'ambush',
    star: 'battle',
    'cut-off': 'cut off',
    lorry: 'supply',
  } satisfies Readonly<Record<Sign, string>>,
  held: 'Axis',
  rivers: { don: 'Don', volga: 'Volga' },
  city: 'Stalingrad',
} as const;
