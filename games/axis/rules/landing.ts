import { no } from '@kurgan/engine';
import { AIR_KINDS, type AirKind } from '../data/units.ts';
import { AIRFIELDS, type Side, type ZoneId } from '../data/zones.ts';
import { freePlaces } from './attack.ts';
import { isFriendly } from './board.ts';
import { addUnits } from './stacks.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type Choosing,
  finish,
  first,
  type Open,
  only,
  other,
  type Sortie,
} from './state.ts';

/** Cards 6 and 13. */

/** Interceptors of the other side go home before anyone lands, if they still have one (AA-OPT-14, AA-R-94). */
export const returning: Automatic<'returning'> = {
  run(state, { side }, context) {
    const { open } = state;
    const owner = other(side);
    finish(state);
    const away = open.sorties.filter((each) => each.side === owner && each.mission === 'intercept');
    if (away.length === 0) return;
    open.sorties = open.sorties.filter((each) => !away.includes(each));
    for (const { kind, home } of away) {
      if (home !== null && isFriendly(open, owner, home)) {
        addUnits(open, owner, home, kind, 1);
        context.log({ event: 'landed', rule: 'AA-OPT-14', side: owner, kind, zone: home });
      } else context.log({ event: 'homeless', rule: 'AA-R-94', side: owner, kind, count: 1 });
    }
  },
};

const isInTheAir = (sortie: Sortie, side: Side): boolean => sortie.side === side && sortie.mission !== 'intercept';

/** Airfields with room in zones held since the Attack phase began (AA-LAND-01, AA-LAND-02). */
const airfields = (open: Open, side: Side): ZoneId[] =>
  AIRFIELDS.filter(
    (zone) => isFriendly(open, side, zone) && !open.taken.includes(zone) && freePlaces(open, side, zone) > 0,
  );

const inTheAir = (open: Open, side: Side, kind: AirKind): number =>
  open.sorties.filter((each) => isInTheAir(each, side) && each.kind === kind).length;

/** Aircraft land one by one; without a place they are lost (AA-LAND-03). */
export const landings: Automatic<'landings'> = {
  run(state, { side }, context) {
    const { open } = state;
    const up = open.sorties.filter((each) => isInTheAir(each, side)).length;
    if (up === 0) {
      finish(state);
      return;
    }
    const fields = airfields(open, side);
    const [field] = fields;
    if (field === undefined) {
      for (const kind of AIR_KINDS) {
        const count = inTheAir(open, side, kind);
        if (count > 0) context.log({ event: 'homeless', rule: 'AA-LAND-03', side, kind, count });
      }
      open.sorties = open.sorties.filter((each) => !isInTheAir(each, side));
      return;
    }
    if (fields.length === 1 && up <= freePlaces(open, side, field)) {
      for (const kind of AIR_KINDS) while (inTheAir(open, side, kind) > 0) touchDown(open, side, kind, field, context);
      return;
    }
    first(state, { step: 'landing', side });
  },
};

export const landing: Choosing<'landing', 'land'> = {
  rule: 'AA-R-67',
  verbs: ['land'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side }) =>
    AIR_KINDS.filter((kind) => inTheAir(open, side, kind) > 0).flatMap((kind) =>
      airfields(open, side).map((zone): Action<'land'> => ({ do: 'land', kind, zone })),
    ),
  refuse({ open }, { side }, { kind, zone }) {
    if (inTheAir(open, side, kind) === 0) return no('AA-LAND-01', { aircraft: kind, 'in the air': 0 });
    if (airfields(open, side).includes(zone)) return null;
    const full = isFriendly(open, side, zone) && freePlaces(open, side, zone) <= 0;
    return no(full ? 'AA-LAND-02' : 'AA-LAND-01', { zone });
  },
  act(state, { side }, { kind, zone }, context) {
    finish(state);
    touchDown(state.open, side, kind, zone, context);
  },
};

function touchDown(open: Open, side: Side, kind: AirKind, zone: ZoneId, context: AxisContext): void {
  const index = open.sorties.findIndex((each) => isInTheAir(each, side) && each.kind === kind);
  open.sorties.splice(index, 1);
  addUnits(open, side, zone, kind, 1);
  context.log({ event: 'landed', rule: 'AA-LAND-01', side, kind, zone });
}
