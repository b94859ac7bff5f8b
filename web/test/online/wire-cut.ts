import type { Page, WebSocketRoute } from 'playwright-core';

/**
 * The wire between a page and the server, for a test that cuts it. `before`: the next action never reaches the server;
 * `after`: it does, but its answer is lost; `asleep`: nothing goes either way, and nobody is told.
 */
export type Cut = 'none' | 'before' | 'after' | 'asleep';

export class Wire {
  cut: Cut = 'none';
  /** Connections the page has made. */
  connections = 0;
  /** When it was last cut. */
  cutAt = 0;
  /** Actions that came from the page, by request. */
  readonly sent: string[] = [];

  static async of(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket('**/api/socket', (route) => wire.#connect(route));
    return wire;
  }

  #connect(route: WebSocketRoute): void {
    this.connections++;
    const server = route.connectToServer();
    let isCut = false;
    const isDead = (): boolean => isCut || isAsleep;
    let isAsleep = false;
    const drop = (): void => {
      isCut = true;
      this.cut = 'none';
      this.cutAt = performance.now();
      void route.close({ code: 1001 });
    };
    route.onMessage((message) => {
      const text = String(message);
      isAsleep ||= this.cut === 'asleep';
      if (isDead()) return;
      const isAct = text.includes('"name":"act"');
      if (isAct) this.sent.push(/"request":"(\w+)"/.exec(text)?.[1] ?? '');
      if (isAct && this.cut === 'before') return drop();
      server.send(message);
      if (isAct && this.cut === 'after') {
        isCut = true; // the answer finds nobody
        setTimeout(drop, 300);
      }
    });
    server.onMessage((message) => {
      isAsleep ||= this.cut === 'asleep';
      if (!isDead()) route.send(message);
    });
    server.onClose((code = 1001) => {
      if (!isDead()) void route.close({ code });
    });
  }
}
