import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { id } from '../../rules/ids.ts';
import { normandy } from '../tools.ts';
import { type Given, scene, US } from './scene.ts';

const mortars: Given = { scenario: '8', turn: 'german', german: { hand: ['mortar', 'rifleman-A'], target: '7B' } };

test.each<[line: string, told: string, given?: Given, ...before: string[]]>([
  ['move rifleman-A 8A', 'UN-GEO-02 (from 17B; to 8A): one step leads to 12B, 7A, 2B, 13B'],
  ['move rifleman-A 13B', 'UN-MOVE-02 (not scouted 13B)'],
  ['rally rifleman-A', 'UN-SUP-02 (not suppressed riflemen-A)'],
  ['scout rifleman-A 2B', 'UN-TURN-03 (card Rifleman A; has move, attack, control)'],
  ['move rifleman-B 2B', 'UN-TURN-02 (not in your hand Rifleman B)'],
  ['hunker fog-of-war', 'UN-HUNK-04'],
  ['recon scout-A', 'UN-RECON-03 (Fog of War in hand 0)', { us: { hand: ['scout-A', 'rifleman-A'] } }],
  ['control rifleman-A', 'UN-R-23 (yours already 17B)', { us: { hand: ['rifleman-A'], controlled: ['17B'] } }],
  ['control rifleman-A', 'UN-CTRL-08 (not scouted 17B)', { us: { hand: ['rifleman-A'], unmarked: ['17B'] } }],
  [
    'control rifleman-A',
    'UN-CTRL-03 (enemy on 17B)',
    { us: { hand: ['rifleman-A'] }, german: { counters: { 'scouts-A': '17B' } } },
  ],
  [
    'attack rifleman-A scouts-A',
    'UN-ATK-02 (not on the board german scouts-A)',
    { us: { hand: ['rifleman-A'] }, german: { counters: { 'scouts-A': null } } },
  ],
  [
    'attack rifleman-A scouts-A',
    'UN-SUP-01 (suppressed riflemen-A): rally rifleman-A',
    { us: { hand: ['rifleman-A'], counters: { 'riflemen-A': '17B suppressed' } } },
  ],
  [
    'draw',
    'UN-DRAW-06 (cards 0)',
    { us: { hand: ['platoon-sergeant', 'rifleman-A'], deck: [] } },
    'command platoon-sergeant',
  ],
  [
    'take scout-B',
    'UN-BOL-02 (only squad A)',
    { us: { hand: ['squad-leader-A', 'rifleman-A'] } },
    'bolster squad-leader-A',
  ],
  [
    'return squad-leader-A',
    'UN-R-08 (being resolved squad-leader-A-1)',
    { us: { hand: ['squad-leader-A', 'rifleman-A'] } },
    'inspire squad-leader-A',
  ],
  [
    'return scout-A',
    'UN-INSP-03 (not in your play area scout-A)',
    { us: { hand: ['squad-leader-A', 'rifleman-A'] } },
    'inspire squad-leader-A',
  ],
  ['target mortar 7B', 'UN-TARG-02 (aimed at already 7B)', mortars],
  ['german: bid scout-A', 'UN-INIT-01 (not in your hand scout-A)', { turn: 'bid', german: { hand: ['rifleman-A'] } }],
])('%s is refused: %s', (line, told, given = {}, ...before) => {
  const us = { hand: ['rifleman-A', 'scout-A', 'fog-of-war'] };
  expect(
    scene({ us, ...given })
      .play(...before)
      .whyNot(line),
  ).toBe(told);
});

test.each<[told: string, event: Event]>([
  [
    'The US takes control of 13B Walled manor.',
    { event: 'controlled', seat: US, tile: id.tile('13B'), points: 0, rule: 'UN-R-01' },
  ],
  [
    'The US takes control of 13B Walled manor: 1 point.',
    { event: 'controlled', seat: US, tile: id.tile('13B'), points: 1, rule: 'UN-R-01' },
  ],
  [
    'The US loses control of 13B Walled manor.',
    { event: 'controlLost', seat: US, tile: id.tile('13B'), points: 0, rule: 'UN-R-01' },
  ],
  [
    'The US loses control of 13B Walled manor: 2 points.',
    { event: 'controlLost', seat: US, tile: id.tile('13B'), points: 2, rule: 'UN-R-01' },
  ],
  ['The US draws no card.', { event: 'drew', seat: US, count: 0, cards: [], rule: 'UN-R-01' }],
  ['The US draws 1 card.', { event: 'drew', seat: US, count: 1, rule: 'UN-R-01' }],
])('the log tells: %s', (told, event) => {
  expect(normandy.narrate(event)).toBe(told);
});

test('UN-R-06 the log says that a side had no card to bid', () => {
  const game = scene({ turn: 'bid', us: { hand: ['scout-A'] }, german: { hand: [] } }).play('us: bid scout-A');
  expect(game.events().map((event) => normandy.narrate(event))).toContain(
    'The US bids Scout A, 6. Germany has no card to bid. The US has the initiative.',
  );
});
