import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitmentTo, type DealRecord, Match, seedOf, writeMatch } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { hill } from './hill/hill.ts';
import { folder, inside } from './run.ts';

const SHARES = { server: '5e'.repeat(32), seats: { red: '01'.repeat(32), blue: '02'.repeat(32) } };
const HONEST: DealRecord = {
  commitments: {
    server: commitmentTo(SHARES.server),
    seats: { red: commitmentTo(SHARES.seats.red), blue: commitmentTo(SHARES.seats.blue) },
  },
  shares: SHARES,
};
/** Mixed by the names of the seats. */
const SEED = seedOf({ server: SHARES.server, seats: [SHARES.seats.blue, SHARES.seats.red] });

async function verdictOn(deal: DealRecord, seed = SEED): Promise<{ code: number | null; out: string }> {
  const match = new Match(hill, { scenario: 'day', options: { steep: false, goal: 3 } }, seed);
  match.act('red', { do: 'look' });
  match.end('red', 'resign');
  const file = path.join(folder(), 'm.json');
  writeFileSync(file, writeMatch(match, { red: 'person', blue: 'person' }, deal));
  return inside(['verify', file]);
}

test('an honest deal is proved, with the hashes to compare', async () => {
  const { code, out } = await verdictOn(HONEST);
  expect(code).toBe(0);
  expect(out).toContain('ok  deal     the seed comes from shares of the server and blue and red');
  for (const hash of [HONEST.commitments.server, ...Object.values(HONEST.commitments.seats)])
    expect(out).toContain(hash);
});

const other = 'ff'.repeat(32);
const { commitments, shares } = HONEST;

test.each<[string, DealRecord, string | undefined, string]>([
  [
    'a server that tells another share',
    { commitments, shares: { ...shares, server: other } },
    undefined,
    'the server told another share than it promised',
  ],
  [
    'a seat that tells another share',
    { commitments, shares: { ...shares, seats: { ...shares.seats, red: other } } },
    undefined,
    'red told another share than it promised',
  ],
  ['a server that deals from another seed', HONEST, 'cafe', 'the server dealt from another seed than the shares make'],
  [
    'a seat that keeps its share back',
    { commitments, shares: { ...shares, seats: { blue: shares.seats.blue ?? '' } } },
    undefined,
    'red promised a share and never told it',
  ],
  [
    'a seat that promised nothing',
    { commitments: { ...commitments, seats: { blue: commitments.seats.blue ?? '' } }, shares },
    undefined,
    'red told a share without having promised one',
  ],
  [
    'a seat that repeats another',
    {
      commitments: { ...commitments, seats: { blue: commitments.seats.blue ?? '', red: commitments.seats.blue ?? '' } },
      shares: { ...shares, seats: { blue: shares.seats.blue ?? '', red: shares.seats.blue ?? '' } },
    },
    seedOf({ server: SHARES.server, seats: [SHARES.seats.blue, SHARES.seats.blue] }),
    'red repeats the promise of blue',
  ],
  [
    'a server that repeats a seat',
    {
      commitments: { ...commitments, server: commitments.seats.red ?? '' },
      shares: { ...shares, server: shares.seats.red ?? '' },
    },
    seedOf({ server: SHARES.seats.red, seats: [SHARES.seats.blue, SHARES.seats.red] }),
    'red repeats the promise of the server',
  ],
  [
    'a server that leaves the players out',
    { commitments: { server: commitments.server, seats: {} }, shares: { server: shares.server, seats: {} } },
    seedOf({ server: SHARES.server, seats: [] }),
    'no player has a share in the seed',
  ],
])('%s is named', async (_name, deal, seed, lie) => {
  const { code, out } = await verdictOn(deal, seed);
  expect(code).toBe(1);
  expect(out.split('\n')).toContain(`FAULT  ${lie}`);
});
