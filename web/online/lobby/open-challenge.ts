import type { Pace } from '@kurgan/wire';
import type { CatalogueEntry } from '../../catalogue.ts';
import type { Connection } from '../connection.ts';
import { rememberToken } from '../invitations.ts';
import { keepShare, newShare, randomHex } from '../shares.ts';

/** A challenge as its form has it. */
export interface Wish {
  readonly game: string;
  /** Null: the first. */
  readonly scenario: string | null;
  /** Null: by lot. */
  readonly seat: string | null;
  readonly against: 'anyone' | 'link' | 'bot';
  /** Null: the first level. */
  readonly bot: string | null;
  readonly pace: Pace;
  readonly isRated: boolean;
  readonly isPublished: boolean;
  readonly canTalk: boolean;
}

/** Opens a challenge and remembers its link. Returns the match. */
export async function openChallenge(to: Connection, entry: CatalogueEntry, wish: Wish): Promise<string> {
  const { game, scenario, against, pace, isPublished, canTalk } = wish;
  const share = newShare();
  const isBot = against === 'bot';
  // The bots take the other seats, so the lot is drawn here.
  const drawn = entry.sides[Number.parseInt(randomHex(1), 16) % entry.sides.length] ?? null;
  const seat = wish.seat ?? (isBot ? drawn : null);
  const level = wish.bot ?? entry.levels[0]?.id ?? '';
  const others = isBot ? entry.sides.filter((side) => side !== seat) : [];
  const challenge = (await to.ask('open', {
    request: randomHex(16),
    game,
    scenario: scenario ?? entry.scenarios[0]?.id ?? '',
    options: {},
    seat,
    bots: Object.fromEntries(others.map((side) => [side, level])),
    pace,
    isListed: against === 'anyone',
    isPublished,
    isRated: wish.isRated && to.you.peek().isAccount && !isBot,
    canTalk,
    commitment: share.commitment,
  })) as { readonly match: string; readonly token: string };
  keepShare(challenge.match, share);
  rememberToken(challenge.match, challenge.token);
  return challenge.match;
}
