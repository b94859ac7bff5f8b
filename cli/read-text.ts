import { readFileSync } from 'node:fs';
import { onFile } from './system-problem.ts';

/** Text of a file. Node's error doesn't say which file it was when it turns out to be a folder. */
export const readText = (file: string): string => onFile(file, () => readFileSync(file, 'utf8'));
