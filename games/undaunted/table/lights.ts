import { percent } from '@kurgan/kit';
import type { TileId } from '../rules/edition.ts';
import { type CounterId, counterId, counterParts } from '../rules/state.ts';
import { type BoardArrow, boundsOf, type Things } from './board/index.ts';
import { hitChance, isAiming, targetOf, tileOfTarget } from './considered.ts';
import { actorOf, isShot, type UndauntedModel } from './model.ts';
import { isCounter, namedIn, type Target } from './named.ts';
import { describe } from './words/actions.ts';

/** Everything on the board that can be touched now; until a card is chosen, only counters that stand for one. */
export function litThings(model: UndauntedModel): Things {
  const { path, session } = model.controller;
  const { choices } = session.moment.value;
  const { seat } = model;
  const tiles = new Set<TileId>();
  const counters = new Set<CounterId>();
  if (seat === null) return { tiles, counters };
  const addTarget = (target: Target | null): void => {
    if (target === null) return;
    if (isCounter(target)) counters.add(target);
    else tiles.add(target);
  };
  if (!model.isPlaying) {
    for (const choice of choices) {
      const { to, counter } = namedIn(choice.words);
      if (to !== undefined) tiles.add(to);
      if (counter !== undefined) counters.add(counter);
      if (isShot(choice)) addTarget(targetOf(model, choice));
    }
    return { tiles, counters };
  }
  if (model.cardInPlay === undefined) {
    for (const choice of model.fitting(['verb', 'unit', 'to'])) {
      const actor = choice.verb === 'hunker' || choice.verb === 'guide' ? null : actorOf(model.pieces, choice);
      if (actor !== null) counters.add(counterId(seat, actor));
    }
    return { tiles, counters };
  }
  for (const choice of model.fitting(['card', 'verb'])) {
    const { unit, to } = namedIn(choice.words);
    const target = isShot(choice) ? targetOf(model, choice) : null;
    addTarget(target);
    if (choice.verb === 'guide' && unit !== undefined) counters.add(counterId(seat, unit));
    const isReady = choice.verb !== 'guide' || path.wordOf('unit') === unit;
    if (to !== undefined && isReady) tiles.add(to);
  }
  return { tiles, counters };
}

/** Entry tile of the acting unit while it is off the board. */
function entryOf(model: UndauntedModel): TileId | undefined {
  if (model.acting === null) return undefined;
  const [seat, unit] = counterParts(model.acting);
  return model.tileOf(seat, unit) === undefined ? model.facts.mission.entryOf(seat, unit) : undefined;
}

export function chosenThings(model: UndauntedModel): Things {
  const { path, proposed } = model.controller;
  const counters = new Set<CounterId>();
  if (model.acting !== null) counters.add(model.acting);
  const target = proposed.value === null || !isShot(proposed.value) ? null : targetOf(model, proposed.value);
  const { unit, to } = model.chosen;
  const tiles = [to, entryOf(model)].flatMap((tile) => tile ?? []);
  if (target !== null && isCounter(target)) counters.add(target);
  else if (target !== null) tiles.push(target);
  if (unit !== undefined && path.left.value.some(isShot)) counters.add(counterId(model.far.value, unit));
  return { tiles: new Set(tiles), counters };
}

export function hintedThings(model: UndauntedModel): Things {
  const hinted = model.controller.hinted;
  if (hinted === null) return { tiles: new Set(), counters: new Set() };
  const target = isShot(hinted) ? targetOf(model, hinted) : null;
  const actor = hinted.verb === 'bid' ? null : actorOf(model.pieces, hinted);
  const { to, counter } = namedIn(hinted.words);
  const all = [target, actor === null ? null : counterId(model.near.value, actor), to, counter].flatMap(
    (id) => id ?? [],
  );
  return {
    tiles: new Set(all.filter((each): each is TileId => !isCounter(each))),
    counters: new Set(all.filter(isCounter)),
  };
}

/** The chance of every shot that the chosen card can fire. */
export function chancesOf(model: UndauntedModel): ReadonlyMap<Target, string> {
  const { controller } = model;
  const shots = isAiming(model) ? model.fitting(['card', 'verb']).filter(isShot) : [];
  controller.wantOdds(shots.map(({ text }) => text));
  const chances = new Map<Target, string>();
  for (const shot of shots) {
    const at = targetOf(model, shot);
    const odds = controller.oddsOf(shot.text);
    if (at !== null && odds && !chances.has(at)) chances.set(at, percent(hitChance(odds)));
  }
  return chances;
}

/** Actions that step onto a tile. */
const STEPS: ReadonlySet<string> = new Set(['move', 'scout', 'stalk', 'guide', 'go']);

/** The chance that a mine or overwatch stops a step, where there are such things. */
export function dangersOf(model: UndauntedModel): ReadonlyMap<TileId, string> {
  const { controller } = model;
  const dangers = new Map<TileId, string>();
  if (model.edition.extras === undefined || (model.isPlaying && model.cardInPlay === undefined)) return dangers;
  const steps = model.fitting(['card', 'verb', 'unit']).filter(({ verb }) => STEPS.has(verb));
  controller.wantOdds(steps.map(({ text }) => text));
  for (const step of steps) {
    const { to } = namedIn(step.words);
    const through = controller.oddsOf(step.text)?.outcomes.find(({ name }) => name === 'Gets through')?.chance ?? 1;
    if (to !== undefined && through < 1) dangers.set(to, percent(1 - through));
  }
  return dangers;
}

/** From who acts to whom it is aimed at. */
export function arrowsOf(model: UndauntedModel): readonly BoardArrow[] {
  const { controller, acting, pointed } = model;
  const { proposed } = controller;
  const isReady = acting !== null && isAiming(model);
  const chosen = proposed.value !== null && isShot(proposed.value) ? targetOf(model, proposed.value) : null;
  const { unit } = model.chosen;
  const to = chosen ?? (unit === undefined ? pointed.value : counterId(model.far.value, unit));
  const isTarget = to !== null && model.fitting(['card', 'verb']).some((c) => isShot(c) && targetOf(model, c) === to);
  if (isReady && to !== null && isTarget) return [{ from: entryOf(model) ?? acting, to }];
  return [];
}

/** Effect of touching a highlighted element, in words. */
export function saysOf(model: UndauntedModel, id: TileId | CounterId): string {
  const fitting = model.fitting(['card', 'verb']);
  const meant = fitting.filter(
    (choice) =>
      (isShot(choice) && targetOf(model, choice) === id) || choice.words.to === id || choice.words.counter === id,
  );
  const [only, another] = meant;
  if (only !== undefined) return another === undefined ? `${describe(model.names, only)}.` : `${meant.length} choices.`;
  if (!isCounter(id)) return '';
  const [, unit] = counterParts(id);
  return `Play ${model.names.unit(unit)}.`;
}

/** True when the proposed shot goes down the board; null without one. */
export function aimsDown(model: UndauntedModel): boolean | null {
  const [from, to] = tilesToLookAt(model).map((tile) => boundsOf(model.facts.laid, tile)?.y ?? 0);
  const { value } = model.controller.proposed;
  return value === null || !isShot(value) || from === undefined || to === undefined ? null : to > from;
}

/** The acting unit; before that is chosen, the first that a Blast can hit or a Guide can lead. */
function lookedAt(model: UndauntedModel): CounterId | null {
  const isOpen = model.step === 'blast' || model.step === 'targets' || model.controller.path.wordOf('verb') === 'guide';
  const [first = null] = isOpen ? litThings(model).counters : [];
  return model.acting ?? first;
}

/** Camera target: the acting unit with everything it can reach or fire at, nearest first. */
export function tilesToLookAt(model: UndauntedModel): readonly TileId[] {
  const acting = lookedAt(model);
  const at = acting === null ? undefined : (model.tileOf(...counterParts(acting)) ?? entryOf(model));
  if (at === undefined) return [];
  const aimed = model.controller.proposed.value;
  const meant = aimed === null ? model.fitting(['card', 'verb', 'unit']) : [aimed];
  const goals = meant.flatMap((choice) => {
    const target = isShot(choice) ? targetOf(model, choice) : null;
    return namedIn(choice.words).to ?? tileOfTarget(model, target) ?? [];
  });
  const { laid } = model.facts;
  const spot = boundsOf(laid, at);
  const distance = (tile: TileId): number => {
    const to = boundsOf(laid, tile);
    return spot === null || to === null ? 0 : Math.hypot(to.x - spot.x, to.y - spot.y);
  };
  return [at, ...goals.sort((a, b) => distance(a) - distance(b))];
}
