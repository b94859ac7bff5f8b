import { expect, test } from 'vitest';
import type { ZoneId } from '../data/zones.ts';
import { policyChoice } from '../odds/policy.ts';
import type { Sortie } from '../rules/state.ts';
import { type Given, type Position, position } from './position.ts';

const misses = (count: number): number[] => Array(count).fill(6);

const interceptor = (side: Sortie['side'], at: Sortie['at'], home: Sortie['home']) =>
  ({ side, kind: 'fighter', at, mission: 'intercept', home }) as const;

/** The Allies attack Mamayev Kurgan by land and air; two Axis fighters have risen. */
const fight = (homes: readonly Sortie['home'][], more: Given = {}): Given => ({
  card: 12,
  options: { interceptors: true },
  axisHolds: ['pitomnik', 'flight-school', 'mamayev-kurgan'],
  axis: { 'mamayev-kurgan': { infantry: 1 } },
  allies: { 'mamayev-kurgan': { infantry: 1 } },
  battle: ['mamayev-kurgan'],
  sorties: [
    { side: 'allies', kind: 'fighter', at: 'mamayev-kurgan', mission: 'attack' },
    ...homes.map((home) => interceptor('axis', 'mamayev-kurgan', home)),
  ],
  ...more,
});

test('AA-CMB-15 AA-OPT-14 of interceptors with different homes the owner names the one that falls, before it fires back', () => {
  const game = position(fight(['pitomnik', 'flight-school'], { dice: [6, 1, ...misses(4)] })).play('demand air');
  expect([game.step, game.waiting, game.legal()]).toEqual(['naming', ['axis'], ['down 1', 'down 2']]);
  expect([game.why('down 0'), game.all('volley').length]).toEqual(['AA-CMB-15', 1]);
  game.play('down 1');
  const [, reply] = game.all('volley');
  expect(reply?.groups.find(({ kind }) => kind === 'fighter-aloft')?.dice.length).toBe(2);
  expect(game.units('axis', 'flight-school')).toEqual({ fighter: 1 });
  expect(game.units('axis', 'pitomnik')).toEqual({});
  const other = position(fight(['pitomnik', 'flight-school'], { dice: [6, 1, ...misses(4)] }));
  expect(other.play('demand air', 'down 2').units('axis', 'pitomnik')).toEqual({ fighter: 1 });
});

test('AA-CMB-15 AA-CMB-18 nobody is asked where interceptors have one home, or where all of them fall', () => {
  const same = position(fight(['pitomnik', 'pitomnik'], { dice: [6, 1, ...misses(4)] })).play('demand air');
  expect([same.all('volley').length, same.units('axis', 'pitomnik')]).toEqual([2, { fighter: 1 }]);
  const both = position(
    fight(['pitomnik', 'flight-school'], {
      axis: {},
      dice: [1, 1, ...misses(4)],
    }),
  );
  expect([both.all('volley').length, both.units('axis', 'pitomnik'), both.units('axis', 'flight-school')]).toEqual([
    2,
    {},
    {},
  ]);
});

test('AA-CMB-15 of three interceptors two are named one after the other', () => {
  const given = fight(['pitomnik', 'flight-school', 'pitomnik'], { dice: [6, 1, 1, ...misses(6)] });
  const sorties = [...(given.sorties ?? []), { side: 'allies', kind: 'fighter', at: 'mamayev-kurgan' } as const];
  const game = position({ ...given, sorties: sorties.map((each) => ({ mission: 'attack', ...each })) });
  game.play('demand air', 'demand air', 'down 1');
  expect([game.step, game.legal()]).toEqual(['naming', ['down 2', 'down 3']]);
  game.play('down 3');
  expect([game.units('axis', 'pitomnik'), game.units('axis', 'flight-school')]).toEqual([{}, { fighter: 1 }]);
});

/** An Axis fighter attacks the gray crossing; Soviet fighters rise from these zones. */
const raid = (from: readonly ZoneId[], dice: readonly number[]): Position =>
  position({
    card: 3,
    options: { interceptors: true },
    axis: { tatsinskaya: { fighter: 1 } },
    allies: Object.fromEntries(from.map((zone) => [zone, { fighter: from.filter((each) => each === zone).length }])),
    ferries: ['gray'],
    dice,
  }).play('from tatsinskaya', 'attack fighter gray', 'done', ...from.map((zone) => `scramble ${zone} gray`));

test('AA-R-95 AA-CMB-15 over a crossing the Allies name the interceptor that falls', () => {
  const game = raid(['srednyaya-akhtuba', 'flight-school'], [1, ...misses(4)]).play('demand air');
  expect([game.step, game.waiting, game.legal()]).toEqual(['naming', ['allies'], ['down 1', 'down 2']]);
  game.play('down 1');
  expect([game.units('allies', 'srednyaya-akhtuba'), game.units('allies', 'flight-school')]).toEqual([
    {},
    { fighter: 1 },
  ]);
  const same = raid(['flight-school', 'flight-school'], [1, ...misses(4)]).play('demand air');
  expect(same.units('allies', 'flight-school')).toEqual({ fighter: 1 });
});

/** The end of Allies Movement, with aircraft over contested Vertyachii. */
const heroes = (sorties: Given['sorties'], more: Given = {}): Position =>
  position({
    card: 10,
    options: { heroes: true },
    allies: { vertyachii: { infantry: 1 } },
    battle: ['vertyachii'],
    axis: { vertyachii: { infantry: 2 } },
    sorties: sorties ?? [],
    dice: [6, ...misses(8)],
    ...more,
  }).play('done');
const attacker = { side: 'allies', kind: 'bomber', at: 'vertyachii', mission: 'attack' } as const;
const carrier = { side: 'allies', kind: 'bomber', at: 'vertyachii', mission: 'drop', tokens: 1 } as const;

test('AA-OPT-07 AA-R-97 of a bomber that attacks and one with cargo the Allies choose which a hero gives up', () => {
  const game = heroes([attacker, carrier]);
  const { allies: pool } = game.open.pool;
  game.play('sacrifice bomber-aloft vertyachii');
  expect([game.step, game.waiting, game.legal()]).toEqual(['naming', ['allies'], ['down 0', 'down 1']]);
  game.play('down 1');
  expect([game.open.pool.allies, game.all('lost')[0]]).toMatchObject([pool + 1, { kind: 'bomber-aloft' }]);
  const kept = heroes([attacker, carrier]).play('sacrifice bomber-aloft vertyachii', 'down 0');
  expect(kept.open.pool.allies).toBe(pool);
});

test('AA-R-97 of two aircraft that are alike nobody asks which', () => {
  const game = heroes([attacker, attacker]).play('sacrifice bomber-aloft vertyachii');
  expect([game.all('lost').length, game.open.sorties.length]).toEqual([2, 1]);
});

test('AA-R-97 AA-AIR-08 a hero may give up an aircraft that only flies in to land', () => {
  const fighter = { side: 'allies', kind: 'fighter', at: 'vertyachii', mission: 'relocate' } as const;
  expect(heroes([fighter]).legal()).toEqual(['sacrifice infantry vertyachii', 'sacrifice fighter-aloft vertyachii']);
});

test('AA-R-94 a player who leaves losses to the policy gives up the interceptor whose home has fallen', () => {
  const game = position(
    fight(['flight-school', 'pitomnik'], {
      axisHolds: ['flight-school', 'mamayev-kurgan'],
      dice: [6, 1, ...misses(4)],
    }),
  ).play('demand air');
  expect(policyChoice(game.state)).toEqual({ do: 'down', sortie: 2 });
});
