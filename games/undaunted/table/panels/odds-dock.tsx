import './odds.css';
import { percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { counterParts } from '../../rules/state.ts';
import { type Considered, hitChance, useConsidered } from '../aim.ts';
import { boundsOf } from '../board/index.ts';
import type { Desk } from '../desk.ts';
import { dice, unitName } from '../words/names.ts';
import { Faces, FireButtons, totalOf } from './odds.tsx';

interface Props {
  readonly desk: Desk;
  readonly over: number;
  readonly under: number;
}

/** On a phone: the number that decides and the button, close to the thumb. */
export function OddsDock({ desk, over, under }: Props): JSX.Element | null {
  const considered = useConsidered(desk);
  const [first] = considered;
  if (first === undefined) return null;
  const isHigh = desk.later.value?.aimsDown(desk) ?? isLow(desk, first, over, under);
  const { odds, at, dice: count } = first;
  const [seat, unit] = counterParts(at);
  const total = totalOf(odds);
  const [base, ...added] = (odds.sums[0]?.lines ?? []).filter(({ value }) => value !== '');
  const grave = odds.outcomes.find(({ name }) => name === 'The counter is lost');
  return (
    <section
      class="un-odds-dock"
      data-panel="odds"
      style={isHigh ? { top: `${over + 8}px` } : { bottom: `${under + 8}px` }}
    >
      <b class="dock-chance">{percent(hitChance(odds))}</b>
      <p>
        {unitName(unit)} on {desk.tileOf(seat, unit)}, {dice(count)}
        <span>
          <b>{base?.value}</b>
          {added.map(({ label, value }) => (
            <span key={label}>
              {' '}
              {label.split(' ')[0]?.toLowerCase()} <b>{value}</b>
            </span>
          ))}{' '}
          = <b>{total}</b>
          {grave !== undefined && `; ${grave.name.toLowerCase()}`}
        </span>
      </p>
      <FireButtons desk={desk} considered={considered} />
      <Faces total={total} />
    </section>
  );
}

/** The head of the page. */
const HEAD = 52;

/** The target lies in the lower half of what can be seen: the odds must not hide it. */
function isLow(desk: Desk, { at }: Considered, over: number, under: number): boolean {
  const [seat, unit] = counterParts(at);
  const bounds = boundsOf(desk.facts.laid, desk.tileOf(seat, unit) ?? '');
  if (bounds === null) return false;
  const { y, scale } = desk.camera.rest.value;
  return y + (bounds.y + bounds.height / 2) * scale > (over + innerHeight - HEAD - under) / 2;
}
