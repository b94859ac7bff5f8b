import { type GameTypes, type Outcome, type StateOf, viewOf } from '@kurgan/engine';
import { BadInput, type Command } from '../command.ts';
import { checkEyes, maySee, ownEyes } from '../eyes.ts';
import { say, sayJson } from '../output.ts';
import { readSeat } from '../registry.ts';
import { hostOf, readSaved, type Saved } from '../saved.ts';

/** The moment a file holds: its position, or the end of its match. */
interface SavedMoment {
  readonly state: StateOf<GameTypes>;
  /** Empty if the match was resigned in the middle of a step. */
  readonly waiting: readonly string[];
  readonly outcome: Outcome | null;
  /** The waiting seats whose lists may be shown. */
  readonly shown: readonly string[];
}

/** A seat's choices reveal its hand, so a running match lists only those the user may see. */
function momentOf(path: string, saved: Saved, only: string | null): SavedMoment {
  if (saved.kind === 'position') {
    const { game } = saved.entry;
    const { state } = saved.position;
    const waiting = game.waiting(state);
    return { state, waiting, outcome: game.outcome(state), shown: waiting };
  }
  const host = hostOf(path, saved);
  const { state, waiting, outcome } = host.match;
  const asked = only ?? (ownEyes(host) === null ? waiting[0] : undefined);
  if (asked !== undefined) checkEyes(path, host, asked);
  return { state, waiting, outcome, shown: waiting.filter((seat) => maySee(host, seat)) };
}

export const legal: Command = {
  operands: 'FILE',
  about: [
    'Lists the legal actions at the end of a match or in a position, for each seat with a choice.',
    'While a match is running, it lists the actions of its one human player; a match between two people shows no lists until it is over.',
  ],
  options: { seat: { value: 'SEAT', help: 'only this seat' }, json: { help: 'print JSON' } },
  async run(args, registry) {
    const path = args.operand(0);
    const saved = await readSaved(path, registry);
    const { game } = saved.entry;
    const only = readSeat(saved.entry, args.text('seat'));
    const { state, waiting, outcome, shown } = momentOf(path, saved, only);
    if (only !== null && !waiting.includes(only)) {
      const whose = waiting.length === 0 ? 'the game is over' : `only ${waiting.join(' and ')} can choose`;
      throw new BadInput(`${only} has nothing to choose: ${whose}.`);
    }
    const lists = shown
      .filter((seat) => only === null || seat === only)
      .map(
        (seat) => [seat, game.legal(viewOf(state, seat), seat).map((action) => game.notation.format(action))] as const,
      );
    const now = waiting.length === 0 ? null : game.now(viewOf(state, null));
    if (args.has('json')) {
      const step = now === null ? null : { step: now.step, rule: now.rule };
      sayJson({ game: game.id, now: step, legal: Object.fromEntries(lists), outcome });
      return 0;
    }
    if (outcome !== null) say(`The game is over: ${outcome.title} (${outcome.rule})`);
    for (const seat of waiting.filter((each) => !shown.includes(each))) say(`${seat} to choose.`);
    for (const [seat, actions] of lists) for (const action of actions) say(`${seat}: ${action}`);
    return 0;
  },
};
