import { expect, test } from 'vitest';
import { BLUFF, type Frame, SPECIAL } from '../rules/state.ts';
import { acting, newGame, type Position, position } from './position.ts';

/*
 * An action that shows somebody something can't be taken back without asking: the rules say so as they do it. Dice and
 * shuffles speak for themselves.
 */

const group = (at: string, more = {}) => ({ is: 'sov-fire-group', at, ...more }) as const;
const enemy = (at: string, more = {}) => ({ is: 'ger-fire-group', at, ...more }) as const;
const scouts = (at: string, more = {}) => ({ is: 'sov-razvedka', at, concealed: true, ...more }) as const;
const cards = (window: 'orderStart' | 'orderEnd', seat: 'soviet' | 'german'): Frame => ({
  step: 'cards',
  window,
  seat,
  passed: 0,
  unit: -1,
  place: -1,
});
const spies = () =>
  position({
    initiative: 'german',
    soviet: [group('A13', { token: 1 }), group('B13', { token: 2 }), group('C13', { token: 3 })],
    german: [enemy('A1')],
    hands: { german: ['ac-ger-intercept'] },
    flow: [acting(0), cards('orderEnd', 'german')],
  }).play('play ac-ger-intercept');
const between = (soviet: Parameters<typeof position>[0]['soviet'], slot: number) =>
  position({
    soviet: soviet ?? [],
    german: [enemy('J1', { token: 1 })],
    flow: [acting(0), { step: 'free', slot, used: false, last: false }],
  });

type Seen = 'soviet' | 'german' | 'everybody';
const SHOWN: readonly (readonly [what: string, line: string, before: () => Position, seen: readonly Seen[]])[] = [
  [
    'a card played for its bonus',
    'bonus ac-sov-marksman',
    () =>
      position({
        soviet: [group('C8')],
        german: [enemy('G8')],
        hands: { soviet: ['ac-sov-marksman'] },
        flow: [acting(0)],
      }).play('fire'),
    ['german'],
  ],
  [
    'a card played for its event',
    'play ac-sov-burst',
    () =>
      position({
        soviet: [group('C8')],
        german: [enemy('G8')],
        hands: { soviet: ['ac-sov-burst'] },
        flow: [acting(0)],
      }),
    ['german'],
  ],
  [
    'a card that is discarded',
    'discard ac-sov-burst',
    () =>
      position({
        soviet: [group('C8')],
        german: [enemy('G8')],
        phase: 'supply',
        hands: { soviet: ['ac-sov-burst'] },
        flow: [acting(0), { step: 'refill', seat: 'soviet' }],
      }),
    ['german'],
  ],
  [
    'cards that are drawn',
    'draw',
    () =>
      position({
        soviet: [group('C8')],
        german: [enemy('G8')],
        phase: 'supply',
        flow: [acting(0), { step: 'refill', seat: 'soviet' }],
      }),
    ['soviet'],
  ],
  [
    'a useless card that is replaced',
    'replace ac-ger-repair',
    () =>
      position({
        soviet: [group('A13')],
        german: [enemy('A1')],
        hands: { german: ['ac-ger-repair'] },
        open: { options: { simultaneous: false, replace: true } },
        flow: [acting(0), { step: 'exchange', seat: 'german', fresh: 1 }],
      }),
    ['soviet', 'german'],
  ],
  ['a token that is looked at', 'look s1', spies, ['everybody']],
  ['tokens that change places', 'swap s1 s2', () => spies().play('look s1', 'look s2'), ['soviet']],
  [
    'tokens that are placed',
    'confirm',
    () =>
      position({
        soviet: [{ is: 'sov-boris', at: 'A13' }, group('B13'), group('C13')],
        german: [{ is: 'ger-vollrath', at: 'A1' }],
        flow: [acting(0), { step: 'placing', seats: ['soviet'] }, { step: 'tokens' }],
      }).play('assign s1', 'assign s2', 'assign s3'),
    ['german'],
  ],
  ['a Special token', 'reveal s1', () => between([group('A13', { token: SPECIAL })], 2), ['german']],
  [
    'an Autonomous unit that acts',
    'activate s1',
    () => between([{ is: 'sov-zaitsev', at: 'A13', up: 1 }], 0),
    ['german'],
  ],
  [
    'that no Special token is left',
    'none',
    () =>
      position({
        soviet: [group('A13', { token: BLUFF })],
        german: [enemy('J1')],
        open: {},
        flow: [acting(0), { step: 'lastSpecial', seat: 'soviet' }],
      }),
    ['german'],
  ],
  [
    'the next number',
    'pass',
    () =>
      position({
        soviet: [group('A13', { token: 1 })],
        german: [enemy('J1')],
        flow: [{ step: 'activations', seat: 'soviet' }, acting(1)],
      }),
    ['everybody'],
  ],
  [
    'Bluffs when the Supply Phase begins',
    'pass',
    () =>
      position({
        soviet: [group('A13', { token: BLUFF })],
        german: [enemy('J1')],
        flow: [{ step: 'supplying', seat: 'soviet' }, { step: 'bluffs' }, acting(0)],
      }),
    ['everybody'],
  ],
  [
    'a unit that turns over to move',
    'flip',
    () => position({ soviet: [scouts('A13')], german: [enemy('J1')], flow: [acting(0)] }).play('move'),
    ['german'],
  ],
  [
    'a unit that has fired',
    'shoot g1 first',
    () => position({ soviet: [scouts('A8')], german: [enemy('C8')], flow: [acting(0)], dice: [1] }).play('fire'),
    ['everybody'],
  ],
  [
    'a unit that is spotted on its way',
    'step A9',
    () => position({ soviet: [scouts('A8')], german: [enemy('C8')], flow: [acting(0)] }).play('move'),
    ['everybody'],
  ],
  [
    'a unit that is assaulted',
    'charge',
    () =>
      position({
        soviet: [group('A8')],
        german: [{ is: 'ger-aufklaerer', at: 'B8', concealed: true }],
        flow: [acting(0)],
        dice: [1, 1, 6, 6],
      }).play('assault g1', 'charge'),
    ['everybody'],
  ],
  [
    'a unit that a card hurries on',
    'target s1',
    () =>
      position({
        soviet: [scouts('C14')],
        german: [enemy('A1')],
        hands: { soviet: ['ac-sov-gogogo'] },
        flow: [acting(0), { step: 'free', slot: 4, used: false, last: false }],
      }).play('play ac-sov-gogogo'),
    ['everybody'],
  ],
  [
    'a unit that leaves the battlefield',
    'exit',
    () =>
      position({
        scenario: '6',
        soviet: [{ is: 'sov-razvedka', at: 'E16', concealed: true }],
        german: [enemy('J1')],
        stock: { soviet: [], german: [] },
        flow: [acting(0)],
      }).play('move'),
    ['everybody'],
  ],
  [
    'both armies',
    'muster',
    () => newGame({ soviet: 'soviet:volga' }, 'free').play('recruit rt-ger-pio'),
    ['everybody'],
  ],
];

test.each(SHOWN)('%s is learnt', (_what, line, before, seen) => {
  const at = before();
  const start = at.context.learners.length;
  expect(at.play(line).context.learners.slice(start)).toEqual(seen);
});

test('a unit that fire destroys under its cover is learnt', () => {
  const german = [{ is: 'ger-sniper', at: 'D8', concealed: true }] as const;
  const at = position({ soviet: [{ is: 'sov-roks', at: 'C8' }], german, flow: [acting(0)], dice: [6] });
  at.play('fire', 'spray first');
  const start = at.context.learners.length;
  expect(at.play('toward E').context.learners.slice(start)).toEqual(['everybody']);
});

test('a unit that deploys openly is learnt, a concealed one is not', () => {
  const at = newGame({ soviet: 'soviet:recon', german: 'german:pio' }, 'free');
  at.play('lay A2', 'lay F2', 'edge north');
  while (at.waiting[0] === 'german') at.play(at.legal()[0] ?? '');
  const learnt = (side: string) => {
    at.play(at.legal('pick').find((each) => each.endsWith(` ${side}`)) ?? '');
    const start = at.context.learners.length;
    return at.play(at.legal('put')[0] ?? '').context.learners.slice(start);
  };
  expect([learnt('inactive'), learnt('active')]).toEqual([['german'], []]);
});
