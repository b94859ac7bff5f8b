import { commitmentTo } from '@kurgan/wire';
import type { Connection } from './connection.ts';
import { keepNote, notesOf } from './notes.ts';

const KEY = 'kurgan-shares';

/** Shares of seeds this browser has promised, by match; the oldest are forgotten long after they were told. */
const kept = (): Readonly<Record<string, string>> => notesOf(KEY);

/** Matches whose shares are kept: more than anybody may have open. */
const MOST = 100;

const keep = (shares: readonly (readonly [string, string])[]): void =>
  keepNote(KEY, Object.fromEntries(shares.slice(-MOST)));

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A share of a seed, with the hash that promises it. */
export interface Promised {
  readonly share: string;
  readonly commitment: string;
}

export function newShare(): Promised {
  const share = randomHex(32);
  return { share, commitment: commitmentTo(share) };
}

/** Keeps a share until every seat has promised its own. The first one promised for a match is the one that counts. */
export function keepShare(match: string, { share }: Promised): void {
  const shares = kept();
  if (shares[match] === undefined) keep([...Object.entries(shares), [match, share]]);
}

/** False in another browser of the same player: it can't tell the share that was promised. */
export const hasShare = (match: string): boolean => kept()[match] !== undefined;

/** The share for a match whose id is known: a second click promises the same one again. */
export function shareFor(match: string): Promised {
  const share = kept()[match] ?? randomHex(32);
  keepShare(match, { share, commitment: '' });
  return { share, commitment: commitmentTo(share) };
}

/** Tells the server this browser's share, now that every seat has promised one. Told twice, it counts once. */
export async function tellShare(to: Connection, match: string): Promise<void> {
  const share = kept()[match];
  if (share !== undefined) await to.call('reveal', { match, share }).catch(() => {}); // the match may have begun
}
