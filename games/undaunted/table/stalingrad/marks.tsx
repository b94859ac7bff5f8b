import './marks.css';
import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { counterParts, entriesOf, id, type Seat, type TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { scenarioFacts } from '../../stalingrad/box.ts';
import type { Point } from '../board/geometry.ts';
import { counterPositions, type Laid, TILE } from '../board/index.ts';
import { hatch } from '../board/shapes.ts';
import type { Props, UndauntedModel } from '../model.ts';
import type { SideLook } from '../sides.ts';
import { SIGN, SMOKE } from './shapes.ts';
import { cityOf, minesOf, type ShownMine } from './view.ts';

const Legend = lazy(async () => (await import('./legend.tsx')).Legend);

const spotOf = ({ spots }: Laid, tile: TileId | undefined): Point | null =>
  spots.find((spot) => spot.tile === tile) ?? null;

/** Marks under counters: smoke, the tiles that gunners watch, and the lines to them. */
export function Ground({ model }: Props): JSX.Element {
  const { laid } = model.facts;
  const { smoke, watched, tunnels, laidPoints } = cityOf(model.open.value);
  return (
    <>
      {entriesOf(smoke).map(([tile, seat]) => (
        <Smoke
          key={tile}
          at={spotOf(laid, tile)}
          side={model.lookOf(seat)}
          isLow={model.edition.ground(model.open.value, tile).signs.length > 1}
        />
      ))}
      {entriesOf(watched).map(([counter, tile]) => {
        const [seat, unit] = counterParts(counter);
        const look = model.lookOf(seat);
        return <Watched key={counter} at={spotOf(laid, tile)} side={look} squad={model.unitNamed(unit).squad} />;
      })}
      {tunnels.map((tile) => (
        <Marker key={tile} at={spotOf(laid, tile)} dx={TILE - 17} dy={TILE / 2 + 4} class="tunnel" size={30}>
          <TunnelMark />
        </Marker>
      ))}
      {placesOf(model.scenario.id).map(({ tile, isEscape }) => (
        <Marker
          key={tile}
          at={spotOf(laid, tile)}
          dx={TILE - 21}
          dy={model.open.value.points[tile] === undefined ? 22 : 54}
          class="mission"
          size={32}
        >
          <path d="M0-14L12-7V7L0 14-12 7V-7Z" class="plate" />
          {laidPoints[tile] ? (
            <text y="5">{laidPoints[tile]}</text>
          ) : (
            <path d={isEscape ? ESCAPE : PENNANT} class="city-sign" />
          )}
        </Marker>
      ))}
      <Lines model={model} />
      {!model.isNarrow.value && <Legend model={model} />}
    </>
  );
}

export const TunnelMark = (): JSX.Element => (
  <>
    <circle r="13" class="plate" />
    <path d={SIGN.ladder} transform="translate(-9.6 -9.6) scale(.8)" class="city-sign" />
  </>
);

/** An eye with the letter of the squad that watches. */
export const WatchPlate = ({ side, squad }: Omit<WatchedProps, 'at'>): JSX.Element => (
  <>
    <path d={side.plate(26)} class="plate" />
    <path d="M-10 0c4-7 16-7 20 0-4 7-16 7-20 0z" class="eye" />
    <text y="4">{squad ?? ''}</text>
  </>
);

/** A pennant where points are at stake, an arrow where units leave. */
const PENNANT = 'M-4 9V-9L7-4.5-4 0';
const ESCAPE = 'M-7 0H6M1-6l6 6-6 6';

/** Tiles that a mission is about: where points are gained, or units must go. */
function placesOf(scenario: string): readonly { readonly tile: TileId; readonly isEscape: boolean }[] {
  const { mission, escape: ways } = scenarioFacts(scenario);
  return [
    ...mission.map((tile) => ({ tile: id.tile(tile), isEscape: false })),
    ...ways.map((tile) => ({ tile: id.tile(tile), isEscape: true })),
  ];
}

interface MarkerProps {
  /** The tile's corner; a marker of a place that is not on this board is not drawn. */
  readonly at: Point | null;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly class: string;
  readonly children: JSX.Element | (JSX.Element | false)[];
}

const Marker = ({ at, dx, dy, size, class: kind, children }: MarkerProps): JSX.Element | null =>
  at === null ? null : (
    <span class={`city-mark ${kind}`} style={{ left: `${at.x + dx}px`, top: `${at.y + dy}px`, width: `${size}px` }}>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        {children}
      </svg>
    </span>
  );

interface SmokeProps {
  readonly at: Point | null;
  readonly side: SideLook;
  /** The tile's own values leave no room beside them. */
  readonly isLow: boolean;
}

/** A cloud over the tile, and what it adds to defense. */
const Smoke = ({ at, side, isLow }: SmokeProps): JSX.Element | null =>
  at === null ? null : (
    <span class="city-smoke" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <svg viewBox="0 0 150 150" aria-hidden="true">
        {SMOKE.map((d, i) => (
          <path key={d} d={d} class={i % 2 === 0 ? 'dark' : ''} />
        ))}
      </svg>
      <b class={`${side.class} ${isLow ? 'low' : ''}`}>+2</b>
    </span>
  );

/** Where the plate stands on its tile: clear of its number, its values and the markers of the sides. */
const WATCH: Point = { x: 21, y: 52 };

interface WatchedProps {
  readonly at: Point | null;
  readonly side: SideLook;
  readonly squad: string | null;
}

/** A tile under overwatch: a tint, ticks in its corners, a plate with an eye. */
const Watched = ({ at, side, squad }: WatchedProps): JSX.Element | null =>
  at === null ? null : (
    <span class={`city-watched ${side.class}`} style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <svg viewBox="0 0 150 150" aria-hidden="true">
        <path d="M0 0h150v150H0z" class="tint" />
        <path d="M4 26V4H26M124 4h22V26M146 124v22H124M26 146H4V124" class="ticks" />
        <g transform={`translate(${WATCH.x} ${WATCH.y})`}>
          <WatchPlate side={side} squad={squad} />
        </g>
      </svg>
    </span>
  );

/** From each gunner to the tile that it watches. */
function Lines({ model }: Props): JSX.Element | null {
  const { laid } = model.facts;
  const open = model.open.value;
  const { watched } = cityOf(open);
  const watching = entriesOf(watched);
  if (watching.length === 0) return null;
  const positions = counterPositions(laid, open.sides, model.edition);
  return (
    <svg class="city-lines" viewBox={`0 0 ${laid.width} ${laid.height}`} aria-hidden="true">
      {watching.map(([counter, tile]) => {
        const from = positions.find((each) => each.counter === counter);
        const to = spotOf(laid, tile);
        if (from === undefined || to === null) return null;
        const d = `M${from.x} ${from.y}L${to.x + WATCH.x} ${to.y + WATCH.y}`;
        return (
          <g key={counter} class={from.seat}>
            <path d={d} class="under" />
            <path d={d} class="over" />
          </g>
        );
      })}
    </svg>
  );
}

/** Where the edge between two tiles is, and how a marker stands on it. */
function edgeBetween(laid: Laid, [one, other]: readonly TileId[]): (Point & { readonly isUpright: boolean }) | null {
  const [a, b] = [spotOf(laid, one), spotOf(laid, other)];
  if (a === null || b === null) return null;
  const half = TILE / 2;
  if (Math.abs(a.y - b.y) < 1) return { x: (a.x + b.x) / 2 + half, y: a.y + half + 8, isUpright: true };
  // Rows are shifted by half a tile: two tiles share half an edge.
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x, b.x) + TILE];
  return { x: (left + right) / 2, y: Math.max(a.y, b.y) - 4, isUpright: false };
}

/** Marks over counters: mines, which straddle the edge they guard. */
export function Mines({ model }: Props): JSX.Element {
  const { laid } = model.facts;
  return (
    <>
      {minesOf(model.open.value).map((mine) => {
        const at = edgeBetween(laid, mine.edge);
        if (at === null) return null;
        const key = `${mine.seat} ${mine.edge.join(' ')} ${mine.kind}`;
        return (
          <span
            key={key}
            class={['city-mine', mine.seat, at.isUpright && 'upright', mine.isHidden && 'concealed']
              .filter(Boolean)
              .join(' ')}
            style={{ left: `${at.x}px`, top: `${at.y}px` }}
          >
            <MineMark mine={mine} look={lookOf(model, mine.seat)} isUpright={at.isUpright} />
          </span>
        );
      })}
    </>
  );
}

const lookOf = (model: UndauntedModel, seat: Seat): SideLook => entry(model.edition.sides, seat).look;

const LONG = 40;
const SHORT = 24;

interface MineProps {
  readonly mine: Pick<ShownMine, 'kind' | 'squad'>;
  readonly look: SideLook;
  readonly isUpright?: boolean;
}

/** A disc with prongs for soldiers, a drum for vehicles; the squad's letter beside it, or a dot. */
export function MineMark({ mine: { kind, squad }, look, isUpright = false }: MineProps): JSX.Element {
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
  const away = (LONG - SHORT) / 2 + 1;
  const [x, y] = isUpright ? [0, away] : [away, 0];
  return (
    <svg class="mine-mark" viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      <path d={look.bar(width - 2, height - 2)} class="plate" />
      <path d={hatch(SHORT)} class="pattern" />
      <g transform={`translate(${-x} ${-y})`}>
        <path
          d={kind === 'antitank' ? SIGN.drum : SIGN.prongs}
          transform="translate(-8 -8) scale(.67)"
          class="city-sign"
        />
      </g>
      {squad === null ? (
        <circle cx={x} cy={y} r="2.6" class="dot" />
      ) : (
        <text x={x} y={y + 5}>
          {squad}
        </text>
      )}
    </svg>
  );
}
