import type { Choice, Odds } from '@kurgan/kit';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { id } from '../rules/ids.ts';
import { type CounterId, counterId } from '../rules/state.ts';
import { isShot, type UndauntedModel } from './model.ts';
import { isCounter, type Named, namedIn, type Target } from './named.ts';

/** A shot that is being considered. */
export interface Considered {
  readonly choice: Choice;
  readonly odds: Odds;
  readonly by: CounterId | null;
  readonly at: Target;
  readonly dice: number;
}

/** The target of a shot: a counter, or the building or tunnel of a tile. */
export function targetOf(model: UndauntedModel, { verb, words }: Choice): Target | null {
  const { counter = null, ...named } = namedIn(words);
  return verb === 'shell' ? counter : targetNamed(model, named);
}

/** The target of the touches so far. */
export const aimedAt = (model: UndauntedModel): Target | null => targetNamed(model, model.chosen);

function targetNamed(model: UndauntedModel, { unit, at }: Named): Target | null {
  if (at !== undefined) {
    const place = id.tile(at.replace('tunnel-', ''));
    if (model.pieces.tiles[place] !== undefined) return place;
    return isCounter(id.counter(at)) ? id.counter(at) : counterId(model.far.value, id.unit(at));
  }
  return unit === undefined ? null : counterId(model.far.value, unit);
}

/** The tile of a target. */
export const tileOfTarget = (model: UndauntedModel, target: Target | null | undefined) =>
  target === null || target === undefined ? undefined : isCounter(target) ? model.tileUnder(target) : target;

/** Shots at the target that is chosen or pointed at, most of all the one whose button is looked at. */
export function shotsAt(model: UndauntedModel): readonly Choice[] {
  const { looking, proposed } = model.controller;
  const { choices } = model.controller.session.moment.value;
  const looked = choices.find((choice) => choice.text === looking.value && isShot(choice));
  const chosen = proposed.value !== null && isShot(proposed.value) ? proposed.value : null;
  const pointed = model.pointed.value;
  const fitting = model.fitting(['card', 'verb']).filter(isShot);
  const isCardChosen = isAiming(model);
  const target = (chosen && targetOf(model, chosen)) ?? (isCardChosen ? aimedAt(model) : null);
  const wanted = target ?? (isCardChosen ? pointed : null);
  const shots = fitting.filter((choice) => targetOf(model, choice) === wanted);
  const all = chosen !== null && !shots.includes(chosen) ? [chosen, ...shots] : shots;
  return looked === undefined ? all : [looked, ...all.filter((choice) => choice !== looked)];
}

/** Steps in which every choice is a shot. */
const SALVOS: ReadonlySet<string> = new Set(['blast', 'targets']);

/** A card was chosen that may fire, or a target is asked for. */
export const isAiming = (model: UndauntedModel): boolean => model.cardInPlay !== undefined || SALVOS.has(model.step);

/** The last line of the sum says how many dice are rolled. */
const diceOf = ({ sums }: Odds): number => Number(sums[0]?.lines.at(-1)?.label.match(/^\d+/)?.[0] ?? 1);

function consider(model: UndauntedModel, choice: Choice): Considered | null | undefined {
  const odds = model.controller.oddsOf(choice.text);
  const at = targetOf(model, choice);
  if (odds === undefined) return undefined;
  if (odds === null || at === null) return null;
  const { card } = namedIn(choice.words);
  const kind = card === undefined ? null : model.kindNamed(card);
  const by = kind === null || kind.unit === null ? null : counterId(model.near.value, kind.unit);
  return { choice, odds, by, at, dice: diceOf(odds) };
}

/** The shots considered now; while their odds are on their way, the last ones stay. */
export function useConsidered(model: UndauntedModel): readonly Considered[] {
  const now = useComputed(() => {
    const known = shotsAt(model).map((choice) => consider(model, choice));
    return known.includes(undefined) ? undefined : known.flatMap((each) => each ?? []);
  }).value;
  const last = useRef<readonly Considered[]>([]);
  if (now !== undefined) last.current = now;
  return last.current;
}

export const hitChance = ({ outcomes }: Odds): number =>
  1 - (outcomes.find(({ name }) => name === 'Miss')?.chance ?? 0);
