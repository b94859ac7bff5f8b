import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { tableWords } from '../language/table.ts';

/** Standing orders of the player at the screen: to pass the windows of a kind from now on, and to be asked again. */
export function OrdersBar({ session }: { readonly session: Session }): JSX.Element {
  const { orders: words } = tableWords.value.play;
  const { seat, waiting, now, orders } = session.moment.value;
  const own = (seat !== null && orders[seat]) || {};
  const open = now?.window ?? null;
  const isAsked = seat !== null && open !== null && waiting.includes(seat);
  return (
    <div class="safety-lines" role="status">
      {Object.keys(own).map((kind) => (
        <p key={kind}>
          {words.passes(kind)}
          <button class="button small" type="button" onClick={() => void session.order(kind, 'off')}>
            {words.askAgain}
          </button>
        </p>
      ))}
      {isAsked && !Object.hasOwn(own, open) && (
        <p>
          {words.pass(open)}
          <button class="button small" type="button" onClick={() => void session.order(open, 'turn')}>
            {words.untilTurn}
          </button>
          <button class="button small" type="button" onClick={() => void session.order(open, 'told')}>
            {words.untilTold}
          </button>
        </p>
      )}
    </div>
  );
}
