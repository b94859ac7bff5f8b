import type { PlayerAid } from '@kurgan/kit';
import { UseSign } from './cards/icons.tsx';
import { verbHelp, verbName } from './words/actions.ts';
import type { Names } from './words/names.ts';

type Rows<Rule extends string> = PlayerAid<Rule>['turn'];

/** A round, as every edition plays it. */
export const turnRows = <Rule extends string>(
  rules: Readonly<Record<'draw' | 'bid' | 'play' | 'end', Rule>>,
): Rows<Rule> => [
  { name: 'Draw.', text: 'Both sides draw 4 cards.', rule: rules.draw },
  { name: 'Bid.', text: 'Both bid a card in secret. The higher bid takes the initiative.', rule: rules.bid },
  {
    name: 'Play.',
    text: 'The side with the initiative takes its turn, then the other. Each card does one thing.',
    rule: rules.play,
  },
  { name: 'End your turn.', text: 'Discard the cards you played and the rest of your hand.', rule: rules.end },
];

/** The actions of cards, each with its sign. */
export const actionRows = <Rule extends string>(
  names: Names,
  uses: readonly (readonly [use: string, rule: Rule])[],
): Rows<Rule> =>
  uses.map(([use, rule]) => ({
    symbol: <UseSign use={use} />,
    name: `${verbName(use)}.`,
    text: verbHelp(names, use),
    rule,
  }));
