import { printable } from './printable.ts';

/** Prints lines for whoever reads the result. */
export function say(text: string): void {
  process.stdout.write(`${printable(text)}\n`);
}

export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2));

/** A remark beside the result. */
export function remark(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}
