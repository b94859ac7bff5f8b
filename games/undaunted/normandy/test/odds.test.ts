import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { deckOf, roomOf, type State, sideOf, type UndauntedTable } from '../../rules/state.ts';
import { normandy } from '../edition.ts';
import { type Given, type Scene, type Side, scene } from './scene.ts';

/** Dice that count through every throw there is, the last die fastest. */
class Odometer implements UndauntedTable {
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
    if (event.event === 'suppressed') this.result = 'Suppressed';
  }
  below(): number {
    return 0;
  }
  shuffle(): void {}
  tell(): void {}
  learn(): void {}
}

/** Every way to choose `n` of the items, with what is left. */
function* choose<T>(items: readonly T[], n: number): Generator<readonly [taken: T[], left: T[]]> {
  if (n === 0) {
    yield [[], [...items]];
    return;
  }
  for (let i = 0; i + n <= items.length; i++) {
    for (const [taken, left] of choose(items.slice(i + 1), n - 1)) {
      yield [
        [items[i] as T, ...taken],
        [...items.slice(0, i), ...left],
      ];
    }
  }
}

/** All deals of a side's hand, unseen discards and deck that look the same to the other side. */
function* deals(state: State, seat: Side): Generator<State> {
  const { hand, discard } = roomOf(state, seat);
  const { seen } = sideOf(state.open, seat);
  const unseen = discard.filter((card) => !seen.includes(card));
  const pool = [...hand, ...unseen, ...deckOf(state, seat)];
  for (const [held, rest] of choose(pool, hand.length)) {
    for (const [pile, deck] of choose(rest, unseen.length)) {
      const other = normandy.clone(state);
      Object.assign(roomOf(other, seat), { hand: held, discard: [...seen, ...pile] });
      other.sealed.decks[seat] = deck;
      yield other;
    }
  }
}

/** The share of each result over all deals and all throws, played by the rules. */
function counted(state: State, seat: Side, line: string, hidden: Side | null): Record<string, number> {
  const action = normandy.notation.parse(line);
  if (!action.ok) throw new Error(line);
  const worlds = hidden === null ? [state] : [...deals(state, hidden)];
  const chances: Record<string, number> = {};
  for (const world of worlds) {
    const dice = new Odometer();
    do {
      const played = normandy.clone(world);
      normandy.apply(played, seat, action.value, dice);
      chances[dice.result] = (chances[dice.result] ?? 0) + 10 ** -dice.next / worlds.length;
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

const gunners: Given = {
  scenario: '4',
  us: { hand: ['machine-gunner-A', 'sniper', 'rifleman-A'], counters: { 'gunners-A': '7A' } },
  german: { hand: ['scout-A'], discard: ['scout-B'], deck: ['scout-A', 'platoon-sergeant'] },
};

test.each(['suppress machine-gunner-A scouts-A', 'attack machine-gunner-A scouts-A', 'attack sniper scouts-A'])(
  'UN-ATK-05 UN-ATK-09 the odds of %s are those of all throws',
  (line) => expectSame(scene(gunners), 'us', line, line.startsWith('suppress') ? null : 'german'),
);

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
  expect(game.odds('shell us/scouts-A')?.sums[0]?.lines.map(({ label, rule }) => [label, rule])).toContainEqual([
    'Range does not count',
    'UN-BLAST-01',
  ]);
});

test('UN-ATK-03 the sum is told line by line, and what is assumed about hidden cards', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] } });
  const odds = game.odds('attack rifleman-A riflemen-A');
  expect(odds?.sums[0]?.title).toBe('Defence 7');
  expect(odds?.sums[0]?.lines.map(({ value, rule }) => `${value} ${rule}`)).toEqual([
    '4 UN-ATK-03',
    '+1 UN-TOK-14',
    '+2 UN-ATK-04',
    ' UN-ATK-06',
  ]);
  expect(odds?.assuming).toHaveLength(1);
  expect(game.odds('move rifleman-A 2B')).toBeNull();
});
