import { expect, test } from 'vitest';
import { narrate } from '../narrate.ts';
import { stalingrad } from '../tools.ts';
import { campaign } from './campaign-scene.ts';
import { scene } from './scene.ts';

const told = (game: ReturnType<typeof scene>): string[] => game.events().map(narrate);

test('a soldier has one name in the whole log, drawn, played or lost', () => {
  const game = scene({ scenario: '082', soviet: { hand: ['S-L-092'] }, german: { supply: ['bomber'] } });
  const lines = told(game.play('antiair S-L-092', 'stow'));
  expect(lines).toEqual([
    'The Soviet Union plays Antiair Battery (Battery Commander Vera Klimova) for Antiair.',
    'Antiair Battery (Battery Commander Vera Klimova) returns to the supply.',
  ]);
});

test('US-VICT-02 areas have the article that their names need', () => {
  const takes = (at: string): string[] => campaign({ at }).won('soviet').heardBy().map(narrate);
  expect(takes('3a')).toContain('The Soviet Union takes the Milk House.');
  expect(takes('3c')).toContain("The Soviet Union takes Pavlov's House.");
  const summaries = stalingrad.scenarios.map(({ summary }) => summary);
  for (const summary of [
    'For the NKVD Headquarters.',
    'For Penza Street.',
    'For 9 January Square.',
    "For the Railwaymen's House.",
  ])
    expect(summaries).toContain(summary);
});
