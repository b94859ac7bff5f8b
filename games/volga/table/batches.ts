import type { Choice, Moment } from '@kurgan/kit';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { MARKERS, MORALE, SUPPLY_COSTS } from '../data/charts.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { isVacant, roomIn } from '../rules/board.ts';
import type { Marker } from '../rules/state.ts';
import { areaOf, viewOf } from './model.ts';
import { unitOf } from './words/names.ts';

/** Actions that one button does in a row. */
export interface Batch {
  readonly to: AreaId;
  readonly units: readonly UnitId[];
  readonly actions: readonly string[];
}

const isMove = ({ verb }: Choice): boolean => verb === 'move';

/** First steps open to units of the Active Area. */
function destinations({ choices, now, guided }: Moment): AreaId[] {
  if (now?.step !== 'actionRound' || guided !== undefined) return [];
  const named = new Set(choices.filter(isMove).flatMap(({ words }) => areaOf(words.to) ?? []));
  return AREA_IDS.filter((id) => named.has(id));
}

/** Units that can go to an Area, strongest first, as far as there is room. */
function movers(moment: Moment, to: AreaId): UnitId[] {
  const { open } = viewOf(moment);
  return moment.choices
    .filter((choice) => isMove(choice) && choice.words.to === String(to))
    .flatMap(({ words }) => unitOf(words.unit) ?? [])
    .toSorted((a, b) => UNITS[b].attack - UNITS[a].attack)
    .slice(0, roomIn(open.areas[to]));
}

/** Everybody who can goes to an Area and stays there. */
export function sendAll(moment: Moment, to: AreaId): Batch | null {
  if (!destinations(moment).includes(to)) return null;
  const units = movers(moment, to);
  return units.length < 2 ? null : { to, units, actions: units.flatMap((unit) => [`move ${unit} ${to}`, 'halt']) };
}

/** Everybody who can attacks a Soviet Area that nobody has entered yet. */
export function attacksWithAll(moment: Moment): Batch[] {
  const { areas, activation } = viewOf(moment).open;
  return destinations(moment)
    .filter((to) => !isVacant(areas[to]) && !activation?.groups.some(({ area }) => area === to))
    .map((to) => {
      const units = movers(moment, to);
      return { to, units, actions: [...units.map((unit) => `move ${unit} ${to}`), `attack ${to}`, 'everyone'] };
    });
}

/** Quantity that the points can buy. */
export function affordable(moment: Moment, what: Marker | 'morale'): number {
  if (moment.guided !== undefined) return 1;
  const { supply, morale, available } = viewOf(moment).open;
  const room = what === 'morale' ? MORALE.max - morale : MARKERS[what] - available[what];
  return Math.min(room, Math.floor(supply / SUPPLY_COSTS[what]));
}
