import './mini-boards.css';
import type { JSX } from 'preact';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { boundsOf } from './board/bounds.ts';
import { BOARDS, boardOf, outlineOf, SHEET } from './board/outlines.ts';
import type { Face } from './data/lines.ts';

/** Sides of a force in board units: larger than a chip, since here it is all one sees of a stack. */
const SIZE = 46;
const SIDES: readonly Side[] = ['axis', 'allies'];

interface Props {
  holder(zone: ZoneId): Side;
  hasForce(side: Side, zone: ZoneId): boolean;
}

/** An outline on the sheet. */
function pointsOf(face: Face): string {
  const { x, y } = BOARDS[boardOf(face)];
  return outlineOf(face)
    .map(([left, top]) => `${Math.round(left + x)},${Math.round(top + y)}`)
    .join(' ');
}

/** Both boards in small: who holds what, and where forces stand. */
export const MiniBoards = ({ holder, hasForce }: Props): JSX.Element => (
  <svg class="axis-mini" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
    {Object.values(BOARDS).map((board) => (
      <rect key={board.x} class="board" {...board} />
    ))}
    <polygon class="town" points={pointsOf('stalingrad')} />
    {ZONE_IDS.map((zone) => (
      <polygon key={zone} class={holder(zone)} points={pointsOf(zone)} />
    ))}
    {ZONE_IDS.map((zone) => {
      const { x, y, width, height } = boundsOf(zone);
      const sides = SIDES.filter((side) => hasForce(side, zone));
      return sides.map((side, i) => (
        <rect
          key={`${zone} ${side}`}
          class={side}
          x={x + width / 2 - (SIZE * sides.length) / 2 + i * SIZE}
          y={y + height / 2 - SIZE / 2}
          width={SIZE}
          height={SIZE}
        />
      ));
    })}
  </svg>
);
