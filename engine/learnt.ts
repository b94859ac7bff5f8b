/** The seats that learned something hidden; a die teaches everybody. */
export type Learnt<Seat extends string> = 'everybody' | readonly Seat[];

export const NOBODY_LEARNT: readonly never[] = [];

export const hasLearnt = <Seat extends string>(learnt: Learnt<Seat>, seat: Seat): boolean =>
  learnt === 'everybody' || learnt.includes(seat);

export const hasTaught = (learnt: Learnt<string>): boolean => learnt.length > 0;

/** Adds a seat that learned something; without a seat, everybody did. */
export function withLearner<Seat extends string>(learnt: Learnt<Seat>, seat?: Seat): Learnt<Seat> {
  if (seat === undefined || learnt === 'everybody') return 'everybody';
  return learnt.includes(seat) ? learnt : [...learnt, seat];
}
