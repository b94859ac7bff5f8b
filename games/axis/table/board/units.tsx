import './units.css';
import type { JSX } from 'preact';
import type { ZoneId } from '../../data/zones.ts';
import { isContested } from '../../rules/board.ts';
import type { Open } from '../../rules/state.ts';
import { PLACES } from '../data/places.ts';
import { words } from '../words/table.ts';
import { Chip } from './chip.tsx';
import { SignMark } from './sprite.tsx';
import { type ChipFacts, chipsOf, cutOffIn, stackIn } from './stack.ts';

/** The chips of a zone: a grid, or in a fight one group a side with the star between them. */
export function Units({ open, zone }: { readonly open: Open; readonly zone: ZoneId }): JSX.Element | null {
  const axis = chipsOf(open, zone, 'axis');
  const allies = chipsOf(open, zone, 'allies');
  const isFight = isContested(open, zone);
  if (axis.length + allies.length === 0 && !isFight) return null;
  const [, , x, y, width, height] = PLACES[zone];
  const { columns, scale } = stackIn(width, height, axis.length, allies.length);
  const [left, right] = columns;
  const cutOff = cutOffIn(open, zone);
  return (
    <div
      class={`units ${isFight ? 'contested' : ''}`}
      data-place={zone}
      style={{ left: `${x}px`, top: `${y}px`, '--fit': scale }}
    >
      {axis.length > 0 && <Group chips={axis} columns={left} isCutOff={cutOff.includes('axis')} />}
      {isFight && <SignMark sign="star" />}
      {allies.length > 0 && <Group chips={allies} columns={right} isCutOff={cutOff.includes('allies')} />}
    </div>
  );
}

interface GroupProps {
  readonly chips: readonly ChipFacts[];
  readonly columns: number;
  readonly isCutOff: boolean;
}

const Group = ({ chips, columns, isCutOff }: GroupProps): JSX.Element => (
  <div class="group" style={{ '--columns': columns }}>
    {chips.map((chip) => (
      <Chip key={`${chip.kind} ${chip.aloft}`} {...chip} />
    ))}
    {isCutOff && (
      <span class="cut-off-sign" data-why title={words.cutOff} data-side={chips[0]?.side}>
        <SignMark sign="cut-off" />
      </span>
    )}
  </div>
);
