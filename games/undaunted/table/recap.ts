import { type BoardMark, type LogLine, type RecapStep, type Rectangle, type Story, unionOf } from '@kurgan/kit';
import type { Seat, TileId, UnitId } from '../rules/edition.ts';
import type { StalingradEvent as Event } from '../stalingrad/state.ts';
import { boundsOf, counterPositions, placesFor } from './board/index.ts';
import { toldOf } from './deeds.ts';
import type { UndauntedModel } from './model.ts';
import { eventOf, type Fired, faceText, firedIn } from './shots.ts';

/** One card with all that came of it. */
interface Played {
  readonly seat: Seat;
  readonly lines: readonly { readonly after: number; readonly event: Event }[];
}

/** Tells the player what the other side has done since the player's own turn was over. */
export function recapOf(model: UndauntedModel, log: readonly LogLine[], reader: string): Story {
  const own = log.map(eventOf).findLastIndex((event) => event.event === 'turnOver' && event.seat === reader);
  const played = playedIn(log.slice(own + 1)).filter(({ seat }) => seat !== reader);
  return { steps: played.map((each) => stepOf(model, each, model.enemyOf(each.seat))) };
}

/** Everything that can be drawn of these lines. */
export const marksOf = (model: UndauntedModel, lines: readonly LogLine[]): readonly BoardMark[] =>
  lines.flatMap((line) => markOf(model, eventOf(line)) ?? []);

function playedIn(log: readonly LogLine[]): readonly Played[] {
  const played: { seat: Seat; lines: { after: number; event: Event }[] }[] = [];
  let isOpen = false;
  for (const { after, ...line } of log) {
    const event = eventOf({ after, ...line });
    if (event.event === 'played') played.push({ seat: event.seat, lines: [] });
    isOpen = event.event === 'played' || (isOpen && event.event !== 'turnOver');
    if (isOpen) played.at(-1)?.lines.push({ after, event });
  }
  return played;
}

function stepOf(model: UndauntedModel, { lines }: Played, reader: Seat): RecapStep {
  const events = lines.map(({ event }) => event);
  // The rule of what the card did says more than that it was played.
  const main = events.find((event) => markOf(model, event) !== null) ?? events[1] ?? events[0];
  return {
    first: lines[0]?.after ?? 0,
    last: lines.at(-1)?.after ?? 0,
    text: toldOf(model, events, reader),
    rule: main?.rule ?? '',
    marks: events.flatMap((event) => markOf(model, event) ?? []),
  };
}

/** Marks an event leaves on the board. */
function markOf(model: UndauntedModel, event: Event): BoardMark | null {
  const fired = firedIn(event);
  if (fired !== null) return shotMark(model, fired);
  switch (event.event) {
    case 'marched':
    case 'pushed': {
      const { seat, unit, from, to } = event;
      const side = event.event === 'pushed' ? model.enemyOf(seat) : seat;
      return { kind: 'moved', side, from: standing(model, seat, unit, from), to: crowdOn(model, to) };
    }
    case 'placed':
      return { kind: 'happened', side: event.seat, to: standing(model, event.seat, event.unit, event.at) };
    case 'rallied': {
      const at = model.tileOf(event.seat, event.unit);
      if (at === undefined) return null;
      return { kind: 'happened', side: event.seat, to: standing(model, event.seat, event.unit, at) };
    }
    case 'controlled':
    case 'targeted':
    case 'smoked':
    case 'watching':
      return { kind: 'happened', side: event.seat, to: middleOf(model, event.tile) };
    default:
      return null;
  }
}

/** An arrow to the target; a mine or a bomb comes from nowhere. */
function shotMark(model: UndauntedModel, { seat: side, by, from, at, dice, hit }: Fired): BoardMark {
  const to = at.what === 'unit' ? standing(model, at.seat, at.unit, at.tile) : middleOf(model, at.tile);
  if (by === null || from === null) return { kind: 'happened', side, to };
  const roll = `${faceText(Math.max(...dice))}, ${hit ? 'hit' : 'miss'}`;
  return { kind: 'fired', side, from: standing(model, side, by, from), to, roll };
}

/** Position of a counter on a tile, among those already there. */
function standing(model: UndauntedModel, seat: Seat, unit: UnitId, at: TileId): Rectangle {
  const { sides } = model.open.value;
  const counters = { ...sides[seat]?.counters, [unit]: { at, suppressed: false } };
  const places = counterPositions(model.facts.laid, { ...sides, [seat]: { counters } }, model.edition);
  const place = places.find((each) => each.seat === seat && each.unit === unit);
  return place === undefined ? middleOf(model, at) : squareAt(place.x, place.y, place.size);
}

/** All who stand on a tile: an arrow into their midst would lose its head under one of them. */
function crowdOn(model: UndauntedModel, tile: TileId): Rectangle {
  const { laid } = model.facts;
  const places = counterPositions(laid, model.open.value.sides, model.edition).filter((each) => each.tile === tile);
  const [first, ...others] = places.map(({ x, y, size }) => squareAt(x, y, size));
  return first === undefined ? middleOf(model, tile) : others.reduce(unionOf, first);
}

/** The middle of a tile, as large as a counter that stands there alone. */
function middleOf({ facts }: UndauntedModel, tile: TileId): Rectangle {
  const { x, y } = boundsOf(facts.laid, tile) ?? { x: 0, y: 0 };
  const [place] = placesFor(1);
  return place === undefined ? { x, y, width: 0, height: 0 } : squareAt(x + place.x, y + place.y, place.size);
}

const squareAt = (x: number, y: number, size: number): Rectangle => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});
