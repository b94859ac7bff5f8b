import { no } from '@kurgan/engine';
import { withRules } from './changed-rules.ts';

/** Nobody climbs from the fourth round on. */
export const GAMES = withRules((game) => ({
  refuse: (view, seat, action) =>
    action.do === 'climb' && 'round' in view.open && Number(view.open.round) > 3
      ? no('HL-CLIMB-01', { round: String(view.open.round) })
      : game.refuse(view, seat, action),
}));
