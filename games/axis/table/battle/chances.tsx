import './chances.css';
import { percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Side } from '../../data/zones.ts';
import type { BattleOdds } from '../../odds/battle.ts';
import { meanOf } from '../../odds/hits.ts';
import { isFriendly } from '../../rules/board.ts';
import { type Combat, type Open, other } from '../../rules/state.ts';
import { words } from './words.ts';

/** More losses than these share a column. */
const MOST = 5;

/** Chances of so many losses; the last column takes all that is more. */
export function columnsOf(losses: readonly number[]): readonly { readonly label: string; readonly chance: number }[] {
  const most = Math.min(losses.length - 1, MOST);
  return losses.slice(0, most + 1).map((chance, lost) => {
    const isLast = lost === most && losses.length > most + 1;
    const all = isLast ? losses.slice(most).reduce((sum, each) => sum + each, 0) : chance;
    return { label: isLast ? `${lost}+` : String(lost), chance: all };
  });
}

const figure = (chance: number): string => percent(chance).replace(' %', '');

/** The losses of a side as columns. */
export function LossChart({ side, losses }: { readonly side: Side; readonly losses: readonly number[] }): JSX.Element {
  const columns = columnsOf(losses);
  const highest = Math.max(...columns.map(({ chance }) => chance));
  const told = columns.map(({ label, chance }) => `${label} ${percent(chance)}`).join(', ');
  return (
    <figure class={`loss-chart ${side}`}>
      <figcaption>
        {words.losses(side)} <b>{words.mean(meanOf(losses))}</b>
      </figcaption>
      <div class="columns" role="img" aria-label={words.lossChances(side, told)}>
        {columns.map(({ label, chance }) => (
          <span key={label}>
            <em>{figure(chance)}</em>
            <i style={{ height: `${(chance / highest) * 100}%` }} />
            <small>{label}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}

interface OutlookProps {
  readonly open: Open;
  readonly combat: Combat;
  readonly odds: BattleOdds;
}

/** Chances of the fight's ends; what can't happen is left out. */
export function Outlook({ open, combat, odds }: OutlookProps): JSX.Element {
  const { attacker, zone } = combat;
  const ends = [attacker, other(attacker)].map((side) => ({
    name: words.takes(side, isFriendly(open, side, zone)),
    chance: odds.wins[side],
  }));
  return (
    <p class="outlook">
      {[...ends, { name: words.goesOn, chance: odds.goesOn }]
        .filter(({ chance }) => chance > 0)
        .map(({ name, chance }) => (
          <span key={name}>
            {name} <b>{percent(chance)}</b>
          </span>
        ))}
    </p>
  );
}
