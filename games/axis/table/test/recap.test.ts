import { SeededChance } from '@kurgan/engine';
import { localSession } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import { combatIn } from '../../rules/combat.ts';
import type { AxisEvent } from '../../rules/events.ts';
import { position } from '../../test/position.ts';
import { axis } from '../../tools.ts';
import { marksOf, recapOf } from '../recap.ts';
import { linesOf } from './log-lines.ts';

const HOLES = /undefined|null|NaN|\[object|^\W*$/;

/** A table on which nobody fights. */
const QUIET = { open: { value: { combat: null } } };

const lines = (...events: AxisEvent[]) => linesOf(events);

const round: AxisEvent = { event: 'round', rule: 'AA-ORD-06', round: 2, date: '' };
const card = (number: number): AxisEvent => ({ event: 'card', rule: 'AA-ORD-01', card: number });
const moved = (side: 'axis' | 'allies', count: number, assault: boolean): AxisEvent => ({
  event: 'moved',
  rule: 'AA-MOVE-01',
  side,
  count,
  kind: 'infantry',
  from: 'kalach',
  to: 'vertyachii',
  assault,
});
const FIGHT: readonly AxisEvent[] = [
  {
    event: 'combat',
    rule: 'AA-CMB-01',
    zone: 'vertyachii',
    attacker: 'axis',
    supplied: { axis: true, allies: true },
    bonus: null,
  },
  { event: 'lost', rule: 'AA-CMB-15', side: 'allies', count: 2, kind: 'infantry', at: 'vertyachii' },
  { event: 'lost', rule: 'AA-CMB-15', side: 'allies', count: 1, kind: 'artillery', at: 'vertyachii' },
  { event: 'captured', rule: 'AA-CMB-22', side: 'axis', zone: 'vertyachii', tokens: 0, aircraft: 0 },
];

test('the Allies read the round of the Axis: its moves in one line with an arrow, each fight in another', () => {
  const log = lines(
    round,
    card(3),
    moved('axis', 3, true),
    moved('axis', 2, true),
    card(5),
    ...FIGHT,
    card(6),
    card(7),
  );
  const { title, steps } = recapOf(QUIET, log, 'allies');
  expect(title).toBe('Axis this round');
  expect(steps.map(({ text }) => text)).toEqual([
    'The Axis moves 5 units and assaults Vertyachii.',
    'Vertyachii: The Allies lose 2 infantry and 1 artillery. The Axis takes it.',
  ]);
  expect(steps.map(({ marks }) => marks.map(({ kind, side }) => `${kind} ${side}`))).toEqual([
    ['moved axis'],
    ['happened axis'],
  ]);
  expect(steps.map(({ first, last }) => [first, last])).toEqual([
    [2, 4],
    [6, 9],
  ]);
});

test('the Axis reads what the Allies did since its aircraft landed, not its own moves', () => {
  const log = lines(
    round,
    card(3),
    moved('axis', 3, true),
    card(6),
    card(10),
    moved('allies', 1, false),
    round,
    card(2),
  );
  expect(recapOf(QUIET, log, 'axis').steps.map(({ text }) => text)).toEqual(['The Allies move 1 unit.']);
  expect(recapOf(QUIET, lines(card(3), moved('axis', 1, false)), 'axis').steps).toEqual([]);
  const uranus = lines(round, card(9), card(10), moved('allies', 2, false), round, card(2), moved('axis', 1, false));
  expect(recapOf(QUIET, uranus, 'axis').steps.map(({ text }) => text)).toEqual(['The Allies move 2 units.']);
  expect(recapOf(QUIET, lines(card(9), moved('allies', 2, false)), 'allies').steps).toEqual([]);
});

test.each(['race', 'uranus'])(
  'every recap of a random game of %s is whole, short, and drawn on the boards',
  (scenario) => {
    const { host, session, show } = localSession(axis, scenario, 'recaps');
    const chance = SeededChance.fromSeed('recaps');
    let told = 0;
    for (let n = 0; n < 900 && host.match.outcome === null; n++) {
      const [seat] = host.match.waiting;
      const legal = seat === undefined ? [] : host.match.legal(seat);
      const action = legal[chance.below(legal.length)];
      if (seat === undefined || action === undefined) break;
      host.act(seat, host.game.notation.format(action));
      if (n % 60 !== 0) continue;
      show();
      for (const reader of ['axis', 'allies']) {
        for (const { text, marks, first, last } of recapOf(QUIET, session.log.value, reader).steps) {
          told++;
          expect(text).not.toMatch(HOLES);
          expect(first).toBeLessThanOrEqual(last);
          for (const { to } of marks) expect(to.width).toBeGreaterThan(0);
        }
      }
    }
    expect(told).toBeGreaterThan(10);
    expect(marksOf(null, session.log.value).some(({ kind }) => kind === 'moved')).toBe(true);
  },
);

test('while a fight is under way, its card tells enough', () => {
  const { open } = position({
    card: 3,
    axis: { vertyachii: { infantry: 2 } },
    allies: { vertyachii: { infantry: 1 } },
    battle: ['vertyachii'],
  });
  const combat = combatIn(open, 'axis', 'vertyachii');
  const log = lines(round, card(3), moved('axis', 3, true));
  expect(recapOf(QUIET, log, 'allies').steps).toHaveLength(1);
  expect(recapOf({ open: { value: { combat } } }, log, 'allies').steps).toEqual([]);
});
