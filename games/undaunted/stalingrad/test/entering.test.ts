import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { edition } from '../edition.ts';
import { SOVIET, scene } from './scene.ts';

test('US-SPAWN-01 a unit that is off the board is placed, and then its card acts, whatever the action', () => {
  const soviet = { hand: ['scout-A', 'fog-of-war'], deck: ['rifleman-A'], counters: { 'scout-A': null } };
  const game = scene({ soviet }).play('recon scout-A');
  expect([game.at('soviet', 'scout-A'), game.hand('soviet')]).toEqual(['604', ['rifleman-A']]);
  const order = game.events().map(({ event }) => event);
  expect(order.indexOf('placed')).toBeLessThan(order.indexOf('reconned'));
});

test('US-SPAWN-02 US-R-52 a unit of a squad enters with its own Riflemen, and not at all without them', () => {
  const counters = { 'machine-gunner-B': null, 'rifleman-B': '505' };
  const soviet = { hand: ['machine-gunner-B'], counters };
  const game = scene({ soviet, dice: [1, 1] }).play('attack machine-gunner-B rifleman-B');
  expect(game.at('soviet', 'machine-gunner-B')).toBe('505');
  const alone = scene({ soviet: { ...soviet, counters: { ...counters, 'rifleman-B': null } } });
  expect([alone.uses('machine-gunner-B'), alone.why('move machine-gunner-B 405')]).toEqual([['hunker'], 'US-R-52']);
  const rifles = scene({ soviet: { hand: ['rifleman-B'], counters: { 'rifleman-B': null } } });
  expect(rifles.uses('rifleman-B')).toEqual(['hunker']);
});

test('US-SPAWN-03 a unit without a squad enters with any of the Riflemen, and its owner says which', () => {
  const game = scene({ soviet: { hand: ['sniper'] }, dice: [1, 1, 1] });
  expect(game.legal('enter')).toEqual(['enter sniper 506', 'enter sniper 604']);
  expect([game.why('attack sniper scout-A'), game.why('enter sniper 504')]).toEqual(['US-SPAWN-03', 'US-SPAWN-03']);
  game.play('enter sniper 506');
  expect([game.at('soviet', 'sniper'), game.uses('sniper')]).toEqual(['506', ['attack', 'stalk']]);
  game.play('attack sniper rifleman-B');
  expect(game.attacks).toEqual(['rifleman-B 7: 3']);
});

test('US-SPAWN-04 US-ROUT-08 routed and suppressed Riflemen still show where their squad enters', () => {
  for (const state of ['routed', 'suppressed']) {
    const counters = { 'rifleman-A': `504 ${state}`, 'machine-gunner-A': null };
    const game = scene({ soviet: { hand: ['machine-gunner-A'], counters } }).play('move machine-gunner-A 504');
    expect(game.at('soviet', 'machine-gunner-A')).toBe('504');
  }
});

test('US-SPAWN-05 hunkering down places nobody', () => {
  const game = scene({ soviet: { hand: ['scout-A'], counters: { 'scout-A': null } } }).play('hunker scout-A');
  expect(game.at('soviet', 'scout-A')).toBeNull();
});

test('US-SPAWN-06 US-VEH-05 a vehicle enters with any Riflemen that stand where it can, whatever its squad', () => {
  const soviet = { hand: ['t-34-A'], counters: { 'rifleman-B': '605' } };
  const game = scene({ soviet }).play('move t-34-A 605');
  expect(game.at('soviet', 't-34-A')).toBe('605');
  const both = scene({ soviet: { ...soviet, counters: { 'rifleman-A': '405', 'rifleman-B': '605' } } });
  expect(both.legal('enter')).toEqual(['enter t-34-A 405', 'enter t-34-A 605']);
});

test('US-SPAWN-07 with all Riflemen where no vehicle can go, its card only hunkers down', () => {
  const game = scene({ soviet: { hand: ['t-34-A'], counters: { 'rifleman-A': '604', 'rifleman-B': '506' } } });
  expect([game.uses('t-34-A'), game.why('move t-34-A 505')]).toEqual([['hunker'], 'US-SPAWN-07']);
});

test('US-R-51 a counter arrives ready, and what it then does must be legal from there', () => {
  const counters = { 'scout-A': null, 'rifleman-A': '505' };
  const soviet = { hand: ['scout-A'], counters };
  const game = scene({ soviet });
  expect(game.why('scout scout-A 603')).toBe('US-R-03');
  expect(game.play('scout scout-A 405', 'halt').at('soviet', 'scout-A')).toBe('405');
  const flames = scene({ soviet: { hand: ['flamethrower'] }, german: { counters: { 'rifleman-A': '505' } } });
  flames.play('enter flamethrower 506');
  expect(flames.legal('flame')).toEqual(['flame flamethrower rifleman-A']);
});

test('US-R-100 placing a counter needs no marker, puts none down and sets nothing off', () => {
  const soviet = { hand: ['scout-A'], counters: { 'scout-A': null, 'rifleman-A': '603' }, unmarked: ['603'] };
  const german = { counters: { 'rifleman-A': '603' }, watched: { 'machine-gunner-A': '603' } };
  const game = scene({ soviet, german }).play('conceal scout-A');
  expect([game.at('soviet', 'scout-A'), game.mark('soviet', '603'), game.attacks]).toEqual(['603', null, []]);
});

test('US-R-76 a unit that is off the board is not guided', () => {
  const game = scene({ soviet: { hand: ['platoon-guide'], counters: { 'scout-A': null } } });
  expect(game.why('guide platoon-guide scout-A 604')).toBe('US-R-76');
});

test('US-R-70 alt-spawn: the first time a unit may enter elsewhere, where no enemy stands, and scouts the tile', () => {
  const soviet = { hand: ['sniper'], counters: { sniper: null }, unmarked: ['107'] };
  const game = scene({ scenario: '093', soviet });
  expect(game.legal('enter').includes('enter sniper 107')).toBe(true);
  game.play('enter sniper 107');
  expect([game.mark('soviet', '107'), game.fog('soviet')]).toEqual([
    'scouted',
    scene({ scenario: '093' }).fog('soviet'),
  ]);
  game.side('soviet').counters[id.unit('sniper')] = null;
  const entrances = () => edition.entrances(game.open, SOVIET, id.unit('sniper'));
  expect(entrances()).not.toContain('107');
  game.open.entered = [];
  game.side('soviet').counters[id.unit('rifleman-A')] = { at: id.tile('107'), suppressed: false };
  expect(entrances().filter((tile) => tile === '107')).toEqual(['107']);
  const blocked = scene({ scenario: '093', soviet, german: { counters: { 'scout-A': '107' } } });
  expect(blocked.legal('enter').includes('enter sniper 107')).toBe(false);
});
