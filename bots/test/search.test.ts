import { type Chance, type Insight, type SearchOptions, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { Search } from '../search/search.ts';
import { searcher } from '../search/searcher.ts';
import { atStall, type Fair, fair } from './fair.ts';
import { at, type Scripted, scripted, type Turn, turns } from './scripted.ts';

const chance = (seed: string | number) => SeededChance.fromSeed(String(seed));
const searchAt = (
  stall: 'cups' | 'pennies' | 'echo',
  seat: 'red' | 'blue',
  seed: string | number,
  insight: Insight<Fair> = {},
) => new Search(fair, insight, viewOf(atStall(stall), seat), seat, {}, chance(seed));

test('it finds a forced win', () => {
  const state = atStall('sticks');
  for (const sticks of [5, 6, 7, 9, 10, 11]) {
    state.open.sticks = sticks;
    const search = new Search(fair, {}, viewOf(state, 'red'), 'red', {}, chance(sticks));
    search.run(3000);
    expect(search.best()).toEqual({ do: 'take', sticks: sticks % 4 });
  }
});

test('an obvious choice is made without a try: the heaviest action', () => {
  const insight: Insight<Fair> = {
    obvious: () => true,
    weigh: (_view, _seat, legal) => legal.map(({ do: verb }) => (verb === 'reach' ? 2 : 1)),
  };
  const search = searchAt('cups', 'red', 1, insight);
  expect(search.isDecided(1000)).toBe(true);
  expect(search.best()).toEqual({ do: 'reach' });
  expect(searchAt('cups', 'red', 1).isDecided(1000)).toBe(false);
});

test('it plays what the game wants it to see of the match', () => {
  const focus: Insight<Fair>['focus'] = (view) => ({ ...view, open: { ...view.open, sticks: 7 } });
  const search = new Search(fair, { focus }, viewOf(atStall('sticks'), 'red'), 'red', {}, chance(1));
  search.run(2000);
  expect(search.best()).toEqual({ do: 'take', sticks: 3 });
  const whole = new Search(fair, {}, viewOf(atStall('sticks'), 'red'), 'red', {}, chance(1));
  whole.run(2000);
  expect(whole.best()).toEqual({ do: 'take', sticks: 2 });
});

test("sealed facts don't help: a good bet beats a guess that only looks sure once the pea is known", () => {
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

test("in a simultaneous choice, nobody reacts to the other's secret", () => {
  for (const seat of ['red', 'blue'] as const) {
    const search = searchAt('pennies', seat, 1);
    search.run(4000);
    const [best] = search.findings();
    // If blue knew red's penny, red would do better to rest, and blue would nearly always win.
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

test('it can stop after any try, and always has an answer', () => {
  const search = searchAt('cups', 'red', 1);
  expect(search.legal).toContainEqual(search.best());
  let asked = 0;
  search.run(1_000_000, () => ++asked > 25);
  expect(search.iterations).toBe(25);
  expect(search.findings().reduce((all, { visits }) => all + visits, 0)).toBe(25);
  expect(search.legal).toContain(search.best());
});

test("it is decided when the remaining tries can't bring another action to the top", () => {
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

test('weights decide what is tried first, and the answer before the first try', () => {
  const weigh: Insight<Fair>['weigh'] = (_view, _seat, legal) => legal.map(({ do: verb }) => (verb === 'rest' ? 9 : 1));
  const search = searchAt('cups', 'red', 1, { weigh });
  expect(search.best()).toEqual({ do: 'rest' });
  search.run(1);
  expect(search.findings()[0]).toMatchObject({ action: { do: 'rest' }, visits: 1 });
});

test('simultaneous choices are known to later ones', () => {
  for (const [seat, low, high] of [
    ['blue', 0.9, 1],
    ['red', 0, 0.1],
  ] as const) {
    const search = searchAt('echo', seat, 1);
    search.run(2000);
    const value = search.findings()[0]?.value ?? -1;
    expect([value >= low, value <= high], `${seat} ${value}`).toEqual([true, true]);
  }
});

const duel = scripted(['a', 'b']);
const inDuel = (script: readonly Turn[], insight: Insight<Scripted> = {}, options: SearchOptions = {}) =>
  new Search(duel, insight, viewOf(at(script), 'a'), 'a', options, chance(1));

test('among actions tried equally often the better one comes first; before any try, the heavier one', () => {
  for (const verbs of [
    ['win', 'lose'],
    ['lose', 'win'],
  ] as const) {
    const search = inDuel(turns('a', ...verbs), {}, { curiosity: 1000 });
    search.run(2);
    expect(search.findings()).toEqual([
      { action: { do: 'win' }, visits: 1, value: 1 },
      { action: { do: 'lose' }, visits: 1, value: 0 },
    ]);
    const weigh: Insight<Scripted>['weigh'] = (_view, _seat, legal) => legal.map((each) => (each.do === 'win' ? 3 : 2));
    expect(inDuel(turns('a', ...verbs), { weigh }).best()).toEqual({ do: 'win' });
  }
});

test('the most-tried action is the answer, even if a rarely tried one did better', () => {
  const weigh: Insight<Scripted>['weigh'] = () => [100, 1];
  const search = inDuel(turns('a', 'draw', 'win'), { weigh });
  while (search.findings().some(({ visits }) => visits === 0)) search.run(1);
  const [first, second] = search.findings();
  expect(first).toMatchObject({ action: { do: 'draw' }, value: 0.5 });
  expect(second).toMatchObject({ action: { do: 'win' }, visits: 1, value: 1 });
});

test("an untried action is judged by the others' results", () => {
  const lost = inDuel([...turns('a', 'lose', 'go'), ...turns('b', 'win')], {}, { curiosity: 0 });
  lost.run(10);
  expect(lost.findings().map(({ visits }) => visits)).toEqual([10, 0]);
  const weigh: Insight<Scripted>['weigh'] = () => [3, 1];
  const won = inDuel([...turns('a', 'win', 'go'), ...turns('b', 'lose')], { weigh });
  won.run(8);
  expect(won.findings().every(({ visits }) => visits > 0)).toBe(true);
});

test('a draw is worth a half', () => {
  const search = inDuel(turns('a', 'draw', 'lose'));
  search.run(50);
  expect(search.findings()[0]).toMatchObject({ action: { do: 'draw' }, value: 0.5 });
});

test('each seat plays for itself: a avoids an action that lets b win', () => {
  const search = inDuel([...turns('a', 'go', 'draw'), ...turns('b', 'draw', 'win')]);
  search.run(400);
  expect(search.best()).toEqual({ do: 'draw' });
  expect(search.findings()[1]?.value).toBeLessThan(0.2);
});

test('a forced action is not in the tree, except at the root', () => {
  const asked: number[] = [];
  const weigh: Insight<Scripted>['weigh'] = ({ open }, _seat, legal) => {
    asked.push(open.made);
    return legal.map(() => 1);
  };
  const search = inDuel([...turns('ab', 'go'), ...turns('a', 'win', 'lose'), ...turns('b', 'win')], { weigh });
  expect(search.isDecided(1000)).toBe(true);
  search.run(5);
  expect(asked).toEqual([0, 2]);
  expect(search.findings()).toMatchObject([{ action: { do: 'go' }, visits: 5 }]);
});

test('a cut-off rollout finishes the turn that began in the tree', () => {
  const cut = new Set<number>();
  const evaluate: Insight<Scripted>['evaluate'] = ({ open }) => {
    cut.add(open.made);
    return 0.75;
  };
  const search = inDuel([...turns('aaa', 'go', 'stay'), ...turns('bb', 'go', 'stay')], { evaluate }, { depth: 0 });
  search.run(8);
  expect([...cut]).toEqual([3]);
  expect(search.findings()[0]?.value).toBe(0.75);
});

test('curiosity defaults to 1', () => {
  const visits = (options: SearchOptions) => {
    const search = new Search(fair, {}, viewOf(atStall('cups'), 'red'), 'red', options, chance(5));
    search.run(300);
    return search.findings();
  };
  expect(visits({})).toEqual(visits({ curiosity: 1 }));
  expect(visits({ curiosity: 2 })).not.toEqual(visits({}));
});

test('a chance of nothing but zeros still gives dice', () => {
  const zeros: Chance = { below: () => 0, d: () => 1, shuffle: () => {} };
  const search = new Search(fair, {}, viewOf(atStall('cups'), 'red'), 'red', {}, zeros);
  search.run(300);
  expect(search.findings().find(({ action }) => action.do === 'rest')?.value).toBeCloseTo(0.7, 1);
});

test('a seat without legal actions is reported', () => {
  const search = new Search(duel, {}, viewOf(at(turns('b', 'go')), 'a'), 'a', {}, chance(1));
  expect(() => search.best()).toThrow('scripted: a has nothing to choose from');
});

/** Number of worlds a searcher imagines before it answers. */
function triesOf(script: readonly Turn[], iterations: number): number {
  let tries = 0;
  const counted = {
    ...duel,
    imagine: (...args: Parameters<typeof duel.imagine>) => {
      tries++;
      return duel.imagine(...args);
    },
  };
  const bot = searcher(counted, { insight: {} }, { id: 's', title: '', iterations });
  bot.choose(viewOf(at(script), 'a'), 'a', [], chance(1));
  return tries;
}

test("a searcher makes its level's tries in slices, and stops when more can't change its answer", () => {
  expect(triesOf(turns('ab', 'go', 'stay'), 50)).toBe(50);
  expect(triesOf(turns('a', 'win', 'lose'), 1)).toBe(1);
  expect(triesOf(turns('a', 'win'), 50)).toBe(0);
  const early = triesOf(turns('a', 'win', 'lose'), 1000);
  expect(early).toBeLessThan(600);
  expect(early % 32).toBe(0);
});

test('a searcher explains itself if the game can', () => {
  const level = { id: 's', title: '', iterations: 1 };
  expect(searcher(duel, { insight: {} }, level)).not.toHaveProperty('because');
  const bot = searcher(duel, { insight: { because: () => 'It wins.' } }, level);
  expect(bot.because?.(viewOf(at([]), 'a'), 'a', { do: 'win' })).toBe('It wins.');
});

test("the bot's chance decides, and a searcher advances it the same for every position", () => {
  const bot = searcher(fair, { insight: {} }, { id: 's', title: '', iterations: 50 });
  const view = viewOf(atStall('cups'), 'red');
  const dice = chance(3);
  const action = bot.choose(view, 'red', fair.legal(view, 'red'), dice);
  expect(bot.choose(view, 'red', fair.legal(view, 'red'), chance(3))).toEqual(action);
  const other = chance(3);
  bot.choose(viewOf(atStall('pennies'), 'blue'), 'blue', [], other);
  expect(other.save()).toEqual(dice.save());
});

test("the seat's next decision begins with what the last search found out about it", () => {
  const reach: Insight<Fair> = {
    weigh: (_view, _seat, legal) => legal.map(({ do: verb }) => (verb === 'reach' ? 99 : 1)),
  };
  const state = atStall('cups');
  const first = new Search(fair, reach, viewOf(state, 'red'), 'red', { curiosity: 9 }, chance(1));
  first.run(200);
  expect(first.best()).toEqual({ do: 'reach' });
  fair.apply(state, 'red', first.best(), SilentContext.seeded('x'));
  const next = first.next(viewOf(state, 'red'), chance(2));
  const known = next?.findings().reduce((sum, { visits }) => sum + visits, 0) ?? 0;
  expect(known).toBeGreaterThan(100);
  next?.run(50);
  expect(next?.iterations).toBe(50);
  expect(next?.findings().reduce((sum, { visits }) => sum + visits, 0)).toBeCloseTo(known + 50, 9);
});

test('a tree is not kept for a view that the answer does not lead to', () => {
  const first = searchAt('cups', 'red', 1);
  first.run(50);
  expect(first.next(viewOf(atStall('cups'), 'red'), chance(2))).toBeNull();
  const wrong = new Search(fair, {}, viewOf(atStall('sticks'), 'red'), 'red', {}, chance(1));
  wrong.run(500);
  expect(wrong.next(viewOf(atStall('sticks'), 'red'), chance(2))).toBeNull();
});

test('without a clock a level makes its tries, with one it thinks as long as it does in play', () => {
  const level = { id: 'slow', title: 'Slow', iterations: 64, thinks: 50, depth: 0 };
  const counted = (clock?: () => number): number => {
    let tries = 0;
    const insight: Insight<Fair> = {
      evaluate: () => {
        tries++;
        return 0.5;
      },
    };
    const state = atStall('sticks');
    const view = viewOf(state, 'red');
    searcher(fair, { insight }, level, clock).choose(view, 'red', fair.legal(view, 'red'), chance(1));
    return tries;
  };
  let now = 0;
  const few = counted(() => now++);
  expect(few).toBeGreaterThan(10);
  expect(few).toBeLessThan(50);
  expect(counted()).toBeGreaterThan(few);
  expect(counted()).toBeLessThanOrEqual(64);
});
