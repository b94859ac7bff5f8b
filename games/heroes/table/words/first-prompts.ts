import { capital } from '@kurgan/engine';
import type { Frame, Seat, View } from '../../rules/state.ts';
import { theUnit } from './names.ts';

export interface PromptWords {
  readonly title: string;
  readonly help: string;
}

export const SIDE_TITLES: Readonly<Record<Seat, string>> = { soviet: 'The Soviet side', german: 'The German side' };

/** Nobody waits for a player who reads a page of the lesson. */
export const waitingFor = (seat: string, own: Seat | null): string =>
  seat === own ? '' : `${SIDE_TITLES[seat === 'soviet' ? 'soviet' : 'german']} decides.`;

/** A step without words of its own; its actions say what can be done. */
export const PLAIN: PromptWords = { title: 'Choose', help: 'Touch what is lit, or choose an action.' };

export type Tellers = {
  readonly [Step in Frame['step']]?: (frame: Extract<Frame, { step: Step }>, view: View) => PromptWords;
};

/** Until everybody has deployed. */
export const FIRST_PROMPTS: Tellers = {
  deploy: ({ unit }, view) =>
    unit < 0
      ? { title: 'Deploy', help: 'Choose the next unit.' }
      : { title: `Deploy ${theUnit(view, unit)}`, help: 'Choose a square of your area.' },
  deployFacing: ({ unit }, view) => ({ title: 'Which way?', help: `${capital(theUnit(view, unit))} faces there.` }),
};

export function told(prompts: Tellers, view: View): PromptWords {
  const frame = view.flow.at(-1);
  if (frame === undefined) return PLAIN;
  const tell = prompts[frame.step] as ((frame: Frame, view: View) => PromptWords) | undefined;
  return tell?.(frame, view) ?? PLAIN;
}

export const firstPromptOf = (view: View): PromptWords => told(FIRST_PROMPTS, view);
