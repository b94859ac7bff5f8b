import type { Controller, GameTable } from '@kurgan/kit';
import { useEffect } from 'preact/hooks';

/** Lets what happens at a table be heard, once the board is up. */
export function useListening(controller: Controller, table: GameTable, mayRing?: () => boolean): void {
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    void import('./listen-to.ts').then(({ listenTo }) => {
      if (stop !== null) stop = listenTo(controller, table, mayRing);
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [controller, table]);
}
