import { shadowMatch } from '@kurgan/engine';
import { BadInput, type Command } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import type { Registry } from '../registry.ts';
import { readJournal } from '../saved.ts';
import { systemProblem } from '../system-problem.ts';

/** Differences in a file, including an unreadable file or rules that crash on it. */
async function reportOn(file: string, registry: Registry): Promise<string[]> {
  try {
    const { entry, journal, isSealed } = await readJournal(file, registry);
    return shadowMatch(entry.game, journal, isSealed).differences.map(({ text }) => text);
  } catch (error) {
    if (error instanceof BadInput) return [error.message];
    return [systemProblem(error) ?? `the rules crash: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export const shadow: Command = {
  operands: 'FILE...',
  about: [
    'Replays saved matches under the current rules, whatever rules they were played under, and reports every difference: the entry that is now refused, and by which rule, or the places where the states differ from the stored ones.',
    'Ends with the line "N equal, N different"; the exit code is 1 if any match differs.',
  ],
  options: {},
  async run(args, registry) {
    let different = 0;
    for (const file of args.operands) {
      const differences = await reportOn(file, registry);
      if (differences.length > 0) different += 1;
      for (const difference of differences) say(inLine(`${file}  ${difference}`));
    }
    say(`${args.operands.length - different} equal, ${different} different`);
    return different > 0 ? 1 : 0;
  },
};
