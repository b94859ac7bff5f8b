import type { DiceGroup, LogLine, Roll, RolledDie } from '@kurgan/kit';
import { AREAS, type AreaId } from '../data/areas.ts';
import { BLOODY_STREETS, EVENTS } from '../data/charts.ts';
import type { Result, VolgaEvent } from '../rules/events.ts';

type Fought = Extract<VolgaEvent, { event: 'fought' }>;
type BloodyStreets = Extract<VolgaEvent, { event: 'bloodyStreets' }>;

const place = (area: AreaId): string => `${area} ${AREAS[area].name}`;
const added = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const faces = (dice: readonly number[]): RolledDie[] => dice.map((face) => ({ face }));

/** What was rolled because of the last action that brought dice: an event and Supply, the streets, or a combat. */
export function lastRolls(lines: readonly LogLine[]): Roll[] {
  const last = lines.findLast((line) => rollOf(line) !== null);
  if (last === undefined) return [];
  return lines.filter(({ after }) => after === last.after).flatMap((line) => rollOf(line) ?? []);
}

function rollOf({ after, event }: LogLine): Roll | null {
  const roll = read(event as VolgaEvent); // the log of a Volga match holds nothing else
  return roll === null ? null : { ...roll, key: `${after} ${roll.title}` };
}

function read(event: VolgaEvent): Omit<Roll, 'key'> | null {
  switch (event.event) {
    case 'fought':
      return fought(event);
    case 'rolledSupply':
      return {
        title: 'Supply',
        groups: [
          { name: 'Points', tone: 'neutral', before: '', dice: faces(event.dice), after: `= ${added(event.dice)}` },
        ],
        result: supplyWords(event),
      };
    case 'rolledEvent':
      return {
        title: 'Event',
        groups: [
          { name: 'Chart', tone: 'neutral', before: '', dice: faces(event.dice), after: `= ${added(event.dice)}` },
        ],
        result: `${EVENTS[event.is].title}${event.isVoid ? ', void on the first Turn' : ''}`,
      };
    case 'bloodyStreets':
      return bloodyStreets(event);
    default:
      return null;
  }
}

function supplyWords({ dice, points, supply }: Extract<VolgaEvent, { event: 'rolledSupply' }>): string {
  const rolled = added(dice) === points ? `${points} points` : `${added(dice)} count as ${points}`;
  return supply === points ? rolled : `${rolled}, ${supply} with the bank`;
}

function fought(event: Fought): Omit<Roll, 'key'> {
  const { area, attackValue, defenseValue, air, german, soviet, attackTotal, defenseTotal } = event;
  const groups: DiceGroup[] = [];
  if (air !== null)
    groups.push({ name: 'Air', tone: 'german', before: '−', dice: [{ face: air }], after: 'off the defense' });
  groups.push(
    { name: 'German', tone: 'german', before: `${attackValue} +`, dice: faces(german), after: `= ${attackTotal}` },
    {
      name: 'Soviet',
      tone: 'soviet',
      before: `${defenseValue} +`,
      dice: withDropped(soviet),
      after: `= ${defenseTotal}`,
    },
  );
  return { title: place(area), groups, result: resultWords(event) };
}

/** Guards roll more dice and drop the lowest: two are left (AV-REV-10, AV-REV-11). */
function withDropped(dice: readonly number[]): RolledDie[] {
  const lowest = dice
    .map((face, place) => ({ face, place }))
    .toSorted((a, b) => a.face - b.face)
    .slice(0, Math.max(0, dice.length - 2));
  return dice.map((face, place) =>
    lowest.some((each) => each.place === place) ? { face, isDropped: true } : { face },
  );
}

const RESULTS: Readonly<Record<Result, string>> = {
  repulse: 'Repulse',
  stalemate: 'Stalemate',
  success: 'Success',
  overrun: 'Overrun',
};

function resultWords({ result, fanatic, attackTotal, defenseTotal }: Fought): string {
  const margin = Math.abs(attackTotal - defenseTotal);
  if (fanatic) return `Stalemate: a Success by ${margin}, denied by Fanatics`;
  return margin === 0 ? `${RESULTS[result]}: the totals are equal` : `${RESULTS[result]} by ${margin}`;
}

function bloodyStreets({ area, die, readAs }: BloodyStreets): Omit<Roll, 'key'> {
  const row = BLOODY_STREETS.find(({ from, to }) => from <= readAs && readAs <= to);
  const harm = row === undefined || row.morale === 0 ? 'Nothing happens' : `Morale falls by ${-row.morale}`;
  const after = readAs === die ? '' : `read as ${readAs}`;
  return {
    title: `Bloody Streets in ${place(area)}`,
    groups: [{ name: 'Streets', tone: 'soviet', before: '', dice: faces([die]), after }],
    result: row?.spent === true ? `${harm}, and your units there are Spent` : harm,
  };
}
