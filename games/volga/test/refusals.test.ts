import { refusalText } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { type Position, position } from './position.ts';
import { assault, attack } from './scene.ts';

/** Checks that each refusal gives the rule, the facts that failed and, if there is one, the way out. */
function answers(game: Position, expected: Readonly<Record<string, string>>): void {
  const told = Object.keys(expected).map((action) => {
    const refusal = game.refusal(action);
    return [action, refusal === null ? 'legal' : refusalText(refusal)];
  });
  expect(Object.fromEntries(told)).toEqual(expected);
}

const dawn = (turn: number, given: Parameters<typeof position>[0] = {}) =>
  position({ flow: 'dawn', dice: [4, 4, 4, 1, 1, 1, 1], ...given, open: { turn, ...given.open } });

test('why a group cannot arrive', () => {
  answers(dawn(2, { empty: [1] }), {
    'arrive T7 1': 'AV-DAWN-01 (group T7; due T2)',
    'arrive T2 3': 'AV-DAWN-01 (group T2; areas 1, 2)',
    'arrive T2 2': 'AV-R-67 (area 2; units 4)',
  });
  const waiting = { group: 'T2' as const, turn: 3, area: 2 as const, units: ['389/544' as const] };
  answers(dawn(3, { empty: [1, 2], open: { arriving: [waiting] } }), {
    'arrive T2 1': 'AV-DAWN-05 (group T2; waits for 2)',
  });
  answers(dawn(7, { empty: [1, 2] }), { 'arrive T7 31': 'AV-DAWN-02 (area 31; control Soviet): take Area 31 first' });
  const full = dawn(2, { empty: [2], fresh: { 2: ['71/191', '71/194', '71/211'] } }).play('arrive T2 2');
  answers(full, { 'enter 100/54': 'AV-R-37 (unit 100/54; waiting 389/544, 389/545, 389/546, 245A)' });
});

test('why points cannot buy it', () => {
  const available = { artillery: 8, engineer: 4, air: 3 };
  const rich = { flow: 'purchase', open: { turn: 3, supply: 99, morale: 19, available } } as const;
  answers(position(rich), {
    'buy artillery': 'AV-MARK-04 (available 8; there are 8)',
    'buy air': 'AV-SUP-07 (available 3; there are 3)',
    'buy morale': 'AV-R-29 (morale 19)',
    'return 29/15': 'AV-MAP-16 (unit 29/15; out of action )',
  });
  const poor = { flow: 'purchase', open: { turn: 3, supply: 0, morale: 9 }, outOfAction: ['29/15', '29/RCN'] } as const;
  answers(position(poor), {
    'buy engineer': 'AV-SUP-06 (cost 2; supply 0)',
    'return 29/15': 'AV-SUP-08 (unit 29/15; cost 1; supply 0)',
    'return 29/RCN': 'AV-SUP-09 (unit 29/RCN; cost 2; supply 0)',
  });
  const home = { 49: ['29/15', '29/71', '3/29', '3/103'] } as const;
  answers(position({ ...rich, fresh: home, outOfAction: ['3/8'] }), { 'return 3/8': 'AV-R-76 (unit 3/8)' });
  answers(position({ ...rich, outOfAction: ['3/8'] }).play('return 3/8'), {
    'base 48': 'AV-SUP-13 (area 48; control german; units 3; at home in 49)',
  });
  answers(position({ ...rich, empty: [6], outOfAction: ['29/15'] }).play('return 29/15'), {
    'base 2': 'AV-SUP-14 (area 2; control german; units 4; at home in 1, 2, 3, 4, 5)',
    'base 6': 'AV-SUP-11 (area 6; control german; units 0; at home in 1, 2, 3, 4, 5)',
    'base 7': 'AV-SUP-12 (area 7; control soviet; units 0; at home in 1, 2, 3, 4, 5)',
  });
});

test('why an Area cannot be activated', () => {
  answers(position({ taken: [7], spent: { 7: ['29/15'] }, open: { event: 'pauseLI' } }), {
    'activate 7': 'AV-ACT-01 (area 7; fresh 0; spent 1)',
    'activate 1': 'AV-EVT-07 (area 1; paused corps LI)',
  });
});

test('why a unit cannot move', () => {
  const game = position({
    empty: [6],
    open: { event: 'pauseLI' },
    fresh: { 6: ['71/191', '29/15', '24/I-24'] },
    spent: { 6: ['29/71'] },
  });
  answers(game.play('activate 6', 'move 29/15 7'), {
    'move 29/15 8': 'AV-MOVE-08 (unit 29/15; waits in 7)',
    'move 29/71 7': 'AV-MOVE-01 (unit 29/71; state Spent)',
    'move 3/8 7': 'AV-ACT-04 (unit 3/8; Active Area 6)',
    'move 71/191 7': 'AV-EVT-07 (unit 71/191; paused corps LI)',
    'move 24/I-24 1': 'AV-MAP-02 (from 6; to 1; next to it 5, 7, 8, 9)',
  });
  const crowded = position({
    taken: [23, 24, 36],
    fresh: { 35: ['24/I-24', '71/191', '71/194'] },
    revealed: { 35: 'L5-heroes', 26: 'H7-ambush' },
    spent: { 24: ['94/267', '94/274', '94/276', '60/92'], 26: ['29/15', '29/71', '29/129', '29/RCN'] },
  }).play('activate 35');
  answers(crowded, {
    'move 24/I-24 24': 'AV-MOVE-19 (area 24; units 4)',
    'move 24/I-24 26': 'AV-STK-03 (area 26; units 4)',
    'move 24/I-24 25': 'AV-MOVE-13 (from 35; to 25): enter a Vacant Area first',
  });
  answers(crowded.play('move 24/I-24 36'), { 'move 71/191 36': 'AV-R-10 (under way 24/I-24): halt' });
  const weary = position({ revealed: { 35: 'L5-heroes' }, taken: [23, 24], fresh: { 35: ['71/191'] } });
  answers(weary.play('activate 35', 'move 71/191 24'), { 'move 71/191 25': 'AV-MOVE-09 (cost 4; left 2)' });
  const north = { options: { northernShoulder: true }, taken: [34, 45, 46], fresh: { 46: ['3/103'] } } as const;
  answers(position(north).play('activate 46'), { 'move 3/103 34': 'AV-OPT-03 (unit 3/103; area 34)' });
});

test('why an Area that was attacked cannot be entered', () => {
  const after = (...dice: number[]) =>
    position({ taken: [24], fresh: { 24: ['71/191', '71/194'] }, hidden: { 35: 'L5-heroes' }, dice }).play(
      ...['activate 24', 'move 71/191 35', 'attack 35', 'lead 71/191', 'fight'],
    );
  answers(after(4, 3, 2, 2), { 'move 71/194 35': 'AV-MOVE-17 (area 35)' });
  answers(after(6, 6, 1, 1), { 'move 71/194 35': 'AV-R-13 (area 35)' });
});

test('why nobody can attack, decline or stop', () => {
  const game = position({ taken: [8], fresh: { 8: ['29/15', '29/71'] } }).play('activate 8', 'move 29/15 10');
  answers(game, {
    'attack 7': 'AV-ATK-01 (area 7; units entered 0)',
    'decline 7': 'AV-ATK-06 (area 7; units entered 0)',
    'decline 10': 'AV-ATK-04 (area 10): attack 10',
    assault: 'AV-ATK-08 (area 8; contested false; Fresh units 29/71)',
    finish: 'AV-R-10 (waiting in 10): attack 10',
  });
  const inside = { revealed: { 35: 'L5-heroes' }, fresh: { 35: ['71/191', '71/194'] } } as const;
  const muster = position(inside).play('activate 35', 'assault');
  answers(muster, {
    ready: 'AV-ATK-07 (attacking units 0): join with a unit',
    'join 29/15': 'AV-ATK-10 (unit 29/15; area 35)',
  });
  answers(muster.play('join 71/191'), {
    'join 71/191': 'AV-ATK-08 (joined 71/191)',
    everyone: 'AV-ATK-08 (joined 71/191): ready',
  });
});

test('why a unit cannot lead, be lost or be supported', () => {
  const open = { available: { artillery: 3, engineer: 0, air: 2 }, event: 'offensive64' } as const;
  const game = assault({ in: 35, by: ['71/191', '71/194'], against: 'L5-heroes', open });
  answers(game, { 'lead 29/15': 'AV-RES-04 (unit 29/15; attackers 71/191, 71/194)' });
  answers(game.play('lead 71/191'), {
    'place engineer':
      'AV-SUP-17 (marker engineer; available 0; placed 0; attackers 2; area 35; event 64th Army Offensive)',
    'place air': 'AV-EVT-08 (marker air; available 2; placed 0; attackers 2; area 35; event 64th Army Offensive)',
  });
  answers(game.play('place artillery', 'place artillery'), {
    'place artillery':
      'AV-RES-16 (marker artillery; available 1; placed 2; attackers 2; area 35; event 64th Army Offensive)',
  });
  const shelled = attack({ on: 35, from: 24, by: ['71/191', '71/194'], against: 'L5-barrage' });
  answers(shelled, { 'lose 29/15': 'AV-REV-06 (unit 29/15; attackers 71/191, 71/194)' });
});
