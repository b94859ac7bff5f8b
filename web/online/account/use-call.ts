import { useState } from 'preact/hooks';
import { Refused } from '../connection.ts';
import { accountWords } from './words.ts';

/** Runs calls one at a time and keeps what went wrong, in words. */
export function useCall(): { readonly told: string; tell(text: string): void; run(call: () => Promise<void>): void } {
  const [told, tell] = useState('');
  const run = (call: () => Promise<void>): void => {
    tell('');
    call().catch((error: unknown) => {
      tell(error instanceof Refused ? (error.reason.detail ?? accountWords.failed) : accountWords.failed);
    });
  };
  return { told, tell, run };
}
