import { type BoardMark, type LogLine, type RecapStep, type Story, signed } from '@kurgan/kit';
import { BLOODY_STREETS, EVENTS } from '../data/charts.ts';
import { COUNTERS } from '../data/counters.ts';
import type { VolgaEvent } from '../rules/events.ts';
import { eventOf } from './event-of.ts';
import { defenderIn, germansIn } from './map/pieces.tsx';
import type { VolgaModel } from './model.ts';
import { effectWords } from './words/effects.ts';
import { areaName, capital, listed, plural } from './words/names.ts';
import { words } from './words/table.ts';

type Retreated = Extract<VolgaEvent, { event: 'retreated' }>;

interface Line {
  readonly after: number;
  readonly event: VolgaEvent;
}

const linesOf = (log: readonly LogLine[]): readonly Line[] =>
  log.map((line) => ({ after: line.after, event: eventOf(line) }));

/**
 * The city has no turn of its own: it answers. Until the first attack of a Turn that is what the night has brought, then what the
 * defenders did about the last attack.
 */
export function recapOf(model: VolgaModel, log: readonly LogLine[]): Story {
  const lines = linesOf(log);
  const from = lines.findLastIndex(({ event }) => event.event === 'attacked' || event.event === 'turnOver');
  const steps = joined(lines.slice(from + 1).flatMap((line, _, told) => stepOf(model, line, told) ?? []));
  return lines[from]?.event.event === 'attacked' ? { title: words.lastAttack, steps } : { steps };
}

/** Everything that can be drawn of these lines. */
export const marksOf = (model: VolgaModel, lines: readonly LogLine[]): readonly BoardMark[] =>
  linesOf(lines).flatMap(({ event }) => drawn(model, event));

/** Groups consequences with their cause: a fight, then losses and costs. */
function joined(steps: readonly RecapStep[]): readonly RecapStep[] {
  const told: RecapStep[] = [];
  for (const step of steps) {
    const before = step.marks.length > 0 ? undefined : told.at(-1);
    if (before?.last !== step.last) told.push(step);
    else told.splice(-1, 1, { ...before, text: `${before.text} ${step.text}` });
  }
  return told;
}

function stepOf(model: VolgaModel, { after, event }: Line, lines: readonly Line[]): RecapStep | null {
  const atOnce = lines.filter((line) => line.after === after).map((line) => line.event);
  const text = event.event === 'retreated' ? retreatWords(event, atOnce) : toldOf(event);
  return text === null ? null : { first: after, last: after, text, rule: event.rule, marks: drawn(model, event) };
}

/** An event in a short sentence; null for what the player did, or nobody wants to read. */
function toldOf(event: VolgaEvent): string | null {
  switch (event.event) {
    case 'arrived':
      return `${listed(event.units)} ${event.units.length === 1 ? 'arrives' : 'arrive'} in ${areaName(event.area)}.`;
    case 'delayed':
      return `${listed(event.units)} must wait: no room.`;
    case 'withdrawn':
      return `${listed(event.units)} ${event.units.length === 1 ? 'is' : 'are'} withdrawn ${event.forGood ? 'for good' : 'until the next Dawn'}.`;
    case 'isolated':
      return `Cut off from the Volga: ${listed(event.areas.map(areaName))}.`;
    case 'rolledEvent':
      return event.isVoid ? null : `${EVENTS[event.is].title}: ${effectWords(event.is).join(' ')}`;
    case 'rolledSupply':
      return `Supply: ${event.dice.join(' + ')} gives ${plural(event.points, 'point')}.`;
    case 'bloodyStreets':
      return `Bloody Streets in ${areaName(event.area)}: ${event.die}. ${streetsWords(event.readAs)}`;
    case 'revealed':
      return `${areaName(event.area)} is held by ${capital(COUNTERS[event.counter].strategy)} ${COUNTERS[event.counter].defense}.`;
    case 'isolationDie':
      return `Cut off: a ${event.die} ${event.change === 0 ? 'leaves their defense as it is' : `changes their defense by ${signed(event.change, 0)}`}.`;
    case 'barrage':
      return event.lost === null ? 'Their Barrage drives you back.' : `Their Barrage hits ${event.lost}.`;
    case 'fought':
      return `${areaName(event.area)}: you ${event.attackTotal}, they ${event.defenseTotal}. ${capital(event.result)}${event.fanatic ? ', Success denied by Fanatics' : ''}.`;
    case 'outOfAction':
      return `${event.unit} is out of action.`;
    case 'morale':
      return `Morale ${event.by < 0 ? `−${-event.by}` : `+${event.by}`}, now ${event.now}.`;
    case 'captured':
      return `${areaName(event.area)} is yours.`;
    default:
      return null;
  }
}

/** Units that fall back to one Area share a line and an arrow. */
function retreatWords(event: Retreated, atOnce: readonly VolgaEvent[]): string | null {
  const together = atOnce.filter((each): each is Retreated => each.event === 'retreated' && each.to === event.to);
  if (together[0] !== event) return null;
  const units = together.map(({ unit }) => unit);
  return `${listed(units)} ${units.length === 1 ? 'retreats' : 'retreat'} to ${areaName(event.to)}.`;
}

function streetsWords(readAs: number): string {
  const row = BLOODY_STREETS.find(({ from, to }) => from <= readAs && readAs <= to);
  if (row === undefined || row.morale === 0) return 'Nothing happens.';
  return `Morale −${-row.morale}${row.spent ? ', and your units there are Spent' : ''}.`;
}

/** Marks an event leaves on the map. */
function drawn(model: VolgaModel, event: VolgaEvent): readonly BoardMark[] {
  switch (event.event) {
    case 'arrived':
      return [{ kind: 'happened', side: 'german', to: germansIn(model, event.area) }];
    case 'isolated':
      return event.areas.map((area) => ({ kind: 'happened', side: 'soviet', to: defenderIn(model, area) }));
    case 'bloodyStreets':
      return [{ kind: 'happened', side: 'soviet', to: germansIn(model, event.area), roll: String(event.die) }];
    case 'revealed':
      return [{ kind: 'happened', side: 'soviet', to: defenderIn(model, event.area) }];
    case 'fought': {
      const roll = `${event.attackTotal} : ${event.defenseTotal}, ${event.result}`;
      return [{ kind: 'happened', side: 'soviet', to: defenderIn(model, event.area), roll }];
    }
    case 'captured':
      return [{ kind: 'happened', side: 'german', to: germansIn(model, event.area) }];
    case 'moved':
    case 'retreated':
      return [{ kind: 'moved', side: 'german', from: germansIn(model, event.from), to: germansIn(model, event.to) }];
    default:
      return [];
  }
}
