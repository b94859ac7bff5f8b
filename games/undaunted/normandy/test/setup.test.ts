import { Match, parseSetup } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { type CardId, id, keysOf } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { setup } from '../../rules/setup.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { SPAWN_MARKERS } from '../data/units.ts';
import { edition } from '../edition.ts';
import { mission } from '../mission.ts';
import { normandy } from '../tools.ts';
import { GERMAN, SIDES, scene, US } from './scene.ts';

/** The position before the first cards are drawn. */
function laid(scenario: string) {
  const match = new Match(normandy, { scenario, options: {} }, 'set-up');
  const state = setup(
    edition,
    { scenario, options: {} },
    {
      d: () => 1,
      below: () => 0,
      shuffle: (items) => items.reverse(),
      log: () => {},
      learn: () => {},
    },
  );
  return { match, state, facts: entry(edition.boards, scenario).scenario };
}
const kindsOf = (cards: readonly CardId[]) => cards.map((card) => entry(edition.kindOf, card)).sort();
const spread = (list: Readonly<Record<string, number>>) =>
  Object.entries(list)
    .flatMap(([kind, n]) => Array<string>(n).fill(kind))
    .sort();

test('UN-SETUP-01 each of the twelve scenarios can be chosen from the start', () => {
  expect(normandy.scenarios.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  for (const { id } of normandy.scenarios) expect(parseSetup(normandy.scenarios, id, {}).ok).toBe(true);
});

test.each(edition.scenarios.map(({ id }) => id))(
  'UN-SETUP-02 UN-SETUP-03 UN-SETUP-06 UN-SETUP-07 UN-SETUP-11 scenario %s is laid out as it says',
  (scenario) => {
    const { state, facts } = laid(scenario);
    const { open } = state;
    expect(Object.keys(open.tiles).sort()).toEqual(facts.tiles.map(([tile]) => tile).sort());
    expect(open.points).toEqual(Object.fromEntries(facts.objectives));
    expect(open.marker).toBe(facts.initiative);
    for (const seat of SIDES) {
      const side = entry(open.sides, seat);
      const given = entry(facts.sides, seat);
      const marked = (mark: string) => keysOf(open.tiles).filter((tile) => open.tiles[tile]?.[seat] === mark);
      expect(marked('scouted').sort()).toEqual([...given.scouted].sort());
      expect(marked('controlled').sort()).toEqual([...given.controlled].sort());
      const standing = Object.entries(side.counters).flatMap(([unit, at]) => (at === null ? [] : [[unit, at]]));
      expect(Object.fromEntries(standing)).toEqual(
        Object.fromEntries(given.counters.map(([unit, at]) => [unit, { at, suppressed: false }])),
      );
      const fighting = keysOf({ ...given.deck, ...given.supply }).filter(
        (kind) => entry(edition.kinds, kind).unit !== null,
      );
      expect(side.lost).toEqual(Object.fromEntries(fighting.map((kind) => [kind, 0])));
      expect(side).toMatchObject({ hand: 0, discard: 0, removed: 0, play: [], target: null });
      expect(state.private[seat]).toEqual({ hand: [], discard: [], removed: [], bid: null });
    }
  },
);

test('UN-SETUP-07 the US begins with the initiative in scenario 1, the Germans in scenario 3', () => {
  expect([laid('1').state.open.marker, laid('3').state.open.marker]).toEqual(['us', 'german']);
});

test.each(edition.scenarios.map(({ id }) => id))(
  'UN-SETUP-08 UN-SETUP-09 UN-SETUP-10 UN-SCEN-09 in scenario %s the D cards are the deck, the S cards the supply, and no other is in the game',
  (scenario) => {
    const { state, facts } = laid(scenario);
    for (const seat of SIDES) {
      const { deck, supply } = entry(facts.sides, seat);
      expect(kindsOf(entry(state.sealed.decks, seat))).toEqual(spread(deck));
      expect(kindsOf(entry(state.open.sides, seat).supply)).toEqual(spread(supply));
    }
    expect(normandy.audit(state)).toEqual([]);
  },
);

test('UN-SETUP-08 the deck is shuffled: another seed, another order', () => {
  const orders = ['a', 'b', 'c'].map((seed) => {
    const { state } = new Match(normandy, { scenario: '1', options: {} }, seed);
    return [...entry(state.private, US).hand, ...entry(state.sealed.decks, US)].join();
  });
  expect(new Set(orders).size).toBe(3);
});

test('UN-SETUP-05 one player for each side', () => {
  expect(normandy.seats).toEqual(['us', 'german']);
});

test('UN-EX-04 UN-SETUP-08 UN-SETUP-09 UN-SETUP-10 deck and supply of the US in scenario 1', () => {
  const { state } = laid('1');
  const deck = kindsOf(entry(state.sealed.decks, US));
  expect(deck).toEqual(
    [
      'platoon-sergeant',
      'squad-leader-A',
      'squad-leader-B',
      'rifleman-A',
      'rifleman-B',
      'scout-A',
      'scout-B',
      'fog-of-war',
      'fog-of-war',
    ].sort(),
  );
  const supply = kindsOf(entry(state.open.sides, US).supply);
  expect(supply).toEqual(spread({ 'rifleman-A': 4, 'rifleman-B': 4, 'scout-A': 2, 'scout-B': 2, 'fog-of-war': 8 }));
  expect(supply).toHaveLength(20);
});

test('UN-SCEN-09 the German deck of scenario 8', () => {
  const deck = kindsOf(entry(laid('8').state.sealed.decks, GERMAN));
  expect(deck).toEqual(
    spread({
      'platoon-sergeant': 1,
      'squad-leader-A': 1,
      'squad-leader-B': 1,
      'rifleman-A': 1,
      'rifleman-B': 1,
      'rifleman-C': 1,
      'machine-gunner-A': 2,
      mortar: 2,
      'fog-of-war': 2,
    }),
  );
});

test('UN-SETUP-10 a card that is not in the scenario cannot get into a position', () => {
  const game = scene();
  game.state.private[US] = { hand: [id.card('sniper-1')], discard: [], removed: [], bid: null };
  expect(normandy.audit(game.state).join()).toContain('sniper-1 is not in this scenario');
});

test('UN-SPAWN-06 in every scenario each unit with cards has exactly one spawn marker', () => {
  for (const { id: scenario, sides } of SCENARIOS) {
    for (const seat of ['us', 'german'] as const) {
      const { spawns, deck, supply } = sides[seat];
      const cards = new Set([...Object.keys(deck), ...Object.keys(supply)]);
      for (const unit of edition.unitIds.filter((each) => cards.has(entry(edition.units, each).kind))) {
        const admitting = spawns.filter(([marker]) => SPAWN_MARKERS[marker]?.includes(unit));
        expect(admitting, `${scenario}: ${seat} ${unit}`).toHaveLength(1);
        expect(mission({ scenario }).entries[id.seat(seat)]?.[unit]).toEqual([admitting[0]?.[1]]);
      }
    }
  }
});
