import { expect, test } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import { UNITS } from '../data/units.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { narrate } from '../rules/narrate.ts';

type Told = HeroesEvent extends infer E ? (E extends HeroesEvent ? Omit<E, 'rule'> : never) : never;
const told = (event: Told): string => narrate({ ...event, rule: 'HS-TURN-01' } as HeroesEvent);

/** Lines that hang on who reads them, on a number, or on what is missing. */
const LINES: readonly (readonly [Told, string])[] = [
  [{ event: 'tokens', seat: 'soviet', numbers: 1, specials: 0 }, 'The Soviets take 1 Numbered token.'],
  [{ event: 'tokens', seat: 'german', numbers: 3, specials: 1 }, 'The Germans take 3 Numbered tokens and 1 Special.'],
  [{ event: 'placed', seat: 'soviet', on: [], tokens: [] }, 'The Soviets place no token.'],
  [{ event: 'placed', seat: 'soviet', on: ['s1', 's2'], tokens: null }, 'The Soviets place tokens on s1 and s2.'],
  [
    { event: 'placed', seat: 'german', on: ['g1', 'g2', 'g3'], tokens: [10, 11, 12] },
    'The Germans place tokens on g1 (10), g2 (Special) and g3 (Bluff).',
  ],
  [{ event: 'bluffs', seat: 'soviet', on: ['s1'], aside: [] }, 'The Soviets: the token on s1 was a Bluff.'],
  [
    { event: 'bluffs', seat: 'soviet', on: ['s1', 's2'], aside: [] },
    'The Soviets: the tokens on s1 and s2 were Bluffs.',
  ],
  [{ event: 'bluffs', seat: 'soviet', on: [], aside: [11] }, 'The Soviets: the token set aside was a Special.'],
  [
    { event: 'bluffs', seat: 'german', on: ['g1'], aside: [11, 12] },
    'The Germans: the token on g1 was a Bluff and the tokens set aside were a Special and a Bluff.',
  ],
  [{ event: 'looked', seat: 'german', unit: 's1', value: null }, 'The Germans look at the token of s1.'],
  [{ event: 'looked', seat: 'german', unit: 's1', value: 2 }, 'The Germans look at the token of s1: 2.'],
  [{ event: 'drew', seat: 'soviet', count: 1, cards: null }, 'The Soviets draw 1 card.'],
  [
    { event: 'drew', seat: 'soviet', count: 2, cards: ['ac-sov-burst', 'ac-sov-hero'] },
    `The Soviets draw ${CARDS['ac-sov-burst'].name} and ${CARDS['ac-sov-hero'].name}.`,
  ],
  [{ event: 'activated', seat: 'soviet', unit: 's1', by: 'special' }, 'The Soviets reveal a Special token: s1 acts.'],
  [{ event: 'activated', seat: 'soviet', unit: 's1', by: 'autonomous' }, 's1 acts on its own.'],
  [{ event: 'aimed', unit: 's1', means: 'howitzer', marker: null, card: null, at: 'C8*' }, 's1 shells C8*.'],
  [{ event: 'aimed', unit: 's1', means: 'indirect', marker: null, card: null, at: 'C8*' }, 's1 lobs a shell at C8*.'],
  [
    { event: 'aimed', unit: 's1', means: 'gear', marker: 'mk-grenade', card: null, at: 'C8*' },
    's1 throws a Grenade at C8*.',
  ],
  [
    { event: 'aimed', unit: 's1', means: 'gear', marker: 'mk-grenade', card: null, at: 'C8+' },
    's1 throws a Grenade into the room at C8+.',
  ],
  [
    { event: 'aimed', unit: 's1', means: 'gear', marker: 'mk-molotov', card: null, at: 'g1' },
    's1 throws a Molotov Cocktail at g1.',
  ],
  [
    { event: 'aimed', unit: 's1', means: 'flames', marker: null, card: null, at: 'C8' },
    's1 sprays flames into the room at C8.',
  ],
  [{ event: 'aimed', unit: 's1', means: 'flames', marker: null, card: null, at: 'NE' }, 's1 sprays flames toward NE.'],
  [{ event: 'strike', seat: 'soviet', card: null, tile: 't1', at: 'C8*' }, 'The Soviets call in artillery on C8*.'],
  [
    { event: 'strike', seat: 'soviet', card: 'ac-sov-katyusha', tile: '', at: 'C8*' },
    `${CARDS['ac-sov-katyusha'].name} is aimed at C8*.`,
  ],
  [{ event: 'scattered', die: 6, from: 'C8*', to: 'C8*' }, 'Scatter roll 6: on target at C8*.'],
  [{ event: 'scattered', die: 1, from: 'C8*', to: 'C6*' }, 'Scatter roll 1: it lands on C6*.'],
  [{ event: 'scattered', die: 1, from: 'C8*', to: null }, 'Scatter roll 1: it lands away from C8*.'],
  [{ event: 'unnerved', unit: 's1', die: 3, effect: false }, 's1: 3, unmoved.'],
  [{ event: 'unnerved', unit: 's1', die: 4, effect: true }, 's1: 4, shaken.'],
  [{ event: 'destroyed', unit: 's1', type: 'sov-t34', at: null }, `s1 (${UNITS['sov-t34'].name}) is destroyed.`],
  [{ event: 'destroyed', unit: 's1', type: 'sov-t34', at: 'C8' }, `s1 (${UNITS['sov-t34'].name}) is destroyed at C8.`],
  [{ event: 'damaged', unit: 's1', die: 6, plus: 0, kind: null }, 'Damage roll 6: s1 is finished.'],
  [{ event: 'damaged', unit: 's1', die: 5, plus: 1, kind: null }, 'Damage roll 5 + 1: s1 is finished.'],
  [{ event: 'damaged', unit: 's1', die: 2, plus: 0, kind: 'tracks' }, 'Damage roll 2: s1 has Tracks damage.'],
  [
    { event: 'broken', seat: 'soviet', what: 'op-sov-maxim', points: 1 },
    `${OPTIONS['op-sov-maxim'].name} is broken: 1 point for the enemy.`,
  ],
  [
    { event: 'broken', seat: 'soviet', what: 'rt-sov-volga', points: 3 },
    `${RECRUITMENT_TILES['rt-sov-volga'].name} is broken: 3 points for the enemy.`,
  ],
  [{ event: 'rallied', seat: 'soviet', units: ['s1'] }, 's1 loses a Suppressed marker.'],
  [{ event: 'rallied', seat: 'soviet', units: ['s1', 's2'] }, 's1 and s2 lose a Suppressed marker.'],
  [
    { event: 'rerolled', seat: 'soviet', whose: 'german', by: 'veteran', before: [1], dice: [2] },
    'Rolled again: 1 becomes 2.',
  ],
  [
    { event: 'rerolled', seat: 'soviet', whose: 'soviet', by: 'card', before: [1], dice: [3] },
    'The Soviets use Second Chance: 1 becomes 3.',
  ],
  [
    { event: 'rerolled', seat: 'soviet', whose: 'soviet', by: 'card', before: [1, 2], dice: [3, 4] },
    'The Soviets use Second Chance: 1 and 2 become 3 and 4.',
  ],
  [
    {
      event: 'attack',
      unit: 's1',
      target: 'g1',
      how: 'snipe',
      dice: [3],
      result: 2,
      defense: 0,
      outcome: 'suppressed',
    },
    's1 rolls 3: 2, suppressed.',
  ],
  [
    { event: 'attack', unit: 's1', target: 'g1', how: 'hit', dice: [3], result: 5, defense: 4, outcome: 'hit' },
    's1 rolls 3: 5 against 4, a Hit.',
  ],
  [{ event: 'settled', unit: 's1', to: 'C8' }, 's1 moves to C8 in the rubble.'],
  [{ event: 'played', seat: 'soviet', card: 'ac-sov-gogogo' }, 'The Soviets play Go Go Go!'],
  [{ event: 'bonus', seat: 'german', card: 'ac-ger-schnell', value: 2 }, 'The Germans play Schnell! for +2.'],
  [{ event: 'over', winner: null, title: '4 to 4 points' }, 'A draw. 4 to 4 points.'],
  [{ event: 'over', winner: 'german', title: 'Sudden Death' }, 'The Germans win. Sudden Death.'],
  [{ event: 'laid', seat: null, board: 'A1', place: 1 }, 'Board A1 is drawn.'],
  [{ event: 'laid', seat: 'german', board: 'A1', place: 1 }, 'The Germans lay board A1.'],
  [{ event: 'deployed', unit: 'g1', type: null, at: 'A1' }, 'g1 deploys at A1, concealed.'],
];

test.each(LINES)('the log tells %o', (event, line) => {
  expect(told(event)).toBe(line);
});
