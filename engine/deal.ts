import { sha256Hex } from './sha256.ts';
import { dictionary, object, type TypeOf, text } from './shape.ts';

const parties = object({ server: text, seats: dictionary(text) });

/** How a seed came about: hashes that everybody gave beforehand, and the shares that were told when all hashes were known. */
export const dealShape = object({ commitments: parties, shares: parties });
export type DealRecord = TypeOf<typeof dealShape>;

/** Shares of a seed in the order they are mixed: the server's first, then each seat's. */
export interface Shares {
  readonly server: string;
  readonly seats: readonly string[];
}

/** Hash that promises a share without telling it. */
export const commitmentTo = (share: string): string => sha256Hex(`kurgan share ${share}`);

/** The seed that all shares make together. One honest share is enough: nobody else can have chosen the seed. */
export const seedOf = ({ server, seats }: Shares): string => sha256Hex(['kurgan seed', server, ...seats].join(' '));

/** Seats in the order in which their shares are mixed. */
export const inMixingOrder = <T>(seats: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(seats).sort(([a], [b]) => (a < b ? -1 : 1));

const SERVER = 'the server';

/** Everything in a deal that is not as it was promised, with the party that lied; empty when nobody did. */
export function liesIn({ commitments, shares }: DealRecord, seed: string): readonly string[] {
  const promised = new Map([[SERVER, commitments.server], ...inMixingOrder(commitments.seats)]);
  const told = new Map([[SERVER, shares.server], ...inMixingOrder(shares.seats)]);
  const lies: string[] = [];
  const first = new Map<string, string>();
  for (const [party, commitment] of promised) {
    const share = told.get(party);
    const other = first.get(commitment);
    if (share === undefined) lies.push(`${party} promised a share and never told it`);
    else if (commitmentTo(share) !== commitment) lies.push(`${party} told another share than it promised`);
    if (other !== undefined) lies.push(`${party} repeats the promise of ${other}`);
    first.set(commitment, other ?? party);
  }
  for (const party of told.keys()) {
    if (!promised.has(party)) lies.push(`${party} told a share without having promised one`);
  }
  const seats = inMixingOrder(shares.seats).map(([, share]) => share);
  if (seats.length === 0) lies.push('no player has a share in the seed');
  if (seedOf({ server: shares.server, seats }) !== seed)
    lies.push(`${SERVER} dealt from another seed than the shares make`);
  return lies;
}
