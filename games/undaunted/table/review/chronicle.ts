import type { LogLine } from '@kurgan/kit';
import type { ScenarioFacts, Seat } from '../../rules/edition.ts';
import { keysOf } from '../../rules/ids.ts';
import { eventOf } from '../shots.ts';

/** Points and casualties of both sides when each round was over; the first entry is the start. */
export interface Chronicle {
  readonly labels: readonly string[];
  readonly points: Readonly<Record<Seat, readonly number[]>>;
  readonly casualties: Readonly<Record<Seat, readonly number[]>>;
}

interface Tally {
  readonly points: Record<Seat, number>;
  readonly casualties: Record<Seat, number>;
}

const copyOf = ({ points, casualties }: Tally): Tally => ({
  points: { ...points },
  casualties: { ...casualties },
});

function startOf({ sides, objectives }: ScenarioFacts): Tally {
  const seats = keysOf(sides);
  const held = (seat: Seat): number =>
    objectives.reduce((sum, [tile, value]) => sum + (sides[seat]?.controlled.includes(tile) ? value : 0), 0);
  return {
    points: Object.fromEntries(seats.map((seat) => [seat, held(seat)])),
    casualties: Object.fromEntries(seats.map((seat) => [seat, 0])),
  };
}

/** More than so many points of a line cannot be read: those between are left out. */
const MOST = 11;

export function chronicleOf(log: readonly LogLine[], scenario: ScenarioFacts): Chronicle {
  const now = startOf(scenario);
  const add = (figures: Record<Seat, number>, seat: Seat, by: number): void => {
    figures[seat] = (figures[seat] ?? 0) + by;
  };
  const rounds: Tally[] = [];
  for (const line of log) {
    const event = eventOf(line);
    if (event.event === 'round') rounds.push(copyOf(now));
    if (event.event === 'controlled') add(now.points, event.seat, event.points);
    if (event.event === 'controlLost') add(now.points, event.seat, -event.points);
    if (event.event === 'raised') add(now.points, event.seat, 1);
    if (event.event === 'casualty') add(now.casualties, event.seat, 1);
  }
  rounds.push(copyOf(now));
  const step = Math.ceil((rounds.length - 1) / MOST);
  const shown = rounds.map((_, i) => i).filter((i) => i === rounds.length - 1 || i % step === 0);
  const line = (of: keyof Tally, seat: Seat): number[] => shown.map((i) => rounds[i]?.[of][seat] ?? 0);
  const lines = (of: keyof Tally): Record<Seat, number[]> =>
    Object.fromEntries(keysOf(scenario.sides).map((seat) => [seat, line(of, seat)]));
  return {
    labels: shown.map((i) => (i === 0 ? 'Start' : String(i))),
    points: lines('points'),
    casualties: lines('casualties'),
  };
}
