import { withRules } from './changed-rules.ts';

/** Looking at the charm doesn't count as knowing it. */
export const GAMES = withRules((game) => ({
  apply(state, seat, action, context) {
    game.apply(state, seat, action, context);
    if (action.do === 'look') Object.assign(state.private[seat] ?? {}, { known: false });
  },
}));
