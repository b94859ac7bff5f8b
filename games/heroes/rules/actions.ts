import { type ActionOf, figure, notation, word } from '@kurgan/engine';
import { CARDS, type CardId } from '../data/cards.ts';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { DIRECTION_NAMES } from './field/squares.ts';
import { POINT_NAMES, SQUARE_NAMES } from './square-names.ts';
import { PLACE_NAMES, UNIT_NAMES } from './unit-names.ts';

const unit = word('a unit, such as s1 or g3', UNIT_NAMES);
const square = word('a square, such as C4 or C4+', SQUARE_NAMES);
const point = word('an Interspace, such as C4*', POINT_NAMES);
const weapon = word('a weapon', ['first', 'second']);
const card = word('a card', Object.keys(CARDS) as CardId[]);
const marker = word('a marker', Object.keys(MARKERS) as MarkerId[]);

const POINTS: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);

const declarations = {
  /** Set-up. */
  pick: { unit, side: word('a side', ['full', 'active', 'inactive']) },
  put: { square },
  face: { direction: word('a direction', DIRECTION_NAMES) },
  /** Order Phase. */
  assign: { to: word('a unit or a tile', PLACE_NAMES) },
  keep: {},
  lift: {},
  confirm: {},
  /** Activations. */
  activate: { unit },
  reveal: { unit: word('a unit or a tile', PLACE_NAMES) },
  none: {},
  pass: {},
  move: {},
  assault: { unit },
  fire: {},
  hold: {},
  repair: { by: unit, unit, damage: word('a kind of Damage', ['crew', 'tracks', 'hull', 'primary']) },
  inspire: {},
  take: { die: figure('a die', POINTS.slice(0, 6)) },
  /** Movement. */
  step: { to: square },
  drive: { front: square, rear: square },
  push: { wreck: square },
  board: { unit },
  flip: {},
  stop: {},
  charge: {},
  retreat: { to: square },
  /** Fire. */
  shoot: { at: unit, with: weapon },
  suppress: { at: unit, with: weapon },
  distract: { at: unit, with: weapon },
  snipe: { at: unit, with: weapon },
  spread: { how: word('a way to fire', ['shoot', 'suppress']), at: unit, with: weapon },
  also: { at: unit },
  enough: {},
  give: { points: figure('points of Combat Value', POINTS) },
  shell: { with: weapon },
  lob: { with: weapon },
  spray: { with: weapon },
  throw: { marker },
  demolish: { at: square, with: weapon },
  forgo: {},
  place: { at: point },
  into: { room: square },
  toward: { direction: word('a direction', DIRECTION_NAMES) },
  hurl: { at: unit },
  next: { unit },
  settle: { to: square },
  use: { marker },
  bonus: { card },
  play: { card },
  target: { unit },
  reroll: { whose: word('a side', ['soviet', 'german']), with: word('a means', ['card', 'veteran']) },
  cease: {},
  react: { unit },
  frighten: {},
  spare: {},
  /** Supply Phase. */
  done: {},
  discard: { card },
  draw: {},
} as const;

export type HeroesAction = ActionOf<typeof declarations>;
export const heroesNotation = notation(declarations);
