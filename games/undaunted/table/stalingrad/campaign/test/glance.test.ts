import { expect, test } from 'vitest';
import { campaign, single } from '../../../../stalingrad/test/campaign-scene.ts';
import { standing } from '../../glance.ts';

test('a list says which game a campaign has come to, and a single scenario only how it stands', () => {
  const game = campaign().won('german', 'soviet').until('decks');
  expect(standing({ scenario: 'campaign', view: game.state })).toBe("Game 3: Pavlov's House");
  expect(standing({ scenario: 'campaign', view: game.until('turn', 2).state })).toMatch(
    /^Game 3: Pavlov's House · Round 2 · Soviets 0 of \d+, Germany 0 of \d+$/,
  );
  expect(standing({ scenario: '011', view: single('011').until('turn').state })).toMatch(/^Round 1 · /);
});

test('a campaign that is over says how it ended', () => {
  const { state } = campaign({ at: '7a' }).won('soviet');
  expect(standing({ scenario: 'campaign', view: state })).toBe('Soviet dominance by the third week of October');
});
