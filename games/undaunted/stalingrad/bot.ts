import { opponentsOf } from '../bot.ts';
import type { Action } from './actions.ts';
import { StalingradOutlook } from './bot/outlook.ts';
import { OUTLOOK } from './bot/outlook-weights.ts';
import { StalingradPolicy } from './bot/policy.ts';
import { WEIGHTS } from './bot/weights.ts';
import type { Stalingrad } from './state.ts';

/** Choices before and after a game: nothing on the board helps with them, and the standard ones are good. */
const SETTLED: readonly string[] = ['integrate', 'decks', 'reserves'];

const policy = new StalingradPolicy(WEIGHTS);

/** Actions are told apart by their words. */
function keyOf(action: Action): string {
  let key: string = action.do;
  if ('card' in action) key += ` ${action.card}`;
  if ('to' in action) key += ` ${action.to}`;
  if ('unit' in action) key += ` ${action.unit}`;
  if ('at' in action) key += ` ${action.at}`;
  if ('counter' in action) key += ` ${action.counter}`;
  if ('kind' in action) key += ` ${action.kind}`;
  return key;
}

export const opponents = opponentsOf<Stalingrad>(
  { policy, outlook: new StalingradOutlook(OUTLOOK), reason: () => '' },
  {
    key: keyOf,
    obvious: ({ flow }) => SETTLED.includes(flow.at(-1)?.step ?? ''),
    /** A campaign is played one game at a time. */
    focus: (view) => ({
      ...view,
      open: { ...view.open, campaign: false },
      flow: view.flow.filter(({ step }) => step !== 'campaign'),
    }),
  },
);
