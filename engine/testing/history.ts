import { journalShape } from '../journal.ts';
import type { Learnt } from '../learnt.ts';
import type { LogEntry } from '../log.ts';
import { Match } from '../match.ts';
import { journalFaultText } from '../replay.ts';
import { parseShape } from '../shape.ts';
import type { GameTypes } from '../state.ts';
import { difference, sameData } from './difference.ts';
import type { Trial } from './trial.ts';

/** What the battery itself saw of each action: whose it was, and whom it taught something. */
export interface Seen<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly action: G['action'];
  readonly learnt: Learnt<G['seat']>;
  /** The number of the choice of several at once that it was a part of and that it left open; null for others. */
  readonly together: number | null;
}

/** The match as a text: its state, and what its logs tell of the game from an entry on, with how much came before. */
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

/** The lines that tell of the game, without their numbers: an action done again has another one. */
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

/** Whom a seat's action has taught what only they can forget: nobody, other seats, or somebody who cannot. */
function barrierOf<G extends GameTypes>({ seat, learnt }: Seen<G>): 'none' | 'others' | 'strict' {
  if (learnt === 'everybody' || learnt.includes(seat)) return 'strict';
  return learnt.length === 0 ? 'none' : 'others';
}

/** Each seat can take back its own last actions as far as nothing was learnt, or only by those who agree, and no further. */
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
      // What others choose meanwhile, where all choose at once, stands in nobody's way.
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

/** Does the action; then takes it back and does it again as far as it may be taken back, and looks at both ends. */
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
  const from = match.length;
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
  if (again !== null) {
    trial.fail('undo', `the action taken back is now refused: ${JSON.stringify(again)}`);
  }
  mustEqual(trial, 'undo', 'the action taken back and done again leads elsewhere', everything(match, from), after);
  trial.count(counted);
}

/** The journal, as a file, replays to the same state, logs and journal; what a store keeps opens to the same match. */
export function checkReplay<G extends GameTypes>(trial: Trial<G>): void {
  const { match, game } = trial;
  const journal = parseShape(journalShape, JSON.parse(JSON.stringify(match.journal())));
  if (!journal.ok) trial.fail('replay', 'the journal does not read back');
  const replay = Match.replay(game, { ...journal.value, snapshots: [] }); // what differs is told below, place by place
  if (!replay.ok) trial.fail('replay', journalFaultText(replay.error));
  mustEqual(trial, 'replay', 'it leads elsewhere', everything(replay.value, 0), everything(match, 0));
  const written = JSON.stringify(match.journal());
  mustEqual(trial, 'replay', 'it writes another journal', JSON.stringify(replay.value.journal()), written);
  const { beginning, head, snapshot } = match;
  const snapshots = snapshot === null ? [] : [snapshot];
  const kept = { ...beginning, rules: game.version, head, entries: match.kept(), snapshots };
  const reopened = Match.reopen(game, structuredClone(kept));
  if (!reopened.ok) trial.fail('reopen', journalFaultText(reopened.error));
  mustEqual(trial, 'reopen', 'it is another match', everything(reopened.value, 0), everything(match, 0));
  for (const seat of game.seats) {
    if (reopened.value.undoable(seat) !== match.undoable(seat))
      trial.fail('reopen', `${seat} can take back something else`);
  }
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

/** A match looked back at, or gone back to, is as it was then, and its journal tells how it came about. It ends the trial. */
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
