import type { Gamble, LogLine, Odds } from '@kurgan/kit';
import type { AreaId } from '../../data/areas.ts';
import type { CounterId } from '../../data/counters.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Result, VolgaEvent } from '../../rules/events.ts';
import type { Open } from '../../rules/state.ts';
import { eventOf } from '../event-of.ts';

/** One throw of the combat dice: what was to be expected, and what came. */
export interface Attack {
  /** The number of the action that threw the dice. */
  readonly made: number;
  readonly turn: number;
  readonly area: AreaId;
  readonly defender: CounterId | null;
  /** The chance to take the Area before the defender was Revealed, without support; null if he was known. */
  readonly before: number | null;
  /** The chance to take the Area when the dice were thrown. */
  readonly chance: number;
  readonly result: Result;
  readonly isTaken: boolean;
  /** 1 or 0 for taken or not, less the chance. */
  readonly luck: number;
}

export const eventsOf = (
  lines: readonly LogLine[],
): readonly { readonly after: number; readonly event: VolgaEvent }[] =>
  lines.map((line) => ({ after: line.after, event: eventOf(line) }));

const chanceToTake = ({ outcomes }: Odds): number =>
  outcomes.filter(({ name }) => name === 'Success' || name === 'Overrun').reduce((sum, { chance }) => sum + chance, 0);

/** Every combat that was fought, in order. */
export function attacksOf(gambles: readonly Gamble[], log: readonly LogLine[], open: Open): Attack[] {
  const events = eventsOf(log);
  const atStart = revealedAtStart(open);
  const attacks: Attack[] = [];
  let before: { readonly area: AreaId; readonly chance: number } | null = null;
  for (const { made, odds, lines } of gambles) {
    for (const { event } of eventsOf(lines)) {
      if (event.event === 'revealed') before = { area: event.area, chance: chanceToTake(odds) };
      if (event.event !== 'fought') continue;
      const { area, result } = event;
      const isTaken = result === 'success' || result === 'overrun';
      const chance = chanceToTake(odds);
      attacks.push({
        made,
        turn: turnAt(events, made),
        area,
        defender: defenderAt(events, made, area) ?? atStart.get(area) ?? null,
        before: before?.area === area ? before.chance : null,
        chance,
        result,
        isTaken,
        luck: (isTaken ? 1 : 0) - chance,
      });
      before = null;
    }
  }
  return attacks;
}

type Events = ReturnType<typeof eventsOf>;

/** The Turn in which an action was made; one that ends a Turn belongs to it. */
function turnAt(events: Events, made: number): number {
  const last = events.findLast(({ after, event }) => after < made && event.event === 'turn');
  return last?.event.event === 'turn' ? last.event.turn : 0;
}

/** Unit Revealed in an Area by then. */
function defenderAt(events: Events, made: number, area: AreaId): CounterId | null {
  const last = events.findLast(
    ({ after, event }) => after <= made && event.event === 'revealed' && event.area === area,
  );
  return last?.event.event === 'revealed' ? last.event.counter : null;
}

/** Those who stand face up before the first shot (AV-FAC-10, AV-FAC-14). */
export function revealedAtStart({ scenario, options }: Open): Map<AreaId, CounterId> {
  const { revealed, pavlov } = SCENARIOS[scenario];
  const known = new Map<AreaId, CounterId>(revealed.map(({ area, counter }) => [area, counter]));
  if (options.pavlovsHouse && pavlov !== null) known.set(pavlov.area, 'pavlov');
  return known;
}
