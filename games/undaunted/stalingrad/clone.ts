import { cloneSides, cloneState } from '../rules/clone.ts';
import type { Room, StalingradOpen, State } from './state.ts';

/** Written out for speed. Mines, games of the record and objective points never change once they are there. */
const copyOf = (open: StalingradOpen): StalingradOpen => ({
  scenario: open.scenario,
  state: open.state,
  campaign: open.campaign,
  record: open.record.slice(),
  areas: open.areas,
  ended: open.ended,
  city: open.city,
  tunnelsLost: open.tunnelsLost.slice(),
  integrated: open.integrated,
  round: open.round,
  marker: open.marker,
  active: open.active,
  points: open.points,
  tiles: open.tiles,
  sides: cloneSides(open.sides),
  bids: open.bids === null ? null : { ...open.bids },
  outcome: open.outcome === null ? null : { ...open.outcome },
  brought: open.brought,
  routed: open.routed.slice(),
  mines: open.mines.slice(),
  laid: open.laid,
  smoke: open.smoke,
  smoked: open.smoked,
  watched: open.watched,
  tunnels: open.tunnels.slice(),
  gained: { ...open.gained },
  laidPoints: open.laidPoints,
  done: open.done.slice(),
  entered: open.entered.slice(),
  ready: open.ready.slice(),
  begun: open.begun,
});

export const cloneOpen = (open: StalingradOpen): StalingradOpen =>
  open.options === undefined ? copyOf(open) : { ...copyOf(open), options: open.options };

export const cloneRoom = (room: Room): Room => ({
  hand: room.hand.slice(),
  discard: room.discard.slice(),
  removed: room.removed.slice(),
  bid: room.bid,
  available: room.available.slice(),
  gone: room.gone.slice(),
  hidden: room.hidden.slice(),
  picked: room.picked.slice(),
  owed: room.owed.slice(),
});

export const clone = (state: State): State => cloneState(state, cloneOpen, cloneRoom);
