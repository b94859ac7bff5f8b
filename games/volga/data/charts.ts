import type { Corps } from './units.ts';

/** A chart row for every roll from `from` to `to`. */
export interface Rolled {
  readonly from: number;
  readonly to: number;
}

/** Movement Factors to enter an Area. Source: rulebook 8.2 (AV-MOVE-03 to AV-MOVE-06). */
export const MOVEMENT_COSTS = { vacant: 1, vacantNextToSoviet: 2, revealed: 3, unrevealed: 4 } as const;

/** In Supply Points; a unit's return cost is listed with the unit. Source: rulebook 6.3. */
export const SUPPLY_COSTS = { artillery: 1, engineer: 2, air: 3, morale: 3 } as const;

/**
 * Number of markers. Source: Air rulebook 6.3, Isolation 12.3; Artillery and Engineer designed (AV-R-04), 13.3 shows
 * six and two.
 */
export const MARKERS = { air: 3, artillery: 8, engineer: 4, isolation: 14 } as const;

/** Source: rulebook 3.3, 5.2 (AV-MAP-11, AV-MARK-01). */
export const MORALE = { min: 0, max: 19, strongFrom: 10 } as const;

/** Option 12.7: its starting Morale in September, and the range a player can choose from (designed, AV-R-70). */
export const START_MORALE = { reduced: 15, min: 1, max: 19 } as const;

/** Option 12.5: the change of the Air die in Heavy Urban Areas, and its minimum. Source: rulebook 12.5. */
export const LIMITED_AIR = { heavyUrban: -2, min: 1 } as const;

export interface BloodyStreetsRow extends Rolled {
  readonly morale: number;
  /** Every German unit in the Area becomes Spent. */
  readonly spent: boolean;
}

/** Source: rulebook 6.4.1 (AV-BS-02 to AV-BS-04). */
export const BLOODY_STREETS: readonly BloodyStreetsRow[] = [
  { from: 1, to: 4, morale: 0, spent: false },
  { from: 5, to: 5, morale: -1, spent: false },
  { from: 6, to: 6, morale: -1, spent: true },
];

export interface IsolationRow extends Rolled {
  /** Change of the Soviet Defense Factor. */
  readonly defense: number;
}

/** Source: rulebook 12.3 (AV-OPT-08). */
export const ISOLATION: readonly IsolationRow[] = [
  { from: 1, to: 1, defense: 1 },
  { from: 2, to: 3, defense: 0 },
  { from: 4, to: 5, defense: -1 },
  { from: 6, to: 6, defense: -2 },
];

/** Effects of a Turn's event. */
export interface TurnEffects {
  /** No Air marker may be placed. */
  readonly noAir: boolean;
  /** Value of each Artillery marker. */
  readonly artillery: number;
  /** Added to every Soviet Defense Value. */
  readonly defense: number;
  readonly supplyDice: number;
  /** Units of this corps may not be activated. */
  readonly pausedCorps: Corps | null;
  /** Movement Factor of every German unit, replacing its own. */
  readonly move: number | null;
  /** The scenario's breakthrough division leaves the map. */
  readonly withdraw: boolean;
}

/** A Turn without an event. Source: rulebook 6.3, 9.5.2. */
export const ORDINARY_TURN: TurnEffects = {
  noAir: false,
  artillery: 2,
  defense: 0,
  supplyDice: 4,
  pausedCorps: null,
  move: null,
  withdraw: false,
};

export type EventId =
  | 'breakthrough64'
  | 'offensive64'
  | 'shells'
  | 'pauseXLVIII'
  | 'pauseLI'
  | 'rain'
  | 'commissars'
  | 'offensive66'
  | 'breakthrough66';

export interface EventFacts {
  readonly title: string;
  readonly effects: TurnEffects;
  /** Void on the first Turn of the game (AV-EVT-12). */
  readonly notOnFirstTurn: boolean;
}

function event(title: string, effects: Partial<TurnEffects>, notOnFirstTurn = false): EventFacts {
  return { title, effects: { ...ORDINARY_TURN, ...effects }, notOnFirstTurn };
}

const VOID_ON_FIRST_TURN = true;

/** Source: rulebook 14.6.1, 10.1; designed: a Logistical Pause stops one corps, and which one (AV-R-01, AV-R-59). */
export const EVENTS: Readonly<Record<EventId, EventFacts>> = {
  breakthrough64: event('64th Army Breakthrough', { withdraw: true }, VOID_ON_FIRST_TURN),
  offensive64: event('64th Army Offensive', { noAir: true }),
  shells: event('Artillery Shell Shortages', { artillery: 1 }),
  pauseXLVIII: event('Logistical Pause (XLVIII Panzer Corps)', { pausedCorps: 'XLVIII' }, VOID_ON_FIRST_TURN),
  pauseLI: event('Logistical Pause (LI Corps)', { pausedCorps: 'LI' }, VOID_ON_FIRST_TURN),
  rain: event('Rain', { noAir: true, move: 4 }),
  commissars: event('Commissars', { defense: 1 }),
  offensive66: event('66th Army Offensive', { noAir: true }),
  breakthrough66: event('66th Army Breakthrough', { supplyDice: 2, noAir: true }, VOID_ON_FIRST_TURN),
};

export interface EventRow extends Rolled {
  readonly event: EventId;
}

/** Source: 3 from rulebook 6.2.1 and 15 from 13.2; the other numbers designed after the Factory chart (AV-R-01). */
export const SEPTEMBER_EVENTS: readonly EventRow[] = [
  { from: 3, to: 3, event: 'breakthrough64' },
  { from: 4, to: 4, event: 'offensive64' },
  { from: 5, to: 6, event: 'shells' },
  { from: 7, to: 8, event: 'pauseXLVIII' },
  { from: 9, to: 12, event: 'commissars' },
  { from: 13, to: 14, event: 'pauseLI' },
  { from: 15, to: 16, event: 'shells' },
  { from: 17, to: 17, event: 'offensive66' },
  { from: 18, to: 18, event: 'breakthrough66' },
];

/** Source: rulebook 14.6.1 (AV-FAC-16). */
export const FACTORY_EVENTS: readonly EventRow[] = [
  { from: 3, to: 3, event: 'breakthrough64' },
  { from: 4, to: 4, event: 'offensive64' },
  { from: 5, to: 6, event: 'shells' },
  { from: 7, to: 8, event: 'rain' },
  { from: 9, to: 12, event: 'commissars' },
  { from: 13, to: 14, event: 'rain' },
  { from: 15, to: 16, event: 'shells' },
  { from: 17, to: 17, event: 'offensive66' },
  { from: 18, to: 18, event: 'breakthrough66' },
];
