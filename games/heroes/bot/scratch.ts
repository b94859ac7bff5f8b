import { cloneOpen } from '../rules/clone.ts';
import type { Own, Seat, View } from '../rules/state.ts';

/** A copy of a position in which a unit can be put elsewhere for a look; nothing of it is kept. */
export const scratchOf = ({ open, private: rooms, flow }: View): View => ({
  open: cloneOpen(open),
  private: rooms,
  flow,
});

/** A position as one side sees it, whatever else the searcher imagines. */
export function seenBy({ open, private: rooms, flow }: View, seat: Seat): View {
  const own: Own | undefined = rooms[seat];
  return { open, private: own === undefined ? {} : { [seat]: own }, flow };
}
