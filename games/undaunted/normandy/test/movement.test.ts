import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { scene, US } from './scene.ts';

test('UN-MOVE-01 UN-ACT-01 Move 1 is no step or one', () => {
  const us = { hand: ['rifleman-A x2', 'rifleman-B'], scouted: ['13B'] };
  const game = scene({ us });
  game.play('move rifleman-A 2B');
  expect([game.at('us', 'riflemen-A'), game.step]).toEqual(['2B', 'turn']);
  game.play('move rifleman-A 2B');
  expect(game.at('us', 'riflemen-A')).toBe('2B');
  expect(game.why('move rifleman-B 16B')).toBe('UN-GEO-02');
});

test('UN-MOVE-02 a marker of the enemy opens no tile', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'rifleman-B'] }, german: { scouted: ['12B'], controlled: ['13B'] } });
  expect(game.why('move rifleman-A 12B')).toBe('UN-MOVE-02');
  expect(game.why('move rifleman-A 13B')).toBe('UN-MOVE-02');
});

const mortar = { hand: ['mortar x2', 'rifleman-A'], target: '1B' };

test('UN-MOVE-03 UN-TARG-03 a Mortar that moves loses its target, and needs a new one to Blast', () => {
  const german = { ...mortar, scouted: ['13A'] };
  const game = scene({ scenario: '8', turn: 'german', german }).play('move mortar 13A');
  expect(game.target('german')).toBeNull();
  expect(game.all('targetLost')[0]?.rule).toBe('UN-TARG-03');
  expect(game.why('blast mortar')).toBe('UN-BLAST-03');
});

test('UN-MOVE-03 UN-R-28 a Mortar that moves no tile keeps its target, as does one whose side moves another unit', () => {
  const game = scene({ scenario: '8', turn: 'german', german: mortar }).play('move mortar 9A', 'move rifleman-A 10A');
  expect([game.at('german', 'mortar'), game.target('german')]).toEqual(['9A', '1B']);
});

const guide = { hand: ['platoon-guide', 'rifleman-A'] };

test('UN-GUIDE-01 UN-R-16 Guide 1 moves any own counter on the board, no step or one', () => {
  const game = scene({ scenario: '5', us: guide });
  expect(game.legal('guide').sort()).toEqual(
    [
      ...['riflemen-A 5A', 'riflemen-A 3A', 'riflemen-A 1A', 'scouts-A 5A', 'scouts-A 3A', 'scouts-A 1A'],
      ...['riflemen-B 1A', 'riflemen-B 5A', 'riflemen-B 3A', 'scouts-B 1A', 'scouts-B 5A', 'scouts-B 3A'],
    ]
      .map((text) => `guide platoon-guide ${text}`)
      .sort(),
  );
  expect(game.why('guide platoon-guide mortar 2B')).toBe('UN-GUIDE-05');
  game.play('guide platoon-guide riflemen-A 1A');
  expect([game.at('us', 'riflemen-A'), game.at('german', 'riflemen-A'), game.step]).toEqual(['1A', '2B', 'turn']);
});

test('UN-GUIDE-02 Guide needs a marker also for Scouts, and places none', () => {
  const game = scene({ scenario: '5', us: guide });
  expect(game.why('guide platoon-guide scouts-A 9B')).toBe('UN-GUIDE-02');
  expect(game.why('guide platoon-guide scouts-A 18A')).toBe('UN-GEO-02');
  expect(game.play('guide platoon-guide scouts-A 1A').fog('us')).toBe(8);
});

test('UN-GUIDE-03 a Mortar that is guided loses its target', () => {
  const german = { hand: ['platoon-guide', 'mortar', 'rifleman-A'], target: '1B', scouted: ['13A'] };
  const game = scene({ scenario: '8', turn: 'german', german }).play('guide platoon-guide mortar 13A');
  expect(game.target('german')).toBeNull();
  expect(game.why('blast mortar')).toBe('UN-BLAST-03');
  for (const stays of ['riflemen-A 10A', 'mortar 9A']) {
    const other = scene({ scenario: '8', turn: 'german', german }).play(`guide platoon-guide ${stays}`);
    expect([other.target('german'), other.all('stayed').length], stays).toEqual(['1B', 1]);
  }
});

test('UN-GUIDE-05 Guide does not bring a counter onto the board', () => {
  const game = scene({ scenario: '5', us: guide });
  expect(game.at('us', 'snipers')).toBeNull();
  expect(game.why('guide platoon-guide snipers 1A')).toBe('UN-GUIDE-05');
});

test('UN-SCOUT-01 UN-SCOUT-02 UN-SCOUT-03 UN-R-32 each unmarked tile entered gets a marker and brings one Fog', () => {
  const game = scene({ us: { hand: ['scout-A', 'rifleman-A'] }, german: { scouted: ['12B'] } });
  game.play('scout scout-A 12B', 'go 5B');
  expect([game.mark('us', '12B'), game.mark('us', '5B')]).toEqual(['scouted', 'scouted']);
  expect([game.mark('german', '12B'), game.mark('german', '5B')]).toEqual(['scouted', 'controlled']);
  expect([game.fog('us'), game.fog('german')]).toEqual([6, 8]);
  expect(game.discard('us')).toEqual(['fog-of-war', 'fog-of-war']);
});

test('UN-R-29 each step is done, marker and Fog, before the next is chosen', () => {
  const game = scene({ us: { hand: ['scout-A', 'rifleman-A'] } }).play('scout scout-A 12B');
  expect([game.at('us', 'scouts-A'), game.mark('us', '12B'), game.fog('us'), game.step]).toEqual([
    '12B',
    'scouted',
    7,
    'march',
  ]);
  expect(game.legal().sort()).toEqual(['go 13B', 'go 17B', 'go 4B', 'go 5B', 'go 7A', 'go 8A', 'halt']);
  expect(game.why('go 12B')).toBe('UN-GEO-02');
});

test('UN-R-29 the tile a counter starts from gets a marker only when it comes back to it', () => {
  const us = { hand: ['scout-A', 'rifleman-A'], counters: { 'scouts-A': '12B' } };
  const away = scene({ us }).play('scout scout-A 4B', 'halt');
  expect([away.mark('us', '12B'), away.fog('us')]).toEqual([null, 7]);
  const back = scene({ us }).play('scout scout-A 4B', 'go 12B');
  expect([back.mark('us', '12B'), back.fog('us')]).toEqual(['scouted', 6]);
});

test.each([
  [1, 1],
  [0, 0],
])('UN-SCOUT-04 with %i Fog left in the supply two new tiles bring %i', (left, gained) => {
  const us = { hand: ['scout-A', 'rifleman-A'], deck: [`fog-of-war x${10 - left}`] };
  const game = scene({ us }).play('scout scout-A 12B', 'go 4B');
  expect([game.mark('us', '12B'), game.mark('us', '4B')]).toEqual(['scouted', 'scouted']);
  expect([game.discard('us').length, game.fog('us')]).toEqual([gained, 0]);
  expect(game.all('noFogLeft').every(({ rule }) => rule === 'UN-SCOUT-04')).toBe(true);
  expect(game.all('noFogLeft')).toHaveLength(2 - gained);
});

test('UN-SCOUT-05 a tile with an own marker costs no Fog and keeps it', () => {
  const us = { hand: ['scout-A', 'rifleman-A'], controlled: ['13B'] };
  const game = scene({ us }).play('scout scout-A 13B', 'go 2B');
  expect([game.mark('us', '13B'), game.mark('us', '2B'), game.fog('us')]).toEqual(['controlled', 'scouted', 8]);
});

test('UN-STALK-01 UN-STALK-02 Stalk 1 enters an unmarked tile and leaves no trace', () => {
  const game = scene({ scenario: '4', us: { hand: ['sniper', 'rifleman-A'] } });
  expect(game.legal('stalk').sort()).toEqual(['6A', '1B', '12B', '3B'].map((tile) => `stalk sniper ${tile}`).sort());
  game.play('stalk sniper 12B');
  expect([game.at('us', 'snipers'), game.mark('us', '12B'), game.fog('us'), game.step]).toEqual([
    '12B',
    null,
    8,
    'turn',
  ]);
  expect(game.discard('us')).toEqual([]);
});

test('UN-ACT-03 an action of a combat card is done by its own counter', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B', 'scout-A'], counters: { 'riflemen-A': '12B', 'riflemen-B': '2B' } };
  const game = scene({ us, dice: [1, 1] }).play('attack rifleman-A scouts-A', 'attack rifleman-B scouts-A');
  expect(game.all('shot').map(({ by, from, defence }) => [by, from, defence.range])).toEqual([
    ['riflemen-A', '12B', 1],
    ['riflemen-B', '2B', 3],
  ]);
});

test('UN-R-29 a march goes on step by step until its steps are used up', () => {
  const game = scene({ us: { hand: ['scout-A', 'rifleman-A'], counters: { 'scouts-A': '17B' } } });
  game.state.flow.push({ step: 'march', seat: US, unit: id.unit('scouts-A'), kind: 'stalk', left: 2 });
  game.play('go 12B');
  expect(game.state.flow.at(-1)).toMatchObject({ step: 'march', left: 1 });
  game.play('go 13B');
  expect([game.step, game.at('us', 'scouts-A')]).toEqual(['turn', '13B']);
});
