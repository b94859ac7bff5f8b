import type { PlayerAid } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { RuleId } from '../../normandy/rule-ids.ts';
import { actionRows, turnRows } from '../aid-rows.tsx';
import { ControlMark, CoverShield, Disc, ObjectiveMark, UnitCounter } from '../board/index.ts';
import { Initiative } from '../panels/badge.tsx';
import { US } from '../sides.ts';
import { Names } from '../words/names.ts';
import { NORMANDY } from './edition.ts';

export { keyWords } from '../words/keys.ts';

/** Uses of cards, in rulebook order. */
const USES: readonly (readonly [use: string, rule: RuleId])[] = [
  ['move', 'UN-MOVE-02'],
  ['scout', 'UN-SCOUT-01'],
  ['stalk', 'UN-STALK-01'],
  ['guide', 'UN-GUIDE-01'],
  ['control', 'UN-CTRL-01'],
  ['attack', 'UN-ATK-02'],
  ['suppress', 'UN-SUPR-01'],
  ['target', 'UN-TARG-01'],
  ['blast', 'UN-BLAST-01'],
  ['bolster', 'UN-BOL-01'],
  ['command', 'UN-CMD-01'],
  ['inspire', 'UN-INSP-01'],
  ['conceal', 'UN-CONC-01'],
  ['recon', 'UN-RECON-01'],
  ['rally', 'UN-SUP-02'],
  ['hunker', 'UN-HUNK-01'],
];

const NAMES = new Names(NORMANDY);

function Counter({ isSuppressed = false }: { readonly isSuppressed?: boolean }): JSX.Element | null {
  const riflemen = Object.values(NORMANDY.pieces.units).find(({ type }) => type.id === 'riflemen');
  return riflemen === undefined ? null : <UnitCounter side={US} unit={riflemen} suppressed={isSuppressed} />;
}

const AID: PlayerAid<RuleId> = {
  turn: turnRows({ draw: 'UN-DRAW-01', bid: 'UN-INIT-03', play: 'UN-TURN-03', end: 'UN-TURN-06' }),
  actions: actionRows(NAMES, USES),
  terrain: [
    {
      symbol: <CoverShield cover={2} />,
      name: 'Cover.',
      text: 'Adds to the defense of every unit on the tile.',
      rule: 'UN-TOK-14',
    },
    {
      symbol: <CoverShield cover="hill" />,
      name: 'Hill.',
      text: 'Cover 3, or 1 against a Blast or an attack from another hill.',
      rule: 'UN-HILL-01',
    },
    { name: 'Range.', text: 'The distance to the target, in tiles, adds to its defense.', rule: 'UN-ATK-04' },
    {
      name: 'To hit.',
      text: 'Roll defense plus cover plus range, or more, with at least one die. A 0 always hits.',
      rule: 'UN-ATK-06',
    },
    {
      name: 'A hit',
      text: 'costs the unit one card: from hand, else the discard pile, else the deck. Without cards it leaves the board.',
      rule: 'UN-CAS-01',
    },
  ],
  symbols: [
    { symbol: <Counter />, name: 'Unit.', text: 'Squad at the top, defense in the shield.', rule: 'UN-ATK-03' },
    {
      symbol: <Counter isSuppressed />,
      name: 'Suppressed.',
      text: 'It can’t act until one of its cards rallies it.',
      rule: 'UN-SUP-01',
    },
    {
      symbol: <ControlMark side={US} mark="scouted" />,
      name: 'Scouted.',
      text: 'Your units can enter this tile.',
      rule: 'UN-TOK-01',
    },
    {
      symbol: <ControlMark side={US} mark="controlled" />,
      name: 'Controlled.',
      text: 'Your units can enter, and you score its points.',
      rule: 'UN-TOK-03',
    },
    {
      symbol: <ObjectiveMark points={2} />,
      name: 'Objective.',
      text: 'Points for the side that controls the tile.',
      rule: 'UN-TOK-07',
    },
    { symbol: <Initiative />, name: 'Initiative.', text: 'Its holder goes first and wins ties.', rule: 'UN-TOK-09' },
    {
      symbol: <Disc sign="crosshair" side={US} />,
      name: 'Target.',
      text: 'The Mortar is aimed here.',
      rule: 'UN-TOK-05',
    },
  ],
};

export const aidOf = (): PlayerAid => AID;
