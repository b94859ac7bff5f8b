import type { Game } from './game.ts';
import { commitmentOf, type Entry, type Journal } from './journal.ts';
import { canonical } from './json.ts';
import type { KeptMatch } from './kept.ts';
import { Match } from './match.ts';
import { notationErrorText } from './notation.ts';
import { parseSetup, setupProblemText } from './options.ts';
import { refusalText } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { GameTypes } from './state.ts';

/** Reason a journal is not a true record of a match under these rules. */
export interface JournalFault {
  readonly error:
    | 'wrong game'
    | 'bad setup'
    | 'seed does not match its commitment'
    | 'chain broken'
    | 'entry refused'
    | 'snapshot changed'
    /** A true record, but of other rules. */
    | 'rules changed';
  /** Number of the entry, counted from 1; 0 is the journal's head. */
  readonly at: number;
  readonly detail: string;
  /** Number of entries that can be read and played on from. */
  readonly readable: number;
}

export const journalFaultText = ({ error, at, detail }: JournalFault): string =>
  `${error}${at > 0 ? ` at entry ${at}` : ''}: ${detail}`;

/** Plays a journal through, to its end or to a number of entries, and checks every link on the way. */
export function replayMatch<G extends GameTypes>(
  game: Game<G>,
  journal: Journal,
  to = Number.POSITIVE_INFINITY,
): Result<Match<G>, JournalFault> {
  let readable = 0;
  const fault = (error: JournalFault['error'], at: number, detail: string) => fail({ error, at, detail, readable });
  if (journal.game !== game.id) return fault('wrong game', 0, `the journal is for "${journal.game}", not "${game.id}"`);
  const areOtherRules = journal.rules !== game.version;
  const versions = `played under rules version ${journal.rules}, but this is ${game.version}`;
  const setup = parseSetup(game.scenarios, journal.setup.scenario, journal.setup.options);
  if (!setup.ok) {
    const problem = setupProblemText(setup.error);
    return areOtherRules ? fault('rules changed', 0, `${versions}; ${problem}`) : fault('bad setup', 0, problem);
  }
  if (commitmentOf(journal.seed) !== journal.commitment) {
    return fault('seed does not match its commitment', 0, `${commitmentOf(journal.seed)} is not ${journal.commitment}`);
  }
  const match = new Match(game, setup.value, journal.seed, journal.version);
  const snapshots = new Map(journal.snapshots.map(({ after, state }) => [after, state]));
  for (const [i, entry] of journal.entries.entries()) {
    if (i >= to) return ok(match);
    const at = i + 1;
    if (match.head !== entry.previous) return fault('chain broken', at, 'something before it was changed');
    const problem = redo(match, entry);
    if (problem !== null) return fault(areOtherRules ? 'rules changed' : 'entry refused', at, problem);
    const snapshot = snapshots.get(at);
    const isOther = snapshot !== undefined && canonical(snapshot) !== canonical(match.state);
    // If the entry itself was changed, the next link shows it.
    if (isOther && match.head === (journal.entries[at]?.previous ?? journal.head)) {
      return areOtherRules
        ? fault('rules changed', at, `${versions}, which leads to a different state`)
        : fault('snapshot changed', at, 'it does not show the state that the entries lead to');
    }
    if (snapshot !== undefined || !areOtherRules) readable = at;
    snapshots.delete(at);
  }
  if (match.head !== journal.head) return fault('chain broken', journal.entries.length, 'the last entry was changed');
  const [beyond] = snapshots.keys();
  if (beyond !== undefined) return fault('snapshot changed', beyond, 'there is no such entry');
  return ok(match);
}

/**
 * Reopens a match from storage. The hashes are checked, but nothing before the newest snapshot is replayed. This is
 * only for your own store: a journal from elsewhere is replayed, and so is a match kept under other rules, to its end
 * or to a given number of entries.
 */
export function reopenMatch<G extends GameTypes>(
  game: Game<G>,
  kept: KeptMatch,
  to?: number,
): Result<Match<G>, JournalFault> {
  const { seed, version, rules, snapshots } = kept;
  const setup = parseSetup(game.scenarios, kept.setup.scenario, kept.setup.options);
  const fault = (error: JournalFault['error'], detail: string) => fail({ error, at: 0, detail, readable: 0 });
  if (!setup.ok) return fault(rules === game.version ? 'bad setup' : 'rules changed', setupProblemText(setup.error));
  const match = new Match(game, setup.value, seed, version);
  match.addKept(kept.entries);
  if (match.head !== kept.head) return fault('chain broken', 'the entries do not lead to the last hash');
  if (rules !== game.version) {
    const replayed = replayMatch(game, { ...match.journal(), rules, snapshots: [...snapshots] }, to);
    const elsewhere = replayed.ok ? logFault(replayed.value, kept) : null;
    return elsewhere === null ? replayed : fail(elsewhere);
  }
  match.resume(snapshots);
  return ok(match);
}

/**
 * First place where a match kept under other rules has a different log; null when the logs agree. Rules have no say in what
 * an undo repeats.
 */
function logFault<G extends GameTypes>(match: Match<G>, { rules, entries }: KeptMatch): JournalFault | null {
  const readable = match
    .kept()
    .findIndex(
      ({ deed, log }, i) => !('undo' in deed || 'back' in deed) && canonical(log) !== canonical(entries[i]?.log),
    );
  if (readable < 0) return null;
  const detail = `played under rules version ${rules}, but this is ${match.game.version}, which leads elsewhere`;
  return { error: 'rules changed', at: readable + 1, detail, readable };
}

/** Does what an entry says that follows the last one; returns its fault, or null. */
export function redoEntry<G extends GameTypes>(match: Match<G>, entry: Entry): string | null {
  return match.head === entry.previous ? redo(match, entry) : 'something before it was changed';
}

/** Does what an entry says; returns its fault, or null. */
function redo<G extends GameTypes>(match: Match<G>, entry: Entry): string | null {
  const { game } = match;
  const seat = game.seats.find((each) => each === entry.seat);
  if (seat === undefined) return `there is no seat "${entry.seat}"`;
  if ('undo' in entry) {
    const agreed = game.seats.filter((each) => entry.agreed?.includes(each));
    if (match.undoing(seat, agreed)?.to !== entry.undo) return `${seat} could not take that back`;
    return match.undo(seat, agreed) ? null : 'nothing could be taken back';
  }
  if ('back' in entry) {
    if (entry.back >= match.length) return `there is no entry ${entry.back} to go back to`;
    match.goBack(seat, entry.back);
    return null;
  }
  if ('end' in entry) return match.end(seat, entry.end) ? null : 'the match could not end there';
  if ('order' in entry) {
    return match.order(seat, entry.order, entry.until) ? null : `there is no window "${entry.order}" to pass`;
  }
  const action = game.notation.parse(entry.action);
  if (!action.ok) return notationErrorText(action.error);
  const text = game.notation.format(action.value);
  if (text !== entry.action) return `"${entry.action}" is written "${text}"`;
  const refusal = match.act(seat, action.value);
  return refusal === null ? null : `${entry.action}: ${refusalText(refusal)}`;
}
