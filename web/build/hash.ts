import { createHash } from 'node:crypto';

/** Short enough for a file name, long enough never to meet another. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);
