import { clonePlain, equip, shape } from '@kurgan/engine';
import { nim as rules, SEATS } from './game.ts';

const nothing = shape.object({});
const seat = shape.oneOf(SEATS);

export const nim = equip(rules, {
  odds: () => null,
  shape: shape.object({
    open: shape.object({
      stones: shape.whole(0, 21),
      without: shape.list(shape.whole(2, 3)),
      lastLoses: shape.flag,
      stake: shape.text,
      last: shape.nullable(seat),
      backs: shape.record(SEATS, shape.whole(0, 1)),
    }),
    private: shape.record(SEATS, nothing),
    sealed: nothing,
    flow: shape.list(shape.tagged('step', { turn: { seat }, back: { seat } })),
  }),
  audit: ({ open, flow }) => (open.stones > 0 === flow.length > 0 ? [] : ['somebody is to take from an empty heap']),
  imagine: ({ open, flow }) => ({
    open: clonePlain(open),
    private: { white: {}, black: {} },
    sealed: {},
    flow: clonePlain([...flow]),
  }),
});
