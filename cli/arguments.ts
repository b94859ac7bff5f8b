import { parseArgs } from 'node:util';
import { BadInput, type Command } from './command.ts';
import { didYouMean } from './suggest.ts';

/** The command line, checked against the command's declaration. */
export class Arguments {
  readonly operands: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(operands: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.operands = operands;
    this.#values = values;
  }

  /** An operand the declaration guarantees. */
  operand(place: number): string {
    const operand = this.operands[place];
    if (operand === undefined) throw new Error(`operand ${place + 1} is not declared`);
    return operand;
  }

  has(option: string): boolean {
    return this.#values.has(option);
  }

  text(option: string): string | undefined {
    return this.#values.get(option)?.[0];
  }

  all(option: string): readonly string[] {
    return this.#values.get(option) ?? [];
  }

  whole(option: string, min: number, max: number): number | undefined {
    const text = this.text(option);
    return text === undefined ? undefined : readWhole(text, `--${option}`, min, max);
  }
}

export function readWhole(text: string, name: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const bounds = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  throw new BadInput(`${name} must be a whole number, ${bounds}, not "${text}".`);
}

function checkOperands(command: Command, name: string, operands: readonly string[]): void {
  const declared = command.operands.split(' ').filter((word) => word !== '');
  const needed = declared.filter((word) => !word.startsWith('['));
  const missing = needed[operands.length];
  const more = `see kurgan ${name} --help`;
  if (missing !== undefined) throw new BadInput(`${missing.replace('...', '')} is missing; ${more}.`);
  const tooMany = operands[declared.length];
  if (tooMany !== undefined && !declared.some((word) => word.endsWith('...'))) {
    throw new BadInput(`Unexpected word "${tooMany}"; ${more}.`);
  }
  const empty = operands.indexOf('');
  if (empty >= 0) throw new BadInput(`Word ${empty + 1} is empty; ${more}.`);
}

export function parseArguments(name: string, command: Command, words: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(command.options).map(([option, { value }]) => [
        option,
        { type: value === undefined ? 'boolean' : 'string' },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (spec === undefined) {
      const known = Object.keys(command.options);
      const hint = didYouMean(token.name, known, '--');
      throw new BadInput(`kurgan ${name} has no option ${token.rawName}${hint}; see kurgan ${name} --help.`);
    }
    if (spec.value === undefined && token.value !== undefined) {
      throw new BadInput(`--${token.name} takes no value, but got "${token.value}".`);
    }
    if (spec.value !== undefined && (token.value === undefined || token.value === '')) {
      throw new BadInput(`--${token.name} needs a value: --${token.name} ${spec.value}.`);
    }
    const earlier = values.get(token.name) ?? [];
    if (earlier.length > 0 && !spec.many) throw new BadInput(`--${token.name} is given twice.`);
    values.set(token.name, [...earlier, token.value ?? '']);
  }
  checkOperands(command, name, operands);
  return new Arguments(operands, values);
}
