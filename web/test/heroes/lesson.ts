import { GAMES } from '@kurgan/games';
import type { LessonScript } from '@kurgan/kit/lesson';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, Keyboard } from '../hands.ts';
import { actionsMade } from '../table.ts';

/** The script of the lesson. */
export async function lessonScript(): Promise<LessonScript> {
  const script = await GAMES.find(({ id }) => id === 'heroes')?.lesson?.();
  if (script === undefined) throw new Error('there is no lesson');
  return script;
}

const button = (action: string): string => `.heroes-tray [data-action="${action}"]`;
const SQUARE = '.squares [data-lit]';

/** A pupil with the lesson at hand: does what the page asks for, by touching what is lit. */
export class Pupil {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly #actions: readonly string[];
  /** Prompts under which something was done. */
  readonly met = new Set<string>();

  constructor(page: Page, hand: Hand, { steps }: LessonScript) {
    this.#page = page;
    this.#hand = hand;
    this.#actions = steps.flatMap(({ actions }) => actions);
  }

  /** Takes the lesson until a page comes up, or to its end. */
  async learn(until?: string): Promise<void> {
    const lesson = this.#page.getByRole('region', { name: 'Lesson' });
    const last = lesson.getByRole('button', { name: 'Keep playing' });
    const isThere = async (): Promise<boolean> =>
      (await (until === undefined ? last : lesson.getByRole('heading', { name: until })).count()) > 0;
    await lesson.waitFor();
    while (!(await isThere())) {
      if (await this.#canTurn()) await this.#hand.beside('.lesson-card .lesson-main');
      else await this.#act();
    }
  }

  /** The page of the lesson is done. */
  async #canTurn(): Promise<boolean> {
    return (
      (await this.#page
        .locator('.lesson-card')
        .getByRole('button', { name: /Next|Keep playing/ })
        .count()) > 0
    );
  }

  /** Does the next thing, and waits until the match has gone on to one that is the pupil's again. */
  async #act(): Promise<void> {
    const made = await actionsMade(this.#page);
    const action = this.#actions[made] ?? '';
    // What others do goes on while the pupil looks.
    const hasGoneOn = async (): Promise<boolean> => (await actionsMade(this.#page)) > made || (await this.#canTurn());
    if (action.includes(': ')) return expect.poll(hasGoneOn, { message: action }).toBe(true);
    if (await hasGoneOn()) return;
    this.met.add((await this.#page.locator('.prompt h2').first().textContent()) ?? '');
    try {
      await this.#touch(action, this.#actions.slice(made));
    } catch (error) {
      // A unit may have walked on by itself while the pupil looked for its square.
      if (!(await hasGoneOn())) throw error;
    }
    await expect.poll(hasGoneOn, { message: action }).toBe(true);
    await this.#walked();
  }

  /** A unit that walks or charges does all of it after one touch. */
  async #walked(): Promise<void> {
    const isOnItsWay = async (): Promise<boolean> => {
      const action = this.#actions[await actionsMade(this.#page)] ?? '';
      return /^(?:step|charge|shoot)/.test(action) && (await this.#page.locator('.viewport .way').count()) > 0;
    };
    await expect.poll(isOnItsWay, { timeout: 20_000 }).toBe(false);
  }

  async #touch(action: string, ahead: readonly string[]): Promise<void> {
    const hand = this.#hand;
    const [verb = '', word = ''] = action.split(' ');
    switch (verb) {
      case 'assign':
        for (const each of ahead.slice(0, ahead.indexOf('confirm'))) await this.#unit(each.split(' ')[1] ?? '');
        return hand.beside(button('confirm'));
      case 'put':
      case 'move':
      case 'step':
        return hand.onBoard(SQUARE);
      case 'activate':
      case 'target':
        return this.#unit(word);
      case 'fire':
        return this.#attack(ahead[1]?.split(' ')[1] ?? '');
      case 'assault':
        return this.#attack(word);
      case 'play':
      case 'bonus':
        // On a phone there is a button at once.
        if ((await this.#page.locator(button(action)).count()) === 0)
          await hand.beside(`.hero-card.lit[data-card="${word}"]`);
        return hand.beside(button(action));
      default:
        return hand.beside(button(action));
    }
  }

  /** A counter covers its own rim, which has the focus. */
  #unit(id: string): Promise<void> {
    const lit = this.#hand instanceof Keyboard ? ' [data-lit]' : ':has([data-lit])';
    return this.#hand.onBoard(`.counter[data-unit="${id}"]${lit}`);
  }

  async #attack(target: string): Promise<void> {
    await this.#unit(target);
    await this.#hand.beside('.attack-buttons .action');
  }
}
