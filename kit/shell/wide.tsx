import type { ComponentChildren, JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import type { OrdersProps } from '../panels/orders.tsx';
import { RollScene } from '../scene/roll-scene.tsx';
import type { TableModel } from './model.ts';
import type { TableParts, WideParts } from './parts.ts';

export interface LayoutProps<Model extends TableModel, Own> {
  readonly parts: TableParts<Model>;
  readonly own: Own;
  readonly model: Model;
  /** Replaces the tray, for example with the scrubber. */
  readonly below: ComponentChildren;
  /** The page of a lesson. */
  readonly beside: ComponentChildren;
  /** Extra offered with the result of a roll. */
  readonly offer: ComponentChildren;
}

const OrderLines = lazy(async () => (await import('../panels/orders.tsx')).Orders);

/** Standing orders, fetched with the first window or order of the match. */
export function Orders(props: OrdersProps): JSX.Element | null {
  const { now, orders } = props.session.moment.value;
  const isThere = (now?.window ?? null) !== null || Object.values(orders).some((own) => Object.keys(own).length > 0);
  return isThere ? <OrderLines {...props} /> : null;
}

/** Everything at once, around the board. */
export function Wide<Model extends TableModel>({
  parts,
  own: { Overlay, Tray, panes },
  model,
  below,
  beside,
  offer,
}: LayoutProps<Model, WideParts<Model>>): JSX.Element {
  const { Board } = parts;
  return (
    <>
      {panes.map((pane, i) => {
        if (pane === 'board')
          return (
            <main key={pane} class="board-pane">
              <Board model={model} />
              {Overlay !== undefined && <Overlay model={model} />}
              <RollScene model={model} offer={offer} />
            </main>
          );
        if (pane === 'tray')
          return (
            <footer key={pane} class="tray-pane">
              {parts.windows !== undefined && <Orders session={model.controller.session} words={parts.windows} />}
              {below ?? <Tray model={model} />}
            </footer>
          );
        const { area, label, Content } = pane;
        return (
          <aside key={area} class={`pane ${area}-pane`} style={{ gridArea: area }} aria-label={label}>
            {i === panes.length - 1 && beside}
            <Content model={model} />
          </aside>
        );
      })}
    </>
  );
}
