import { no } from '@kurgan/engine';
import { LIMITS } from '../data/track.ts';
import { LAND_KINDS_OF } from '../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { forgetMoves, isContested, piecesRunOut, raisedIn } from './board.ts';
import { arrive, multiplied } from './land-moves.ts';
import { crossesUnfrozenDon, marchFrom, stepsFrom, takeForbidden } from './reach.ts';
import { countIn, landAt, removeUnits } from './stacks.ts';
import { type Action, type Automatic, type Choosing, finish, first, type Open, only, other } from './state.ts';

/** The stacking check at the end of a Movement phase. */

const overfull = (open: Open, side: Side): ZoneId[] =>
  ZONE_IDS.filter((_zone, number) => landAt(open, side, number) > LIMITS.stack);

/** Moves by which the opponent may thin out a zone (AA-STACK-02, AA-R-49). */
function proposePushes(open: Open, side: Side, zone: ZoneId, list: Action<'push'>[]): void {
  if (isContested(open, zone)) return;
  const march = marchFrom(open, side, zone);
  for (const kind of LAND_KINDS_OF[side]) {
    const fixed = kind === 'infantry' ? raisedIn(open, zone) : 0;
    const count = countIn(open, side, zone, kind);
    if (count <= fixed) continue;
    const runOut = count > 1 && piecesRunOut(open, side, kind);
    for (const step of stepsFrom(march.start)) {
      if (landAt(open, side, step.end) >= LIMITS.stack || takeForbidden(march, kind, step) !== null) continue;
      if (!runOut || countIn(open, side, step.to, kind) > 0) list.push({ do: 'push', kind, zone, to: step.to });
    }
  }
}

function pushes(open: Open, side: Side): Action<'push'>[] {
  const list: Action<'push'>[] = [];
  for (const zone of overfull(open, side)) proposePushes(open, side, zone, list);
  return list;
}

export const stacking: Automatic<'stacking'> = {
  run(state, { side }) {
    const { open } = state;
    if (pushes(open, side).length > 0) {
      first(state, { step: 'pushing', side });
      return;
    }
    const [zone] = overfull(open, side);
    if (zone !== undefined) {
      first(state, { step: 'scrapping', side, zone });
      return;
    }
    forgetMoves(open);
    open.uranus.tokens = [];
    finish(state);
  },
};

/** The opponent moves excess units, one at a time. */
export const pushing: Choosing<'pushing', 'push'> = {
  rule: 'AA-STACK-02',
  verbs: ['push'],
  exact: true,
  who: (_view, { side }) => only(other(side)),
  propose: ({ open }, { side }) => pushes(open, side),
  refuse: ({ open }, { side }, action) =>
    pushes(open, side).some(({ kind, zone, to }) => kind === action.kind && zone === action.zone && to === action.to)
      ? null
      : no('AA-R-49', { unit: action.kind, zone: action.zone, to: action.to }),
  act(state, { side }, { kind, zone, to }, context) {
    const { open } = state;
    finish(state);
    removeUnits(open, side, zone, kind, 1);
    arrive(state, side, kind, 1, to, crossesUnfrozenDon(open, zone, to) ? 'don' : null);
    context.log({ event: 'pushed', rule: 'AA-STACK-02', side, kind, from: zone, to });
    multiplied(open, side, kind, 1, zone, to, context);
  },
};

/** The owner destroys units that nobody can move. */
export const scrapping: Choosing<'scrapping', 'scrap'> = {
  rule: 'AA-STACK-03',
  verbs: ['scrap'],
  who: (_view, { side }) => only(side),
  propose: (_view, { side }) => LAND_KINDS_OF[side].map((kind): Action<'scrap'> => ({ do: 'scrap', kind })),
  refuse: ({ open }, { side, zone }, { kind }) =>
    countIn(open, side, zone, kind) > 0 ? null : no('AA-STACK-03', { unit: kind, zone }),
  act(state, { side, zone }, { kind }, context) {
    finish(state);
    removeUnits(state.open, side, zone, kind, 1);
    context.log({ event: 'scrapped', rule: 'AA-STACK-03', side, kind, zone });
  },
};
