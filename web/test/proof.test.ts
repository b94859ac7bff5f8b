import { type AnyGame, Match, parseSetup, writeMatch } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { commitmentTo, type Deal, sealOf, seedOf } from '@kurgan/wire';
import { beforeAll, expect, test } from 'vitest';
import { findLie } from '../online/proof.ts';
import type { Kept } from '../online/seals.ts';

const GAME = 'normandy';
const SHARES = { server: '11'.repeat(32), us: '22'.repeat(32), german: '33'.repeat(32) };
const SEED = seedOf({ server: SHARES.server, seats: [SHARES.german, SHARES.us] });
const DEAL: Deal = {
  commitments: {
    server: commitmentTo(SHARES.server),
    seats: { german: commitmentTo(SHARES.german), us: commitmentTo(SHARES.us) },
  },
  shares: { server: SHARES.server, seats: { german: SHARES.german, us: SHARES.us } },
  seed: SEED,
};

let rules: AnyGame;
let file: string;
let kept: Kept;

/** A match of a few actions that was given up, and the last seal before its end. */
beforeAll(async () => {
  rules = await (GAMES.find(({ id }) => id === GAME) ?? expect.unreachable()).rules('1');
  const setup = parseSetup(rules.scenarios, '1', {});
  if (!setup.ok) throw new Error('no such scenario');
  const match = new Match(rules, setup.value, SEED);
  for (let i = 0; i < 6; i++) {
    const [seat = ''] = match.waiting;
    const [action] = rules.legal(match.view(seat), seat);
    if (action !== undefined) match.act(seat, action);
  }
  kept = { commitments: DEAL.commitments, n: match.length, seal: sealOf(match.head, SEED, match.length) };
  match.end('us', 'resign');
  file = writeMatch(match, { us: 'person', german: 'person' });
});

test('honest dice have no lie, with and without a seal of one’s own', () => {
  expect(findLie(DEAL, file, kept, rules)).toBe(null);
  expect(findLie(DEAL, file, null, rules)).toBe(null);
});

test('every lie is found and named', () => {
  const other = '44'.repeat(32);
  const otherHash = commitmentTo(other);
  const bent = (change: Partial<Deal>): Deal => ({ ...DEAL, ...change });
  const changedPromise = { ...DEAL.commitments, server: otherHash };
  expect(findLie(bent({ commitments: changedPromise }), file, kept, rules)).toBe('promise');
  expect(findLie(bent({ shares: { ...DEAL.shares, server: other } }), file, kept, rules)).toBe('share');
  const bentSeats = { ...DEAL.shares, seats: { ...DEAL.shares.seats, us: other } };
  expect(findLie(bent({ shares: bentSeats }), file, kept, rules)).toBe('share');
  expect(findLie(bent({ seed: other }), file, kept, rules)).toBe('seed');
  expect(findLie(DEAL, file, { ...kept, seal: other }, rules)).toBe('seal');
  const journal = JSON.parse(file) as { entries: Record<string, unknown>[] };
  const cut = { ...journal, entries: journal.entries.toSpliced(1, 1) };
  expect(findLie(DEAL, JSON.stringify(cut), null, rules)).toBe('play');
});
