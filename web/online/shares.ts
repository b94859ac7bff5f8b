import { commitmentTo } from '@kurgan/wire';
import type { Connection } from './connection.ts';

const KEY = 'kurgan-shares';

/** Shares of seeds this browser has promised and not told yet, by match. */
function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

const keep = (shares: Record<string, string>): void => localStorage.setItem(KEY, JSON.stringify(shares));

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
export const keepShare = (match: string, { share }: Promised): void => keep({ [match]: share, ...kept() });

/** The share for a match whose id is known: a second click promises the same one again. */
export function shareFor(match: string): Promised {
  const share = kept()[match] ?? randomHex(32);
  keepShare(match, { share, commitment: '' });
  return { share, commitment: commitmentTo(share) };
}

/** Tells the server this browser's share, now that every seat has promised one. */
export async function tellShare(to: Connection, match: string): Promise<void> {
  const { [match]: share, ...others } = kept();
  if (share === undefined) return;
  await to.call('reveal', { match, share }).catch(() => {}); // another tab may have told it
  keep(others);
}
