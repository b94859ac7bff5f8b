import { no, type Refusal } from '@kurgan/engine';
import { SITE_IDS, SITES } from '../data/places.ts';
import { HITS_ON } from '../data/track.ts';
import { isAir, KINDS_OF, type Kind } from '../data/units.ts';
import type { Side, ZoneId } from '../data/zones.ts';
import { canDefend } from './air-defense.ts';
import { afterFire, isOccupied } from './board.ts';
import { canScramble } from './interceptors.ts';
import type { RuleId } from './rule-ids.ts';
import { countIn, landIn, removeUnits } from './stacks.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type Choosing,
  type Frame,
  type FrameOf,
  finish,
  type Open,
  only,
  other,
  proceed,
  type State,
} from './state.ts';

/** Cards 4 and 11: interceptors, then Air Defense, then ambushes (AA-R-76). */
export const reaction: Automatic<'reaction'> = {
  run(state, { side }) {
    const { open } = state;
    const frames: Frame[] = [];
    if (canScramble(open, side)) frames.push({ step: 'scramble', side });
    if (canDefend(open, side)) frames.push({ step: 'airDefense', side, aim: [] });
    proceed(state, ...frames, { step: 'ambushes', side, fired: [] });
  },
};

const shots = (open: Open, { side, fired }: FrameOf<'ambushes'>): Action<'ambush'>[] =>
  SITE_IDS.flatMap((site) =>
    open.ambushers[site]?.side === side && !fired.includes(site)
      ? SITES[site]
          .filter((zone) => landIn(open, other(side), zone) > 0)
          .map((zone) => ({ do: 'ambush', site, zone }) as const)
      : [],
  );

/** Opens the choice while an ambusher has a target. */
export const ambushes: Automatic<'ambushes'> = {
  run(state, frame) {
    if (shots(state.open, frame).length > 0) proceed(state, { ...frame, step: 'ambushing' });
    else finish(state);
  },
};

function refuseAmbush(
  open: Open,
  { side, fired }: FrameOf<'ambushing'>,
  action: Action<'ambush'>,
): Refusal<RuleId> | null {
  const { site, zone } = action;
  if (open.ambushers[site]?.side !== side) return no('AA-AMB-08', { site });
  if (fired.includes(site)) return no('AA-AMB-08', { site, fired: true });
  if (!SITES[site].includes(zone)) return no('AA-AMB-08', { site, zones: SITES[site] });
  return landIn(open, other(side), zone) > 0 ? null : no('AA-AMB-08', { zone, 'enemy land units': 0 });
}

/** One shot after the other: the next target is chosen after the last result (AA-AMB-08). */
export const ambushing: Choosing<'ambushing', 'ambush' | 'hold'> = {
  rule: 'AA-AMB-08',
  verbs: ['ambush', 'hold'],
  window: { kinds: ['ambush'], pass: { do: 'hold' } },
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, frame) => [{ do: 'hold' }, ...shots(open, { ...frame, step: 'ambushes' })],
  refuse: ({ open }, frame, action) => (action.do === 'hold' ? null : refuseAmbush(open, frame, action)),
  act(state, { side, fired }, action, context) {
    if (action.do === 'hold') {
      finish(state);
      return;
    }
    const { site, zone } = action;
    const die = context.d(6);
    context.log({ event: 'ambush', rule: 'AA-AMB-09', side, site, zone, die });
    const frames: Frame[] = [{ step: 'ambushes', side, fired: [...fired, site] }];
    const enemy = other(side);
    const chooser = die === 1 ? side : enemy;
    if (die <= HITS_ON.ambush) frames.unshift({ step: 'loss', chooser, side: enemy, zone, hits: 1, air: false });
    proceed(state, ...frames);
  },
};

/** Kinds that fire on a zone may take. */
const candidates = (open: Open, side: Side, zone: ZoneId, air: boolean): Kind[] =>
  KINDS_OF[side].filter((kind) => countIn(open, side, zone, kind) > 0 && (air || !isAir(kind)));

/** One unit for each hit of fire that is not combat; it goes at once (AA-AMB-10, AA-BOM-05). */
export const loss: Automatic<'loss'> = {
  run(state, frame, context) {
    const { open } = state;
    const { side, zone, hits, air } = frame;
    const kinds = candidates(open, side, zone, air);
    const [only] = kinds;
    if (hits === 0 || only === undefined) finish(state);
    else if (kinds.length > 1) proceed(state, { ...frame, step: 'losing' });
    else take(state, frame, only, context);
  },
};

export const losing: Choosing<'losing', 'lose'> = {
  rule: 'AA-AMB-09',
  verbs: ['lose'],
  exact: true,
  who: (_view, { chooser }) => only(chooser),
  propose: ({ open }, { side, zone, air }) =>
    candidates(open, side, zone, air).map((kind) => ({ do: 'lose', count: 1, kind })),
  refuse: ({ open }, { side, zone, air }, { count, kind }) =>
    count === 1 && candidates(open, side, zone, air).some((each) => each === kind)
      ? null
      : no(air ? 'AA-BOM-05' : 'AA-AMB-09', { unit: kind, zone }),
  act(state, frame, { kind }, context) {
    if (kind === 'fighter-aloft' || kind === 'bomber-aloft' || kind === 'crossing') return;
    take(state, { ...frame, step: 'loss' }, kind, context);
  },
};

function take(state: State, frame: FrameOf<'loss'>, kind: Kind, context: AxisContext): void {
  const { open } = state;
  const { side, zone, hits } = frame;
  removeUnits(open, side, zone, kind, 1);
  const rule = frame.air ? 'AA-BOM-05' : 'AA-AMB-10';
  context.log({ event: 'lost', rule, side, count: 1, kind, at: zone });
  afterFire(open, side, zone);
  proceed(state, { ...frame, hits: isOccupied(open, side, zone) ? hits - 1 : 0 });
}
