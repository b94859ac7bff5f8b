import type { AidRow, KeyWords, PlayerAid } from '@kurgan/kit';
import type { JSX } from 'preact';
import { TERRAINS, type Terrain } from '../data/areas.ts';
import { SUPPLY_COSTS } from '../data/charts.ts';
import { COUNTERS, type CounterId } from '../data/counters.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Marker } from '../rules/state.ts';
import { GermanCounter, Identifier, SovietCounter } from './map/counters.tsx';
import { Star } from './map/markers.tsx';
import { Picture } from './panels/counter-picture.tsx';
import { MarkerSign } from './panels/marker-sign.tsx';
import { capital, MARKER_NAMES } from './words/names.ts';
import { STRATEGIES } from './words/strategies.ts';
import { words } from './words/table.ts';

/** An Area's identifier with its terrain modifier in place of a number. */
const Ground = ({ terrain }: { readonly terrain: Terrain }): JSX.Element => (
  <Identifier area={TERRAINS[terrain].tem} terrain={terrain} holder="soviet" />
);

const defends = (terrain: Terrain): string => `+${TERRAINS[terrain].tem} for the defender.`;

/** A revealed counter with the sign of its strategy. */
const defender = (counter: CounterId, rule: RuleId): AidRow<RuleId> => {
  const { strategy } = COUNTERS[counter];
  return {
    symbol: (
      <Picture>
        <SovietCounter counter={counter} terrain="lightUrban" />
      </Picture>
    ),
    name: `${capital(strategy)}.`,
    text: STRATEGIES[strategy],
    rule,
  };
};

const marker = (name: Marker, text: string, rule: RuleId): AidRow<RuleId> => ({
  symbol: <MarkerSign marker={name} />,
  name: `${MARKER_NAMES[name]}.`,
  text: `${words.points(SUPPLY_COSTS[name])}. ${text}`,
  rule,
});

const AID: PlayerAid<RuleId> = {
  turn: [
    { name: 'Dawn.', text: 'Reinforcements arrive, and some divisions leave.', rule: 'AV-SEQ-01' },
    { name: 'Event.', text: 'A roll decides what goes wrong this Turn.', rule: 'AV-EVT-01' },
    { name: 'Supply.', text: 'Roll for points and spend them. You keep the rest.', rule: 'AV-SUP-01' },
    {
      name: 'Combat.',
      text: 'Each Contested urban Area rolls for Bloody Streets: 5 or 6 costs 1 Morale. Then choose an Area, move its units and attack; repeat.',
      rule: 'AV-ACT-01',
    },
    { name: 'End.', text: 'Every unit is Fresh again. Lose 1 Morale.', rule: 'AV-END-02' },
  ],
  actions: [
    { name: 'Enter an empty Area', text: '1 Movement Factor, or 2 next to a Soviet unit.', rule: 'AV-MOVE-04' },
    { name: 'Enter a defended Area', text: '3 if the defender is revealed, 4 if it is hidden.', rule: 'AV-MOVE-06' },
    {
      name: 'Attack',
      text: 'Units that enter a defended Area must attack, unless it was Contested before. One attack per Area and round.',
      rule: 'AV-ATK-04',
    },
    {
      name: 'Attack Total',
      text: 'The lead’s Attack Factor, +1 for each other unit, +1 for three of one division, +1 if Morale is Strong, support, two dice.',
      rule: 'AV-RES-05',
    },
    {
      name: 'Defense Total',
      text: 'Defense Factor, terrain, +1 if Morale is Shaken, two dice.',
      rule: 'AV-RES-11',
    },
    { name: 'Lower: Repulse', text: 'You lose the lead and 1 Morale; the others fall back.', rule: 'AV-OUT-01' },
    { name: 'Equal: Stalemate', text: 'The attackers are Spent and stay.', rule: 'AV-OUT-07' },
    { name: 'Higher: Success', text: 'You take the Area; the attackers are Spent.', rule: 'AV-OUT-08' },
    {
      name: 'Higher by more than the Defense Factor: Overrun',
      text: 'A Success that Heroes, Ambush and Fanatics can’t spoil.',
      rule: 'AV-OUT-10',
    },
  ],
  terrain: [
    { symbol: <Ground terrain="clear" />, name: 'Clear', text: defends('clear'), rule: 'AV-MAP-07' },
    { symbol: <Ground terrain="elevated" />, name: 'Elevated', text: defends('elevated'), rule: 'AV-MAP-07' },
    { symbol: <Ground terrain="lightUrban" />, name: 'Light Urban', text: defends('lightUrban'), rule: 'AV-MAP-07' },
    { symbol: <Ground terrain="heavyUrban" />, name: 'Heavy Urban', text: defends('heavyUrban'), rule: 'AV-MAP-07' },
  ],
  symbols: [
    {
      symbol: (
        <Picture>
          <GermanCounter unit="29/RCN" spent={false} />
        </Picture>
      ),
      name: 'Your unit.',
      text: 'Division and regiment on top; Attack Factor and Movement Factor below. At most four in an Area.',
      rule: 'AV-UNIT-05',
    },
    {
      symbol: (
        <Picture>
          <GermanCounter unit="29/RCN" spent />
        </Picture>
      ),
      name: 'Spent.',
      text: 'It can’t move or attack until the next Turn.',
      rule: 'AV-UNIT-04',
    },
    {
      symbol: (
        <Picture>
          <SovietCounter counter="hidden" terrain="lightUrban" />
        </Picture>
      ),
      name: 'Hidden defender.',
      text: 'You learn its strength and its strategy when you attack.',
      rule: 'AV-SOV-02',
    },
    defender('L6-heroes', 'AV-REV-02'),
    defender('L6-ambush', 'AV-REV-04'),
    defender('L6-barrage', 'AV-REV-06'),
    defender('L6-fanatic', 'AV-REV-09'),
    defender('L6-guards', 'AV-REV-10'),
    { symbol: <Star />, name: 'Contested.', text: 'Both sides have units here.', rule: 'AV-STK-09' },
    marker('artillery', '+2 for one attack.', 'AV-SUP-05'),
    marker('engineer', '+2 for one attack.', 'AV-SUP-06'),
    marker('air', 'A die off the Defense Value. One per attack; one free each Turn.', 'AV-SUP-07'),
  ],
};

export const aidOf = (): PlayerAid => AID;

export const keyWords: KeyWords = [['E', 'End the march, the round or the phase']];
