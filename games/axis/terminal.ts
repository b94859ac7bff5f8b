import { CROSSING_IDS, type CrossingId, LANDING_ZONES, SITE_IDS, SITES, type SiteId } from './data/places.ts';
import { LIMITS, ORDER_CARDS, roundFacts } from './data/track.ts';
import { KINDS, type Kind } from './data/units.ts';
import { type CardId, cardOf } from './data/uranus.ts';
import { CITY_IDS, REGION_IDS, type Side, ZONE_IDS, ZONES, type ZoneId } from './data/zones.ts';
import { volgaFrozen } from './rules/board.ts';
import { controlOf, countIn, isOverRiver, landIn, markerOf, tokensIn } from './rules/stacks.ts';
import { type Open, SIDES, type View } from './rules/state.ts';
import { isFed, isSupplied } from './rules/supply.ts';

const SIDE_NAMES: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allies' };
/** Short enough for a line; the key below the boards says what they stand for. */
const SHORT: Readonly<Record<Kind, string>> = {
  infantry: 'inf',
  'minor-infantry': 'minf',
  mechanized: 'mech',
  artillery: 'art',
  'minor-artillery': 'mart',
  tank: 'tank',
  'assault-gun': 'agun',
  'rocket-launcher': 'rkt',
  fighter: 'ftr',
  bomber: 'bmb',
};
const KEY = [
  '* battle  ! assault  ~ assault over a river; minf, mart: Minor Axis; mech: mechanized infantry;',
  'agun: assault guns; rkt: rocket launchers; ftr, bmb: fighters, bombers; tok: supply tokens',
];
const SITE_COLUMN = 12;
const HOLDER_COLUMN = 8;
const FACTS_COLUMN = 19;
const REGION_COLUMN = 20;
const CITY_COLUMN = 36;
const COLUMNS = 100;

/** `4 inf`, `1 tank`, `1 tok`, `(cut off)`. */
function forceWords(open: Open, side: Side, zone: ZoneId): string[] {
  const ground = KINDS.flatMap((kind) => {
    const count = countIn(open, side, zone, kind);
    return count === 0 ? [] : [`${count} ${SHORT[kind]}`];
  });
  const tokens = tokensIn(open, side, zone);
  const isCutOff = landIn(open, side, zone) > 0 && !isSupplied(open, side, zone);
  return [
    ...ground,
    ...(tokens === 0 ? [] : [`${tokens} tok`]),
    ...(isCutOff ? [isFed(open, side, zone) ? '(fed)' : '(cut off)'] : []),
  ];
}

/** Words in lines that are short enough. */
function wrapped(words: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.pop();
    if (line === undefined) lines.push(word);
    else if (line.length + 1 + word.length <= columns) lines.push(`${line} ${word}`);
    else lines.push(line, word);
  }
  return lines;
}

function factsText(open: Open, zone: ZoneId): string {
  const { rp, fortified, airfield, base, exit } = ZONES[zone];
  const works = (['tank', 'artillery'] as const).filter((each) => open.factories?.[each].zone === zone);
  return [
    ...(rp > 0 ? [`${rp}RP`] : []),
    ...(fortified ? ['fort'] : []),
    ...(airfield ? ['airfield'] : []),
    ...(base === null && exit !== null ? ['exit'] : []),
    ...(base === null ? [] : ['base']),
    ...works.map((each) => (each === 'tank' ? 'tanks' : 'guns')),
  ].join(' ');
}

/** One line, and more where both sides have something or a force is large. */
function zoneLines(open: Open, zone: ZoneId, column: number): string[] {
  const marker = markerOf(open, zone);
  const mark = marker === null ? ' ' : marker === 'battle' ? '*' : isOverRiver(open, zone) ? '~' : '!';
  const head = [
    ` ${mark}${zone.padEnd(column)}`,
    SIDE_NAMES[controlOf(open, zone)].padEnd(HOLDER_COLUMN),
    factsText(open, zone).padEnd(FACTS_COLUMN),
  ].join('');
  const control = controlOf(open, zone);
  const forces = SIDES.flatMap((side) => {
    const words = forceWords(open, side, zone);
    if (words.length === 0) return [];
    const named = side === control && marker === null ? words : [SIDE_NAMES[side], ...words];
    return wrapped(named, COLUMNS - head.length);
  });
  const [first = '', ...others] = forces;
  return [`${head}${first}`.trimEnd(), ...others.map((each) => `${' '.repeat(head.length)}${each}`)];
}

function crossingText(open: Open, id: CrossingId): string {
  const { ferry, cargo, attacked } = open.crossings[id];
  const way = ferry ? (volgaFrozen(open) ? 'ice bridge' : 'ferry') : 'no ferry';
  const load = cargo === null ? '' : ` with ${cargo === 'token' ? 'a token' : `1 ${SHORT[cargo]}`}`;
  return `${id} to ${LANDING_ZONES[id]}: ${way}${load}${attacked ? ', under attack' : ''}`;
}

/** An ambusher, and below it the zones it can fire on. */
function siteLines(open: Open, id: SiteId): string[] {
  const ambusher = open.ambushers[id];
  if (ambusher === null) return [];
  const who = `${SIDE_NAMES[ambusher.side]} ${SHORT[ambusher.kind]}`;
  return [`  ${id.padEnd(SITE_COLUMN)}${who}`, `    ${SITES[id].join(' ')}`];
}

const sortieText = ({ side, kind, at, mission, tokens, passenger }: Open['sorties'][number], number: number): string =>
  [
    `${number} ${SIDE_NAMES[side]} ${kind}, ${mission} at ${at}`,
    ...(tokens > 0 ? [`${tokens} tok`] : []),
    ...(passenger === null ? [] : [`1 ${SHORT[passenger]}`]),
  ].join(', ');

const cardText = (card: CardId): string => {
  const { units, tokens } = cardOf(card);
  const named = KINDS.flatMap((kind) => (units[kind] === undefined ? [] : [`${units[kind]} ${SHORT[kind]}`]));
  return `${card} (${[...named, ...(tokens > 0 ? [`${tokens} tok`] : [])].join(' ')})`;
};

/** Cards to the northwest and to the southeast: how many for everybody, and which for their owner. */
function uranusLines({ open, private: rooms }: View): string[] {
  const { northwest, southeast, launched } = open.uranus;
  if (launched) return ['  Operation Uranus is under way.'];
  const counts = `  Uranus cards: ${northwest} northwest, ${southeast} southeast`;
  const own = rooms.allies;
  if (own === undefined) return [counts];
  const piles = [
    ['drawn', own.drawn],
    ['northwest', own.northwest],
    ['southeast', own.southeast],
  ] as const;
  return [
    counts,
    ...piles.flatMap(([name, cards]) => cards.map((card) => `    ${name.padEnd(SITE_COLUMN)}${cardText(card)}`)),
  ];
}

/** Both boards as text, as a seat sees them. */
export function board(view: View): string {
  const { open } = view;
  const { frozen, badWeather, winterStorm, pool, rpc, round } = open;
  const sites = SITE_IDS.flatMap((id) => siteLines(open, id));
  const weather = [badWeather ? 'bad weather' : 'fair weather', ...['Don', 'Volga'].slice(0, frozen.length)];
  return [
    'Region',
    ...REGION_IDS.flatMap((id) => zoneLines(open, id, REGION_COLUMN)),
    'City',
    ...CITY_IDS.flatMap((id) => zoneLines(open, id, CITY_COLUMN)),
    'Volga crossings',
    ...CROSSING_IDS.map((id) => `  ${crossingText(open, id)}`),
    ...(sites.length === 0 ? [] : ['Ambushes', ...sites]),
    ...(open.sorties.length === 0
      ? []
      : ['In the air', ...open.sorties.map((sortie, i) => `  ${sortieText(sortie, i)}`)]),
    ...KEY.map((line) => `  ${line}`),
    '',
    `Round ${round} of ${LIMITS.lastRound}, ${roundFacts(round).date}; card ${open.card}: ${ORDER_CARDS[open.card - 1] ?? 'Set-up'}`,
    `  RPC: Axis ${rpc.axis}, Allies ${rpc.allies}   Tokens off the boards: Axis ${pool.axis}, Allies ${pool.allies}`,
    `  ${weather.length === 1 ? weather[0] : `${weather[0]}, frozen: ${weather.slice(1).join(' and ')}`}`,
    ...(winterStorm === null ? [] : [`  Winter Storm comes in round ${winterStorm}`]),
    ...uranusLines(view),
  ].join('\n');
}

export function status({ open }: View): string {
  const fights = ZONE_IDS.filter((zone) => markerOf(open, zone) !== null);
  const parts = [
    `Round ${open.round}, card ${open.card} ${ORDER_CARDS[open.card - 1] ?? 'Set-up'}`,
    `RPC Axis ${open.rpc.axis}, Allies ${open.rpc.allies}`,
    ...(open.combat === null ? [] : [`combat in ${open.combat.zone}`]),
    ...(fights.length === 0 ? [] : [`${fights.length} ${fights.length === 1 ? 'zone' : 'zones'} contested`]),
  ];
  return parts.join('; ');
}

export const round = ({ open }: View): number => open.round;
