import './orders.css';
import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { panelWords } from '../en-panels.ts';

/** The game's words for its reaction windows. */
export interface WindowWords {
  /** By kind: `reactions`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** `Germany`. */
  sideName(seat: string): string;
}

export interface OrdersProps {
  readonly session: Pick<Session, 'moment' | 'order'>;
  readonly words: WindowWords;
}

/** Passing the windows of a kind ahead, while one is open, and taking that back; and what the others have declared. */
export function Orders({ session, words: { kinds, sideName } }: OrdersProps): JSX.Element | null {
  const { seat, now, choices, orders } = session.moment.value;
  const own = (seat === null ? undefined : orders[seat]) ?? {};
  const open = now?.window ?? null;
  const offered = open === null || choices.length === 0 || Object.hasOwn(own, open) ? null : open;
  const nameOf = (kind: string): string => kinds[kind] ?? kind;
  const others = Object.entries(orders).flatMap(([other, declared]) =>
    other === seat
      ? []
      : Object.entries(declared).map(([kind, holds]) => ({ other, kind, isForGood: holds === 'told' })),
  );
  if (offered === null && Object.keys(own).length === 0 && others.length === 0) return null;
  return (
    <section class="orders" aria-label={panelWords.orders.title}>
      {offered !== null && (
        <p>
          <span>{panelWords.orders.pass(nameOf(offered))}</span>
          <button type="button" onClick={() => void session.order(offered, 'turn')}>
            {panelWords.orders.untilTurn}
          </button>
          <button type="button" onClick={() => void session.order(offered, 'told')}>
            {panelWords.orders.untilTold}
          </button>
        </p>
      )}
      {Object.entries(own).map(([kind, holds]) => (
        <p key={kind}>
          <span>{panelWords.orders.passing(nameOf(kind), holds === 'told')}</span>
          <button type="button" onClick={() => void session.order(kind, 'off')}>
            {panelWords.orders.stop}
          </button>
        </p>
      ))}
      {others.map(({ other, kind, isForGood }) => (
        <p key={`${other} ${kind}`}>{panelWords.orders.passes(sideName(other), nameOf(kind), isForGood)}</p>
      ))}
    </section>
  );
}
