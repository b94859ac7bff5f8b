import { OddsBar, OddsDock, percent, toldOf } from '@kurgan/kit';
import type { JSX } from 'preact';
import { type Attack, chanceWords } from '../considered.ts';
import { boundsOf } from '../map/layout.ts';
import type { VolgaModel } from '../model.ts';
import { chanceToTake } from '../words/chance.ts';
import { areaName, capital } from '../words/names.ts';
import { STRATEGIES } from '../words/strategies.ts';
import { words } from '../words/table.ts';

/** On a phone: the number that decides. The sum is in the sheet. */
export function AttackDock({ model, attack }: { readonly model: VolgaModel; readonly attack: Attack }): JSX.Element {
  const { area, odds } = attack;
  /** The defenders' reaction once revealed. */
  const strategy = model.open.value.battle?.strategy ?? null;
  return (
    <OddsDock model={model} target={area === undefined ? null : boundsOf(area, model.turn.value)}>
      <b>{percent(chanceToTake(odds))}</b>
      <div>
        <p>{chanceWords(attack, words.chanceToTake(areaName(area)))}</p>
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
    </OddsDock>
  );
}
