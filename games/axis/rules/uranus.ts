import { no, type Refusal } from '@kurgan/engine';
import { LIMITS } from '../data/track.ts';
import { AIR_KINDS, LAND_KINDS_OF } from '../data/units.ts';
import { CARDS_IN_A_ZONE, type CardId, cardOf } from '../data/uranus.ts';
import { type UranusArea, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { canStack, deploy } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { addTokens } from './stacks.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type Choosing,
  finish,
  first,
  type Open,
  only,
  proceed,
  type State,
  type View,
} from './state.ts';

/** Card 7 and the opening of Operation Uranus. Cards lie in the Allies' private room until the launch. */

const AREAS = ['northwest', 'southeast'] as const satisfies readonly UranusArea[];

const otherArea = (area: UranusArea): UranusArea => (area === 'northwest' ? 'southeast' : 'northwest');

function draw(state: State, count: number, context: AxisContext): CardId[] {
  const faces = state.sealed.deck.splice(0, count);
  state.private.allies.drawn.push(...faces);
  context.learn('allies');
  context.log({ event: 'drew', rule: 'AA-URA-01', cards: faces.length, faces: [] }, { allies: { faces } });
  return faces;
}

function lay(state: State, cards: readonly CardId[], area: UranusArea, context: AxisContext): void {
  const room = state.private.allies;
  room.drawn = room.drawn.filter((card) => !cards.includes(card));
  room[area].push(...cards);
  state.open.uranus[area] += cards.length;
  const event = { event: 'placed', rule: 'AA-URA-02', area, cards: cards.length, faces: [] } as const;
  context.log(event, { allies: { faces: cards } });
}

/** Two cards a round, from round 3 until the launch (AA-URA-01). */
export const preparation: Automatic<'preparation'> = {
  run(state, _frame, context) {
    draw(state, 2, context);
    proceed(state, { step: 'placing' }, { step: 'launching' });
  },
};

const drawnBy = (view: View): readonly CardId[] => view.private.allies?.drawn ?? [];

/** One card for each area: placing the first places the other. */
export const placing: Choosing<'placing', 'place'> = {
  rule: 'AA-URA-01',
  verbs: ['place'],
  exact: true,
  who: () => only('allies'),
  propose: (view) =>
    drawnBy(view).flatMap((card) => AREAS.map((area): Action<'place'> => ({ do: 'place', card, area }))),
  refuse: (view, _frame, { card }) => (drawnBy(view).includes(card) ? null : no('AA-URA-01', { card })),
  act(state, _frame, { card, area }, context) {
    finish(state);
    const rest = state.private.allies.drawn.filter((each) => each !== card);
    lay(state, [card], area, context);
    lay(state, rest, otherArea(area), context);
  },
};

/** The launch is a choice until round 7 forces it (AA-URA-03). */
export const launching: Automatic<'launching'> = {
  run(state, _frame, context) {
    if (state.open.round < LIMITS.forcedLaunch) {
      proceed(state, { step: 'launch' });
      return;
    }
    finish(state);
    launchNow(state, context);
  },
};

export const launch: Choosing<'launch', 'launch' | 'wait'> = {
  rule: 'AA-URA-03',
  verbs: ['launch', 'wait'],
  who: () => only('allies'),
  propose: () => [{ do: 'launch' }, { do: 'wait' }],
  refuse: () => null,
  act(state, _frame, action, context) {
    finish(state);
    if (action.do === 'launch') launchNow(state, context);
  },
};

/** Shows all placed cards; the rest of the deck leaves the game unseen (AA-URA-04). */
function launchNow(state: State, context: AxisContext): void {
  const { open, private: rooms, sealed } = state;
  const { uranus } = open;
  uranus.launched = true;
  uranus.shown = AREAS.flatMap((area) => rooms.allies[area].map((card) => ({ card, area, zone: null })));
  for (const area of AREAS) {
    rooms.allies[area] = [];
    uranus[area] = 0;
  }
  sealed.deck = [];
  open.winterStorm = open.round + LIMITS.winterStormDelay; // AA-URA-05
  context.learn();
  const { winterStorm } = open;
  context.log({ event: 'launched', rule: 'AA-URA-04', cards: uranus.shown.length, winterStorm });
  first(state, { step: 'assignment' });
}

function assignForbidden(open: Open, card: CardId, zone: ZoneId): RuleId | null {
  const shown = open.uranus.shown.find((each) => each.card === card && each.zone === null);
  if (shown === undefined) return 'AA-URA-09';
  const { uranus } = ZONES[zone];
  if (uranus === null || uranus.area !== shown.area) return 'AA-URA-06';
  if (uranus.from > open.round) return 'AA-URA-07';
  const there = open.uranus.shown.filter((each) => each.zone === zone).length;
  return there < CARDS_IN_A_ZONE ? null : 'AA-URA-08';
}

const refuseAssignment = (open: Open, { card, zone }: Action<'assign'>): Refusal<RuleId> | null => {
  const rule = assignForbidden(open, card, zone);
  return rule === null ? null : no(rule, { card, zone, round: open.round });
};

/** Every card gets its zone before any unit appears (AA-URA-09). */
export const assignment: Choosing<'assignment', 'assign'> = {
  rule: 'AA-URA-09',
  verbs: ['assign'],
  who: () => only('allies'),
  propose({ open }) {
    const [next] = open.uranus.shown.filter(({ zone }) => zone === null);
    if (next === undefined) return [];
    const { card } = next;
    return ZONE_IDS.filter((zone) => ZONES[zone].uranus !== null).map(
      (zone): Action<'assign'> => ({ do: 'assign', card, zone }),
    );
  },
  refuse({ open }, _frame, action) {
    const [next] = open.uranus.shown.filter(({ zone }) => zone === null);
    return next?.card === action.card
      ? refuseAssignment(open, action)
      : no('AA-URA-09', { next: next?.card ?? 'none' });
  },
  act(state, _frame, { card, zone }) {
    const { shown } = state.open.uranus;
    for (const each of shown) if (each.card === card) each.zone = zone;
    if (shown.every((each) => each.zone !== null)) proceed(state, { step: 'deployment' });
  },
};

export const deployment: Automatic<'deployment'> = {
  run(state, _frame, context) {
    finish(state);
    for (const { card, zone } of state.open.uranus.shown) if (zone !== null) deployCard(state, card, zone, context);
  },
};

/** Land units on the ground, aircraft in the air, tokens beside them (AA-URA-10, AA-URA-12). */
function deployCard(state: State, card: CardId, zone: ZoneId, context: AxisContext): void {
  const { open } = state;
  const { units, tokens } = cardOf(card);
  context.log({ event: 'deployed', rule: 'AA-URA-12', card, zone });
  for (const kind of LAND_KINDS_OF.allies) {
    for (let n = units[kind] ?? 0; n > 0; n--) {
      if (canStack(open, 'allies', kind, zone)) deploy(state, 'allies', zone, kind, context, 'AA-URA-12');
      else context.log({ event: 'forfeited', rule: 'AA-R-27', side: 'allies', kind, zone });
    }
  }
  for (const kind of AIR_KINDS) {
    for (let n = units[kind] ?? 0; n > 0; n--)
      open.sorties.push({ side: 'allies', kind, at: zone, mission: 'hover', tokens: 0, passenger: null, home: null });
  }
  const placed = Math.min(tokens, open.pool.allies); // AA-R-91
  if (placed === 0) return;
  open.pool.allies -= placed;
  addTokens(open, 'allies', zone, placed);
  const before = open.uranus.tokens.find((each) => each.zone === zone);
  if (before === undefined) open.uranus.tokens.push({ zone, count: placed });
  else before.count += placed;
}

/** Operation Uranus begins with five cards for one area and five unseen ones for the other (AA-SETU-08, AA-R-19). */
export const firstFive: Automatic<'firstFive'> = {
  run(state, _frame, context) {
    draw(state, 5, context);
    proceed(state, { step: 'firstArea' });
  },
};

export const firstArea: Choosing<'firstArea', 'all'> = {
  rule: 'AA-SETU-08',
  verbs: ['all'],
  who: () => only('allies'),
  propose: () => AREAS.map((area) => ({ do: 'all', area })),
  refuse: () => null,
  act(state, _frame, { area }, context) {
    finish(state);
    lay(state, [...state.private.allies.drawn], area, context);
    lay(state, draw(state, 5, context), otherArea(area), context);
    launchNow(state, context);
  },
};
