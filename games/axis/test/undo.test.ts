import { expectOk, Match, parseSetup } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { Side } from '../data/zones.ts';
import type { Axis } from '../rules/state.ts';
import { axis } from '../tools.ts';

const begin = (scenario: string, options: Readonly<Record<string, boolean>> = {}): Match<Axis> =>
  new Match<Axis>(axis, expectOk(parseSetup(axis.scenarios, scenario, options)), 'undo');

function play(match: Match<Axis>, ...lines: readonly [Side, string][]): Match<Axis> {
  for (const [seat, text] of lines)
    expect([text, match.act(seat, expectOk(axis.notation.parse(text)))]).toEqual([text, null]);
  return match;
}

test('AA-R-18 moves can be taken back until a die is rolled', () => {
  const match = play(begin('race'), ['axis', 'from kopania'], ['axis', 'move 2 infantry kalach']);
  expect(match.undoable('axis')).toBe(2);
  play(match, ['axis', 'done']);
  const step = () => match.state.flow.at(-1)?.step;
  while (step() === 'airDefense' || step() === 'ambushing') play(match, ['allies', 'hold']);
  play(match, ['axis', 'fight kalach']);
  expect(match.undoable('axis')).toBe(0);
});

test('AA-R-18 AA-R-99 a hidden factory may change hands until the Axis has picked', () => {
  const match = play(begin('race', { factories: true }), ['allies', 'hide tank']);
  expect(match.undo('allies')).toBe(true);
  play(match, ['allies', 'hide artillery'], ['axis', 'pick left']);
  expect([match.undoable('allies'), match.undoable('axis'), match.undoable('axis', ['allies'])]).toEqual([0, 0, 0]);
  expect(match.log('axis').some(({ event }) => JSON.stringify(event).includes('hide'))).toBe(false);
});

test('AA-SETU-08 AA-R-19 nobody goes back behind the cards drawn and shown', () => {
  const match = begin('uranus');
  const axisSaw = JSON.stringify([match.view('axis'), match.log('axis')]);
  expect(axisSaw).not.toContain('uranus-');
  play(match, ['allies', 'all northwest']);
  expect([match.undoable('allies'), match.undoable('allies', ['axis'])]).toEqual([0, 0]);
  const [card] = match.legal('allies');
  if (card !== undefined) match.act('allies', card);
  expect(match.undoable('allies')).toBe(1); // a zone for a card is free to change
});

test('AA-OPT-01 the players change seats when the accepted bid says so, and stay there', () => {
  expect(axis.seatsSwapped?.(begin('race').state)).toBe(false);
  const kept = play(begin('race', { bidding: true }), ['axis', 'bid axis 3'], ['allies', 'accept']);
  expect([axis.seatsSwapped?.(kept.state), kept.undoable('allies')]).toEqual([false, 1]);
  const swapped = play(begin('race', { bidding: true }), ['axis', 'bid allies 3'], ['allies', 'accept']);
  expect(axis.seatsSwapped?.(swapped.state)).toBe(true);
  expect([swapped.undoable('allies'), swapped.undoable('axis')]).toEqual([0, 0]);
  expect(swapped.waiting).toEqual(['axis']); // the accepting player, on the other side by now, spends the points
});
