import { capital } from '@kurgan/engine';
import { percent } from '@kurgan/kit';
import { of, seatOf, unitCalled } from '../rules/counters.ts';
import { at, type Direction, type Square } from '../rules/field/squares.ts';
import { NONE } from '../rules/state.ts';
import type { Compass, PointLight, SquareLight } from './board/board.tsx';
import type { CounterFacts, Light } from './board/counter.tsx';
import { describe } from './describe.ts';
import { countersOf, tokenFace } from './facts.ts';
import { bestOf } from './fire/options.ts';
import type { HeroesModel } from './model.ts';
import { tokenAt } from './orders/draft.ts';
import type { Touchable } from './touchable.ts';
import { unitPlaced, unitTitle } from './words/names.ts';
import { thingsOf } from './words/unit.ts';

type Of<Is extends Touchable['thing']['is']> = Touchable & { readonly thing: { readonly is: Is } };
const lit = <Is extends Touchable['thing']['is']>(model: HeroesModel, is: Is): Of<Is>[] =>
  model.touchables.value.filter((each): each is Of<Is> => each.thing.is === is);

/** The only thing a touch can lead to, in words; otherwise the thing itself. */
function labelFor(model: HeroesModel, { choices: [only, another] }: Touchable, otherwise: string): string {
  return only !== undefined && another === undefined ? describe(model.view.value, only) : otherwise;
}

/** Squares that can be touched: the reach of the unit in hand, and whatever else the rules offer. */
export function squareLights(model: HeroesModel): ReadonlyMap<Square, SquareLight> {
  const lights = new Map<Square, SquareLight>();
  if (model.draft.isOn) return lights;
  const names = (square: Square): string => model.nameOf(square);
  for (const { square, way, stops } of model.reach.value.values()) {
    const threats = model.dangers.value.get(square) ?? [];
    const cost = way.length === 1 ? '1 square' : `${way.length} squares`;
    const passed = new Set(way.flatMap((place) => model.dangers.value.get(place) ?? []));
    const fire = [...passed].map((u) => unitTitle(model.view.value, u)).join(', ');
    const label = `Move to ${names(square)}, ${cost}${stops ? ', ends the move' : ''}${fire === '' ? '' : `; under fire from ${fire}`}`;
    lights.set(square, { as: 'reach', label, isExposed: threats.length > 0 });
  }
  for (const touchable of lit(model, 'square')) {
    const { square } = touchable.thing;
    if (!lights.has(square)) lights.set(square, { as: 'reach', label: labelFor(model, touchable, names(square)) });
  }
  for (const { word } of model.controller.path.touched.value) {
    const square = model.squareCalled(word);
    if (square !== null) lights.set(square, { as: 'chosen', label: names(square) });
  }
  return lights;
}

export function pointLights(model: HeroesModel): readonly PointLight[] {
  const { pointX, pointY } = model.field.value;
  return lit(model, 'point').map((touchable) => {
    const { point } = touchable.thing;
    const label = labelFor(model, touchable, touchable.touch.word);
    return { id: point, x: at(pointX, point), y: at(pointY, point), label };
  });
}

export function compassOf(model: HeroesModel): Compass | null {
  const directions = lit(model, 'direction');
  const unit = model.acting.value;
  if (directions.length === 0 || unit === NONE) return null;
  return {
    square: of(model.open.value.units.at, unit) as Square,
    directions: directions.map((touchable) => ({
      direction: touchable.thing.direction as Direction,
      label: labelFor(model, touchable, touchable.touch.word),
    })),
  };
}

/** Counters with their lights, and in the Order Phase with the tokens that are being laid out. */
export function litCounters(model: HeroesModel): readonly CounterFacts[] {
  const view = model.view.value;
  const all = countersOf(view);
  if (model.draft.isOn) return all.map((counter) => withDraft(model, counter));
  const units = new Map(lit(model, 'unit').map((touchable) => [touchable.thing.unit, touchable]));
  return all.map((counter) => {
    const light = lightOf(model, unitCalled(view.open, counter.id), units);
    return light === null ? counter : { ...counter, light };
  });
}

function lightOf(model: HeroesModel, u: number, units: ReadonlyMap<number, Touchable>): Light | null {
  const view = model.view.value;
  const option = bestOf(model.attacks.value, u);
  if (option !== undefined) {
    const chance = percent(option.sum?.chance ?? 0);
    const what = option.how === 'assault' ? 'Assault' : 'Fire at';
    return {
      as: model.target.value === u ? 'chosen' : 'target',
      label: `${what} ${unitPlaced(view, u)}, ${chance}. ${thingsOf(view, u)}`,
      chance: option.how === 'assault' ? `⚔ ${chance}` : chance,
    };
  }
  const { path } = model.controller;
  const touchable = units.get(u);
  const isOwn = seatOf(view.open, u) === model.seat.value;
  const isHidden = touchable?.choices.every(({ verb }) => verb === 'assault');
  if (touchable !== undefined && !isHidden && model.acting.value !== u)
    return {
      as: isOwn ? 'source' : 'target',
      label: `${labelFor(model, touchable, capital(unitPlaced(view, u)))}. ${thingsOf(view, u)}`,
    };
  if (path.touched.value.some(({ word }) => unitCalled(view.open, word) === u)) return { as: 'chosen', label: null };
  return model.acting.value === u ? { as: 'active', label: null } : null;
}

function withDraft({ draft, view, pointedUnit }: HeroesModel, counter: CounterFacts): CounterFacts {
  const u = unitCalled(view.value.open, counter.id);
  if (!draft.places.value.includes(u)) return counter;
  const token = tokenAt(draft.laid.value, u);
  const value = token === null ? null : (draft.values.value[token] ?? 0);
  const next = draft.next;
  const none = draft.missed.includes(u) ? 'no token, but must get one' : 'no token';
  const told = value === null ? none : `token ${tokenFace(value)}`;
  const isInHand = token !== null && draft.hand.value === token;
  return {
    ...counter,
    token: value === null ? null : tokenFace(value),
    isNow: isInHand,
    light: {
      as: isInHand ? 'chosen' : 'source',
      label: `${capital(unitPlaced(view.value, u))}, ${told}. ${thingsOf(view.value, u)}`,
      ...(value === null &&
        next !== null &&
        pointedUnit.value === u && {
          chance: String(tokenFace(draft.values.value[next] ?? 0)),
        }),
    },
  };
}
