import { ActionButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { attacksWithAll, type Batch, sendAll } from '../batches.ts';
import { labelName } from '../map/label.ts';
import { areaOf, type Props, unitTouch, type VolgaModel } from '../model.ts';
import { takingChance } from '../words/chance.ts';
import { areaName, unitOf } from '../words/names.ts';
import { unitLabel } from '../words/spoken.ts';
import { words } from '../words/table.ts';
import { CounterPicture } from './counter-picture.tsx';

/** More Areas than this are named by their numbers alone: two rows have room for as many names. */
const NAMED = 6;

/** Areas that can still act, as on the map. */
export function Ready({ model }: Props): JSX.Element {
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
export function Idle({ model }: Props): JSX.Element {
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

/** Attacks and marches that take one click: everybody who can goes along. */
export function Together({ model }: Props): JSX.Element {
  const moment = model.controller.session.moment.value;
  const to = areaOf(model.controller.path.wordOf('to'));
  const march = to === undefined ? null : sendAll(moment, to);
  const hasUnit = model.controller.path.wordOf('unit') !== undefined;
  const attacks = hasUnit ? [] : attacksWithAll(moment).filter((batch) => to === undefined || batch.to === to);
  return (
    <>
      {attacks.map((batch) => (
        <BatchButton key={batch.to} model={model} batch={batch} attack={`attack ${batch.to}`} />
      ))}
      {march !== null && <BatchButton model={model} batch={march} />}
    </>
  );
}

interface BatchButtonProps {
  readonly model: VolgaModel;
  readonly batch: Batch;
  /** The attack that the batch ends with, if it does. */
  readonly attack?: string;
}

function BatchButton({ model, batch, attack }: BatchButtonProps): JSX.Element {
  const { controller } = model;
  const { to, units, actions } = batch;
  const odds = attack === undefined ? null : model.oddsWithAll(to);
  const look = (at: string | null) => () => {
    if (attack !== undefined) controller.looking.value = at;
  };
  return (
    <button
      type="button"
      class={`action ${attack === undefined ? '' : 'primary'}`}
      data-batch={attack ?? `send ${to}`}
      aria-disabled={controller.busy.value}
      onPointerEnter={look(attack ?? null)}
      onPointerLeave={look(null)}
      onFocus={look(attack ?? null)}
      onBlur={look(null)}
      onClick={() => void controller.doAll(actions)}
    >
      {attack === undefined ? words.sendAll(units.length, areaName(to)) : words.attack(areaName(to))}
      {attack !== undefined && (
        <small>
          {words.withAll(units.length)} · {odds ? takingChance(odds) : '…'}
        </small>
      )}
    </button>
  );
}
