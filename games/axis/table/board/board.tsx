import type { ComponentType, JSX } from 'preact';
import { ZONE_IDS, ZONES } from '../../data/zones.ts';
import { donFrozen, volgaFrozen } from '../../rules/board.ts';
import type { Open } from '../../rules/state.ts';
import city from '../art/city.webp';
import donIce from '../art/don-ice.webp';
import lowerVolgaIce from '../art/lower-volga-ice.webp';
import region from '../art/region.webp';
import volgaIce from '../art/volga-ice.webp';
import './board.css';
import { Edges, Front, Grounds } from './grounds.tsx';
import { Labels } from './labels.tsx';
import { Legend } from './legend.tsx';
import type { Lights } from './lights.ts';
import { BOARDS, type BoardId } from './outlines.ts';
import { RiverNames } from './river-names.tsx';
import { Crossings, Exits, Gates, Sites } from './signs.tsx';
import { Sprite } from './sprite.tsx';
import { Units } from './units.tsx';

/** Layers that the player has switched on. */
export interface Layers {
  readonly front: boolean;
  readonly supply: boolean;
}

interface Props {
  readonly open: Open;
  readonly lights: Lights;
  readonly layers: Layers;
  /** Supply lines; they are fetched when they are first switched on. */
  readonly SupplyLayer: ComponentType<{ readonly board: BoardId; readonly open: Open }>;
}

/** Both boards on their sheet: baked pictures below, everything that changes drawn on top of them. */
export function Boards(shared: Props): JSX.Element {
  return (
    <>
      <Sprite />
      <Board board="region" {...shared} />
      <Board board="city" {...shared} />
    </>
  );
}

type BoardProps = Props & { readonly board: BoardId };

function Board({ board, open, lights, layers, SupplyLayer }: BoardProps): JSX.Element {
  const { x, y, width, height } = BOARDS[board];
  const size = { width: `${width}px`, height: `${height}px` };
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <div class={`axis-board ${board}`} style={{ left: `${x}px`, top: `${y}px`, ...size }}>
      {picturesOf(board, open).map((picture) => (
        <img key={picture} class="picture" src={picture} alt="" width={width} height={height} decoding="async" />
      ))}
      <svg class="layer" viewBox={viewBox} role="presentation">
        <Grounds board={board} open={open} lights={lights} />
      </svg>
      <svg class="layer over" viewBox={viewBox} aria-hidden="true">
        {layers.supply && <SupplyLayer board={board} open={open} />}
        {layers.front && <Front board={board} open={open} />}
        <Edges board={board} lights={lights} />
      </svg>
      <RiverNames board={board} />
      <Labels board={board} open={open} />
      {board === 'region' && <Exits />}
      {board === 'city' && <Gates />}
      {board === 'city' && <Legend />}
      {ZONE_IDS.filter((id) => ZONES[id].board === board).map((id) => (
        <Units key={id} open={open} zone={id} />
      ))}
      {board === 'city' && <Crossings open={open} lights={lights} />}
      {board === 'city' && <Sites open={open} lights={lights} />}
    </div>
  );
}

/** The board, and ice on its rivers. */
function picturesOf(board: BoardId, open: Open): string[] {
  if (board === 'city') return [city, ...(volgaFrozen(open) ? [lowerVolgaIce] : [])];
  return [region, ...(donFrozen(open) ? [donIce] : []), ...(volgaFrozen(open) ? [volgaIce] : [])];
}
