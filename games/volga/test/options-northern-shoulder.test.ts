import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { position } from './position.ts';

const ON = { northernShoulder: true };
const NORTH = [42, 43, 44, 45, 46, 47, 48, 49, 50] as const;

test('AV-OPT-03 northern units move into and attack only 42 to 47', () => {
  const at42 = (options: Record<string, boolean>) =>
    position({ options, taken: [42], fresh: { 42: ['16/I-2'] } }).play('activate 42');
  expect(at42({}).why('move 16/I-2 41')).toBe(null);
  expect(at42(ON).why('move 16/I-2 41')).toBe('AV-OPT-03');
  expect(at42(ON).legal('move')).toEqual(['move 16/I-2 43', 'move 16/I-2 50']);
});

test('AV-OPT-03 the option binds units of 48, 49 and 50 in every Area, and no other unit', () => {
  const everywhere = AREA_IDS.filter((id) => !AREAS[id].germanAtStart);
  const refused = (unit: '60/160' | '3/103' | '16/I-2' | '24/I-24') =>
    NORTH.flatMap((from) => {
      const game = position({ options: ON, taken: everywhere, empty: true, fresh: { [from]: [unit] } });
      game.play(`activate ${from}`);
      return AREAS[from].adjacent.filter((to) => game.why(`move ${unit} ${to}`) === 'AV-OPT-03');
    });
  const south: AreaId[] = [41, 40, 41, 40, 34, 40, 33, 34, 33];
  for (const unit of ['60/160', '3/103', '16/I-2'] as const) expect(refused(unit)).toEqual(south);
  expect(refused('24/I-24')).toEqual([]);
});

test('AV-R-43 northern units move among 48, 49 and 50 and back there', () => {
  const game = position({ options: ON, taken: [43], empty: [48, 49, 50], fresh: { 43: ['16/64'], 48: ['60/160'] } });
  game.play('activate 43', 'move 16/64 50', 'halt', 'activate 48', 'move 60/160 49', 'move 60/160 50', 'halt');
  expect(game.area(50).spent).toEqual(['16/64', '60/160']);
});

test('AV-R-43 in the Factory District the option binds the 16th Panzer Division, bought back or not', () => {
  const open = { supply: 1 };
  const game = position({ scenario: 'factory', options: ON, flow: 'purchase', taken: [42], open, dice: [1] });
  game.play('return 16/79', 'base 50', 'done', 'activate 50', 'move 16/I-2 42');
  expect(game.why('move 16/I-2 41')).toBe('AV-OPT-03');
  game.play('halt', 'move 16/79 42', 'halt', 'finish');
  game.open.areas[42].fresh = game.area(42).spent.splice(0);
  game.play('activate 42');
  expect([game.why('move 16/79 41'), game.why('move 16/79 43')]).toEqual(['AV-OPT-03', null]);
});
