import { ActionBar, type Choice } from '@kurgan/kit';
import type { ComponentChildren, JSX } from 'preact';
import { MARKERS, MORALE, SUPPLY_COSTS } from '../../data/charts.ts';
import { UNITS } from '../../data/units.ts';
import type { Marker } from '../../rules/state.ts';
import { affordable } from '../batches.ts';
import { GermanCounter } from '../map/counters.tsx';
import type { Props, VolgaModel } from '../model.ts';
import { labelOf } from '../words/actions.ts';
import { capital, MARKER_NAMES, MARKER_ORDER } from '../words/names.ts';
import { words } from '../words/table.ts';
import { Picture } from './counter-picture.tsx';
import { MarkerSign } from './marker-sign.tsx';

/** The shop: prices, stock, and units that can return. */
export function SupplyShop({ model }: Props): JSX.Element {
  const open = model.open.value;
  const { choices } = model.controller.session.moment.value;
  const find = (text: string): Choice | undefined => choices.find((choice) => choice.text === text);
  const done = find('done');
  return (
    <>
      <div class="shop small">
        {MARKER_ORDER.map((marker) => (
          <Ware
            key={marker}
            model={model}
            what={marker}
            price={SUPPLY_COSTS[marker]}
            has={`${open.available[marker]} ${words.of(MARKERS[marker])}`}
          >
            <MarkerSign marker={marker} />
            {MARKER_NAMES[marker]}
          </Ware>
        ))}
        <Ware model={model} what="morale" price={SUPPLY_COSTS.morale} has={`${open.morale} ${words.of(MORALE.max)}`}>
          {words.morale} +1
        </Ware>
        {open.outOfAction.map((unit) => (
          <Buy key={unit} model={model} action={`return ${unit}`} class="return">
            <Picture>
              <GermanCounter unit={unit} spent />
            </Picture>
            <span>{unit}</span>
            <small>{words.points(UNITS[unit].returnCost)}</small>
          </Buy>
        ))}
      </div>
      {done !== undefined && <ActionBar controller={model.controller} choices={[done]} label={labelOf} />}
    </>
  );
}

interface BuyProps {
  readonly model: VolgaModel;
  readonly action: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Something that can't be bought still tells why. */
function Buy({ model: { controller }, action, class: name, children }: BuyProps): JSX.Element {
  const isLit = controller.session.moment.value.choices.some(({ text }) => text === action);
  return (
    <button
      type="button"
      class={`action ${name} ${isLit ? '' : 'dead'} ${controller.hinted?.text === action ? 'hinted' : ''}`}
      data-action={action}
      aria-disabled={controller.busy.value}
      onClick={(event) => void controller.do(action, { x: event.clientX, y: event.clientY })}
    >
      {children}
    </button>
  );
}

interface WareProps {
  readonly model: VolgaModel;
  readonly what: Marker | 'morale';
  readonly price: number;
  readonly has: string;
  readonly children: ComponentChildren;
}

/** Buys one of it, or as many as the points buy. */
function Ware({ model, what, price, has, children }: WareProps): JSX.Element {
  const { controller } = model;
  const moment = controller.session.moment.value;
  const action = `buy ${what}`;
  const most = moment.choices.some(({ text }) => text === action) ? affordable(moment, what) : 0;
  const one = (
    <Buy model={model} action={action} class="ware">
      <span class="ware-name">{children}</span>
      <small>
        <b>{words.points(price)}</b> {has}
      </small>
    </Buy>
  );
  if (most < 2) return one;
  return (
    <span class="ware-row">
      {one}
      <button
        type="button"
        class="action most"
        data-batch={`${action} ${most}`}
        aria-label={words.buyMost(most, capital(what))}
        title={words.buyMost(most, capital(what))}
        aria-disabled={controller.busy.value}
        onClick={() => void controller.doAll(Array.from({ length: most }, () => action))}
      >
        ×{most}
      </button>
    </span>
  );
}
