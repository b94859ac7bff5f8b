import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const suppressed = { 'riflemen-A': '2B suppressed' };

test('UN-SUP-01 UN-SUP-02 a card of a suppressed unit turns the counter to ready, and does nothing else', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'rifleman-B'], counters: suppressed } });
  for (const action of ['move rifleman-A 17B', 'attack rifleman-A scouts-A', 'control rifleman-A'])
    expect(game.why(action), action).toBe('UN-SUP-01');
  game.play('rally rifleman-A');
  expect(game.at('us', 'riflemen-A')).toBe('2B');
  expect([game.inPlay('us'), game.mark('us', '2B')]).toEqual([['rifleman-A'], 'scouted']);
  expect(game.all('rallied')).toEqual([{ event: 'rallied', rule: 'UN-SUP-02', seat: 'us', unit: 'riflemen-A' }]);
});

test('UN-SUP-02 only a suppressed unit is rallied', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'], counters: { 'scouts-A': null } } });
  expect(game.why('rally rifleman-A')).toBe('UN-SUP-02');
  expect(game.why('rally scout-A')).toBe('UN-SUP-02');
});

test('UN-SUP-03 UN-R-05 the card of a suppressed unit rallies or hunkers down, and hunkering leaves it suppressed', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'rifleman-B'], counters: suppressed } });
  expect(game.legal().filter((text) => text.includes('rifleman-A'))).toEqual(['rally rifleman-A', 'hunker rifleman-A']);
  game.play('hunker rifleman-A');
  expect(game.at('us', 'riflemen-A')).toBe('2B suppressed');
  expect(game.supply('us').filter((kind) => kind === 'rifleman-A')).toHaveLength(5);
});

test('UN-SUP-04 one card rallies, and the next acts', () => {
  const game = scene({ us: { hand: ['rifleman-A x2', 'scout-A'], counters: suppressed } });
  expect(game.play('rally rifleman-A', 'move rifleman-A 17B').at('us', 'riflemen-A')).toBe('17B');
});

test('UN-SUP-05 UN-GUIDE-04 Guide does not move a suppressed counter', () => {
  const counters = { 'riflemen-A': '5A suppressed', 'riflemen-B': null, 'scouts-A': null, 'scouts-B': null };
  const game = scene({ scenario: '5', us: { hand: ['platoon-guide', 'rifleman-A'], counters } });
  expect(game.why('guide platoon-guide riflemen-A 1A')).toBe('UN-GUIDE-04');
  const verbs = game.legal().filter((text) => text.includes('guide'));
  expect(verbs).toEqual(['bolster platoon-guide', 'hunker platoon-guide']);
});

test('UN-SUP-06 a suppressed counter can be attacked with the same defense, blocks Control and keeps its side unpinned', () => {
  const game = scene({
    scenario: '11',
    turn: 'german',
    us: { counters: { 'riflemen-A': '2A suppressed', 'riflemen-B': null, 'riflemen-C': null } },
    german: { hand: ['rifleman-A x2', 'scout-A'], counters: { 'riflemen-A': '2A' }, scouted: ['2A'] },
    dice: [1],
  });
  expect(game.why('control rifleman-A')).toBe('UN-CTRL-03');
  game.play('attack rifleman-A riflemen-A');
  expect(game.all('shot')[0]?.defence.total).toBe(5);
  expect(game.outcome).toBeNull();
});

test('UN-SUP-07 neither time nor Bolster, Command or a lost card lifts a suppression', () => {
  const us = {
    hand: ['platoon-sergeant', 'squad-leader-A', 'rifleman-B'],
    counters: suppressed,
    deck: ['scout-A x3', 'scout-B x3', 'rifleman-B x4', 'rifleman-A x4', 'fog-of-war x4'],
  };
  const game = scene({
    us,
    german: { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '2B' } },
    dice: [10],
  });
  game.play('command platoon-sergeant', 'draw', 'done', 'bolster squad-leader-A', 'take rifleman-A', 'done');
  game.play('us: end', 'attack rifleman-A riflemen-A', 'end');
  for (let round = 0; round < 2; round++) {
    game.play(`us: bid ${game.hand('us')[0]}`, `german: bid ${game.hand('german')[0]}`, 'end', 'end');
  }
  expect(game.open.round).toBe(4);
  expect(game.removed('us')).toEqual(['rifleman-A']);
  expect(game.at('us', 'riflemen-A')).toBe('2B suppressed');
});

test('UN-SUP-08 a card spent on a rally can be returned by Inspire and act', () => {
  const us = {
    hand: ['machine-gunner-C', 'squad-leader-C', 'rifleman-A'],
    counters: { 'gunners-C': '16B suppressed' },
  };
  const game = scene({ scenario: '7', us, dice: [1, 1] });
  game.play('rally machine-gunner-C', 'inspire squad-leader-C', 'return machine-gunner-C');
  expect(game.hand('us')).toEqual(['rifleman-A', 'machine-gunner-C']);
  game.play('attack machine-gunner-C riflemen-A');
  expect(game.all('shot')).toHaveLength(1);
});

test('UN-SPAWN-01 a missing counter is placed on its spawn tile and acts from there', () => {
  const us = { hand: ['machine-gunner-A', 'rifleman-A'] };
  const game = scene({ scenario: '3', us, dice: [1, 1] });
  expect(game.at('us', 'gunners-A')).toBeNull();
  game.play('attack machine-gunner-A scouts-A');
  expect(game.at('us', 'gunners-A')).toBe('1A');
  expect(game.all('shot')[0]).toMatchObject({ from: '1A', defence: { range: 3 } });
  expect(game.events().map(({ event }) => event)).toEqual(['played', 'placed', 'shot']);
});

test('UN-SPAWN-01 a movement begins on the spawn tile', () => {
  const us = { hand: ['machine-gunner-A', 'rifleman-A'] };
  const game = scene({ scenario: '3', us });
  expect(game.legal('move machine-gunner-A')).toEqual([
    'move machine-gunner-A 1A',
    'move machine-gunner-A 7A',
    'move machine-gunner-A 3B',
  ]);
  expect(game.play('move machine-gunner-A 3B').at('us', 'gunners-A')).toBe('3B');
});

test.each([
  ['conceal scout-B', 'scouts-B'],
  ['recon scout-B', 'scouts-B'],
  ['control rifleman-B', 'riflemen-B'],
  ['move rifleman-B 2B', 'riflemen-B'],
])('UN-SPAWN-02 %s places the counter first', (action, unit) => {
  const counters = { 'scouts-B': null, 'riflemen-B': null };
  const game = scene({ us: { hand: ['scout-B', 'rifleman-B', 'fog-of-war', 'rifleman-A'], counters } }).play(action);
  expect(game.all('placed')).toEqual([{ event: 'placed', rule: 'UN-SPAWN-01', seat: 'us', unit, at: '17B' }]);
  expect(game.at('us', unit)).not.toBeNull();
});

test('UN-SPAWN-02 Target places the Mortar first, on the tile from which it was judged', () => {
  const german = { hand: ['mortar', 'rifleman-A'] };
  const game = scene({ scenario: '7', turn: 'german', german }).play('target mortar 2B');
  expect([game.at('german', 'mortar'), game.target('german')]).toEqual(['14B', '2B']);
});

test('UN-SPAWN-03 hunkering down places nothing', () => {
  const game = scene({ us: { hand: ['scout-B', 'rifleman-A'], counters: { 'scouts-B': null } } }).play(
    'hunker scout-B',
  );
  expect(game.at('us', 'scouts-B')).toBeNull();
});

test('UN-SPAWN-04 bidding, drawing and bolstering place nothing', () => {
  const game = scene({
    scenario: '3',
    turn: 'bid',
    marker: 'us',
    us: { hand: ['platoon-sergeant', 'machine-gunner-A', 'rifleman-A'] },
    german: { hand: ['fog-of-war'] },
  });
  game.play('us: bid machine-gunner-A', 'german: bid fog-of-war', 'bolster platoon-sergeant');
  game.play('take machine-gunner-B', 'take machine-gunner-B', 'take machine-gunner-A');
  expect([game.at('us', 'gunners-A'), game.at('us', 'gunners-B')]).toEqual([null, null]);
});

test('UN-SPAWN-05 UN-REM-01 UN-REM-02 UN-REM-03 a lost counter comes back ready, on its spawn tile', () => {
  const game = scene({
    turn: 'german',
    us: {
      counters: { 'riflemen-A': '13B suppressed' },
      hand: ['platoon-sergeant', 'squad-leader-A'],
      deck: [],
      discard: [],
    },
    german: { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '13B' } },
    dice: [10],
  });
  game.play('attack rifleman-A riflemen-A', 'end');
  expect(game.at('us', 'riflemen-A')).toBeNull();
  game.play('us: bolster squad-leader-A', 'take rifleman-A', 'done', 'command platoon-sergeant', 'draw', 'done');
  game.play('move rifleman-A 17B');
  expect(game.at('us', 'riflemen-A')).toBe('17B');
});

test('UN-REM-03 a counter placed for the first time is ready', () => {
  const us = { hand: ['machine-gunner-A', 'rifleman-A'] };
  expect(scene({ scenario: '3', us }).play('move machine-gunner-A 1A').at('us', 'gunners-A')).toBe('1A');
});

test('UN-REM-04 control markers stay when a counter is lost', () => {
  const game = scene({
    turn: 'german',
    us: { counters: { 'riflemen-A': '13B' }, controlled: ['13B'], hand: [], deck: ['platoon-sergeant', 'rifleman-B'] },
    german: { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '13B' } },
    dice: [10],
  }).play('attack rifleman-A riflemen-A');
  expect(game.at('us', 'riflemen-A')).toBeNull();
  expect([game.mark('us', '13B'), game.points('us')]).toEqual(['controlled', 2]);
});

test('UN-R-05 for a unit off the board an action is judged from its spawn tile, and places nothing if it is not legal', () => {
  const german = {
    hand: ['rifleman-A', 'mortar', 'scout-A', 'machine-gunner-A'],
    counters: { 'riflemen-A': null, mortar: null },
  };
  const game = scene({ scenario: '5', turn: 'german', german });
  expect(game.why('control rifleman-A')).toBeNull();
  expect(game.why('target mortar 18A')).toBeNull();
  expect(game.why('target mortar 15A')).toBeNull();
  expect(game.why('target mortar 8B')).toBe('UN-TARG-01');
  expect(game.why('blast mortar')).toBe('UN-BLAST-03');
  expect(game.why('recon scout-A')).toBe('UN-RECON-03');
  const held = scene({ scenario: '5', turn: 'german', german, us: { counters: { 'scouts-A': '2B' } } });
  expect(held.why('control rifleman-A')).toBe('UN-CTRL-03');
  expect(held.legal('control')).toEqual([]);
});

test('UN-R-05 without an enemy on the board there is no Attack and no Suppress', () => {
  const nobody = { 'riflemen-A': null, 'riflemen-B': null, 'scouts-A': null, 'scouts-B': null };
  const game = scene({ scenario: '3', us: { hand: ['machine-gunner-A', 'rifleman-A'] }, german: { counters: nobody } });
  expect([game.legal('attack'), game.legal('suppress')]).toEqual([[], []]);
  expect(game.why('attack rifleman-A scouts-A')).toBe('UN-ATK-02');
});

test('UN-R-17 UN-R-18 a counter enters among the enemy, on a tile they control, and brings no marker', () => {
  const game = scene({
    scenario: '4',
    us: { hand: ['sniper', 'rifleman-A'], counters: { snipers: null } },
    german: { counters: { 'scouts-A': '6A' }, controlled: ['6A'] },
  });
  game.play('stalk sniper 6A');
  expect(game.at('us', 'snipers')).toBe('6A');
  expect([game.mark('us', '6A'), game.mark('german', '6A')]).toEqual([null, 'controlled']);
});
