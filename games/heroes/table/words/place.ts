import { listed } from '@kurgan/engine';
import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import { isInZone } from '../../rules/areas.ts';
import { of, totalOf } from '../../rules/counters.ts';
import { effectsAt, isInside } from '../../rules/field/ground.ts';
import { at, type Square } from '../../rules/field/squares.ts';
import { lay } from '../../rules/ground.ts';
import { scenarioOf } from '../../rules/scenario.ts';
import { type Open, type View, WHERE } from '../../rules/state.ts';
import { seenFrom } from '../sight-lines.ts';
import { unitPlaced, unitTitle } from './names.ts';
import { abilitiesOf, thingsOf } from './unit.ts';

/** `Brick House, inside`, `Rubble heap`, `Street or open ground`. */
export function groundWords(open: Open, place: Square): string {
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

/** Everything about a square: ground, zone, units, and what is seen from there. */
export function squareInWords(view: View, place: Square): string {
  const { open } = view;
  const zones = scenarioOf(open).zones.flatMap(({ label }, zone) => (isInZone(open, zone, place) ? [label] : []));
  const here = unitsOn(open, place);
  const [looker = -1] = here;
  const seen = seenFrom(open, looker, place);
  const others = Array.from({ length: totalOf(open) }, (_, u) => u).filter(
    (u) => of(open.units.where, u) === WHERE.field && !here.includes(u),
  );
  const sights = others.flatMap((u) => {
    const penalty = seen.get(of(open.units.at, u) as Square);
    if (penalty === undefined) return [];
    return [`${unitPlaced(view, u)}${penalty > 0 ? ` (obscured by ${penalty})` : ''}`];
  });
  const told = here.map((u) => {
    const abilities = abilitiesOf(view, u);
    return `${unitTitle(view, u)}: ${thingsOf(view, u)}${abilities.length === 0 ? '' : ` ${listed(abilities)}.`}`;
  });
  return [
    `${[groundWords(open, place), ...effectWords(open, place)].join(', ')}.`,
    ...(zones.length === 0 ? [] : [`Part of ${listed(zones)}.`]),
    ...told,
    sights.length === 0 ? 'No unit in sight from here.' : `From here you see ${listed(sights)}.`,
  ].join(' ');
}
