import { SeededChance, SilentContext } from '@kurgan/engine';
import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { front } from './front.ts';
import { type Card, DECK, HAND_SIZE, KINDS, SEATS } from './front-facts.ts';
import * as limit from './front-limit.ts';
import { type Front, RULES, type State } from './front-state.ts';

const setup = { scenario: 'standard', options: {} };

/** The kernel's state in the layout of the limit. */
function flatten({ open, private: rooms, sealed, flow }: State): string {
  const flat = limit.emptyGame();
  const code = ({ kind, rank }: Card) => KINDS.indexOf(kind) * 4 + rank;
  flat.fill(limit.NOBODY, limit.OWNER, limit.STRENGTH);
  for (const [i, seat] of SEATS.entries()) {
    for (const [area, strength] of open.strength[seat].entries()) {
      if (strength === 0) continue;
      flat[limit.OWNER + area] = i;
      flat[limit.STRENGTH + area] = strength;
    }
    flat.set(rooms[seat].hand.map(code), limit.HAND + i * HAND_SIZE);
    flat.set(sealed.piles[seat].map(code), limit.PILE + i * DECK.length);
    flat.set(open.discards[seat].map(code), limit.DISCARDS + i * DECK.length);
    flat[limit.PILE_SIZE + i] = sealed.piles[seat].length;
    flat[limit.DISCARDS_SIZE + i] = open.discards[seat].length;
  }
  flat[limit.MADE] = open.made;
  flat[limit.OVER] = flow.length === 0 ? 1 : 0;
  return flat.join(' ');
}

/** The limit's game without leftovers beyond the ends of piles and discards. */
function tidy(game: limit.Flat): string {
  const flat = Uint8Array.from(game);
  for (const seat of [0, 1]) {
    const [pile, discards] = [limit.PILE + seat * DECK.length, limit.DISCARDS + seat * DECK.length];
    flat.fill(0, pile + flat[limit.PILE_SIZE + seat]!, pile + DECK.length);
    flat.fill(0, discards + flat[limit.DISCARDS_SIZE + seat]!, discards + DECK.length);
  }
  return flat.join(' ');
}

function moveOf(action: Front['action']): number {
  const slot = action.slot << 8;
  switch (action.do) {
    case 'advance':
    case 'assault':
      return slot | (action.from << 4) | action.to;
    case 'recruit':
      return slot | (action.at << 4) | action.at;
    case 'barrage':
      return slot | 0xf0 | action.at;
    case 'discard':
      return slot | 0xff;
  }
}

test('Front on the kernel and the hand-written limit play the same games bit for bit', () => {
  const flat = limit.emptyGame();
  let decisions = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const start = SeededChance.fromSeed(`front ${seed}`).save();
    const context = new SilentContext<Front>(start);
    const rng = Int32Array.from(start);
    const state = front.setup(setup, context);
    limit.setup(flat, rng);
    for (;;) {
      expect(flatten(state)).toBe(tidy(flat));
      const [seat] = front.waiting(state);
      if (seat === undefined) break;
      const actions = front.legal(state, seat);
      const moves = limit.moves.slice(0, limit.legal(flat, limit.moves));
      expect(actions.map(moveOf).join(' ')).toBe(moves.join(' '));
      const picked = context.below(actions.length);
      expect(limit.below(rng, moves.length)).toBe(picked);
      front.apply(state, seat, actions[picked]!, context);
      limit.apply(flat, moves[picked]!, rng);
      decisions++;
    }
    expect([...rng]).toEqual(context.save());
  }
  expect(decisions).toBeGreaterThan(300 * 50);
});

test('Front passes the battery of every game', () => {
  const report = battery(front, { rules: RULES, games: 60, seed: 'front', options: {}, share: 0.1 });
  expect(Object.keys(report.winners).sort()).toEqual(['draw', 'east', 'west']);
  expect(Object.keys(report.refusals).sort()).toEqual([
    'FRONT-ADJACENT',
    'FRONT-ADVANCE',
    'FRONT-ASSAULT',
    'FRONT-BARRAGE',
    'FRONT-CARD',
    'FRONT-RECRUIT',
    'FRONT-START',
  ]);
});
