import { squareName } from './areas.ts';
import { wreckOf } from './ground.ts';
import { type HeroesContext, NONE, type Open, type State, type Wreck } from './state.ts';

export const wreckAt = (open: Open, place: number): Wreck | undefined =>
  open.wrecks.find(({ squares }) => squares.includes(place));

/** A wreck with as many points as its value is gone; whoever stands there is not hurt (HS-HIT-07, HS-R-151). */
export function batter({ open }: State, wreck: Wreck | undefined, points: number, context: HeroesContext): void {
  if (wreck === undefined) return;
  wreck.points += points;
  if (wreck.points < wreckOf(wreck.kind).structure) return;
  open.wrecks = open.wrecks.filter((each) => each !== wreck);
  context.log({ event: 'cleared', rule: 'HS-HIT-07', at: squareName(open, wreck.squares[0] ?? NONE) });
}
