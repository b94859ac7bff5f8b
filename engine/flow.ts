/** Moves of the flow, the stack of steps under way. An emptied flow is the end of the game: nothing follows it. */

interface Flowing<Frame> {
  readonly flow: Frame[];
}

/** Ends the current step. */
export function finish({ flow }: Flowing<unknown>): void {
  flow.pop();
}

/** Ends the current step and goes on with these, in this order. */
export function proceed<Frame>({ flow }: Flowing<Frame>, ...frames: NoInfer<Frame>[]): void {
  if (flow.pop() !== undefined) pushInOrder(flow, frames);
}

/** Interrupts the current step with these, in this order. */
export function first<Frame>({ flow }: Flowing<Frame>, ...frames: NoInfer<Frame>[]): void {
  if (flow.length > 0) pushInOrder(flow, frames);
}

/** The last of the flow comes first. */
function pushInOrder<Frame>(flow: Frame[], frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined) flow.push(frame);
  }
}

/** For games of two: one seat as a list, and the seat on the other side. */
export function opponents<Seat extends string>(one: Seat, two: Seat) {
  const ones: readonly Seat[] = [one];
  const twos: readonly Seat[] = [two];
  return {
    only: (seat: Seat): readonly Seat[] => (seat === one ? ones : twos),
    other: (seat: Seat): Seat => (seat === one ? two : one),
  };
}
