import type { ClockSeen, Pace } from '@kurgan/wire';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { clockText } from '../pace.ts';
import { tableWords as words } from './words.ts';

/** The time by the server's clock, told anew every second while a clock runs. */
export function useNow(connection: Connection, isRunning: boolean): number {
  const now = useSignal(connection.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = (): void => {
      now.value = connection.now();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [connection, isRunning, now]);
  return now.value;
}

/** Milliseconds left in the bank. */
export const leftOf = ({ bank, due }: ClockSeen, now: number): number =>
  due === null ? bank : Math.max(0, Math.min(bank, due - now));

/** Milliseconds that the wait goes on before the bank runs; this computer's clock may be a little behind. */
const graceLeft = ({ since }: ClockSeen, pace: Pace, now: number): number =>
  pace.kind !== 'live' || since === null ? 0 : Math.min(pace.grace, Math.max(0, since + pace.grace - now));

interface ClockProps {
  readonly clock: ClockSeen;
  readonly pace: Pace;
  readonly now: number;
}

/** A running clock is paper with ink, a standing one has a line. The grace of a wait is a bar below. */
export function Clock({ clock, pace, now }: ClockProps): JSX.Element {
  const isRunning = clock.since !== null;
  const left = leftOf(clock, now);
  const grace = graceLeft(clock, pace, now);
  return (
    <span class={isRunning ? 'seat-clock ticks' : 'seat-clock'}>
      <time>
        {left === 0 && isRunning && <span class="wide-only">{words.outOfTime}</span>}
        <span class={left === 0 && isRunning ? 'narrow-only' : ''}>{clockText(left)}</span>
      </time>
      {grace > 0 && pace.kind === 'live' && (
        <>
          <progress aria-hidden="true" max={pace.grace} value={grace} />
          <i>{words.grace(Math.ceil(grace / 1000))}</i>
        </>
      )}
    </span>
  );
}
