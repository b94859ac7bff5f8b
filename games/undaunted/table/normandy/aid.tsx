import type { PlayerAid } from '@kurgan/kit';
import type { RuleId } from '../../normandy/rule-ids.ts';
import { ControlMark, CoverShield, ObjectiveMark } from '../board/index.ts';
import { UseSign } from '../cards/icons.tsx';

export { keyWords } from '../words/keys.ts';

const AID: PlayerAid<RuleId> = {
  turn: [
    { name: 'Draw.', text: 'Both sides draw 4 cards.', rule: 'UN-DRAW-01' },
    { name: 'Bid.', text: 'Both bid a card in secret. The higher bid takes the initiative.', rule: 'UN-INIT-03' },
    { name: 'Play.', text: 'The side with the initiative plays its cards, then the other side.', rule: 'UN-TURN-01' },
  ],
  actions: [
    {
      symbol: <UseSign use="move" />,
      name: 'Move',
      text: 'Only onto tiles your side has scouted.',
      rule: 'UN-MOVE-02',
    },
    {
      symbol: <UseSign use="scout" />,
      name: 'Scout',
      text: 'Move onto any tile and mark it as scouted.',
      rule: 'UN-SCOUT-01',
    },
    {
      symbol: <UseSign use="attack" />,
      name: 'Attack',
      text: 'Roll at least the total defense with any die to hit.',
      rule: 'UN-ATK-06',
    },
  ],
  terrain: [
    {
      symbol: <CoverShield cover={2} />,
      name: 'Cover',
      text: 'Adds to the defense of a unit attacked on this tile.',
      rule: 'UN-TOK-14',
    },
    {
      symbol: <CoverShield cover="hill" />,
      name: 'Hill',
      text: 'Cover 3, or 1 against an attack from any hill.',
      rule: 'UN-HILL-02',
    },
  ],
  symbols: [
    {
      symbol: <ControlMark seat="us" mark="scouted" />,
      name: 'Scouted.',
      text: 'Your units may enter this tile.',
      rule: 'UN-TOK-01',
    },
    {
      symbol: <ControlMark seat="us" mark="controlled" />,
      name: 'Controlled.',
      text: 'You also score its points.',
      rule: 'UN-TOK-03',
    },
    {
      symbol: <ObjectiveMark points={2} />,
      name: 'Objective.',
      text: 'Points for the side that controls the tile.',
      rule: 'UN-TOK-07',
    },
  ],
};

export const aidOf = (): PlayerAid => AID;
