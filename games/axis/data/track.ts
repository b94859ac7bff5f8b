/** Source: rulebook, unless a line says otherwise. */
export const LIMITS = {
  /** Land units of a side in a zone (AA-MAP-08). */
  stack: 8,
  /** Air units of a side on an airfield (AA-MAP-11). */
  airfield: 4,
  lastRound: 13,
  firstWeather: 6,
  firstDraw: 3,
  forcedLaunch: 7,
  winterStormDelay: 3,
  /** Last round of Not One Step Back. */
  notOneStepBack: 2,
  /** Designed: the number is lost (AA-R-28). */
  combatMarkers: 20,
  /** Designed, but for the Axis pool. */
  tokens: 14,
  axisTokens: 7,
} as const;

/** Highest rolls that hit, of fire that is not combat. */
export const HITS_ON = { airDefense: 1, bombardment: 1, ambush: 2 } as const;

interface RoundFacts {
  readonly date: string;
  /** A roll up to this brings bad weather; 0: no roll. */
  readonly badWeather: number;
}

const round = (date: string, badWeather: number): RoundFacts => ({ date, badWeather });

/** Source: 13 rounds, their weather from round 6 on, and the first and the seventh date by the rulebook; the rest designed. */
export const ROUNDS: readonly RoundFacts[] = [
  round('21 August 1942', 0),
  round('5 September 1942', 0),
  round('20 September 1942', 0),
  round('5 October 1942', 0),
  round('20 October 1942', 0),
  round('4 November 1942', 2),
  round('19 November 1942', 3),
  round('27 November 1942', 3),
  round('5 December 1942', 4),
  round('12 December 1942', 4),
  round('20 December 1942', 4),
  round('28 December 1942', 5),
  round('5 January 1943', 5),
];

export function roundFacts(number: number): RoundFacts {
  const facts = ROUNDS[number - 1];
  if (facts === undefined) throw new RangeError(`there is no round ${number}`);
  return facts;
}

/** The order cards (AA-ORD-01). */
export const ORDER_CARDS = [
  'Weather Roll',
  'Axis Reinforcement',
  'Axis Movement',
  'Allies Reaction',
  'Axis Attack',
  'Axis Air Unit Landing',
  'Allies Counter-Offensive Preparation',
  'Heroic Workers of Stalingrad',
  'Allies Reinforcement',
  'Allies Movement',
  'Axis Reaction',
  'Allies Attack',
  'Allies Air Unit Landing',
  'End of Round',
] as const;

/** RPCs of Luftwaffe Priorities (AA-OPT-06). */
export const LUFTWAFFE_RPC = { race: 10, uranus: 5 } as const;
