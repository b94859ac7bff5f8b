import { type ActionOf, figure, notation, word } from '@kurgan/engine';
import { BOARD_FACES } from '../data/boards.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { DIRECTION_NAMES } from './field/squares.ts';
import { OPTION_IDS, SLOT_IDS, TILE_IDS } from './recruitment/ids.ts';
import { POINT_NAMES, SQUARE_NAMES } from './square-names.ts';
import { PLACE_NAMES, TILE_NAMES, UNIT_NAMES } from './unit-names.ts';

const unit = word('a unit, such as s1 or g3', UNIT_NAMES);
const square = word('a square, such as C4 or C4+', SQUARE_NAMES);
const point = word('an Interspace, such as C4*', POINT_NAMES);
const weapon = word('a weapon', ['first', 'second']);
const card = word('a card', Object.keys(CARDS) as CardId[]);
const marker = word('a marker', Object.keys(MARKERS) as MarkerId[]);

const tile = word('a tile of the army', TILE_NAMES);
const slot = word('a slot', SLOT_IDS);

const POINTS: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);

const declarations = {
  /** Before a Free Battle. */
  recruit: { tile: word('a recruitment tile', TILE_IDS) },
  equip: { tile, slot, option: word('an option', OPTION_IDS) },
  unequip: { tile, slot },
  dismiss: { tile },
  muster: {},
  lay: { board: word('a board face', BOARD_FACES) },
  edge: { edge: word('an edge', ['north', 'south']) },
  /** Set-up. */
  pick: { unit, side: word('a side', ['full', 'active', 'inactive']) },
  put: { square },
  embark: { vehicle: unit },
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
  exit: {},
  flip: {},
  stop: {},
  charge: {},
  ram: { front: square, rear: square },
  sally: { from: square },
  breach: {},
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
  jet: { from: square, direction: word('a direction', DIRECTION_NAMES) },
  hurl: { at: unit },
  next: { unit },
  settle: { to: square },
  use: { marker },
  bonus: { card },
  play: { card },
  target: { unit },
  mend: { unit, damage: word('a kind of Damage', ['crew', 'tracks', 'hull', 'primary']) },
  transfer: { unit, to: unit },
  look: { unit },
  swap: { unit, with: unit },
  climb: { to: square },
  reroll: { whose: word('a side', ['soviet', 'german']), with: word('a means', ['card', 'veteran']) },
  cease: {},
  react: { unit },
  frighten: {},
  spare: {},
  /** Supply Phase. */
  done: {},
  discard: { card },
  replace: { card },
  draw: {},
} as const;

export type HeroesAction = ActionOf<typeof declarations>;
export const heroesNotation = notation(declarations);
