import { no } from '@kurgan/engine';
import type { CrossingId } from '../data/places.ts';
import { AIR_KINDS, type AirKind } from '../data/units.ts';
import { asksWhich, nextLost } from './aloft.ts';
import { destroyCrossing } from './attack.ts';
import type { Rolled } from './events.ts';
import {
  type Automatic,
  type AxisContext,
  type Choosing,
  type FrameOf,
  finish,
  type Open,
  only,
  proceed,
  type Sortie,
} from './state.ts';
import { airValue, type Group } from './volley.ts';

/** A crossing with interceptors over it: one round of combat (AA-OPT-12, AA-R-95). */

const raidersAt = (open: Open, crossing: CrossingId, kind: AirKind): Sortie[] =>
  open.sorties.filter(({ at, mission, kind: each }) => at === crossing && mission === 'attack' && each === kind);

const interceptorsAt = (open: Open, crossing: CrossingId): number =>
  open.sorties.filter(({ at, mission }) => at === crossing && mission === 'intercept').length;

/** The dice of both sides over an intercepted crossing: raiders, fighters first, and the reply. */
export function crossingVolleys(open: Open, crossing: CrossingId): { raiders: Group[]; reply: Group } {
  const raiders = AIR_KINDS.map((kind): Group => {
    const count = raidersAt(open, crossing, kind).length;
    return {
      kind: `${kind}-aloft`,
      count,
      value: airValue(open, 'axis', kind, true),
      hits: kind === 'fighter' ? 'air' : 'named',
    };
  });
  const value = airValue(open, 'allies', 'fighter', false);
  return { raiders, reply: { kind: 'fighter-aloft', count: interceptorsAt(open, crossing), value, hits: 'plain' } };
}

function roll({ kind, count, value }: Group, context: AxisContext): Rolled {
  const dice = Array.from({ length: count }, () => context.d(6));
  return { kind, value, dice, hits: dice.filter((die) => die <= value).length };
}

export const crossingCombat: Automatic<'crossingCombat'> = {
  run(state, { crossing }, context) {
    const { open } = state;
    const rolled = crossingVolleys(open, crossing).raiders.map((group) => roll(group, context));
    const [fighters = 0, bombers = 0] = rolled.map(({ hits }) => hits);
    const groups = rolled.filter(({ dice }) => dice.length > 0);
    context.log({ event: 'volley', rule: 'AA-OPT-12', side: 'axis', at: crossing, groups, hits: fighters + bombers });
    proceed(state, { step: 'crossingHits', crossing, plain: 0, fighters, bombers, doomed: 0, sunk: false });
  },
};

type HitsFrame = FrameOf<'crossingHits'>;

/**
 * Demands first, then the Allies' choice, then the reply of the interceptors, doomed ones too. Hits for everything
 * there, which only the first look can find, leave nothing to choose, so a fighter is left at every choice.
 */
export const crossingHits: Automatic<'crossingHits'> = {
  run(state, frame) {
    const { open } = state;
    const { crossing, fighters, bombers, sunk } = frame;
    const left = interceptorsAt(open, crossing) - frame.doomed;
    const all = frame.plain + fighters + bombers;
    if (all > left) {
      proceed(state, { step: 'crossingReply', crossing, doomed: frame.doomed + left, sunk: true });
      return;
    }
    if (fighters > 0 || (bombers > 0 && !sunk)) {
      proceed(state, { ...frame, step: 'crossingDemand' });
      return;
    }
    const settled = { ...frame, plain: all, fighters: 0, bombers: 0 };
    if (all === 0) proceed(state, { step: 'crossingReply', crossing, doomed: frame.doomed, sunk });
    else if (sunk) proceed(state, { step: 'crossingReply', crossing, doomed: frame.doomed + all, sunk });
    else proceed(state, { ...settled, step: 'crossingLoss' });
  },
};

export const crossingDemand: Choosing<'crossingDemand', 'demand' | 'waive'> = {
  rule: 'AA-R-95',
  verbs: ['demand', 'waive'],
  who: () => only('axis'),
  propose: () => [{ do: 'waive' }, { do: 'demand', what: 'air' }, { do: 'demand', what: 'crossing' }],
  refuse(_view, frame, action) {
    if (action.do === 'waive') return null;
    if (action.what === 'air' && frame.fighters > 0) return null;
    return action.what === 'crossing' && frame.bombers > 0 && !frame.sunk
      ? null
      : no('AA-R-95', { target: action.what });
  },
  act(state, frame, action, context) {
    const next: HitsFrame = { ...frame, step: 'crossingHits' };
    if (action.do === 'waive') {
      proceed(state, { ...next, plain: next.plain + next.fighters + next.bombers, fighters: 0, bombers: 0 });
      return;
    }
    const { what } = action;
    if (what !== 'air' && what !== 'crossing') return;
    context.log({ event: 'demanded', rule: 'AA-R-95', side: 'axis', what });
    if (what === 'air') proceed(state, { ...next, fighters: next.fighters - 1, doomed: next.doomed + 1 });
    else proceed(state, { ...next, bombers: next.bombers - 1, sunk: true });
  },
};

export const crossingLoss: Choosing<'crossingLoss', 'lose'> = {
  rule: 'AA-R-95',
  verbs: ['lose'],
  who: () => only('allies'),
  propose: () => [
    { do: 'lose', count: 1, kind: 'crossing' },
    { do: 'lose', count: 1, kind: 'fighter-aloft' },
  ],
  refuse: (_view, _frame, { count, kind }) =>
    count === 1 && (kind === 'crossing' || kind === 'fighter-aloft') ? null : no('AA-R-95', { unit: kind }),
  act(state, frame, { kind }) {
    const next: HitsFrame = { ...frame, step: 'crossingHits', plain: frame.plain - 1 };
    if (kind === 'crossing') proceed(state, { ...next, sunk: true });
    else proceed(state, { ...next, doomed: next.doomed + 1 });
  },
};

export const crossingReply: Automatic<'crossingReply'> = {
  run(state, { crossing, doomed, sunk }, context) {
    const { open } = state;
    const interceptors = { side: 'allies', kind: 'fighter', at: crossing } as const;
    if (asksWhich(state, interceptors, doomed)) return;
    const reply = roll(crossingVolleys(open, crossing).reply, context);
    context.log({
      event: 'volley',
      rule: 'AA-OPT-12',
      side: 'allies',
      at: crossing,
      groups: [reply],
      hits: reply.hits,
    });
    for (let n = 0; n < doomed; n++) {
      const index = nextLost(open, interceptors);
      if (index !== undefined) open.sorties.splice(index, 1);
    }
    if (doomed > 0)
      context.log({
        event: 'lost',
        rule: 'AA-R-95',
        side: 'allies',
        count: doomed,
        kind: 'fighter-aloft',
        at: crossing,
      });
    if (sunk) destroyCrossing(open, crossing, context);
    proceed(state, { step: 'raidersLoss', crossing, hits: reply.hits });
  },
};

const raiderKinds = (open: Open, crossing: CrossingId): AirKind[] =>
  AIR_KINDS.filter((kind) => raidersAt(open, crossing, kind).length > 0);

export const raidersLoss: Automatic<'raidersLoss'> = {
  run(state, { crossing, hits }, context) {
    const { open } = state;
    const kinds = raiderKinds(open, crossing);
    const [kind] = kinds;
    const all = kinds.reduce((count, each) => count + raidersAt(open, crossing, each).length, 0);
    if (hits === 0 || kind === undefined) finish(state);
    else if (kinds.length > 1 && hits < all) proceed(state, { step: 'raiderLoss', crossing, hits });
    else {
      proceed(state, { step: 'raidersLoss', crossing, hits: hits - 1 });
      loseRaider(open, crossing, kind, context);
    }
  },
};

export const raiderLoss: Choosing<'raiderLoss', 'lose'> = {
  rule: 'AA-CMB-17',
  verbs: ['lose'],
  who: () => only('axis'),
  propose: () => [
    { do: 'lose', count: 1, kind: 'fighter-aloft' },
    { do: 'lose', count: 1, kind: 'bomber-aloft' },
  ],
  refuse: ({ open }, { crossing }, { count, kind }) =>
    count === 1 && raiderKinds(open, crossing).some((each) => kind === `${each}-aloft`)
      ? null
      : no('AA-CMB-17', { unit: kind }),
  act(state, { crossing, hits }, { kind }, context) {
    proceed(state, { step: 'raidersLoss', crossing, hits: hits - 1 });
    loseRaider(state.open, crossing, kind === 'fighter-aloft' ? 'fighter' : 'bomber', context);
  },
};

function loseRaider(open: Open, crossing: CrossingId, kind: AirKind, context: AxisContext): void {
  const [victim] = raidersAt(open, crossing, kind);
  open.sorties = open.sorties.filter((each) => each !== victim);
  context.log({ event: 'lost', rule: 'AA-CMB-17', side: 'axis', count: 1, kind: `${kind}-aloft`, at: crossing });
}
