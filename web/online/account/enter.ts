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
