import { Match } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { SIDES } from '../data/types.ts';
import { rulesIn } from '../effects.ts';
import { narrate } from '../narrate.ts';
import { minesLeft } from '../support.ts';
import { stalingrad } from '../tools.ts';
import { bury, type Campaign, campaign, GERMAN, other, SOVIET, single } from './campaign-scene.ts';
import { scene } from './scene.ts';

const read = (game: Campaign, side: 'soviet' | 'german'): string => JSON.stringify(game.view(side));

test('US-INFO-01 US-INFO-13 both supplies and the city are open to both, card by card', () => {
  const game = campaign({ at: '5a' }).until('turn');
  for (const side of SIDES) {
    const [own, enemy] = [game.view(side).open, game.view(other(side)).open];
    expect(entry(enemy.sides, id.seat(side)).supply).toEqual(entry(own.sides, id.seat(side)).supply);
    expect(entry(enemy.sides, id.seat(side)).supply.length).toBeGreaterThan(20);
    expect(own.city).toEqual(game.open.city);
  }
});

test('US-INFO-02 US-INFO-03 US-INFO-04 the owner looks through the casualty pile, the enemy counts it', () => {
  const game = bury(campaign().until('turn'), 'soviet', 'S-S-004', 'S-S-005', 'S-S-014');
  expect(game.view('soviet').private[SOVIET]?.removed).toEqual(['S-S-004', 'S-S-005', 'S-S-014']);
  expect(game.view('german').open.sides[SOVIET]?.removed).toBe(3);
  expect(Object.keys(game.view('german').private)).toEqual(['german']);
});

test('US-INFO-05 a bid is secret until both are made', () => {
  const game = campaign().until('bid');
  const before = game.view('german');
  const [bid = ''] = game.legalFor('soviet', 'bid');
  game.play(`soviet: ${bid}`);
  const after = game.view('german');
  expect(after.open.sides[SOVIET]).toEqual({ ...before.open.sides[SOVIET], bid: true });
  expect(after.open.bids).toBeNull();
  game.play(`german: ${game.legalFor('german', 'bid')[0]}`);
  expect(game.open.bids).not.toBeNull();
});

test('US-INFO-06 US-INFO-09 orders of a briefing are told to their own side alone', () => {
  const game = campaign({ at: '3a' });
  const [own] = game.all('unlocked', 'soviet').filter(({ seat }) => seat === SOVIET);
  const [enemy] = game.all('unlocked', 'german').filter(({ seat }) => seat === SOVIET);
  expect(own?.cards).toContain('S-L-083');
  expect(enemy).not.toHaveProperty('cards');
  expect(enemy && narrate(enemy)).toBe('New orders reach the Soviet platoon.');
});

test('US-INFO-07 US-INFO-09 a player sees the own pools and never those of the enemy', () => {
  const game = bury(campaign().until('turn'), 'soviet', 'S-S-009').won('german');
  expect(game.view('soviet').private[SOVIET]?.gone).toContain('S-S-009');
  expect(game.view('soviet').private[SOVIET]?.available).toContain('S-R-009');
  expect(read(game, 'german')).not.toContain('S-S-009');
  expect(game.view('german').private).not.toHaveProperty('soviet');
});

test('US-INFO-08 nobody sees a locked, upgrade or reserve deck', () => {
  const game = campaign().until('turn');
  for (const side of SIDES) expect(read(game, side)).not.toMatch(/"[SG]-[LUR]-/);
});

test('US-INFO-10 US-CSET-10 a mine of secret intel shows nowhere in what the enemy sees', () => {
  const game = campaign({ at: '3a' });
  const mine = { seat: 'german', squad: 'A', kind: 'antipersonnel', edge: ['502', '503'] };
  expect(game.view('german').private[GERMAN]?.hidden).toEqual([mine]);
  expect([game.open.mines, game.open.laid]).toEqual([[], {}]);
  expect(read(game, 'soviet')).not.toContain('antipersonnel');
});

test('US-INFO-10 a free Bolster of secret intel is not announced while decks are chosen', () => {
  const game = campaign({ at: '2a' }).until('decks');
  expect(read(game, 'soviet')).not.toContain('freeBolster');
  expect(game.until('freeBolster').waiting).toEqual([GERMAN]);
});

test('US-R-67 US-R-95 who has seen what the other side chose cannot take back the own choice', () => {
  const match = new Match(stalingrad, { scenario: '021', options: {} }, 'decks');
  const confirm = { do: 'confirm' } as const;
  match.act(SOVIET, confirm);
  expect([match.undoable(SOVIET), match.undoable(GERMAN)]).toEqual([1, 0]);
  match.act(GERMAN, confirm);
  expect([match.state.flow.at(-1)?.step, match.undoable(SOVIET), match.undoable(GERMAN)]).toEqual([
    'freeBolster',
    0,
    0,
  ]);
});

test('US-R-89 US-INFO-10 a step that met no hidden mine cannot be taken back either, where there may be one', () => {
  const learnt = (scenario: string): number => {
    const soviet = { hand: ['S-U-008'], counters: { 'rifleman-A': '503' }, scouted: ['504', '604'] };
    const game = scene({ scenario, soviet }).play('move S-U-008 504');
    const before = game.context.learners.length;
    return game.play('go 604').context.learners.length - before;
  };
  expect([learnt('011'), learnt('031')]).toEqual([0, 1]);
});

test('US-INFO-10 US-R-36 that hidden mines use up a squad’s four does not show in what the enemy sees', () => {
  const mining = (hidden: string[]) => {
    const soviet = { hand: ['engineer-A'], counters: { 'engineer-A': '504' }, hidden };
    const game = scene({ soviet });
    Object.assign(game.open.laid, { 'soviet/A': 3 });
    return game.play('mine engineer-A');
  };
  const [last, none] = [mining([]), mining(['403-404 A'])];
  expect(none.view('german')).toEqual(last.view('german'));
  expect([last.why('lay 404 antitank'), none.why('lay 404 antitank')]).toEqual([null, 'US-SUPT-37']);
  expect(none.legal()).toEqual(['done']);
  expect(none.refusal('lay 404 antitank')?.facts).toEqual({ 'mines left': 0 });
});

test('US-INFO-12 the objective of both sides follows from the open scenario', () => {
  const game = single('074');
  for (const side of SIDES) {
    const { open } = game.view(side);
    expect([SOVIET, GERMAN].map((seat) => rulesIn(open).objectives(seat)[0])).toEqual([
      { type: 'control', points: 7 },
      { type: 'control', points: 6 },
    ]);
  }
});

test('US-INFO-14 the order of a deck is hidden from both', () => {
  const game = campaign().until('turn');
  for (const side of SIDES) {
    expect(game.view(side)).not.toHaveProperty('sealed');
    expect(game.view(side).open.sides[id.seat(side)]?.deck).toBe(7);
  }
});

test('US-INFO-15 the enemy sees how large a hand is, and nothing of it', () => {
  const game = campaign().until('bid');
  expect(game.view('german').open.sides[SOVIET]).toMatchObject({ hand: 4, shown: [] });
  expect(game.view('german').private).not.toHaveProperty('soviet');
  expect(game.view('soviet').private[SOVIET]?.hand).toHaveLength(4);
});

test('US-INFO-16 counters, markers and mines are open to both', () => {
  const game = single('114').until('turn');
  const [soviet, german] = SIDES.map((side) => game.view(side).open);
  expect(german?.mines).toContainEqual({ seat: 'soviet', squad: 'A', kind: 'antipersonnel', edge: ['708', '709'] });
  expect([german?.tiles, german?.points, german?.routed]).toEqual([soviet?.tiles, soviet?.points, soviet?.routed]);
  expect(german?.sides[SOVIET]?.counters).toEqual(soviet?.sides[SOVIET]?.counters);
});

test('US-R-58 US-INFO-09 the enemy does not learn who was lost for good and who was upgraded', () => {
  const game = bury(campaign().until('turn'), 'soviet', 'S-S-009').won('german');
  for (const event of ['lostForGood', 'upgraded'] as const) {
    const [own] = game.all(event, 'soviet').filter(({ seat }) => seat === SOVIET);
    const [enemy] = game.all(event, 'german').filter(({ seat }) => seat === SOVIET);
    expect(own?.cards?.length, event).toBeGreaterThan(0);
    expect(Object.keys(enemy ?? {}).sort(), event).toEqual(['event', 'rule', 'seat']);
  }
});

test('US-R-67 decks are chosen unseen: the enemy sees who is done, and the supply changes when both are', () => {
  const game = campaign();
  const before = game.view('german');
  game.play('soviet: pick S-S-006');
  expect(game.view('german')).toEqual(before);
  game.play('soviet: confirm');
  expect(game.view('german')).toEqual({ ...before, open: { ...before.open, ready: [SOVIET] } });
  expect(game.why('soviet: pick S-S-007')).toBe('US-CSET-20');
  game.play('german: confirm');
  expect(game.view('german').open.sides[SOVIET]?.supply).not.toContain('S-S-006');
});

test('US-R-89 US-R-36 a hidden mine counts for its squad before it is found and after', () => {
  const game = scene({
    soviet: { hand: ['rifleman-A'], counters: { 'rifleman-A': '504' }, scouted: ['503'] },
    german: { hidden: ['503-504 antipersonnel A'] },
    dice: [1],
  });
  const left = () => minesLeft(game.state, GERMAN, id.unit('engineer-A'));
  expect([left(), game.open.laid]).toEqual([3, {}]);
  game.play('move rifleman-A 503');
  expect(game.mines('german')).toHaveLength(1);
  expect(left()).toBe(3);
});
