import { LIME_STREET_AT_DAWN } from './01-lime-street-at-dawn.ts';
import { DOOR_TO_DOOR } from './02-door-to-door.ts';
import { THE_HOUSE_ON_JANUARY_SQUARE } from './03-the-house-on-january-square.ts';
import { HALL_NUMBER_FOUR } from './04-hall-number-four.ts';
import { WAGONS_AND_ARMOR } from './05-wagons-and-armor.ts';
import { THE_LAST_FERRY } from './06-the-last-ferry.ts';
import { HUNTERS_QUARTER } from './07-hunters-quarter.ts';
import { THE_GRAIN_TOWER } from './08-the-grain-tower.ts';
import { A_TALKATIVE_OFFICER } from './09-a-talkative-officer.ts';
import { TO_THE_RIVER } from './10-to-the-river.ts';
import type { ScenarioFacts } from './facts.ts';

const BY_NUMBER = {
  1: LIME_STREET_AT_DAWN,
  2: DOOR_TO_DOOR,
  3: THE_HOUSE_ON_JANUARY_SQUARE,
  4: HALL_NUMBER_FOUR,
  5: WAGONS_AND_ARMOR,
  6: THE_LAST_FERRY,
  7: HUNTERS_QUARTER,
  8: THE_GRAIN_TOWER,
  9: A_TALKATIVE_OFFICER,
  10: TO_THE_RIVER,
} as const satisfies Record<string, ScenarioFacts>;

export type ScenarioNumber = `${keyof typeof BY_NUMBER}`;
/** Free Battle has no printed scenario. */
export type ScenarioId = ScenarioNumber | 'free';
export const SCENARIOS: Readonly<Record<ScenarioNumber, ScenarioFacts>> = BY_NUMBER;
