import { createServer } from 'node:http';
import { DIST, isBuilt } from '@kurgan/web/build';
import { BadInput, type Command } from '../command.ts';
import { say } from '../output.ts';
import { buildApp } from '../serve/build-app.ts';
import { listen, listenOnFirstFree } from '../serve/listen.ts';
import { Site } from '../serve/site.ts';
import { whileStoppable } from '../stop.ts';

const HOST = '127.0.0.1';
const USUAL_PORT = 8042;
/** Number of ports to try, starting from the usual one. */
const TRIES = 20;

export const serve: Command = {
  operands: '',
  about: ['Builds the app if its sources have changed, and serves it to browsers on this computer until Ctrl-C.'],
  options: {
    port: { value: 'PORT', help: `the port (${USUAL_PORT}, or the next free one)` },
    folder: { value: 'FOLDER', help: 'serve the built app in this folder instead' },
  },
  async run(args) {
    const wanted = args.whole('port', 1, 65_535); // check before building, so that a typo costs nothing
    const folder = args.text('folder');
    if (folder === undefined && !isBuilt()) await buildApp();
    const site = new Site(folder ?? DIST);
    if (!site.hasPage) throw new BadInput(`There is no built app in ${folder ?? DIST}: index.html is missing.`);
    const server = createServer((request, response) => site.answer(request, response));
    if (wanted !== undefined && !(await listen(server, HOST, wanted))) {
      throw new BadInput(`Port ${wanted} is taken: choose another with --port.`);
    }
    const port = wanted ?? (await listenOnFirstFree(server, HOST, USUAL_PORT, TRIES));
    say(`Kurgan is at http://${HOST}:${port}/`);
    await whileStoppable(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    );
    server.closeAllConnections();
    server.close();
    return 0;
  },
};
