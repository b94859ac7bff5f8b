import type { Arguments } from './arguments.ts';
import type { Registry } from './registry.ts';

/** The user asked for something impossible: one clear sentence, exit code 2. */
export class BadInput extends Error {}

/** The thing being checked is wrong (a bot cheats, a file lies): one clear sentence, exit code 1. */
export class Fault extends Error {}

interface OptionSpec {
  /** Name of its value in the help text; a switch has none. */
  readonly value?: string;
  /** Can be given several times. */
  readonly many?: true;
  readonly help: string;
}

export interface Command {
  /** As the usage line shows them: `GAME [RULE-ID]`, `FILE ACTION...`. */
  readonly operands: string;
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Returns the exit code. */
  run(args: Arguments, registry: Registry): Promise<number>;
}
