import { cloneFrame, cloneHidden, cloneOpen } from '../rules/clone.ts';
import { entriesOf, type Seat } from '../rules/ids.ts';
import type { Room, StalingradOpen, State } from './state.ts';

/** Written out for speed; mines and games of the record never change once they are there. */
export function cloneStalingrad(open: StalingradOpen): StalingradOpen {
  return {
    ...cloneOpen(open),
    state: open.state,
    campaign: open.campaign,
    record: open.record.slice(),
    areas: { ...open.areas },
    ended: open.ended,
    city: { ...open.city },
    tunnelsLost: open.tunnelsLost.slice(),
    integrated: open.integrated,
    brought: { ...open.brought },
    routed: open.routed.slice(),
    mines: open.mines.slice(),
    laid: { ...open.laid },
    smoke: { ...open.smoke },
    smoked: { ...open.smoked },
    watched: { ...open.watched },
    tunnels: open.tunnels.slice(),
    gained: { ...open.gained },
    laidPoints: { ...open.laidPoints },
    done: open.done.slice(),
    entered: open.entered.slice(),
    ready: open.ready.slice(),
    begun: open.begun,
  };
}

/** Pools are replaced and never changed in place during a game. */
export function clone(state: State): State {
  const { private: rooms, sealed } = cloneHidden(state);
  const copied: Record<Seat, Room> = {};
  for (const [seat, { available, gone, hidden, picked, owed }] of entriesOf(state.private)) {
    const room = rooms[seat];
    if (room === undefined) continue;
    copied[seat] = {
      ...room,
      available: available.slice(),
      gone: gone.slice(),
      hidden: hidden.slice(),
      picked: picked.slice(),
      owed: owed.slice(),
    };
  }
  return { open: cloneStalingrad(state.open), private: copied, sealed, flow: state.flow.map(cloneFrame) };
}
