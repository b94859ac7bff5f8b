import { Controller, type Moment, type Touch } from '@kurgan/kit';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { UNITS } from '../../data/units.ts';
import { controlled, isPaused, isVacant } from '../../rules/board.ts';
import { odds } from '../../rules/odds.ts';
import { affordable, attacksWithAll, sendAll } from '../batches.ts';
import { areaOf, areaTouches, standsIn, unitTouch, viewOf } from '../model.ts';
import { touchPolicy } from '../touch-policy.ts';
import { chanceToTake } from '../words/chance.ts';
import { unitOf } from '../words/names.ts';
import { localSession } from './local-session.ts';

/** Chances at which a newcomer attacks, and at which no more support is added. */
const WORTH_IT = 0.2;
const ENOUGH = 0.65;

/** A September game by somebody who plays sensibly and knows no tricks: the clicks of each Turn, and the Areas held. */
export async function playSeptember(
  seed: string,
): Promise<{ readonly clicks: readonly number[]; readonly held: number }> {
  const newcomer = new Newcomer(seed);
  while (!newcomer.isOver) await newcomer.goOn();
  return { clicks: newcomer.clicks.slice(1), held: newcomer.held };
}

/** Every method of the controller that is called here is one click on the table. */
class Newcomer {
  readonly #controller: Controller;
  /** By Turn; the first place stays empty. */
  readonly clicks: number[] = [0];
  /** Areas that were looked at this Turn and offered nothing. */
  #idle = new Set<AreaId>();

  constructor(seed: string) {
    this.#controller = new Controller(localSession('september', seed).session, touchPolicy);
  }

  get #moment(): Moment {
    return this.#controller.session.moment.value;
  }
  get turn(): number {
    return viewOf(this.#moment).open.turn;
  }
  get isOver(): boolean {
    return this.#moment.outcome !== null;
  }

  get held(): number {
    return controlled(viewOf(this.#moment).open);
  }

  async #click(does: () => Promise<void>): Promise<void> {
    this.clicks[this.turn] = (this.clicks[this.turn] ?? 0) + 1;
    const { made } = this.#moment;
    await does();
    if (this.#controller.refused.value !== null) throw new Error('a newcomer clicks only what can be done');
    const asked = this.#controller.question.value;
    if (asked !== null) await this.#click(() => this.#controller.do(asked.choice.text));
    if (this.#moment.made === made && this.#controller.path.touched.value.length === 0) {
      throw new Error(`a click did nothing: ${this.#moment.now?.step}`);
    }
  }
  #press(action: string): Promise<void> {
    return this.#click(() => this.#controller.do(action));
  }
  #pressAll(actions: readonly string[]): Promise<void> {
    return this.#click(() => this.#controller.doAll(actions));
  }
  /** Touches an Area as the map does. */
  #area(area: AreaId): Promise<void> {
    const isLit = ({ name, word }: Touch): boolean => this.#controller.path.isLit({ name, word });
    const touch = areaTouches(area).find(isLit) ?? { name: 'area', word: String(area) };
    return this.#click(() => this.#controller.touch(touch));
  }
  async #chance(action: string): Promise<number> {
    const [known] = await this.#controller.session.odds([action]);
    return known ? chanceToTake(known) : 0;
  }
  #find(verb: string): string | undefined {
    return this.#moment.choices.find((choice) => choice.verb === verb)?.text;
  }

  async goOn(): Promise<void> {
    switch (this.#moment.now?.step) {
      case 'purchase':
        return this.#shop();
      case 'selection':
        return this.#activate();
      case 'actionRound':
        return this.#round();
      case 'lead':
        return this.#press(`lead ${this.#strongest()}`);
      case 'support':
        return this.#support();
      case 'muster':
        return this.#press('everyone');
      case 'march':
        return this.#press('halt');
      default: // an Area, or who is given up
        return this.#press(this.#moment.choices[0]?.text ?? '');
    }
  }

  #strongest(): string {
    const units = this.#moment.choices.flatMap(({ words }) => unitOf(words.unit) ?? []);
    return units.toSorted((a, b) => UNITS[b].attack - UNITS[a].attack)[0] ?? '';
  }

  /** Lost units come back first; then Engineers, Artillery for what is left, and Morale with what nothing else takes. */
  async #shop(): Promise<void> {
    this.#idle = new Set();
    const returned = this.#find('return');
    if (returned !== undefined) return this.#press(returned);
    for (const what of ['engineer', 'artillery', 'morale'] as const) {
      const most = affordable(this.#moment, what);
      if (most > 0) return this.#pressAll(Array.from({ length: most }, () => `buy ${what}`));
    }
    return this.#press('done');
  }

  async #activate(): Promise<void> {
    const areas = this.#moment.choices.flatMap(({ words }) => areaOf(words.area) ?? []);
    const next = areas.find((area) => !this.#idle.has(area));
    if (next === undefined) return this.#press('end');
    this.#idle.add(next);
    return this.#area(next);
  }

  /** The best attack with everybody; else everybody who is far from the front goes nearer; else the next Area. */
  async #round(): Promise<void> {
    const waiting = this.#find('attack');
    if (waiting !== undefined) return this.#press(waiting);
    let best: { readonly chance: number; readonly actions: readonly string[] } | null = null;
    for (const { to, actions } of attacksWithAll(this.#moment)) {
      const withAll = odds(viewOf(this.#moment), 'german', { do: 'attack', area: to });
      const chance = withAll === null ? 0 : chanceToTake(withAll);
      if (chance > (best?.chance ?? WORTH_IT)) best = { chance, actions };
    }
    const assault = this.#find('assault');
    if (assault !== undefined && (await this.#chance(assault)) > (best?.chance ?? WORTH_IT))
      return this.#press(assault);
    if (best !== null) return this.#pressAll(best.actions);
    const closer = this.#closer();
    if (closer === null) return this.#leave();
    await this.#area(closer);
    if (this.#moment.now?.step !== 'actionRound') return;
    const march = sendAll(this.#moment, closer);
    if (march !== null) return this.#pressAll(march.actions);
    const unit = unitOf(this.#strongest());
    if (unit !== undefined && this.#controller.path.isLit(unitTouch(unit)))
      await this.#click(() => this.#controller.touch(unitTouch(unit)));
  }

  /** The next Area is clicked straight away; where there is none, the round ends and then the phase. */
  #leave(): Promise<void> {
    const { open } = viewOf(this.#moment);
    const others = AREA_IDS.filter((id) => id !== open.activation?.area && !this.#idle.has(id));
    const next = others.flatMap((id) => open.areas[id].fresh).find((unit) => !isPaused(open, unit));
    const decline = this.#find('decline');
    if (decline !== undefined || next === undefined) return this.#press(decline ?? 'finish');
    const area = standsIn(open, next);
    if (area !== undefined) this.#idle.add(area);
    return this.#click(() => this.#controller.touch(unitTouch(next)));
  }

  /** A vacant Area beside the enemy, for those who have none beside them. */
  #closer(): AreaId | null {
    const { areas, activation } = viewOf(this.#moment).open;
    const isFront = (id: AreaId): boolean => AREAS[id].adjacent.some((next) => !isVacant(areas[next]));
    if (activation === null || isFront(activation.area)) return null;
    const goals = this.#moment.choices.flatMap(({ verb, words }) => (verb === 'move' ? (areaOf(words.to) ?? []) : []));
    return goals.find((id) => isVacant(areas[id]) && isFront(id)) ?? null;
  }

  async #support(): Promise<void> {
    const marker = this.#find('place');
    const isEnough = (await this.#chance('fight')) >= ENOUGH;
    return this.#press(isEnough ? 'fight' : (marker ?? 'fight'));
  }
}
