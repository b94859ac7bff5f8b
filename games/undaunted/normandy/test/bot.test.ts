import { type Bot, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { botsOf } from '../../bot.ts';
import type { Action } from '../../rules/actions.ts';
import type { Seat } from '../../rules/ids.ts';
import type { Undaunted } from '../../rules/state.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';

const { bots, searched } = botsOf(edition);
const [recruit] = bots as [Bot<Undaunted>];
const ALL = normandy.scenarios.map(({ id }) => id);

/** Games are abandoned after this many decisions: the policy can dig in, and no rule ends that. */
const ENOUGH = 1500;

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly action: Action;
}

/** Plays one game of the Recruit against itself and calls `look` before every decision. */
function play(scenario: string, seed: string, look: (decision: Decision) => void): void {
  const context = SilentContext.seeded<Undaunted>(seed);
  const state = normandy.setup({ scenario, options: {} }, context);
  const chance = SeededChance.fromSeed(seed);
  for (let made = 0; made < ENOUGH; made++) {
    const [seat] = normandy.waiting(state);
    if (seat === undefined) return;
    const view = viewOf(state, seat);
    const legal = normandy.legal(view, seat);
    const action = recruit.choose(view, seat, legal, chance);
    look({ state, seat, legal, action });
    normandy.apply(state, seat, action, context);
  }
}

test.each(ALL)('the recruit plays scenario %s with legal actions alone', (scenario) => {
  for (const seed of ['1', '2']) {
    play(scenario, seed, ({ legal, action }) => {
      if (!legal.includes(action)) expect.fail(`${normandy.notation.format(action)} is not legal`);
    });
  }
});

test('UN-R-07 no bot bolsters Fog of War', () => {
  let chances = 0;
  const look = ({ state, seat, legal, action }: Decision): void => {
    const fog = legal.findIndex((each) => each.do === 'take' && each.card === edition.fog);
    if (fog < 0) return;
    chances++;
    expect(action).not.toBe(legal[fog]);
    expect(searched.insight.quick?.(state, seat, legal, SeededChance.fromSeed('x'))).not.toBe(legal[fog]);
  };
  for (const scenario of ALL) for (let seed = 1; seed <= 8; seed++) play(scenario, `${seed}`, look);
  expect(chances).toBeGreaterThan(50);
});

test('the recruit plays the same game again from the same seed, whatever it has played since', () => {
  const texts = ['4', '12', '1'].map((between) => {
    const actions: string[] = [];
    play('7', 'again', ({ action }) => actions.push(normandy.notation.format(action)));
    play(between, 'between', () => {});
    return actions;
  });
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
});

test('UN-R-20 the recruit answers alike where it cannot tell worlds apart', () => {
  const anew = SeededChance.fromSeed('anew');
  let different = 0;
  play('4', 'worlds', ({ state, seat, legal, action }) => {
    const other = normandy.imagine(viewOf(state, seat), seat, anew);
    if (JSON.stringify(other) !== JSON.stringify(state)) different++;
    expect(recruit.choose(other, seat, legal, SeededChance.fromSeed('x'))).toBe(action);
  });
  expect(different).toBeGreaterThan(20);
});

test('weights are positive and a position is worth as much to one seat as it is not to the other', () => {
  const { weigh, evaluate } = searched.insight;
  play('12', 'worth', ({ state, seat, legal }) => {
    const weights = Array.from(weigh?.(state, seat, legal) ?? []);
    expect(weights).toHaveLength(legal.length);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    const [us = 0, german = 0] = normandy.seats.map((each) => evaluate?.(state, each) ?? 0);
    expect(us + german).toBeCloseTo(1, 9);
  });
});
