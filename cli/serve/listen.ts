import { BadInput } from '../command.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Starts a server on the wanted port, or else on the first free one of a range. */
export async function startOnFirstFree<T>(
  start: (port: number) => Promise<T>,
  wanted: number | undefined,
  from: number,
  tries: number,
): Promise<T> {
  const last = wanted ?? from + tries - 1;
  for (let port = wanted ?? from; ; port++) {
    try {
      return await start(port);
    } catch (error) {
      if (codeOf(error) === 'EACCES') throw new BadInput(`Port ${port} may not be used: name another with --port.`);
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (wanted !== undefined) throw new BadInput(`Port ${wanted} is taken: choose another with --port.`);
      if (port === last) throw new BadInput(`The ports ${from} to ${last} are all taken: name one with --port.`);
    }
  }
}
