import { expect, test } from 'vitest';
import { type Definition, define, equip } from '../index.ts';
import { battery } from '../testing/index.ts';
import { failureOf, plan, withSteps } from './failure.ts';
import { otherSeat, type Toy, toyDefinition, toySteps, toyTools } from './toy/toy.ts';

/** A toy where marching shows a card from the hand, and `learner` says who learns from it. */
const boasting = (learner: (seat: Toy['seat']) => Toy['seat']): Partial<Definition<Toy>> =>
  withSteps({
    raid: {
      ...toySteps.raid,
      act(state, frame, action, context, seat) {
        const [card] = state.private[seat].hand;
        if (action.do === 'march' && card !== undefined) {
          context.learn(learner(seat));
          context.log({ event: 'blocked', seat, card });
        }
        toySteps.raid.act(state, frame, action as never, context, seat);
      },
    },
  });

test('an action that only showed the other seat something is taken back if that seat agrees', () => {
  const { checks } = battery(equip(define({ ...toyDefinition, ...boasting(otherSeat) }), toyTools), {
    ...plan,
    games: 20,
  });
  expect(checks['undos agreed']).toBeGreaterThan(20);
});

test('a game that names the wrong seat as the one that learned is caught', () => {
  const wrong = failureOf(boasting((seat) => seat));
  expect(wrong.message).toMatch(/^leak: "(red|blue): march \w+" shows (red|blue) something hidden/);
  const peeking = withSteps({
    raid: {
      ...toySteps.raid,
      act(state, frame, action, context, seat) {
        const half = {
          ...context,
          learn: () => context.learn(otherSeat(seat)),
          log: context.log.bind(context),
        };
        toySteps.raid.act(state, frame, action as never, action.do === 'peek' ? (half as never) : context, seat);
      },
    },
  });
  expect(failureOf(peeking).message).toMatch(/^undo barrier: "(red|blue): peek" shows (red|blue) something hidden/);
});
