import { journalShape } from '../journal.ts';
import { journalFaultText, Match } from '../match.ts';
import { parseShape } from '../shape.ts';
import type { GameTypes } from '../state.ts';
import { difference, sameData } from './difference.ts';
import type { Trial } from './trial.ts';

/** What the battery itself saw of each action: whose it was, and whether it taught anybody anything. */
export interface Seen<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly action: G['action'];
  readonly learnt: boolean;
}

/** The match as a text: its state, and its logs from an action on, with how much came before. */
const everything = <G extends GameTypes>(match: Match<G>, from: number): string =>
  JSON.stringify({
    state: match.state,
    length: match.length,
    logs: match.game.seats.map((seat) => ({ seat, lines: match.log(seat).length, last: match.log(seat, from) })),
  });

function mustEqual<G extends GameTypes>(
  trial: Trial<G>,
  check: string,
  what: string,
  got: string,
  wanted: string,
): void {
  if (!sameData(got, wanted)) trial.fail(check, `${what}: ${difference(got, wanted)}`);
}

/** Each seat can take back its own last actions as far as nothing was learnt, and no further. */
export function checkUndoable<G extends GameTypes>(trial: Trial<G>, seen: readonly Seen<G>[]): void {
  for (const seat of trial.game.seats) {
    const barrier = seen.findLastIndex((each) => each.learnt || each.seat !== seat);
    const most = seen.length - 1 - barrier;
    const got = trial.match.undoable(seat);
    if (got !== most) trial.fail('undo', `${seat} may take back ${got} actions, but ${most} have taught nothing`);
  }
}

/** Does the action; then, if it taught nothing, takes it back and does it again, and looks at both ends. */
export function actAndUndo<G extends GameTypes>(trial: Trial<G>, act: () => Seen<G>): Seen<G> {
  const { match } = trial;
  const from = match.length;
  const before = everything(match, from);
  const done = act();
  const after = everything(match, from);
  if (match.undo(done.seat) === done.learnt) {
    trial.fail('undo', done.learnt ? 'it went behind something learnt' : 'nothing was learnt, but it is not allowed');
  }
  if (done.learnt) {
    mustEqual(trial, 'undo', 'it was refused, but changed something', everything(match, from), after);
    trial.count('undos refused');
    return done;
  }
  mustEqual(trial, 'undo', 'it does not lead back', everything(match, from), before);
  const again = match.act(done.seat, done.action);
  if (again !== null) trial.fail('undo', `the action taken back is now refused by ${again.rule}`);
  mustEqual(trial, 'undo', 'the action taken back and done again leads elsewhere', everything(match, from), after);
  trial.count('undos');
  return done;
}

/** The journal, as a file, replays to the same state, logs and journal. */
export function checkReplay<G extends GameTypes>(trial: Trial<G>): void {
  const { match, game } = trial;
  const journal = parseShape(journalShape, JSON.parse(JSON.stringify(match.journal())));
  if (!journal.ok) trial.fail('replay', 'the journal does not read back');
  const replay = Match.replay(game, journal.value);
  if (!replay.ok) trial.fail('replay', journalFaultText(replay.error));
  mustEqual(trial, 'replay', 'it leads elsewhere', everything(replay.value, 0), everything(match, 0));
  mustEqual(
    trial,
    'replay',
    'it writes another journal',
    JSON.stringify(replay.value.journal()),
    JSON.stringify(match.journal()),
  );
  trial.count('replays');
}

/** A moment of the game to come back to when it is over. */
export interface Milestone {
  readonly length: number;
  readonly everything: string;
}

export const milestone = <G extends GameTypes>(match: Match<G>): Milestone => ({
  length: match.length,
  everything: everything(match, match.length),
});

/** A match gone back to an earlier moment is as it was then. It ends the trial: the match is not played on. */
export function checkRewind<G extends GameTypes>(trial: Trial<G>, past: Milestone): void {
  trial.match.rewind(past.length);
  const what = `it does not lead back to action ${past.length}`;
  mustEqual(trial, 'rewind', what, everything(trial.match, past.length), past.everything);
  trial.count('rewinds');
}
