import { SeededChance, viewOf } from '@kurgan/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unplaced } from '../../rules/hidden.ts';
import { type CardId, id, type KindId, type Seat } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { roomOf, sideOf, type Unseen } from '../../rules/state.ts';
import { imagine } from '../../tools/imagine.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { gameOf } from '../game.ts';
import { normandy } from '../tools.ts';
import { playAtRandom } from './random-game.ts';
import { GERMAN, SIDES, type SideGiven, scene, US } from './scene.ts';
import { worlds } from './worlds.ts';

const kindOf = (card: CardId): KindId => entry(edition.kindOf, card);

test.each<[string, SideGiven]>([
  ['nothing', {}],
  ['a part of each zone', { held: [{ count: 2, not: ['scout-B'] }], piled: [{ not: ['fog-of-war'] }] }],
])('UN-R-20 whatever is imagined when %s is known is a sound position that looks the same', (_what, known) => {
  const german = { hand: ['rifleman-A', 'scout-A', 'fog-of-war'], discard: ['scout-B x2', 'rifleman-B'], ...known };
  const game = scene({ german });
  const chance = SeededChance.fromSeed('sound');
  for (let i = 0; i < 30; i++) {
    const state = imagine(edition, game.view('us'), US, chance);
    expect(normandy.audit(state)).toEqual([]);
    expect(viewOf(state, US)).toEqual(game.view('us'));
  }
});

interface Place extends Omit<Unseen, 'zone'> {
  readonly zone: Unseen['zone'] | 'deck';
}

/** True if the copies that everybody must consider can lie where cards of their kinds really are. */
function isReal(state: State, seat: Seat): boolean {
  const side = sideOf(state.open, seat);
  const { hand, discard } = roomOf(state, seat);
  const inHand = hand.filter((card) => !side.shown.includes(card)).map(kindOf);
  const inPile = discard.filter((card) => !side.seen.includes(card)).map(kindOf);
  const { unseen } = unplaced(edition, state.open, seat);
  if (unseen.length !== inHand.length + inPile.length + side.deck) return false;
  const free = (zone: Place['zone'], all: number): Place => {
    const facts = side.unseen.filter((fact) => fact.zone === zone);
    return { zone, count: facts.reduce((left, { count }) => left - count, all), not: [] };
  };
  const places: Place[] = [
    ...side.unseen.map((fact) => ({ ...fact })),
    free('hand', inHand.length),
    free('discard', inPile.length),
    free('deck', side.deck),
  ];
  const really = (zone: Place['zone'], kind: string): number => {
    const count = (cards: readonly string[]) => cards.filter((each) => each === kind).length;
    const [held, thrown] = [count(inHand), count(inPile)];
    return zone === 'hand' ? held : zone === 'discard' ? thrown : count(unseen.map(kindOf)) - held - thrown;
  };
  const wanted = new Map<string, number>();
  for (const kind of new Set(unseen.map(kindOf))) {
    for (const zone of ['hand', 'discard', 'deck'] as const) wanted.set(`${zone} ${kind}`, really(zone, kind));
  }
  const isSeated = (at: number): boolean => {
    const card = unseen[at];
    if (card === undefined) return true;
    const kind = kindOf(card);
    for (const place of places) {
      const key = `${place.zone} ${kind}`;
      const more = wanted.get(key) ?? 0;
      if (more === 0 || place.count === 0 || place.not.includes(id.group(kind)) || place.not.includes(card)) continue;
      place.count--;
      wanted.set(key, more - 1);
      if (isSeated(at + 1)) return true;
      place.count++;
      wanted.set(key, more);
    }
    return false;
  };
  return isSeated(0);
}

test('UN-R-20 in random games the real cards are always among those that everybody must reckon with', () => {
  /** Every shot hits, and nobody wins: many casualties. */
  const game = gameOf({ ...edition, judge: () => null, dieSides: 1 });
  let facts = 0;
  let shown = 0;
  fc.assert(
    fc.property(fc.constantFrom(...edition.scenarios.map(({ id }) => id)), fc.nat().map(String), (id, seed) => {
      const look = (state: State): void => {
        for (const seat of SIDES) {
          const side = sideOf(state.open, seat);
          facts += side.unseen.length;
          shown += side.shown.length;
          if (!isReal(state, seat)) throw new Error(`what is known of ${seat} is not so: ${JSON.stringify(side)}`);
        }
      };
      playAtRandom(id, seed, 150, look);
      playAtRandom(id, seed, 400, look, game);
    }),
    { numRuns: 20, seed: 1944 },
  );
  expect(Math.min(facts, shown)).toBeGreaterThan(10);
});

/** Far more than chance allows for the sum of squares with this many cases. */
const tooMuch = (cases: number): number => cases + 5 * Math.sqrt(2 * cases);
/** Deals per possible world: with half as many, taking anything a place may hold went unnoticed. */
const EACH = 20;

test.each<[string, SideGiven]>([
  ['nothing', {}],
  ['what the hand is not', { held: [{ count: 3, not: ['rifleman-A'] }] }],
  ['what two parts of the hand are not', { held: [{ not: ['rifleman-A'] }, { not: ['scout-B-1', 'fog-of-war-1'] }] }],
  [
    'different things of hand and pile',
    { held: [{ count: 3, not: ['rifleman-A'] }], piled: [{ count: 2, not: ['fog-of-war'] }] },
  ],
  [
    'almost everything',
    {
      held: [{ count: 2, not: ['rifleman-A', 'scout-A', 'scout-B'] }],
      piled: [{ not: ['fog-of-war', 'rifleman-B'] }],
    },
  ],
  ['a card in each zone', { shown: ['rifleman-A'], seen: ['scout-B'], held: [{ not: ['scout-A'] }] }],
])('UN-R-20 every deal that fits is equally likely to be imagined when %s is known', (_what, known) => {
  const german = {
    hand: ['rifleman-A', 'fog-of-war', 'rifleman-B'],
    discard: ['rifleman-A', 'scout-B'],
    deck: ['scout-A', 'rifleman-B', 'scout-B'],
    ...known,
  };
  const game = scene({ german });
  const text = (state: State): string => {
    const { hand, discard } = roomOf(state, GERMAN);
    return [hand, discard].map((cards) => [...cards].sort().join()).join(' / ');
  };
  const expected = new Map<string, number>();
  let all = 0;
  for (const world of worlds(game.state, 'german')) {
    expected.set(text(world), (expected.get(text(world)) ?? 0) + 1);
    all++;
  }
  const tries = EACH * all;
  const found = new Map<string, number>();
  const chance = SeededChance.fromSeed('deals');
  for (let i = 0; i < tries; i++) {
    const deal = text(imagine(edition, game.view('us'), US, chance));
    found.set(deal, (found.get(deal) ?? 0) + 1);
  }
  let squares = 0;
  for (const [deal, times] of expected) {
    squares += ((found.get(deal) ?? 0) - EACH * times) ** 2 / (EACH * times);
  }
  expect([...found.keys()].filter((deal) => !expected.has(deal))).toEqual([]);
  expect(squares).toBeLessThan(tooMuch(expected.size));
});
