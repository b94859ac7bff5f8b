import type { Rectangle } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { ScenarioFacts, Seat, TileId } from '../../rules/edition.ts';
import { entriesOf, keysOf } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import type { TableEdition, TableMission } from '../edition.ts';
import { type Laid, layTiles, TILE } from './geometry.ts';
import './mini-map.css';

interface Props {
  readonly scenario: ScenarioFacts;
  readonly edition: TableEdition;
  /** In a game: who controls what, and where units stand. Before it: what the scenario says, and where units enter. */
  readonly open?: Open | undefined;
  /** The part of the board that is seen, in its units; told only where it is not all of it. */
  readonly seen?: Rectangle;
}

/** The whole layout, small: for choosing a scenario, and as a map of a board that is larger than its window. */
export function MiniMap({ scenario, edition, open, seen }: Props): JSX.Element {
  const laid = layTiles(scenario);
  const mission = edition.mission(scenario.id);
  /** The class of a side, and where it stands on a tile. */
  const classesOf = (seat: Seat | null | undefined): string => {
    const look = seat && entry(edition.sides, seat).look;
    return look ? `${look.class} ${look.corner}` : '';
  };
  const part = seen === undefined ? null : within(seen, laid);
  const share = (value: number, of: number): string => `${(value / of) * 100}%`;
  const points = new Map(scenario.objectives);
  const isRadio = (tile: TileId): boolean => mission.radio?.tile === tile;
  return (
    <span class="un-mini" style={{ '--ratio': String(laid.width / laid.height) }} aria-hidden="true">
      {laid.spots.map((spot) => {
        const holder = holderOf(scenario, open, spot.tile);
        return (
          <span
            key={spot.tile}
            class={`un-mini-tile ${classesOf(holder)}`}
            style={{
              left: share(spot.x, laid.width),
              top: share(spot.y, laid.height),
              width: share(TILE, laid.width),
              height: share(TILE, laid.height),
              ...edition.thumb(spot, open, scenario.id),
            }}
          >
            {points.has(spot.tile) && (
              <i class={`goal ${isRadio(spot.tile) ? 'radio' : ''}`} data-points={points.get(spot.tile)} />
            )}
            {(open === undefined ? enteringOn(scenario, mission, spot.tile) : seatsOn(open, spot.tile)).map((seat) => (
              <i key={seat} class={`entry ${classesOf(seat)}`} />
            ))}
          </span>
        );
      })}
      {part !== null && (
        <span
          class="un-mini-seen"
          style={{
            left: share(part.x, laid.width),
            top: share(part.y, laid.height),
            width: share(part.width, laid.width),
            height: share(part.height, laid.height),
          }}
        />
      )}
    </span>
  );
}

/** Sides that enter on a tile; where no scenario says so, those that start there. */
export const enteringOn = (
  { sides }: Pick<ScenarioFacts, 'sides'>,
  { entrances }: Pick<TableMission, 'entrances'>,
  tile: TileId,
): readonly Seat[] =>
  entrances.length > 0
    ? entrances.flatMap((each) => (each.tile === tile ? each.seat : []))
    : keysOf(sides).filter((seat) => sides[seat]?.counters.some(([, at]) => at === tile));

/** The part of the board that lies in a window; null where that is the whole board. */
function within(seen: Rectangle, { width, height }: Pick<Laid, 'width' | 'height'>): Rectangle | null {
  const x = Math.min(width, Math.max(0, seen.x));
  const y = Math.min(height, Math.max(0, seen.y));
  const right = Math.min(width, Math.max(x, seen.x + seen.width));
  const bottom = Math.min(height, Math.max(y, seen.y + seen.height));
  const isWhole = x <= 0 && y <= 0 && right >= width && bottom >= height;
  return isWhole ? null : { x, y, width: right - x, height: bottom - y };
}

/** The sides that have a unit on a tile. */
const seatsOn = ({ sides }: Pick<Open, 'sides'>, tile: TileId): readonly Seat[] =>
  entriesOf(sides).flatMap(([seat, { counters }]) =>
    Object.values(counters).some((counter) => counter?.at === tile) ? seat : [],
  );

function holderOf({ sides }: ScenarioFacts, open: Props['open'], tile: TileId): Seat | null {
  const marks = open?.tiles[tile];
  if (marks !== undefined) return keysOf(marks).find((seat) => marks[seat] === 'controlled') ?? null;
  return keysOf(sides).find((seat) => sides[seat]?.controlled.includes(tile)) ?? null;
}
