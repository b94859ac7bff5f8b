import { listed, plural } from '@kurgan/engine';
import type { Moment } from '@kurgan/kit';
import { NEIGHBORS } from '../../data/borders.ts';
import { CROSSING_IDS, EAST_BANK } from '../../data/places.ts';
import { LAND_KINDS_OF } from '../../data/units.ts';
import { AIRFIELDS, type Side, ZONE_IDS, type ZoneId } from '../../data/zones.ts';
import { isContested, isFriendly } from '../../rules/board.ts';
import { dueCrossings } from '../../rules/crossings.ts';
import { airIn, landIn, readyIn } from '../../rules/stacks.ts';
import { type Open, other, type View } from '../../rules/state.ts';
import type { PlaceId } from '../board/lights.ts';

/** Something a player may have forgotten in this phase, and where it is. */
export interface Left {
  readonly text: string;
  readonly places: readonly PlaceId[];
}

const readyLand = (open: Open, side: Side, zone: ZoneId): number =>
  isContested(open, zone) ? 0 : LAND_KINDS_OF[side].reduce((all, kind) => all + readyIn(open, side, zone, kind), 0);

/** True if a zone touches ground that the other side holds or fights for. */
const isAtTheFront = (open: Open, side: Side, zone: ZoneId): boolean =>
  NEIGHBORS[zone].some((next) => !isFriendly(open, side, next) || landIn(open, other(side), next) > 0);

/** Compulsory moves, then aircraft, stacks and ferries with nothing to do yet in a Movement phase. */
export function leftToMove(open: Open, side: Side): readonly Left[] {
  const stacks = ZONE_IDS.filter((id) => readyLand(open, side, id) > 0);
  const front = stacks.filter((id) => isAtTheFront(open, side, id));
  const fields = AIRFIELDS.filter((id) => airIn(open, side, id) > 0);
  const aircraft = fields.reduce((all, id) => all + airIn(open, side, id), 0);
  const hasCargo = side === 'allies' && readyLand(open, side, EAST_BANK) > 0;
  const ferries = hasCargo
    ? CROSSING_IDS.filter((id) => open.crossings[id].ferry && open.crossings[id].cargo === null)
    : [];
  const due = side === 'allies' ? dueCrossings(open) : [];
  const hovering = open.sorties.filter((each) => each.side === side && each.mission === 'hover');
  return [
    ...(due.length > 0 ? [{ text: `${plural(due.length, 'crossing')} to unload`, places: due }] : []),
    ...(hovering.length > 0
      ? [
          {
            text: `${plural(hovering.length, 'aircraft', 'aircraft')} in the air`,
            places: hovering.map(({ at }) => at),
          },
        ]
      : []),
    ...(stacks.length > 0
      ? [
          {
            text: `${plural(stacks.length, 'stack')} can move, ${front.length} at the front`,
            places: [...front, ...stacks.filter((id) => !front.includes(id))],
          },
        ]
      : []),
    ...(aircraft > 0 && !open.badWeather
      ? [{ text: `${plural(aircraft, 'aircraft', 'aircraft')} on the ground`, places: fields }]
      : []),
    ...(ferries.length > 0
      ? [{ text: `${plural(ferries.length, 'empty ferry', 'empty ferries')}`, places: [EAST_BANK] }]
      : []),
  ];
}

/** The question before a phase ends with something undone. */
export function unfinished({ view, choices, guided }: Moment): string | null {
  const { open, flow } = view as View;
  const frame = flow.at(-1);
  if (guided !== undefined) return null;
  if (frame?.step === 'purchases')
    return `${open.rpc[frame.side]} RP unspent; you keep them. End the Reinforcement phase?`;
  if (frame?.step !== 'movement') return null;
  const hasMoved = choices.some(({ verb: each }) => each === 'from') && open.moved.some((count) => count > 0);
  const left = leftToMove(open, frame.side);
  const worth = hasMoved ? left.slice(left.findIndex(({ text }) => !text.includes('can move'))) : left;
  if (left.length === 0 || (hasMoved && left.every(({ text }) => text.includes('can move')))) return null;
  return `${listed(worth.map(({ text }) => text))}. End the Movement phase?`;
}
