import { expect, test } from 'vitest';
import { misses } from './combat-scene.ts';
import { position } from './position.ts';

test('AA-OPT-07 Heroes take the aircraft over the zone, and its cargo goes to the pool', () => {
  const sortie = { side: 'allies', kind: 'bomber', tokens: 0 } as const;
  const game = position({
    card: 10,
    options: { heroes: true },
    allies: { kalach: { infantry: 1 } },
    axis: { kalach: { infantry: 2 } },
    battle: ['kalach'],
    sorties: [
      { ...sortie, at: 'pitomnik', mission: 'relocate' },
      { ...sortie, at: 'kalach', mission: 'drop', tokens: 1 },
    ],
    dice: [6, ...misses(6)],
  });
  const pool = game.open.pool.allies;
  game.play('done', 'sacrifice bomber-aloft kalach');
  expect([game.open.pool.allies, game.units('allies', 'pitomnik')]).toEqual([pool + 1, { bomber: 1 }]);
  expect(game.all('lost')[0]).toMatchObject({ kind: 'bomber-aloft', tokens: 1, passenger: null });
});

test('AA-OPT-07 Heroes take one of the kind given up, over the zone given up', () => {
  const game = position({
    card: 10,
    options: { heroes: true },
    axisHolds: ['kalach', 'surovikino'],
    allies: { kalach: { infantry: 1 } },
    axis: { kalach: { infantry: 2 }, surovikino: { infantry: 1 } },
    battle: ['kalach'],
    assault: ['surovikino'],
    sorties: [
      { side: 'allies', kind: 'bomber', at: 'surovikino' },
      { side: 'allies', kind: 'fighter', at: 'kalach' },
      { side: 'allies', kind: 'bomber', at: 'kalach', mission: 'drop', tokens: 1 },
    ],
    dice: [6, ...misses(9)],
  }).play('done', 'sacrifice bomber-aloft kalach');
  expect(game.aloft).toEqual(['allies bomber attack surovikino', 'allies fighter attack kalach']);
});

test('AA-OPT-08 AA-R-89 a bomber that only drops a token keeps no attack by aircraft alone going', () => {
  const game = position({
    card: 10,
    options: { heroes: true },
    axisHolds: ['kalach'],
    axis: { kalach: { infantry: 2 } },
    assault: ['kalach'],
    sorties: [
      { side: 'allies', kind: 'fighter', at: 'kalach' },
      { side: 'allies', kind: 'bomber', at: 'kalach', mission: 'drop', tokens: 1 },
    ],
    dice: [6],
  }).play('done', 'sacrifice fighter-aloft kalach');
  expect(game.zone('kalach')).toMatchObject({ marker: null, control: 'axis', tokens: { axis: 0, allies: 1 } });
  expect([game.all('combat'), game.units('axis', 'kalach')]).toEqual([[], { infantry: 1 }]);
});
