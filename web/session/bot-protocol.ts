import type { Hint } from '@kurgan/kit/session';
import type { Question } from './think.ts';
import type { TroubleKind } from './trouble.ts';

/** What the worker that keeps the matches says to the bots' worker: a question, or that the best so far will do. */
export type BotRequest = { readonly number: number; readonly question: Question } | { readonly enough: number };

export type BotResponse =
  | { readonly number: number; readonly progress: number }
  | { readonly number: number; readonly answer: Hint }
  | { readonly number: number; readonly trouble: TroubleKind; readonly detail: string };
