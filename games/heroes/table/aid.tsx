import { listed } from '@kurgan/engine';
import type { AidRow, KeyWords, PlayerAid } from '@kurgan/kit';
import type { JSX } from 'preact';
import { TERRAIN, type TerrainCode } from '../data/terrain.ts';
import { CATEGORIES, type Effects } from '../data/vocabulary.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { ABILITY_ROWS } from './ability-aid.tsx';
import { plateHref, signHref } from './board/sprite.tsx';

type Sign = Parameters<typeof signHref>[0];

const Mark = ({ of }: { readonly of: Sign }): JSX.Element => (
  <svg
    viewBox={of === 'facing' ? '-9 -14 28 28' : '-14 -14 28 28'}
    width="28"
    height="28"
    aria-hidden="true"
    class="aid-mark"
  >
    <use href={signHref(of)} />
  </svg>
);
const Plate = ({ side }: { readonly side: 'soviet' | 'german' }): JSX.Element => (
  <svg viewBox="-26 -26 52 52" width="32" height="32" aria-hidden="true">
    <use href={plateHref(side, 'counter')} />
  </svg>
);
const Figures = (): JSX.Element => (
  <svg viewBox="-24 -24 48 48" width="34" height="34" aria-hidden="true" class="aid-mark figures">
    <use href={plateHref('german', 'counter')} />
    <use href={signHref('values')} />
    <text x="-12.5" y="18.2">
      +2
    </text>
    <text x="14" y="17.8" class="dark">
      4
    </text>
  </svg>
);
const RAYS = { clear: undefined, obscured: '1 5', blocked: '6 4' } as const;
const Ray = ({ kind }: { readonly kind: keyof typeof RAYS }): JSX.Element => (
  <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true" class={`aid-ray ${kind}`}>
    <path d="M3 5H31" stroke-dasharray={RAYS[kind]} />
  </svg>
);

const sign = (of: Sign, name: string, text: string, rule: RuleId): AidRow<RuleId> => ({
  symbol: <Mark of={of} />,
  name,
  text,
  rule,
});

const TYPES = { infantry: 'infantry', light: 'light vehicles', heavy: 'heavy vehicles' } as const;
const typed = (types: readonly (keyof typeof TYPES)[]): string => listed(types.map((type) => TYPES[type]));

/** `+2 for infantry; obscures by 1; ends a move of infantry.` */
export function effectText({ defense, obscures, blocksSight, impassable, difficult }: Effects): string {
  const bonus = CATEGORIES.flatMap((type) =>
    defense[type] === undefined ? [] : [`+${defense[type]} for ${TYPES[type]}`],
  );
  const parts = [
    ...bonus,
    ...(blocksSight ? ['blocks sight'] : []),
    ...(obscures > 0 ? [`obscures by ${obscures}`] : []),
    ...(impassable.length === 3 ? ['closed to all'] : impassable.length > 0 ? [`closed to ${typed(impassable)}`] : []),
    ...(difficult.length > 0 ? [`ends a move of ${typed(difficult)}`] : []),
  ];
  return parts.length === 0 ? 'no effect.' : `${parts.join('; ')}.`;
}

const terrainRows = (Object.keys(TERRAIN) as TerrainCode[]).map(
  (code): AidRow<RuleId> => ({
    name: `${TERRAIN[code].name}:`,
    text: effectText(TERRAIN[code].effects),
    rule: 'HS-TERR-04',
  }),
);

const AID: PlayerAid<RuleId> = {
  turn: [
    {
      name: 'Orders.',
      text: 'Take a token for each star, and a Bluff. Place them face down on your units.',
      rule: 'HS-ORD-03',
    },
    {
      name: 'Activation.',
      text: 'Both sides reveal in turn, each its next number. That unit acts.',
      rule: 'HS-ACT-03',
    },
    { name: 'In between', text: 'come Special tokens, Autonomous units and cards.', rule: 'HS-ORD-16' },
    { name: 'Supply.', text: 'Bluffs go. Units that have not acted may move, but nobody fires.', rule: 'HS-SUPY-01' },
    { name: 'Rally.', text: 'One Suppressed marker comes off each unit.', rule: 'HS-SUPY-07' },
    { name: 'Cards.', text: 'Discard what you like, and fill up your hand.', rule: 'HS-CARD-02' },
    { name: 'Initiative', text: 'passes to the other side.', rule: 'HS-TURN-05' },
  ],
  actions: [
    { name: 'A unit', text: 'moves, fires, or does nothing.', rule: 'HS-ACT-06' },
    { name: 'Move:', text: 'one square for each point, diagonals too.', rule: 'HS-MOVE-01' },
    {
      name: 'Zones:',
      text: 'infantry never steps from one square of an enemy zone to another of the same.',
      rule: 'HS-ZOC-04',
    },
    {
      name: 'Fire:',
      text: 'die + Combat Value − penalties. The Defense Value or more is a Hit, twice as much destroys.',
      rule: 'HS-FIRE-09',
    },
    { name: 'Long Range:', text: '2 less over more than 7 squares.', rule: 'HS-RNG-02' },
    { name: 'Suppressive Fire', text: 'doubles the value and leaves markers instead of Hits.', rule: 'HS-SUP-01' },
    {
      name: 'Opportunistic Fire:',
      text: 'a unit that has not acted fires at an enemy that moves or has fired.',
      rule: 'HS-FAB-40',
    },
    {
      name: 'Assault:',
      text: 'two dice against one, the better counts. The loser takes a Hit; a beaten defender falls back.',
      rule: 'HS-ASLT-15',
    },
    {
      name: 'Alternate Bonus:',
      text: 'discard a card for the figure at its foot, once an action.',
      rule: 'HS-CARD-08',
    },
    {
      name: 'Breaking Point:',
      text: 'a tile that has lost so many counters gives the enemy its points.',
      rule: 'HS-HIT-08',
    },
  ],
  terrain: [
    { name: 'Doors', text: 'lead in and out, between the two squares of their arrow.', rule: 'HS-BLD-12' },
    { name: 'Windows', text: 'let sight through; nobody crosses one without a card.', rule: 'HS-BLD-13' },
    ...terrainRows,
  ],
  symbols: [
    { symbol: <Plate side="soviet" />, name: 'Soviet', text: 'counters have one corner cut.' },
    { symbol: <Plate side="german" />, name: 'German', text: 'counters have four.' },
    {
      symbol: <Figures />,
      name: 'Figures:',
      text: 'Combat Value against infantry on black, Defense Value in the shield.',
      rule: 'HS-FIRE-09',
    },
    { name: 'Stripe on top:', text: 'the platoon, which says what gear it may use.' },
    { name: 'Broken left edge:', text: 'reduced.', rule: 'HS-HIT-02' },
    sign('facing', 'Facing.', 'The arc of its weapon opens there.', 'HS-RNG-06'),
    sign('down', 'Order token, face down.', 'Only its owner knows the value.', 'HS-ORD-11'),
    sign('tick', 'Acted', 'this turn.', 'HS-ACT-06'),
    sign('pinned', 'Suppressed:', '2 off its dice and its movement for each marker; no zone.', 'HS-MARK-01'),
    { symbol: <Ray kind="clear" />, name: 'Clear sight.', text: 'Nothing on the line.', rule: 'HS-LOS-02' },
    {
      symbol: <Ray kind="obscured" />,
      name: 'Obscured:',
      text: 'each square takes its value off the result.',
      rule: 'HS-LOS-08',
    },
    { symbol: <Ray kind="blocked" />, name: 'Blocked,', text: 'and by what.', rule: 'HS-LOS-04' },
    { name: 'C, T, H, P:', text: 'Crew, Tracks, Hull and Primary weapon damaged.', rule: 'HS-DMG-01' },
    { name: '4/9 on a wall:', text: 'Destruction Points taken, and how many it bears.', rule: 'HS-FAB-04' },
    ...ABILITY_ROWS,
  ],
};

export const aidOf = (): PlayerAid => AID;

export const keyWords: KeyWords = [
  ['P', 'Pass'],
  ['E', 'End the move or the phase; place the tokens'],
  ['F', 'Fire at the chosen target'],
  ['N', 'Choose the next target'],
  ['V', 'Shade what the unit does not see'],
  ['1–9, B, S', 'Give the unit that token, a Bluff or a Special'],
  ['Delete', 'Take its token back'],
  ['R', 'Lay the tokens as last turn'],
];
