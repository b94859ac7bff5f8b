import type { Outcome } from '@kurgan/engine';
import { LIMITS } from '../data/track.ts';
import { CITY_IDS, ZONE_IDS, ZONES } from '../data/zones.ts';
import { isContested, isFriendly } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { landIn } from './stacks.ts';
import { type Automatic, finish, type Open } from './state.ts';
import { hasAxisLine } from './supply.ts';

type Result = NonNullable<Open['outcome']>;

const CITY_RP = CITY_IDS.filter((id) => ZONES[id].rp > 0);
const FORTIFIED = CITY_IDS.filter((id) => ZONES[id].fortified);
const TAN = ZONE_IDS.filter((id) => ZONES[id].tan);
const GATES = ['rynok', 'vertyachii', 'pitomnik'] as const;

/** Held, or contested with a land unit in it (AA-R-14). */
const isContestedByAllies = (open: Open, zone: (typeof TAN)[number]): boolean =>
  isContested(open, zone) && landIn(open, 'allies', zone) > 0;

/** The Total Victory that has been won, if any (AA-VIC-02, AA-VIC-04). */
export function totalVictory(open: Open): Result | null {
  if (CITY_RP.every((id) => isFriendly(open, 'axis', id)) && CITY_RP.some((id) => hasAxisLine(open, id)))
    return 'axis-total';
  const holdsGates = GATES.every((id) => isFriendly(open, 'allies', id));
  const west = TAN.every((id) => isFriendly(open, 'allies', id) || isContestedByAllies(open, id));
  return holdsGates && west ? 'allies-total' : null;
}

/** The victory at the end of the last round (AA-VIC-03, AA-VIC-05, AA-VIC-06). */
export function finalVictory(open: Open): Result {
  const total = totalVictory(open);
  if (total !== null) return total; // AA-R-17
  if (CITY_RP.some((id) => hasAxisLine(open, id))) return 'axis-major';
  if ([...GATES, ...FORTIFIED].every((id) => isFriendly(open, 'allies', id))) return 'allies-major';
  return isFriendly(open, 'axis', 'pitomnik') ? 'axis-minor' : 'allies-minor';
}

/** Card 14. */
export const endOfRound: Automatic<'endOfRound'> = {
  run(state, _frame, context) {
    const { open } = state;
    const result = open.round === LIMITS.lastRound ? finalVictory(open) : totalVictory(open);
    if (result === null) {
      open.round++; // AA-END-01
      finish(state);
      return;
    }
    open.outcome = result;
    state.flow = [];
    context.log({ event: 'gameOver', rule: RESULTS[result].rule, outcome: result });
  },
};

const RESULTS: Readonly<Record<Result, { readonly rule: RuleId; readonly title: string }>> = {
  'axis-total': { rule: 'AA-VIC-02', title: 'Axis Total Victory' },
  'axis-major': { rule: 'AA-VIC-03', title: 'Axis Major Victory' },
  'axis-minor': { rule: 'AA-VIC-06', title: 'Axis Minor Victory' },
  'allies-total': { rule: 'AA-VIC-04', title: 'Allies Total Victory' },
  'allies-major': { rule: 'AA-VIC-05', title: 'Allies Major Victory' },
  'allies-minor': { rule: 'AA-VIC-06', title: 'Allies Minor Victory' },
};

export const titleOf = (result: Result): string => RESULTS[result].title;

export function outcome({ open }: { readonly open: Open }): Outcome | null {
  if (open.outcome === null) return null;
  const winner = open.outcome.startsWith('axis') ? 'axis' : 'allies';
  return { winner, ...RESULTS[open.outcome] };
}
