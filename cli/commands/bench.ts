import type { BenchStage } from '@kurgan/server/bench';
import type { Arguments } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { say, sayJson } from '../output.ts';
import { Progress } from '../progress.ts';
import type { Registry } from '../registry.ts';

const ROUNDS = 15;

/** Milliseconds between two lines of progress. */
const TELL_EVERY = 10_000;
const STAGES: Readonly<Record<BenchStage, string>> = {
  seat: 'matches begun:',
  grow: 'matches played on:',
  load: 'seconds under load:',
  compare: 'rounds with the echo:',
};

async function benchServer(args: Arguments, registry: Registry): Promise<number> {
  const { measureServer } = await import('@kurgan/server/bench');
  const { serverTable } = await import('../bench/server-report.ts');
  const matches = args.whole('matches', 1, 20_000) ?? 1000;
  const seconds = args.whole('seconds', 5, 86_400) ?? 600;
  const started = performance.now();
  let told = 0;
  const { rules, scenario } = await registry.firstForTwo();
  const figures = await measureServer({
    rules,
    scenario,
    matches,
    rate: args.whole('rate', 1, 100_000) ?? 500,
    seconds,
    onProgress(stage, done, of, p99) {
      const now = performance.now();
      if (done < of && now - told < TELL_EVERY) return;
      told = now;
      const waits = p99 === undefined ? '' : `, 99 of 100 opponents within ${p99.toFixed(0)} ms`;
      process.stderr.write(`${Math.round((now - started) / 1000)} s: ${STAGES[stage]} ${done} of ${of}${waits}\n`);
    },
  });
  if (args.has('json')) sayJson(figures);
  else say(serverTable(figures));
  return 0;
}

export const bench: Command = {
  operands: '[server]',
  about: [
    'Measures the kernel and the games against hand-written code, in interleaved rounds of CPU time, as ratios.',
    'With the word server, measures a server under load instead: how long players wait for each other, its CPU time next to a bare echo of equal frames, and its commits next to the bare disk.',
  ],
  options: {
    json: { help: 'print JSON' },
    matches: { value: 'N', help: 'server: matches, each with two players (1000)' },
    rate: { value: 'N', help: 'server: actions a second (500)' },
    seconds: { value: 'N', help: 'server: seconds under load (600)' },
  },
  async run(args, registry) {
    const [what] = args.operands;
    if (what === 'server') return benchServer(args, registry);
    if (what !== undefined) throw new BadInput(`There is no bench "${what}"; see kurgan bench --help.`);
    const { measure, reportOf, tableOf } = await import('../bench/index.ts');
    const progress = new Progress(ROUNDS, 'rounds');
    const measured = await measure(registry, { rounds: ROUNDS, onRound: (done) => progress.at(done) });
    progress.clear();
    if (args.has('json')) sayJson(reportOf(measured));
    else say(tableOf(measured));
    return 0;
  },
};
