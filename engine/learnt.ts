/** Who has learnt something that was hidden: some seats, or everybody, as when a die falls. */
export type Learnt<Seat extends string> = 'everybody' | readonly Seat[];

export const NOBODY_LEARNT: readonly never[] = [];

export const hasLearnt = <Seat extends string>(learnt: Learnt<Seat>, seat: Seat): boolean =>
  learnt === 'everybody' || learnt.includes(seat);

/** Whether anybody has learnt anything. */
export const hasTaught = (learnt: Learnt<string>): boolean => learnt.length > 0;

/** The same with one more seat that has learnt; without a name, with everybody. */
export function withLearner<Seat extends string>(learnt: Learnt<Seat>, seat?: Seat): Learnt<Seat> {
  if (seat === undefined || learnt === 'everybody') return 'everybody';
  return learnt.includes(seat) ? learnt : [...learnt, seat];
}
