import type { PlayerAid } from '@kurgan/kit';
import type { JSX } from 'preact';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { RuleId } from '../../stalingrad/rule-ids.ts';
import { actionRows, turnRows } from '../aid-rows.tsx';
import { ControlMark, CoverShield, GroundMark, ObjectiveMark, UnitCounter } from '../board/index.ts';
import { Initiative } from '../panels/badge.tsx';
import { Names } from '../words/names.ts';
import { STALINGRAD_TABLE } from './extras.tsx';

export { keyWords } from '../words/keys.ts';

/** Uses of cards, in rulebook order. */
const USES: readonly (readonly [use: string, rule: RuleId])[] = [
  ['move', 'US-MOVE-01'],
  ['scout', 'US-MOVE-04'],
  ['guide', 'US-MOVE-10'],
  ['stalk', 'US-MOVE-16'],
  ['attack', 'US-CMBT-02'],
  ['suppress', 'US-CMBT-23'],
  ['flame', 'US-CMBT-25'],
  ['antitank', 'US-CMBT-03'],
  ['demo', 'US-CMBT-12'],
  ['bomb', 'US-CMBT-04'],
  ['grenade', 'US-CMBT-05'],
  ['area-suppress', 'US-CMBT-05'],
  ['assault', 'US-SUPT-27'],
  ['reposition', 'US-SUPT-28'],
  ['bolster', 'US-SUPT-01'],
  ['support', 'US-SUPT-04'],
  ['command', 'US-SUPT-06'],
  ['inspire', 'US-SUPT-15'],
  ['force', 'US-SUPT-20'],
  ['conceal', 'US-SUPT-08'],
  ['recon', 'US-SUPT-22'],
  ['explore', 'US-SUPT-26'],
  ['control', 'US-SUPT-10'],
  ['ready', 'US-SUPT-29'],
  ['antiair', 'US-SUPT-31'],
  ['mine', 'US-SUPT-34'],
  ['overwatch', 'US-SUPT-38'],
  ['smoke', 'US-SUPT-39'],
  ['rally', 'US-TURN-08'],
  ['hunker', 'US-HUNK-01'],
];

const NAMES = new Names(STALINGRAD_TABLE);
const { look: SOVIETS } = entry(STALINGRAD_TABLE.sides, id.seat('soviet'));

interface CounterProps {
  readonly unit?: string;
  readonly suppressed?: boolean;
  readonly routed?: boolean;
}

const Counter = ({ unit = 'rifleman-A', ...state }: CounterProps): JSX.Element => (
  <UnitCounter side={SOVIETS} unit={entry(STALINGRAD_TABLE.pieces.units, id.unit(unit))} {...state} />
);

const AID: PlayerAid<RuleId> = {
  turn: turnRows({ draw: 'US-DRAW-01', bid: 'US-INIT-02', play: 'US-TURN-06', end: 'US-TURN-04' }),
  actions: actionRows(NAMES, USES),
  terrain: [
    {
      symbol: <CoverShield cover={1} />,
      name: 'Cover.',
      text: 'Adds to the defense of everyone on the tile.',
      rule: 'US-TILE-02',
    },
    {
      symbol: <GroundMark sign={{ sign: 'building', value: 3, words: '' }} />,
      name: 'Building cover.',
      text: 'Counts instead, if better, against fire from other tiles.',
      rule: 'US-CMBT-15',
    },
    {
      symbol: <GroundMark sign={{ sign: 'fortification', value: 2, words: '' }} />,
      name: 'Fortification.',
      text: 'Counts instead, if better, for the side in control.',
      rule: 'US-CMBT-16',
    },
    {
      symbol: <GroundMark sign={{ sign: 'wall', value: 7, words: '' }} />,
      name: 'Structure.',
      text: 'The defense of the building itself. A hit damages it for good.',
      rule: 'US-CITY-05',
    },
    {
      symbol: <GroundMark sign={{ sign: 'closed', value: null, words: '' }} />,
      name: 'No vehicles.',
      text: 'Vehicles can’t enter.',
      rule: 'US-TILE-05',
    },
    { name: 'Range.', text: 'The distance to the target, in tiles, adds to its defense.', rule: 'US-CMBT-11' },
    { name: 'Smoke.', text: 'Adds 2 to the defense of everyone on the tile.', rule: 'US-SMOKE-03' },
    {
      name: 'To hit.',
      text: 'Roll the total defense or more with at least one die. A 0 always hits.',
      rule: 'US-CMBT-18',
    },
    {
      name: 'A hit',
      text: 'costs the unit one card: from the play area, else hand, discard pile or deck. Without cards it is routed.',
      rule: 'US-CAS-02',
    },
  ],
  symbols: [
    { symbol: <Counter />, name: 'Unit.', text: 'Squad at the top, defense in the shield.', rule: 'US-CMBT-10' },
    {
      symbol: <Counter suppressed />,
      name: 'Suppressed.',
      text: 'It can’t act until one of its cards rallies it.',
      rule: 'US-STAT-01',
    },
    {
      symbol: <Counter routed />,
      name: 'Routed.',
      text: 'It can’t act until a card of it is bolstered. A hit pushes it away.',
      rule: 'US-ROUT-01',
    },
    {
      symbol: <Counter unit="t-34-A" />,
      name: 'Vehicle.',
      text: 'Armor instead of defense. It is never suppressed.',
      rule: 'US-VEH-02',
    },
    {
      symbol: <ControlMark side={SOVIETS} mark="scouted" />,
      name: 'Scouted.',
      text: 'Your units can enter this tile.',
      rule: 'US-MOVE-02',
    },
    {
      symbol: <ControlMark side={SOVIETS} mark="controlled" />,
      name: 'Controlled.',
      text: 'Your units can enter, and you score its points.',
      rule: 'US-SUPT-10',
    },
    {
      symbol: <ObjectiveMark points={2} />,
      name: 'Objective.',
      text: 'Points for the side that controls the tile.',
      rule: 'US-END-03',
    },
    { symbol: <Initiative />, name: 'Initiative.', text: 'Its holder goes first and wins ties.', rule: 'US-INIT-03' },
  ],
};

export const aidOf = (): PlayerAid => AID;
