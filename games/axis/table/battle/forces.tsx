import './forces.css';
import { Die, RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Side } from '../../data/zones.ts';
import { type Combat, type Open, other } from '../../rules/state.ts';
import { kindOf, modifiersOf } from '../../rules/volley.ts';
import { symbolId } from '../board/sprite.tsx';
import { diceOf, forceRows, type RolledVolley, type ValueRow } from './facts.ts';
import { words } from './words.ts';

interface ChipProps {
  readonly side: Side;
  readonly unit: ValueRow['units'][number]['unit'];
  readonly count?: number;
}

/** A chip as it lies on the boards. */
export const ForceChip = ({ side, unit, count }: ChipProps): JSX.Element => (
  <span class={`force-chip ${side} ${unit.endsWith('-aloft') ? 'aloft' : ''}`}>
    <svg viewBox="0 0 34 19" aria-hidden="true">
      <use href={`#${symbolId(side, kindOf(unit))}`} />
    </svg>
    {count !== undefined && <b>{count}</b>}
  </span>
);

const Row = ({ side, row }: { readonly side: Side; readonly row: ValueRow }): JSX.Element => (
  <span class="force-row">
    <i class="value">{row.value === 0 ? '–' : row.value}</i>
    {row.units.map(({ unit, count }) => (
      <ForceChip key={unit} side={side} unit={unit} count={count} />
    ))}
  </span>
);

interface ForceProps {
  readonly open: Open;
  readonly combat: Combat;
  readonly side: Side;
}

/** A force in groups by the number it hits with. */
export function Force({ open, combat, side }: ForceProps): JSX.Element {
  const rows = forceRows(open, combat, side);
  const isDefender = side !== combat.attacker;
  return (
    <div class={`force ${side}`}>
      <i class={`badge ${side}`} aria-hidden="true" />
      <span class="force-rows">
        {rows.map((row) => (
          <Row key={row.value} side={side} row={row} />
        ))}
      </span>
      <span class="force-dice">
        {words.dice(diceOf(rows))}
        {isDefender && diceOf(rows) > 0 && `, ${words.fireBack}`}
      </span>
    </div>
  );
}

/** Every change to the dice of either side, with its rule. */
export function Modifiers({ open, combat }: Omit<ForceProps, 'side'>): JSX.Element {
  const list = [combat.attacker, other(combat.attacker)].flatMap((side) =>
    modifiersOf(open, combat, side).map((modifier) => ({ side, modifier })),
  );
  return (
    <p class="modifiers">
      {list.length === 0 && words.noModifier}
      {list.map(({ side, modifier }) => (
        <span key={`${side} ${modifier.name}`}>
          {words.modifier(side, modifier)} <RuleLink id={modifier.rule} />
        </span>
      ))}
    </p>
  );
}

/** A volley as it fell: units and dice in groups by value, and the hits. */
export const Volley = ({ volley: { side, rows, hits } }: { readonly volley: RolledVolley }): JSX.Element => (
  <div class={`volley ${side}`}>
    <div class="volley-rows">
      {rows.map((row) => (
        <div key={row.value} class="volley-row">
          <Row side={side} row={row} />
          <span class="volley-dice">
            {row.dice.map((die, i) => (
              <Die key={i} {...die} side={side} order={i} />
            ))}
          </span>
        </div>
      ))}
    </div>
    <p class="hits">
      <b>{hits}</b> {words.hits(hits)}
    </p>
  </div>
);
