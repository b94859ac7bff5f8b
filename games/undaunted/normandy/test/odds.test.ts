import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { id } from '../../rules/ids.ts';
import type { UndauntedContext } from '../../rules/state.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';
import { type Given, type Scene, type Side, type SideGiven, scene, US } from './scene.ts';
import { worlds } from './worlds.ts';

/** Dice that count through every possible throw, last die fastest. */
class Odometer implements UndauntedContext {
  readonly faces: number[] = [];
  next = 0;
  result = 'Miss';
  d(sides: number): number {
    const face = this.faces[this.next] ?? 1;
    this.faces[this.next++] = Math.min(face, sides);
    return face;
  }
  /** The next throw; false when all have been seen. */
  turn(): boolean {
    this.faces.length = this.next;
    this.next = 0;
    this.result = 'Miss';
    while (this.faces.at(-1) === 10) this.faces.pop();
    const last = this.faces.pop();
    if (last === undefined) return false;
    this.faces.push(last + 1);
    return true;
  }
  log(event: Event): void {
    const zones = { play: '', hand: 'the hand', discard: 'the discard pile', deck: 'the deck' };
    if (event.event === 'casualty') this.result = `A card from ${zones[event.zone]}`;
    if (event.event === 'counterLost') this.result = 'The counter is lost';
    if (event.event === 'suppressed') this.result = event.already ? 'No effect' : 'Suppressed';
  }
  below(): number {
    return 0;
  }
  shuffle(): void {}
  tell(): void {}
  learn(): void {}
}

/** Share of each result over all deals and all throws, played by the rules. */
function counted(state: State, seat: Side, line: string, hidden: Side | null): Record<string, number> {
  const action = normandy.notation.parse(line);
  if (!action.ok) throw new Error(line);
  const all = hidden === null ? [state] : [...worlds(state, hidden)];
  const chances: Record<string, number> = {};
  for (const world of all) {
    const dice = new Odometer();
    do {
      const played = normandy.clone(world);
      normandy.apply(played, id.seat(seat), action.value, dice);
      chances[dice.result] = (chances[dice.result] ?? 0) + 10 ** -dice.next / all.length;
    } while (dice.turn());
  }
  return chances;
}

function expectSame(game: Scene, seat: Side, line: string, hidden: Side | null): void {
  const odds = game.odds(line);
  if (odds === null) throw new Error(`there are no odds of ${line}`);
  const told = Object.fromEntries(odds.outcomes.map(({ name, chance }) => [name, chance]));
  const real = counted(game.state, seat, line, hidden);
  expect(Object.values(told).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  for (const name of new Set([...Object.keys(told), ...Object.keys(real)])) {
    expect(told[name] ?? 0, `${line}: ${name}`).toBeCloseTo(real[name] ?? 0, 9);
  }
}

const tiles = fc.constantFrom('2B', '17B', '13B', '3B', '8A', '5B', '6A', '4B');
const few = fc.nat({ max: 2 });

test('UN-ATK-09 UN-CAS-02 the odds of an attack are those of all dice and all deals of the hidden cards', () => {
  fc.assert(
    fc.property(
      tiles,
      tiles,
      few,
      few,
      few,
      few,
      fc.nat({ max: 2 }),
      (from, at, inHand, inPile, inDeck, seen, others) => {
        const discard = [`rifleman-A x${inPile}`, 'scout-B', `fog-of-war x${others}`];
        const german = {
          hand: [`rifleman-A x${inHand}`, 'scout-A'],
          discard,
          deck: [`rifleman-A x${Math.min(inDeck, 5 - inHand - inPile)}`, 'rifleman-B', 'platoon-sergeant'],
          seen: [`rifleman-A x${Math.min(seen, inPile)}`, 'scout-B'],
          counters: { 'riflemen-A': at },
        };
        const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': from } };
        expectSame(scene({ us, german }), 'us', 'attack rifleman-A riflemen-A', 'german');
      },
    ),
    { numRuns: 30, seed: 1944 },
  );
});

test.each<[string, SideGiven]>([
  ['a kind is not in hand', { held: [{ count: 2, not: ['rifleman-A'] }] }],
  [
    'a kind is in neither zone',
    { held: [{ count: 2, not: ['rifleman-A'] }], piled: [{ count: 2, not: ['rifleman-A'] }] },
  ],
  ['one card held is none of those shuffled', { held: [{ not: ['rifleman-A-2', 'scout-B-1', 'fog-of-war-1'] }] }],
  ['one card of each zone is known in part', { held: [{ not: ['scout-A'] }], piled: [{ not: ['rifleman-A'] }] }],
  ['what is known of others leaves fewer places', { held: [{ count: 2, not: ['scout-A', 'fog-of-war'] }] }],
  ['the kind has been returned to the hand', { shown: ['rifleman-A'] }],
  ['the kind has been seen in the discard pile', { seen: ['rifleman-A'], held: [{ not: ['rifleman-A'] }] }],
])('UN-CAS-03 UN-R-20 the odds of an attack know when %s', (_what, known) => {
  const german = {
    hand: ['rifleman-A', 'scout-A', 'fog-of-war'],
    discard: ['rifleman-A', 'scout-B', 'fog-of-war'],
    deck: ['rifleman-A', 'rifleman-B'],
    ...known,
  };
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '5B' } };
  expectSame(scene({ us, german }), 'us', 'attack rifleman-A riflemen-A', 'german');
});

const gunners: Given = {
  scenario: '4',
  us: { hand: ['machine-gunner-A', 'sniper', 'rifleman-A'], counters: { 'gunners-A': '7A' } },
  german: { hand: ['scout-A'], discard: ['scout-B'], deck: ['scout-A', 'platoon-sergeant'] },
};

test.each(['suppress machine-gunner-A scouts-A', 'attack machine-gunner-A scouts-A', 'attack sniper scouts-A'])(
  'UN-ATK-05 UN-ATK-09 the odds of %s are those of all throws',
  (line) => expectSame(scene(gunners), 'us', line, line.startsWith('suppress') ? null : 'german'),
);

test('UN-SUPR-02 the odds of a Suppress on a suppressed counter promise nothing', () => {
  const at = scene(gunners).at('german', 'scouts-A');
  const suppressed = { ...gunners, german: { ...gunners.german, counters: { 'scouts-A': `${at} suppressed` } } };
  const line = 'suppress machine-gunner-A scouts-A';
  expectSame(scene(suppressed), 'us', line, null);
  expect(
    scene(suppressed)
      .odds(line)
      ?.outcomes.map(({ name }) => name),
  ).toEqual(['No effect', 'Miss']);
});

test('UN-R-10 UN-BLAST-06 of its own units a side knows where the loss will come from', () => {
  for (const zone of ['hand', 'discard', 'deck', 'play'] as const) {
    const german = {
      hand: [],
      discard: [],
      deck: ['platoon-sergeant'],
      play: [],
      [zone]: ['rifleman-C', 'rifleman-A'],
    };
    const hand = [...german.hand, 'mortar'];
    const game = scene({ scenario: '8', turn: 'german', german: { ...german, hand, target: '12A' } }).play(
      'blast mortar',
    );
    expectSame(game, 'german', 'shell german/riflemen-C', null);
  }
});

test('UN-BLAST-04 the odds of a Blast on the enemy leave out the range', () => {
  const us = {
    counters: { 'scouts-A': '7B' },
    hand: ['scout-A', 'rifleman-A'],
    deck: ['rifleman-B', 'scout-A', 'fog-of-war'],
  };
  const game = scene({ scenario: '8', turn: 'german', us, german: { hand: ['mortar', 'rifleman-A'], target: '7B' } });
  game.play('blast mortar');
  expectSame(game, 'german', 'shell us/scouts-A', 'us');
  const odds = game.odds('shell us/scouts-A');
  expect(odds?.sums[0]?.lines.map(({ label, rule }) => [label, rule])).toContainEqual([
    'Range does not count',
    'UN-BLAST-01',
  ]);
  game.state.flow.unshift({ step: 'nextTurn', after: US }); // an edition can have its own frames below the turn
  expect(game.odds('shell us/scouts-A')).toEqual(odds);
});

test('UN-CAS-05 with all cards lost or in the supply, the counter is lost for certain', () => {
  const supply = ['rifleman-A x4', 'rifleman-B x5', 'scout-A x2', 'scout-B x2', 'fog-of-war x8'];
  const german = { hand: ['scout-A', 'fog-of-war'], discard: ['fog-of-war'], deck: ['scout-B'], supply };
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '5B' } };
  const game = scene({ us, german });
  expect(game.removed('german').filter((kind) => kind === 'rifleman-A')).toHaveLength(1);
  expect(game.odds('attack rifleman-A riflemen-A')?.outcomes.map(({ name }) => name)).toEqual([
    'The counter is lost',
    'Miss',
  ]);
  expect(game.odds('attack rifleman-A riflemen-A')?.assuming).toEqual([]);
});

test('UN-SUPR-01 nothing is assumed about hidden cards where none can be lost', () => {
  expect(scene(gunners).odds('suppress machine-gunner-A scouts-A')?.assuming).toEqual([]);
  expect(scene(gunners).odds('attack machine-gunner-A scouts-A')?.assuming).toHaveLength(1);
});

test('UN-ATK-02 there are no odds of an attack on a counter that is not there', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] }, german: { counters: { 'scouts-A': null } } });
  const mortar = scene({ scenario: '8', turn: 'german', german: { hand: ['mortar'] } });
  expect(mortar.odds('shell us/riflemen-A')).toBeNull();
  expect(game.odds('attack rifleman-A scouts-A')).toBeNull();
});

test('UN-ATK-03 the sum is told line by line, and what is assumed about hidden cards', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] } });
  const odds = game.odds('attack rifleman-A riflemen-A');
  expect(odds?.sums[0]?.title).toBe('Defense 7');
  expect(odds?.sums[0]?.lines.map(({ value, rule }) => `${value} ${rule}`)).toEqual([
    '4 UN-ATK-03',
    '+1 UN-TOK-14',
    '+2 UN-ATK-04',
    ' UN-ATK-06',
  ]);
  expect(odds?.sums[0]?.lines.at(-1)?.label).toBe('1 die, 7 or more, or 0');
  expect(scene(gunners).odds('attack machine-gunner-A scouts-A')?.sums[0]?.lines.at(-1)?.label).toMatch(/^2 dice, /);
  expect(odds?.assuming).toHaveLength(1);
  expect(game.odds('move rifleman-A 2B')).toBeNull();
});
