import './orders.css';
import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { words } from '../en.ts';

interface OrdersProps {
  readonly session: Pick<Session, 'moment' | 'order'>;
  /** What the game calls its windows, by kind: `reactions`. */
  readonly names: Readonly<Record<string, string>>;
}

/** Passing the windows of a kind ahead, while one is open, and taking that back. Nothing in a game without windows. */
export function Orders({ session, names }: OrdersProps): JSX.Element | null {
  const { seat, now, choices, orders } = session.moment.value;
  const own = (seat === null ? undefined : orders[seat]) ?? {};
  const open = now?.window ?? null;
  const offered = open === null || choices.length === 0 || Object.hasOwn(own, open) ? null : open;
  const kinds = Object.keys(own);
  if (offered === null && kinds.length === 0) return null;
  const nameOf = (kind: string): string => names[kind] ?? kind;
  return (
    <section class="orders" aria-label={words.orders.title}>
      {offered !== null && (
        <p>
          {words.orders.pass(nameOf(offered))}
          <button type="button" onClick={() => void session.order(offered, 'turn')}>
            {words.orders.untilTurn}
          </button>
          <button type="button" onClick={() => void session.order(offered, 'told')}>
            {words.orders.untilTold}
          </button>
        </p>
      )}
      {kinds.map((kind) => (
        <p key={kind}>
          {words.orders.passing(nameOf(kind), own[kind] === 'told')}
          <button type="button" onClick={() => void session.order(kind, 'off')}>
            {words.orders.stop}
          </button>
        </p>
      ))}
    </section>
  );
}
