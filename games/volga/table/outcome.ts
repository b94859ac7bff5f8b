import type { DiceGroup, LogLine, Loss, Outcome, RolledDie, Tone } from '@kurgan/kit';
import type { AreaId } from '../data/areas.ts';
import { BLOODY_STREETS, EVENTS } from '../data/charts.ts';
import { UNITS } from '../data/units.ts';
import type { Result, VolgaEvent } from '../rules/events.ts';
import type { Open } from '../rules/state.ts';
import { eventOf } from './event-of.ts';
import { defenderIn } from './map/pieces.tsx';
import type { VolgaModel } from './model.ts';
import { areaName } from './words/names.ts';
import { counterName } from './words/strategies.ts';

type Rolled<Name extends VolgaEvent['event']> = Extract<VolgaEvent, { event: Name }>;
/** Result of a roll, without its place on the map. */
type Told = Omit<Outcome, 'key' | 'after' | 'at'> & { readonly area: AreaId | null };

const added = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const faces = (dice: readonly number[]): RolledDie[] => dice.map((face) => ({ face }));

/** The rolls in lines of the log, as scenes at their Areas. */
export function outcomesOf(model: VolgaModel, lines: readonly LogLine[]): readonly Outcome[] {
  return lines.flatMap((line, i) => {
    const told = outcomeOf(model.open.value, eventOf(line), followersOf(lines, i));
    if (told === null) return [];
    const { area, ...outcome } = told;
    const at = area === null ? null : defenderIn(model, area);
    return [{ ...outcome, key: `${line.after} ${i}`, after: line.after, at }];
  });
}

/** Consequences of a roll within the same action. */
const followersOf = (lines: readonly LogLine[], i: number): readonly VolgaEvent[] =>
  lines
    .slice(i + 1)
    .filter(({ after }) => after === lines[i]?.after)
    .map(eventOf);

/** Roll of an event, if any; the events after it tell the cost. */
export function outcomeOf(open: Open, event: VolgaEvent, followers: readonly VolgaEvent[]): Told | null {
  switch (event.event) {
    case 'fought':
      return fought(open, event, followers);
    case 'bloodyStreets':
      return bloodyStreets(event);
    case 'isolationDie':
      return isolationDie(event);
    case 'rolledSupply':
      return {
        ...nowhere('Supply', event.dice),
        stamp: `${event.points} points`,
        told: supplyWords(event),
      };
    case 'rolledEvent':
      return {
        ...nowhere('Event', event.dice),
        stamp: EVENTS[event.is].title,
        told: event.isVoid ? 'Void on the first Turn.' : '',
      };
    default:
      return null;
  }
}

const nowhere = (title: string, dice: readonly number[]) => ({
  area: null,
  title,
  groups: [{ name: '', tone: 'neutral' as const, before: '', dice: faces(dice), after: `= ${added(dice)}` }],
  need: '',
  tone: 'partial' as const,
  losses: [],
});

function supplyWords({ dice, points, supply }: Rolled<'rolledSupply'>): string {
  const counted = added(dice) === points ? '' : `The first roll counts as at least ${points}. `;
  return supply === points ? counted.trim() : `${counted}${supply} with the bank.`;
}

const RESULTS: Readonly<Record<Result, { readonly stamp: string; readonly tone: Tone }>> = {
  repulse: { stamp: 'Repulse', tone: 'hit' },
  stalemate: { stamp: 'Stalemate', tone: 'partial' },
  success: { stamp: 'Success', tone: 'capture' },
  overrun: { stamp: 'Overrun', tone: 'capture' },
};

function fought(open: Open, event: Rolled<'fought'>, followers: readonly VolgaEvent[]): Told {
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
  return {
    area,
    title: areaName(area),
    groups,
    need: '',
    ...RESULTS[event.result],
    told: [marginWords(event), ...costsOf(followers)].join(' '),
    losses: lossesOf(open, area, followers),
  };
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

function marginWords({ fanatic, attackTotal, defenseTotal }: Rolled<'fought'>): string {
  const margin = Math.abs(attackTotal - defenseTotal);
  if (fanatic) return `A Success by ${margin}, denied by Fanatics.`;
  return margin === 0 ? 'The totals are equal.' : `By ${margin}.`;
}

/** Other effects of a fight. */
const costsOf = (followers: readonly VolgaEvent[]): readonly string[] =>
  followers.flatMap((event) =>
    event.event === 'morale' ? [`Morale ${event.by < 0 ? 'falls' : 'rises'} to ${event.now}.`] : [],
  );

/** German units that are out of action, and the defender of an Area that was taken. */
function lossesOf(open: Open, area: AreaId, followers: readonly VolgaEvent[]): Loss[] {
  return followers.flatMap((event): Loss[] => {
    if (event.event === 'outOfAction') {
      const who = `${event.unit} ${UNITS[event.unit].name}`;
      return [{ seat: 'german', who, from: 'is Out of Action' }];
    }
    if (event.event !== 'captured') return [];
    // The table may still show the moment before.
    const { soviet } = open.areas[area];
    const counter = soviet === null || soviet === 'hidden' ? open.eliminated.at(-1) : soviet;
    return counter === undefined
      ? []
      : [{ seat: 'soviet', who: `Soviet ${counterName(counter)}`, from: 'is destroyed' }];
  });
}

function bloodyStreets({ area, die, readAs }: Rolled<'bloodyStreets'>): Told {
  const row = BLOODY_STREETS.find(({ from, to }) => from <= readAs && readAs <= to);
  const isHarmless = row === undefined || row.morale === 0;
  const after = readAs === die ? '' : `read as ${readAs}`;
  return {
    area,
    title: `Bloody Streets in ${areaName(area)}`,
    groups: [{ name: '', tone: 'soviet', before: '', dice: faces([die]), after }],
    need: '',
    stamp: isHarmless ? 'Quiet' : `Morale −${-row.morale}`,
    tone: isHarmless ? 'miss' : 'hit',
    told: row?.spent === true ? 'Your units there are Spent.' : isHarmless ? 'Nothing happens.' : '',
    losses: [],
  };
}

function isolationDie({ area, die, change }: Rolled<'isolationDie'>): Told {
  return {
    area,
    title: `${areaName(area)} is cut off`,
    groups: [{ name: '', tone: 'soviet', before: '', dice: faces([die]), after: '' }],
    need: '',
    stamp: change < 0 ? `Defense −${-change}` : change > 0 ? `Defense +${change}` : 'Holds',
    tone: change < 0 ? 'capture' : change > 0 ? 'hit' : 'miss',
    told: change === 0 ? 'Their defense stays the same.' : 'For this attack.',
    losses: [],
  };
}
