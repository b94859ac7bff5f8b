import { availableParallelism } from 'node:os';
import { startWorker } from '@kurgan/server';
import { BadInput, type Command } from '../command.ts';
import { remark, say } from '../output.ts';
import { inLine } from '../printable.ts';
import { whileStoppable } from '../stop.ts';
import { databaseUrl, openPostgres } from '../store.ts';
import { counted } from '../text.ts';

export const worker: Command = {
  operands: '',
  about: [
    'Takes work from the PostgreSQL database that DATABASE_URL names, on any machine, until Ctrl-C: turns of bots in online matches, and the games of kurgan simulate and kurgan ladder with --database.',
    'Start as many as you like. The games of a worker that dies are played by another one.',
  ],
  options: {
    database: { value: 'URL', help: 'the database (DATABASE_URL)' },
    jobs: { value: 'J', help: 'number of threads (one per processor)' },
    lease: { value: 'SECONDS', help: 'time after which others take over from a worker that died (30)' },
  },
  async run(args, registry) {
    const url = databaseUrl(args);
    if (url === undefined) throw new BadInput('Name a PostgreSQL database with --database or DATABASE_URL.');
    const jobs = args.whole('jobs', 1, 256) ?? availableParallelism();
    const seconds = args.whole('lease', 1, 3600);
    const running = await startWorker({
      registry: registry.url,
      database: await openPostgres(url),
      jobs,
      lease: seconds === undefined ? undefined : seconds * 1000,
      log: (error) => remark(inLine(error instanceof Error ? error.message : String(error))),
    });
    say(`Working with ${counted(jobs, 'thread')}.`);
    await whileStoppable(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    );
    await running.close();
    return 0;
  },
};
