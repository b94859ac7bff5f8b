import { listed, plural } from '@kurgan/engine';
import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import { isInZone, squareName } from '../../rules/areas.ts';
import { of, profile, seatOf, totalOf } from '../../rules/counters.ts';
import { effectsAt, isInside } from '../../rules/field/ground.ts';
import { squareRange } from '../../rules/field/range.ts';
import { at, type Square, square } from '../../rules/field/squares.ts';
import { DIRECTIONS, lay } from '../../rules/ground.ts';
import { X } from '../../rules/profiles.ts';
import { scenarioOf } from '../../rules/scenario.ts';
import { NONE, type Open, type View, WHERE } from '../../rules/state.ts';
import { seenFrom } from '../sight/lines.ts';
import { directionWords, SIDE_NAMES, unitPlaced, unitTitle } from './names.ts';
import { openingWords } from './openings.ts';
import { abilitiesOf, thingsOf } from './unit.ts';

/** `Brick House, inside`, `Rubble heap`, `Street or open ground`. */
function groundWords(open: Open, place: Square): string {
  const { field, ruined } = lay(open);
  const tile = field.tiles[at(field.tile, place)];
  if (tile === undefined) return TERRAIN[TERRAIN_CODES[at(field.terrain, place)] ?? '.'].name;
  if (tile.facts.kind !== 'building') return tile.facts.name;
  return `${tile.facts.name}, ${isInside(field, ruined, place) ? 'inside' : 'in ruins'}`;
}

/** Effects of the ground on infantry. */
function effectWords(open: Open, place: Square): string[] {
  const { field, ruined } = lay(open);
  const { defense, obscures, blocksSight, difficult, impassable } = effectsAt(field, ruined, place);
  return [
    ...(defense.infantry === undefined ? [] : [`Defense +${defense.infantry}`]),
    ...(blocksSight ? ['blocks sight'] : obscures > 0 ? [`obscures by ${obscures}`] : []),
    ...(impassable.includes('infantry')
      ? ['closed to infantry']
      : difficult.includes('infantry')
        ? ['ends a move']
        : []),
  ];
}

/** Units on a square, those in vehicles apart. */
export const unitsOn = ({ units, ...open }: Open, place: Square): number[] =>
  Array.from({ length: totalOf({ units, ...open }) }, (_, u) => u).filter(
    (u) => of(units.where, u) === WHERE.field && (of(units.at, u) === place || of(units.rear, u) === place),
  );

/** One square in a few words. */
export function squareWords(view: View, place: Square): string {
  const here = unitsOn(view.open, place).map((u) => unitTitle(view, u));
  const ground = [groundWords(view.open, place), ...effectWords(view.open, place)].join(', ');
  return here.length === 0 ? ground : `${ground}. ${listed(here)}`;
}

const valueWords = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const TARGETS = ['infantry', 'light vehicles', 'heavy vehicles'];

/** `Fires +3 at infantry and +1 at light vehicles. Faces south.` */
function fireWords(view: View, u: number): string[] {
  const [first] = profile(view, u).weapons;
  if (first === undefined) return [];
  const values = first.combat.flatMap((value, i) => (value <= X ? [] : [`${valueWords(value)} at ${TARGETS[i]}`]));
  const facing = DIRECTIONS[of(view.open.units.facing, u)];
  return [
    ...(values.length > 0 ? [`Fires ${listed(values)}.`] : []),
    ...(first.arc < 360 && facing !== undefined ? [`Faces ${directionWords(facing)}.`] : []),
  ];
}

/** `Part of Brick House, which nobody holds.` */
function zoneWords(open: Open, place: Square): string[] {
  return scenarioOf(open).zones.flatMap(({ label }, zone) => {
    if (!isInZone(open, zone, place)) return [];
    const holder = open.control[zone] ?? null;
    return [`Part of ${label}, which ${holder === null ? 'nobody' : `the ${SIDE_NAMES[holder]} side`} holds.`];
  });
}

/** The other units that are seen from a square, nearest first. */
function sightWords(view: View, place: Square, here: readonly number[]): string {
  const { open } = view;
  const seen = seenFrom(open, here[0] ?? NONE, place);
  const { field } = lay(open);
  const sights = Array.from({ length: totalOf(open) }, (_, u) => u)
    .filter((u) => of(open.units.where, u) === WHERE.field && !here.includes(u))
    .map((u) => ({ u, at: square(of(open.units.at, u)) }))
    .flatMap(({ u, at: where }) => {
      const penalty = seen.get(where);
      if (penalty === undefined) return [];
      const far = squareRange(field, place, where);
      const facts = [
        SIDE_NAMES[seatOf(open, u)],
        `${plural(far, 'square')} away`,
        ...(penalty > 0 ? [`obscured by ${penalty}`] : []),
      ];
      return [{ far, text: `${unitPlaced(view, u)} (${facts.join(', ')})` }];
    })
    .sort((a, b) => a.far - b.far);
  const from = `From ${squareName(open, place)} you see`;
  return sights.length === 0 ? `${from} no other unit.` : `${from} ${listed(sights.map(({ text }) => text))}.`;
}

/** Everything about a square: ground, openings, zone, units, and what is seen from there. */
export function squareInWords(view: View, place: Square): string {
  const { open } = view;
  const here = unitsOn(open, place);
  const told = here.map((u) => {
    const abilities = abilitiesOf(view, u);
    const facts = [
      thingsOf(view, u),
      ...fireWords(view, u),
      ...(abilities.length === 0 ? [] : [`${listed(abilities)}.`]),
    ];
    return `${unitTitle(view, u)}: ${facts.join(' ')}`;
  });
  return [
    `${[groundWords(open, place), ...effectWords(open, place)].join(', ')}.`,
    ...openingWords(open, place),
    ...zoneWords(open, place),
    ...told,
    sightWords(view, place, here),
  ].join(' ');
}
