import { expectOk, Match, parseSetup, parseShape, problemText, SeededChance, viewOf } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import { kindNumber } from '../rules/profiles.ts';
import { BLUFF, type Frame, type Heroes, NONE, type Seat, SPECIAL } from '../rules/state.ts';
import { CuriousPlayer } from './golden/curious.ts';
import { acting, heroes, newGame, type Position, position } from './position.ts';

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
    for (const known of [1, 2, 3]) {
      at.state.private.german.known = [0, known, 0, 0];
      for (const { private: rooms } of imagined(at))
        expect([rooms.soviet.tokens[1], rooms.soviet.tokens.slice(0, 3).sort()]).toEqual([known, [1, 2, 3]]);
    }
  });
  test('HS-ORD-10 HS-ORD-11: whoever places tokens may have placed all of them, the other side none', () => {
    const placing = (seat: Seat, simultaneous = false) =>
      position({
        open: { options: { simultaneous, replace: false } },
        soviet: [{ is: 'sov-boris', at: 'A13' }, group('B13'), group('C13')],
        german: [{ is: 'ger-vollrath', at: 'A1' }],
        flow: [acting(0), { step: 'placing', seats: [seat] }, { step: 'tokens' }],
      });
    const placed = (...given: Parameters<typeof placing>) =>
      imagined(placing(...given)).map(({ private: { soviet } }) => soviet.placed);
    expect(placed('german').every((places) => places.length === 0)).toBe(true);
    for (const [first, second, bluff] of [...placed('soviet'), ...placed('german', true)])
      expect([[0, 1, 2].includes(first ?? NONE), [0, 1, 2].includes(second ?? NONE), first === second, bluff]).toEqual([
        true,
        true,
        false,
        NONE, // a Bluff may stay in the hand
      ]);
  });
  test('HS-CARD-01 HS-SCN-16: any hand may be held, and any army that is still secret', () => {
    const at = position({
      soviet: [group('A13')],
      german: [{ is: 'ger-fire-group', at: 'A1' }],
      hands: { soviet: ['ac-sov-burst', 'ac-sov-hero'] },
      flow: [acting(1)],
    });
    expect(new Set(imagined(at).map(({ private: { soviet } }) => String(soviet.hand))).size).toBeGreaterThan(9);
    const armies = imagined(newGame({}, 'free')).map(({ private: { soviet } }) => soviet.army);
    expect(armies.every((army) => army.length > 0)).toBe(true);
    expect(imagined(at).every(({ private: { soviet } }) => soviet.army.length === 0)).toBe(true);
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
