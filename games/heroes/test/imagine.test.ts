import { expectOk, Match, parseSetup, parseShape, problemText, SeededChance, viewOf } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import { kindNumber } from '../rules/profiles.ts';
import { BLUFF, type Frame, type Heroes, type Seat, SPECIAL } from '../rules/state.ts';
import { CuriousPlayer } from './golden/curious.ts';
import { acting, heroes, type Position, position } from './position.ts';

const SEATS: readonly Seat[] = ['soviet', 'german'];
/** Of so many moments one is looked at. */
const SHARE = 7;
const MOST_MOMENTS = 700;

/** What a seat sees and may do. */
const told = (state: Match<Heroes>['state'], seat: Seat) =>
  JSON.stringify([viewOf(state, seat), heroes.waiting(state), heroes.legal(state, seat)]);

test.each(['2', '5', '7', '9', 'free'])(
  'HS-R-134 HS-SCN-16: in scenario %s a side can imagine the rest so that nothing it sees tells the difference',
  (scenario) => {
    const chance = SeededChance.fromSeed(`imagined ${scenario}`);
    const match = new Match<Heroes>(
      heroes,
      expectOk(parseSetup(heroes.scenarios, scenario, { simultaneous: scenario === '2' })),
      'imagined',
    );
    const player = new CuriousPlayer(chance);
    const found = new Set<string>();
    for (let moment = 0; match.outcome === null && moment < MOST_MOMENTS; moment++) {
      const [seat] = match.waiting;
      if (seat === undefined) break;
      if (chance.below(SHARE) === 0)
        for (const observer of SEATS) {
          const view = viewOf(match.state, observer);
          const imagined = heroes.imagine(view, observer, chance);
          expectOk(parseShape(heroes.shape, imagined), (problems) => problems.map(problemText).join('; '));
          expect(heroes.audit(imagined)).toEqual([]);
          expect(told(imagined, observer) === told(match.state, observer)).toBe(true);
          const other = observer === 'soviet' ? 'german' : 'soviet';
          found.add(JSON.stringify(imagined.private[other]));
        }
      match.act(seat, player.choose(match.view(seat), seat, match.legal(seat)));
    }
    expect(found.size).toBeGreaterThan(20);
  },
);

describe('what is left to chance', () => {
  const group = (at: string, more = {}) => ({ is: 'sov-fire-group', at, ...more }) as const;
  const imagined = (at: Position) =>
    Array.from({ length: 30 }, (_, i) =>
      heroes.imagine(viewOf(at.state, 'german'), 'german', SeededChance.fromSeed(`${i}`)),
    );
  test('HS-ORD-11: tokens that lie face down are the Specials and numbers still to come, and Bluffs', () => {
    const at = position({
      soviet: [
        group('A13', { token: 2 }),
        group('B13', { token: 3 }),
        group('C13', { token: SPECIAL }),
        group('D13', { token: BLUFF }),
        group('E13'),
      ],
      german: [{ is: 'ger-fire-group', at: 'A1' }],
      flow: [acting(5)],
    });
    at.open.orders.soviet.next = 2;
    const tokens = imagined(at).map(({ private: { soviet } }) => soviet.tokens.slice(0, 5));
    for (const row of tokens) expect([row[4], row.toSorted((a, b) => a - b)]).toEqual([0, [0, 2, 3, SPECIAL, BLUFF]]);
    expect(new Set(tokens.map(String)).size).toBeGreaterThan(3);
  });
  test('HS-OP-13: a token that was looked at is no longer any other', () => {
    const at = position({
      soviet: [group('A13', { token: 1 }), group('B13', { token: 2 }), group('C13', { token: 3 })],
      german: [{ is: 'ger-fire-group', at: 'A1' }],
      flow: [acting(3)],
    });
    at.state.private.german.known = [0, 2, 0, 0];
    for (const { private: rooms } of imagined(at))
      expect([rooms.soviet.tokens[1], rooms.soviet.tokens.slice(0, 3).sort()]).toEqual([2, [1, 2, 3]]);
  });
  test('HS-ORD-10 HS-ORD-11: whoever places tokens may have placed all of them, the other side none', () => {
    const placing = (seat: Seat) =>
      position({
        soviet: [{ is: 'sov-boris', at: 'A13' }, group('B13'), group('C13')],
        german: [{ is: 'ger-vollrath', at: 'A1' }],
        flow: [acting(0), { step: 'placing', seats: [seat] }, { step: 'tokens' }],
      });
    const placed = (seat: Seat) => imagined(placing(seat)).map(({ private: { soviet } }) => soviet.placed.length);
    expect([new Set(placed('soviet')), new Set(placed('german'))]).toEqual([new Set([3]), new Set([0])]);
  });
  test('HS-CMD-05: a concealed counter that acts on its own is the Autonomous one', () => {
    const hides = (is: 'sov-zaitsev' | 'sov-razvedka', at: string) => ({ is, at, concealed: true }) as const;
    const soviet = [hides('sov-razvedka', 'A13'), hides('sov-zaitsev', 'B13'), hides('sov-razvedka', 'C13')];
    const faces = (flow: Frame[]) =>
      imagined(position({ soviet, german: [{ is: 'ger-fire-group', at: 'A1' }], flow })).map(
        ({ private: rooms }) => rooms.soviet.faces[1],
      );
    expect(new Set(faces([{ step: 'activation', unit: 1, by: 'autonomous' }]))).toEqual(
      new Set([kindNumber('sov-zaitsev')]),
    );
    expect(new Set(faces([acting(1)])).size).toBe(2);
  });
});
