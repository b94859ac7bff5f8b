import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Compares a played game with the text kept of it, `golden/NAME.txt` beside its test. KURGAN_GOLDEN=write keeps it anew. */
export function expectGolden(file: URL, played: string): void {
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  if (played === readFileSync(file, 'utf8')) return;
  const test = path.relative('', fileURLToPath(new URL('../golden.test.ts', file)));
  throw new Error(
    `The golden game goes another way. If the rules were meant to change, write it anew with KURGAN_GOLDEN=write npx vitest run ${test}, and read the difference before it is committed.`,
  );
}
