import { GENERATOR } from '../chance.ts';
import type { DealRecord } from '../deal.ts';
import type { Journal } from '../journal.ts';
import { journalShape, setupShape } from '../journal-shape.ts';
import type { Match } from '../match.ts';
import type { Setup } from '../options.ts';
import type { Problem } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';
import { anything, dictionary, object, oneOf, parseJson, parseShape, text } from '../shape.ts';
import type { GameTypes } from '../state.ts';
import { seal, unseal } from './seal.ts';

const NOTE =
  "This match is still being played, so the players' secrets are sealed below. " +
  'Open the file in Kurgan to play on. Once the match is over, a saved file is readable.';

const sealedShape = object(
  {
    kurgan: oneOf(['match']),
    format: oneOf([2]),
    game: text,
    setup: setupShape,
    note: text,
    sealed: text,
  },
  { players: dictionary(text) },
);

const CLOSED_NOTE = 'Everything hidden on the map is sealed below until the match is over.';

/** True while an open file would let one player read another seat's secrets. */
export const isSecret = <G extends GameTypes>(match: Match<G>): boolean =>
  match.game.seats.length > 1 && match.outcome === null;

/** The setup as everybody may see it: without what a seat brings along in secret. */
function openSetup<G extends GameTypes>({ game, setup }: Match<G>): Setup {
  const infos = game.scenarios.find(({ id }) => id === setup.scenario)?.options ?? [];
  const isOpen = (id: string): boolean => infos.find((info) => info.id === id)?.seat === undefined;
  return { ...setup, options: Object.fromEntries(Object.entries(setup.options).filter(([id]) => isOpen(id))) };
}

/** The match as file text. The file is open once the match is over, or when there is nobody to hide anything from. */
export function writeMatch<G extends GameTypes>(
  match: Match<G>,
  players?: Readonly<Record<string, string>>,
  deal?: DealRecord,
): string {
  const journal = match.journal(players);
  // The shares would tell the seed, so they come with the end.
  if (match.outcome !== null) {
    return `${JSON.stringify(deal === undefined ? journal : { ...journal, deal }, null, 1)}\n`;
  }
  if (!isSecret(match)) {
    // There is nobody to hide the seed from, but the snapshots would show what the player hasn't discovered yet.
    const { snapshots, ...rest } = journal;
    return `${JSON.stringify({ ...rest, note: CLOSED_NOTE, closed: seal(JSON.stringify(snapshots)) }, null, 1)}\n`;
  }
  const { kurgan, format, game } = journal;
  const sealed = seal(JSON.stringify(journal));
  const setup = openSetup(match);
  const file = { kurgan, format, game, setup, note: NOTE, ...(players === undefined ? {} : { players }), sealed };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reasons a file can't be played on as a match. */
type MatchFileError =
  | { readonly error: 'broken match'; readonly problems: readonly Problem[] }
  /** Its dice came from a different generator. */
  | { readonly error: 'old match' };

export const OLD_MATCH =
  "an early build of Kurgan saved it, with dice from a different generator, so it can't be continued. " +
  'The file is unchanged, and you can read its actions in any editor';

const broken = (problems: readonly Problem[]) => fail({ error: 'broken match', problems } as const);
const damaged = (path: string) =>
  broken([{ path, expected: 'a closed block as it was written', got: 'a damaged one' }]);

/** Reads a match, open or sealed, from a value that claims to be one. */
export function parseMatch(
  value: unknown,
): Result<{ readonly journal: Journal; readonly isSealed: boolean }, MatchFileError> {
  const { note, closed, ...fields }: Readonly<Record<string, unknown>> = Object(value);
  if (fields.format === undefined && Array.isArray(fields.actions)) return fail({ error: 'old match' });
  const isSealed = fields.sealed !== undefined;
  const journal = isSealed
    ? parseSealed(value)
    : closed === undefined
      ? parseJournal(value)
      : parseClosed(note, closed, fields);
  return journal.ok ? ok({ journal: journal.value, isSealed }) : journal;
}

function parseJournal(value: unknown): Result<Journal, MatchFileError> {
  const { generator }: { readonly generator?: unknown } = Object(value);
  if (typeof generator === 'string' && generator !== GENERATOR) return fail({ error: 'old match' });
  const journal = parseShape(journalShape, value);
  return journal.ok ? journal : broken(journal.error);
}

/** Contents of a sealed block; undefined if it is damaged. */
function opened(block: string): unknown {
  const json = unseal(block);
  const value = json === null ? null : parseJson(anything, json);
  return value?.ok ? value.value : undefined;
}

function parseSealed(value: unknown): Result<Journal, MatchFileError> {
  const file = parseShape(sealedShape, value);
  if (!file.ok) return broken(file.error);
  const inside = opened(file.value.sealed);
  if (inside === undefined) return damaged('$.sealed');
  const journal = parseJournal(inside);
  if (journal.ok || journal.error.error === 'old match') return journal;
  return broken([{ path: '$.sealed', expected: 'a match', got: 'something else' }]); // don't quote sealed text
}

const closedShape = object({ note: text, closed: text });

/** Solitaire match still in play: all of it is open except the snapshots that check its rules. */
function parseClosed(note: unknown, closed: unknown, rest: object): Result<Journal, MatchFileError> {
  const parts = parseShape(closedShape, { note, closed });
  if (!parts.ok) return broken(parts.error);
  const snapshots = opened(parts.value.closed);
  return snapshots === undefined ? damaged('$.closed') : parseJournal({ ...rest, snapshots });
}
