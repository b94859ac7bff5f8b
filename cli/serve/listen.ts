import type { Server } from 'node:http';
import { BadInput } from '../command.ts';

/** Listens on the port; false if it is taken. */
export function listen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new BadInput(`Port ${port} may not be used: name another with --port.`));
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/** Listens on the first free port in a range, and returns it. */
export async function listenOnFirstFree(server: Server, host: string, from: number, tries: number): Promise<number> {
  for (let port = from; port < from + tries; port++) if (await listen(server, host, port)) return port;
  throw new BadInput(`The ports ${from} to ${from + tries - 1} are all taken: name one with --port.`);
}
