const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is not in a folder',
  EEXIST: 'is a file, not a folder',
  EACCES: 'could not be opened: permission denied',
  EPERM: 'could not be opened: permission denied',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: your disk quota is used up',
  EFBIG: 'cannot be written: it would be larger than the system allows',
  EIO: 'cannot be used: the disk reports an error',
  ENAMETOOLONG: 'has too long a name',
  ELOOP: 'is a link that leads to itself',
};

/** Works on a file, so that any system error names this file, not another or none. */
export function onFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/** A system error about a file, as a sentence; null for any other error. */
export function systemProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  const { code, path } = error;
  if (typeof code !== 'string' || typeof path !== 'string') return null;
  return `${path} ${WORDS[code] ?? `cannot be used (${code})`}.`;
}
