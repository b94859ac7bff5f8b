import { no } from '@kurgan/engine';
import { LUFTWAFFE_RPC } from '../data/track.ts';
import { AIR_KINDS, isAir } from '../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { callOff } from './air-defense.ts';
import { asksWhich, nextLost } from './aloft.ts';
import { discardTokens, isContested, removeMarker } from './board.ts';
import { addUnits, controlOf, countIn, forceIn, landIn, removeUnits } from './stacks.ts';
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
import { kindOf, unitsOf } from './volley.ts';

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

const aircraftOver = (side: Side, zone: ZoneId, unit: BattleKind) =>
  unit === 'fighter-aloft' || unit === 'bomber-aloft'
    ? ({ side, kind: unit === 'fighter-aloft' ? 'fighter' : 'bomber', at: zone } as const)
    : null;

/** Units of a side in a contested zone, in the air over it too, whatever they fly there for (AA-R-97). */
const unitsIn = (open: Open, side: Side, zone: ZoneId): BattleKind[] => {
  const force = forceIn(open, side, zone);
  return unitsOf(side).filter((unit) => {
    const over = aircraftOver(side, zone, unit);
    return over === null ? force[unit] > 0 : nextLost(open, over) !== undefined;
  });
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
  act: (state, _frame, { kind, zone }) => proceed(state, { step: 'sacrificed', kind, zone }),
};

export const sacrificed: Automatic<'sacrificed'> = {
  run(state, { kind, zone }, context) {
    const { open } = state;
    const over = aircraftOver('allies', zone, kind);
    if (over !== null && asksWhich(state, over, 1)) return;
    take(open, 'allies', zone, kind, context);
    proceed(state, { step: 'answers', zone, bare: isBare(open, 'allies', zone, kind) });
  },
};

export const answers: Automatic<'answers'> = {
  run(state, { zone, bare }, context) {
    const { open } = state;
    const units = unitsIn(open, 'axis', zone);
    const [unit] = units;
    if (units.length > 1) {
      proceed(state, { step: 'answer', zone, bare });
      return;
    }
    finish(state);
    if (unit === undefined) afterHeroes(open, zone, bare);
    else answerWith(open, zone, unit, bare, context);
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
  act(state, { zone, bare }, { kind }, context) {
    finish(state);
    if (kind !== 'crossing') answerWith(state.open, zone, kind, bare, context);
  },
};

function answerWith(open: Open, zone: ZoneId, unit: BattleKind, bare: boolean, context: AxisContext): void {
  take(open, 'axis', zone, unit, context);
  afterHeroes(open, zone, bare || isBare(open, 'axis', zone, unit));
}

/** True if this unit was the last land unit of its side in a zone. */
const isBare = (open: Open, side: Side, zone: ZoneId, unit: BattleKind): boolean =>
  !isAir(kindOf(unit)) && landIn(open, side, zone) === 0;

function take(open: Open, side: Side, zone: ZoneId, unit: BattleKind, context: AxisContext): void {
  const over = aircraftOver(side, zone, unit);
  const [gone] = over === null ? [] : open.sorties.splice(nextLost(open, over) ?? 0, 1);
  const { tokens = 0, passenger = null } = gone ?? {};
  if (over === null) removeUnits(open, side, zone, kindOf(unit), 1);
  discardTokens(open, tokens);
  context.log({ event: 'lost', rule: 'AA-OPT-07', side, count: 1, kind: unit, at: zone, tokens, passenger });
}

/**
 * Once a side has lost its last land unit the marker goes, unless the only land units left are of the side that doesn't
 * hold the zone (AA-OPT-08). An attack by aircraft alone goes on while one that attacks is left (AA-R-43, AA-R-89).
 */
function afterHeroes(open: Open, zone: ZoneId, bare: boolean): void {
  const intruder = other(controlOf(open, zone));
  if (landIn(open, intruder, zone) > 0) return;
  if (bare) removeMarker(open, zone);
  else callOff(open, intruder, zone);
}
