import { sha256Hex } from '@kurgan/engine';

export { commitmentTo, type Shares, seedOf } from '@kurgan/engine';

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

/** Seals the head of a journal: nobody can guess at it until the seed is out, and then everybody can check it. */
export const sealOf = (head: string, seed: string, n: number): string =>
  sha256Hex(`${head} ${sha256Hex(`${seed} ${n}`)}`);
