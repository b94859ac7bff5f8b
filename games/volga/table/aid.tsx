import type { PlayerAid } from '@kurgan/kit';
import type { JSX } from 'preact';
import { TERRAINS, type Terrain } from '../data/areas.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { Identifier, SovietCounter } from './map/counters.tsx';
import { Star } from './map/markers.tsx';
import { Picture } from './panels/counter-picture.tsx';

/** An Area's identifier with its terrain modifier in place of a number. */
const Ground = ({ terrain }: { readonly terrain: Terrain }): JSX.Element => (
  <Identifier area={TERRAINS[terrain].tem} terrain={terrain} holder="soviet" />
);

const defends = (terrain: Terrain): string => `+${TERRAINS[terrain].tem} for the defender.`;

const AID: PlayerAid<RuleId> = {
  turn: [
    { name: 'Dawn.', text: 'Reinforcements arrive, and some divisions leave.', rule: 'AV-SEQ-01' },
    { name: 'Event.', text: 'A roll decides what goes wrong this Turn.', rule: 'AV-EVT-01' },
    { name: 'Supply.', text: 'Roll for points and spend them.', rule: 'AV-SUP-01' },
    { name: 'Combat.', text: 'Choose an Area, move its units and attack; repeat.', rule: 'AV-ACT-01' },
    { name: 'End.', text: 'Every unit is Fresh again. Lose 1 Morale.', rule: 'AV-END-02' },
  ],
  actions: [
    { name: 'Enter an empty Area', text: '1 Movement Factor, or 2 next to a Soviet unit.', rule: 'AV-MOVE-04' },
    { name: 'Enter a defended Area', text: '3 if the defender is revealed, 4 if it is hidden.', rule: 'AV-MOVE-06' },
    { name: 'Attack', text: 'Units that enter a defended Area must attack.', rule: 'AV-ATK-04' },
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
          <SovietCounter counter="hidden" terrain="lightUrban" />
        </Picture>
      ),
      name: 'Hidden defender.',
      text: 'You learn its strength and its strategy when you attack.',
      rule: 'AV-SOV-02',
    },
    { symbol: <Star />, name: 'Contested.', text: 'Both sides have units here.', rule: 'AV-STK-09' },
  ],
};

export const aidOf = (): PlayerAid => AID;
