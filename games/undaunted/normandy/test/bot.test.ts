import { type Bot, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { Sight } from '../../bot/sight.ts';
import { botsOf } from '../../bot.ts';
import type { Action } from '../../rules/actions.ts';
import type { CardId, Seat } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { setMark, sideOf, type Undaunted } from '../../rules/state.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';
import { scene } from './scene.ts';

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

/** Plays one game of the Recruit against itself, calls `look` before every decision and returns the last state. */
function play(scenario: string, seed: string, look: (decision: Decision) => void): State {
  const context = SilentContext.seeded<Undaunted>(seed);
  const state = normandy.setup({ scenario, options: {} }, context);
  const chance = SeededChance.fromSeed(seed);
  for (let made = 0; made < ENOUGH; made++) {
    const [seat] = normandy.waiting(state);
    if (seat === undefined) break;
    const view = viewOf(state, seat);
    const legal = normandy.legal(view, seat);
    const action = recruit.choose(view, seat, legal, chance);
    look({ state, seat, legal, action });
    normandy.apply(state, seat, action, context);
  }
  return state;
}

test.each(ALL)('the recruit plays scenario %s with legal actions alone', (scenario) => {
  for (const seed of ['1', '2']) {
    play(scenario, seed, ({ legal, action }) => {
      if (!legal.includes(action)) expect.fail(`${normandy.notation.format(action)} is not legal`);
    });
  }
});

test('Germany takes Hill 314 now and then: it shoots the hill empty first', () => {
  let taken = 0;
  for (let seed = 1; seed <= 12; seed++)
    if (normandy.outcome(play('11', `${seed}`, () => {}))?.winner === 'german') taken++;
  expect(taken).toBeGreaterThan(2);
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

test('even in rollouts nobody inspires without a card to return, or bolsters without taking one', () => {
  const { quick } = searched.insight;
  let inspired = 0;
  let bolstered = 0;
  for (const scenario of ['2', '4', '9']) {
    const context = SilentContext.seeded<Undaunted>(`waste ${scenario}`);
    const state = normandy.setup({ scenario, options: {} }, context);
    let before = '';
    for (let made = 0; made < 400; made++) {
      const [seat] = normandy.waiting(state);
      if (seat === undefined) break;
      const legal = normandy.legal(viewOf(state, seat), seat);
      const action = quick?.(viewOf(state, seat), seat, legal, context);
      if (action === undefined) throw new Error('nothing is quick');
      if (action.do === 'inspire') {
        inspired++;
        const { squad } = entry(edition.kinds, action.card);
        const isReturned = (card: CardId): boolean => edition.cardKinds.get(card)?.squad === squad;
        expect(sideOf(state.open, seat).play.some(isReturned)).toBe(true);
      }
      if (before === 'bolster') {
        bolstered++;
        expect(action.do).toBe('take');
      }
      before = action.do;
      normandy.apply(state, seat, action, context);
    }
  }
  expect(inspired).toBeGreaterThan(5);
  expect(bolstered).toBeGreaterThan(5);
});

test('UN-SCEN-04 standing on the radio is worth something to the side that cannot raise it', () => {
  const { state } = scene({ scenario: '10' });
  const [us, german] = edition.seats;
  const sight = new Sight(edition);
  const guarded = (): number => {
    sight.read(viewOf(state, german), german);
    const [radio] = sight.enemy.note.raised;
    return radio === undefined ? -1 : (sight.guard[radio] ?? -1);
  };
  expect(guarded()).toBeGreaterThan(0);
  const [radio] = sight.enemy.note.raised;
  const tile = sight.ground.tiles[radio ?? -1];
  if (tile === undefined) throw new Error('there is no radio');
  setMark(state.open, us, tile, 'controlled');
  expect(guarded()).toBeGreaterThan(0);
  const other = sight.ground.objectives.find((each) => each !== radio);
  const plain = sight.ground.tiles[other ?? -1];
  if (plain === undefined) throw new Error('there is no other objective');
  setMark(state.open, us, plain, 'controlled');
  guarded();
  expect(sight.guard[other ?? -1]).toBe(0);
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
