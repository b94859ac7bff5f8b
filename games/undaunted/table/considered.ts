import type { Choice, Odds } from '@kurgan/kit';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type CounterId, counterId } from '../rules/state.ts';
import { isShot, type UndauntedModel } from './model.ts';
import { namedIn } from './named.ts';

/** A shot that is being considered. */
export interface Considered {
  readonly choice: Choice;
  readonly odds: Odds;
  readonly by: CounterId | null;
  readonly at: CounterId;
  readonly dice: number;
}

/** Whom a shot is aimed at. */
export function targetOf(model: UndauntedModel, { verb, words }: Choice): CounterId | null {
  const { unit, counter = null } = namedIn(words);
  if (verb === 'shell') return counter;
  return unit === undefined ? null : counterId(model.far.value, unit);
}

/** Shots at the target that is chosen or pointed at, most of all the one whose button is looked at. */
export function shotsAt(model: UndauntedModel): readonly Choice[] {
  const { looking, proposed } = model.controller;
  const { choices } = model.controller.session.moment.value;
  const looked = choices.find((choice) => choice.text === looking.value && isShot(choice));
  const chosen = proposed.value !== null && isShot(proposed.value) ? proposed.value : null;
  const pointed = model.pointed.value;
  const fitting = model.fitting(['card', 'verb']).filter(isShot);
  const { card, unit } = model.chosen;
  const isCardChosen = card !== undefined || model.step === 'blast';
  const aimedAt = isCardChosen && unit !== undefined ? counterId(model.far.value, unit) : null;
  const target = (chosen && targetOf(model, chosen)) ?? aimedAt;
  const wanted = target ?? (isCardChosen ? pointed : null);
  const shots = fitting.filter((choice) => targetOf(model, choice) === wanted);
  const all = chosen !== null && !shots.includes(chosen) ? [chosen, ...shots] : shots;
  return looked === undefined ? all : [looked, ...all.filter((choice) => choice !== looked)];
}

function consider(model: UndauntedModel, choice: Choice): Considered | null | undefined {
  const odds = model.controller.oddsOf(choice.text);
  const at = targetOf(model, choice);
  if (odds === undefined) return undefined;
  if (odds === null || at === null) return null;
  const { card } = namedIn(choice.words);
  const frame = model.frame.value;
  const kind = card === undefined ? null : model.kindNamed(card);
  const printed = kind?.type.actions.find((action) => action.do === choice.verb)?.value;
  const dice = printed ?? (frame?.step === 'blast' ? frame.dice : 1);
  const by = kind === null || kind.unit === null ? null : counterId(model.near.value, kind.unit);
  return { choice, odds, by, at, dice };
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
