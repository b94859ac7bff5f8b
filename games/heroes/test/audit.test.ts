import { expect, test } from 'vitest';
import { squareCalled } from '../rules/areas.ts';
import { kindNumber } from '../rules/profiles.ts';
import { NONE, type State, UNKNOWN, WHERE } from '../rules/state.ts';
import { audit } from '../tools/audit.ts';
import { acting, position } from './position.ts';

/** Two infantry units and a truck on each side; the last of the Soviets is concealed. */
const sound = (): State =>
  position({
    soviet: [
      { is: 'sov-fire-group', at: 'A13', token: 1 },
      { is: 'sov-gazaa', at: 'C13', rear: 'B13', facing: 'E' },
      { is: 'sov-razvedka', at: 'E13', concealed: true },
    ],
    german: [
      { is: 'ger-fire-group', at: 'A8', token: 1 },
      { is: 'ger-sdkfz251', at: 'C8', rear: 'B8', facing: 'E' },
    ],
    hands: { soviet: ['ac-sov-burst'] },
    flow: [acting(0)],
  }).state;

/** States that no game comes to, and the faults that are found in each. */
const FAULTS: readonly (readonly [what: string, spoil: (state: State) => void, found: readonly string[]])[] = [
  [
    'enemies on one square',
    ({ open }) => {
      open.units.at[3] = open.units.at[0] ?? NONE;
    },
    ['A13: s1 and g1 (HS-MOVE-04)'],
  ],
  [
    'enemy vehicles on one square',
    ({ open }) => {
      open.units.rear[4] = open.units.at[1] ?? NONE;
    },
    ['C13: s2 and g2 (HS-MOVE-04)'],
  ],
  [
    'a unit without a square',
    ({ open }) => {
      open.units.at[0] = NONE;
    },
    ['s1: on the battlefield without a square'],
  ],
  [
    'a square of a lost unit',
    ({ open }) => {
      open.units.where[3] = WHERE.destroyed;
    },
    ['g1: on the battlefield without a square'],
  ],
  [
    'a truck behind a low wall',
    ({ open }) => {
      open.units.at[1] = squareCalled(open, 'B7');
    },
    ['s2: on ground that bars it (HS-TERR-06)'],
  ],
  [
    'too few Suppressed markers',
    ({ open }) => {
      open.units.suppressed[4] = -1;
    },
    ['g2: fewer than no Suppressed markers'],
  ],
  [
    'a concealed unit without a face',
    (state) => {
      state.private.soviet.faces[2] = UNKNOWN;
    },
    ['s3: concealed without a face (HS-STATE-13)', "s3: can't be concealed"],
  ],
  [
    'a face of a unit that shows it',
    (state) => {
      state.private.german.faces[3] = kindNumber('ger-sniper');
    },
    ['g1: concealed without a face (HS-STATE-13)'],
  ],
  [
    'rifles that hide',
    (state) => {
      state.private.soviet.faces[2] = kindNumber('sov-fire-group');
    },
    ["s3: can't be concealed"],
  ],
  [
    'a unit destroyed unseen',
    ({ open }) =>
      void Object.assign(open.units, {
        where: open.units.where.with(2, WHERE.destroyed),
        at: open.units.at.with(2, NONE),
      }),
    ['s3: destroyed unseen'],
  ],
  [
    'a token without a value',
    (state) => {
      state.private.german.tokens[3] = 0;
    },
    ['g1: the token has no value (HS-ORD-11)'],
  ],
  [
    'a value without a token',
    (state) => {
      state.private.german.tokens[4] = 2;
    },
    ['g2: the token has no value (HS-ORD-11)'],
  ],
  [
    'a token on the enemy',
    (state) => {
      state.private.soviet.tokens[4] = 2;
    },
    ['g2: a token of the enemy (HS-ORD-10)'],
  ],
  ['a number twice', (state) => void state.private.soviet.tiles.push(1), ['soviet: a number twice (HS-ORD-04)']],
  ['a ten twice', (state) => void state.private.soviet.tiles.push(10, 10), ['soviet: a number twice (HS-ORD-04)']],
  [
    'a token set aside that nobody sees',
    (state) => void state.private.soviet.aside.push(2),
    ['soviet: another number of tokens set aside'],
  ],
  [
    'a card that is gone',
    (state) => {
      state.sealed.decks.german.pop();
      state.open.decks.german--;
    },
    ['german: a card is missing or there twice'],
  ],
  [
    'a card twice',
    (state) => {
      state.private.soviet.hand.push('ac-sov-burst');
      state.open.hands.soviet++;
    },
    ['soviet: a card is missing or there twice'],
  ],
  [
    'a hand of another size',
    ({ open }) => {
      open.hands.soviet++;
    },
    ['soviet: another number of cards in hand'],
  ],
  [
    'a deck of another size',
    ({ open }) => {
      open.decks.german--;
    },
    ['german: another number of cards in the deck'],
  ],
];

test('nothing is wrong with a position of play', () => {
  expect(audit(sound())).toEqual([]);
});

test.each(FAULTS)('%s is found', (_what, spoil, found) => {
  const state = sound();
  spoil(state);
  expect(audit(state)).toEqual(found);
});

test('HS-MOVE-04: a vehicle may stand on infantry of the enemy, and two Bluffs have one value', () => {
  const state = sound();
  state.open.units.at[3] = state.open.units.at[1] ?? NONE;
  state.private.soviet.tiles.push(12, 12);
  expect(audit(state)).toEqual([]);
});
