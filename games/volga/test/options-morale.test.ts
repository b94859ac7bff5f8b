import { expectOk, parseSetup, setupProblemText } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { volga } from '../tools.ts';
import { newMatch } from './random-game.ts';

test('AV-OPT-18 reduced Morale starts at 15, or at another value the player picks', () => {
  const morale = (startMorale?: boolean | number) =>
    newMatch('morale', 'september', startMorale === undefined ? {} : { startMorale }).state.open.morale;
  expect([morale(), morale(true), morale(12), morale(1)]).toEqual([19, 15, 12, 1]);
  for (const startMorale of [0, 20]) {
    expect(() => expectOk(parseSetup(volga.scenarios, 'september', { startMorale }), setupProblemText)).toThrow();
  }
});
