import { OddsPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { UnitId } from '../../data/units.ts';
import type { Open } from '../../rules/state.ts';
import { type Attack, chanceWords } from '../considered.ts';
import type { VolgaModel } from '../model.ts';
import { chanceToTake } from '../words/chance.ts';
import { areaName, capital, MARKER_NAMES, MARKER_ORDER } from '../words/names.ts';
import { STRATEGIES } from '../words/strategies.ts';
import { words } from '../words/table.ts';
import { CounterPicture } from './counter-picture.tsx';
import { MarkerSign } from './marker-sign.tsx';

export function BattlePanel({ model, attack }: { readonly model: VolgaModel; readonly attack: Attack }): JSX.Element {
  const { area, odds } = attack;
  const { battle } = model.open.value;
  return (
    <OddsPanel
      odds={odds}
      title={words.against(areaName(area))}
      headline={{ chance: chanceToTake(odds), words: chanceWords(attack, words.chance) }}
    >
      {battle !== null && <Fighting battle={battle} />}
    </OddsPanel>
  );
}

/** Attackers, support, and the defenders' reaction. */
function Fighting({ battle }: { readonly battle: NonNullable<Open['battle']> }): JSX.Element {
  const placed = MARKER_ORDER.flatMap((marker) => Array.from({ length: battle.support[marker] }, () => marker));
  return (
    <>
      <div class="fighting">
        {battle.attackers.map(({ unit }) => (
          <Attacker key={unit} unit={unit} leads={unit === battle.lead} />
        ))}
        {placed.map((marker, i) => (
          <span key={i} class="placed" title={MARKER_NAMES[marker]}>
            <MarkerSign marker={marker} />
          </span>
        ))}
      </div>
      {battle.strategy !== null && (
        <p class="strategy-words">
          <b>{capital(battle.strategy)}.</b> {STRATEGIES[battle.strategy]}
        </p>
      )}
    </>
  );
}

const Attacker = ({ unit, leads }: { readonly unit: UnitId; readonly leads: boolean }): JSX.Element => (
  <span class={`attacker ${leads ? 'leads' : ''}`}>
    <CounterPicture unit={unit} spent={false} />
    {leads && <i>{words.leads}</i>}
  </span>
);
