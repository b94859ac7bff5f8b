import './losses.css';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { unitOf } from '../../data/units.ts';
import type { Side } from '../../data/zones.ts';
import { battleOdds } from '../../odds/battle.ts';
import { type BattleKind, type Combat, type FrameOf, type Open, other } from '../../rules/state.ts';
import { kindOf, modifiersOf, volleyOf } from '../../rules/volley.ts';
import { LossChart, Outlook } from './chances.tsx';
import { candidatesOf, costOf, endOf, type Picks, pickOne, suggestedLosses, without } from './facts.ts';
import { ForceChip } from './forces.tsx';
import { words } from './words.ts';

interface Props {
  readonly open: Open;
  readonly combat: Combat;
  readonly frame: FrameOf<'casualty'>;
  readonly picks: Signal<Picks>;
}

/** One button for each unit that can fall; those picked are crossed out. */
export function LossButtons({ open, combat, frame, picks }: Props): JSX.Element {
  const { side } = frame;
  const attacks = side === combat.attacker;
  const press = (unit: BattleKind, isPicked: boolean): void => {
    const count = picks.value[unit] ?? 0;
    picks.value = isPicked ? { ...picks.value, [unit]: count - 1 } : pickOne(open, frame, picks.value, unit);
  };
  return (
    <div class={`loss-buttons ${side}`}>
      {candidatesOf(open, frame).flatMap(({ unit, count }) => {
        const chosen = picks.value[unit] ?? 0;
        const value = numberToHit(open, combat, side, unit);
        return Array.from({ length: count }, (_, i) => {
          const isPicked = i < chosen;
          return (
            <button
              key={`${unit} ${i}`}
              type="button"
              class={isPicked ? 'picked' : ''}
              aria-pressed={isPicked}
              aria-label={`${words.unit(side, unit, value, attacks)}, ${isPicked ? words.giveUpOne : words.kept}`}
              data-loss={unit}
              onClick={() => press(unit, isPicked)}
            >
              <ForceChip side={side} unit={unit} />
              <small>{words.value(value, attacks)}</small>
              {isPicked && <i class="cross" aria-hidden="true" />}
            </button>
          );
        });
      })}
    </div>
  );
}

/** The number a unit hits with in this fight; null if it rolls no die. */
function numberToHit(open: Open, combat: Combat, side: Side, unit: BattleKind): number | null {
  const group = volleyOf(open, combat, side).find(({ kind }) => kind === unit);
  if (group !== undefined) return group.value;
  const { attack, defense } = unitOf(side, kindOf(unit));
  const base = side === combat.attacker ? attack : defense;
  const change = modifiersOf(open, combat, side).reduce((sum, { value }) => sum + value, 0);
  return base === null || base + change <= 0 ? null : base + change;
}

/** The price of the losses picked, who stays, and what may follow. */
export function LossPrice({ open, combat, frame, picks }: Props): JSX.Element {
  const { side } = frame;
  const { rp, aircraft } = costOf(side, picks.value);
  const least = costOf(side, suggestedLosses(open, frame));
  const left = without(open, side, picks.value);
  const isDefender = side !== combat.attacker;
  const odds = isDefender ? battleOdds(open, combat, left) : null;
  const isCheapest = aircraft <= least.aircraft && rp <= least.rp;
  return (
    <div class="loss-price">
      <div>
        <p>
          <b>{words.lost(rp, aircraft)}</b>
          <small>{isCheapest ? words.isCheapest : words.cheapest(least.rp)}</small>
        </p>
        <p>
          <b>{words.stays(side, left)}</b>
          {odds === null && <small>{words.ends[endOf(open, combat, side, left)]}</small>}
        </p>
        {odds !== null && <Outlook open={open} combat={combat} odds={odds} />}
      </div>
      {odds !== null && <LossChart side={other(side)} losses={odds[other(side)].losses} />}
    </div>
  );
}
