import { expectOk, Match, parseSetup, SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { Side } from '../data/zones.ts';
import { board, round, status } from '../terminal.ts';
import { axis } from '../tools.ts';
import { type Position, position } from './position.ts';

const COLUMNS = 100;
const seen = (at: Position, seat: Side) => viewOf(at.state, seat);
const lineOf = (text: string, word: string): string =>
  text
    .split('\n')
    .find((line) => line.includes(word))
    ?.replace(/ +/g, ' ')
    .trim() ?? '';

test.each(['race', 'uranus'])('the boards of %s fit a terminal of 100 columns in a whole random game', (scenario) => {
  const match = new Match(axis, expectOk(parseSetup(axis.scenarios, scenario)), 'terminal');
  const player = SeededChance.fromSeed('player');
  while (match.outcome === null) {
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error('nobody can act, but the match is not over');
    const legal = match.legal(seat);
    const action = legal[player.below(legal.length)];
    if (action === undefined) throw new Error('nothing can be done, but the match is not over');
    match.act(seat, action);
    if (match.line.length % 50 !== 0) continue;
    const wide = board(match.view('allies'))
      .split('\n')
      .filter((line) => line.length > COLUMNS);
    expect(wide).toEqual([]);
  }
});

test('a zone shows its holder, what is printed on it, and the forces of both sides in a fight', () => {
  const at = position({
    axisHolds: ['kalach'],
    axis: { kalach: { infantry: 2, tank: 1 }, pitomnik: { 'assault-gun': 2 } },
    allies: { pitomnik: { infantry: 3 } },
    battle: ['pitomnik'],
    tokens: { axis: { kalach: 1 } },
    ferries: ['gray'],
    aboard: { gray: 'infantry' },
    ambushers: { 'ambush-1': ['allies', 'infantry'] },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik' }],
  });
  const text = board(seen(at, 'axis'));
  expect(lineOf(text, 'kalach')).toBe('kalach Axis 2 inf 1 tank 1 tok (cut off)');
  expect(lineOf(text, 'pitomnik')).toBe('*pitomnik Allies airfield Axis 2 agun (cut off)');
  expect(lineOf(text, 'Allies 3 inf')).toBe('Allies 3 inf');
  expect(lineOf(text, 'tractor-factory ')).toBe('tractor-factory Allies 2RP fort tanks');
  expect(lineOf(text, 'gray to')).toBe('gray to barrikady-factory: ferry with 1 inf');
  expect(lineOf(text, 'white to')).toBe('white to grain-elevator: no ferry');
  expect(lineOf(text, 'ambush-1')).toBe('ambush-1 Allies inf');
  expect(lineOf(text, '0 Axis bomber')).toBe('0 Axis bomber, attack at pitomnik');
  expect(status(seen(at, 'axis'))).toBe('Round 3, card 3 Axis Movement; RPC Axis 0, Allies 0; 1 zone contested');
  expect(round(seen(at, 'axis'))).toBe(3);
});

test('a large force goes on in another line', () => {
  const at = position({
    allies: { 'krasnaya-sloboda': { infantry: 3, mechanized: 1, artillery: 2, tank: 1, 'rocket-launcher': 1 } },
    tokens: { allies: { 'krasnaya-sloboda': 3 } },
  });
  const lines = board(seen(at, 'allies')).split('\n');
  const first = lines.findIndex((line) => line.includes('krasnaya-sloboda'));
  const column = lines[first]?.indexOf('3 inf') ?? 0;
  expect(lines[first]?.slice(column)).toBe('3 inf 1 mech 2 art 1 tank 1 rkt');
  expect(lines[first + 1]).toBe(`${' '.repeat(column)}3 tok`);
});

test('only the Allies read their Uranus cards', () => {
  const at = position({ cards: { northwest: ['uranus-01'] } });
  expect(board(seen(at, 'allies'))).toContain('northwest   uranus-01 (4 inf)');
  expect(board(seen(at, 'axis'))).toContain('Uranus cards: 1 northwest, 0 southeast');
  expect(board(seen(at, 'axis'))).not.toContain('uranus-01');
});
