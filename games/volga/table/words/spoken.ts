import type { Choice } from '@kurgan/kit';
import { AREAS, type AreaId } from '../../data/areas.ts';
import { COUNTERS } from '../../data/counters.ts';
import { UNITS, type UnitId } from '../../data/units.ts';
import { germans } from '../../rules/board.ts';
import { candidates } from '../../rules/hidden.ts';
import type { Open } from '../../rules/state.ts';
import { areaTouches, unitTouch, type VolgaModel } from '../model.ts';
import { describe } from './actions.ts';
import { takingChance } from './chance.ts';
import { areaName, listed, plural, terrainName } from './names.ts';
import { counterName } from './strategies.ts';
import { words as table } from './table.ts';

/** `one of 12 counters`, `defense 4 to 9`. */
export function hiddenWords(open: Open, id: AreaId): string[] {
  const left = AREAS[id].terrain === null ? [] : candidates(open, id);
  if (left.length === 0) return [];
  const factors = left.map((counter) => COUNTERS[counter].defense);
  return [`one of ${left.length} counters`, `defense ${Math.min(...factors)} to ${Math.max(...factors)}`];
}

/** Units in an Area, in words. */
export function garrison(open: Open, id: AreaId): string {
  const { control, soviet, fresh, spent, isolated } = open.areas[id];
  const parts: string[] = [];
  if (soviet === 'hidden') parts.push(['a hidden Soviet unit', ...hiddenWords(open, id)].join(', '));
  else if (soviet !== null) parts.push(`Soviet ${counterName(soviet)}`);
  if (isolated) parts.push('cut off');
  if (fresh.length > 0) parts.push(`${plural(fresh.length, 'Fresh unit')}: ${fresh.join(', ')}`);
  if (spent.length > 0) parts.push(`${plural(spent.length, 'Spent unit')}: ${spent.join(', ')}`);
  const held = control === 'german' ? 'German' : 'Soviet';
  const isContested = soviet !== null && germans(open.areas[id]) > 0;
  return `${isContested ? 'contested' : held}${parts.length > 0 ? `; ${parts.join('; ')}` : ', empty'}`;
}

/** One Area in a sentence. */
export const placeWords = (open: Open, id: AreaId): string =>
  `${areaName(id)}, ${terrainName(id)}${AREAS[id].volga ? ', on the Volga' : ''}: ${garrison(open, id)}.`;

const whatTouchDoes = (choices: readonly Choice[]): string => {
  const [only, another] = choices;
  if (only === undefined) return '';
  return another === undefined ? describe(only) : plural(choices.length, 'choice');
};

/** Accessible name of a highlighted Area: what a touch does, its chance, and the units there. */
export function areaLabel({ controller, open }: VolgaModel, id: AreaId): string {
  const { path, session } = controller;
  const names = areaTouches(id);
  const chosen = path.touched.value.filter((touch) => names.every(({ name }) => name !== touch.name));
  const fitting = session.moment.value.choices.filter(
    ({ words }) =>
      names.some(({ name, word }) => words[name] === word) && chosen.every(({ name, word }) => words[name] === word),
  );
  const [only, another] = fitting;
  const odds = only !== undefined && another === undefined ? controller.oddsOf(only.text) : null;
  const chance = odds === null || odds === undefined ? '' : `, ${table.takes(takingChance(odds))}`;
  return `${whatTouchDoes(fitting)}${chance}. ${placeWords(open.value, id)}`;
}

/** Begins with what the counter shows, for those who speak to their browser. */
export function unitLabel({ controller }: VolgaModel, unit: UnitId): string {
  const { name, word } = unitTouch(unit);
  const fitting = controller.session.moment.value.choices.filter(({ words }) => words[name] === word);
  const { attack, move, type } = UNITS[unit];
  const goals = listed(fitting.flatMap(({ words }) => (words.to === undefined ? [] : [words.to])));
  return `${unit} ${attack}–${move}, ${type}, attack ${attack}, movement ${move}. ${goals === '' ? whatTouchDoes(fitting) : `Can go to ${goals}`}.`;
}
