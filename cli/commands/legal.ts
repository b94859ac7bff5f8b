import { viewOf } from '@kurgan/engine';
import { BadInput, type Command } from '../command.ts';
import { say, sayJson } from '../output.ts';
import { readSeat } from '../registry.ts';
import { momentOf, readSaved } from '../saved.ts';

export const legal: Command = {
  operands: 'FILE',
  about: ['Lists what may be done at the end of a match or in a position, for each seat that is to choose.'],
  options: { seat: { value: 'SEAT', help: 'only this seat' }, json: { help: 'as JSON' } },
  async run(args, registry) {
    const path = args.operand(0);
    const saved = await readSaved(path, registry);
    const { game } = saved.entry;
    const { state, waiting, outcome } = momentOf(path, saved);
    const only = readSeat(saved.entry, args.text('seat'));
    if (only !== null && !waiting.includes(only)) {
      const whose = waiting.length === 0 ? 'the game is over' : `${waiting.join(' and ')} is to choose`;
      throw new BadInput(`${only} has nothing to choose: ${whose}.`);
    }
    const lists = waiting
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
    for (const [seat, actions] of lists) for (const action of actions) say(`${seat}: ${action}`);
    return 0;
  },
};
