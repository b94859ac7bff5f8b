import { printable } from './printable.ts';

/** Prints lines of the result. */
export function say(text: string): void {
  process.stdout.write(`${printable(text)}\n`);
}

export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2));

/** Prints a remark that is not part of the result. */
export function remark(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}
