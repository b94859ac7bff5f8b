import { capital } from '@kurgan/engine';
import { AREAS, type AreaId, type Terrain } from './data/areas.ts';
import { EVENTS, type EventId, MARKERS, MORALE, ORDINARY_TURN } from './data/charts.ts';
import { COUNTERS, type CounterId } from './data/counters.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { controlled, isContested } from './rules/board.ts';
import type { Open, View } from './rules/state.ts';

/** From north to south, like the map. Only for display: no rule uses these names. */
const REGIONS: readonly { readonly name: string; readonly areas: readonly AreaId[] }[] = [
  { name: 'Northern shoulder', areas: [48, 49, 50, 47, 46, 45, 44, 43, 42] },
  { name: 'Western heights', areas: [33, 34, 32, 31, 29, 28] },
  { name: 'Factory district', areas: [41, 40, 39, 38, 37, 36, 35, 26, 25, 24] },
  { name: 'Mamayev Kurgan', areas: [30, 27, 19, 21, 23, 22] },
  { name: 'City center', areas: [18, 20, 14, 16, 17, 13] },
  { name: 'South of the Tsaritsa', areas: [15, 11, 12, 9, 7, 10, 8] },
  { name: 'Behind the German lines', areas: [1, 2, 3, 4, 5, 6] },
];

const GROUND: Readonly<Record<Terrain, string>> = {
  clear: 'Clear',
  elevated: 'Elev.',
  lightUrban: 'Light',
  heavyUrban: 'Heavy',
};

const nameOf = (id: AreaId): string => `${id} ${AREAS[id].name}`;

function soviet(counter: CounterId | 'hidden' | null): string {
  if (counter === null) return '';
  if (counter === 'hidden') return 'hidden';
  const { defense, strategy } = COUNTERS[counter];
  return `${counter === 'pavlov' ? "Pavlov's House" : capital(strategy)} ${defense}`;
}

function row(open: Open, id: AreaId): string {
  const { name, terrain, tem, volga, adjacent } = AREAS[id];
  const area = open.areas[id];
  const marks = `${volga ? '~' : ' '}${open.activation?.area === id ? '*' : ' '}`;
  const held = isContested(area) ? 'CONTESTED' : area.control === 'german' ? 'German' : 'Soviet';
  return [
    `${String(id).padStart(4)}${marks}${name.padEnd(36)}`,
    (terrain === null ? '' : `${GROUND[terrain]} +${tem}`).padEnd(8),
    adjacent.join(' ').padEnd(20),
    `${held} ${soviet(area.soviet)}${area.isolated ? ', cut off' : ''}`.padEnd(21),
    [...area.fresh, ...area.spent.map((unit) => `(${unit})`)].join(' '),
  ]
    .join(' ')
    .trimEnd();
}

/** Effects of this Turn's event, in a few words. */
function eventText(event: EventId | null): string {
  if (event === null) return 'none';
  const { title, effects } = EVENTS[event];
  const { artillery, defense, supplyDice, pausedCorps, move } = effects;
  const changes = [
    effects.noAir ? 'no Air' : '',
    artillery === ORDINARY_TURN.artillery ? '' : `Artillery +${artillery}`,
    defense === ORDINARY_TURN.defense ? '' : `Soviet defense +${defense}`,
    supplyDice === ORDINARY_TURN.supplyDice ? '' : `${supplyDice} Supply dice`,
    pausedCorps === null ? '' : `${pausedCorps} Corps halts`,
    move === null ? '' : `everyone moves ${move}`,
  ].filter((change) => change !== '');
  return changes.length === 0 ? title : `${title} (${changes.join(', ')})`;
}

function tracks(open: Open): string[] {
  const { firstTurn, lastTurn, dates, title } = SCENARIOS[open.scenario];
  const { artillery, engineer, air } = open.available;
  const strength = open.morale >= MORALE.strongFrom ? 'Strong' : 'Shaken';
  const arriving = open.arriving.map(({ group, turn, area, units }) => {
    const where = area === null ? '' : ` in ${nameOf(area)}`;
    return `  Arriving on Turn ${turn}${where}: ${units.join(', ')} (${group})`;
  });
  return [
    `${title}, Turn ${open.turn} of ${lastTurn}, ${dates[open.turn - firstTurn] ?? ''}`,
    `  Morale ${open.morale} ${strength}   Supply ${open.supply}   German Areas ${controlled(open)}   Event: ${eventText(open.event)}`,
    `  Support: Artillery ${artillery} of ${MARKERS.artillery}, Engineers ${engineer} of ${MARKERS.engineer}, Air ${air} of ${MARKERS.air}`,
    `  Out of action: ${open.outOfAction.join(', ') || 'none'}`,
    ...arriving,
  ];
}

function combat({ battle }: Open): string[] {
  if (battle === null) return [];
  const { artillery, engineer, air } = battle.support;
  const units = battle.attackers.map(({ unit }) => (unit === battle.lead ? `${unit} (lead)` : unit)).join(', ');
  const support = `Artillery ${artillery}, Engineers ${engineer}, Air ${air}`;
  return [`  Combat in ${nameOf(battle.area)}: ${units}; placed: ${support}`];
}

/** The whole board as text, as the player sees it. */
export function board({ open }: View): string {
  const regions = REGIONS.flatMap(({ name, areas }) => [name, ...areas.map((id) => row(open, id))]);
  return [
    ...regions,
    '  ~ on the Volga   * active   Light, Heavy: Urban   numbers after the terrain: adjacent Areas   (spent unit)',
    '',
    ...tracks(open),
    ...combat(open),
  ].join('\n');
}

export function status({ open }: View): string {
  const { artillery, engineer, air } = open.available;
  const support = `Artillery ${artillery}, Engineers ${engineer}, Air ${air}`;
  return `Turn ${open.turn}, Morale ${open.morale}, Supply ${open.supply}, ${controlled(open)} Areas; available: ${support}`;
}

export const round = ({ open }: View): number => open.turn;
