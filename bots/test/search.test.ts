import { type Insight, SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { Search } from '../search/search.ts';
import { searcher } from '../search/searcher.ts';
import { atStall, type Fair, fair } from './fair.ts';

const chance = (seed: string | number) => SeededChance.fromSeed(String(seed));
const searchAt = (
  stall: 'cups' | 'pennies',
  seat: 'red' | 'blue',
  seed: string | number,
  insight: Insight<Fair> = {},
) => new Search(fair, insight, viewOf(atStall(stall), seat), seat, {}, chance(seed));

test('it finds the way to a win that nobody can prevent', () => {
  const state = atStall('sticks');
  for (const sticks of [5, 6, 7, 9, 10, 11]) {
    state.open.sticks = sticks;
    const search = new Search(fair, {}, viewOf(state, 'red'), 'red', {}, chance(sticks));
    search.run(3000);
    expect(search.best()).toEqual({ do: 'take', sticks: sticks % 4 });
  }
});

test('what is sealed does not help: a sure bet is better than a guess that only looks sure once the pea is known', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const view = viewOf(atStall('cups', seed), 'red');
    const search = new Search(fair, {}, view, 'red', {}, chance(seed));
    search.run(2000);
    expect(search.best()).toEqual({ do: 'rest' });
    const [rest, reach] = search.findings();
    expect(rest?.value).toBeCloseTo(0.7, 1);
    expect(reach?.value).toBeLessThan(0.6);
  }
});

test('of secret choices made at once, nobody answers what the other has just chosen', () => {
  for (const seat of ['red', 'blue'] as const) {
    const search = searchAt('pennies', seat, 1);
    search.run(4000);
    const [best] = search.findings();
    // Were red's penny known to blue, red would do better to rest, and blue would win nearly always.
    expect(best?.action.do).toBe('show');
    expect(Math.abs((best?.value ?? 0) - 0.5)).toBeLessThan(0.25);
  }
});

test('the same chance and number of tries give the same findings, in one run or in slices', () => {
  const whole = searchAt('cups', 'red', 7);
  whole.run(300);
  const sliced = searchAt('cups', 'red', 7);
  for (let i = 0; i < 10; i++) sliced.run(30);
  expect(sliced.findings()).toEqual(whole.findings());
  const other = searchAt('cups', 'red', 8);
  other.run(300);
  expect(other.findings()).not.toEqual(whole.findings());
});

test('it can be stopped between two tries and has an answer at any moment', () => {
  const search = searchAt('cups', 'red', 1);
  expect(search.legal).toContainEqual(search.best());
  let asked = 0;
  search.run(1_000_000, () => ++asked > 25);
  expect(search.iterations).toBe(25);
  expect(search.findings().reduce((all, { visits }) => all + visits, 0)).toBe(25);
  expect(search.legal).toContain(search.best());
});

test('it is decided when what is left could not bring another action to the top', () => {
  const search = searchAt('cups', 'red', 1);
  search.run(500);
  const [first, second] = search.findings();
  const lead = (first?.visits ?? 0) - (second?.visits ?? 0);
  expect([search.isDecided(lead), search.isDecided(lead - 1)]).toEqual([false, true]);
});

test('more tries find the better action more often', () => {
  const right = (iterations: number) =>
    Array.from({ length: 60 }, (_, seed) => {
      const search = searchAt('cups', 'red', seed);
      search.run(iterations);
      return search.best().do;
    }).filter((verb) => verb === 'rest').length;
  const [few, many] = [right(8), right(400)];
  expect(many).toBeGreaterThan(few);
  expect(many).toBeGreaterThan(54);
});

test('weights say what is tried first, and an answer before the first try', () => {
  const weigh: Insight<Fair>['weigh'] = (_view, _seat, legal) => legal.map(({ do: verb }) => (verb === 'rest' ? 9 : 1));
  const search = searchAt('cups', 'red', 1, { weigh });
  expect(search.best()).toEqual({ do: 'rest' });
  search.run(1);
  expect(search.findings()[0]).toMatchObject({ action: { do: 'rest' }, visits: 1 });
});

test('a rollout that is cut off is worth what the game says, to each seat its part', () => {
  const insight: Insight<Fair> = { evaluate: () => 0.875 };
  const search = new Search(fair, insight, viewOf(atStall('pennies'), 'blue'), 'blue', { depth: 0 }, chance(1));
  search.run(1); // red has chosen, and blue; the game is over or it is evaluated for red
  expect([0, 1, 0.125]).toContain(search.findings()[0]?.value);
});

test('the chance that a bot is given decides, and a searcher moves it the same for every position', () => {
  const bot = searcher(fair, {}, { id: 's', title: '', iterations: 50 });
  const view = viewOf(atStall('cups'), 'red');
  const dice = chance(3);
  const action = bot.choose(view, 'red', fair.legal(view, 'red'), dice);
  expect(bot.choose(view, 'red', fair.legal(view, 'red'), chance(3))).toEqual(action);
  const other = chance(3);
  bot.choose(viewOf(atStall('pennies'), 'blue'), 'blue', [], other);
  expect(other.save()).toEqual(dice.save());
});
