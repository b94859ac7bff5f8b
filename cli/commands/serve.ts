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
/** How many ports from the usual one on are tried. */
const TRIES = 20;

export const serve: Command = {
  operands: '',
  about: [
    'Builds the app if its sources are newer than it, and serves it to the browsers of this computer until Ctrl-C.',
  ],
  options: {
    port: { value: 'PORT', help: `the port (${USUAL_PORT}, or the next that is free)` },
    folder: { value: 'FOLDER', help: 'serve an app that stands built in this folder instead' },
  },
  async run(args) {
    const wanted = args.whole('port', 1, 65_535); // before a build that a typing error would make for nothing
    const folder = args.text('folder');
    if (folder === undefined && !isBuilt()) await buildApp();
    const site = new Site(folder ?? DIST);
    if (!site.hasPage) throw new BadInput(`${folder ?? DIST} holds no built app: there is no index.html.`);
    const server = createServer((request, response) => site.answer(request, response));
    if (wanted !== undefined && !(await listen(server, HOST, wanted))) {
      throw new BadInput(`Port ${wanted} is taken: name another with --port.`);
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
