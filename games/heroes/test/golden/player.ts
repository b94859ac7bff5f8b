import type { SeededChance } from '@kurgan/engine';
import type { HeroesAction } from '../../rules/actions.ts';
import { fieldFor, squareCalled } from '../../rules/areas.ts';
import { endOf, firstOf, of, onField, unitCalled } from '../../rules/counters.ts';
import { at } from '../../rules/field/squares.ts';
import { NONE, other, type Seat, type View } from '../../rules/state.ts';

/** Taken whenever it can be, best first. */
const EAGER: readonly HeroesAction['do'][] = [
  'muster',
  'confirm',
  'charge',
  'fire',
  'snipe',
  'shoot',
  'spread',
  'shell',
  'lob',
  'spray',
  'throw',
  'suppress',
  'react',
  'demolish',
];
/** Ways out of a choice. */
const OUT: readonly HeroesAction['do'][] = ['pass', 'done', 'stop', 'draw'];
/** Of so many chances to take a way out, one is used. */
const RESTLESS = 4;

/** An enemy so near is assaulted, in half squares. */
const NEAR = 6;

/** Half squares between two squares. */
function distance({ open }: View, from: number, to: number): number {
  const { x, y } = fieldFor(open);
  return Math.max(Math.abs(at(x, from) - at(x, to)), Math.abs(at(y, from) - at(y, to)));
}

/** Half squares from a square to the enemy that the unit goes for, or else to the nearest one. */
function wayToGo(view: View, seat: Seat, square: string): number {
  const { open, flow } = view;
  const frame = flow.at(-1);
  const target = frame?.step === 'moving' ? frame.target : NONE;
  const enemy = other(seat);
  const goals = target === NONE ? range(firstOf(open, enemy), endOf(open, enemy)) : [target];
  const ways = goals
    .filter((u) => onField(open, u))
    .map((u) => distance(view, squareCalled(open, square), of(open.units.at, u)));
  return Math.min(...ways);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** An assault on an enemy that is near. */
function assaultOf(view: View, legal: readonly HeroesAction[]): HeroesAction | undefined {
  const { open, flow } = view;
  const frame = flow.at(-1);
  if (frame?.step !== 'activation') return undefined;
  const here = of(open.units.at, frame.unit);
  return legal.find(
    (action) =>
      action.do === 'assault' && distance(view, here, of(open.units.at, unitCalled(open, action.unit))) <= NEAR,
  );
}

/**
 * A simple player for the golden games: it fires and assaults when it can, goes for the enemy, and does the rest by chance. It
 * knows nothing of the bots, so that a golden game changes only with the rules.
 */
export function choose(view: View, seat: Seat, legal: readonly HeroesAction[], chance: SeededChance): HeroesAction {
  const assault = assaultOf(view, legal);
  if (assault !== undefined) return assault;
  for (const verb of EAGER) {
    const all = legal.filter((action) => action.do === verb);
    const one = all[chance.below(Math.max(1, all.length))];
    if (one !== undefined) return one;
  }
  const out = legal.find((action) => OUT.includes(action.do));
  if (out !== undefined && chance.below(RESTLESS) === 0) return out;
  const steps = legal
    .filter((action) => action.do === 'step')
    .map((action) => ({ action, far: wayToGo(view, seat, action.to) }));
  const [nearest] = steps.sort((a, b) => a.far - b.far);
  const rest = legal.filter((action) => action !== out && action.do !== 'lift' && action.do !== 'step');
  const chosen = nearest?.action ?? rest[chance.below(Math.max(1, rest.length))] ?? out;
  if (chosen === undefined) throw new Error(`${seat} has nothing to choose from`);
  return chosen;
}
