import { journalShape } from '../journal.ts';
import type { Learnt } from '../learnt.ts';
import { journalFaultText, Match } from '../match.ts';
import { parseShape } from '../shape.ts';
import type { GameTypes } from '../state.ts';
import { difference, sameData } from './difference.ts';
import type { Trial } from './trial.ts';

/** What the battery itself saw of each action: whose it was, and whom it taught something. */
export interface Seen<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly action: G['action'];
  readonly learnt: Learnt<G['seat']>;
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

/** Whom a seat's action has taught what only they can forget: nobody, other seats, or somebody who cannot. */
function barrierOf<G extends GameTypes>({ seat, learnt }: Seen<G>): 'none' | 'others' | 'strict' {
  if (learnt === 'everybody' || learnt.includes(seat)) return 'strict';
  return learnt.length === 0 ? 'none' : 'others';
}

/** Each seat can take back its own last actions as far as nothing was learnt, or only by those who agree, and no further. */
export function checkUndoable<G extends GameTypes>(trial: Trial<G>, seen: readonly Seen<G>[]): void {
  for (const seat of trial.game.seats) {
    const others = trial.game.seats.filter((each) => each !== seat);
    for (const [agreeing, passes] of [
      [[], ['none']],
      [others, ['none', 'others']],
    ] as const) {
      const barrier = seen.findLastIndex(
        (each) => each.seat !== seat || !passes.some((one) => one === barrierOf(each)),
      );
      const most = seen.length - 1 - barrier;
      const got = trial.match.undoable(seat, agreeing);
      const who = agreeing.length === 0 ? 'by itself' : 'when the others agree';
      if (got !== most) trial.fail('undo', `${seat} may take back ${got} actions ${who}, but it should be ${most}`);
    }
  }
}

/** Does the action; then takes it back and does it again as far as it may be taken back, and looks at both ends. */
export function actAndUndo<G extends GameTypes>(trial: Trial<G>, act: () => Seen<G>): Seen<G> {
  const { match, game } = trial;
  const from = match.length;
  const before = everything(match, from);
  const done = act();
  const after = everything(match, from);
  const barrier = barrierOf(done);
  const others = game.seats.filter((each) => each !== done.seat);
  tryUndo(trial, done, [], barrier === 'none' ? 'undos' : null, before, after);
  if (barrier !== 'none') tryUndo(trial, done, others, barrier === 'others' ? 'undos agreed' : null, before, after);
  return done;
}

/** `counted` is the name under which an undo that must be possible is counted; null when it must not be. */
function tryUndo<G extends GameTypes>(
  trial: Trial<G>,
  { seat, action }: Seen<G>,
  agreeing: readonly G['seat'][],
  counted: string | null,
  before: string,
  after: string,
): void {
  const { match } = trial;
  const from = match.length - 1;
  if (match.undo(seat, agreeing) !== (counted !== null)) {
    trial.fail('undo', counted === null ? 'it went behind something learnt' : 'nothing bars it, but it is not allowed');
  }
  if (counted === null) {
    mustEqual(trial, 'undo', 'it was refused, but changed something', everything(match, from), after);
    trial.count('undos refused');
    return;
  }
  mustEqual(trial, 'undo', 'it does not lead back', everything(match, from), before);
  const again = match.act(seat, action);
  if (again !== null) trial.fail('undo', `the action taken back is now refused by ${again.rule}`);
  mustEqual(trial, 'undo', 'the action taken back and done again leads elsewhere', everything(match, from), after);
  trial.count(counted);
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
