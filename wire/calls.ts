import {
  fail,
  ok,
  type Problem,
  parseJson,
  parseShape,
  type Result,
  type Shape,
  shape,
  type TypeOf,
} from '@kurgan/engine';

const { count, dictionary, flag, nullable, object, oneOf, tagged, whole, anything } = shape;

/** Version of what page and server say to each other. */
export const WIRE = 1;
/** The server also speaks the one before: pages change only with their player's consent. */
export const OLDEST_WIRE = Math.max(1, WIRE - 1);

/** Longest message a server reads, in characters. */
export const MOST_LETTERS = 16_384;

const fits = (what: string, pattern: RegExp): Shape<string> => ({
  check(value, path, problems: Problem[]): value is string {
    if (typeof value === 'string' && pattern.test(value)) return true;
    problems.push({ path, expected: what, got: typeof value === 'string' ? 'another text' : typeof value });
    return false;
  },
});

/** No store but one keeps a NUL. */
const text = fits('a text without NUL', /^[^\0]*$/);
const short = fits('a text of at most 64 letters', /^[^\0]{1,64}$/);
const id = fits('the id of a match', /^[a-z2-7]{16}$/);
/** Sixteen random bytes that name an intent: sent twice, it is done once. */
const request = fits('sixteen bytes in hexadecimal', /^[0-9a-f]{32}$/);
const digest = fits('32 bytes in hexadecimal', /^[0-9a-f]{64}$/);
const token = fits('a token', /^[a-z2-7]{16,32}$/);

const when = oneOf(['always', 'away', 'never']);

/** A pace of play; times in milliseconds. */
export const paceShape = tagged('kind', {
  free: {},
  /** A bank for the match, and a grace that each wait begins with. */
  live: { bank: whole(60_000, 86_400_000), grace: whole(0, 120_000) },
  /** By mail: handing over the turn adds time to the bank, up to a cap; weekends may not count. */
  mail: {
    bank: whole(3_600_000, 5_184_000_000),
    gain: whole(0, 5_184_000_000),
    cap: whole(3_600_000, 5_184_000_000),
    weekends: flag,
  },
});

/**
 * Everything a page may ask. Every call works over a socket and as a POST, and can be sent twice: what would not be the
 * same if it were done again has a `request`.
 */
export const callShapes = {
  /** The first call of a connection: versions of the page and of the rules it has. */
  hello: object({ wire: whole(1, 999), app: text, games: dictionary(text) }),
  /** Makes a challenge, or a match against a bot. */
  open: object({
    request,
    game: text,
    scenario: text,
    /** As the game declares them for the scenario; those of a seat alone only for the opener's side and its bots. */
    options: dictionary(anything),
    /** The opener's own seat; null: either, drawn by lot. */
    seat: nullable(text),
    /** Bots in other seats. */
    bots: dictionary(text),
    pace: paceShape,
    isListed: flag,
    isPublished: flag,
    isRated: flag,
    canTalk: flag,
    /** Hash of the opener's share of the seed. */
    commitment: digest,
  }),
  /** A saved file as a replay, or to play it on without a rating. Only as a POST: it may be longer than other calls. */
  import: object({ request, file: text, as: oneOf(['replay', 'match']), seat: nullable(text) }),
  /** Takes a seat, by an invitation or from the list. */
  join: object(
    { request, match: id, token: nullable(token), commitment: digest },
    /** Options of the seat itself, such as an army: nobody else sees them before the rules show them. */
    { options: dictionary(anything) },
  ),
  withdraw: object({ match: id }),
  /** Tells the share that was committed to, once everybody's hash is known. */
  reveal: object({ match: id, share: digest }),
  watch: object({ match: id, from: nullable(count) }),
  leave: object({ match: id }),
  act: object({ match: id, seat: nullable(text), after: count, request, text }),
  undo: object({ match: id, seat: nullable(text), after: count, request }),
  redo: object({ match: id, seat: nullable(text), after: count, request }),
  resign: object({ match: id, seat: nullable(text), request }),
  order: object({ match: id, seat: nullable(text), request, kind: text, until: oneOf(['turn', 'told', 'off']) }),
  /** A draw, going back to a number of entries, calling the match off, or going on with a held one. */
  offer: object({
    match: id,
    seat: nullable(text),
    request,
    kind: oneOf(['draw', 'back', 'call off', 'go on']),
    back: nullable(count),
  }),
  /** Accepts or refuses an offer; to refuse an own one withdraws it. */
  answer: object({ match: id, seat: nullable(text), request, offer: text, isAccepted: flag }),
  /** The other side has run out of time or is away: take the win, give it time, or call a bot. */
  claim: object({ match: id, seat: nullable(text), request, what: oneOf(['win', 'time', 'bot']) }),
  /** A line to the other seats. */
  say: object({ match: id, seat: nullable(text), request, text }),
  /** The talk so far. */
  talk: object({ match: id }),
  /** The player doesn't want to read another one any more, or does again. */
  mute: object({ player: short, isMuted: flag }),
  /** Shows the last lines of a match's talk to the operator. */
  report: object({ match: id, request }),
  /** The player has read so many entries. */
  seen: object({ match: id, n: count }),
  /** An earlier moment, as the seat saw it then; once the match is over, through any eyes (`*`: everybody's). */
  past: object({ match: id, n: count, eyes: nullable(text) }),
  /** Every gamble so far. */
  review: object({ match: id }),
  /** The match as a file, once it is over. */
  file: object({ match: id }),
  /** The shares that made the seed, once the match is over. */
  deal: object({ match: id }),
  /** Plays a finished match again with the sides changed: the first call opens it, the other player's call takes the seat. */
  rematch: object({ request, match: id, commitment: digest }),
  /** Finished matches, newest first: the player's own, or those everybody may see. */
  archive: object({ of: oneOf(['mine', 'all']), before: nullable(count) }),
  /** The offer behind an invitation. */
  invited: object({ token }),
  lobby: object({}),
  /** Another name for the player. */
  rename: object({ name: text }),
  /** Makes the player an account under a name, or gives an account another recovery code; the answer tells it once. */
  account: object({ request, name: text }),
  /** A link that makes another browser this player's, for one use within ten minutes. */
  linkDevice: object({ request }),
  devices: object({}),
  endDevice: object({ device: text }),
  passkeys: object({}),
  /** The question that a browser asks its authenticator: for a new passkey, or for one that is known. */
  passkeyOptions: object({ purpose: oneOf(['add', 'confirm']) }),
  /** The authenticator's answer. */
  addPasskey: object({ label: text, response: anything }),
  /** Shows a passkey before a device or another passkey is added. */
  confirmByPasskey: object({ response: anything }),
  endPasskey: object({ passkey: text }),
  /** Everything kept about the player. */
  myData: object({}),
  deleteMe: object({}),
  /** How the player is told of a turn. */
  notices: object({}),
  setNotices: object({ push: when, feed: when }),
  /** Tells this browser by its push service, or no longer. */
  subscribe: object({ endpoint: text, p256dh: text, auth: text }),
  unsubscribe: object({ endpoint: text }),
  /** A new secret address of the player's feed. */
  feed: object({ request }),
  ratings: object({ game: text }),
  /** How many matches never began because the player kept a share of the dice back. */
  keptBack: object({}),
} as const;

export type CallName = keyof typeof callShapes;
export type CallOf<Name extends CallName> = TypeOf<(typeof callShapes)[Name]>;
/** A call by name, with its values. */
export type Call = { [Name in CallName]: { readonly name: Name; readonly values: CallOf<Name> } }[CallName];

const isCallName = (name: string): name is CallName => Object.hasOwn(callShapes, name);

/** Reads a call as a POST brings it: its name is in the address, its values are the body. */
export function readCall(name: string, values: unknown): Result<Call, readonly Problem[]> {
  if (!isCallName(name)) return fail([{ path: '$', expected: 'the name of a call', got: 'another' }]);
  const read = parseShape<unknown>(callShapes[name], values);
  return read.ok ? ok({ name, values: read.value } as Call) : read;
}

const socketCall = object({ call: whole(0, 2 ** 32), name: text, values: anything });

/** Reads a call as a socket brings it, with the number its answer will have. */
export function readSocketCall(
  message: string,
): Result<{ readonly number: number; readonly call: Call }, readonly Problem[]> {
  const read = parseJson(socketCall, message);
  if (!read.ok) return read;
  const call = readCall(read.value.name, read.value.values);
  return call.ok ? ok({ number: read.value.call, call: call.value }) : call;
}
