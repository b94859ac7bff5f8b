import { sha256Hex } from '@kurgan/engine';

/** Shares of a seed in the order they are mixed: the server's first, then each seat's. */
export interface Shares {
  readonly server: string;
  readonly seats: readonly string[];
}

/** What everybody promised before a match: hashes of the shares, by seat; bots have none. */
export interface Commitments {
  readonly server: string;
  readonly seats: Readonly<Record<string, string>>;
}

/** How the seed of a finished match came about. */
export interface Deal {
  readonly commitments: Commitments;
  /** In the order they are mixed. */
  readonly shares: { readonly server: string; readonly seats: Readonly<Record<string, string>> };
  readonly seed: string;
}

/** Hash that promises a share without telling it. */
export const commitmentTo = (share: string): string => sha256Hex(`kurgan share ${share}`);

/** The seed that all shares make together. One honest share is enough: nobody else can have chosen the seed. */
export const seedOf = ({ server, seats }: Shares): string => sha256Hex(['kurgan seed', server, ...seats].join(' '));

/** Seals the head of a journal: nobody can guess at it until the seed is out, and then everybody can check it. */
export const sealOf = (head: string, seed: string, n: number): string =>
  sha256Hex(`${head} ${sha256Hex(`${seed} ${n}`)}`);
