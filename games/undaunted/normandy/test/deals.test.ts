import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absence, isPossible } from '../../rules/deals.ts';
import { unplaced } from '../../rules/hidden.ts';
import { type CardId, id, type Written } from '../../rules/ids.ts';
import { roomOf, sideOf, type Unseen } from '../../rules/state.ts';
import { hasKind } from '../../rules/zones.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';
import { GERMAN, scene } from './scene.ts';
import { worlds } from './worlds.ts';

const unseenOf = (state: State): CardId[] => unplaced(edition, state.open, GERMAN).unseen;
const isSound = (state: State): boolean => isPossible(edition, sideOf(state.open, GERMAN), unseenOf(state));

/** A German side with so many cards everywhere that there are billions of deals. */
const crowded = (facts: readonly Written<Unseen>[]): State => {
  const german = {
    hand: ['rifleman-A x3', 'rifleman-B x2', 'scout-A x2', 'fog-of-war x4', 'squad-leader-A'],
    discard: ['rifleman-A x2', 'rifleman-B x3', 'scout-B x3', 'fog-of-war x4'],
    supply: [],
  };
  const { state } = scene({ german });
  sideOf(state.open, GERMAN).unseen = facts.map((fact) => ({ ...fact, not: fact.not.map(id.card) }));
  return state;
};

test('UN-R-20 deals are counted quickly, however many there are', () => {
  const state = crowded([
    { zone: 'hand', count: 3, not: ['rifleman-A-4', 'rifleman-B-3', 'scout-A-3', 'scout-B-1', 'fog-of-war-5'] },
    { zone: 'hand', count: 3, not: ['rifleman-A-4', 'rifleman-B-4', 'scout-B-1', 'fog-of-war-6', 'fog-of-war-7'] },
    { zone: 'discard', count: 3, not: ['rifleman-A-1', 'rifleman-B-1', 'scout-A-1', 'fog-of-war-1', 'fog-of-war-5'] },
    { zone: 'discard', count: 3, not: ['rifleman-A-2', 'rifleman-B-1', 'scout-A-2', 'fog-of-war-2', 'fog-of-war-6'] },
  ]);
  expect(isSound(state)).toBe(true);
  const side = sideOf(state.open, GERMAN);
  const share = absence(edition, side, unseenOf(state), id.group('rifleman-A'), ['hand']);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.2);
});

test('UN-R-20 a position in which more is known than is kept in mind is refused, not computed on', () => {
  const cards = Object.keys(edition.kindOf).filter((card) => /rifleman-[AB]|scout|fog/.test(card));
  const facts = (n: number): Written<Unseen>[] =>
    Array.from({ length: n }, (_, i) => ({ zone: i % 2 ? 'hand' : 'discard', count: 1, not: cards.slice(i, i + 6) }));
  expect(normandy.audit(crowded(facts(4)))).toEqual([]);
  for (const n of [5, 12, 20, 24]) {
    expect(normandy.audit(crowded(facts(n)))).toEqual(['german: what is known of the unseen cards cannot be']);
  }
});

test('UN-R-20 a position that tells of more cards than there are is refused, not computed on', () => {
  const zones = ['hand', 'hand', 'discard', 'discard'] as const;
  const state = crowded(zones.map((zone) => ({ zone, count: 9, not: ['scout-A'] })));
  const side = sideOf(state.open, GERMAN);
  Object.assign(side, { hand: 54, discard: 54 });
  expect(isSound(state)).toBe(false);
  Object.assign(side, { hand: 17, discard: 18 });
  expect(isSound(state)).toBe(false);
});

const NOT = ['rifleman-A', 'rifleman-A-1', 'rifleman-A-2', 'scout-A', 'scout-B-1', 'fog-of-war', 'fog-of-war-1'];
const fact = fc.record({
  zone: fc.constantFrom<Unseen['zone']>('hand', 'discard'),
  count: fc.integer({ min: 1, max: 2 }),
  not: fc.subarray(NOT, { minLength: 1 }),
});

test('UN-R-20 what can be, and how likely a kind is not there, is what all deals one by one say', () => {
  const found = { possible: 0, impossible: 0 };
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 4 }), (facts) => {
      const german = {
        hand: ['rifleman-A', 'fog-of-war', 'scout-A'],
        discard: ['rifleman-A', 'scout-B', 'rifleman-B'],
        deck: ['scout-B', 'fog-of-war'],
      };
      const { state } = scene({ german });
      const side = sideOf(state.open, GERMAN);
      side.unseen = facts.map((each) => ({ ...each, not: each.not.map(id.card) }));
      const places = (zone: Unseen['zone']): number =>
        facts.filter((each) => each.zone === zone).reduce((sum, { count }) => sum + count, 0);
      const fits = places('hand') <= 3 && places('discard') <= 3;
      const all = fits ? [...worlds(state, GERMAN)] : [];
      found[all.length > 0 ? 'possible' : 'impossible']++;
      expect(isSound(state)).toBe(all.length > 0);
      if (all.length === 0) return;
      for (const zones of [['hand'], ['hand', 'discard']] as const) {
        const without = all.filter((world) => {
          const room = roomOf(world, GERMAN);
          return zones.every((zone) => !hasKind(edition, room[zone], id.kind('rifleman-A')));
        });
        const share = absence(edition, side, unseenOf(state), id.group('rifleman-A'), zones);
        expect(share).toBeCloseTo(without.length / all.length, 9);
      }
    }),
    { numRuns: 150, seed: 1944 },
  );
  expect(Math.min(found.possible, found.impossible)).toBeGreaterThan(20);
});
