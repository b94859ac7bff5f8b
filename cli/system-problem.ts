const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is not in a folder',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: your share of the disk is used up',
  EFBIG: 'cannot be written: it would be larger than the system allows',
  EIO: 'cannot be used: the disk reports an error',
  ENAMETOOLONG: 'is too long a name',
  ELOOP: 'is a link that leads to itself',
};

/** Work on a file: whatever the system then says is about this file, and not about none or one on the way to it. */
export function onFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/** What the system says about a file, as a sentence; null when the error is of another kind. */
export function systemProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  const { code, path } = error;
  if (typeof code !== 'string' || typeof path !== 'string') return null;
  return `${path} ${WORDS[code] ?? `cannot be used (${code})`}.`;
}
