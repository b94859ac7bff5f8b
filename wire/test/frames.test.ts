import { expect, test } from 'vitest';
import { applyFrame, type Frame } from '../index.ts';

const view = { open: { round: 1, deck: 9 }, private: { red: { hand: [1], bid: null } }, flow: [{ step: 'bid' }] };
const after = (frame: Partial<Frame>, seat: string | null = 'red') => applyFrame({ seat, view }, frame as Frame);

test('a frame changes the parts of each room that it names and leaves the others', () => {
  expect(after({})).toEqual(view);
  expect(after({ open: { round: 2 } })).toEqual({ ...view, open: { round: 2, deck: 9 } });
  expect(after({ flow: [] })).toEqual({ ...view, flow: [] });
  expect(after({ mine: { bid: 3 } })).toEqual({ ...view, private: { red: { hand: [1], bid: 3 } } });
});

test('a spectator has no room of its own', () => {
  expect(after({ mine: { bid: 3 } }, null)).toEqual(view);
});
