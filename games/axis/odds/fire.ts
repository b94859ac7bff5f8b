import { SilentContext } from '@kurgan/engine';
import type { CrossingId } from '../data/places.ts';
import { HITS_ON, roundFacts } from '../data/track.ts';
import type { Side, ZoneId } from '../data/zones.ts';
import { salvosOf, victims } from '../rules/air-defense.ts';
import { raidValues } from '../rules/attack.ts';
import { crossingDemand, crossingHits, crossingLoss, crossingVolleys } from '../rules/crossing-combat.ts';
import { isIntercepted } from '../rules/interceptors.ts';
import { airIn, landIn } from '../rules/stacks.ts';
import { type Aim, type Axis, type FrameOf, type Open, other, type Place, type State } from '../rules/state.ts';
import { type Chances, capped, convolved, hitsOf } from './hits.ts';
import { policyChoice } from './policy.ts';

/** Exact chances of the dice outside combats. */

/** Aircraft that Air Defense and Interdiction shoot down at one place, those with cargo last. */
export function flakLosses(open: Open, side: Side, aim: Aim, at: Place): Chances {
  const enemy = other(side);
  const cargo = victims(open, enemy, at, true).length;
  const others = victims(open, enemy, at, false).length - cargo;
  let cases = [{ cargo, others, chance: 1 }];
  for (const salvo of salvosOf(aim)) {
    if (salvo.at !== at) continue;
    const chances = hitsOf(salvo.count, HITS_ON.airDefense);
    cases = cases.flatMap((each) =>
      chances.map((chance, hits) => {
        const plain = salvo.interdicted ? 0 : Math.min(hits, each.others);
        const rest = Math.min(hits - plain, each.cargo);
        return { cargo: each.cargo - rest, others: each.others - plain, chance: each.chance * chance };
      }),
    );
  }
  const losses = Array.from({ length: cargo + others + 1 }, () => 0);
  for (const each of cases) {
    const lost = cargo + others - each.cargo - each.others;
    losses[lost] = (losses[lost] ?? 0) + each.chance;
  }
  return losses;
}

/** Axis units that rocket launchers destroy in one zone. */
export function rocketLosses(open: Open, aim: Aim, zone: ZoneId): Chances {
  const launchers = aim.reduce((all, each) => (each.at === zone ? all + each.count : all), 0);
  return capped(hitsOf(launchers, HITS_ON.bombardment), landIn(open, 'axis', zone) + airIn(open, 'axis', zone));
}

/** Losses in several places together. */
export const together = (losses: readonly Chances[]): Chances => losses.reduce(convolved, [1]);

/** An ambush: on a 1 the ambusher's side picks the casualty, on any other hit its owner does (AA-AMB-09). */
export const AMBUSH = { picked: 1 / 6, given: (HITS_ON.ambush - 1) / 6, miss: 1 - HITS_ON.ambush / 6 } as const;

/** A raid on a crossing. Without interceptors nobody fires back. */
export interface RaidOdds {
  readonly destroyed: number;
  readonly raiders: Chances;
  readonly interceptors: Chances;
}

export function raidOdds(open: Open, crossing: CrossingId): RaidOdds {
  if (isIntercepted(open, crossing)) return airBattleOdds(open, crossing);
  const missed = raidValues(open, crossing).reduce((chance, value) => chance * (1 - value / 6), 1);
  return { destroyed: 1 - missed, raiders: [1], interceptors: [1] };
}

/** The interceptors reply whatever they lose, so the two volleys are independent here too. */
function airBattleOdds(open: Open, crossing: CrossingId): RaidOdds {
  const { raiders, reply } = crossingVolleys(open, crossing);
  const [fighters = [1], bombers = [1]] = raiders.map(({ count, value }) => hitsOf(count, value));
  const interceptors = Array.from({ length: reply.count + 1 }, () => 0);
  let destroyed = 0;
  fighters.forEach((a, f) => {
    bombers.forEach((b, n) => {
      const { doomed, sunk } = assigned(open, crossing, f, n);
      interceptors[doomed] = (interceptors[doomed] ?? 0) + a * b;
      if (sunk) destroyed += a * b;
    });
  });
  const inTheAir = raiders.reduce((all, { count }) => all + count, 0);
  return { destroyed, interceptors, raiders: capped(hitsOf(reply.count, reply.value), inTheAir) };
}

const SILENT = new SilentContext<Axis>([1, 0, 0, 0]);

/** Lets the rules assign hits over a crossing, with the policy's choices. These steps change nothing but the flow. */
function assigned(open: Open, crossing: CrossingId, fighters: number, bombers: number): FrameOf<'crossingReply'> {
  const flow: State['flow'] = [{ step: 'crossingHits', crossing, plain: 0, fighters, bombers, doomed: 0, sunk: false }];
  const state: State = {
    open,
    private: { axis: {}, allies: { drawn: [], northwest: [], southeast: [], left: null } },
    sealed: { deck: [] },
    flow,
  };
  for (;;) {
    const frame = flow.at(-1);
    const choice = policyChoice(state);
    if (frame?.step === 'crossingReply') return frame;
    if (frame?.step === 'crossingHits') crossingHits.run(state, frame, SILENT);
    else if (frame?.step === 'crossingDemand' && choice?.do === 'demand')
      crossingDemand.act(state, frame, choice, SILENT, 'axis');
    else if (frame?.step === 'crossingLoss' && choice?.do === 'lose')
      crossingLoss.act(state, frame, choice, SILENT, 'allies');
    else throw new Error(`no hits are assigned in the step ${frame?.step}`);
  }
}

/** Chance of bad weather in a round; 0 where nobody rolls (AA-WX-02). */
export const badWeatherChance = (round: number): number => roundFacts(round).badWeather / 6;
