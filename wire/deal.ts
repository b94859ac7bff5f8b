import { type DealRecord, sha256Hex } from '@kurgan/engine';

export { commitmentTo, seedOf } from '@kurgan/engine';

/** What everybody promised before a match: hashes of the shares, by seat; bots have none. */
export type Commitments = DealRecord['commitments'];

/** How the seed of a finished match came about; the shares stand in the order they are mixed. */
export interface Deal extends DealRecord {
  readonly seed: string;
}

/** Seals the head of a journal: nobody can guess at it until the seed is out, and then everybody can check it. */
export const sealOf = (head: string, seed: string, n: number): string =>
  sha256Hex(`${head} ${sha256Hex(`${seed} ${n}`)}`);
