import './signs.css';
import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { CROSSING_IDS, type CrossingId, SITE_IDS, type SiteId } from '../../data/places.ts';
import { ZONES } from '../../data/zones.ts';
import { volgaFrozen } from '../../rules/board.ts';
import { type Open, SIDES } from '../../rules/state.ts';
import { CROSSING_LINES, EXIT_LINES, LINKS, SITE_POINTS } from '../data/ways.ts';
import { Chip } from './chip.tsx';
import type { Lights } from './lights.ts';
import { BOARDS, type Point, pointsOf } from './outlines.ts';
import { SignMark } from './sprite.tsx';
import { aloftOver, type ChipFacts } from './stack.ts';

const at = ([x, y]: Point) => ({ left: `${x}px`, top: `${y}px` });
/** Signs at the rim of a board stand whole on it. */
const INSET = 19;
const within = (value: number, most: number): number => Math.max(INSET, Math.min(most - INSET, value));

const single = (side: ChipFacts['side'], kind: ChipFacts['kind']): ChipFacts => ({
  side,
  kind,
  count: 1,
  moved: 0,
  aloft: false,
});

/** Supply exits, in the colors of the side whose lines may end there. */
export const Exits = (): JSX.Element => (
  <>
    {EXIT_LINES.map(([zone, line]) => {
      const [x, y] = pointsOf(line).at(-1) ?? [0, 0];
      const { width, height } = BOARDS.region;
      return (
        <span
          key={zone}
          class={`exit ${ZONES[zone].exit}`}
          style={at([within(x, width), within(y, height)])}
          aria-hidden="true"
        >
          <SignMark sign="lorry" />
        </span>
      );
    })}
  </>
);

/** Pennants at the rim of the city: the region zones that lead there. */
export const Gates = (): JSX.Element => (
  <>
    {LINKS.map(([region, city, , [x, y]]) => (
      <span
        key={`${region} ${city}`}
        class={`gate ${y === 0 ? 'north' : 'west'}`}
        style={at([x, y])}
        aria-hidden="true"
      >
        {ZONES[region].name}
      </span>
    ))}
  </>
);

interface PlaceProps<Id> {
  readonly id: Id;
  readonly open: Open;
  readonly lights: Lights;
}

/** A ferry or an ice bridge, what it carries, and aircraft over it. */
function Crossing({ id, open, lights }: PlaceProps<CrossingId>): JSX.Element {
  const [west, east] = CROSSING_LINES[id];
  const { ferry, cargo, attacked } = open.crossings[id];
  const chips = [
    ...(cargo === null ? [] : [single('allies', cargo)]),
    ...SIDES.flatMap((side) => aloftOver(open, id, side)),
  ];
  const light = lights.lit.get(id);
  return (
    <div
      class={`crossing ${id} ${ferry ? '' : 'gone'} ${volgaFrozen(open) ? 'frozen' : ''} ${light?.as ?? ''}`}
      data-place={id}
      style={{ ...at(west), width: `${east[0] - west[0]}px` }}
      {...litAs(light?.label ?? null)}
    >
      <span class="boat">{id[0]?.toUpperCase()}</span>
      {attacked && <SignMark sign="star" />}
      {chips.length > 0 && (
        <span class="load">
          {chips.map((chip) => (
            <Chip key={`${chip.side} ${chip.kind} ${chip.aloft}`} {...chip} />
          ))}
        </span>
      )}
    </div>
  );
}

function Site({ id, open, lights }: PlaceProps<SiteId>): JSX.Element {
  const ambusher = open.ambushers[id];
  const light = lights.lit.get(id);
  return (
    <div class={`site ${light?.as ?? ''}`} data-place={id} style={at(SITE_POINTS[id])} {...litAs(light?.label ?? null)}>
      <SignMark sign="ambush" />
      {ambusher !== null && <Chip {...single(ambusher.side, ambusher.kind)} />}
    </div>
  );
}

interface Props {
  readonly open: Open;
  readonly lights: Lights;
}

export const Crossings = (props: Props): JSX.Element => (
  <>
    {CROSSING_IDS.map((id) => (
      <Crossing key={id} id={id} {...props} />
    ))}
  </>
);

export const Sites = (props: Props): JSX.Element => (
  <>
    {SITE_IDS.map((id) => (
      <Site key={id} id={id} {...props} />
    ))}
  </>
);
