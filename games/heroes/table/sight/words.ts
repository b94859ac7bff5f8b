import { capital, listed } from '@kurgan/engine';
import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import { squareName } from '../../rules/areas.ts';
import type { Line } from '../../rules/field/explain.ts';
import { effectsAt, isInside, VEIL } from '../../rules/field/ground.ts';
import { at, NOWHERE, type Square } from '../../rules/field/squares.ts';
import { interspaceAt, templateSquares } from '../../rules/field/templates.ts';
import { backOf, bodyOf, lay, placesOf } from '../../rules/ground.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import type { Open, View } from '../../rules/state.ts';
import { theUnit } from '../words/names.ts';
import { unitsOn } from '../words/place.ts';
import type { PassedSquare, SightPath } from './path.ts';

/** A line of sight in a sentence or two. */
export interface SightStory {
  /** How the line runs as far as it is clear. */
  readonly way: string;
  /** What takes something off the shot, or stops it. */
  readonly hindrance: string;
  /** Whatever else explains it. */
  readonly more: readonly string[];
  readonly rules: readonly RuleId[];
}

type Blocker = NonNullable<Line['blocker']>;

interface StoryPart {
  readonly text: string;
  readonly isStrong: boolean;
}

/** As one reads it: what hinders the shot stands out. */
export function storyParts({ way, hindrance, more }: SightStory): readonly StoryPart[] {
  const rest = ['.', ...more].join(' ');
  if (hindrance === '') return [{ text: capital(way) + rest, isStrong: false }];
  return [
    ...(way === '' ? [] : [{ text: `${capital(way)}; `, isStrong: false }]),
    { text: way === '' ? capital(hindrance) : hindrance, isStrong: true },
    { text: rest, isStrong: false },
  ];
}

/** `isCounted`: the shot loses by what obscures the line, and is stopped by what blocks it; some weapons fire over both. */
export function sightStory(view: View, a: number, b: number, path: SightPath, isCounted = true): SightStory {
  const { line } = path;
  const points = pointsTold(view, a, b);
  const extra = line.blocker === null ? [...endsTold(view, a, b), ...points, ...infantryTold(view.open, path)] : points;
  const more = extra.map(({ text }) => text);
  const rules = extra.map(({ rule }) => rule);
  if (line.blocker !== null) {
    const { text, rule } = blockedBy(view, line.blocker);
    const over = isCounted ? [] : ['This weapon fires over it.'];
    return { way: '', hindrance: text, more: [...over, ...more], rules: [rule, ...rules] };
  }
  const way = wayOf(view.open, path);
  if (line.penalty === 0) return { way, hindrance: '', more, rules: ['HS-LOS-02', ...rules] };
  const spared = isCounted ? [] : ['This shot loses nothing by it.'];
  return { way, hindrance: costOf(view.open, line), more: [...spared, ...more], rules: ['HS-LOS-08', ...rules] };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const WAYS = { out: 'out by the', in: 'in by the', through: 'through the' } as const;

const ROOM = 'across the room';

/** How the line runs where nothing takes anything off it: `out by the door, clear over open ground`. */
function wayOf(open: Open, { line, steps }: SightPath): string {
  const { field, ruined } = lay(open);
  const isPlain = (step: SightPath['steps'][number]): step is PassedSquare =>
    step.is === 'square' && step.penalty === 0;
  const outside = steps.filter(isPlain).filter(({ square }) => !isInside(field, ruined, square));
  const clear = `clear over ${groundName(open, outside)}`;
  const told = steps.flatMap((step) => {
    if (step.is === 'side') return [`${WAYS[step.way]} ${step.barrier}`];
    if (!isPlain(step)) return [];
    return [isInside(field, ruined, step.square) ? ROOM : clear];
  });
  const parts = [...new Set(told)];
  if (line.penalty > 0 || parts.includes(clear)) return parts.join(', ');
  if (parts.length === 0) return 'side by side: nothing lies between';
  return parts.length === 1 && parts[0] === ROOM
    ? `clear ${ROOM}`
    : `${parts.join(', ')}, and nothing else lies between`;
}

const GROUNDS: Readonly<Record<string, string>> = { yard: 'the yard', rails: 'the railway', water: 'the river' };

/** `open ground`, unless all of it is something else that has a name. */
function groundName(open: Open, squares: readonly PassedSquare[]): string {
  const { field } = lay(open);
  const names = squares.map(({ square }) => {
    const isOnTile = at(field.tile, square) >= 0;
    return isOnTile ? undefined : GROUNDS[TERRAIN[TERRAIN_CODES[at(field.terrain, square)] ?? '.'].id];
  });
  const [first] = names;
  return first !== undefined && names.every((name) => name === first) ? first : 'open ground';
}

interface Cause {
  readonly noun: string;
  readonly value: number;
}

/** `one rubble square of the Gutted House takes 1`, `two thicket squares take 2 and smoke takes 1: 3 in all`. */
function costOf(open: Open, { obscured, penalty }: Line): string {
  const causes = obscured.flatMap(({ square, by }) => causesAt(open, square, by));
  const nouns = [...new Set(causes.map(({ noun }) => noun))];
  const told = nouns.map((noun) => {
    const same = causes.filter((cause) => cause.noun === noun);
    const value = same.reduce((sum, cause) => sum + cause.value, 0);
    if (noun === SMOKE) return `smoke takes ${value}`;
    return same.length === 1
      ? `one ${noun} takes ${value}`
      : `${inWords(same.length)} ${noun.replace('square', 'squares')} take ${value}`;
  });
  return told.length > 1 ? `${listed(told)}: ${penalty} in all` : (told[0] ?? '');
}

const SMOKE = 'smoke';

/** Smoke comes on top of the ground; of the ground and a wreck on it the worse counts (HS-R-104, HS-R-130). */
function causesAt(open: Open, square: Square, by: number): readonly Cause[] {
  const ground = lay(open);
  const smoke = open.smoke.reduce((sum, { x, y, value }) => {
    const point = interspaceAt(ground.field, x, y);
    return sum + (point !== null && templateSquares(ground, point).includes(square) ? value : 0);
  }, 0);
  const rest = by - smoke;
  return [
    ...(rest > 0 ? [{ noun: groundNoun(open, square, rest), value: rest }] : []),
    ...(smoke > 0 ? [{ noun: SMOKE, value: Math.min(smoke, by) }] : []),
  ];
}

function groundNoun(open: Open, square: Square, value: number): string {
  const { field, ruined } = lay(open);
  if (effectsAt(field, ruined, square).obscures < value) return 'square of a wreck';
  const tile = field.tiles[at(field.tile, square)];
  if (tile !== undefined)
    return `${tile.facts.kind === 'building' ? 'rubble square' : 'square'} of the ${tile.facts.name}`;
  return `${TERRAIN[TERRAIN_CODES[at(field.terrain, square)] ?? '.'].id.replace('-', ' ')} square`;
}

interface Told {
  readonly text: string;
  readonly rule: RuleId;
}

function blockedBy(view: View, { by, square, edge }: Blocker): Told {
  const { open } = view;
  const { field, ruined, edges } = lay(open);
  const where = squareName(open, square);
  const building = field.tiles[at(field.tile, square)]?.facts.name ?? 'building';
  switch (by) {
    case 'wall':
      return { text: `a wall of the ${building} at ${where} stops the line`, rule: 'HS-GEO-07' };
    case 'opening':
      return {
        text: `the line crosses ${OPENINGS[at(edges, edge)] ?? 'an opening'} of the ${building} at ${where}, but neither of the two stands at it`,
        rule: 'HS-GEO-07',
      };
    case 'building':
      return { text: `the ${building} stands in between, at ${where}`, rule: 'HS-GEO-07' };
    case 'terrain': {
      const isTile = at(field.tile, square) >= 0 && !isInside(field, ruined, square);
      return { text: `the ${isTile ? building : 'standing ruin'} at ${where} stops the line`, rule: 'HS-LOS-07' };
    }
    case 'wreck':
      return { text: `the wreck at ${where} stops the line`, rule: 'HS-LOS-04' };
    case 'vehicle':
      return {
        text: `${blockerName(view, square)} at ${where} stands in between, and a vehicle blocks every line`,
        rule: 'HS-LOS-06',
      };
    case 'infantry':
      return {
        text: `${blockerName(view, square)} at ${where} stands in between, and infantry blocks between infantry`,
        rule: 'HS-LOS-05',
      };
  }
}

/** By the state of an edge. */
const OPENINGS: Readonly<Record<number, string>> = { 2: 'a window', 3: 'a door', 4: 'a breach' };

function blockerName(view: View, square: Square): string {
  const [unit] = unitsOn(view.open, square);
  return unit === undefined ? 'a unit' : theUnit(view, unit);
}

const isLong = (open: Open, u: number): boolean => backOf(open, u) !== NOWHERE;

/** The ground at the ends never counts (HS-LOS-09); it is told where it would otherwise. */
function endsTold({ open }: View, a: number, b: number): readonly Told[] {
  const { veil } = lay(open);
  const hides = (u: number): boolean =>
    placesOf(open, u).some((square) => (at(veil, square) & (VEIL.obscures | VEIL.solid)) !== 0);
  const squares = (u: number): string => (isLong(open, u) ? 'squares' : 'square');
  const never = (u: number): string => (isLong(open, u) ? 'never count' : 'never counts');
  if (hides(a) && hides(b))
    return [{ text: `Your own ${squares(a)} and the target’s never count.`, rule: 'HS-LOS-09' }];
  if (hides(a)) return [{ text: `Your own ${squares(a)} ${never(a)}.`, rule: 'HS-LOS-09' }];
  return hides(b) ? [{ text: `The target’s own ${squares(b)} ${never(b)}.`, rule: 'HS-LOS-09' }] : [];
}

/** To and from a vehicle of two squares there are several lines (HS-LOS-12). */
function pointsTold(view: View, a: number, b: number): readonly Told[] {
  const { open } = view;
  const name = (u: number): string => theUnit(view, bodyOf(open, u));
  const [from, to] = [isLong(open, a), isLong(open, b)];
  if (from && to) return [{ text: 'It is the best line between the two vehicles.', rule: 'HS-LOS-12' }];
  if (!from && !to) return [];
  return [{ text: `It is the best line ${from ? 'from' : 'to'} ${name(from ? a : b)}.`, rule: 'HS-LOS-12' }];
}

/** Somebody on foot stands in between, and does not block since one of the ends is a vehicle. */
function infantryTold(open: Open, { line, steps }: SightPath): readonly Told[] {
  const { veil } = lay(open);
  const isPassed = steps.some((step) => step.is === 'square' && (at(veil, step.square) & VEIL.infantry) !== 0);
  if (!isPassed || line.blocker !== null) return [];
  return [{ text: 'Infantry in between blocks only between infantry.', rule: 'HS-LOS-05' }];
}
