import { expect, test } from 'vitest';
import { describe, verbHelp } from '../../words/actions.ts';
import { Names } from '../../words/names.ts';
import { STALINGRAD_TABLE } from '../extras.tsx';

const called = new Names(STALINGRAD_TABLE);
const help = (verb: string): string => verbHelp(called, verb);
const sentence = (verb: string): string =>
  describe(called, { verb, text: verb, words: { card: 'S-U-015', to: '504' } });

test('US-SUPT-26 US-SUPT-22 Explore is explained with its Scout, and no Fog of War leaves the game for good', () => {
  expect(help('explore')).toContain('scout');
  expect(sentence('explore')).toContain('scout');
  for (const verb of ['recon', 'explore'])
    for (const told of [help(verb), sentence(verb)]) expect(told).not.toContain('from the game');
});

test('US-SUPT-32 Antiair is explained with every zone it searches, and no other', () => {
  expect(help('antiair')).toContain('hand, discard pile and deck');
  expect(help('antiair')).not.toContain('in play');
});

test('US-CMBT-04 US-CMBT-05 it is told whom an attack on a tile spares', () => {
  for (const verb of ['grenade', 'area-suppress']) expect(help(verb)).toContain('enemy');
  expect(sentence('area-suppress')).toContain('enem');
  expect(help('bomb')).toContain('your own');
  for (const verb of ['bomb', 'grenade', 'area-suppress']) expect(help(verb)).toContain('vehicles');
});

test('US-CMBT-02 Attack, Suppress and Flame are not explained as if they reached vehicles', () => {
  for (const verb of ['attack', 'attack-2', 'suppress', 'flame']) expect(help(verb)).toContain('no vehicle');
});

test('US-SUPT-16 US-SUPT-18 Inspire is explained without the squad that its letter may name, Force with the upgrades', () => {
  expect(help('inspire')).not.toContain('squad');
  expect(help('inspire')).toContain('no upgrade');
  expect(help('force')).toContain('upgraded');
});
