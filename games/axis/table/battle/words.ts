import { capital, listed, plural } from '@kurgan/engine';
import { unitOf } from '../../data/units.ts';
import type { Side } from '../../data/zones.ts';
import { unitsText } from '../../odds/words.ts';
import type { BattleKind } from '../../rules/state.ts';
import type { Demand } from '../../rules/toll.ts';
import { kindOf, type Modifier, unitsOf } from '../../rules/volley.ts';
import { SIDE_NAMES } from '../words/names.ts';
import type { FightPart } from './facts.ts';

const MODIFIERS: Readonly<Record<Modifier['name'], string>> = {
  unsupplied: 'no supply, −1',
  fortified: 'fortified, +1',
  river: 'Throw Them Back, +1',
};
const TARGETS: Readonly<Record<Demand, string>> = {
  air: 'Aircraft',
  infantry: 'Infantry',
  mechanized: 'Mechanized',
  artillery: 'Artillery',
  tank: 'Tank',
  'assault-gun': 'Assault gun',
  'rocket-launcher': 'Rocket launcher',
};

/** English texts of the battle card. */
export const words = {
  title: (zone: string) => `Fight in ${zone}`,
  number: (number: number, of: number, attacker: Side) =>
    `battle ${number} of ${of}, ${attacker === 'axis' ? 'Axis attacks' : 'Soviets attack'}`,
  peek: 'Look at the board under the card',
  otherFights: 'Fights left',
  dice: (count: number) => (count === 0 ? 'no dice' : plural(count, 'die', 'dice')),
  fireBack: 'all fire back',
  losses: (side: Side) => `${SIDE_NAMES[side]} losses, %`,
  mean: (mean: number) => `Ø ${mean.toFixed(2)}`,
  lossChances: (side: Side, told: string) => `${SIDE_NAMES[side]} losses: ${told}`,
  roll: (dice: number) => (dice === 0 ? 'Fight' : `Roll ${plural(dice, 'die', 'dice')}`),
  takes: (side: Side, isHolder: boolean) =>
    side === 'axis'
      ? `Axis ${isHolder ? 'holds' : 'takes'} the zone`
      : `Soviets ${isHolder ? 'hold' : 'take'} the zone`,
  goesOn: 'Battle goes on',
  modifier: (side: Side, { name }: Modifier) => `${SIDE_NAMES[side]} ${MODIFIERS[name]}`,
  noModifier: 'no modifiers',
  part: (part: FightPart, attacker: Side, seat: Side | null): string => {
    const defender: Side = attacker === 'axis' ? 'allies' : 'axis';
    const fires = (side: Side): string =>
      side === seat ? 'you fire' : side === 'axis' ? 'Axis fires' : 'Soviets fire';
    const losses = (side: Side): string => (side === seat ? 'your losses' : `${SIDE_NAMES[side]} losses`);
    switch (part) {
      case 'supply':
        return 'supply';
      case 'attack':
        return fires(attacker);
      case 'defenderLosses':
        return losses(defender);
      case 'reply':
        return fires(defender);
      case 'attackerLosses':
        return losses(attacker);
    }
  },
  parts: 'Parts of the fight',
  hits: (count: number) => (count === 1 ? 'hit' : 'hits'),
  name: (hits: number) => `Name ${plural(hits, 'loss', 'losses')}.`,
  fireFirst: 'They still fire back.',
  atOnce: 'They leave at once.',
  demandTitle: (hits: number) => `${plural(hits, 'targeted hit')}: demand what?`,
  demand: (what: Demand) => TARGETS[what],
  waive: 'Leave it to them',
  clear: 'Clear',
  giveUp: (count: number, dice: number | null) =>
    dice === null || dice === 0 ? `Give up ${count}` : `Give up ${count}, roll ${plural(dice, 'die', 'dice')}`,
  auto: 'Auto',
  lost: (rp: number, aircraft: number): string => {
    const price = rp > 0 || aircraft === 0 ? [`${rp} RP`] : [];
    return `${listed([...price, ...(aircraft > 0 ? [plural(aircraft, 'aircraft', 'aircraft')] : [])])} lost`;
  },
  cheapest: (rp: number) => `the cheapest choice costs ${rp} RP`,
  isCheapest: 'no choice costs less',
  stays: (side: Side, force: Readonly<Record<BattleKind, number>>): string => {
    const units = unitsOf(side).flatMap((unit) => (force[unit] > 0 ? [unitsText(side, unit, force[unit])] : []));
    return units.length === 0 ? 'Nobody stays' : `${capital(listed(units))} stay${isOne(side, force) ? 's' : ''}`;
  },
  ends: {
    goesOn: 'the battle goes on next round',
    takes: 'you take the zone',
    holds: 'you hold the zone',
    loses: 'the attack is over',
  },
  unit: (side: Side, unit: BattleKind, value: number | null, attacks: boolean) =>
    `${capital(unitOf(side, kindOf(unit)).name)}, ${valueWords(value, attacks)}`,
  value: valueWords,
  giveUpOne: 'give up',
  kept: 'keeps fighting',
  all: {
    airDefense: { fire: 'All guns fire', gun: 'gun', told: 'Spread all guns over the aircraft they reach, then fire.' },
    rocketAim: {
      fire: 'All rockets fire',
      gun: 'launcher',
      told: 'Spread all launchers over the zones they reach, then fire.',
    },
  },
  spend: (zone: string) => `Spend the token in ${zone}`,
  save: 'Save the token',
  supplyTitle: (supplied: boolean) =>
    supplied ? 'This force is supplied. Spend a token anyway?' : 'This force is cut off. Spend a supply token?',
  waiting: (side: Side) => (side === 'axis' ? 'The Axis is choosing.' : 'The Allies are choosing.'),
  autoTold: (policy: readonly string[]) => `Choose casualties for me: ${policy.join('; ')}.`,
} as const;

function valueWords(value: number | null, attacks: boolean): string {
  return value === null ? 'no die' : `${attacks ? 'attack' : 'defense'} ${value}`;
}

const isOne = (side: Side, force: Readonly<Record<BattleKind, number>>): boolean =>
  unitsOf(side).reduce((sum, unit) => sum + force[unit], 0) === 1;
