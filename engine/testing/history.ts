import { journalShape } from '../journal-shape.ts';
import type { Learnt } from '../learnt.ts';
import type { LogEntry } from '../log.ts';
import type { Match } from '../match.ts';
import { journalFaultText, reopenMatch, replayMatch } from '../replay.ts';
import { parseShape } from '../shape.ts';
import type { GameTypes } from '../state.ts';
import { difference, sameData } from './difference.ts';
import type { Trial } from './trial.ts';

/** The battery's own record of each action: its seat, and everyone who learned something. */
export interface Seen<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly action: G['action'];
  readonly learnt: Learnt<G['seat']>;
  /** Number of the simultaneous choice it belongs to and left open; null for others. */
  readonly together: number | null;
}

/** The match as text: its state, its logs of the game from an entry on, and the number of lines before that. */
const everything = <G extends GameTypes>(match: Match<G>, from: number): string =>
  JSON.stringify({
    state: match.state,
    orders: match.orders,
    logs: match.game.seats.map((seat) => ({
      seat,
      lines: toldBy(match.log(seat)).length,
      last: toldBy(match.log(seat, from)),
    })),
  });

/** Log lines about the game, without entry numbers, which change when an action is redone. */
const toldBy = <G extends GameTypes>(log: readonly LogEntry<G>[]): unknown[] =>
  log.map(({ event }) => event).filter(({ event }) => event !== 'takenBack');

function mustEqual<G extends GameTypes>(
  trial: Trial<G>,
  check: string,
  what: string,
  got: string,
  wanted: string,
): void {
  if (!sameData(got, wanted)) trial.fail(check, `${what}: ${difference(got, wanted)}`);
}

/** Seats that would have to forget what an action taught: none, others, or some that can never forget. */
function barrierOf<G extends GameTypes>({ seat, learnt }: Seen<G>): 'none' | 'others' | 'strict' {
  if (learnt === 'everybody' || learnt.includes(seat)) return 'strict';
  return learnt.length === 0 ? 'none' : 'others';
}

/**
 * Checks that each seat can take back its own latest actions while nobody learned from them, or only seats that agree.
 */
export function checkUndoable<G extends GameTypes>(
  trial: Trial<G>,
  seen: readonly Seen<G>[],
  together: number | null,
): void {
  for (const seat of trial.game.seats) {
    const others = trial.game.seats.filter((each) => each !== seat);
    for (const [agreeing, passes] of [
      [[], ['none']],
      [others, ['none', 'others']],
    ] as const) {
      // In a simultaneous choice, the others' choices block nobody's undo.
      const isMeanwhile = (each: Seen<G>): boolean =>
        each.seat !== seat && together !== null && each.together === together && barrierOf(each) === 'none';
      const isOpen = (each: Seen<G>): boolean => each.seat === seat && passes.some((one) => one === barrierOf(each));
      const barrier = seen.findLastIndex((each) => !isOpen(each) && !isMeanwhile(each));
      const most = seen.slice(barrier + 1).filter(isOpen).length;
      const got = trial.match.undoable(seat, agreeing);
      const who = agreeing.length === 0 ? 'by itself' : 'when the others agree';
      if (got !== most) trial.fail('undo', `${seat} may take back ${got} actions ${who}, but it should be ${most}`);
    }
  }
}

/** Does the action, then undoes and redoes it as far as undo allows, and compares both ends. */
export function actAndUndo<G extends GameTypes>(trial: Trial<G>, act: () => Seen<G>): Seen<G> {
  const { match, game } = trial;
  const from = match.length + 1;
  const before = everything(match, from);
  const done = act();
  const after = everything(match, from);
  const barrier = barrierOf(done);
  const others = game.seats.filter((each) => each !== done.seat);
  tryUndo(trial, done, [], barrier === 'none' ? 'undos' : null, before, after);
  if (barrier !== 'none') tryUndo(trial, done, others, barrier === 'others' ? 'undos agreed' : null, before, after);
  return done;
}

/** `counted` names the tally for an undo that must succeed; null when undo must fail. */
function tryUndo<G extends GameTypes>(
  trial: Trial<G>,
  { seat, action }: Seen<G>,
  agreeing: readonly G['seat'][],
  counted: string | null,
  before: string,
  after: string,
): void {
  const { match } = trial;
  const from = match.length;
  if (match.undo(seat, agreeing) !== (counted !== null)) {
    trial.fail(
      'undo',
      counted === null ? 'it went past something learned' : 'nothing blocks it, but it is not allowed',
    );
  }
  if (counted === null) {
    mustEqual(trial, 'undo', 'it was refused, but changed something', everything(match, from), after);
    trial.count('undos refused');
    return;
  }
  mustEqual(trial, 'undo', 'it does not lead back', everything(match, from), before);
  const again = match.act(seat, action);
  if (again !== null) {
    trial.fail('undo', `the action taken back is now refused: ${JSON.stringify(again)}`);
  }
  mustEqual(trial, 'undo', 'the action taken back and done again leads elsewhere', everything(match, from), after);
  trial.count(counted);
}

/**
 * Checks that the journal, as a file, replays to the same state, logs and journal, and that storage reopens the same
 * match.
 */
export function checkReplay<G extends GameTypes>(trial: Trial<G>): void {
  const { match, game } = trial;
  const journal = parseShape(journalShape, JSON.parse(JSON.stringify(match.journal())));
  if (!journal.ok) trial.fail('replay', 'the journal does not read back');
  const replay = replayMatch(game, { ...journal.value, snapshots: [] }); // differences are reported below, one by one
  if (!replay.ok) trial.fail('replay', journalFaultText(replay.error));
  mustEqual(trial, 'replay', 'it leads elsewhere', everything(replay.value, 0), everything(match, 0));
  const written = JSON.stringify(match.journal());
  mustEqual(trial, 'replay', 'it writes another journal', JSON.stringify(replay.value.journal()), written);
  const { beginning, head, snapshot } = match;
  const snapshots = snapshot === null ? [] : [snapshot];
  const kept = { ...beginning, rules: game.version, head, entries: match.kept(), snapshots };
  const reopened = reopenMatch(game, structuredClone(kept));
  if (!reopened.ok) trial.fail('reopen', journalFaultText(reopened.error));
  mustEqual(trial, 'reopen', 'it is another match', everything(reopened.value, 0), everything(match, 0));
  for (const seat of game.seats) {
    if (reopened.value.undoable(seat) !== match.undoable(seat))
      trial.fail('reopen', `${seat} can take back something else`);
  }
  trial.count('replays');
}

/** A moment of the game to revisit after its end. */
export interface Milestone {
  readonly length: number;
  readonly everything: string;
}

export const milestone = <G extends GameTypes>(match: Match<G>): Milestone => ({
  length: match.length,
  everything: everything(match, match.length),
});

/**
 * Checks that a match viewed or rewound to an earlier moment is as it was then, with a journal to match. Ends the
 * trial.
 */
export function checkGoingBack<G extends GameTypes>(trial: Trial<G>, past: Milestone): void {
  const { match, game } = trial;
  if (past.length === match.length) return;
  const what = `it does not lead back to entry ${past.length}`;
  const state = JSON.stringify(match.at(past.length).state);
  const [seat] = game.seats;
  if (seat === undefined) return;
  match.goBack(seat, past.length);
  mustEqual(trial, 'going back', what, everything(match, past.length), past.everything);
  mustEqual(trial, 'looking back', what, state, JSON.stringify(match.state));
  checkReplay(trial);
  trial.count('ways back');
}
