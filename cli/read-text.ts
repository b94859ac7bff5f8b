import { readFileSync } from 'node:fs';

/** A file's text. Node forgets to say which file it was when it turns out to be a folder. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}
