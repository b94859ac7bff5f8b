import type { Mission } from './plan.ts';

/** English texts for moving units. */
export const moving = {
  pick: (units: string, ready: number) => `${units} of ${ready} picked`,
  pickHelp: 'Click to pick all or none, Shift-click for one more, 1 to 9 for so many',
  of: (ready: number) => `of ${ready}`,
  all: 'All that can',
  drop: 'Put back',
  missionsLabel: 'Mission',
  missions: {
    go: 'Move',
    blitz: 'Blitz',
    drop: 'Drop a token',
    'carry-1': 'Carry 1 token',
    'carry-2': 'Carry 2 tokens',
    airlift: 'Carry infantry',
  } satisfies Readonly<Record<Mission, string>>,
  send: (place: string) => `Send more to ${place}`,
  sendHelp: 'Every stack you click goes there at once',
  moves: 'Moves of this phase',
  undo: (move: string) => `Take back: ${move}`,
} as const;
