import { go } from '../router.ts';
import { connection } from './connection.ts';
import { keepShare, newShare, randomHex } from './shares.ts';

/** The same match once more with the sides changed: opens it, or joins the other player who has. */
export async function playAgain(match: string): Promise<void> {
  const share = newShare();
  const answer = await (await connection()).ask('rematch', {
    request: randomHex(16),
    match,
    commitment: share.commitment,
  });
  const { match: next } = answer as { readonly match: string };
  keepShare(next, share);
  go({ page: 'match', id: next });
}
