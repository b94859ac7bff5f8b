import { expect, test } from 'vitest';
import { commitmentTo, type DealRecord, liesIn, seedOf } from '../index.ts';

const shares = { server: 's', seats: { red: 'r', blue: 'b' } };
const commitments = { server: commitmentTo('s'), seats: { red: commitmentTo('r'), blue: commitmentTo('b') } };
/** Mixed by the names of the seats. */
const SEED = seedOf({ server: 's', seats: ['b', 'r'] });
const lies = (change: Partial<DealRecord>, seed = SEED) => liesIn({ commitments, shares, ...change }, seed);

test('an honest deal has no lies, and every lie is told with its party', () => {
  expect(lies({})).toEqual([]);
  expect(lies({}, 'other')).toEqual(['the server dealt from another seed than the shares make']);
  expect(lies({ shares: { ...shares, server: 'x' } }, seedOf({ server: 'x', seats: ['b', 'r'] }))).toEqual([
    'the server told another share than it promised',
  ]);
  expect(lies({ shares: { server: 's', seats: { red: 'r' } } }, seedOf({ server: 's', seats: ['r'] }))).toEqual([
    'blue promised a share and never told it',
  ]);
  expect(lies({ commitments: { ...commitments, seats: { red: commitments.seats.red } } })).toEqual([
    'blue told a share without having promised one',
  ]);
  const twins = {
    commitments: { ...commitments, seats: { red: commitmentTo('s') } },
    shares: { server: 's', seats: { red: 's' } },
  };
  expect(lies(twins, seedOf({ server: 's', seats: ['s'] }))).toEqual(['red repeats the promise of the server']);
  const alone = { commitments: { ...commitments, seats: {} }, shares: { server: 's', seats: {} } };
  expect(lies(alone, seedOf({ server: 's', seats: [] }))).toEqual(['no player has a share in the seed']);
});
