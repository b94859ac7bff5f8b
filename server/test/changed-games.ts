import { type AnyGame, type GameTypes, no } from '@kurgan/engine';
import { type GameManifest, GAMES as REAL } from '@kurgan/games';

/** A change of the rules that a test makes: an action that is refused, or one that changes a figure and doesn't log it. */
export interface Change {
  readonly version: string;
  readonly refused?: string;
  readonly marked?: string;
}

const KEY = Symbol.for('kurgan test change');

/** The registry may be loaded a second time, so the change is kept where both find it. */
export const setChange = (change: Change | null): void => {
  Reflect.set(globalThis, KEY, change);
};

function changed(game: AnyGame): AnyGame {
  const change: Change | null = Reflect.get(globalThis, KEY) ?? null;
  if (change === null) return game;
  const textOf = (action: GameTypes['action']): string => game.notation.format(action);
  return {
    ...game,
    version: change.version,
    refuse: (view, seat, action) =>
      textOf(action) === change.refused ? no('XX-TEST-01', { secret: 'a fact' }) : game.refuse(view, seat, action),
    apply(state, seat, action, context) {
      game.apply(state, seat, action, context);
      const points: Record<string, number> = Reflect.get(state.open, 'points') ?? {};
      const [first = ''] = Object.keys(points);
      if (textOf(action) === change.marked) points[first] = (points[first] ?? 0) + 1;
    },
  };
}

/** The real games by changed rules. */
export const GAMES: readonly GameManifest[] = REAL.map((manifest) => ({
  ...manifest,
  rules: async (scenario) => changed(await manifest.rules(scenario)),
}));
