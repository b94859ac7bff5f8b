import { type Journal, journalShape } from '../journal.ts';
import type { Match } from '../match.ts';
import { fail, ok, type Result } from '../result.ts';
import { anything, dictionary, object, oneOf, type Problem, parseJson, parseShape, text } from '../shape.ts';
import type { GameTypes } from '../state.ts';
import { seal, unseal } from './seal.ts';

const NOTE =
  'This match is still being played, so what its players may not know yet is closed up below. ' +
  'Open the file in Kurgan to play on; when the match is over, a saved file can be read.';

const sealedShape = object(
  {
    kurgan: oneOf(['match']),
    format: oneOf([2]),
    game: text,
    setup: object({ scenario: text, options: dictionary(anything) }),
    note: text,
    sealed: text,
  },
  { players: dictionary(text) },
);

const CLOSED_NOTE = 'What lies hidden on the map is closed up below until the match is over.';

/** Whether a file of the match must not show what is in it: somebody could read what another seat hides. */
export const isSecret = <G extends GameTypes>(match: Match<G>): boolean =>
  match.game.seats.length > 1 && match.outcome === null;

/** The match as the text of a file: open once it is over, and where there is nobody to hide anything from. */
export function writeMatch<G extends GameTypes>(match: Match<G>, players?: Readonly<Record<string, string>>): string {
  const journal = match.journal(players);
  if (match.outcome !== null) return `${JSON.stringify(journal, null, 1)}\n`;
  if (!isSecret(match)) {
    // Nobody to hide a seed from, but the states of the rules' own check would show what the player has not found yet.
    const { snapshots, ...rest } = journal;
    return `${JSON.stringify({ ...rest, note: CLOSED_NOTE, closed: seal(JSON.stringify(snapshots)) }, null, 1)}\n`;
  }
  const { kurgan, format, game, setup } = journal;
  const sealed = seal(JSON.stringify(journal));
  const file = { kurgan, format, game, setup, note: NOTE, ...(players === undefined ? {} : { players }), sealed };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Why a file is no match that can be played on. */
export type MatchFileError =
  | { readonly error: 'broken match'; readonly problems: readonly Problem[] }
  /** Saved before dice followed the journal. */
  | { readonly error: 'old match' };

export const OLD_MATCH =
  'it was saved by an early build of Kurgan, whose dice came from another generator, and cannot be played on. ' +
  'The file is as it was, and its actions can be read in any editor';

const broken = (problems: readonly Problem[]) => fail({ error: 'broken match', problems } as const);

/** Reads a match, open or sealed, from a value that says it is one. */
export function parseMatch(
  value: unknown,
): Result<{ readonly journal: Journal; readonly isSealed: boolean }, MatchFileError> {
  const fields: Readonly<Record<'actions' | 'format' | 'sealed' | 'closed', unknown>> = Object(value);
  if (fields.format === undefined && Array.isArray(fields.actions)) return fail({ error: 'old match' });
  if (fields.closed !== undefined) return parseClosed(value);
  if (fields.sealed === undefined) {
    const journal = parseShape(journalShape, value);
    return journal.ok ? ok({ journal: journal.value, isSealed: false }) : broken(journal.error);
  }
  const file = parseShape(sealedShape, value);
  if (!file.ok) return broken(file.error);
  const json = unseal(file.value.sealed);
  if (json === null)
    return broken([{ path: '$.sealed', expected: 'a closed block as it was written', got: 'a damaged one' }]);
  const journal = parseJson(journalShape, json);
  if (journal.ok) return ok({ journal: journal.value, isSealed: true });
  return broken([{ path: '$.sealed', expected: 'a match', got: 'something else' }]); // whose words stay closed up
}

const closedShape = object({ note: text, closed: text });

/** A match for one that is still played: all of it is open but the states that its rules are checked by. */
function parseClosed(
  value: unknown,
): Result<{ readonly journal: Journal; readonly isSealed: boolean }, MatchFileError> {
  const { note, closed, ...rest }: Readonly<Record<string, unknown>> = Object(value);
  const parts = parseShape(closedShape, { note, closed });
  if (!parts.ok) return broken(parts.error);
  const json = unseal(parts.value.closed);
  const snapshots = json === null ? null : parseJson(anything, json);
  if (snapshots === null || !snapshots.ok) {
    return broken([{ path: '$.closed', expected: 'a closed block as it was written', got: 'a damaged one' }]);
  }
  const journal = parseShape(journalShape, { ...rest, snapshots: snapshots.value });
  return journal.ok ? ok({ journal: journal.value, isSealed: false }) : broken(journal.error);
}
