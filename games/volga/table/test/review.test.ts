import { reviewOf } from '@kurgan/host';
import type { Gamble, LogLine } from '@kurgan/kit';
import { expect, test } from 'vitest';
import type { VolgaEvent } from '../../rules/events.ts';
import type { Open, View } from '../../rules/state.ts';
import { GoldenPlayer } from '../../test/golden/player.ts';
import { volga } from '../../tools.ts';
import { attacksOf } from '../review/attacks.ts';
import { defenderLuck, streetsLuck, supplyLuck } from '../review/rolls.ts';
import { type GameReview, luckTitle, luckWords, otherLuck, reviewGame } from '../review.ts';
import { localSession } from './local-session.ts';

interface Played {
  readonly gambles: readonly Gamble[];
  readonly log: readonly LogLine[];
  readonly open: Open;
  readonly review: GameReview;
}

/** A whole game of the plain player that plays the golden games. */
function played(scenario: string, seed: string): Played {
  const { host } = localSession(scenario, seed);
  const player = new GoldenPlayer();
  while (host.match.outcome === null) {
    const action = player.choose(host.match.view('german') as View, host.match.legal('german') as never);
    host.act('german', host.game.notation.format(action));
  }
  const { open } = host.match.view('german') as View;
  const [gambles, log] = [reviewOf(volga, host, 'german'), host.log('german')];
  return { gambles, log, open, review: reviewGame(gambles, log, open) };
}

const september = played('september', 'review');
const factory = played('factory', 'review');
const GAMES = [
  ['September', september],
  ['the Factory District', factory],
] as const;

const events = ({ log }: Played): VolgaEvent[] => log.map(({ event }) => event as VolgaEvent);
const count = (game: Played, name: VolgaEvent['event']): number =>
  events(game).filter(({ event }) => event === name).length;

test.each(GAMES)('every combat of %s is looked back on, and every Area taken is counted', (_, game) => {
  const { attacks, taken } = game.review;
  expect(attacks.length).toBeGreaterThan(10);
  expect(attacks).toHaveLength(count(game, 'fought'));
  expect(taken.came).toBe(count(game, 'captured'));
  for (const { chance, luck, isTaken, defender, turn } of attacks) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(luck).toBeCloseTo((isTaken ? 1 : 0) - chance, 12);
    expect(defender).not.toBeNull();
    expect(turn).toBeGreaterThan(0);
  }
});

test.each(GAMES)('everyone who fell in %s is named', (_, game) => {
  const { german, soviet } = game.review.fallen;
  expect(german.length).toBeGreaterThan(0);
  expect(german).toHaveLength(count(game, 'outOfAction'));
  expect(soviet).toHaveLength(count(game, 'captured'));
  for (const who of german) expect(who).toMatch(/Regiment|Battalion/);
  for (const who of soviet) expect(who).toMatch(/^[A-Z].+ \d+$/);
});

test.each(GAMES)('luck adds up in %s: what came is what was expected and the luck of each attack', (_, { review }) => {
  const luck = review.attacks.reduce((sum, attack) => sum + attack.luck, 0);
  expect(review.taken.expected + luck).toBeCloseTo(review.taken.came, 9);
  const [best] = review.luckiest;
  const [worst] = review.unluckiest;
  expect(best?.luck).toBe(Math.max(...review.attacks.map((attack) => attack.luck)));
  expect(worst?.luck).toBe(Math.min(...review.attacks.map((attack) => attack.luck)));
});

test('the chance before a reveal is told where there was one', () => {
  const { attacks } = september.review;
  const revealed = attacks.filter(({ before }) => before !== null);
  expect(revealed.length).toBeGreaterThan(5);
  expect(revealed.length).toBeLessThan(attacks.length);
});

test.each(GAMES)('the graph of %s ends where the game ended', (_, { review, open }) => {
  const { turns, ground, morale } = review.chronicle;
  expect(ground).toHaveLength(turns.length + 1);
  expect(turns.at(-1)).toBe(open.turn);
  expect(ground.at(-1)).toBe(Object.values(open.areas).filter(({ control }) => control === 'german').length);
  expect(morale.at(-1)).toBe(open.morale);
});

test('the start of the graph is the set-up', () => {
  expect([september.review.chronicle.ground[0], september.review.chronicle.morale[0]]).toEqual([9, 19]);
  expect([factory.review.chronicle.ground[0], factory.review.chronicle.morale[0]]).toEqual([35, 15]);
});

test('Supply is measured against four dice, with the floor of the first Turn', () => {
  const { count: rolls, expected } = supplyLuck(september.log, september.open);
  const first = 16.5926; // the mean of 4d6 read as 16 at least
  const breakthroughs = events(september).filter((e) => e.event === 'rolledSupply' && e.dice.length === 2).length;
  expect(expected).toBeCloseTo(first + 14 * (rolls - 1) - 7 * breakthroughs, 2);
});

test('a die of Bloody Streets costs a third of a Morale, and a half where Guards hold a strong place', () => {
  const guards = { event: 'revealed', rule: 'AV-REV-01', area: 22, counter: 'H8-guards' } as const;
  const roll = (area: 18 | 22) => ({ event: 'bloodyStreets', rule: 'AV-BS-01', area, die: 5, readAs: 5 }) as const;
  const line = (event: VolgaEvent): LogLine => ({ after: 1, text: '', rule: event.rule, event });
  expect(streetsLuck([line(roll(18))], september.open).expected).toBeCloseTo(1 / 3, 12);
  expect(streetsLuck([line(guards), line(roll(22))], september.open).expected).toBeCloseTo(1 / 2, 12);
});

test('the first defender of clear ground is expected to be the mean of the mix', () => {
  const event: VolgaEvent = { event: 'revealed', rule: 'AV-REV-01', area: 19, counter: 'C7-ambush' };
  const luck = defenderLuck([{ after: 1, text: '', rule: event.rule, event }], september.open);
  expect(luck).toEqual({ expected: 31 / 6, came: 7, count: 1 });
});

test('words follow the figures', () => {
  const { review } = september;
  expect(luckTitle({ ...review, atLeast: 0.05, atMost: 0.98 })).toBe('The dice loved you');
  expect(luckTitle({ ...review, atLeast: 0.98, atMost: 0.05 })).toBe('The dice fought for the city');
  expect(luckTitle({ ...review, atLeast: 0.6, atMost: 0.55 })).toBe('The dice were fair');
  const few = { ...review, taken: { expected: 8.24, came: 6, count: 15 }, atLeast: 0.9, atMost: 0.2 };
  expect(luckWords(few)).toBe(
    'Your 15 attacks could expect to take 8.2 Areas and took 6: −2.2. The same attacks take as few or fewer in 20\u00a0% of all games.',
  );
});

test('what was never rolled has no line, and more than expected is bad luck in the streets', () => {
  const none = { expected: 0, came: 0, count: 0 };
  const streets = { expected: 1, came: 3, count: 3 };
  expect(otherLuck({ ...september.review, supply: none, streets, defenders: none })).toEqual([
    { name: 'Bloody Streets', words: '3 Morale lost on 3 dice, 1.0 expected', luck: -2 },
  ]);
});

test('a game without a combat can be looked back on', () => {
  const { log, open } = september;
  const review = reviewGame([], log, open);
  expect(attacksOf([], log, open)).toEqual([]);
  expect(review.decisions.meanChance).toBeNull();
  expect(luckWords(review)).toContain('never fought');
});
