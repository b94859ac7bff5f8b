import { seeded } from '@kurgan/kit/drawing';
import { type Face, PLACES } from '../../../stalingrad/data/city.ts';
import { ground } from '../ground.ts';
import { onPaper } from '../paper.ts';
import { PLANS } from './plans/index.ts';

/** A tile of the city with one letter, as a picture without words or figures. */
export function cityTileSvg(code: string, { id, state }: Face): string {
  const plan = PLANS[code];
  if (plan === undefined) throw new Error(`nobody has drawn ${code}`);
  const parts = plan.parts.map((part, index) => part({ state, random: seeded(code, index), key: `${code}-${index}` }));
  return onPaper(id, Number(code) % 37, ground(plan.ground, code) + parts.join(''));
}

/** Every tile, in the order of `CITY_FACES`. */
export const cityTileSvgs = (): readonly string[] =>
  PLACES.flatMap(({ code, faces }) => faces.map((face) => cityTileSvg(code, face)));
