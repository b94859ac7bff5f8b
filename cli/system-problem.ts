const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is not in a folder',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  ENAMETOOLONG: 'is too long a name',
  ELOOP: 'is a link that leads to itself',
};

/** What the system says about a file, as a sentence; null when the error is of another kind. */
export function systemProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  const { code, path } = error;
  if (typeof code !== 'string' || typeof path !== 'string') return null;
  return `${path} ${WORDS[code] ?? `cannot be used (${code})`}.`;
}
