import { SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { VolgaEvent } from '../rules/events.ts';
import type { VolgaContext } from '../rules/state.ts';
import { volga } from '../tools.ts';
import { position } from './position.ts';
import { newMatch, playAtRandom } from './random-game.ts';
import { assault } from './scene.ts';

/** A context that records every die and every log line. */
class Witness extends SeededChance implements VolgaContext {
  readonly sides: number[] = [];
  readonly events: VolgaEvent[] = [];
  override d(sides: number): number {
    this.sides.push(sides);
    return super.d(sides);
  }
  log(event: VolgaEvent): void {
    this.events.push(event);
  }
  learn(): void {}
}

/** A game of random actions, with everything its context saw. */
function witness(seed: string, options: Readonly<Record<string, unknown>> = {}): Witness {
  const context = new Witness(SeededChance.fromSeed(seed).save());
  const state = volga.setup(newMatch(seed, 'september', options).setup, context);
  while (volga.outcome(state) === null) {
    const actions = volga.legal(state, 'german');
    const action = actions[context.below(actions.length)];
    if (action === undefined) throw new Error('nothing can be done');
    volga.apply(state, 'german', action, context);
  }
  return context;
}

/** The dice of one log line: each list is one roll of one side. */
function rolls(event: VolgaEvent): (readonly number[])[] {
  switch (event.event) {
    case 'rolledEvent':
    case 'rolledSupply':
      return [event.dice];
    case 'bloodyStreets':
    case 'isolationDie':
      return [[event.die]];
    case 'fought':
      return [event.german, event.soviet, ...(event.air === null ? [] : [[event.air]])];
    default:
      return [];
  }
}

test('AV-COMP-01 only the German player ever has anything to decide', () => {
  expect(volga.seats).toEqual(['german']);
  expect(volga.sides).toEqual(['german', 'soviet']);
  playAtRandom(newMatch('decisions'), (match) => {
    expect(match.waiting).toEqual(match.outcome === null ? ['german'] : []);
  });
});

test('AV-COMP-02 a roll is the sum of its six-sided dice', () => {
  const game = position({ flow: 'randomEvent', open: { turn: 3, supply: 0 }, dice: [1, 6, 3, 1, 2, 3, 6] });
  expect(game.all('rolledEvent')).toMatchObject([{ dice: [1, 6, 3], is: 'commissars' }]);
  expect(game.open.supply).toBe(12);
  expect(new Set(witness('sides').sides)).toEqual(new Set([6]));
  const isolated = { options: { isolation: true }, isolated: [35] } as const;
  const attacked = assault({ in: 35, by: ['71/191'], against: 'L5-heroes', ...isolated, dice: [3] });
  expect(attacked.context.sides).toEqual([6]);
});

test('AV-COMP-04 no roll asks for more than four dice of one side, and no die falls outside the log', () => {
  let most = 0;
  for (const seed of ['red', 'black', 'red and black']) {
    const { sides, events } = witness(seed, { isolation: true });
    const all = events.flatMap(rolls);
    expect(all.flat()).toHaveLength(sides.length);
    most = Math.max(most, ...all.map((dice) => dice.length));
  }
  expect(most).toBe(4);
});

const PHASES: { readonly [Event in VolgaEvent['event']]?: string } = {
  turn: 'Dawn',
  arrived: 'Dawn',
  delayed: 'Dawn',
  rolledEvent: 'Random Event',
  freeAir: 'Supply',
  rolledSupply: 'Supply',
  bought: 'Supply',
  returned: 'Supply',
  bloodyStreets: 'Combat',
  activated: 'Combat',
  moved: 'Combat',
  fought: 'Combat',
  combatOver: 'Combat',
  turnOver: 'End',
};

test('AV-SEQ-01 a Turn has its five Phases in order, each once', () => {
  const { events } = witness('phases');
  const phases = events.flatMap(({ event }) => PHASES[event] ?? []);
  const changes = phases.filter((phase, i) => phase !== phases[i - 1]);
  const turns = events.filter(({ event }) => event === 'turn').length;
  expect(turns).toBeGreaterThan(2);
  const one = ['Dawn', 'Random Event', 'Supply', 'Combat', 'End'];
  expect(changes).toEqual(
    Array.from({ length: turns }, () => one)
      .flat()
      .slice(0, changes.length),
  );
  expect(changes.length).toBeGreaterThanOrEqual(5 * turns - 1); // the last Turn may end in its Combat Phase
});

test('AV-COMP-03 the log dates the Turns without a gap', () => {
  const dates = ['13-14', '15-16', '17-18', '19-20', '21-22', '23-24', '25-26', '27-28', '29-30'];
  for (const [i, days] of dates.entries()) {
    const game = position({ flow: 'dawn', open: { turn: i + 1, arriving: [] }, dice: [4, 4, 4, 4, 4, 4, 4] });
    expect(game.all('turn')).toMatchObject([{ turn: i + 1, dates: `${days} September` }]);
  }
});

test('AV-MAP-02 a unit steps only into an Adjacent Area', () => {
  const game = position().play('activate 6');
  expect(game.legal('move').filter((action) => action.startsWith('move 29/RCN '))).toEqual([
    'move 29/RCN 5',
    'move 29/RCN 7',
    'move 29/RCN 8',
    'move 29/RCN 9',
  ]);
  expect(game.why('move 29/RCN 10')).toBe('AV-MAP-02');
  expect(game.play('move 29/RCN 5').why('move 29/RCN 3')).toBe('AV-MAP-02');
});

test('AV-MAP-09 what a step costs depends on the Area entered, not on the border crossed', () => {
  const entering11 = (from: 7 | 9 | 15) =>
    position({ taken: [7, 9, 15], revealed: { 11: 'L5-heroes' }, fresh: { [from]: ['29/15'] } })
      .play(`activate ${from}`, 'move 29/15 11')
      .all('moved');
  for (const from of [7, 9, 15] as const) expect(entering11(from)).toMatchObject([{ from, to: 11, cost: 3 }]);
});

test('AV-MAP-10 the Turn advances by one space when the End Phase is over', () => {
  const game = position({ open: { turn: 3, arriving: [] }, dice: [4, 4, 4, 1, 1, 1, 1] });
  expect(game.play('end').open.turn).toBe(4);
});

test('AV-MAP-11 Morale does not leave its track at either end', () => {
  const low = position({
    flow: 'bloodyStreets',
    open: { morale: 0 },
    fresh: { 10: ['29/15'] },
    revealed: { 10: 'H8-fanatic' },
    dice: [5],
  });
  expect(low.open.morale).toBe(0);
  const high = position({
    open: { morale: 19 },
    fresh: { 10: ['29/15'] },
    revealed: { 10: 'H7-ambush' },
    dice: [6, 6, 1, 1],
  });
  high.play('activate 10', 'assault', 'everyone', 'lead 29/15', 'fight');
  expect(high.all('morale')).toMatchObject([{ by: 1, now: 19 }]);
});

test('AV-MAP-12 points left unspent can be used in a later Supply Phase', () => {
  const game = position({ open: { turn: 1, supply: 4, morale: 14 }, dice: [4, 4, 4, 2, 2, 2, 3] }).play('end');
  expect(game.open.supply).toBe(13);
  expect(game.play('buy morale', 'buy morale', 'buy morale', 'buy morale').open.supply).toBe(1);
});

test('AV-MAP-13 AV-MAP-17 only a Control marker tells that an Area has changed hands, and the count rises', () => {
  const game = position({ fresh: { 8: ['29/15'] }, revealed: { 8: 'L4-heroes' }, dice: [6, 6, 1, 1] });
  game.play('activate 8', 'assault', 'everyone', 'lead 29/15', 'fight');
  expect(game.area(8)).toMatchObject({ control: 'german', soviet: null });
  expect(game.all('captured')).toMatchObject([{ area: 8, controlled: 10 }]);
});

test('AV-MAP-14 AV-MAP-15 a marker bought is Available, and Used once it has been spent in combat', () => {
  const game = position({
    flow: 'purchase',
    open: { supply: 1, available: { artillery: 0, engineer: 0, air: 0 } },
    fresh: { 30: ['29/15'] },
    revealed: { 30: 'C5-fanatic' },
    dice: [1, 1, 1, 1],
  });
  expect(game.play('buy artillery').open.available.artillery).toBe(1);
  game.play('done', 'activate 30', 'assault', 'everyone', 'lead 29/15', 'place artillery', 'fight');
  expect(game.open.battle).toBe(null);
  expect(game.open.available.artillery).toBe(0);
});

test('AV-MAP-16 a unit Out of Action comes back for Supply Points only', () => {
  const game = position({ outOfAction: ['29/15'], open: { turn: 3, arriving: [] }, dice: [4, 4, 4, 1, 1, 1, 1] });
  game.play('end', 'done');
  expect(game.open.turn).toBe(4);
  expect(game.open.outOfAction).toEqual(['29/15']);
  const shop = position({ flow: 'purchase', outOfAction: ['29/15'], open: { supply: 9 } });
  expect(shop.legal('return')).toEqual(['return 29/15']);
  expect(shop.why('return 29/71')).toBe('AV-MAP-16');
});
