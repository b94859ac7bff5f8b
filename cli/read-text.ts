import { readFileSync } from 'node:fs';
import { onFile } from './system-problem.ts';

/** A file's text. Node forgets to say which file it was when it turns out to be a folder. */
export const readText = (file: string): string => onFile(file, () => readFileSync(file, 'utf8'));
