import { expect, test } from 'vitest';
import { axis } from '../tools.ts';
import { type Given, type Position, position } from './position.ts';

const told = (game: Position): string[] => game.events.map((event) => axis.narrate(event));

const FIGHT: Given = {
  card: 5,
  axisHolds: ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach'],
  axis: { vertyachii: { infantry: 2, tank: 1 } },
  allies: { vertyachii: { infantry: 1 } },
  assault: ['vertyachii'],
  river: ['vertyachii'],
};

test('a combat reads as a story', () => {
  expect(told(position({ ...FIGHT, dice: [6, 6, 2, 3] })).slice(1, 8)).toEqual([
    'The Axis attacks in Vertyachii. The attack crosses the river.',
    'The Axis rolls infantry 1: 6, 6; tank 3: 2. 1 hit.',
    'The Allies lose 1 infantry in Vertyachii.',
    'The Allies roll infantry 3: 3. 1 hit.',
  ]);
});

test('moves, crossings and aircraft say who, what and where', () => {
  const moves = position({ axis: { kalach: { infantry: 2, tank: 1 } }, axisHolds: ['kalach', 'novomoskovsk'] });
  moves.play('from kalach', 'move 2 infantry pitomnik', 'move 1 tank novomoskovsk');
  expect(told(moves)).toEqual([
    'Card 3: Axis Movement.',
    'The Axis moves 2 infantry from Kalach to assault Pitomnik.',
    'The Axis moves 1 tank from Kalach to Novomoskovsk.',
  ]);
  const crossing = position({
    card: 10,
    aboard: { brown: 'infantry' },
    allies: { 'krasnaya-sloboda': { tank: 1 } },
    open: { frozen: [6, 7] },
  });
  crossing.play('offload brown', 'from krasnaya-sloboda', 'load tank white');
  expect(told(crossing).slice(1)).toEqual([
    "Soviet infantry lands in Pavlov's House.",
    'A Soviet tank boards at the white crossing.',
  ]);
});

test('the Allies read the faces of their cards, the Axis only their number', () => {
  const game = position({ round: 3, card: 7 });
  const [drew] = game.all('drew', 'allies');
  expect(axis.narrate(game.all('drew')[0]!)).toBe('The Allies draw 2 Uranus cards.');
  expect(axis.narrate(drew!)).toMatch(/^The Allies draw 2 Uranus cards: \d/);
});
