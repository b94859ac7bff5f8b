import { no } from '@kurgan/engine';
import { LUFTWAFFE_RPC } from '../data/track.ts';
import { AIR_KINDS } from '../data/units.ts';
import { ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { discardTokens, isContested, removeMarker } from './board.ts';
import { addUnits, controlOf, countIn, landIn, removeUnits } from './stacks.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type BattleKind,
  type Choosing,
  finish,
  first,
  type Open,
  only,
  other,
  proceed,
} from './state.ts';
import { kindOf, musterOf, unitsOf } from './volley.ts';

/** The optional cards that roll a die: Luftwaffe Priorities and Heroes of the Soviet Union. */

const grounds = (open: Open): Action<'ground'>[] =>
  ZONE_IDS.flatMap((zone) =>
    AIR_KINDS.filter((kind) => countIn(open, 'axis', zone, kind) > 0).map(
      (kind): Action<'ground'> => ({ do: 'ground', kind, zone }),
    ),
  );

export const luftwaffe: Automatic<'luftwaffe'> = {
  run(state, _frame, context) {
    finish(state);
    const die = context.d(6);
    context.log({ event: 'optionDie', rule: 'AA-OPT-06', option: 'luftwaffe', die });
    if (die === 6 && grounds(state.open).length > 0) first(state, { step: 'grounding' });
  },
};

export const grounding: Choosing<'grounding', 'ground'> = {
  rule: 'AA-OPT-06',
  verbs: ['ground'],
  exact: true,
  who: () => only('axis'),
  propose: ({ open }) => grounds(open),
  refuse: ({ open }, _frame, { kind, zone }) =>
    countIn(open, 'axis', zone, kind) > 0 ? null : no('AA-OPT-06', { zone, aircraft: kind }),
  act(state, _frame, { kind, zone }, context) {
    const { open } = state;
    finish(state);
    addUnits(open, 'axis', zone, kind, -1);
    open.rpc.axis += LUFTWAFFE_RPC[open.scenario];
    context.log({ event: 'grounded', rule: 'AA-OPT-06', kind, zone, rpc: open.rpc.axis });
  },
};

/** Units of a side in a contested zone, in the air over it too (AA-R-97). */
const unitsIn = (open: Open, side: 'axis' | 'allies', zone: ZoneId): BattleKind[] => {
  const muster = musterOf(open, { zone }, side);
  return unitsOf(side).filter((unit) => muster[unit] > 0);
};

const sacrifices = (open: Open): Action<'sacrifice'>[] =>
  ZONE_IDS.filter((zone) => isContested(open, zone)).flatMap((zone) =>
    unitsIn(open, 'allies', zone).map((kind): Action<'sacrifice'> => ({ do: 'sacrifice', kind, zone })),
  );

export const heroes: Automatic<'heroes'> = {
  run(state, _frame, context) {
    finish(state);
    const die = context.d(6);
    context.log({ event: 'optionDie', rule: 'AA-OPT-07', option: 'heroes', die });
    if (die === 6 && sacrifices(state.open).length > 0) first(state, { step: 'sacrifice' });
  },
};

export const sacrifice: Choosing<'sacrifice', 'sacrifice'> = {
  rule: 'AA-OPT-07',
  verbs: ['sacrifice'],
  exact: true,
  who: () => only('allies'),
  propose: ({ open }) => sacrifices(open),
  refuse: ({ open }, _frame, { kind, zone }) =>
    isContested(open, zone) && unitsIn(open, 'allies', zone).includes(kind)
      ? null
      : no('AA-OPT-07', { zone, unit: kind }),
  act(state, _frame, { kind, zone }, context) {
    take(state.open, 'allies', zone, kind, context);
    proceed(state, { step: 'answers', zone });
  },
};

export const answers: Automatic<'answers'> = {
  run(state, { zone }, context) {
    const { open } = state;
    const units = unitsIn(open, 'axis', zone);
    const [unit] = units;
    if (units.length > 1) {
      proceed(state, { step: 'answer', zone });
      return;
    }
    finish(state);
    if (unit !== undefined) take(open, 'axis', zone, unit, context);
    afterHeroes(open, zone);
  },
};

export const answer: Choosing<'answer', 'lose'> = {
  rule: 'AA-OPT-07',
  verbs: ['lose'],
  exact: true,
  who: () => only('axis'),
  propose: ({ open }, { zone }) =>
    unitsIn(open, 'axis', zone).map((kind): Action<'lose'> => ({ do: 'lose', count: 1, kind })),
  refuse: ({ open }, { zone }, { count, kind }) =>
    count === 1 && kind !== 'crossing' && unitsIn(open, 'axis', zone).includes(kind)
      ? null
      : no('AA-OPT-07', { unit: kind }),
  act(state, { zone }, { kind }, context) {
    finish(state);
    if (kind !== 'crossing') take(state.open, 'axis', zone, kind, context);
    afterHeroes(state.open, zone);
  },
};

function take(open: Open, side: 'axis' | 'allies', zone: ZoneId, unit: BattleKind, context: AxisContext): void {
  if (unit === 'fighter-aloft' || unit === 'bomber-aloft') {
    const kind = kindOf(unit);
    const index = open.sorties.findIndex(
      (each) => each.side === side && each.kind === kind && each.at === zone && each.mission !== 'relocate',
    );
    const [gone] = open.sorties.splice(index, 1);
    discardTokens(open, gone?.tokens ?? 0);
  } else removeUnits(open, side, zone, unit, 1);
  context.log({ event: 'lost', rule: 'AA-OPT-07', side, count: 1, kind: unit, at: zone });
}

/** The marker goes, unless the only land units left are of the side that doesn't hold the zone (AA-OPT-08). */
function afterHeroes(open: Open, zone: ZoneId): void {
  if (landIn(open, other(controlOf(open, zone)), zone) === 0) removeMarker(open, zone);
}
