import './odds.css';
import { percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { counterParts } from '../../rules/state.ts';
import { type Considered, hitChance } from '../considered.ts';
import type { Desk } from '../desk.ts';
import { dice, unitName } from '../words/names.ts';
import { Faces, FireButtons, totalOf } from './odds.tsx';

interface Props {
  readonly desk: Desk;
  readonly considered: readonly Considered[];
  /** Docked at the top, since the target lies low. */
  readonly isHigh: boolean;
  readonly over: number;
  readonly under: number;
}

/** On a phone: the number that decides and the button, close to the thumb. */
export function OddsDock({ desk, considered, isHigh, over, under }: Props): JSX.Element | null {
  const [first] = considered;
  if (first === undefined) return null;
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
