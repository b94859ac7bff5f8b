import { SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { Seat } from '../../rules/ids.ts';
import type { Action } from '../actions.ts';
import { edition, faceAt } from '../edition.ts';
import { strikeOf } from '../odds.ts';
import type { Stalingrad, StalingradContext, StalingradEvent, State } from '../state.ts';
import { stalingrad } from '../tools.ts';
import { type Given, scene } from './scene.ts';

/** Dice that count through every possible throw, last die fastest. */
class Odometer implements StalingradContext {
  readonly faces: number[] = [];
  readonly events: StalingradEvent[] = [];
  next = 0;
  d(sides: number): number {
    const face = this.faces[this.next] ?? 1;
    this.faces[this.next++] = Math.min(face, sides);
    return face;
  }
  /** The next throw; false when all have been seen. */
  turn(): boolean {
    this.faces.length = this.next;
    this.next = 0;
    this.events.length = 0;
    while (this.faces.at(-1) === edition.dieSides) this.faces.pop();
    const last = this.faces.pop();
    if (last === undefined) return false;
    this.faces.push(last + 1);
    return true;
  }
  log(event: StalingradEvent): void {
    this.events.push(event);
  }
  below(): number {
    return 0;
  }
  shuffle(): void {}
  learn(): void {}
}

/** Share of each result over all throws, played by the rules. */
function counted(given: Given, line: string, resultOf: (events: readonly StalingradEvent[]) => string) {
  const game = scene(given);
  const { seat, action } = game.read(line);
  const dice = new Odometer();
  const chances: Record<string, number> = {};
  do {
    const played = stalingrad.clone(game.state);
    stalingrad.apply(played, seat, action, dice);
    const result = resultOf(dice.events);
    chances[result] = (chances[result] ?? 0) + 10 ** -dice.next;
  } while (dice.turn());
  return chances;
}

/** Odds as they are told are what happens over all throws. */
function proves(given: Given, line: string, resultOf: (events: readonly StalingradEvent[]) => string) {
  const told = scene(given).odds(line)?.outcomes ?? [];
  const played = counted(given, line, resultOf);
  expect(told.map(({ name }) => name).sort()).toEqual(Object.keys(played).sort());
  for (const { name, chance } of told) expect(chance, name).toBeCloseTo(played[name] ?? 0, 9);
  return Object.fromEntries(told.map(({ name, chance }) => [name, Number(chance.toFixed(4))]));
}

const has = (events: readonly StalingradEvent[], event: StalingradEvent['event']): boolean =>
  events.some((each) => each.event === event);

const gunner = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '504' } };

test('US-CMBT-18 US-CMBT-19 US-CMBT-23 odds of a Suppress: cover, range and smoke count, and 0 always hits', () => {
  const given = { soviet: gunner, german: { counters: { 'rifleman-A': '502' }, smoke: ['502'] } };
  const result = (events: readonly StalingradEvent[]) => (has(events, 'suppressed') ? 'Suppressed' : 'Miss');
  expect(proves(given, 'suppress machine-gunner-A rifleman-A', result)).toEqual({ Suppressed: 0.3439, Miss: 0.6561 });
});

test('US-CAS-02 US-CAS-07 US-ROUT-02 odds say where a casualty comes from, and whether it routs and pushes', () => {
  const shot = (german: object) =>
    scene({ soviet: gunner, german: { counters: { 'rifleman-A': '504' }, ...german } })
      .odds('attack machine-gunner-A rifleman-A')
      ?.outcomes.map(({ name }) => name);
  expect(shot({ discard: ['rifleman-A'] })).toEqual(['A card from the discard pile', 'Miss']);
  expect(shot({ unmarked: ['403', '503', '504'] })).toEqual(['Routed', 'Miss']);
  expect(shot({ scouted: ['503'] })).toEqual(['Routed, and may be pushed', 'Miss']);
  const routed = { counters: { 'rifleman-A': '504 routed' } };
  expect(shot({ ...routed, scouted: ['503'] })).toEqual(['Pushed', 'Miss']);
  expect(shot({ ...routed, unmarked: ['403', '503', '504'] })).toEqual(['No effect', 'Miss']);
  const result = (events: readonly StalingradEvent[]) => (has(events, 'routed') ? 'Routed' : 'Miss');
  const german = { counters: { 'rifleman-A': '504' }, unmarked: ['403', '503', '504'] };
  proves({ soviet: gunner, german }, 'attack machine-gunner-A rifleman-A', result);
});

test('US-CMBT-14 US-CMBT-21 US-CITY-06 US-TUN-04 odds against walls and tunnels', () => {
  const soviet = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '503' } };
  const hit = (name: string, event: StalingradEvent['event']) => (events: readonly StalingradEvent[]) =>
    has(events, event) ? name : 'Miss';
  proves({ soviet }, 'antitank antitank-rifle 502', hit('Damaged', 'damaged'));
  proves({ soviet, city: { '502': 'B' } }, 'antitank antitank-rifle 502', hit('Destroyed', 'damaged'));
  proves({ soviet, tunnels: ['502'] }, 'antitank antitank-rifle tunnel-502', hit('The tunnel caves in', 'tunnelLost'));
});

test('US-CMBT-04 US-CMBT-05 odds of an attack on a tile: of its only target, or how many of several are hit', () => {
  const mortar = { hand: ['mortar'], counters: { mortar: '503' } };
  const given = { soviet: mortar, german: { counters: { 'scout-A': '505' }, discard: ['scout-A'] } };
  const result = (events: readonly StalingradEvent[]) =>
    has(events, 'casualty') ? 'A card from the discard pile' : 'Miss';
  proves(given, 'grenade mortar 505', result);
  const two = scene({ ...given, german: { counters: { 'scout-A': '505', 'rifleman-A': '505' } } }).odds(
    'grenade mortar 505',
  );
  const [scout, rifleman] = (two?.sums ?? []).map(({ title }) => (11 - Number(title.slice('Defense '.length))) / 10);
  const [both = 0, one = 0, none = 0] = two?.outcomes.map(({ chance }) => chance) ?? [];
  expect(two?.outcomes.map(({ name }) => name)).toEqual(['2 of 2 hit', '1 of 2 hit', 'Miss']);
  expect(both + one + none).toBeCloseTo(1, 12);
  const dice = Number(two?.sums[0]?.lines.at(-1)?.label.split(' ')[0]);
  const miss = (hit = 0): number => (1 - hit) ** dice;
  expect([both, none]).toEqual([
    expect.closeTo((1 - miss(scout)) * (1 - miss(rifleman)), 9),
    expect.closeTo(miss(scout) * miss(rifleman), 9),
  ]);
});

test('US-SPAWN-03 a unit that has yet to choose where it enters has no odds', () => {
  const soviet = { hand: ['sniper'], counters: { sniper: null } };
  const game = scene({ soviet });
  expect(game.legal('enter').length).toBeGreaterThan(1);
  expect(game.odds('attack sniper rifleman-A')).toBeNull();
});

test('US-CMBT-06 odds of each attack on a tile', () => {
  const soviet = { hand: ['bomber'] };
  const game = scene({ soviet, german: { counters: { 'rifleman-A': '502', 'scout-A': '502' } } }).play(
    'bomb bomber 502',
  );
  expect(game.odds('strike 502')?.outcomes).toMatchObject([{ name: 'Damaged' }, { name: 'Miss' }]);
  expect(game.odds('strike german/scout-A')?.sums[0]?.title).toBe('Defense 8');
});

test('US-CMBT-10 US-CMBT-11 US-CMBT-15 US-CMBT-16 US-SMOKE-03 odds cite every part of a defense with its rule', () => {
  const lines = (at: string, german: object = {}, more: Given = {}) =>
    scene({ soviet: gunner, german: { counters: { 'rifleman-A': at }, ...german }, ...more })
      .odds('attack machine-gunner-A rifleman-A')
      ?.sums[0]?.lines.map(({ label, value, rule }) => `${label} ${value} ${rule}`);
  const [unit, dice] = ['Riflemen A 4 US-CMBT-10', (n: number) => `2 dice, ${n} or more, or 0  US-CMBT-18`] as const;
  const outside = 'Building on 502, from outside +3 US-CMBT-15';
  expect(lines('502')).toEqual([unit, outside, 'Range +2 US-CMBT-11', dice(9)]);
  expect(lines('502', { smoke: ['502'] })).toEqual([
    unit,
    outside,
    'Range +2 US-CMBT-11',
    'Smoke +2 US-SMOKE-03',
    dice(11),
  ]);
  expect(lines('504')).toEqual([unit, 'Cover of 504 +0 US-TILE-02', 'Range +0 US-CMBT-11', dice(4)]);
  const fort = { city: { '503': 'B' } } as const;
  expect(lines('503', { controlled: ['503'] }, fort)?.[1]).toBe('Fortification on 503 +2 US-CMBT-16');
  expect(lines('503', { scouted: ['503'], unmarked: ['503'] }, fort)?.[1]).toBe('Cover of 503 +0 US-TILE-02');
});

const way = { hand: ['rifleman-A'], counters: { 'rifleman-A': '604' } };
const stopped = (events: readonly StalingradEvent[]): string => {
  if (has(events, 'mineSpent')) return 'Stopped by a mine';
  return has(events, 'suppressed') ? 'Suppressed by overwatch' : 'Gets through';
};

test('US-MINE-04 US-MINE-05 odds of a step over a mine', () => {
  const given = { soviet: { ...way, discard: ['rifleman-A'] }, german: { mines: ['504-604'], unmarked: ['504'] } };
  expect(proves(given, 'move rifleman-A 504', stopped)).toEqual({ 'Stopped by a mine': 0.7, 'Gets through': 0.3 });
});

test('US-OW-06 US-R-33 US-R-38 odds of a step past a mine and two gunners who watch', () => {
  const german = {
    counters: { 'machine-gunner-A': '502', 'machine-gunner-B': '604' },
    watched: { 'machine-gunner-A': '504', 'machine-gunner-B': '504' },
  };
  const one = { ...german, watched: { 'machine-gunner-A': '504' } };
  proves({ soviet: way, german: { ...one, mines: ['504-604'] } }, 'move rifleman-A 504', stopped);
  const both = scene({ soviet: way, german }).odds('move rifleman-A 504');
  const misses = both?.sums.map(({ title }) => Number(title.slice('Defense '.length)));
  expect(misses).toEqual([9, 5]);
  expect(both?.outcomes.at(-1)?.chance).toBeCloseTo(0.8 ** 3 * 0.4 ** 3, 9);
});

test('US-R-37 option: odds of a step past a mine onto a watched tile are those of the tile entered', () => {
  const german = {
    counters: { 'machine-gunner-A': '502' },
    watched: { 'machine-gunner-A': '504' },
    mines: ['504-604'],
  };
  const given = { options: ['entryFire'], soviet: way, german } as const;
  proves(given, 'move rifleman-A 504', stopped);
  const odds = (options: NonNullable<Given['options']>) => scene({ ...given, options }).odds('move rifleman-A 504');
  expect(odds(['entryFire'])?.sums.map(({ title }) => title)).toEqual(['Defense 4', 'Defense 6']);
  expect(odds([])?.sums.map(({ title }) => title)).toEqual(['Defense 4', 'Defense 9']);
  expect(odds(['entryFire'])?.sums[1]?.lines[1]?.label).toBe('Cover of 504');
});

test('US-R-34 US-R-89 odds of a step tell nothing where nothing lies, of a hidden mine, or while the way is open', () => {
  const odds = (german: object, more: Given = {}) =>
    scene({ soviet: way, german, ...more }).odds('move rifleman-A 504');
  expect([odds({}), odds({ hidden: ['504-604'] }), odds({ mines: ['504-604 antitank'] })]).toEqual([null, null, null]);
  const tunnels = ['504', '604'];
  expect(odds({ mines: ['504-604'] }, { tunnels })).toBeNull();
  const counters = { 'machine-gunner-A': '604' };
  expect(odds({ watched: { 'machine-gunner-A': '504' }, counters }, { tunnels })).toBeNull();
  const asked = scene({ soviet: way, german: { mines: ['504-604'] }, tunnels }).play('move rifleman-A 504');
  expect([asked.odds('tunnel'), asked.odds('street')?.outcomes.length]).toEqual([null, 2]);
});

test('US-CMBT-05 an action makes one attack, or none that could be told alone', () => {
  const soviet = { hand: ['mortar'], counters: { mortar: '503' } };
  const targetOf = (counters: Record<string, string>) => {
    const game = scene({ soviet, german: { counters } });
    const { seat, action } = game.read('grenade mortar 505');
    return strikeOf(game.view('soviet'), seat, action)?.at ?? null;
  };
  expect(targetOf({ 'scout-A': '505' })).toEqual({ what: 'unit', seat: 'german', unit: 'scout-A' });
  expect(targetOf({ 'scout-A': '505', 'rifleman-A': '505' })).toBeNull();
});

test('US-R-84 odds of a further step are told in a campaign as in a single game', () => {
  const game = scene({ soviet: { hand: ['scout-A'] }, german: { mines: ['503-504'] } }).play('scout scout-A 504');
  const single = game.odds('go 503');
  game.state.flow.unshift({ step: 'campaign' });
  expect([single?.outcomes.length, game.odds('go 503')]).toEqual([2, single]);
});

const SCENARIOS = ['011', '022', '041', '061', '074', '101', '121', '152'];

/** The result in the words of the odds, as far as no hidden card decides them. */
function resultOf(events: readonly StalingradEvent[], state: State): string {
  for (const event of events) {
    if (event.event === 'damaged') return faceAt(state.open, event.tile).face.wall === null ? 'Destroyed' : 'Damaged';
    if (event.event === 'tunnelLost') return 'The tunnel caves in';
    if (event.event === 'struck' && event.hit && event.as.endsWith('mine')) return 'Stopped by a mine';
    if (event.event === 'suppressed' && event.already) return 'No effect';
    if (event.event === 'suppressed')
      return events.some((each) => each.event === 'shot' && each.as === 'overwatch')
        ? 'Suppressed by overwatch'
        : 'Suppressed';
    if (event.event === 'marched') return 'Gets through';
  }
  if (has(events, 'routed')) return 'Routed';
  if (has(events, 'casualty') || state.flow.some(({ step }) => step === 'lose')) return 'A card';
  return events.some((each) => (each.event === 'shot' || each.event === 'struck') && each.hit) ? 'No effect' : 'Miss';
}

/** A name of the odds without what hidden cards or a later choice decide. */
const plainly = (name: string): string =>
  name
    .replace(/^A card from .*/, 'A card')
    .replace(/^Routed.*/, 'Routed')
    .replace('Pushed', 'No effect');

const isSettled = ({ flow }: State): boolean => flow.at(-1)?.step !== 'watch';

test('odds of every action in random games add up, and are those of all throws', { timeout: 60_000 }, () => {
  const chance = SeededChance.fromSeed('odds');
  const seen = new Set<string>();
  for (const scenario of SCENARIOS) {
    const state = stalingrad.setup({ scenario, options: {} }, SilentContext.seeded<Stalingrad>(scenario));
    const context = SilentContext.seeded<Stalingrad>(`odds ${scenario}`);
    for (let made = 0; made < 300; made++) {
      const [seat] = stalingrad.waiting(state);
      if (seat === undefined) break;
      const legal = stalingrad.legal(state, seat);
      for (const action of legal) {
        const odds = stalingrad.odds(viewOf(state, seat), seat, action);
        if (odds === null) continue;
        expect(odds.outcomes.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 9);
        const dice = odds.sums.reduce((sum, { lines }) => sum + Number(lines.at(-1)?.label.split(' ')[0]), 0);
        if (dice > 3 || odds.outcomes.some(({ name }) => name.endsWith(' hit')) || chance.below(5) > 0) continue;
        const told: Record<string, number> = {};
        for (const each of odds.outcomes) told[plainly(each.name)] = (told[plainly(each.name)] ?? 0) + each.chance;
        const played = throws(state, seat, action);
        expect(Object.keys(played).sort(), stalingrad.notation.format(action)).toEqual(Object.keys(told).sort());
        for (const [name, share] of Object.entries(told)) {
          expect(played[name], `${scenario}: ${stalingrad.notation.format(action)}: ${name}`).toBeCloseTo(share, 9);
          seen.add(name);
        }
      }
      const next = legal[context.below(legal.length)];
      if (next === undefined) throw new Error('nothing is legal');
      stalingrad.apply(state, seat, next, context);
    }
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['A card', 'Damaged', 'Gets through', 'Miss', 'Routed', 'Suppressed']),
  );
});

/** Share of each result over all throws of an action. */
function throws(state: State, seat: Seat, action: Action): Record<string, number> {
  const dice = new Odometer();
  const shares: Record<string, number> = {};
  do {
    const played = stalingrad.clone(state);
    stalingrad.apply(played, seat, action, dice);
    while (!isSettled(played)) {
      const [asked] = stalingrad.waiting(played);
      const [first] = asked === undefined ? [] : stalingrad.legal(played, asked);
      if (asked === undefined || first === undefined) break;
      stalingrad.apply(played, asked, first, dice);
    }
    const result = resultOf(dice.events, played);
    shares[result] = (shares[result] ?? 0) + edition.dieSides ** -dice.next;
  } while (dice.turn());
  return shares;
}
