import { createServer, type Server } from 'node:http';
import { BadInput, type Command } from '../command.ts';
import { say } from '../output.ts';
import type { Registry } from '../registry.ts';
import { whileStoppable } from '../stop.ts';

const HOST = '127.0.0.1';
const USUAL_PORT = 8042;
/** How many ports after the usual one are tried. */
const TRIES = 20;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;');

async function page(registry: Registry): Promise<string> {
  const games = (await registry.all()).map(
    ({ game }) => `<li>${escaped(game.title)}: <code>kurgan play ${game.id}</code></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kurgan</title>
<style>
  :root { color-scheme: dark; }
  body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 1.05rem/1.6 system-ui, sans-serif; color: #e9e2d0; background: #23221f; }
  h1 { font-weight: 600; letter-spacing: .02em; }
  code, pre { font: .95em ui-monospace, monospace; color: #e0b872; }
  pre { padding: 1rem; overflow-x: auto; background: #1a1917; border-radius: .4rem; }
</style>
<h1>Kurgan</h1>
<p>Board games about the war's hardest street fighting on one digital table: an unofficial implementation with text and
art of its own. The table in the browser is being built; the games can be played in a terminal today.</p>
<ul>
${games.join('\n')}
</ul>
<p>In the project's folder:</p>
<pre>npx kurgan games              the games, their scenarios, options and bots
npx kurgan play GAME          play, with undo, why, odds and autosave
npx kurgan play --resume      go on where you left off
npx kurgan simulate GAME      let bots play and count who wins
npx kurgan rules GAME ID      read a rule
npx kurgan --help             everything else</pre>
</html>
`;
}

/** Listens on the port, or says that it is taken. */
function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new BadInput(`Port ${port} may not be used: name another with --port.`));
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

async function firstFree(server: Server): Promise<number> {
  for (let port = USUAL_PORT; port < USUAL_PORT + TRIES; port++) if (await listen(server, port)) return port;
  throw new BadInput(`The ports ${USUAL_PORT} to ${USUAL_PORT + TRIES - 1} are all taken: name one with --port.`);
}

export const serve: Command = {
  operands: '',
  about: ['Serves Kurgan to the browsers of this computer until Ctrl-C.'],
  options: { port: { value: 'PORT', help: `the port (${USUAL_PORT}, or the next that is free)` } },
  async run(args, registry) {
    const html = await page(registry);
    const server = createServer((request, response) => {
      const [path] = (request.url ?? '').split('?');
      const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        plain(405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
      } else if (path !== '/') {
        plain(404, 'There is nothing here.');
      } else {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'x-content-type-options': 'nosniff',
        });
        response.end(request.method === 'HEAD' ? undefined : html);
      }
    });
    const wanted = args.whole('port', 1, 65_535);
    if (wanted !== undefined && !(await listen(server, wanted))) {
      throw new BadInput(`Port ${wanted} is taken: name another with --port.`);
    }
    const port = wanted ?? (await firstFree(server));
    say(`Kurgan is at http://${HOST}:${port}/`);
    await whileStoppable(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    );
    server.closeAllConnections();
    server.close();
    return 0;
  },
};
