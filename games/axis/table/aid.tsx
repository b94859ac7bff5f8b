import type { AidRow, KeyWords, PlayerAid } from '@kurgan/kit';
import type { JSX } from 'preact';
import { FERRY_COST, KINDS_OF, type Kind, TOKEN_COST, unitOf } from '../data/units.ts';
import type { Side } from '../data/zones.ts';
import { POLICY } from '../odds/policy.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { type Sign, SignMark, symbolId } from './board/sprite.tsx';

const ChipSymbol = ({ side, kind }: { readonly side: Side; readonly kind: Kind | 'token' }): JSX.Element => (
  <svg viewBox="0 0 34 19" width="44" height="25" aria-hidden="true">
    <use href={`#${symbolId(side, kind)}`} />
  </svg>
);

const SPECIAL: Readonly<Record<Kind, readonly [string, RuleId]>> = {
  infantry: ['It can lie in ambush. German infantry entering the city brings a free infantry.', 'AA-UNIT-01'],
  'minor-infantry': ['It can lie in ambush.', 'AA-UNIT-02'],
  mechanized: ['It can join a tank’s Blitz and use roads.', 'AA-UNIT-03'],
  artillery: ['It fires at aircraft in its zone, or anywhere in the city from the city.', 'AA-UNIT-04'],
  'minor-artillery': ['It fires at aircraft in its zone.', 'AA-UNIT-04'],
  tank: ['It can blitz through an empty zone and use roads.', 'AA-UNIT-05'],
  'assault-gun': ['Its hits can demand a tank.', 'AA-UNIT-06'],
  'rocket-launcher': ['It bombards a zone nearby before the fights, and rolls no die in them.', 'AA-UNIT-07'],
  fighter: ['Its hits can demand an aircraft.', 'AA-UNIT-08'],
  bomber: ['An attacking bomber names what it hits. It also carries tokens or infantry.', 'AA-UNIT-09'],
};

/** `3 RP, attack 1, defense 2, moves 1.` */
function figuresOf(side: Side, kind: Kind): string {
  const { cost, attack, defense, move } = unitOf(side, kind);
  return [
    cost === null ? 'not for sale' : `${cost} RP`,
    ...(attack === null ? [] : [`attack ${attack}`]),
    ...(defense === null ? [] : [`defense ${defense}`]),
    move === null ? 'flies anywhere' : `moves ${move}`,
  ].join(', ');
}

const sideOf = (kind: Kind): Side => (KINDS_OF.axis.includes(kind) ? 'axis' : 'allies');
const KINDS: readonly Kind[] = [...KINDS_OF.axis, 'rocket-launcher'];

const unitRow = (kind: Kind): AidRow<RuleId> => {
  const side = sideOf(kind);
  const [special, rule] = SPECIAL[kind];
  const name = unitOf(side, kind).name;
  const figures = figuresOf(side, kind);
  return {
    symbol: <ChipSymbol side={side} kind={kind} />,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}:`,
    text: `${figures}. ${special}`,
    rule,
  };
};

const sign = (of: Sign, name: string, text: string, rule: RuleId): AidRow<RuleId> => ({
  symbol: <SignMark sign={of} />,
  name,
  text,
  rule,
});

const AID: PlayerAid<RuleId> = {
  turn: [
    {
      name: 'Weather.',
      text: 'From round 6 on. The first bad roll freezes the Don, the second the Volga.',
      rule: 'AA-WX-01',
    },
    {
      name: 'Axis reinforcement.',
      text: 'Collect RP from zones with a land unit; buy once Winter Storm has come.',
      rule: 'AA-AXR-01',
    },
    { name: 'Axis movement.', text: 'Move any units. Entering enemy ground begins an Assault.', rule: 'AA-MOVE-01' },
    { name: 'Allied reaction.', text: 'Guns fire at aircraft that moved, ambushers at land units.', rule: 'AA-AD-01' },
    {
      name: 'Axis attack.',
      text: 'Raids on the crossings, then one round of combat in every contested zone.',
      rule: 'AA-ATT-06',
    },
    { name: 'Axis landing.', text: 'Aircraft in the air land, four on an airfield.', rule: 'AA-LAND-01' },
    {
      name: 'Uranus preparation.',
      text: 'From round 3 on the Allies lay two secret cards, and may launch. In round 7 they must.',
      rule: 'AA-URA-01',
    },
    { name: 'Workers.', text: 'A free tank in odd rounds, free artillery in even ones.', rule: 'AA-FAC-01' },
    { name: 'Allied reinforcement.', text: 'Collect RP, then buy units, tokens and ferries.', rule: 'AA-ALR-01' },
    { name: 'Allied movement.', text: 'As the Axis moves. Ferries carry one unit each.', rule: 'AA-VOLGA-01' },
    { name: 'Axis reaction.', text: 'Guns and ambushers fire.', rule: 'AA-AD-01' },
    { name: 'Allied attack.', text: 'Rockets first, then the combats.', rule: 'AA-BOM-01' },
    { name: 'Allied landing.', text: 'Aircraft in the air land.', rule: 'AA-LAND-01' },
    {
      name: 'End of the round.',
      text: 'Total Victory is checked. After round 13 the game is over.',
      rule: 'AA-END-01',
    },
  ],
  actions: [
    {
      name: 'A fight',
      text: 'is one round: the attacker fires, the defender names losses, they still fire back, the attacker names losses.',
      rule: 'AA-CMB-01',
    },
    { name: 'To hit,', text: 'roll the unit’s value or less on one die.', rule: 'AA-CMB-14' },
    { name: 'Without supply', text: 'land units have 1 less; at 0 they roll no die.', rule: 'AA-CMB-06' },
    { name: 'In a fortified zone', text: 'the defenders have 1 more.', rule: 'AA-CMB-07' },
    {
      name: 'Over a river',
      text: 'an Assault gives the defenders 1 more, until the river freezes.',
      rule: 'AA-CMB-08',
    },
    {
      name: 'A supply token',
      text: `feeds one force for one phase. It costs the Allies ${TOKEN_COST} RP, a ferry ${FERRY_COST}.`,
      rule: 'AA-TOK-01',
    },
    { name: 'Auto', text: `chooses casualties for you: ${POLICY.join('; ')}.`, rule: 'AA-CMB-15' },
  ],
  terrain: [
    sign('fort', 'Fortified.', 'The side that controls the zone defends with 1 more.', 'AA-MAP-10'),
    sign('airfield', 'Airfield.', 'Up to four aircraft of a side land here.', 'AA-MAP-11'),
    sign('factory', 'Factory.', 'Free units for the Allies while they hold it.', 'AA-FAC-03'),
    sign('ambush', 'Ambush Site.', 'One infantry hides here and fires at a zone next to it.', 'AA-AMB-01'),
    sign('lorry', 'Supply exit.', 'A chain of own zones to an exit supplies a force.', 'AA-SUP-04'),
    { name: 'Stacks.', text: 'At most 8 land units of a side in a zone.', rule: 'AA-MAP-08' },
    {
      name: 'Red lines.',
      text: 'Tanks and mechanized infantry move two zones farther along one road.',
      rule: 'AA-ROAD-01',
    },
  ],
  symbols: [
    ...KINDS.map(unitRow),
    {
      symbol: <ChipSymbol side="axis" kind="token" />,
      name: 'Supply token.',
      text: 'It waits in its zone until somebody spends it.',
      rule: 'AA-TOK-01',
    },
    sign('star', 'Battle.', 'Both sides are here: they fight in every Attack phase.', 'AA-ATT-06'),
    sign('cut-off', 'Cut off.', 'No supply line. Press Q to learn why.', 'AA-SUP-01'),
  ],
};

export const aidOf = (): PlayerAid => AID;

export const keyWords: KeyWords = [
  ['E', 'End the phase'],
  ['W', 'Pick all units that can move'],
  ['1–9', 'Pick so many'],
  ['R', 'Repeat the last move'],
  ['N', 'Go to the next zone with something to do'],
  ['Q', 'Say why a force is cut off'],
  ['F', 'Show or hide the front line'],
  ['S', 'Show or hide supply lines'],
];
