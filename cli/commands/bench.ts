import type { Command } from '../command.ts';
import { say, sayJson } from '../output.ts';
import { Progress } from '../progress.ts';

const ROUNDS = 15;

export const bench: Command = {
  operands: '',
  about: ['Measures the kernel and the games against hand-written code, in interleaved rounds of CPU time, as ratios.'],
  options: { json: { help: 'print JSON' } },
  async run(args, registry) {
    const { measure, reportOf, tableOf } = await import('../bench/index.ts');
    const progress = new Progress(ROUNDS, 'rounds');
    const measured = await measure(registry, { rounds: ROUNDS, onRound: (done) => progress.at(done) });
    progress.clear();
    if (args.has('json')) sayJson(reportOf(measured));
    else say(tableOf(measured));
    return 0;
  },
};
