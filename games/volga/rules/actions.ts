import { type ActionOf, figure, notation, word } from '@kurgan/engine';
import { AREA_IDS } from '../data/areas.ts';
import { UNIT_IDS } from '../data/units.ts';
import { GROUP_IDS } from './state.ts';

const area = figure('an Area number, 1 to 50', AREA_IDS);
const unit = word('a German unit', UNIT_IDS);
const marker = word('a support marker', ['artillery', 'engineer', 'air']);

const declarations = {
  /** Dawn: a group arrives in an Area; if it doesn't fit, the entering units are picked one by one. */
  arrive: { group: word('a group', GROUP_IDS), area },
  enter: { unit },
  /** Supply. */
  buy: { what: word('a purchase', ['artillery', 'engineer', 'air', 'morale']) },
  return: { unit },
  base: { area },
  done: {},
  /** Combat Phase. */
  activate: { area },
  end: {},
  /** An Action Round. */
  move: { unit, to: area },
  halt: {},
  attack: { area },
  decline: { area },
  assault: {},
  join: { unit },
  everyone: {},
  ready: {},
  finish: {},
  /** A combat. */
  lose: { unit },
  withdraw: {},
  lead: { unit },
  place: { marker },
  fight: {},
  retreat: { unit, to: area },
} as const;

export type VolgaAction = ActionOf<typeof declarations>;
export const volgaNotation = notation(declarations);
