import { go } from '../router.ts';
import { connection } from './connection.ts';
import { randomHex, shareFor } from './shares.ts';

/** Takes a seat and goes to the table. */
export async function take(match: string, token: string | null): Promise<void> {
  const { commitment } = shareFor(match);
  await (await connection()).call('join', { request: randomHex(16), match, token, commitment });
  go({ page: 'match', id: match });
}
