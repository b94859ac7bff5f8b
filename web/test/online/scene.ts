import type { Page, WebSocketRoute } from 'playwright-core';
import type { Club, Seated } from './club.ts';
import type { Person } from './person.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const BY_DAYS = { kind: 'mail', bank: 5 * DAY, gain: 12 * HOUR, cap: 5 * DAY, weekends: false } as const;

/** A page to open, and who opens it; null is somebody the server has never seen. */
export interface Prepared {
  readonly as: Person | null;
  readonly path: string;
  /** A part of what was prepared, for whatever follows on the page. */
  readonly seated?: Seated;
}

/** A moment of online play: everything up to the page, and what is done on it. */
export interface Scene {
  prepare(club: Club): Promise<Prepared>;
  /** Before the page is opened. */
  first?(page: Page): Promise<void>;
  show?(page: Page, prepared: Prepared): Promise<void>;
}

/** Waits for the table of an online match. */
export const atTable = (page: Page): Promise<void> => page.locator('.online-match .game-table').waitFor();

export const names = (club: Club): Promise<[Person, Person]> =>
  Promise.all([club.person('Mira'), club.person('Jonas')]);

/** Mira and Jonas in the middle of a match. It is Mira's turn unless it is wished to be Jonas's. */
export async function middle(
  club: Club,
  wish: Parameters<Club['seat']>[1] = { game: 'normandy', scenario: '4' },
  { entries = 70, isTheirs = false, isHere = true } = {},
): Promise<Prepared & { readonly seated: Seated; readonly jonas: Person }> {
  const people = await names(club);
  const [mira, jonas] = people;
  const seated = await club.middle(people, wish, entries, isTheirs ? jonas : mira);
  if (isHere) await jonas.sitAt(seated.match);
  return { as: mira, path: `/match/${seated.match}`, seated, jonas };
}

/** The connection of a page, to be lost. */
export class Line {
  #route: WebSocketRoute | null = null;
  #isCut = false;

  /** Listens in, and may change what the server says. */
  async tap(page: Page, change: (text: string) => string = (text) => text): Promise<void> {
    this.#isCut = false;
    await page.routeWebSocket('**/api/socket', (route) => {
      if (this.#isCut) return void route.close();
      route.connectToServer().onMessage((text) => route.send(change(String(text))));
      this.#route = route;
    });
  }
  async cut(): Promise<void> {
    this.#isCut = true;
    await this.#route?.close();
  }
  say(message: object): void {
    this.#route?.send(JSON.stringify(message));
  }
}

/** A scene whose connection is lost in the end. */
export function lost(scene: Scene): Scene {
  const line = new Line();
  return {
    ...scene,
    first: (page) => line.tap(page),
    async show(page, prepared) {
      await scene.show?.(page, prepared);
      await line.cut();
      await page.locator('.link-state.away').waitFor();
    },
  };
}
