import { expect, test } from 'vitest';
import { narrate } from '../narrate.ts';
import { scene } from './scene.ts';

const told = (game: ReturnType<typeof scene>): string[] => game.events().map(narrate);

test('US-SMOKE-03 US-R-99 the log adds up all that counts for the defense: smoke and the scenario too', () => {
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '504' } };
  const german = { counters: { 'rifleman-A': '504' }, smoke: ['504'] };
  const shot = told(scene({ soviet, german, dice: [1, 1] }).play('attack machine-gunner-A rifleman-A'));
  expect(shot.slice(0, 2)).toEqual([
    'The Soviet Union plays Machine Gunner A (Kirill Vetrov) for Attack.',
    'Soviet Gunners A attack German Riflemen A on 504: defense 4 + 0 + 0 + 2 = 6, dice 1, 1. Miss.',
  ]);
  const icy = { hand: ['rifleman-A'], counters: { 'rifleman-A': '609' } };
  const cold = scene({ scenario: '122', soviet: icy, german: { counters: { 'rifleman-A': '609' } }, dice: [1] });
  expect(told(cold.play('attack rifleman-A rifleman-A'))[1]).toMatch(/defense 4 \+ \d \+ 0 \+ 1 = \d, die 1\. Miss\.$/);
});

test('the log names uses and units as players do', () => {
  const soviet = { hand: ['scout-A', 'machine-gunner-A', 'fog-of-war'], deck: ['fog-of-war'] };
  const game = scene({ soviet, dice: [0, 1, 1, 1] }).play(
    'recon scout-A',
    'suppress machine-gunner-A rifleman-A',
    'end',
    'end',
  );
  const lines = told(game);
  expect(lines).toContain('The Soviet Union sets a Fog of War aside.');
  expect(lines).toContain('German Riflemen A are suppressed.');
  expect(lines).toContain('The Soviet Union ends its turn.');
  expect(lines).toContain('Germany ends its turn.');
});
