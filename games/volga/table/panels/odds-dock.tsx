import { OddsBar, percent, toldOf } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Strategy } from '../../data/counters.ts';
import type { Attack } from '../considered.ts';
import { chanceToTake } from '../words/chance.ts';
import { areaName, capital } from '../words/names.ts';
import { STRATEGIES } from '../words/strategies.ts';
import { words } from '../words/table.ts';

interface Props {
  readonly attack: Attack;
  /** What the defenders do, once they are turned up. */
  readonly strategy: Strategy | null;
  /** Docked at the top, since what is attacked lies low. */
  readonly isHigh: boolean;
  /** Pixels of the board that are covered above and below. */
  readonly over: number;
  readonly under: number;
}

/** On a phone: the number that decides, close to the thumb. The sum is in the sheet. */
export function OddsDock({ attack: { area, odds }, strategy, isHigh, over, under }: Props): JSX.Element {
  return (
    <section
      class="odds-dock"
      data-panel="odds"
      style={isHigh ? { top: `${over + 8}px` } : { bottom: `${under + 8}px` }}
    >
      <b>{percent(chanceToTake(odds))}</b>
      <div>
        <p>
          {words.toTake}: {areaName(area)}
        </p>
        <OddsBar odds={odds} />
        <p class="odds-words">
          {toldOf(odds)
            .filter(({ chance }) => chance > 0)
            .map(({ name, share }) => `${name} ${share}`)
            .join(' · ')}
        </p>
        {strategy !== null && (
          <p class="odds-words">
            <b>{capital(strategy)}.</b> {STRATEGIES[strategy]}
          </p>
        )}
      </div>
    </section>
  );
}
