import type { WireError } from '@kurgan/wire';
import { Refused } from '../connection.ts';

/** Makes this browser a player's, by a recovery code or a link from another device. The page starts anew as that player. */
export async function enterAs(how: 'recover' | 'device', secret: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(`/api/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(secret),
  });
  if (!response.ok) throw new Refused((await response.json()) as WireError);
  location.assign('/online');
}

/** Stands in an address for the recovery code, which comes after the `#`: browsers keep that part to themselves. */
const BY_CODE = 'code';

/** A link that brings a player back for as long as its code is good, also under another address of the server. */
export const lastingLink = (code: string): string => `/device/${BY_CODE}#${code}`;

/** Uses a link from another device, or the lasting one. */
export const enterByLink = (token: string): Promise<void> =>
  token === BY_CODE ? enterAs('recover', { code: location.hash.slice(1) }) : enterAs('device', { token });
