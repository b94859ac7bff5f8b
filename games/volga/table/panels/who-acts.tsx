import { ActionButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { isVacant } from '../../rules/board.ts';
import { labelName } from '../map/label.ts';
import { areaOf, unitTouch, type VolgaModel } from '../model.ts';
import { areaName, unitOf } from '../words/names.ts';
import { unitLabel } from '../words/spoken.ts';
import { words } from '../words/table.ts';
import { CounterPicture } from './counter-picture.tsx';

/** More Areas than this are named by their numbers alone: two rows have room for as many names. */
const NAMED = 6;

/** Areas that can still act, as on the map. */
export function Ready({ model }: { readonly model: VolgaModel }): JSX.Element {
  const { controller } = model;
  const ready = controller.session.moment.value.choices.flatMap((choice) => {
    const area = choice.verb === 'activate' ? areaOf(choice.words.area) : undefined;
    return area === undefined ? [] : [{ choice, area }];
  });
  return (
    <>
      {ready.map(({ choice, area }) => {
        const count = model.open.value.areas[area].fresh.length;
        return (
          <ActionButton
            key={choice.text}
            controller={controller}
            choice={choice}
            label={ready.length > NAMED ? String(area) : `${area} ${labelName(area)}`}
            detail={ready.length > NAMED ? words.freshUnits(count) : String(count)}
            title={`${areaName(area)}, ${words.freshUnits(count)}`}
          />
        );
      })}
    </>
  );
}

/** Units of the Active Area that can still act, as on the map. */
export function Idle({ model }: { readonly model: VolgaModel }): JSX.Element {
  const { path, session } = model.controller;
  const units = new Set(session.moment.value.choices.flatMap(({ words: named }) => unitOf(named.unit) ?? []));
  return (
    <>
      {[...units].map((unit) => (
        <button
          key={unit}
          type="button"
          class={`idle ${path.isTouched(unitTouch(unit)) ? 'chosen' : ''}`}
          aria-pressed={path.isTouched(unitTouch(unit))}
          aria-label={unitLabel(model, unit)}
          onClick={(event) => model.touchUnit(unit, event)}
        >
          <CounterPicture unit={unit} spent={false} />
        </button>
      ))}
    </>
  );
}

/** Everybody who can go to the chosen Soviet Area goes there at once. */
export function SendAll({ model }: { readonly model: VolgaModel }): JSX.Element | null {
  const { controller } = model;
  const to = areaOf(controller.path.wordOf('to'));
  const moves = controller.path.left.value.filter(({ verb }) => verb === 'move');
  if (to === undefined || moves.length < 2 || isVacant(model.open.value.areas[to])) return null;
  return (
    <button type="button" class="action" onClick={() => void controller.doAll(moves.map(({ text }) => text))}>
      {words.sendAll(moves.length, areaName(to))}
    </button>
  );
}
