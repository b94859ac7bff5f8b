import { parseArguments } from './arguments.ts';
import { BadInput, type Command, Fault } from './command.ts';
import { say } from './output.ts';
import { inLine } from './printable.ts';
import { Registry } from './registry.ts';
import { didYouMean } from './suggest.ts';
import { systemProblem } from './system-problem.ts';
import { wrap } from './text.ts';

interface Listed {
  readonly summary: string;
  load(): Promise<Command>;
}

/** Commands load on demand, so that none pays for the others. */
const COMMANDS: Readonly<Record<string, Listed>> = {
  games: {
    summary: 'list the games with their scenarios, options and bots',
    load: async () => (await import('./commands/games.ts')).games,
  },
  play: {
    summary: 'play a game in the terminal, or resume a saved one',
    load: async () => (await import('./commands/play.ts')).play,
  },
  simulate: {
    summary: 'have bots play many games and count the wins',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  ladder: {
    summary: 'have bots play each other and rate them',
    load: async () => (await import('./commands/ladder.ts')).ladder,
  },
  replay: {
    summary: 'narrate a match from its file, to the end or to an entry',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  verify: {
    summary: 'prove that a match file is a true record',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  shadow: {
    summary: 'replay saved matches under the current rules and report differences',
    load: async () => (await import('./commands/shadow.ts')).shadow,
  },
  legal: {
    summary: 'list the legal actions in a match or position',
    load: async () => (await import('./commands/legal.ts')).legal,
  },
  apply: {
    summary: 'apply actions to a match or position and write the result',
    load: async () => (await import('./commands/apply.ts')).apply,
  },
  check: {
    summary: 'run test vectors',
    load: async () => (await import('./commands/check.ts')).check,
  },
  rules: {
    summary: 'read a rule, or list rules that no test cites',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  bench: {
    summary: 'measure speed against hand-written code',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  serve: {
    summary: 'open Kurgan in a browser',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  worker: {
    summary: 'play for bots and simulations from any machine',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  backup: {
    summary: "copy a server's matches into a file",
    load: async () => (await import('./commands/backup.ts')).backup,
  },
};

const GENERAL_HELP = [
  'Kurgan: five board games on one digital table.',
  '',
  'Usage: kurgan COMMAND [options]',
  '',
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
  '',
  'Run kurgan COMMAND --help for details.',
].join('\n');

function commandHelp(name: string, command: Command): string {
  const options = Object.entries({ ...command.options, help: { help: 'show this help' } }).map(([option, spec]) => {
    const value = 'value' in spec ? ` ${spec.value}` : '';
    return [`--${option}${value}`, spec.help] as const;
  });
  const width = Math.max(...options.map(([left]) => left.length)) + 2;
  return [
    `Usage: kurgan ${name}${command.operands === '' ? '' : ` ${command.operands}`} [options]`,
    '',
    ...command.about.map((paragraph) => `${wrap(paragraph)}\n`),
    ...options.map(([left, help]) => `  ${wrap(help, width + 2, left.padEnd(width))}`),
  ].join('\n');
}

async function run(words: readonly string[], registry: URL): Promise<number> {
  const [first, ...rest] = words;
  const asksHelp = first === undefined || first === 'help' || first === '--help' || first === '-h';
  const name = asksHelp ? rest[0] : first;
  if (name === undefined) {
    say(GENERAL_HELP);
    return 0;
  }
  const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (listed === undefined) {
    throw new BadInput(`There is no command "${name}"${didYouMean(name, Object.keys(COMMANDS))}; see kurgan --help.`);
  }
  const command = await listed.load();
  if (asksHelp || rest.includes('--help') || rest.includes('-h')) {
    say(commandHelp(name, command));
    return 0;
  }
  return command.run(parseArguments(name, command, rest), new Registry(registry));
}

interface Exit {
  /** 0: done, 1: the thing being checked is wrong, 2: bad input, 70: a bug in Kurgan itself. */
  readonly code: number;
  /** For the error stream. */
  readonly problem: string | null;
}

/** Runs one command; anything that goes wrong becomes one sentence. */
export async function attempt(words: readonly string[], registry: URL): Promise<Exit> {
  try {
    return { code: await run(words, registry), problem: null };
  } catch (error) {
    const system = systemProblem(error);
    if (system !== null) return { code: 2, problem: inLine(system) };
    const message = inLine(error instanceof Error ? error.message : String(error));
    if (error instanceof BadInput) return { code: 2, problem: message };
    if (error instanceof Fault) return { code: 1, problem: message };
    const trace = process.env.KURGAN_TRACE === '1' && error instanceof Error ? `\n${error.stack}` : '';
    return { code: 70, problem: `This is a bug in Kurgan: ${message} (set KURGAN_TRACE=1 to see where)${trace}` };
  }
}

export async function main(words: readonly string[], registry: URL): Promise<void> {
  // A reader that has seen enough (`kurgan replay FILE | head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    const problem = systemProblem(Object.assign(error, { path: 'The output' }));
    process.stderr.write(`${problem ?? error.message}\n`);
    process.exit(2);
  });
  const { code, problem } = await attempt(words, registry);
  if (problem !== null) process.stderr.write(`${problem}\n`);
  process.exitCode = code;
}
