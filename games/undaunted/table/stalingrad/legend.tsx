import './legend.css';
import type { JSX } from 'preact';
import { counterParts, keysOf } from '../../rules/ids.ts';
import type { StalingradOpen } from '../../stalingrad/state.ts';
import { titleCorner } from '../board/cartouche.tsx';
import { type Laid, type Notch, notches } from '../board/geometry.ts';
import { UnitCounter } from '../board/index.ts';
import type { Props, UndauntedModel } from '../model.ts';
import { MineMark, TunnelMark, WatchPlate } from './marks.tsx';
import { cityOf, minesOf } from './view.ts';

const KINDS = {
  antipersonnel: 'antipersonnel mine',
  antitank: 'antitank mine',
  overwatch: 'overwatch',
  routed: 'routed',
  tunnel: 'tunnel',
} as const;
type Kind = keyof typeof KINDS;

/** Kinds of markers that lie on the board now. */
export function kindsOn({ mines: laid, watched, routed, tunnels }: StalingradOpen): readonly Kind[] {
  const mines = laid.map(({ kind }) => kind);
  const lies: Readonly<Record<Kind, boolean>> = {
    antipersonnel: mines.includes('antipersonnel'),
    antitank: mines.includes('antitank'),
    overwatch: Object.keys(watched).length > 0,
    routed: routed.length > 0,
    tunnel: tunnels.length > 0,
  };
  return keysOf(KINDS).filter((kind) => lies[kind]);
}

/** Pixels, at least: a line, the longest of them, and the buttons of the camera. */
const LINE = 23;
const WIDTH = 146;
const BUTTONS = 40;

/** Room for the legend beside the title, best where the buttons of the camera don't stand; `shares` says that they do. */
export function legendCorner(laid: Laid): (Notch & { readonly shares: boolean }) | null {
  const all = notches(laid);
  const title = titleCorner(laid);
  const taken = all[title === null ? 0 : 1]?.corner;
  const free = all.filter(({ corner, height }) => height > 0 && corner !== title?.corner);
  const [room] = free.toSorted(
    (a, b) =>
      Number(a.corner === taken) - Number(b.corner === taken) ||
      Number(b.corner === 'north-east') - Number(a.corner === 'north-east'),
  );
  return room === undefined ? null : { ...room, shares: room.corner === taken };
}

/** Names of the markers that lie on the board, where no tile lies. */
export function Legend({ model }: Props): JSX.Element | null {
  const { laid } = model.facts;
  const room = legendCorner(laid);
  if (room === null) return null;
  const scale = model.camera.scale.value;
  const line = LINE * Math.max(1, 1 / scale);
  // A line may reach out of the board, not over a tile.
  const beside = Math.max(0, (model.camera.room.width - laid.width * scale) / 2);
  if (room.width * scale + beside < WIDTH * Math.max(1, scale)) return null;
  const buttons = room.shares ? BUTTONS / scale : 0;
  const kinds = kindsOn(cityOf(model.open.value)).slice(0, Math.floor((room.height - buttons) / line));
  if (kinds.length === 0) return null;
  const isNorth = room.corner.startsWith('north');
  return (
    <ul
      class="city-legend"
      style={{
        ...(room.corner.endsWith('west')
          ? { right: `${laid.width - room.x - room.width}px` }
          : { left: `${room.x}px` }),
        top: `${room.y + (isNorth ? buttons : room.height - buttons - kinds.length * line)}px`,
        '--line': `${line}px`,
      }}
      aria-hidden="true"
    >
      {kinds.map((kind) => (
        <li key={kind}>
          <span>
            <MarkOf model={model} kind={kind} />
          </span>
          {KINDS[kind]}
        </li>
      ))}
    </ul>
  );
}

/** The first marker of a kind, as it lies on the board. */
function MarkOf({ model, kind }: { readonly model: UndauntedModel; readonly kind: Kind }): JSX.Element | null {
  const open = model.open.value;
  switch (kind) {
    case 'tunnel':
      return (
        <svg class="city-mark tunnel" viewBox="-16 -16 32 32" aria-hidden="true">
          <TunnelMark />
        </svg>
      );
    case 'overwatch': {
      const [counter] = keysOf(cityOf(open).watched);
      if (counter === undefined) return null;
      const [seat, unit] = counterParts(counter);
      const look = model.lookOf(seat);
      return (
        <svg class={`watch-plate ${look.class}`} viewBox="-16 -16 32 32" aria-hidden="true">
          <WatchPlate side={look} squad={model.unitNamed(unit).squad} />
        </svg>
      );
    }
    case 'routed': {
      const [counter] = cityOf(open).routed;
      if (counter === undefined) return null;
      const [seat, unit] = counterParts(counter);
      return <UnitCounter side={model.lookOf(seat)} unit={model.unitNamed(unit)} routed />;
    }
    default: {
      const mine = minesOf(open).find((each) => each.kind === kind);
      return mine === undefined ? null : (
        <i class={`city-legend-mine ${mine.seat}`}>
          <MineMark mine={mine} look={model.lookOf(mine.seat)} />
        </i>
      );
    }
  }
}
