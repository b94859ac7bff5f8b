import { plural } from '@kurgan/engine';
import { UNIT_TYPES, UNITS } from './data/units.ts';
import { fieldFor, squareName } from './rules/areas.ts';
import { endOf, firstOf, kindOf, of, profile, totalOf, unitName } from './rules/counters.ts';
import { effectsAt, isInside } from './rules/field/ground.ts';
import { at, type Square } from './rules/field/squares.ts';
import { lay } from './rules/ground.ts';
import { X } from './rules/profiles.ts';
import { scenarioOf } from './rules/scenario.ts';
import { type Open, SEATS, type Seat, SPECIAL, type View, WHERE } from './rules/state.ts';

const NAMES: Readonly<Record<Seat, string>> = { soviet: 'Soviets', german: 'Germans' };
const NAME_COLUMN = 26;

/** One letter for the ground of a square: # inside a building, % what obscures, X what blocks, ~ water, + cover. */
function groundLetter(open: Open, place: Square): string {
  const { field, ruined } = lay(open);
  const { blocksSight, obscures, water, defense } = effectsAt(field, ruined, place);
  if (isInside(field, ruined, place)) return '#';
  if (blocksSight) return 'X';
  if (water) return '~';
  return obscures > 0 ? '%' : (defense.infantry ?? 0) > 0 ? '+' : '.';
}

/** The battlefield in half rows: every general square once, with whoever stands on it or on an offset square there. */
function map({ open }: View): string[] {
  const field = fieldFor(open);
  const { where, at: places, rear } = open.units;
  const holders = new Map<number, string>();
  for (let u = 0; u < totalOf(open); u++) {
    if (where[u] !== WHERE.field) continue;
    holders.set(of(places, u), unitName(open, u));
    if (of(rear, u) >= 0) holders.set(of(rear, u), unitName(open, u));
  }
  const width = 2 * field.columns;
  return Array.from({ length: field.rows }, (_, row) => {
    const cells = Array.from({ length: field.columns }, (_each, column) => {
      const around = [0, 1].flatMap((dy) =>
        [0, 1].map((dx) => at(field.cells, (2 * row + dy) * width + 2 * column + dx)),
      );
      const holder = around.map((place) => holders.get(place)).find((name) => name !== undefined);
      return (holder ?? groundLetter(open, at(field.cells, 2 * row * width + 2 * column) as Square)).padEnd(4);
    });
    return `${String(row + 1).padStart(3)} ${cells.join('').trimEnd()}`;
  });
}

const figure = (value: number): string => (value <= X ? 'X' : String(value));

function unitLine(view: View, u: number): string {
  const { open } = view;
  const { units } = open;
  const kind = kindOf(view, u);
  const type = UNIT_TYPES[kind];
  const { move, defense, weapons } = profile(view, u);
  const name = type === undefined ? 'concealed' : UNITS[type].name;
  const token = view.private[u < open.counts.soviet ? 'soviet' : 'german']?.tokens[u] ?? 0;
  const marks = [
    ...(of(units.suppressed, u) > 0 ? [`suppressed ${of(units.suppressed, u)}`] : []),
    ...(of(units.acted, u) === 1 ? ['acted'] : []),
    ...(token > 0
      ? [token === SPECIAL ? 'Special' : token > SPECIAL ? 'Bluff' : `token ${token}`]
      : of(units.token, u) === 1
        ? ['token']
        : []),
  ];
  const place = of(units.where, u) === WHERE.field ? squareName(open, of(units.at, u)) : '';
  const figures =
    type === undefined
      ? ''
      : `move ${figure(move)}, defense ${[...new Set(defense)].join('/')}, combat ${figure(weapons[0]?.combat[0] ?? X)}`;
  return [
    `  ${unitName(open, u)} ${name}`.padEnd(NAME_COLUMN),
    place.padEnd(6),
    figures,
    marks.map((mark) => `; ${mark}`).join(''),
  ]
    .join('')
    .trimEnd();
}

const isShown = (open: Open, u: number): boolean => {
  const where = of(open.units.where, u);
  return where !== WHERE.destroyed && where !== WHERE.left;
};

/** The battlefield as text, as a seat sees it. */
export function board(view: View): string {
  const { open } = view;
  const field = fieldFor(open);
  const letters = Array.from({ length: field.columns }, (_, column) =>
    squareName(open, column)
      .replace(/\d+\+?$/, '')
      .padEnd(4),
  );
  const zones = scenarioOf(open).zones.map(({ label }, zone) => {
    const holder = open.control[zone] ?? null;
    return `  ${label}: ${holder === null ? 'nobody' : NAMES[holder]}`;
  });
  return [
    `    ${letters.join('').trimEnd()}`,
    ...map(view),
    '  # inside a building, % obscures, X blocks sight, + cover, ~ water',
    ...SEATS.flatMap((seat) => [
      NAMES[seat],
      ...Array.from({ length: endOf(open, seat) - firstOf(open, seat) }, (_, i) => firstOf(open, seat) + i)
        .filter((u) => isShown(open, u))
        .map((u) => unitLine(view, u)),
      ...(view.private[seat] === undefined ? [] : [`  hand: ${view.private[seat]?.hand.join(', ') || 'empty'}`]),
    ]),
    ...(zones.length === 0 ? [] : ['Zones', ...zones]),
  ].join('\n');
}

export function status({ open }: View): string {
  const tokens = SEATS.map((seat) => `${NAMES[seat]} ${open.scored[seat]} VP, ${plural(open.hands[seat], 'card')}`);
  return [`Turn ${open.turn} of ${scenarioOf(open).turns}, ${open.phase}`, ...tokens].join('; ');
}

export const round = ({ open }: View): number => open.turn;
