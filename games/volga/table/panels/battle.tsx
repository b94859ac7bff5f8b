import { type Choice, type Odds, OddsPanel } from '@kurgan/kit';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { AreaId } from '../../data/areas.ts';
import type { UnitId } from '../../data/units.ts';
import type { Marker, Open } from '../../rules/state.ts';
import { areaOf, type Desk } from '../desk.ts';
import { chanceToTake } from '../words/chance.ts';
import { areaName, capital, MARKER_NAMES } from '../words/names.ts';
import { STRATEGIES } from '../words/strategies.ts';
import { words } from '../words/table.ts';
import { MarkerSign } from './marker-sign.tsx';
import { CounterPicture } from './tracks.tsx';

/** Whose odds are shown when nothing is pointed at. */
const FIRST_LOOK: readonly string[] = ['fight', 'ready', 'everyone', 'attack', 'assault'];

/** The action that is being considered: pointed at, proposed, on the Area under the pointer, or the one that lies at hand. */
function consideredIn(desk: Desk): Choice | undefined {
  const { controller, pointed } = desk;
  const { choices } = controller.session.moment.value;
  const named = controller.looking.value ?? controller.proposed.value?.text;
  const looked = choices.find(({ text }) => text === named);
  if (looked !== undefined && controller.oddsOf(looked.text)) return looked;
  const hasUnit = controller.path.wordOf('unit') !== undefined || desk.frame.value?.step === 'march';
  const target = String(pointed.value);
  const over = controller.path.left.value.find(
    ({ verb, words: at }) =>
      (verb === 'attack' && at.area === target) || (verb === 'move' && hasUnit && at.to === target),
  );
  if (over !== undefined && controller.oddsOf(over.text)) return over;
  return FIRST_LOOK.map((verb) => choices.find((choice) => choice.verb === verb)).find(
    (choice) => choice !== undefined,
  );
}

export interface Attack {
  readonly area: AreaId | undefined;
  readonly odds: Odds;
}

/** The attack that is being considered or fought, with its exact odds; null when there is none. */
export function useConsidered(desk: Desk): Attack | null {
  const attack = useComputed((): Attack | null => {
    const choice = consideredIn(desk);
    const odds = choice === undefined ? null : desk.controller.oddsOf(choice.text);
    if (choice === undefined || odds === null || odds === undefined) return null;
    const { battle, activation } = desk.open.value;
    return { area: battle?.area ?? areaOf(choice.words.to ?? choice.words.area) ?? activation?.area, odds };
  });
  return attack.value;
}

export function BattlePanel({ desk, attack }: { readonly desk: Desk; readonly attack: Attack }): JSX.Element {
  const { area, odds } = attack;
  const { battle } = desk.open.value;
  return (
    <OddsPanel
      odds={odds}
      title={`${words.against} ${areaName(area)}`}
      headline={{ chance: chanceToTake(odds), words: words.toTake }}
    >
      {battle !== null && <Fighting battle={battle} />}
    </OddsPanel>
  );
}

const MARKER_ORDER: readonly Marker[] = ['artillery', 'engineer', 'air'];

/** Who attacks, with what support, and what the defenders do about it. */
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
