import type { OptionValue } from '@kurgan/engine';
import type { Pace } from '@kurgan/wire';
import type { CatalogueEntry } from '../../catalogue.ts';
import type { Connection } from '../connection.ts';
import { rememberToken } from '../invitations.ts';
import { keepShare, newShare, randomHex } from '../shares.ts';
import { usualPace } from './paces.ts';

/** A challenge as its form has it. */
export interface Wish {
  readonly game: string;
  /** Null: the first. */
  readonly scenario: string | null;
  /** Of the scenario. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Null: by lot. */
  readonly seat: string | null;
  readonly against: 'anyone' | 'link' | 'bot';
  /** Null: the first level. */
  readonly bot: string | null;
  /** Null: as is usual for the scenario. */
  readonly pace: Pace | null;
  readonly isRated: boolean;
  readonly isPublished: boolean;
  readonly canTalk: boolean;
}

/** The pace that was chosen, or the usual one: nobody plays a campaign in one sitting. */
export function paceOf({ scenarios }: CatalogueEntry, { pace, scenario }: Wish): Pace {
  const isLong = (scenarios.find(({ id }) => id === scenario) ?? scenarios[0])?.isLong === true;
  return pace ?? usualPace(isLong ? 'mail' : 'live');
}

/** Seats whose own options, such as an army, the opener chooses: by lot it may be either, and bots bring what they are given. */
export const ownSeats = ({ sides }: CatalogueEntry, { seat, against }: Wish): readonly string[] =>
  seat === null || against === 'bot' ? sides : [seat];

/** Options without those that another player chooses. */
function ownOptions(entry: CatalogueEntry, wish: Wish, scenario: string): Wish['options'] {
  const seats = ownSeats(entry, wish);
  const infos = entry.scenarios.find(({ id }) => id === scenario)?.options ?? [];
  const own = infos.filter(({ id, seat }) => id in wish.options && (seat === undefined || seats.includes(seat)));
  return Object.fromEntries(own.map(({ id }) => [id, wish.options[id] ?? null]));
}

/** Opens a challenge and remembers its link. Returns the match. */
export async function openChallenge(to: Connection, entry: CatalogueEntry, wish: Wish): Promise<string> {
  const { game, against, isPublished, canTalk } = wish;
  const scenario = wish.scenario ?? entry.scenarios[0]?.id ?? '';
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
    scenario,
    options: ownOptions(entry, wish, scenario),
    seat,
    bots: Object.fromEntries(others.map((side) => [side, level])),
    pace: paceOf(entry, wish),
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
