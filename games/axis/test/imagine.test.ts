import { expectOk, parseSetup, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { CARD_IDS } from '../data/uranus.ts';
import type { Side } from '../data/zones.ts';
import { type Axis, SIDES, type State } from '../rules/state.ts';
import { axis } from '../tools.ts';
import { type Position, position } from './position.ts';

const imagined = ({ state }: Position, seat: Side, count = 200): State[] => {
  const chance = SeededChance.fromSeed('imagined');
  return Array.from({ length: count }, () => axis.imagine(viewOf(state, seat), seat, chance));
};

const distinct = (values: readonly unknown[]): number => new Set(values.map((each) => JSON.stringify(each))).size;

test('AA-R-18 the Axis imagines any cards under the counts it sees, the Allies only the order of the deck', () => {
  const [first, second, ...others] = CARD_IDS;
  if (first === undefined || second === undefined) throw new Error('there are no cards');
  const cards = { northwest: [first], southeast: [second], drawn: others.slice(0, 2) };
  const at = position({ round: 4, flow: [{ step: 'placing' }], cards });
  for (const state of imagined(at, 'axis', 20)) {
    const { northwest, southeast, drawn } = state.private.allies;
    expect([northwest.length, southeast.length, drawn.length, state.sealed.deck.length]).toEqual([1, 1, 2, 10]);
    expect(axis.audit(state)).toEqual([]);
  }
  const seen = new Set(imagined(at, 'axis').flatMap((state) => state.private.allies.northwest));
  expect(seen.size).toBe(14);
  const known = imagined(at, 'allies');
  expect(distinct(known.map((state) => state.private.allies))).toBe(1);
  expect(distinct(known.map((state) => state.sealed.deck))).toBeGreaterThan(190);
});

test('AA-OPT-03 AA-R-99 the hidden factory may be in either hand until the Axis has picked', () => {
  const at = position({ options: { factories: true }, flow: [{ step: 'factoryPick' }] });
  at.state.private.allies.left = 'tank';
  expect(distinct(imagined(at, 'axis').map((state) => state.private.allies.left))).toBe(2);
  expect(imagined(at, 'allies').every((state) => state.private.allies.left === 'tank')).toBe(true);
});

/** Random options for each game, every flag set in every second game. */
function randomSetup(scenario: string, chance: SeededChance) {
  const info = axis.scenarios.find(({ id }) => id === scenario);
  const flags = (info?.options ?? []).map(({ id }) => [id, chance.below(2) === 0] as const);
  return expectOk(parseSetup(axis.scenarios, scenario, Object.fromEntries(flags)));
}

test.each(['race', 'uranus'])(
  'AA-R-18 in random games of %s nobody can tell an imagined state, and all odds add up',
  (scenario) => {
    const chance = SeededChance.fromSeed(`imagine ${scenario}`);
    const steps = new Set<string>();
    const kinds = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const context = SilentContext.seeded<Axis>(`${scenario} ${game}`);
      const state = axis.setup(randomSetup(scenario, chance), context);
      for (let n = 0; axis.waiting(state).length > 0; n++) {
        const step = state.flow.at(-1)?.step ?? '';
        if (!steps.has(step) || n % 40 === 0) {
          for (const seat of SIDES) {
            const other = axis.imagine(viewOf(state, seat), seat, chance);
            expect(axis.audit(other), step).toEqual([]);
            expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
            expect(axis.legal(other, seat)).toEqual(axis.legal(state, seat));
          }
        }
        steps.add(step);
        const [seat] = axis.waiting(state);
        if (seat === undefined) break;
        const legal = axis.legal(state, seat);
        const action = legal[chance.below(legal.length)];
        if (action === undefined) throw new Error(`nothing is legal in ${step}`);
        const odds = axis.odds(state, seat, action);
        if (odds !== null) {
          kinds.add(action.do);
          expect(odds.outcomes.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 9);
        }
        axis.apply(state, seat, action, context);
      }
    }
    const secret = scenario === 'race' ? ['placing', 'launch', 'factoryHands', 'factoryPick'] : ['firstArea'];
    for (const step of secret) expect(steps).toContain(step);
    for (const verb of ['fight', 'move', 'attack', 'aim', 'fire', 'lose', 'demand', 'save'])
      expect(kinds).toContain(verb);
  },
  120_000,
);
