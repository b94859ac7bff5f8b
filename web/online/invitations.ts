import { keepNote, notesOf } from './notes.ts';

const KEY = 'kurgan-invitations';

const kept = (): Readonly<Record<string, string>> => notesOf(KEY);

/** Remembers the token of a challenge made in this browser: the server keeps only its hash. */
export function rememberToken(match: string, token: string): void {
  if (token !== '') keepNote(KEY, { ...kept(), [match]: token });
}

export const tokenFor = (match: string): string | null => kept()[match] ?? null;
